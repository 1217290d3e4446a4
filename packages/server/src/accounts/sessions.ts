/**
 * Sessions: a token that only its holder has, its hash in the store, and a signature so that what we did not make is turned
 * away unread. A token is renewed daily. The next one follows from it and our key, so that parallel requests, several
 * processes and a lost answer all end at the same next token; the old one stays until the new one has been used, and a
 * minute longer. An old one that turns up later was copied: where its owner can sign in again, the whole line is ended.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Records } from '../store/index.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** As long as browsers keep a cookie at most. */
export const SESSION_MS = 400 * DAY;
export const RENEW_MS = DAY;
export const OVERLAP_MS = 60 * SECOND;
/** How many renewals an old token is followed for. */
const MOST_STEPS = 32;
const MOST_CONFIRMED = 10_000;
const MOST_UNKNOWN = 10_000;
const UNKNOWN_MS = 600 * SECOND;

/** Lengths of the parts of a cookie: token, time of issue, player, hash of the token before, signature. */
const TOKEN = 43;
const ISSUED = 9;
const PLAYER = 22;
const HASH = 43;
const NO_HASH = '-'.repeat(HASH);
const WHOLE = TOKEN + ISSUED + PLAYER + HASH + HASH;

interface Parts {
  readonly token: string;
  readonly issued: number;
  readonly player: string;
  readonly before: string;
}

export type Reading =
  | {
      readonly ok: true;
      readonly player: string;
      /** A new cookie, when one is due. */
      readonly renewed: string | null;
    }
  | { readonly ok: false; readonly why: 'none' | 'forged' | 'unknown' | 'reused' };

export interface Sessions {
  /** Text of a cookie, or of a bearer token. */
  begin(player: string): Promise<string>;
  /** `mayRenew`: the caller can hand a new cookie out. */
  read(text: string | undefined, mayRenew: boolean): Promise<Reading>;
  end(text: string | undefined): Promise<void>;
  endAll(player: string): Promise<void>;
}

export interface SessionOptions {
  readonly store: Records['sessions'];
  readonly key: string;
  readonly now?: () => number;
  /** Whether a player can sign in again by other means. */
  readonly canReturn: (player: string) => Promise<boolean>;
  /** An old token has turned up, and what there was to end has ended. */
  readonly onReuse?: (player: string) => void;
}

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

export function newPlayerId(): string {
  return randomBytes(16).toString('base64url');
}

export function createSessions(options: SessionOptions): Sessions {
  const { store, canReturn } = options;
  const now = options.now ?? Date.now;
  // Two keys from one, so that neither use says anything about the other.
  const keyFor = (use: string) => createHmac('sha256', options.key).update(use).digest();
  const signKey = keyFor('sign');
  const nextKey = keyFor('next');
  /** What became of tokens that ended, which none ever comes back from: to ask again costs nothing. */
  const unknown = new Map<string, { readonly reading: Reading; readonly until: number }>();
  /** Tokens whose predecessor has been seen off. */
  const confirmed = new Set<string>();

  const sign = (text: string) => createHmac('sha256', signKey).update(text).digest('base64url');
  const next = (token: string) => createHmac('sha256', nextKey).update(token).digest('base64url');

  function write({ token, issued, player, before }: Parts): string {
    const text = token + issued.toString(36).padStart(ISSUED, '0') + player + before;
    return text + sign(text);
  }

  function parse(text: string): Parts | null {
    if (text.length !== WHOLE || !/^[\w-]+$/.test(text)) return null;
    const signed = text.slice(0, -HASH);
    const given = Buffer.from(text.slice(-HASH));
    if (!timingSafeEqual(given, Buffer.from(sign(signed)))) return null;
    let at = 0;
    const part = (length: number) => {
      at += length;
      return signed.slice(at - length, at);
    };
    const token = part(TOKEN);
    const issued = Number.parseInt(part(ISSUED), 36);
    return { token, issued, player: part(PLAYER), before: part(HASH) };
  }

  async function begin(player: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const issued = now();
    await store.put({ token: hashOf(token), player, expires: issued + SESSION_MS });
    return write({ token, issued, player, before: NO_HASH });
  }

  /** The new token has arrived, so nobody needs the old one but requests that are still on their way. */
  async function confirm({ token, before, player }: Parts): Promise<void> {
    if (before === NO_HASH || confirmed.has(token)) return;
    const at = now();
    const old = await store.get(before, at);
    if (old !== null && old.expires > at + OVERLAP_MS) {
      await store.put({ token: before, player, expires: at + OVERLAP_MS });
    }
    if (confirmed.size >= MOST_CONFIRMED) confirmed.clear();
    confirmed.add(token);
  }

  async function renew({ token, player }: Parts): Promise<string> {
    const issued = now();
    const after = next(token);
    await store.put({ token: hashOf(after), player, expires: issued + SESSION_MS });
    return write({ token: after, issued, player, before: hashOf(token) });
  }

  /** A token we signed but no longer know: was it renewed (and so copied), or ended? */
  async function judgeUnknown(parts: Parts): Promise<Reading> {
    const { token } = parts;
    const known = unknown.get(token);
    if (known !== undefined && known.until > now()) return known.reading;
    const reading = await followLine(parts);
    if (unknown.size >= MOST_UNKNOWN) unknown.delete(unknown.keys().next().value ?? '');
    unknown.set(token, { reading, until: now() + UNKNOWN_MS });
    return reading;
  }

  async function followLine({ token, player }: Parts): Promise<Reading> {
    let one = token;
    for (let step = 0; step < MOST_STEPS; step++) {
      one = next(one);
      const live = await store.get(hashOf(one), now());
      if (live === null || live.player !== player) continue;
      // A guest who is thrown out can never come back; the one who holds the newest token stays.
      if (await canReturn(player)) {
        await store.remove(hashOf(one));
        await store.remove(hashOf(next(one)));
      }
      options.onReuse?.(player);
      return { ok: false, why: 'reused' };
    }
    return { ok: false, why: 'unknown' };
  }

  async function read(text: string | undefined, mayRenew: boolean): Promise<Reading> {
    if (text === undefined || text === '') return { ok: false, why: 'none' };
    const parts = parse(text);
    if (parts === null) return { ok: false, why: 'forged' };
    const session = await store.get(hashOf(parts.token), now());
    if (session === null || session.player !== parts.player) return judgeUnknown(parts);
    await confirm(parts);
    const isDue = mayRenew && now() - parts.issued >= RENEW_MS;
    return { ok: true, player: parts.player, renewed: isDue ? await renew(parts) : null };
  }

  async function end(text: string | undefined): Promise<void> {
    const parts = text === undefined ? null : parse(text);
    if (parts === null) return;
    await store.remove(hashOf(parts.token));
    await store.remove(hashOf(next(parts.token)));
    if (parts.before !== NO_HASH) await store.remove(parts.before);
  }

  return { begin, read, end, endAll: (player) => store.removeAllOf(player) };
}

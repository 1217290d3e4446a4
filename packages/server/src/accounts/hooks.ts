/**
 * Messages to the addresses of players (webhooks), signed as standardwebhooks.com says. Nobody waits for them; what does not arrive
 * is tried again a little later, and an address where message after message does not arrive is called no more.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { HookMessage } from '@open-gosu/protocol';
import { createBuckets } from '../buckets.ts';
import { addressGroup } from '../http/address.ts';
import type { NoticeSettings, Records } from '../store/index.ts';
import { createPost, NotCalled, type Post, type PostOptions } from './hook-post.ts';
import { hostOf, isHookAddress } from './public-address.ts';
import { createQueue } from './queue.ts';

export interface Hook {
  readonly player: string;
  readonly url: string;
  readonly secret: string;
}

export interface Hooks {
  /** Whether this may be the address of a player. */
  isFit(url: string): boolean;
  /** Never blocks, never throws. */
  send(hook: Hook, message: HookMessage): void;
  idle(): Promise<void>;
  /** When all that waits has been tried; what failed is not tried again. */
  stop(): Promise<void>;
  stats(): { readonly sent: number; readonly failed: number; readonly dropped: number };
}

export interface HookOptions extends PostOptions {
  readonly store: Pick<Records, 'notices'>;
  /** When a message is tried again. */
  readonly retryMs?: readonly number[];
  /** Messages to one player's address. */
  readonly rate?: { readonly rate: number; readonly burst: number };
  readonly now?: () => number;
  /** The address is called no more. */
  readonly onOff?: (player: string, message: HookMessage) => void;
  readonly onError?: (error: unknown) => void;
}

/** So many messages in a row that did not arrive, and the address is called no more. */
export const MOST_FAILURES = 5;

const RETRY_MS: readonly number[] = [15_000, 120_000];
/** A game of days moves seldom; somebody in many of them has a burst. */
const PLAYER_RATE = { rate: 1 / 30, burst: 30 };
/** Many players may have the same service; nobody has us knock without end at somebody's door. */
const ADDRESS_RATE = { rate: 2, burst: 60 };
const MOST_WAITING = 2000;
/** Of a player and of a machine one at a time: those that never answer leave room for all others. */
const AT_ONCE = 64;
const SECRET_BYTES = 24;
const SECRET_MARK = 'whsec_';

/** What became of a call. `passing`: it may have been a moment's trouble; `busy`: nobody was called, for now. */
type Came = 'sent' | 'passing' | 'refused' | 'gone' | 'busy';

export function newSecret(): string {
  return SECRET_MARK + randomBytes(SECRET_BYTES).toString('base64');
}

export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice(SECRET_MARK.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

export const isHookOff = ({ failures }: NoticeSettings): boolean => failures >= MOST_FAILURES;

function cameOf(status: number): Came {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'passing' : 'refused';
}

function lanesOf({ player, url }: Hook): string[] {
  const machine = URL.canParse(url) ? hostOf(new URL(url)) : url;
  return [`player ${player}`, `machine ${machine}`];
}

export function createHooks(options: HookOptions): Hooks {
  const { store, isOpen, onOff, onError, retryMs = RETRY_MS } = options;
  const now = options.now ?? Date.now;
  const perPlayer = createBuckets(options.rate ?? PLAYER_RATE);
  const perAddress = createBuckets(ADDRESS_RATE);
  const mayCall =
    options.mayCall ?? ((address: string) => perAddress.take(addressGroup(address)) === 0);
  const post: Post = createPost({ ...options, mayCall });
  const queue = createQueue({
    atOnce: AT_ONCE,
    mostWaiting: MOST_WAITING,
    ...(onError === undefined ? {} : { onError }),
  });
  let sent = 0;
  let failed = 0;
  let dropped = 0;

  async function call({ url, secret }: Hook, id: string, body: string): Promise<Came> {
    const seconds = Math.floor(now() / 1000);
    try {
      const status = await post(
        url,
        {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'open-gosu',
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signatureOf(secret, id, seconds, body),
        },
        body,
      );
      return cameOf(status);
    } catch (error) {
      if (!(error instanceof NotCalled)) return 'passing';
      return error.isBusy ? 'busy' : 'gone';
    }
  }

  /** Still theirs, under the same secret, and not given up: it may have waited long. */
  async function isWanted({ player, url, secret }: Hook): Promise<boolean> {
    const kept = await store.notices.get(player);
    return kept?.hook === url && kept.secret === secret && !isHookOff(kept);
  }

  async function attempt(
    hook: Hook,
    message: HookMessage,
    id: string,
    tries: number,
  ): Promise<void> {
    if (!(await isWanted(hook))) return;
    const came = await call(hook, id, JSON.stringify(message));
    const wait = retryMs[tries];
    if (came === 'sent') {
      sent += 1;
      await store.notices.hookWorked(hook.player, hook.url, MOST_FAILURES);
    } else if ((came === 'passing' || came === 'busy') && wait !== undefined) {
      const again = () => attempt(hook, message, id, tries + 1);
      if (!queue.addLater(wait, id, again, lanesOf(hook))) dropped += 1;
    } else if (came === 'busy') {
      dropped += 1;
    } else {
      failed += 1;
      await countFailure(hook, message, came === 'gone' ? MOST_FAILURES : 1);
    }
  }

  async function countFailure(hook: Hook, message: HookMessage, more: number): Promise<void> {
    const failures = await store.notices.hookFailed(hook.player, hook.url, more);
    const isOffNow = failures !== null && failures >= MOST_FAILURES;
    if (isOffNow && failures - more < MOST_FAILURES) onOff?.(hook.player, message);
  }

  return {
    isFit: (url) => isHookAddress(url, isOpen),
    send(hook, message) {
      const id = `msg_${randomBytes(12).toString('base64url')}`;
      const name = `${hook.player} ${message.kind} ${message.match ?? ''}`;
      const run = () => attempt(hook, message, id, 0);
      const isTaken = perPlayer.take(hook.player) === 0 && queue.add(name, run, lanesOf(hook));
      if (!isTaken) dropped += 1;
    },
    idle: () => queue.idle(),
    stop: () => queue.stop(),
    stats: () => ({ sent, failed, dropped }),
  };
}

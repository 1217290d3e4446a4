/** Sessions: renewed without logging anybody out, useless to whoever copies an old one. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createSessions,
  hashOf,
  newPlayerId,
  OVERLAP_MS,
  RENEW_MS,
  SESSION_MS,
  type Sessions,
} from '../../src/accounts/sessions.ts';
import { openPlace, type Place } from './support.ts';

let place: Place;
let now = 0;
let reused: string[] = [];
let canReturn = false;
let sessions: Sessions;
let player: string;

const make = (key = 'k'.repeat(43)) =>
  createSessions({
    store: place.store.sessions,
    key,
    now: () => now,
    canReturn: async () => canReturn,
    onReuse: (who) => reused.push(who),
  });

beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());
beforeEach(() => {
  now = 1_800_000_000_000;
  reused = [];
  canReturn = false;
  sessions = make();
  player = newPlayerId();
});

const ok = (renewed: unknown = null) => ({ ok: true, player, renewed });
const refused = (why: string) => ({ ok: false, why });
const renewal = async (text: string): Promise<string> => {
  const read = await sessions.read(text, true);
  if (!read.ok || read.renewed === null) throw new Error('not renewed');
  return read.renewed;
};

describe('a session that has ended', () => {
  it('is looked for once, and to ask again costs one question', async () => {
    let asked = 0;
    const counting = {
      ...place.store.sessions,
      get: (token: string, at: number) => {
        asked++;
        return place.store.sessions.get(token, at);
      },
    };
    const mine = createSessions({
      store: counting,
      key: 'k'.repeat(43),
      now: () => now,
      canReturn: async () => false,
    });
    const text = await mine.begin(player);
    await mine.end(text);
    expect(await mine.read(text, true)).toEqual(refused('unknown'));
    expect(asked).toBeGreaterThan(1);
    asked = 0;
    for (let i = 0; i < 5; i++) expect(await mine.read(text, true)).toEqual(refused('unknown'));
    expect(asked).toBe(5);
  });

  it('is over before anybody hears that it was copied', async () => {
    canReturn = true;
    const first = await sessions.begin(player);
    now += RENEW_MS;
    const second = await renewal(first);
    expect(await sessions.read(second, false)).toMatchObject({ ok: true });
    now += OVERLAP_MS + 1;
    let whenHeard: Promise<unknown> | null = null;
    const other = createSessions({
      store: place.store.sessions,
      key: 'k'.repeat(43),
      now: () => now,
      canReturn: async () => true,
      onReuse: () => {
        whenHeard = sessions.read(second, false);
      },
    });
    expect(await other.read(first, false)).toEqual(refused('reused'));
    expect(await whenHeard).toMatchObject({ ok: false });
  });
});

describe('a session', () => {
  it('is known by its text, which the store does not have', async () => {
    const text = await sessions.begin(player);
    expect(text).toMatch(/^[\w-]{16,512}$/);
    expect(await sessions.read(text, true)).toEqual(ok());
    expect(await place.store.sessions.get(text.slice(0, 43), now)).toBeNull();
    expect(await place.store.sessions.get(hashOf(text.slice(0, 43)), now)).toMatchObject({
      player,
    });
  });

  it('is nobody’s when forged, cut, lengthened or of another server', async () => {
    const text = await sessions.begin(player);
    for (let at = 0; at < text.length; at += 7) {
      const other = text[at] === 'A' ? 'B' : 'A';
      const bent = text.slice(0, at) + other + text.slice(at + 1);
      expect(await sessions.read(bent, true)).toEqual(refused('forged'));
    }
    for (const bent of [text.slice(1), `${text}A`, 'x', ' ', 'é'.repeat(160)]) {
      expect(await sessions.read(bent, true)).toEqual(refused('forged'));
    }
    expect(await sessions.read(undefined, true)).toEqual(refused('none'));
    expect(await make('o'.repeat(43)).read(text, true)).toEqual(refused('forged'));
  });

  it('ends by itself, and on request', async () => {
    const text = await sessions.begin(player);
    now += SESSION_MS;
    expect(await sessions.read(text, true)).toEqual(refused('unknown'));
    const second = await sessions.begin(player);
    await sessions.end(second);
    expect(await sessions.read(second, true)).toEqual(refused('unknown'));
    const third = await sessions.begin(player);
    await sessions.endAll(player);
    expect(await sessions.read(third, true)).toEqual(refused('unknown'));
  });
});

describe('renewal', () => {
  it('happens daily, and only where a new one can be handed out', async () => {
    const text = await sessions.begin(player);
    now += RENEW_MS - 1;
    expect(await sessions.read(text, true)).toEqual(ok());
    now += 1;
    expect(await sessions.read(text, false)).toEqual(ok());
    const next = await renewal(text);
    expect(next).not.toBe(text);
    expect(await sessions.read(next, true)).toEqual(ok());
  });

  it('gives requests that run side by side, in any process, the same next one', async () => {
    const text = await sessions.begin(player);
    now += RENEW_MS;
    const all = await Promise.all([sessions, make(), make()].map((one) => one.read(text, true)));
    const tokens = all.map((read) => (read.ok ? read.renewed?.slice(0, 43) : ''));
    expect(new Set(tokens).size).toBe(1);
    for (const read of all) {
      expect(await sessions.read(read.ok ? (read.renewed ?? '') : '', true)).toEqual(ok());
    }
  });

  it('does not throw out one whose answer was lost', async () => {
    const text = await sessions.begin(player);
    now += RENEW_MS;
    await renewal(text);
    now += 30 * RENEW_MS;
    expect(await sessions.read(text, true)).toMatchObject({ ok: true });
  });

  it('lets the old one pass for a minute after the new one has come', async () => {
    const text = await sessions.begin(player);
    now += RENEW_MS;
    const next = await renewal(text);
    expect(await sessions.read(next, true)).toEqual(ok());
    now += OVERLAP_MS - 1;
    expect(await sessions.read(text, false)).toEqual(ok());
    now += 1;
    expect(await sessions.read(text, true)).toEqual(refused('reused'));
  });
});

describe('a copy', () => {
  /** Old, and four renewals later. */
  async function line(): Promise<{ old: string; newest: string }> {
    const old = await sessions.begin(player);
    let newest = old;
    for (let day = 0; day < 4; day++) {
      now += RENEW_MS;
      newest = await renewal(newest);
      await sessions.read(newest, true);
    }
    now += OVERLAP_MS;
    return { old, newest };
  }

  it('of an old session is of no use, and is noticed', async () => {
    const { old, newest } = await line();
    expect(await sessions.read(old, true)).toEqual(refused('reused'));
    expect(reused).toEqual([player]);
    // A guest could never come back: the newest stays.
    expect(await sessions.read(newest, true)).toEqual(ok());
  });

  it('ends the whole line where its owner can sign in again, and nobody else’s', async () => {
    const { old, newest } = await line();
    const elsewhere = await sessions.begin(player);
    canReturn = true;
    expect(await sessions.read(old, true)).toEqual(refused('reused'));
    expect(await sessions.read(newest, true)).toEqual(refused('unknown'));
    expect(await sessions.read(elsewhere, true)).toEqual(ok());
  });

  it('that was ended stays ended and disturbs nobody', async () => {
    canReturn = true;
    const old = await sessions.begin(player);
    await sessions.endAll(player);
    const now2 = await sessions.begin(player);
    expect(await sessions.read(old, true)).toEqual(refused('unknown'));
    expect(await sessions.read(now2, true)).toEqual(ok());
    expect(reused).toEqual([]);
  });
});

/**
 * What comes from the table and not from the rules, on a real server: absences and time that is up (R3, K3), a session that
 * ends, and every way a match may end, seen again from its record.
 */
import { ENDINGS, type Ending } from '@open-gosu/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { noticesOf } from '../../src/online/table/notices.ts';
import { makeMatch, openPlace, type Place, takeSeat } from './house.ts';
import { isAsked, isOver, playUntil } from './robots.ts';
import { type Person, personAt, type Seat, sitAt } from './seats.ts';
import { openWarp, type Warp, withLongLeases } from './warp.ts';

let place: Place;
let people: readonly Person[];
let warp: Warp;
let seated: Seat[] = [];

beforeAll(async () => {
  place = await openPlace({ around: withLongLeases });
  people = await Promise.all(['Ada', 'Bo', 'Cléo'].map((name) => personAt(place, name)));
  warp = openWarp();
});

afterAll(async () => {
  await place.close();
  warp.end();
});

afterEach(() => {
  for (const seat of seated) seat.leave();
  seated = [];
});

const MINUTE = 60_000;

function sit(match: string, index: number): Seat {
  const seat = sitAt(place, match, people[index] ?? null);
  seated.push(seat);
  return seat;
}

const held = (seat: Seat) => {
  const { held: now } = seat.follower.now();
  if (now === null) throw new Error('nothing is known of the match');
  return now;
};

/** Two at a table where everybody has decided once and Bo is asked. */
async function atTable(more: object = {}) {
  const match = await makeMatch(people[0] as Person, { clock: 'blitz', ...more });
  await takeSeat(people[1] as Person, match);
  const [ada, bo] = [sit(match, 0), sit(match, 1)];
  await playUntil([ada, bo], (one) => one === bo && held(bo).ply >= 8, 'at table');
  return { match, ada, bo };
}

/** A jump is noticed by the server when somebody comes. */
async function notice(match: string): Promise<void> {
  const watcher = sit(match, -1);
  await watcher.until(() => watcher.follower.now().held !== null);
}

const kindsFor = (seat: Seat) =>
  noticesOf(held(seat), {
    line: { phase: 'open', retryAt: null, end: null, player: null, offset: 0 },
    refused: null,
    now: Date.now(),
  });

describe('an absence (R3)', () => {
  test('may be claimed against after a minute, not before', async () => {
    const { ada, bo } = await atTable();
    bo.leave();
    await ada.until(() => (held(ada).away[1] ?? 0) > 0, 'Bo is away');
    expect(kindsFor(ada)).toMatchObject([{ kind: 'away', seat: 1, claims: [] }]);
    await ada.doings.claim('win');
    expect(ada.doings.refused()?.code).toBe('too-soon');
    warp.pass(MINUTE);
    expect(kindsFor(ada)).toMatchObject([{ kind: 'away', claims: ['win', 'draw', 'bot'] }]);
    await ada.doings.claim('win');
    expect(ada.doings.refused()).toBeNull();
    await ada.until(() => isOver(ada));
    expect(ada.store.now().scene?.ending).toMatchObject({ winners: [0], reason: 'claim' });
  });

  test('or a bot plays on, and the log says so', async () => {
    const { ada, bo } = await atTable();
    bo.leave();
    await ada.until(() => (held(ada).away[1] ?? 0) > 0, 'Bo is away');
    warp.pass(MINUTE);
    await ada.doings.claim('bot');
    await ada.until(() => isAsked(ada), 'the bot has answered');
    expect(held(ada).seats[1]).toMatchObject({ kind: 'bot', handed: true });
    const lines = ada.store.now().log.flatMap((group) => group.lines.map(({ text }) => text));
    expect(lines).toContain('A bot plays on for Bo.');
  });
});

describe('time that is up (K3)', () => {
  test('the other player waits, then lets a bot play on', async () => {
    const { match, ada, bo } = await atTable();
    warp.pass(10 * MINUTE);
    await notice(match);
    await ada.until(() => held(ada).flag === 1, 'Bo’s time is up');
    await bo.until(() => held(bo).flag === 1);
    expect(kindsFor(ada)).toEqual([{ kind: 'flag', seat: 1, isMine: false }]);
    expect(kindsFor(bo)).toEqual([{ kind: 'flag', seat: 1, isMine: true }]);
    await ada.doings.timeout('wait');
    await ada.until(() => held(ada).flag === null, 'Ada waits');
    // Bo decides after all.
    await bo.until(() => isAsked(bo));
    await bo.store.give(bo.store.now().scene?.prompt?.answers[0]?.code ?? -1);
    expect(bo.doings.refused()).toBeNull();

    const other = await atTable();
    warp.pass(10 * MINUTE);
    await notice(other.match);
    await other.ada.until(() => held(other.ada).flag === 1, 'Bo’s time is up');
    await other.ada.doings.timeout('bot');
    await other.ada.until(() => held(other.ada).seats[1]?.kind === 'bot');
  });
});

/** How each comes about; gives who has won by it. */
const ENDED: {
  readonly [E in Ending]: (table: {
    readonly match: string;
    readonly ada: Seat;
    readonly bo: Seat;
  }) => Promise<readonly number[]>;
} = {
  async resignation({ bo }) {
    await bo.doings.resign();
    return [0];
  },
  async time({ match, ada }) {
    warp.pass(10 * MINUTE);
    await notice(match);
    await ada.until(() => held(ada).flag === 1);
    await ada.doings.timeout('win');
    return [0];
  },
  async claim({ ada, bo }) {
    bo.leave();
    await ada.until(() => (held(ada).away[1] ?? 0) > 0);
    warp.pass(MINUTE);
    await ada.doings.claim('draw');
    return [0, 1];
  },
  async agreed({ ada, bo }) {
    await ada.doings.offer('draw');
    await bo.until(() => held(bo).draw !== null);
    await bo.doings.reply('draw', true);
    return [0, 1];
  },
  async abandoned({ bo }) {
    const match = await makeMatch(people[0] as Person, { clock: 'blitz' });
    await takeSeat(people[1] as Person, match);
    const one = sit(match, 0);
    await one.until(() => isAsked(one));
    await one.doings.abort();
    bo.leave();
    return [];
  },
};

describe('every ending', () => {
  test.each(ENDINGS)(
    '%s: is seen again from the record, and goes out and in as a file',
    async (reason) => {
      const table = await atTable();
      const winners = await ENDED[reason](table);
      const last = reason === 'abandoned' ? (seated.at(-1) as Seat) : table.ada;
      await last.until(() => isOver(last), 'it is over');
      const { ending } = last.store.now().scene ?? {};
      expect(ending).toMatchObject({ winners, reason });

      const { record } = await (people[0] as Person).ask(
        'GET',
        `/api/matches/${last.follower.match}/record`,
      );
      for (const lang of ['en', 'fr'] as const) {
        const read = answer('fromRecord', { input: record, lang });
        if (!read.ok) throw new Error(read.message);
        const told = answer('scene', { match: read.value, viewer: -1, lang });
        expect(told.ending).toMatchObject({ winners, reason });
        const file = JSON.parse(JSON.stringify(answer('toRecord', { match: read.value })));
        expect(answer('fromRecord', { input: file, lang })).toEqual(read);
      }
    },
  );
});

test('what is said while the line is cut is not lost', async () => {
  const { ada, bo } = await atTable();
  await ada.doings.chat('before');
  await bo.until(() => bo.follower.now().chat.length === 1);
  place.cut();
  // Whoever is back first says something.
  await ada.doings.chat('meanwhile');
  await bo.until(() => bo.follower.now().chat.length === 2, 'Bo reads it');
  expect(bo.follower.now().chat.map(({ text }) => text)).toEqual(['before', 'meanwhile']);
});

test('a session that ends on another device closes all lines; who is still known goes on', async () => {
  const cleo = people[2] as Person;
  const match = await makeMatch(cleo, { clock: 'none' });
  const seat = sitAt(place, match, cleo);
  seated.push(seat);
  await seat.until(() => seat.follower.now().held !== null);
  const before = seat.sent.length;
  // As when somebody signs out elsewhere: the person is still known here.
  await place.server.parts.signedOut(await idOf(cleo));
  await seat.until(
    () => seat.sent.slice(before).some(({ t }) => t === 'watch'),
    'it watches again',
  );
  await cleo.ask('DELETE', '/api/session');
  await seat.until(() => seat.line.now().end === 'session', 'it is told');
});

async function idOf(person: Person): Promise<string> {
  const { id } = await person.ask('GET', '/api/me');
  return id as string;
}

/** How long forms judge: only the figure a fault must move says that it was found, and clocks are compared across an outage. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lostIn } from '../../long/clocks.ts';
import { endOf, verdictOf } from '../../long/control.ts';
import { findSecrets, findStrangers, type Told } from '../../long/leaks.ts';
import { Sieve } from '../../long/sieve.ts';
import { seedOf } from '../../src/match/index.ts';
import { openSqliteStore, type Store } from '../../src/store/index.ts';
import { type Match, must, started, TACTICS } from '../match/tables.ts';

const CONTROL = { fault: 'lazy', figure: 'lost', beyond: 0 };

describe('a control', () => {
  test.each([
    ['the figure moved', { lost: 3, crashes: 0 }, 'found'],
    ['something else is wrong', { lost: 0, 'back ms max': 12_000 }, 'NOT FOUND'],
    ['the server fell over', { lost: 3, crashes: 1 }, 'NOT FOUND'],
    ['there is no figure', {}, 'NOT FOUND'],
  ])('where %s: %o is %s', (_why, figures, end) => {
    expect(endOf({ ok: false, figures, wrong: ['something'] }, CONTROL)).toBe(end);
  });

  test('a form that throws has found nothing, and has not held', async () => {
    const verdict = await verdictOf(() => Promise.reject(new Error('no server')));
    expect(verdict.wrong[0]).toMatch('no server');
    expect(endOf(verdict, CONTROL)).toBe('NOT FOUND');
    expect(endOf(verdict, null)).toBe('FAILED');
  });
});

test('R15: a clock that ran during an outage is found, one that ran before or after it is not', () => {
  const match = 'm';
  const told = (at: number, first: number) => ({ match, at, left: [first, 720_000] });
  const outage = { from: 2000, to: 5000 };
  expect(lostIn([told(1000, 700_000), told(6000, 698_000)], outage)).toEqual([0, -2000]);
  expect(lostIn([told(1000, 700_000), told(6000, 695_000)], outage)).toEqual([3000, -2000]);
  expect(lostIn([told(1000, 700_000)], outage)).toEqual([]);
  const other = { ...told(6000, 1), match: 'another' };
  expect(lostIn([told(1000, 700_000), other], outage)).toEqual([]);
});

/** A match of two honest people, a few answers old. */
function played(): Match {
  const match = started(TACTICS, 'leaks', { clock: 'slow' });
  for (let n = 0; n < 6; n++) {
    match.pass(1000);
    must(match.do(match.asked, match.answerOf(match.legal()[0] ?? '', `player-${n}`)));
  }
  return match;
}

async function stored(match: Match): Promise<Store> {
  const dir = mkdtempSync(join(tmpdir(), 'gosu-leaks-'));
  const store = await openSqliteStore({ dir });
  onTestFinished(async () => {
    await store.close();
    rmSync(dir, { recursive: true });
  });
  const status = match.table.status === 'over' ? 'over' : 'running';
  await store.createMatch({ ...match.row, createdAt: 1, status, summary: '{}' }, match.entries);
  return store;
}

/** Two honest people, nobody else, and what was told. */
function toldOf({ row }: Match, sieve: Sieve): Told {
  const players = [0, 1].map((n) => ({ who: { id: `player${n}`, session: `session of ${n}` } }));
  const told = {
    crowd: { players, made: [row.id] },
    attackers: { own: new Map(), guests: [], all: [] },
    sieve,
  };
  return told as unknown as Told;
}

describe('R9: a secret', () => {
  const secretsIn = async (match: Match, text: string, at: number): Promise<number> => {
    const sieve = new Sieve();
    sieve.look(text);
    for (const word of sieve.words.keys()) sieve.words.set(word, at);
    await findSecrets(toldOf(match, sieve), await stored(match));
    return sieve.secrets;
  };

  test('or a seed told while the match runs is found, whatever else the text says', async () => {
    const match = played();
    const { secret } = match.row;
    expect(await secretsIn(match, `{"over":null,"secret":"${secret}"}`, match.wall)).toBe(1);
    expect(await secretsIn(match, `{"seed":"${seedOf(secret)}"}`, match.wall)).toBe(1);
    expect(await secretsIn(match, '{"secret":"nothing"}', match.wall)).toBe(0);
  });

  test('may be told once the match is over, and not a moment before', async () => {
    const match = played();
    match.pass(1000);
    must(match.do(0, { kind: 'resign', bot: 'random' }));
    const text = `{"secret":"${match.row.secret}"}`;
    expect(match.table.status).toBe('over');
    expect(await secretsIn(match, text, match.wall)).toBe(0);
    expect(await secretsIn(match, text, match.wall - 1)).toBe(1);
  });

  test('a session is told to its owner only', () => {
    const sieve = new Sieve();
    const session = 'a-session-of-somebody-here';
    sieve.look(`{"session":"${session}"}`, { session });
    expect(sieve.words.has(session)).toBe(false);
    sieve.look(`{"session":"${session}"}`, { session: 'another-session-of-mine' });
    expect(sieve.words.has(session)).toBe(true);
  });
});

test('R9: whatever a stranger did to a match is found, an answer or not', async () => {
  const strangers = async (match: Match) =>
    findStrangers(toldOf(match, new Sieve()), await stored(match));
  const honest = played();
  expect(await strangers(honest)).toBe(0);
  for (const command of [
    { kind: 'resign', bot: 'random' },
    { kind: 'orders', respond: 'never' },
    { kind: 'show', yes: true },
    { kind: 'offer', what: 'draw' },
  ] as const) {
    const match = played();
    must(match.do(0, { ...command, id: 'h3x17' }));
    expect(await strangers(match), command.kind).toBe(1);
  }
});

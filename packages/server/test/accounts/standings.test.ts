/** What the end of a match means for its players, and who stands in a table of leaders. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccounts } from '../../src/accounts/accounts.ts';
import { nameKey, tidyName } from '../../src/accounts/names.ts';
import { NEW_SKILL, rate } from '../../src/accounts/rating.ts';
import { createSessions, newPlayerId } from '../../src/accounts/sessions.ts';
import { completionRate, type FinishedMatch, rateMatch } from '../../src/accounts/standings.ts';
import { openPlace, type Place } from './support.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

const match: FinishedMatch = {
  game: 'gosu-x',
  clock: 'standard',
  rated: true,
  players: ['ada', 'bo'],
  winners: [0],
  undone: false,
  at: 5,
};

describe('a rated match', () => {
  it('moves both, from what they had', async () => {
    const { changes, moves } = await rateMatch(place.store.ratings, match);
    const [won, lost] = rate([NEW_SKILL, NEW_SKILL], [0, 1]);
    expect(changes).toMatchObject([
      { player: 'ada', game: 'gosu-x', before: 0, at: 5, ...won },
      { player: 'bo', before: 0, ...lost },
    ]);
    // As people read it: 25 x (mean - 3 x uncertainty) + 1000, which is where everybody begins.
    const read = ({ mu, sigma }: typeof NEW_SKILL) => Math.round(25 * (mu - 3 * sigma)) + 1000;
    expect(moves.map(({ before, after }) => [before.value, after.value])).toEqual([
      [1000, read(won ?? NEW_SKILL)],
      [1000, read(lost ?? NEW_SKILL)],
    ]);
    expect(moves.every(({ after }) => after.provisional)).toBe(true);
  });

  it.each<[string, Partial<FinishedMatch>]>([
    ['unrated', { rated: false }],
    ['with a bot', { players: ['ada', null] }],
    ['with something taken back', { undone: true }],
    ['without a clock', { clock: 'none' }],
    ['against oneself', { players: ['ada', 'ada'] }],
  ])('that is %s changes nothing', async (_, change) => {
    const rated = await rateMatch(place.store.ratings, { ...match, ...change });
    expect(rated).toEqual({ changes: [], moves: [] });
  });
});

describe('completion', () => {
  it('is a share, once there are enough to say', () => {
    expect(completionRate({ finished: 4, left: 0 })).toBeNull();
    expect(completionRate({ finished: 9, left: 1 })).toBe(0.9);
  });
});

describe('people', () => {
  it('have names that can be seen, and nothing hidden in them', () => {
    expect(tidyName('  Ada   B ')).toBe('Ada B');
    expect(tidyName('A\u200bda\u202e')).toBe('Ada');
    expect(tidyName('\u200b\u2060')).toBe('');
    expect(tidyName('e\u0301')).toBe('é');
  });

  it.each([
    ['Ada', 'ada'],
    ['Ada', 'A d.a'],
    ['Ada', 'Adá'],
    ['Ada', '\u0410d\u0430'],
    ['Bill', 'Bi1l'],
    ['Zoe', 'Z0\u0435'],
    ['\u2605', ' \u2605'],
  ])('%s and %s look alike', (one, two) => {
    expect(nameKey(two)).toBe(nameKey(one));
  });

  it.each([
    ['Ada', 'Adam'],
    ['Ada', 'Bo'],
    ['\u2605', '\u2606'],
    ['\u4e2d', '\u6587'],
  ])('%s and %s do not', (one, two) => {
    expect(nameKey(two)).not.toBe(nameKey(one));
  });

  it('lead a table by what is surely theirs, once they have played enough', async () => {
    const { store } = place;
    const sessions = createSessions({
      store: store.sessions,
      key: 'k'.repeat(43),
      canReturn: async () => false,
    });
    const accounts = createAccounts(store, sessions, { count: async () => 0 });
    const ids: string[] = [];
    const row = {
      game: 'gosu-x',
      rules: 'r',
      options: '{}',
      setup: '{}',
      secret: 's',
      createdAt: 1,
      status: 'running',
      summary: '{}',
    } as const;
    for (const [name, mu, games] of [
      ['Ada', 40, 12],
      ['Bo', 30, 12],
      ['New', 50, 3],
    ] as const) {
      const made = await accounts.create(name, 'en');
      const id = typeof made === 'string' ? '' : made.player.id;
      ids.push(id);
      for (let game = 0; game < games; game++) {
        const played = newPlayerId();
        const winners = game === 0 ? [0, 1] : game < 5 ? [0] : [1];
        const seats = [
          { kind: 'person', player: id },
          { kind: 'person', player: 'x' },
        ];
        const summary = JSON.stringify({ seats, result: { winners, reason: 'r' } });
        const setup = JSON.stringify({ clock: 'standard', rated: game !== 1 });
        const over = { status: 'over', summary, setup } as const;
        await store.createMatch({ ...row, ...over, id: played }, [], [id]);
        await store.append({
          match: played,
          seq: 0,
          body: '{}',
          lease: 0,
          ratings: [
            { player: id, game: 'gosu-x', mode: 'standard', mu, sigma: 2, before: game, at: 1 },
          ],
          completion: [{ player: id, finished: true }],
        });
      }
    }
    const leaders = await accounts.leaders('gosu-x', 'standard', 0, 10);
    expect(leaders.map(({ name, rank, played }) => [rank, name, played])).toEqual([
      [1, 'Ada', 12],
      [2, 'Bo', 12],
    ]);
    expect((await accounts.leaders('gosu-x', 'standard', 1, 10)).map(({ name }) => name)).toEqual([
      'Bo',
    ]);
    expect(await accounts.leaders('gosu-x', 'days', 0, 10)).toEqual([]);
    expect(await accounts.profile(ids[0] ?? '')).toMatchObject({
      name: 'Ada',
      guest: true,
      completion: 1,
      standings: [{ game: 'gosu-x', played: 12, won: 3, drawn: 1, rating: { provisional: false } }],
    });
    expect(await accounts.profile(newPlayerId())).toBeNull();
    // E7: a point for each rated match, and the mark of the first ten.
    const points = (await accounts.history(ids[0] ?? '', 'gosu-x', 'standard')) ?? [];
    expect(points).toHaveLength(12);
    expect(points.map(({ rating }) => rating.provisional)).toEqual([
      ...Array(9).fill(true),
      ...Array(3).fill(false),
    ]);
    expect(await accounts.history(ids[0] ?? '', 'gosu-x', 'days')).toEqual([]);
    expect(await accounts.history(newPlayerId(), 'gosu-x', 'days')).toBeNull();
  });
});

/** The form of an online match asks the server for what it would take, and offers nothing it refuses. */

import { LANGS } from '@open-gosu/kernel';
import { CLOCKS, LIMITS, type MatchLine, ROUTES, readValue } from '@open-gosu/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTurn, showsMatch } from '../../src/app/push.ts';
import {
  emptyOnlineForm,
  newMatchOf,
  type OnlineForm,
  ratedObstacle,
} from '../../src/online/lobby/online-form.ts';
import { byUrgency, ofOthers } from '../../src/online/lobby/order.ts';
import { graphOf } from '../../src/online/people/graph.ts';
import { suggestName } from '../../src/online/people/suggest-name.ts';
import { type Guest, guest, openServer, type Served } from './support.ts';

let served: Served;
let ada: Guest;

beforeAll(async () => {
  served = await openServer();
  ada = await guest(served.base, 'Ada');
});

afterAll(() => served.close());

const duel = emptyOnlineForm('gosu-x', 'en');
const four: OnlineForm = { ...emptyOnlineForm('gosu-tactics', 'fr'), players: 4 };
const withBot: OnlineForm = { ...duel, others: [{ kind: 'bot', bot: 'level-2' }] };

describe('a new match', () => {
  test('whoever starts sits first', () => {
    const kinds = (form: OnlineForm, lot: number) =>
      newMatchOf(form, 'en', lot, 'an-id-of-it').seats.map(({ kind }) => kind);
    expect(kinds({ ...duel, starts: 0 }, 0.9)).toEqual(['me', 'person']);
    expect(kinds({ ...duel, starts: 1 }, 0)).toEqual(['person', 'me']);
    expect(kinds(duel, 0.2)).toEqual(['me', 'person']);
    expect(kinds(duel, 0.7)).toEqual(['person', 'me']);
    // The chair that was chosen is gone with the larger table: a lot again.
    expect(kinds({ ...duel, starts: 3 }, 0.7)).toEqual(['person', 'me']);
    expect(kinds(four, 0.6)).toEqual(['person', 'person', 'me', 'person']);
  });

  test('of two has two seats, however many were chosen for the other game', () => {
    expect(newMatchOf({ ...duel, players: 4 }, 'en', 0, 'an-id-of-it').seats).toHaveLength(2);
  });

  const forms = [duel, four, withBot].flatMap((form) =>
    CLOCKS.flatMap((clock) =>
      [true, false].flatMap((isRated) => [
        { ...form, clock, isRated, noDelay: true, behind: 5 as const },
        { ...form, clock, isRated, isPublic: true },
      ]),
    ),
  );

  test('is one the server takes, whatever is chosen', async () => {
    for (const [i, form] of forms.entries()) {
      const body = newMatchOf(form, 'en', 0, `form-test-${i}`);
      expect(readValue(ROUTES.createMatch.body, body).ok).toBe(true);
      const made = await ada.api.createMatch({ body });
      expect(made.ok, JSON.stringify([body, made])).toBe(true);
      expect(body.rated, JSON.stringify(form)).toBe(form.isRated && ratedObstacle(form) === null);
    }
  });

  test('that cannot be rated is one the server would not rate', async () => {
    for (const form of forms.filter((one) => ratedObstacle(one) !== null)) {
      const body = newMatchOf({ ...form, noDelay: false }, 'en', 0, 'unused-00');
      const { id: _, ...again } = body;
      const made = await ada.api.createMatch({ body: { ...again, rated: true } });
      expect(made).toMatchObject({ ok: false, code: 'not-for-rated' });
    }
  });
});

function line(match: string, more: Partial<MatchLine>): MatchLine {
  const seats: MatchLine['seats'] = [{ kind: 'person', player: 'player-one-0000001' }];
  const plain = { game: 'gosu-x', clock: 'days-1', rated: false, createdAt: 0, lastAt: 0 } as const;
  return { match, status: 'running', seats, ...plain, ...more };
}

describe('lists', () => {
  test('what waits for the reader is first, then what was touched last', () => {
    const lines = [
      line('open', { status: 'open', lastAt: 9 }),
      line('old', { lastAt: 1 }),
      line('new', { lastAt: 5 }),
      line('mine', { yourTurn: true }),
    ];
    expect(byUrgency(lines).map(({ match }) => match)).toEqual(['mine', 'new', 'old', 'open']);
  });

  test('one’s own matches are not among those of others', () => {
    const others = line('theirs', { seats: [{ kind: 'open' }] });
    expect(ofOthers([line('a', {}), others], 'player-one-0000001')).toEqual([others]);
    expect(ofOthers([line('a', {}), others], null)).toHaveLength(2);
  });
});

test.each(LANGS)('every suggested name can be taken (%s)', (lang) => {
  const names = Array.from({ length: 64 }, (_, i) => suggestName(lang, i / 64));
  expect(new Set(names).size).toBeGreaterThanOrEqual(16);
  for (const name of names) {
    expect(name.length).toBeGreaterThan(3);
    expect(name.length, name).toBeLessThanOrEqual(LIMITS.name);
  }
});

test('a rating is drawn from its first match to its last, high above low', () => {
  expect(graphOf([1000])).toBeNull();
  expect(graphOf([1000, 1100, 1050])).toMatchObject({
    line: 'M0 160L300 0L600 80',
    low: 1000,
    high: 1100,
    end: 50,
  });
  // A few points are no mountain.
  expect(graphOf([1000, 1004])).toMatchObject({ line: 'M0 88L600 72' });
});

describe('a notification', () => {
  const turn = { title: 'À vous de jouer', body: 'Une partie attend.', lang: 'fr' };

  test('is what the server said, for a match', () => {
    const match = 'bWF0Y2gtb25lLTAwMDAwMQ';
    expect(readTurn(JSON.stringify({ ...turn, match }))).toEqual({ ...turn, match });
    expect(readTurn(JSON.stringify({ title: 'x', match, lang: 'de' }))?.lang).toBe('en');
    const long = readTurn(JSON.stringify({ ...turn, match, title: 'x'.repeat(5000) }));
    expect(long?.title).toHaveLength(200);
  });

  test('opens no second window for a match that is shown already, at either of its addresses (R4)', () => {
    const match = 'bWF0Y2gtb25lLTAwMDAwMQ';
    const shown = (path: string, of = match) => showsMatch(`https://gosu.example${path}`, of);
    expect(shown(`/m/${match}`)).toBe(true);
    expect(shown(`/#/match/${match}`)).toBe(true);
    expect(shown('/#/match/bWF0Y2gtdHdvLTAwMDAwMg')).toBe(false);
    expect(shown(`/m/${match}#/me`)).toBe(false);
    expect(shown('/')).toBe(false);
    expect(shown('/#/online', '')).toBe(true);
  });

  test.each(['', '7', 'null', '{}', '{"title":"x","match":"../../evil"}', '{"title":"x"}'])(
    '%s is none',
    (text) => {
      expect(readTurn(text)).toBeNull();
    },
  );
});

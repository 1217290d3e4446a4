/** What an online table says beside the game: clocks, notices, what is kept over a reload, the menu. */
import type { Followed } from '@open-gosu/protocol';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/engine/scene.ts';
import { sayIn } from '../../src/i18n/language.ts';
import { makeChosen } from '../../src/online/match/chosen.ts';
import type { Said } from '../../src/online/match/follower.ts';
import {
  type Choice,
  keepChoice,
  readChoice,
  readSelected,
  stillStaged,
} from '../../src/online/match/kept-choice.ts';
import { lastPlyOf, turned } from '../../src/online/match/shown.ts';
import type { LineState } from '../../src/online/socket/line.ts';
import { clockOrder } from '../../src/online/table/Clocks.tsx';
import { menuOf } from '../../src/online/table/menu.ts';
import { canDecide, type Notice, noticesOf } from '../../src/online/table/notices.ts';
import { ratingMoves } from '../../src/online/table/rating-moves.ts';
import { saidSince, saidText } from '../../src/online/table/said.ts';
import { awayText, clockText, leftOf, longText, passed } from '../../src/online/table/time.ts';
import { WORDS } from '../../src/online/table/words.ts';
import { farSeats, nearSeat } from '../../src/table/board/layout.ts';

const say = sayIn(WORDS, 'en');

describe('the end of a rated match', () => {
  const rating = (value: number, provisional = false) => ({ value, provisional });

  test('says what became of the ratings, as they are shown', () => {
    const ratings = [
      { before: rating(1012.4), after: rating(1023.6) },
      { before: rating(988.5, true), after: rating(977.2, true) },
    ];
    expect(ratingMoves({ ratings }, ['Ada', 'Bo'], 'en', say)).toEqual([
      'Ada: 1012 → 1024 (+12)',
      'Bo: 989? → 977? (-12)',
    ]);
    const dit = sayIn(WORDS, 'fr');
    expect(ratingMoves({ ratings }, ['Ada', 'Bo'], 'fr', dit)[0]).toBe(
      'Ada\u00a0: 1012 → 1024 (+12)',
    );
  });

  test('and nothing of those that were not rated', () => {
    expect(ratingMoves({}, ['Ada', 'Bo'], 'en', say)).toEqual([]);
    expect(ratingMoves(null, ['Ada', 'Bo'], 'en', say)).toEqual([]);
  });
});

describe('clocks (K2)', () => {
  test('stand as the armies do: the near one last, the others clockwise from it', () => {
    expect([clockOrder(2, 0), clockOrder(2, 1)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(clockOrder(4, 1)).toEqual([2, 3, 0, 1]);
    const scene = { viewer: 2, seats: [1, 1, 1, 1] } as unknown as Scene;
    expect(clockOrder(4, 2)).toEqual([...farSeats(scene), nearSeat(scene)]);
  });

  test('only the one that runs runs, and none runs below zero', () => {
    const clock = { on: 1, left: [60_000, 2_000] };
    expect(leftOf(clock, 0, 1_000, 9_000)).toBe(60_000);
    expect(leftOf(clock, 1, 1_000, 1_500)).toBe(1_500);
    expect(leftOf(clock, 1, 1_000, 9_000)).toBe(0);
    // A device whose clock was set back gives nobody time.
    expect(leftOf(clock, 1, 1_000, 0)).toBe(2_000);
    expect(leftOf({ on: 0, left: [] }, 0, 0, 0)).toBeNull();
  });

  test('a second that has begun counts', () => {
    expect([0, 1, 1_000, 59_001, 720_000, 3_723_000].map(clockText)).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '1:00',
      '12:00',
      '1:02:03',
    ]);
  });

  test('thresholds are said once, and not to one who comes when it is late already', () => {
    expect(passed(31_000, 30_000)).toBe(30);
    expect(passed(30_000, 29_750)).toBeNull();
    expect(passed(12_000, 9_900)).toBe(10);
    expect(passed(40_000, 5_000)).toBe(10);
    expect(passed(null, 5_000)).toBeNull();
  });

  test('days and absences in words', () => {
    expect(longText(2 * 86_400_000 + 3 * 3_600_000 + 5, say)).toBe('2 days 3 h');
    expect(longText(5 * 60_000, say)).toBe('5 min');
    expect(longText(59_999, say)).toBe('under 1 min');
    expect(awayText(80_000, say)).toBe('1:20');
    expect(awayText(2 * 3_600_000, say)).toBe('2 h');
  });
});

const MATCH = 'bWF0Y2gtb25lLTAwMDAwMQ';

const HELD: Followed = {
  match: MATCH,
  as: 0,
  rev: 5,
  ply: 3,
  line: 0,
  status: 'running',
  setup: {
    game: 'gosu-x',
    rules: 'gosu-x-1',
    options: {},
    clock: 'standard',
    rated: false,
    visibility: 'private',
    noDelay: false,
    createdAt: 0,
    commitment: '0'.repeat(64),
  },
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bo' },
  ],
  to: 1,
  waiting: null,
  clock: { on: 1, left: [1, 1], until: null },
  draw: null,
  takeback: null,
  flag: null,
  view: null,
  story: [],
  prompt: null,
  past: 0,
  orders: 'ask',
  over: null,
  away: [0, 0],
  watchers: 0,
  acts: true,
  rematch: { wanted: [false, false], next: null },
};

const OPEN: LineState = { phase: 'open', retryAt: null, end: null, player: null, offset: 1_000 };
const around = { line: OPEN, refused: null, now: 100_000 };

describe('notices', () => {
  const kinds = (held: Partial<Followed>, more: Partial<typeof around> = {}) =>
    noticesOf({ ...HELD, ...held }, { ...around, ...more }).map(({ kind }) => kind);

  test('nothing where all is well', () => {
    expect(kinds({})).toEqual([]);
  });

  test('a lost line counts down (R2)', () => {
    const line: LineState = { ...OPEN, phase: 'waiting', retryAt: 102_500 };
    expect(noticesOf(HELD, { ...around, line })).toEqual([{ kind: 'line', seconds: 3 }]);
  });

  test('an absent player may be claimed against after a minute, while they decide (R3)', () => {
    const claims = (since: number, held: Partial<Followed> = {}) =>
      noticesOf({ ...HELD, away: [0, since], ...held }, around).flatMap((notice) =>
        notice.kind === 'away' ? [notice.claims.join()] : [],
      );
    // The server's clock is a second ahead.
    expect(claims(41_001)).toEqual(['']);
    expect(claims(41_000)).toEqual(['win,draw,bot']);
    expect(claims(41_000, { to: 0 })).toEqual(['']);
    expect(claims(41_000, { as: -1 })).toEqual(['']);
    expect(claims(41_000, { setup: { ...HELD.setup, rated: true } })).toEqual(['win,draw']);
    expect(claims(41_000, { setup: { ...HELD.setup, clock: 'days-1' } })).toEqual([]);
  });

  test('offers of others can be answered, one’s own withdrawn, those answered are over', () => {
    const offer = (seat: number, yes: number[]) => ({ draw: { seat, yes } });
    expect(noticesOf({ ...HELD, ...offer(1, []) }, around)).toEqual([
      { kind: 'draw', seat: 1, isMine: false },
    ]);
    expect(noticesOf({ ...HELD, ...offer(0, []) }, around)).toEqual([
      { kind: 'draw', seat: 0, isMine: true },
    ]);
    expect(kinds(offer(1, [0]))).toEqual([]);
    expect(kinds({ ...offer(1, []), as: -1 })).toEqual([]);
  });

  test('of a takeback it is said how far it goes (U5)', () => {
    const takeback = { seat: 1, to: 1, yes: [] };
    expect(noticesOf({ ...HELD, takeback }, around)).toEqual([
      { kind: 'takeback', seat: 1, isMine: false, count: 2 },
    ]);
    const text = (count: number) => say('offersTakeback', { name: 'Bo', count });
    expect([text(1), text(12)]).toEqual([
      'Bo asks to go back by 1 answer.',
      'Bo asks to go back by 12 answers.',
    ]);
  });

  test('only the window that acts can agree to something (R4)', () => {
    const held = {
      ...HELD,
      draw: { seat: 1, yes: [] },
      flag: 1,
      takeback: { seat: 1, to: 1, yes: [] },
    };
    const offered = (acts: boolean) =>
      noticesOf({ ...held, acts }, around)
        .filter((notice) => canDecide(notice, { acts }))
        .map(({ kind }) => kind);
    expect(offered(true)).toEqual(['flag', 'draw', 'takeback']);
    expect(offered(false)).toEqual(['elsewhere']);
  });

  test('an older window says that it only reads along (R4)', () => {
    expect(kinds({ acts: false })).toEqual(['elsewhere']);
    expect(kinds({ acts: false, as: -1 })).toEqual([]);
  });

  test('whose time is up (K3)', () => {
    expect(noticesOf({ ...HELD, flag: 1 }, around)).toEqual([
      { kind: 'flag', seat: 1, isMine: false },
    ]);
    expect(noticesOf({ ...HELD, flag: 0 }, around)).toEqual([
      { kind: 'flag', seat: 0, isMine: true },
    ]);
  });
});

describe('another match', () => {
  const rematch = (wanted: boolean[], next: string | null = null) => ({
    status: 'over' as const,
    rematch: { wanted, next },
  });
  const told = (held: Partial<Followed>) => noticesOf({ ...HELD, ...held }, around);

  test('that somebody wants is said at the table, and may be agreed to there', () => {
    const [notice] = told(rematch([false, true]));
    expect(notice).toEqual({ kind: 'rematch', seats: [1], isMine: false });
    expect([true, false].map((acts) => canDecide(notice as Notice, { acts }))).toEqual([
      true,
      false,
    ]);
  });

  test('that one wants can be wanted no more', () => {
    expect(told(rematch([true, false]))).toEqual([{ kind: 'rematch', seats: [], isMine: true }]);
  });

  test('is nobody’s wish before the end, where it has begun, of a bot, or to who watches', () => {
    expect(told({ ...rematch([false, true]), status: 'running' })).toEqual([]);
    expect(told(rematch([true, true], MATCH))).toEqual([]);
    expect(told({ ...rematch([false, true]), as: -1 })).toEqual([]);
    const seats: Followed['seats'] = [{ kind: 'person', name: 'Ada' }, { kind: 'bot' }];
    expect(told({ ...rematch([false, true]), seats })).toEqual([]);
    expect(told(rematch([false, false]))).toEqual([]);
  });
});

describe('what is chosen is kept over a reload (C-14 R1, R2)', () => {
  const shelf = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      kept,
    };
  };
  const choice: Choice = { ply: 4, line: 1, part: 0, staged: ['play elle', 'pay'], isSent: false };

  test('for the very same decision', () => {
    const store = shelf();
    keepChoice(store, MATCH, choice);
    expect(readChoice(store, MATCH, { ply: 4, line: 1, part: 0 })).toEqual(choice.staged);
    expect(readChoice(store, MATCH, { ply: 5, line: 1, part: 0 })).toEqual([]);
    expect(readChoice(store, MATCH, { ply: 4, line: 2, part: 0 })).toEqual([]);
    expect(readChoice(store, MATCH, { ply: 4, line: 1, part: 1 })).toEqual([]);
    expect(readChoice(store, 'another', { ply: 4, line: 1, part: 0 })).toEqual([]);
    keepChoice(store, MATCH, { ...choice, staged: [] });
    expect(store.kept.size).toBe(0);
  });

  test('and what is pointed at, where nothing was sent since', () => {
    const store = shelf();
    const now = { ply: 4, line: 1, part: 0 };
    const selected = { handles: ['hand:elle'], code: null };
    keepChoice(store, MATCH, { ...choice, staged: [], selected });
    expect(readSelected(store, MATCH, now)).toEqual(selected);
    expect(readSelected(store, MATCH, { ...now, ply: 5 })).toBeNull();
    keepChoice(store, MATCH, { ...choice, selected, isSent: true });
    expect(readSelected(store, MATCH, now)).toBeNull();
    store.setItem(`staged ${MATCH}`, JSON.stringify({ ...choice, selected: { handles: 'all' } }));
    expect(readSelected(store, MATCH, now)).toBeNull();
    keepChoice(store, MATCH, { ...choice, staged: [], selected: null });
    expect(store.kept.size).toBe(0);
  });

  test('until something else is chosen, taken back, or looked at', () => {
    const store = shelf();
    const now = { ply: 4, line: 1, part: 0 };
    const chosen = makeChosen(store, MATCH);
    const selected = { handles: ['hand:elle'], code: null };
    chosen.find(now);
    for (const unselect of [() => chosen.restage(['play elle']), () => chosen.select(null)]) {
      chosen.select(selected);
      expect(readSelected(store, MATCH, now)).toEqual(selected);
      unselect();
      expect(chosen.selected()).toBeNull();
      expect(readSelected(store, MATCH, now)).toBeNull();
    }
  });

  test('and what was not given of several that were being sent', () => {
    const sent = { ...choice, isSent: true };
    expect(stillStaged(sent, { ply: 5, line: 1, part: 0 })).toEqual(['pay']);
    expect(stillStaged(sent, { ply: 6, line: 1, part: 0 })).toEqual([]);
    expect(stillStaged(sent, { ply: 3, line: 1, part: 0 })).toEqual([]);
  });

  test('what is damaged, or cannot be kept, is nothing', () => {
    const store = shelf();
    store.setItem(`staged ${MATCH}`, '{"ply":4,"staged":[1]}');
    expect(readChoice(store, MATCH, { ply: 4, line: 1, part: 0 })).toEqual([]);
    store.setItem(`staged ${MATCH}`, 'no json');
    expect(readChoice(store, MATCH, { ply: 4, line: 1, part: 0 })).toEqual([]);
    expect(readChoice(null, MATCH, { ply: 4, line: 1, part: 0 })).toEqual([]);
  });
});

test('who turns the table sees it through nobody’s eyes (H6)', () => {
  const scene = { viewer: -1 } as Scene;
  expect(turned(scene, 1)).toEqual({ viewer: -1, near: 1 });
  expect(turned({ ...scene, viewer: 0 }, 1)).toEqual({ viewer: 0 });
});

test('the answer that would be taken back is the last of one’s own', () => {
  const story: Followed['story'] = [
    [0, []],
    [1, []],
    [0, []],
    [1, []],
  ];
  expect(lastPlyOf({ ...HELD, story })).toBe(2);
  expect(lastPlyOf({ ...HELD, story, as: -1 })).toBe(-1);
  expect(lastPlyOf({ ...HELD, story, status: 'over' })).toBe(-1);
  expect(lastPlyOf(HELD)).toBe(-1);
});

describe('the menu', () => {
  const ids = (held: Partial<Followed>) =>
    menuOf({ ...HELD, ...held }, say, {
      doings: {} as never,
      open: () => undefined,
      copyLink: () => undefined,
      turn: () => undefined,
      actHere: () => undefined,
    }).map(({ id }) => id);

  test('a match can be broken off until everybody has decided, then given up', () => {
    expect(ids({})).toContain('abort');
    expect(ids({ story: [[0, []]] })).toContain('abort');
    const both = ids({
      story: [
        [0, []],
        [1, []],
      ],
    });
    expect(both).toContain('resign');
    expect(both).not.toContain('abort');
  });

  test('standing orders in games of days (F5), nothing for who only watches', () => {
    expect(ids({})).not.toContain('orders');
    expect(ids({ setup: { ...HELD.setup, clock: 'days-3' } })).toContain('orders');
    expect(ids({ as: -1 })).toEqual(['turn', 'link']);
  });

  test('a window that reads along may become the one that acts (R4)', () => {
    expect(ids({})).not.toContain('here');
    expect(ids({ acts: false })[0]).toBe('here');
    expect(ids({ acts: false, status: 'over' })).not.toContain('here');
  });

  test('a match can be reported while it runs and when it is over (E6)', () => {
    expect(ids({})).toContain('report');
    expect(ids({ status: 'over' })).toEqual(['link', 'report']);
  });
});

describe('talk (E6)', () => {
  const chat: readonly Said[] = [
    { at: 10, seat: 1, name: 'Bo', text: 'Before' },
    { at: 20, seat: 1, name: 'Bo', phrase: 'thanks' },
  ];

  test('what was said before one came is no news', () => {
    expect(saidSince(chat, 15)).toEqual(chat.slice(1));
    expect(saidSince(chat, 20)).toEqual(chat.slice(1));
    expect(saidSince(chat, 21)).toEqual([]);
  });

  test('a phrase is read in one’s own language', () => {
    const [own, phrase] = chat as [Said, Said];
    expect(saidText(own, 'fr')).toBe('Before');
    expect(saidText(phrase, 'en')).not.toBe('');
    expect(saidText(phrase, 'fr')).not.toBe(saidText(phrase, 'en'));
  });
});

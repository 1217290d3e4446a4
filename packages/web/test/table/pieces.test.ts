/** Keys, arrows, layout, pace, battle, news, motion: the small pure parts of the table. */
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../src/engine/scene.ts';
import { USUAL_KEYS, withKey } from '../../src/settings/keys.ts';
import { alertsOf, farSeats, gridOf, standingOf } from '../../src/table/board/layout.ts';
import { motionsBetween } from '../../src/table/board/moves.ts';
import { shapeOf } from '../../src/table/board/use-shape.ts';
import { xOf } from '../../src/table/card-notes.ts';
import { battleSteps, sumSoFar } from '../../src/table/dialogs/battle-steps.ts';
import { commandOf } from '../../src/table/keys/keys.ts';
import { rove } from '../../src/table/keys/rove.ts';
import { cutNames, freshBattle, newsOf } from '../../src/table/news.ts';
import { isCall, soundOf } from '../../src/table/sounds.ts';
import { battleStep, botPause } from '../../src/table/store/pace.ts';
import { NO_HISTORY, recall, remember } from '../../src/table/text/history.ts';
import { cell, held, scene, seat } from './scenes.ts';

describe('keys', () => {
  const usual = { hasShortcuts: true, keys: USUAL_KEYS };
  const off = { ...usual, hasShortcuts: false };
  const press = (key: string, more = {}) => ({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...more,
  });

  test.each([
    ['p', 'pass'],
    ['t', 'tokens'],
    ['u', 'undo'],
    ['r', 'redo'],
    ['h', 'hint'],
    ['l', 'log'],
    ['i', 'pin'],
    ['z', 'zen'],
    ['?', 'help'],
    ['Escape', 'back'],
  ])('%s: %s', (key, wanted) => {
    expect(commandOf(press(key), usual)?.do).toBe(wanted);
  });

  test('digits are cards of the hand', () => {
    expect(commandOf(press('3'), usual)).toEqual({ do: 'hand', index: 2 });
    expect(commandOf(press('0'), usual)).toBeNull();
  });

  test('Tab is no game key, modifiers belong to the browser, and all but Escape can be switched off', () => {
    expect(commandOf(press('Tab'), usual)).toBeNull();
    expect(commandOf(press('p', { ctrlKey: true }), usual)).toBeNull();
    expect(commandOf(press('p'), off)).toBeNull();
    expect(commandOf(press('Escape'), off)?.do).toBe('back');
  });

  test('the player may choose others: then those work, and the old ones do not', () => {
    const chosen = { ...usual, keys: withKey(USUAL_KEYS, 'pass', 'q') };
    expect(commandOf(press('Q'), chosen)?.do).toBe('pass');
    expect(commandOf(press('p'), chosen)).toBeNull();
  });
});

describe('arrows', () => {
  const spots = [0, 1, 2].map((column) => ({ row: 0, column })).concat([{ row: 2, column: 1 }]);

  test('left and right stay in the row, up and down go to the nearest row', () => {
    expect(rove(spots, 0, 'ArrowRight')).toBe(1);
    expect(rove(spots, 2, 'ArrowRight')).toBe(2);
    expect(rove(spots, 0, 'ArrowDown')).toBe(3);
    expect(rove(spots, 3, 'ArrowUp')).toBe(1);
    expect(rove(spots, 1, 'Home')).toBe(0);
    expect(rove(spots, 1, 'End')).toBe(2);
  });

  test('from nowhere to the first, and nowhere in an empty zone', () => {
    expect(rove(spots, -1, 'ArrowDown')).toBe(0);
    expect(rove([], -1, 'ArrowDown')).toBe(-1);
  });
});

describe('layout', () => {
  test('mirror cards share a column, and Troops are outermost on both sides', () => {
    const rows = (isFar: boolean) =>
      gridOf(seat(isFar ? 1 : 0), isFar).map((row) => row.map(({ place }) => place));
    expect(rows(true)[0]?.[2]).toBe('p1:I3');
    expect(rows(true)[2]?.[2]).toBe('p1:III3');
    expect(rows(false)[0]?.[2]).toBe('p0:III3');
    expect(rows(false)[2]?.[2]).toBe('p0:I3');
  });

  test('others sit clockwise from the one who looks', () => {
    const seats = [0, 1, 2, 3].map((index) => seat(index));
    expect(farSeats({ viewer: 2, seats })).toEqual([3, 0, 1]);
    expect(farSeats({ viewer: -1, seats })).toEqual([1, 2, 3]);
    // One who has no seat may turn the table (H6), and nobody else may.
    expect(farSeats({ viewer: -1, near: 2, seats })).toEqual([3, 0, 1]);
    expect(farSeats({ viewer: 1, near: 2, seats })).toEqual([2, 3, 0]);
  });

  test('one stands against the best of the others', () => {
    const seats = [seat(0, { force: 7 }), seat(1, { force: 9 }), seat(2, { force: 3 })];
    expect(standingOf({ seats }, 0)).toEqual({ standing: 'behind', by: 2 });
    expect(standingOf({ seats }, 1)).toEqual({ standing: 'ahead', by: 2 });
  });

  test('a win one step away is an alert, for either side', () => {
    const way = { way: 'tokens', label: 'tokens', now: 4, goal: 5, isClose: true };
    const seats = [
      seat(0),
      seat(1, { progress: [way, { ...way, way: 'fifteen', isClose: false }] }),
    ];
    expect(alertsOf({ seats })).toEqual([{ seat: 1, label: 'tokens' }]);
  });

  test.each([
    [1280, 720, 'wide'],
    [1024, 768, 'medium'],
    [360, 560, 'portrait'],
    [360, 640, 'portrait'],
    [640, 360, 'landscape'],
    [768, 1024, 'portrait'],
    [480, 320, 'landscape'],
    // Too narrow for two armies side by side, however low.
    [320, 256, 'portrait'],
  ] as const)('%i x %i is %s', (width, height, shape) => {
    expect(shapeOf(width, height)).toBe(shape);
  });
});

describe('pace', () => {
  test('a bot is seen thinking for 400 ms at least, and holds nobody up for more than 2.5 s', () => {
    for (const speed of ['off', 'fast', 'normal', 'slow'] as const) {
      expect(botPause(speed, 0, 0)).toBeGreaterThanOrEqual(400);
    }
    let waited = 0;
    for (let answers = 0; answers < 20; answers++) waited += botPause('normal', answers, waited);
    expect(waited).toBeLessThanOrEqual(2500);
  });

  test('a battle takes 6 s at most, 1.5 s at the fast speed, nothing when off', () => {
    for (const steps of [3, 9, 25]) {
      expect(battleStep('normal', steps) * steps).toBeLessThanOrEqual(6000);
      expect(battleStep('fast', steps) * steps).toBeLessThanOrEqual(1500);
      expect(battleStep('off', steps)).toBe(0);
    }
  });
});

describe('battle', () => {
  const battle = {
    sides: [
      { seat: 0, rows: [4, 3, 0], bonuses: [{ label: 'hand', amount: 2 }], total: 9 },
      { seat: 1, rows: [2, 3, 5], bonuses: [], total: 10 },
    ],
    winners: [1],
    tie: null,
  };

  test('rows of both sides, bonuses, totals, verdict', () => {
    expect(battleSteps(battle).map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 6 }, () => 'row'),
      'bonus',
      'total',
      'total',
      'verdict',
    ]);
  });

  test('the sums shown on the way end at the engine’s totals', () => {
    const steps = battleSteps(battle);
    expect(sumSoFar(steps, 2, 0)).toBe(4);
    battle.sides.forEach(({ total }, side) => {
      expect(sumSoFar(steps, steps.length, side)).toBe(total);
    });
  });
});

describe('news', () => {
  const line = (ply: number, text: string) => ({
    ply,
    text,
    seat: 1,
    type: 'play',
    cards: [],
    isAgainstViewer: false,
    battle: null,
  });

  test('what came after one’s own last answer', () => {
    const log = [{ title: '', seat: 0, round: 1, lines: [line(1, 'a'), line(2, 'b')] }];
    expect(newsOf(log, 1).map(({ text }) => text)).toEqual(['b']);
  });

  test('names of cards are cut out of sentences, longer ones first and whole words only', () => {
    const cards = [
      { id: 'galmi', name: 'Galmi' },
      { id: 'galmi-avatar', name: 'Galmi (Avatar)' },
    ];
    const parts = cutNames('You play Galmi (Avatar), not Galmi or Galmis.', cards);
    expect(parts.map(({ text }) => text).join('')).toBe(
      'You play Galmi (Avatar), not Galmi or Galmis.',
    );
    expect(parts.flatMap(({ card }) => card ?? [])).toEqual(['galmi-avatar', 'galmi']);
  });
});

describe('motion', () => {
  const before = scene({
    seats: [
      seat(0, { hand: held('elle', 'sati') }),
      seat(1, { army: [[cell('p1:I1', 'arpia')], [], []] }),
    ],
  });

  test('a card goes from the hand to its place, and one that was destroyed to its pile', () => {
    const after = scene({
      seats: [
        seat(0, { hand: held('sati'), army: [[cell('p0:I1', 'elle')], [], []] }),
        seat(1, { discard: ['arpia'] }),
      ],
    });
    expect(motionsBetween(before, after)).toEqual([
      { kind: 'enter', to: 'p0:I1', from: 'hand:elle' },
      { kind: 'leave', from: 'p1:I1', to: 'pile:1' },
    ]);
  });

  test('a captured card is turned over where it lies', () => {
    const after = {
      ...before,
      seats: [
        before.seats[0]!,
        seat(1, { army: [[cell('p1:I1', 'arpia', { isCaptured: true })], [], []] }),
      ],
    };
    expect(motionsBetween(before, after)).toEqual([{ kind: 'flip', to: 'p1:I1' }]);
  });

  test('a card that was drawn comes from the deck; others’ cards from their hand', () => {
    const after = scene({
      seats: [
        seat(0, { hand: held('elle', 'sati', 'oru') }),
        seat(1, { army: [[cell('p1:I1', 'arpia'), cell('p1:I2', 'timer')], [], []] }),
      ],
    });
    expect(motionsBetween(before, after)).toEqual([
      { kind: 'enter', to: 'p1:I2', from: 'hands:1' },
      { kind: 'enter', to: 'hand:oru', from: 'deck:0' },
    ]);
  });
});

test('the weightiest sound is heard', () => {
  expect(soundOf(['draw', 'play', 'destroy'])).toBe('wood');
  expect(soundOf(['draw', 'play'])).toBe('stamp');
  expect(soundOf(['draw', 'tokens-back', 'round'])).toBe('token');
  expect(soundOf(['turn'])).toBeNull();
});

test('one is called when it becomes one’s decision, unless one does not want to hear it', () => {
  expect(isCall(false, true, { hasTurnSound: true })).toBe(true);
  expect(isCall(true, true, { hasTurnSound: true })).toBe(false);
  expect(isCall(false, true, { hasTurnSound: false })).toBe(false);
});

test('X is the tokens of the one whose card it is', () => {
  const tokens = (inHand: number) => ({
    inHand,
    onCards: 1,
    spent: 0,
    locked: 3 - inHand,
    owned: inHand + 1,
  });
  const table = scene({ seats: [seat(0, { tokens: tokens(1) }), seat(1, { tokens: tokens(2) })] });
  const smook = { texts: ['Draw X cards.'] };
  expect(xOf(table, smook, undefined)).toBe(2);
  expect(xOf(table, smook, { place: 'p1:II1' })).toBe(3);
  expect(xOf(table, { texts: ['Xenia draws.'] }, undefined)).toBeNull();
  expect(xOf(scene(), smook, undefined)).toBeNull();
});

test('typed lines are found again', () => {
  const history = remember(remember(NO_HISTORY, 'hand'), 'pass');
  const up = recall(history, -1);
  expect(up.text).toBe('pass');
  expect(recall(up.history, -1).text).toBe('hand');
  expect(recall(up.history, 1).text).toBe('');
});

test('a battle can be seen again until the turn after it is over', () => {
  const line = { ply: 1, seat: 0, type: 'play', text: '', cards: [], isAgainstViewer: false };
  const quiet = { ...line, battle: null };
  const fought = { ...line, battle: { sides: [], winners: [0], tie: null } };
  const group = (seat: number, last: LogLine) => ({ title: '', seat, round: 1, lines: [last] });
  const battle = [group(0, quiet), group(-1, fought), group(-1, quiet)];
  expect(freshBattle(battle)).toBe(fought);
  expect(freshBattle([...battle, group(1, quiet)])).toBe(fought);
  expect(freshBattle([...battle, group(1, quiet), group(0, quiet)])).toBeNull();
  expect(freshBattle([])).toBeNull();
});

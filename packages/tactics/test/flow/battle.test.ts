/** T4.1 to T4.3: the Great Battle, victory points, what it leaves as it was. */
import {
  fromEverySeat,
  imprisoned,
  onBothSides,
  type Person,
  type Side,
  type Table,
} from '@testing/tactics/scenario.ts';
import { expect } from 'vitest';
import { COUNTS, eventsOf } from './table.ts';

const PEOPLE: readonly Person[] = ['you', 'foe', 'third', 'fourth'];

/** Everybody else has passed: "you" pass and the battle is fought. */
function lastPass(table: Table): Table {
  const { foe = {}, third, fourth } = table;
  const done = (side: Side | undefined) => side && { ...side, passed: true };
  return {
    ...table,
    foe: { ...foe, passed: true },
    ...(third && { third: done(third) }),
    ...(fourth && { fourth: done(fourth) }),
  } as Table;
}

/** One army a clan, of so much power: 2, 4, 5, 7. */
const TWO = [['scribe']];
const FOUR = [['tinker', 'tinker']];
const FIVE = [['spark'], ['raider']];
const SEVEN = [['packmate', 'packmate'], ['warden']];

onBothSides('T4.1 T1.2 power is 2, 3 and 5 by level, added up', (set) => {
  const army = [['scribe', 'tinker', 'spark'], ['archivist', 'sentry'], ['ancestor']];
  const s = set(lastPass({ you: { army }, foe: { army: SEVEN } }));
  s.play('pass');
  const values = [s.seat('you'), s.seat('foe')].map(
    (seat) => eventsOf(s, 'battle')[0]?.values[seat],
  );
  expect(values).toEqual([3 * 2 + 2 * 3 + 5, 7]);
  expect([s.points('you'), s.points('foe')]).toEqual([1, 0]);
});

onBothSides('T4.1 T6.11 imprisoned goblins count nothing', (set) => {
  const army = [['scribe', imprisoned('scanner')], [imprisoned('sentry')]];
  const s = set(lastPass({ you: { army }, foe: { army: FOUR } }));
  s.play('pass');
  expect([s.points('you'), s.points('foe')]).toEqual([0, 1]);
  expect(eventsOf(s, 'battle')[0]?.values[s.seat('you')]).toBe(2);
});

fromEverySeat(3, 'T4.1 the highest of three takes the point, the others nothing', (set) => {
  const s = set(
    lastPass({ you: { army: FIVE }, foe: { army: SEVEN, points: 1 }, third: { army: FOUR } }),
  );
  s.play('pass');
  expect(PEOPLE.slice(0, 3).map((who) => s.points(who))).toEqual([0, 2, 0]);
  expect(eventsOf(s, 'point')).toMatchObject([{ seat: s.seat('foe'), points: 2 }]);
  expect(eventsOf(s, 'battle')[0]).toMatchObject({ winners: [s.seat('foe')], byAdvantage: false });
});

fromEverySeat(4, 'T4.1 the highest of four, wherever they sit', (set) => {
  for (const [i, best] of PEOPLE.entries()) {
    const sides = PEOPLE.map((who) => [
      who,
      { army: [TWO, FOUR, FIVE, SEVEN][(PEOPLE.indexOf(who) - i + 7) % 4] },
    ]);
    const s = set(lastPass(Object.fromEntries(sides)));
    s.play('pass');
    expect(PEOPLE.filter((who) => s.points(who) === 1)).toEqual([best]);
  }
});

onBothSides('T4.1 the Advantage card does not help the weaker', (set) => {
  for (const advantage of ['you', 'foe'] as const) {
    const s = set(lastPass({ you: { army: FIVE }, foe: { army: FOUR }, advantage }));
    s.play('pass');
    expect([s.points('you'), s.points('foe')]).toEqual([1, 0]);
    expect(eventsOf(s, 'battle')[0]?.byAdvantage).toBe(false);
  }
});

onBothSides('T4.1 of two tied players the Advantage holder alone takes it', (set) => {
  for (const advantage of ['you', 'foe'] as const) {
    const foe = { army: [['scribe'], ['archivist']] };
    const s = set(lastPass({ you: { army: FIVE }, foe, advantage }));
    s.play('pass');
    expect([s.points('you'), s.points('foe')]).toEqual(advantage === 'you' ? [1, 0] : [0, 1]);
    expect(eventsOf(s, 'battle')[0]).toMatchObject({
      winners: [s.seat(advantage)],
      byAdvantage: true,
    });
  }
});

for (const players of COUNTS) {
  fromEverySeat(players, 'T4.1 empty armies tie too: the holder takes the point', (set) => {
    for (const advantage of PEOPLE.slice(0, players)) {
      const s = set(
        lastPass({
          ...(players > 2 && { third: {} }),
          ...(players > 3 && { fourth: {} }),
          advantage,
        }),
      );
      s.play('pass');
      expect(PEOPLE.slice(0, players).filter((who) => s.points(who) === 1)).toEqual([advantage]);
    }
  });
}

const TIED = { you: { army: FIVE }, foe: { army: [['scribe'], ['archivist']] } };

fromEverySeat(3, 'T4.1 a tie without the holder: every tied player takes one', (set) => {
  const s = set(lastPass({ ...TIED, third: { army: FOUR }, advantage: 'third' }));
  s.play('pass');
  expect(PEOPLE.slice(0, 3).map((who) => s.points(who))).toEqual([1, 1, 0]);
  expect(eventsOf(s, 'battle')[0]?.byAdvantage).toBe(false);
  expect(eventsOf(s, 'point')).toHaveLength(2);
});

fromEverySeat(3, 'T4.1 a tie of lower armies is no matter, holder or not', (set) => {
  for (const advantage of PEOPLE.slice(0, 3)) {
    const s = set(lastPass({ ...TIED, third: { army: SEVEN }, advantage }));
    s.play('pass');
    expect(PEOPLE.slice(0, 3).map((who) => s.points(who))).toEqual([0, 0, 1]);
  }
});

fromEverySeat(4, 'T4.1 three of four tied, with the holder among them or not', (set) => {
  const table = { ...TIED, third: { army: [['packmate'], ['warden']] }, fourth: { army: FOUR } };
  const out = set(lastPass({ ...table, advantage: 'fourth' }));
  out.play('pass');
  expect(PEOPLE.map((who) => out.points(who))).toEqual([1, 1, 1, 0]);
  for (const advantage of PEOPLE.slice(0, 3)) {
    const s = set(lastPass({ ...table, advantage }));
    s.play('pass');
    expect(PEOPLE.filter((who) => s.points(who) > 0)).toEqual([advantage]);
  }
});

onBothSides('T4.2 3 victory points win the game, 2 do not', (set) => {
  const second = set(lastPass({ you: { army: FIVE, points: 1 }, foe: { points: 2 } }));
  second.play('pass').goesOn();
  expect([second.points('you'), second.state.round]).toEqual([2, 2]);
  const third = set(lastPass({ you: { army: FIVE, points: 2 }, foe: { points: 2 } }));
  third.play('pass').wins('points', 'you');
  expect([third.points('you'), third.points('foe'), third.state.round]).toEqual([3, 2, 1]);
  expect([third.legal(), third.eventTypes().at(-1)]).toEqual([[], 'over']);
});

onBothSides('T4.2 the one with the stronger army, not the one who passes last', (set) => {
  const s = set(lastPass({ you: { army: TWO, points: 2 }, foe: { army: FIVE, points: 2 } }));
  s.play('pass').wins('points', 'foe');
});

onBothSides('T4.2 T4.1 two players with 2 points tied: the holder wins alone', (set) => {
  for (const advantage of ['you', 'foe'] as const) {
    const you = { ...TIED.you, points: 2 };
    const s = set(lastPass({ you, foe: { ...TIED.foe, points: 2 }, advantage }));
    s.play('pass').wins('points', advantage);
  }
});

fromEverySeat(3, 'T4.2 several reaching 3 together share the victory', (set) => {
  const you = { ...TIED.you, points: 2 };
  const both = set(
    lastPass({ you, foe: { ...TIED.foe, points: 2 }, third: {}, advantage: 'third' }),
  );
  both.play('pass').wins('points', 'you', 'foe');
  expect([both.points('you'), both.points('foe'), both.points('third')]).toEqual([3, 3, 0]);
  const one = set(
    lastPass({ you, foe: { ...TIED.foe, points: 1 }, third: {}, advantage: 'third' }),
  );
  one.play('pass').wins('points', 'you');
  expect(one.points('foe')).toBe(2);
});

fromEverySeat(
  4,
  'T4.2 T1.3 the nine cards are no limit: three more when eight are taken',
  (set) => {
    const table = { ...TIED, third: { army: [['packmate'], ['warden']] }, fourth: { army: FOUR } };
    const sides = PEOPLE.map((who) => [who, { ...table[who as keyof typeof table], points: 2 }]);
    const s = set(lastPass({ ...Object.fromEntries(sides), advantage: 'fourth' }));
    s.play('pass').wins('points', 'you', 'foe', 'third');
    expect(PEOPLE.map((who) => s.points(who))).toEqual([3, 3, 3, 2]);
  },
);

for (const players of COUNTS) {
  fromEverySeat(
    players,
    'T4.3 armies stay as they are; the Advantage card stays with its holder',
    (set) => {
      for (const advantage of PEOPLE.slice(0, players)) {
        const sides = PEOPLE.slice(0, players).map((who, i) => [
          who,
          { army: [SEVEN, FIVE, FOUR, TWO][i] },
        ]);
        const s = set(lastPass({ ...Object.fromEntries(sides), advantage }));
        const armies = PEOPLE.slice(0, players).map((who) => s.army(who));
        s.play('pass');
        expect(PEOPLE.slice(0, players).map((who) => s.army(who))).toEqual(armies);
        expect([s.points('you'), s.advantage(), s.state.round]).toEqual([1, advantage, 2]);
      }
    },
  );
}

onBothSides(
  'T4.3 T4.1 a battle is fought on power alone: it sets off no power of any goblin',
  (set) => {
    const army = [
      ['herald-x', 'firebrand-x'],
      ['envoy', 'warlord'],
    ];
    const s = set(lastPass({ you: { army }, foe: { army: SEVEN } }));
    s.play('pass');
    expect(eventsOf(s, 'power')).toEqual([]);
  },
);

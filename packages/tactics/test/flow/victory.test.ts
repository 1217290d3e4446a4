/** T7: fifteen goblins, nine of a clan, at once. */
import { fromEverySeat, imprisoned, onBothSides, scenario } from '@testing/tactics/scenario.ts';
import { expect, test } from 'vitest';
import { tactics } from '../../src/game.ts';
import { COUNTS, eventsOf, powersOf, quietTable } from './table.ts';

const FIRST = ['scribe', 'packmate', 'revenant', 'tinker', 'spark'];
const SECOND = ['archivist', 'ranger', 'ghoul', 'sentry', 'raider'];
const THIRD = ['bone-lord', 'inferno', 'great-alpha', 'colossus'];
const FOURTEEN = [FIRST, SECOND, THIRD];

for (const players of COUNTS) {
  fromEverySeat(players, 'T7.1 the fifteenth goblin wins at once, before its powers', (set) => {
    const you = { army: FOURTEEN, hand: ['high-prophet', 'sage'] };
    const others = {
      foe: {},
      ...(players > 2 && { third: {} }),
      ...(players > 3 && { fourth: {} }),
    };
    const s = set({ ...others, you });
    s.turnOf('you').play('play high-prophet').wins('fifteen', 'you');
    expect([powersOf(s), s.eventTypes().at(-1), s.legal()]).toEqual([[], 'over', []]);
    expect(s.points('you')).toBe(0);
  });
}

onBothSides('T7.1 fourteen do not', (set) => {
  const army = [FIRST, SECOND, THIRD.slice(0, 3)];
  const s = set({ you: { army, hand: ['high-prophet'] }, deck: ['sage', 'lich', 'dynamo'] });
  s.play('play high-prophet').goesOn().asks('you', 'pick');
});

onBothSides('T7.1 imprisoned goblins count', (set) => {
  const army = [
    ['scribe', ...FIRST.slice(1).map(imprisoned)],
    ['archivist', ...SECOND.slice(1).map(imprisoned)],
    THIRD.map(imprisoned),
  ];
  const s = set({ you: { army, hand: ['high-prophet'] } });
  s.play('play high-prophet').wins('fifteen', 'you');
});

onBothSides('T7.1 T3.6 a mutation makes no fifteenth', (set) => {
  const hand = ['high-prophet', 'sage', 'lich', 'dynamo'];
  const s = set({ you: { army: FOURTEEN, hand }, foe: { hand: ['runner'] } });
  s.play('shift III1 high-prophet', 'discard sage', 'discard lich').goesOn();
});

/** Eight Gobans, and room for one more on the second row. */
const FIVE = ['scribe', 'scribe', 'herald', 'herald', 'prescient'];
const EIGHT = [FIVE, ['oracle', 'archivist', 'envoy']];

for (const players of COUNTS) {
  fromEverySeat(
    players,
    'T7.2 the ninth face-up goblin of a clan wins at once, before its powers',
    (set) => {
      const s = set({ ...quietTable(players), you: { army: EIGHT, hand: ['sage'] } });
      s.play('play sage').wins('nine-of-a-clan', 'you');
      expect([powersOf(s), eventsOf(s, 'reveal')]).toEqual([[], []]);
    },
  );
}

onBothSides('T7.2 eight do not', (set) => {
  const s = set({ you: { army: [FIVE, ['oracle', 'archivist']], hand: ['sage'] } });
  s.play('play sage').goesOn().asks('you', 'pick');
});

onBothSides('T7.2 of one clan: nine goblins of two are no victory', (set) => {
  const army = [FIVE, ['oracle', 'archivist', 'sentry']];
  const s = set({ you: { army, hand: ['sage'] } });
  s.play('play sage').goesOn();
});

onBothSides('T7.2 imprisoned goblins do not count', (set) => {
  const army = [[imprisoned('scribe'), ...FIVE.slice(1)], EIGHT[1] as string[]];
  const s = set({ you: { army, hand: ['sage'] } });
  s.play('play sage').goesOn().asks('you', 'pick');
});

onBothSides('T7.2 in one army: the goblins of two players are not added up', (set) => {
  const foe = { army: [['scribe-x'], ['sage']] };
  const s = set({ you: { army: [FIVE, ['oracle', 'archivist']], hand: ['envoy'] }, foe });
  s.play('play envoy').goesOn().turnOf('you');
});

onBothSides('T7.2 by a mutation, before the powers of the goblin that leaves', (set) => {
  const army = [FIVE, ['oracle', 'archivist', 'envoy', 'sentry']];
  const s = set({ you: { army, hand: ['sage', 'lich', 'dynamo'] } });
  s.play('shift II4 sage', 'discard lich').wins('nine-of-a-clan', 'you');
  expect([powersOf(s), s.discard()]).toEqual([[], ['lich', 'dynamo', 'sentry']]);
});

onBothSides('T7.2 by a mutation that keeps eight, no', (set) => {
  const s = set({ you: { army: EIGHT, hand: ['scribe-x', 'lich', 'dynamo'] }, deck: ['spark'] });
  s.play('shift I5 scribe-x', 'discard lich').goesOn();
});

/** Eight face up and a ninth in prison, and a Meka to place a Dynamo. */
const NINTH = [
  [imprisoned('scribe'), ...FIVE.slice(1)],
  ['oracle', 'archivist', 'envoy', 'sage'],
];
const ALPHAS = [
  ['packmate', 'packmate', 'tracker', 'tracker', 'runner'],
  ['huntmaster', 'ranger', 'champion', imprisoned('warden')],
];

onBothSides('T7.2 by a release in a turn, at once: the power that follows does not come', (set) => {
  const army = [...NINTH.slice(0, 1), [...(NINTH[1] as string[]), 'jailer'], ['bone-lord']];
  const hand = ['colossus', 'lich', 'dynamo', 'ghoul'];
  const s = set({ you: { army, hand } });
  s.play('shift III1 colossus', 'discard lich', 'discard dynamo', 'do release');
  s.wins('nine-of-a-clan', 'you');
  expect(powersOf(s)).toEqual(['colossus arrival prison!']);
});

onBothSides('T7.2 a release may make another player win', (set) => {
  const s = set({ you: { army: [['tinker']], hand: ['dynamo'] }, foe: { army: ALPHAS } });
  s.play('play dynamo', 'do release').wins('nine-of-a-clan', 'foe');
});

onBothSides('T7.2 T4.4 by the release of a new round, before anybody draws', (set) => {
  const s = set({ you: { army: NINTH }, foe: { passed: true } });
  s.play('pass').wins('nine-of-a-clan', 'you');
  expect([s.points('you'), eventsOf(s, 'draw')]).toEqual([1, []]);
});

onBothSides('T7.3 several who fulfil it at one moment share the victory', (set) => {
  const s = set({ you: { army: NINTH }, foe: { army: ALPHAS, passed: true } });
  s.play('pass').wins('nine-of-a-clan', 'you', 'foe');
  expect(s.eventTypes().filter((type) => type === 'over')).toHaveLength(1);
});

fromEverySeat(4, 'T7.3 only those who fulfil it, of any number of players', (set) => {
  const passed = true;
  const foe = { army: [['tinker', imprisoned('tinker')]], passed };
  const s = set({ you: { army: NINTH }, foe, third: { army: ALPHAS, passed }, fourth: { passed } });
  s.play('pass').wins('nine-of-a-clan', 'you', 'third');
});

onBothSides('T7.3 a release in a turn frees one goblin: one winner', (set) => {
  const you = {
    army: [...NINTH.slice(0, 1), [...(NINTH[1] as string[]), 'jailer'], ['bone-lord']],
  };
  const hand = ['colossus', 'lich', 'dynamo', 'ghoul'];
  const s = set({ you: { ...you, hand }, foe: { army: ALPHAS } });
  s.play('shift III1 colossus', 'discard lich', 'discard dynamo', 'do release');
  s.asks('you', 'target').offersExactly('target you:I1', 'target foe:II4').play('target foe:II4');
  s.wins('nine-of-a-clan', 'foe');
});

onBothSides('T7.2 T4.2 the battle comes first: a third point wins before the release', (set) => {
  const army = [
    ['revenant', 'revenant', 'tinker', 'tinker', 'spark'],
    ['ghoul', 'sentry', 'raider', 'lich'],
  ];
  const foe = { army: NINTH, passed: true };
  const third = set({ you: { army, points: 2 }, foe });
  third.play('pass').wins('points', 'you');
  expect(third.army('foe')[0]?.[0]).toBe('(scribe)');
  const second = set({ you: { army, points: 1 }, foe });
  second.play('pass').wins('nine-of-a-clan', 'foe');
  expect([second.points('you'), second.points('foe')]).toEqual([2, 0]);
});

test('T7.1 T7.2 a position that is already won is no position', () => {
  const refused = (army: unknown) =>
    tactics.readPosition({ game: 'gosu-tactics', players: [{ army }, {}] }, 'en');
  expect(refused([FIRST, SECOND, [...THIRD, 'high-prophet']])).toMatchObject({ ok: false });
  expect(refused([FIVE, ['oracle', 'archivist', 'envoy', 'sage']])).toMatchObject({ ok: false });
  expect(
    scenario({ you: { army: NINTH } })
      .goesOn()
      .legal(),
  ).toEqual(['pass']);
});

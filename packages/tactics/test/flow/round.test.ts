/** T4.4 and T4.5: release, new cards, new hands for those who can do nothing; the deck runs out. */
import {
  fromEverySeat,
  imprisoned,
  onBothSides,
  type Person,
  type Scenario,
} from '@testing/tactics/scenario.ts';
import { expect } from 'vitest';
import { COUNTS, eventsOf, justDealt, quietTable, twin } from './table.ts';

const PEOPLE: readonly Person[] = ['you', 'foe', 'third', 'fourth'];

/** Three to hold. */
const MEKAS = ['tinker', 'tinker', 'tinker-x'];

/** Everybody passes: the battle is fought and the next round begins. */
function nextRound(s: Scenario): Scenario {
  const { round } = s.state;
  for (let i = 0; i < s.state.players.length && s.state.round === round; i++) s.play('pass');
  expect(s.state.round).toBe(round + 1);
  return s;
}

for (const players of COUNTS) {
  fromEverySeat(players, 'T4.4 (1) all imprisoned goblins of all players are released', (set) => {
    const armies = [
      [[imprisoned('scribe'), 'herald'], [imprisoned('envoy')], [imprisoned('ancestor')]],
      [['packmate', imprisoned('packmate')], [imprisoned('ranger')]],
      [[imprisoned('revenant')]],
      [['tinker'], [imprisoned('sentry')]],
    ];
    const sides = PEOPLE.slice(0, players).map((who, i) => [who, { army: armies[i] }]);
    const s = nextRound(set(Object.fromEntries(sides)));
    const released = [
      [['scribe', 'herald'], ['envoy'], ['ancestor']],
      [['packmate', 'packmate'], ['ranger'], []],
      [['revenant'], [], []],
      [['tinker'], ['sentry'], []],
    ];
    expect(PEOPLE.slice(0, players).map((who) => s.army(who))).toEqual(released.slice(0, players));
    expect(eventsOf(s, 'release')).toHaveLength([5, 6, 7][players - 2] ?? 0);
  });
}

onBothSides('T4.4 T4.1 the release comes after the battle and before the cards', (set) => {
  const you = { army: [[imprisoned('scribe'), imprisoned('herald')]] };
  const s = nextRound(set({ you, foe: { army: [['spark']] } }));
  expect([s.points('you'), s.points('foe')]).toEqual([0, 1]);
  const order = s
    .eventTypes()
    .filter((type) => ['battle', 'release', 'draw', 'round', 'turn'].includes(type));
  expect([...new Set(order.slice(order.indexOf('battle')))]).toEqual([
    'battle',
    'release',
    'draw',
    'round',
    'turn',
  ]);
});

onBothSides('T4.4 T5.4 a release sets no power off', (set) => {
  const you = { army: [[imprisoned('firebrand'), imprisoned('looter-x'), imprisoned('looter')]] };
  const s = nextRound(set({ you }));
  expect(eventsOf(s, 'power')).toEqual([]);
});

onBothSides('T4.4 (2) each draws up to 7 minus their victory points', (set) => {
  for (const [points, size] of [
    [0, 7],
    [1, 6],
    [2, 5],
  ] as const) {
    const foe = { army: [['scribe', 'scribe'], ['envoy']], hand: ['tinker'], points: 1 };
    const s = nextRound(set({ you: { hand: ['herald', 'spark'], points }, foe }));
    expect([s.points('you'), s.hand('you').length]).toEqual([points, size]);
    expect([s.points('foe'), s.hand('foe').length]).toEqual([2, 5]);
    expect(s.hand('you')).toEqual(expect.arrayContaining(['herald', 'spark']));
  }
});

onBothSides('T4.4 (2) exactly the cards missing, from the top of the deck', (set) => {
  const hand = ['scribe', 'scribe', 'herald', 'herald', 'prescient'];
  const you = { army: [['prescient']], hand };
  const s = nextRound(
    set({ you, foe: { hand: MEKAS }, deck: ['sage', 'lich', 'dynamo', 'runner', 'tracker'] }),
  );
  expect([s.points('you'), s.hand('you')]).toEqual([1, [...hand, 'sage'].sort()]);
  expect(s.hand('foe')).toEqual([...MEKAS, 'lich', 'dynamo', 'runner', 'tracker'].sort());
});

onBothSides('T4.4 (2) T3.9 with as many or more nobody draws and nobody discards', (set) => {
  const hand = ['scribe', 'scribe', 'herald', 'herald', 'prescient', 'sage'];
  const s = nextRound(set({ you: { army: [['spark']], hand }, foe: { hand: ['tinker'] } }));
  expect([s.points('you'), s.hand('you')]).toEqual([1, [...hand].sort()]);
  const many = nextRound(set({ you: { army: [['spark']], hand: [...hand, 'lich', 'dynamo'] } }));
  expect([many.hand('you').length, many.discard()]).toEqual([8, []]);
});

for (const players of COUNTS) {
  fromEverySeat(players, 'T4.4 (2) T5.6 from the Advantage holder, clockwise', (set) => {
    for (const advantage of PEOPLE.slice(0, players)) {
      const s = nextRound(set({ ...quietTable(players), advantage }));
      const drawers = [...new Set(eventsOf(s, 'draw').map(({ seat }) => seat))];
      const from = s.seat(advantage);
      expect(drawers).toEqual(drawers.map((_, i) => (from + i) % players));
      s.turnOf(advantage);
      expect(eventsOf(s, 'round')).toMatchObject([{ seat: from, round: 2 }]);
    }
  });
}

fromEverySeat(3, 'T4.4 (2) when cards are few the holder is served first', (set) => {
  const table = {
    you: { hand: ['scribe'] },
    foe: { hand: ['tinker'] },
    third: { hand: ['spark'] },
  };
  const deck = ['sage', 'lich', 'dynamo', 'raider', 'ghoul', 'sentry', 'warden'];
  const s = nextRound(set({ ...table, deck, fill: false, advantage: 'foe' }));
  expect(s.hand('foe')).toEqual(['dynamo', 'ghoul', 'lich', 'raider', 'sage', 'tinker']);
  expect([s.hand('third'), s.hand('you')]).toEqual([['sentry', 'spark', 'warden'], ['scribe']]);
});

fromEverySeat(4, 'T4.4 the Advantage holder plays first, whoever won the battle', (set) => {
  const s = set({ ...quietTable(4), third: { army: [['revenant']] }, advantage: 'fourth' });
  nextRound(s).turnOf('fourth').play('play spark').turnOf('you').play('play scribe');
  s.turnOf('foe');
  expect(s.points('third')).toBe(1);
});

onBothSides('T4.4 T6.7 the card taken in a round decides who begins the next', (set) => {
  const s = set({ you: { hand: ['scribe'] }, foe: { hand: ['runner', 'tracker'] } });
  s.play('play scribe', 'play runner').turnOf('foe');
  nextRound(s).turnOf('foe');
});

/** Nothing to do with these and an empty army: no goblin of level 1. */
const STUCK = ['oracle', 'archivist', 'envoy', 'sage', 'huntmaster', 'ranger', 'warden'];
const STUCK_TOO = ['necromancer', 'ghoul', 'reaper', 'lich', 'jailer', 'artificer', 'sentry'];
const NEW = ['spark', 'spark', 'looter', 'looter', 'runner', 'runner', 'tracker'];

onBothSides('T4.4 (3) a hand one can do nothing with may be exchanged for as many', (set) => {
  const foe = { hand: [...MEKAS, 'scanner', 'scanner', 'shackler', 'shackler'] };
  const s = nextRound(set({ you: { hand: STUCK }, foe, deck: NEW }));
  s.asks('you', 'hand').offersExactly('keep', 'mulligan');
  const kept = twin(s).play('keep').turnOf('you');
  expect([kept.hand('you'), kept.discard()]).toEqual([[...STUCK].sort(), []]);
  s.play('mulligan').turnOf('you');
  expect([s.hand('you'), s.discard().sort()]).toEqual([[...NEW].sort(), [...STUCK].sort()]);
});

onBothSides('T4.4 (3) as many as were discarded, not 7 minus the points', (set) => {
  const hand = [...STUCK, ...STUCK_TOO.slice(0, 2)];
  const s = nextRound(
    set({ you: { hand }, foe: { hand: STUCK_TOO.slice(2), army: [['scribe']] } }),
  );
  s.asks('you', 'hand').play('mulligan');
  expect([s.points('you'), s.hand('you').length, s.discard().length]).toEqual([0, 9, 9]);
});

onBothSides('T4.4 (3) repeatedly while that holds, one player until done, then the next', (set) => {
  const foe = { hand: STUCK_TOO };
  const deck = ['champion', 'dynamo', 'raider', 'incendiary', 'ember-seer', 'warlord', 'inferno'];
  const s = nextRound(set({ you: { hand: STUCK }, foe, deck: [...deck, ...NEW] }));
  s.asks('you', 'hand').play('mulligan').asks('you', 'hand');
  expect(s.hand('you')).toEqual([...deck].sort());
  const kept = twin(s).play('keep').asks('foe', 'hand').play('keep').turnOf('you');
  expect(kept.discard()).toHaveLength(7);
  s.play('mulligan').asks('foe', 'hand');
  expect(s.hand('you')).toEqual([...NEW].sort());
  s.play('mulligan').turnOf('you');
  expect(s.discard()).toHaveLength(21);
});

onBothSides('T4.4 (3) nine times at most: with few cards left none may be of use', (set) => {
  const foe = { army: [['packmate']], hand: [] };
  const s = nextRound(set({ you: { hand: ['lich'] }, foe, fill: false }));
  for (let times = 0; times < 9; times++) s.asks('you', 'hand').play('mulligan');
  s.turnOf('you').offersExactly('pass');
});

fromEverySeat(3, 'T4.4 (3) T5.6 asked from the Advantage holder, clockwise', (set) => {
  const third = ['champion', 'dynamo', 'raider', 'incendiary', 'ember-seer', 'warlord', 'inferno'];
  const table = { you: { hand: STUCK }, foe: { hand: STUCK_TOO }, third: { hand: third } };
  const s = nextRound(set({ ...table, advantage: 'third' }));
  s.asks('third', 'hand').play('keep').asks('you', 'hand').play('keep').asks('foe', 'hand');
  s.play('keep').turnOf('third');
});

onBothSides('T4.4 (3) who can place or mutate anything is not asked', (set) => {
  const one = nextRound(set({ you: { hand: [...STUCK.slice(1), 'spark'] } }));
  one.turnOf('you').offersExactly('play spark', 'pass');
  // A goblin of level 2 over its clan.
  nextRound(set({ you: { army: [['spark']], hand: [...STUCK.slice(1), 'raider'] } })).turnOf('you');
  // A mutation without any placing: Herald could become nothing, Bone Lord could.
  const army = [['herald'], ['sage'], ['bone-lord']];
  const hand = ['huntmaster', 'ranger', 'warden', 'great-alpha', 'dynamo', 'lich'];
  const s = nextRound(set({ you: { army, hand } }));
  s.turnOf('you').offersExactly('shift III1 great-alpha', 'pass');
  const none = nextRound(set({ you: { army: [['herald'], ['sage'], ['ancestor']], hand } }));
  none.asks('you', 'hand');
});

onBothSides('T4.4 (3) a zombie mutation from the discard pile counts as something to do', (set) => {
  const hand = ['huntmaster', 'ranger', 'warden', 'oracle', 'dynamo', 'sage'];
  const you = { army: [['revenant']], hand };
  nextRound(set({ you, discard: ['spark'] }))
    .turnOf('you')
    .offersExactly('shift I1 spark from discard', 'pass');
  nextRound(set({ you, discard: ['inferno'] })).asks('you', 'hand');
});

onBothSides('T4.4 (3) “can” includes costs: two cards to pay make the difference', (set) => {
  const table = { foe: { army: [['packmate', 'packmate']], hand: [] }, fill: false };
  const army = [['herald']];
  const short = nextRound(set({ ...table, you: { army, hand: ['spark', 'lich'] } }));
  short.asks('you', 'hand').play('mulligan').asks('you', 'hand');
  expect([short.hand('you'), short.discard()]).toEqual([['lich', 'spark'], []]);
  const exact = nextRound(set({ ...table, you: { army, hand: ['spark', 'lich', 'inferno'] } }));
  exact.turnOf('you').offersExactly('play spark', 'pass');
});

onBothSides('T4.4 (3) released goblins count: their clan is there again', (set) => {
  const army = [[imprisoned('herald'), 'spark']];
  const hand = ['envoy', 'huntmaster', 'ranger', 'warden', 'lich', 'dynamo'];
  const s = set({ you: { army, hand } });
  s.offersExactly('pass');
  nextRound(s).turnOf('you').offers('play envoy');
});

onBothSides('T4.4 (3) not with an empty hand', (set) => {
  const s = nextRound(set({ foe: { hand: ['tinker'] }, fill: false }));
  s.turnOf('you').offersExactly('pass');
});

onBothSides('T4.4 (3) not in round 1', (set) => {
  const s = justDealt(
    set({ you: { hand: [...STUCK, 'lich', 'spark', 'dynamo'] }, foe: { hand: ['tinker'] } }),
  );
  s.play('discard lich', 'discard spark', 'discard dynamo').turnOf('you').offersExactly('pass');
  expect(s.state.round).toBe(1);
});

onBothSides(
  'T4.5 the discard pile is shuffled into a new deck when a card must be drawn',
  (set) => {
    const table = { foe: { hand: ['spark'] }, discard: ['sage', 'lich', 'dynamo'], fill: false };
    const s = set({ you: { hand: ['tracker'] }, ...table });
    s.play('play tracker').turnOf('foe');
    expect([s.deck().length, s.discard(), eventsOf(s, 'shuffle').length]).toEqual([2, [], 1]);
    expect([...s.hand('you'), ...s.deck()].sort()).toEqual(['dynamo', 'lich', 'sage']);
  },
);

onBothSides('T4.5 not before: the last card of the deck is drawn from the deck', (set) => {
  const s = set({
    you: { hand: ['tracker'] },
    deck: ['ghoul'],
    discard: ['sage', 'lich'],
    fill: false,
  });
  s.play('play tracker');
  expect([s.hand('you'), s.deck(), s.discard()]).toEqual([['ghoul'], [], ['sage', 'lich']]);
  expect(eventsOf(s, 'shuffle')).toEqual([]);
});

onBothSides('T4.5 and drawing goes on: in mid-draw, at the start of a round', (set) => {
  const army = [['packmate', 'scribe', 'tinker', 'spark']];
  const champion = set({
    you: { army, hand: ['champion'] },
    deck: ['ghoul'],
    discard: ['sage', 'lich', 'dynamo', 'raider'],
    fill: false,
  });
  champion.play('play champion');
  expect(champion.hand('you')).toContain('ghoul');
  expect([champion.hand('you').length, champion.deck().length]).toEqual([4, 1]);
  const discard = ['sage', 'lich', 'dynamo', 'raider', 'sentry', 'warden', 'looter', 'looter'];
  const s = set({
    you: { army, hand: ['herald'] },
    foe: { hand: ['runner'] },
    deck: ['ghoul'],
    discard,
    fill: false,
  });
  nextRound(s);
  expect([s.hand('you').length, s.hand('foe').length, s.discard()]).toEqual([6, 5, []]);
  expect(s.hand('you')).toContain('ghoul');
});

onBothSides('T4.5 T6.5 cards already revealed stay out of the shuffle', (set) => {
  const discard = ['sage', 'dynamo', 'raider', 'sentry'];
  const s = set({ you: { hand: ['prescient'] }, deck: ['ghoul', 'lich'], discard, fill: false });
  s.play('play prescient').asks('you', 'pick');
  expect([s.open().length, s.deck().length, s.discard()]).toEqual([5, 1, []]);
  expect(s.open().slice(0, 2)).toEqual(['ghoul', 'lich']);
  expect([...s.open(), ...s.deck()].sort()).toEqual([...discard, 'ghoul', 'lich'].sort());
});

onBothSides('T4.5 both empty: nothing happens', (set) => {
  const s = set({ you: { hand: ['tracker'] }, foe: { hand: ['herald', 'spark'] }, fill: false });
  s.play('play tracker').turnOf('foe');
  expect([s.hand('you'), eventsOf(s, 'shuffle'), eventsOf(s, 'draw')]).toEqual([[], [], []]);
  const vision = set({ you: { hand: ['prescient'] }, foe: { hand: ['spark'] }, fill: false });
  vision.play('play prescient').turnOf('foe');
  expect([vision.hand('you'), vision.discard()]).toEqual([[], []]);
  nextRound(s);
  expect([s.hand('you'), s.hand('foe')]).toEqual([[], ['herald', 'spark']]);
});

onBothSides(
  'T4.5 the cards paid and the goblin that left are in the pile that is shuffled',
  (set) => {
    const s = set({ you: { army: [['scribe']], hand: ['tracker', 'sage'] }, fill: false });
    s.play('shift I1 tracker').turnOf('foe');
    expect([s.hand('you'), s.deck(), s.discard()]).toEqual([['sage', 'scribe'], [], []]);
  },
);

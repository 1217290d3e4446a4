/** T3.1 to T3.5: placing a goblin, what it needs and what it costs. */
import {
  fromEverySeat,
  imprisoned,
  onBothSides,
  type Scenario,
} from '@testing/tactics/scenario.ts';
import { expect } from 'vitest';
import { CLAN_DEFS } from '../../src/cards/index.ts';
import { COUNTS, eventsOf, quietTable } from './table.ts';

onBothSides('T3 T3.1 a turn is exactly one action', (set) => {
  const s = set(quietTable(2));
  s.turnOf('you').play('play scribe').turnOf('foe').play('play gravedigger').turnOf('you');
  expect([s.hand('you'), s.hand('foe')]).toEqual([
    ['scribe', 'scribe-x'],
    ['gravedigger', 'gravedigger-x'],
  ]);
});

for (const players of COUNTS) {
  fromEverySeat(players, 'T3.1 each goblin takes the leftmost empty space of its row', (set) => {
    const army = [['scribe', 'herald'], ['envoy']];
    const s = set({ ...quietTable(players), you: { army, hand: ['scribe', 'archivist'] } });
    s.play('play scribe');
    expect(s.army('you')).toEqual([['scribe', 'herald', 'scribe'], ['envoy'], []]);
    const other = set({ ...quietTable(players), you: { army, hand: ['scribe', 'archivist'] } });
    other.play('play archivist');
    expect(other.army('you')).toEqual([['scribe', 'herald'], ['envoy', 'archivist'], []]);
    const seat = s.seat('you');
    expect(eventsOf(s, 'play')).toMatchObject([{ seat, card: 'scribe', place: `p${seat}:I3` }]);
    expect(eventsOf(other, 'play')).toMatchObject([{ place: `p${seat}:II2` }]);
  });
}

onBothSides('T3.1 the first goblin of each row stands on the far left', (set) => {
  const s = set({ you: { hand: ['scribe'] } });
  s.play('play scribe').turnOf('foe');
  expect(s.army('you')).toEqual([['scribe'], [], []]);
  const army = [['tinker', 'spark'], ['sentry']];
  const third = set({ you: { army, hand: ['colossus'] } });
  third.offers('play colossus').play('play colossus');
  expect(third.army('you')[2]).toEqual(['colossus']);
});

onBothSides('T3.1 five in the level-1 row, not six', (set) => {
  const hand = ['scribe-x', 'tinker', 'sage', 'lich'];
  const four = ['scribe', 'scribe', 'herald', 'herald'];
  const s = set({ you: { army: [four], hand: ['scribe-x'] } });
  s.play('play scribe-x');
  expect(s.army('you')[0]).toEqual([...four, 'scribe-x']);
  const full = set({ you: { army: [[...four, 'prescient']], hand } });
  full.withholds('play scribe-x', 'play tinker').offers('play sage');
  full.refuses('play scribe-x', /level-1 row is full/i).refuses('play tinker', /full/i);
});

onBothSides('T3.1 five in the level-2 row, not six; imprisoned goblins take their space', (set) => {
  const first = ['scribe', 'scribe', 'tinker', 'packmate', 'spark'];
  const second = ['oracle', 'envoy', 'sentry', 'ranger'];
  const s = set({ you: { army: [first, second], hand: ['archivist'] } });
  s.play('play archivist');
  expect(s.army('you')[1]).toEqual([...second, 'archivist']);
  const army = [first, [...second, imprisoned('raider')]];
  const full = set({ you: { army, hand: ['archivist'] } });
  full.offersExactly('pass').refuses('play archivist', /level-2 row is full/i);
});

onBothSides('T3.1 the space of a destroyed goblin is empty again', (set) => {
  const four = ['spark', 'spark', 'looter', 'looter'];
  const you = { army: [[...four, 'spark-x']], hand: ['firebrand'] };
  const s = set({ you, foe: { army: [['revenant']], hand: ['reaper'] }, toPlay: 'foe' });
  s.play('play reaper', 'target you:I5').turnOf('you');
  expect(s.army('you')[0]).toEqual(four);
  s.play('play firebrand').turnOf('you');
  expect(s.army('you')[0]).toEqual([...four, 'firebrand']);
});

onBothSides('T3.1 only a card of one’s own hand can be placed', (set) => {
  const s = set({ you: { hand: ['scribe'] }, foe: { hand: ['tinker'] }, discard: ['spark'] });
  s.offersExactly('play scribe', 'pass');
  s.refuses('play tinker', /not in your hand/i).refuses('play spark', /not in your hand/i);
});

onBothSides('T3.2 the first goblin of an empty army is free', (set) => {
  const s = set({ you: { hand: ['revenant'] } });
  s.play('play revenant').turnOf('foe');
  expect([s.army('you')[0], s.discard()]).toEqual([['revenant'], []]);
});

for (const { id: clan, faces } of CLAN_DEFS) {
  onBothSides(`T3.2 the first goblin is free, whichever it is: ${clan}`, (set) => {
    for (const { id } of faces.filter((face) => face.level === 1)) {
      const s = set({ you: { hand: [id] } });
      s.play(`play ${id}`);
      expect(eventsOf(s, 'play')).toMatchObject([{ card: id, place: `p${s.seat('you')}:I1` }]);
      expect(eventsOf(s, 'discard').filter(({ cause }) => cause === 'cost')).toEqual([]);
    }
  });
}

onBothSides('T3.2 the first of each player: the armies of others are no matter', (set) => {
  const s = set({
    you: { army: [['scribe']], hand: [] },
    foe: { hand: ['revenant'] },
    toPlay: 'foe',
  });
  s.play('play revenant').turnOf('you');
  expect(s.army('foe')[0]).toEqual(['revenant']);
  const clan = set({
    you: { army: [['spark']], hand: ['tinker', 'sage'] },
    foe: { army: [['tinker']] },
  });
  clan.refuses('play tinker', /discard 2 other cards/i);
});

onBothSides('T3.2 free with a face-up goblin of the clan anywhere in the level-1 row', (set) => {
  const army = [['scribe', 'tinker', 'spark', 'packmate']];
  const s = set({ you: { army, hand: ['tracker'] }, deck: ['sage'] });
  s.play('play tracker').turnOf('foe');
  expect([s.army('you')[0]?.[4], s.discard(), s.hand('you')]).toEqual(['tracker', [], ['sage']]);
});

onBothSides('T3.2 of another clan it costs 2 cards of one’s choice', (set) => {
  const hand = ['revenant', 'sage', 'lich', 'dynamo'];
  const s = set({ you: { army: [['scribe']], hand }, foe: { hand: ['spark'] } });
  s.play('play revenant').asks('you', 'discard');
  s.offersExactly('discard sage', 'discard lich', 'discard dynamo');
  s.refuses('discard revenant', /cannot pay for itself/i).refuses(
    'discard spark',
    /not in your hand/i,
  );
  expect(s.army('you')[0]).toEqual(['scribe']);
  s.play('discard lich').asks('you', 'discard').offersExactly('discard sage', 'discard dynamo');
  s.play('discard dynamo').turnOf('foe');
  expect([s.army('you')[0], s.hand('you')]).toEqual([['scribe', 'revenant'], ['sage']]);
  expect([s.discard(), s.hand('foe')]).toEqual([['lich', 'dynamo'], ['spark']]);
});

onBothSides('T3.2 the cost must be paid in full: two other cards, not one', (set) => {
  const army = [['herald']];
  const exact = set({ you: { army, hand: ['revenant', 'sage', 'lich'] } });
  exact.offers('play revenant').play('play revenant', 'discard sage').turnOf('foe');
  expect([exact.hand('you'), exact.discard()]).toEqual([[], ['sage', 'lich']]);
  const short = set({ you: { army, hand: ['revenant', 'lich'] } });
  short.offersExactly('pass').refuses('play revenant', /discard 2 other cards.*hold 1/i);
  const none = set({ you: { army, hand: ['revenant'] } });
  none.offersExactly('pass').refuses('play revenant', /hold none/i);
});

onBothSides('T3.2 a second copy of the goblin may pay for it', (set) => {
  const s = set({ you: { army: [['scribe']], hand: ['revenant', 'revenant', 'sage'] } });
  s.play('play revenant', 'discard revenant').turnOf('foe');
  expect([s.army('you')[0], s.discard()]).toEqual([
    ['scribe', 'revenant'],
    ['revenant', 'sage'],
  ]);
});

onBothSides('T3.2 five of one clan cost nothing, five of five clans eight cards', (set) => {
  const paid = (s: Scenario) => eventsOf(s, 'discard').filter(({ cause }) => cause === 'cost');
  const due = { foe: { passed: true, hand: [] }, extraTurn: 'due', extraTurnsOwed: 3 } as const;
  const hand = ['tracker', 'revenant', 'tinker', 'looter', 'sage', 'lich', 'dynamo', 'raider'];
  const you = { army: [['scribe']], hand: [...hand, 'ghoul', 'sentry', 'warden'] };
  const s = set({ you, ...due, deck: ['ranger', 'ember-seer'] });
  s.play('play tracker', 'discard sage', 'discard lich');
  s.play('play revenant', 'discard dynamo', 'discard raider');
  s.play('play tinker', 'discard ghoul', 'discard sentry', 'pick ember-seer');
  s.play('play looter', 'discard warden', 'discard ranger');
  expect(paid(s)).toHaveLength(8);
  expect(s.army('you')[0]).toEqual(['scribe', 'tracker', 'revenant', 'tinker', 'looter']);
  const kin = ['gravedigger', 'gravedigger', 'gravedigger-x', 'revenant-x'];
  const free = set({ you: { army: [['revenant']], hand: kin }, ...due });
  free.play(...kin.map((id) => `play ${id}`));
  expect([paid(free), free.army('you')[0]]).toEqual([[], ['revenant', ...kin]]);
});

onBothSides('T3.2 an imprisoned goblin has no clan', (set) => {
  const army = [['tinker', imprisoned('scribe')]];
  const s = set({ you: { army, hand: ['herald', 'tinker'] } });
  s.withholds('play herald')
    .refuses('play herald', /discard 2 other/i)
    .offers('play tinker');
  const rich = set({ you: { army, hand: ['herald', 'sage', 'lich'] } });
  rich.play('play herald', 'discard sage').turnOf('you');
  expect([rich.discard(), rich.hand('you')]).toEqual([['sage', 'lich'], []]);
  const one = set({ you: { army: [[imprisoned('scribe'), 'scribe']], hand: ['herald'] } });
  one.offers('play herald');
});

onBothSides(
  'T3.2 with its only level 1 imprisoned an army is not empty: the next costs 2',
  (set) => {
    const army = [[imprisoned('scribe')]];
    const short = set({ you: { army, hand: ['scribe', 'tinker'] } });
    short
      .offersExactly('pass')
      .refuses('play scribe', /discard 2/i)
      .refuses('play tinker', /discard 2/i);
    const s = set({ you: { army, hand: ['scribe', 'tinker', 'sage'] } });
    s.offersExactly('play scribe', 'play tinker', 'pass').play('play scribe', 'discard sage');
    expect(s.army('you')[0]).toEqual(['(scribe)', 'scribe']);
    expect(s.discard()).toEqual(['sage', 'tinker']);
  },
);

onBothSides('T3.2 the clan in the rows above does not count', (set) => {
  const army = [['tinker', 'spark'], ['envoy'], []];
  const s = set({ you: { army, hand: ['herald', 'tinker'] } });
  s.withholds('play herald')
    .offers('play tinker')
    .refuses('play herald', /discard 2 other/i);
  const high = set({ you: { army: [['tinker'], ['envoy'], ['ancestor']], hand: ['herald'] } });
  high.refuses('play herald', /discard 2 other/i);
});

onBothSides('T3.2 T5.5 when the only goblin is destroyed the next is the first again', (set) => {
  // The Firebrand that the Spark becomes is all there is to destroy.
  const you = { army: [['spark']], hand: ['firebrand', 'sage', 'scribe'] };
  const s = set({ you, foe: { hand: ['revenant'] } }).play('shift I1 firebrand', 'discard sage');
  expect([s.army('you')[0], s.discard()]).toEqual([[], ['sage', 'spark', 'firebrand']]);
  s.play('play revenant', 'play scribe').turnOf('foe');
  expect([s.army('you')[0], s.hand('you')]).toEqual([['scribe'], []]);
});

onBothSides(
  'T3.3 level 2 needs its clan face up in the level-1 row, anywhere; it is free',
  (set) => {
    const army = [['scribe', 'tinker', 'spark']];
    const s = set({ you: { army, hand: ['raider', 'sage'] } });
    s.play('play raider').turnOf('foe');
    expect([s.army('you')[1], s.discard(), s.hand('you')]).toEqual([['raider'], [], ['sage']]);
    const other = set({ you: { army, hand: ['ranger', 'sage', 'lich', 'dynamo'] } });
    other.offersExactly('play sage', 'play dynamo', 'pass');
    other.refuses('play ranger', /face-up goblin of the Alphas clan in your level-1 row/i);
    other.refuses('play lich', /Darks clan/i);
  },
);

onBothSides(
  'T3.3 not without any level 1, not with its clan imprisoned or in another army',
  (set) => {
    const alone = set({ you: { hand: ['archivist'] }, foe: { army: [['scribe', 'scribe']] } });
    alone.offersExactly('pass').refuses('play archivist', /level 1 first/i);
    const asleep = set({ you: { army: [[imprisoned('scribe'), 'tinker']], hand: ['archivist'] } });
    asleep.offersExactly('pass').refuses('play archivist', /Gobans clan/i);
    const awake = set({ you: { army: [['scribe', imprisoned('tinker')]], hand: ['archivist'] } });
    awake.offers('play archivist');
  },
);

onBothSides('T3.3 fewer level 2 than level 1: with as many, no', (set) => {
  const hand = ['archivist'];
  const two = [
    ['scribe', 'scribe'],
    ['oracle', 'envoy'],
  ];
  set({ you: { army: two, hand } })
    .offersExactly('pass')
    .refuses('play archivist', /fewer/i);
  const three = [
    ['scribe', 'scribe', 'herald'],
    ['oracle', 'envoy'],
  ];
  set({ you: { army: three, hand } }).offers('play archivist');
});

onBothSides(
  'T3.3 T6.11 imprisoned goblins count in both numbers, and one may build above them',
  (set) => {
    const base = [imprisoned('tinker'), 'scribe'];
    const s = set({ you: { army: [base, []], hand: ['archivist'] } });
    s.play('play archivist');
    expect(s.army('you')).toEqual([['(tinker)', 'scribe'], ['archivist'], []]);
    const next = set({ you: { army: [base, [imprisoned('oracle')]], hand: ['archivist'] } });
    next.play('play archivist');
    expect(next.army('you')[1]).toEqual(['(oracle)', 'archivist']);
    const even = set({
      you: { army: [base, [imprisoned('oracle'), imprisoned('sentry')]], hand: ['archivist'] },
    });
    even.offersExactly('pass').refuses('play archivist', /fewer/i);
  },
);

onBothSides('T3.4 level 3 needs its clan face up in both rows below; it is free', (set) => {
  const army = [
    ['scribe', 'tinker'],
    ['sentry', 'envoy'],
  ];
  const s = set({ you: { army, hand: ['ancestor'] }, deck: ['sage', 'lich', 'spark'] });
  s.play('play ancestor').turnOf('foe');
  expect([s.army('you')[2], s.hand('you'), s.discard()]).toEqual([
    ['ancestor'],
    ['lich', 'sage'],
    [],
  ]);
  const first = set({
    you: {
      army: [
        ['scribe', 'tinker'],
        ['sentry', 'raider'],
      ],
      hand: ['ancestor'],
    },
  });
  first.offersExactly('pass').refuses('play ancestor', /Gobans clan in your level-2 row/i);
  const second = set({
    you: {
      army: [
        ['spark', 'tinker'],
        ['sentry', 'envoy'],
      ],
      hand: ['ancestor'],
    },
  });
  second.offersExactly('pass').refuses('play ancestor', /Gobans clan in your level-1 row/i);
});

onBothSides('T3.4 an imprisoned goblin of the clan does not do, in either row', (set) => {
  const hand = ['ancestor'];
  const low = [
    [imprisoned('scribe'), 'tinker'],
    ['sentry', 'envoy'],
  ];
  set({ you: { army: low, hand } })
    .offersExactly('pass')
    .refuses('play ancestor', /level-1 row/i);
  const high = [
    ['scribe', 'tinker'],
    ['sentry', imprisoned('envoy')],
  ];
  set({ you: { army: high, hand } })
    .offersExactly('pass')
    .refuses('play ancestor', /level-2 row/i);
  const both = [
    ['scribe', imprisoned('tinker')],
    [imprisoned('sentry'), 'envoy'],
  ];
  set({ you: { army: both, hand } }).offers('play ancestor');
});

onBothSides('T3.4 fewer level 3 than level 2: with as many, no', (set) => {
  const hand = ['ancestor'];
  const first = ['scribe', 'tinker', 'herald'];
  const none = set({ you: { army: [first], hand } });
  none.offersExactly('pass').refuses('play ancestor', /fewer goblins of level 3 than of level 2/i);
  const even = set({ you: { army: [first, ['envoy'], [imprisoned('colossus')]], hand } });
  even.offersExactly('pass').refuses('play ancestor', /fewer/i);
  const more = [first, [imprisoned('sentry'), 'envoy'], ['colossus']];
  set({ you: { army: more, hand } }).offers('play ancestor');
});

onBothSides('T3.5 what stands stays when its clan below is imprisoned, and counts', (set) => {
  const you = { army: [['scribe', 'tinker'], ['envoy'], ['ancestor']], hand: ['archivist'] };
  const s = set({ you, foe: { hand: ['shackler', 'sage'] }, toPlay: 'foe' });
  s.play('play shackler', 'target you:I1').turnOf('you');
  expect(s.army('you')).toEqual([['(scribe)', 'tinker'], ['envoy'], ['ancestor']]);
  expect(s.strength('you')).toBe(2 + 3 + 5);
  s.offersExactly('pass').refuses('play archivist', /Gobans clan/i);
});

onBothSides('T3.5 T3.6 and when the goblin below mutates into another clan', (set) => {
  const army = [['herald', 'tinker'], ['envoy'], ['ancestor']];
  const hand = ['revenant', 'archivist', 'dynamo', 'lich'];
  const s = set({ you: { army, hand }, foe: { hand: ['gravedigger'] } });
  s.offers('play archivist').play('shift I1 revenant', 'discard dynamo', 'discard lich');
  s.turnOf('foe').play('play gravedigger').turnOf('you');
  expect(s.army('you')).toEqual([['revenant', 'tinker'], ['envoy'], ['ancestor']]);
  s.offersExactly('pass');
});

onBothSides('T3.2 to T3.5 every goblin of the deck: what it needs, with and without', (set) => {
  const firsts = CLAN_DEFS.map(({ faces }) => faces[0]?.id as string);
  for (const [i, { faces }] of CLAN_DEFS.entries()) {
    const own = firsts[i] as string;
    const foreign = firsts[(i + 1) % 5] as string;
    const second = faces.filter((face) => face.level === 2).map((face) => face.id);
    for (const { id, level } of faces.filter((face) => face.level > 1)) {
      const below = second.find((other) => other !== id) as string;
      const ready = level === 2 ? [[foreign, own]] : [[foreign, own], [below]];
      set({ you: { army: ready, hand: [id] } }).offersExactly(`play ${id}`, 'pass');
      const wanting = level === 2 ? [[foreign, foreign]] : [[foreign, foreign], [below]];
      set({ you: { army: wanting, hand: [id] } }).offersExactly('pass');
    }
  }
});

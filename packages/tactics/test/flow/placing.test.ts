/** T3.1 to T3.5: placing a goblin, what it needs and what it costs. */
import { fromEverySeat, imprisoned, onBothSides } from '@testing/tactics/scenario.ts';
import { expect } from 'vitest';
import { FACE_DEFS } from '../../src/cards/index.ts';
import { COUNTS, eventsOf, QUIET, quietTable } from './table.ts';

onBothSides('T3 T3.1 a turn is exactly one action', (set) => {
  const s = set(quietTable(2));
  s.turnOf('you').play('play scribe').turnOf('foe').play('play packmate').turnOf('you');
  expect([s.hand('you'), s.hand('foe')]).toEqual([
    ['scribe', 'scribe-x'],
    ['packmate', 'packmate-x'],
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
  const s = set({ you: { hand: ['tinker'] } });
  s.play('play tinker');
  expect(s.army('you')).toEqual([['tinker'], [], []]);
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
  const you = { army: [four], hand: ['firebrand', 'firebrand-x'] };
  const s = set({ you, foe: { hand: ['packmate'] } });
  s.play('play firebrand').turnOf('foe');
  expect(s.army('you')[0]).toEqual(four);
  s.play('play packmate', 'play firebrand-x').asks('you', 'target').play('target foe:I1');
  expect(s.army('you')[0]).toEqual([...four, 'firebrand-x']);
});

onBothSides('T3.1 only a card of one’s own hand can be placed', (set) => {
  const s = set({ you: { hand: ['scribe'] }, foe: { hand: ['tinker'] }, discard: ['spark'] });
  s.offersExactly('play scribe', 'pass');
  s.refuses('play tinker', /not in your hand/i).refuses('play spark', /not in your hand/i);
});

for (const cards of Object.values(QUIET)) {
  onBothSides(`T3.2 the first goblin of an empty army is free: ${cards[0]}`, (set) => {
    const s = set({ you: { hand: [cards[0]] } });
    s.play(`play ${cards[0]}`).turnOf('foe');
    expect([s.army('you')[0], s.discard()]).toEqual([[cards[0]], []]);
  });
}

onBothSides('T3.2 the first of each player: the armies of others are no matter', (set) => {
  const s = set({
    you: { army: [['scribe']], hand: [] },
    foe: { hand: ['tinker'] },
    toPlay: 'foe',
  });
  s.play('play tinker').turnOf('you');
  expect(s.army('foe')[0]).toEqual(['tinker']);
  const clan = set({
    you: { army: [['spark']], hand: ['tinker', 'sage'] },
    foe: { army: [['tinker']] },
  });
  clan.refuses('play tinker', /discard 2 other cards/i);
});

onBothSides('T3.2 free with a face-up goblin of the clan anywhere in the level-1 row', (set) => {
  const army = [['scribe', 'tinker', 'spark', 'packmate']];
  const s = set({ you: { army, hand: ['herald'] }, deck: ['sage'] });
  s.play('play herald').turnOf('foe');
  expect([s.army('you')[0]?.[4], s.discard(), s.hand('you')]).toEqual(['herald', [], ['sage']]);
});

onBothSides('T3.2 of another clan it costs 2 cards of one’s choice', (set) => {
  const hand = ['tinker', 'sage', 'lich', 'dynamo'];
  const s = set({ you: { army: [['scribe']], hand }, foe: { hand: ['spark'] } });
  s.play('play tinker').asks('you', 'discard');
  s.offersExactly('discard sage', 'discard lich', 'discard dynamo');
  s.refuses('discard tinker', /cannot pay for itself/i).refuses(
    'discard spark',
    /not in your hand/i,
  );
  expect(s.army('you')[0]).toEqual(['scribe']);
  s.play('discard lich').asks('you', 'discard').offersExactly('discard sage', 'discard dynamo');
  s.play('discard dynamo').turnOf('foe');
  expect([s.army('you')[0], s.hand('you')]).toEqual([['scribe', 'tinker'], ['sage']]);
  expect([s.discard(), s.hand('foe')]).toEqual([['lich', 'dynamo'], ['spark']]);
});

onBothSides('T3.2 the cost must be paid in full: two other cards, not one', (set) => {
  const army = [['herald']];
  const exact = set({ you: { army, hand: ['tinker', 'sage', 'lich'] } });
  exact.offers('play tinker').play('play tinker', 'discard sage').turnOf('foe');
  expect([exact.hand('you'), exact.discard()]).toEqual([[], ['sage', 'lich']]);
  const short = set({ you: { army, hand: ['tinker', 'lich'] } });
  short.offersExactly('pass').refuses('play tinker', /discard 2 other cards.*hold 1/i);
  const none = set({ you: { army, hand: ['tinker'] } });
  none.offersExactly('pass').refuses('play tinker', /hold none/i);
});

onBothSides('T3.2 a second copy of the goblin may pay for it', (set) => {
  const s = set({ you: { army: [['scribe']], hand: ['tinker', 'tinker', 'sage'] } });
  s.play('play tinker', 'discard tinker').turnOf('foe');
  expect([s.army('you')[0], s.discard()]).toEqual([
    ['scribe', 'tinker'],
    ['tinker', 'sage'],
  ]);
});

onBothSides('T3.2 five of one clan cost nothing, five of five clans eight cards', (set) => {
  const hand = ['packmate', 'revenant', 'tinker', 'spark', 'sage', 'lich', 'dynamo', 'raider'];
  const you = { army: [['scribe']], hand: [...hand, 'ghoul', 'sentry', 'warden', 'ranger'] };
  const s = set({ you, foe: { passed: true, hand: [] }, extraTurn: 'due', extraTurnsOwed: 3 });
  s.play('play packmate', 'discard sage', 'discard lich');
  s.play('play revenant', 'discard dynamo', 'discard raider');
  s.play('play tinker', 'discard ghoul', 'discard sentry');
  s.play('play spark', 'discard warden');
  expect(eventsOf(s, 'discard').filter(({ cause }) => cause === 'cost')).toHaveLength(8);
  expect(s.army('you')[0]).toEqual(['scribe', 'packmate', 'revenant', 'tinker', 'spark']);
});

onBothSides('T3.2 an imprisoned goblin has no clan', (set) => {
  const army = [['tinker', imprisoned('scribe')]];
  const s = set({ you: { army, hand: ['herald', 'tinker'] } });
  s.withholds('play herald')
    .refuses('play herald', /discard 2 other/i)
    .offers('play tinker');
  const rich = set({ you: { army, hand: ['herald', 'sage', 'lich'] }, deck: ['spark'] });
  rich.play('play herald', 'discard sage').turnOf('foe');
  expect([rich.discard(), rich.hand('you')]).toEqual([['sage', 'lich'], ['spark']]);
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
  const s = set({ you: { hand: ['firebrand', 'tinker'] }, foe: { hand: ['spark'] } });
  s.play('play firebrand');
  expect([s.army('you')[0], s.discard()]).toEqual([[], ['firebrand']]);
  s.play('play spark', 'play tinker').turnOf('foe');
  expect([s.army('you')[0], s.discard()]).toEqual([['tinker'], ['firebrand']]);
});

onBothSides(
  'T3.3 level 2 needs its clan face up in the level-1 row, anywhere; it is free',
  (set) => {
    const army = [['scribe', 'tinker', 'spark']];
    const s = set({ you: { army, hand: ['ember-seer'] }, deck: ['sage'] });
    s.play('play ember-seer').turnOf('foe');
    expect([s.army('you')[1], s.discard(), s.hand('you')]).toEqual([['ember-seer'], [], ['sage']]);
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
  const hand = ['spark', 'archivist', 'dynamo', 'lich'];
  const s = set({ you: { army, hand }, foe: { hand: ['packmate'] } });
  s.offers('play archivist').play('shift I1 spark', 'discard dynamo', 'discard lich');
  s.turnOf('foe').play('play packmate').turnOf('you');
  expect(s.army('you')).toEqual([['spark', 'tinker'], ['envoy'], ['ancestor']]);
  s.offersExactly('pass');
});

onBothSides('T3.2 to T3.5 every goblin of the deck: what it needs, with and without', (set) => {
  const clans = Object.keys(QUIET) as (keyof typeof QUIET)[];
  for (const [i, clan] of clans.entries()) {
    const own = QUIET[clan][0];
    const foreign = QUIET[clans[(i + 1) % 5] as keyof typeof QUIET][0];
    const faces = FACE_DEFS.slice(i * 12, i * 12 + 12);
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

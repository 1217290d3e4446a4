/** T3.6 and T3.7: a goblin becomes another; the zombies’ way of it. */
import { fromEverySeat, imprisoned, onBothSides } from '@testing/tactics/scenario.ts';
import { expect } from 'vitest';
import { FACE_DEFS } from '../../src/cards/index.ts';
import { COUNTS, eventsOf, powersOf, QUIET, quietTable } from './table.ts';

for (const players of COUNTS) {
  fromEverySeat(
    players,
    'T3.6 pay, the old goblin goes, the new one stands in its place',
    (set) => {
      const army = [['prescient', 'looter', 'scribe'], ['envoy']];
      const hand = ['tracker', 'sage', 'lich', 'dynamo'];
      const deck = ['ghoul'];
      const s = set({ ...quietTable(players), you: { army, hand }, deck });
      s.play('shift I2 tracker').asks('you', 'discard');
      s.offersExactly('discard sage', 'discard lich', 'discard dynamo');
      expect(s.army('you')[0]).toEqual(['prescient', 'looter', 'scribe']);
      s.play('discard lich', 'discard sage').turnOf('foe');
      expect(s.army('you')).toEqual([['prescient', 'tracker', 'scribe'], ['envoy'], []]);
      expect([s.hand('you'), s.discard()]).toEqual([
        ['dynamo', 'ghoul'],
        ['lich', 'sage', 'looter'],
      ]);
      const seat = s.seat('you');
      expect(eventsOf(s, 'mutate')).toMatchObject([
        { seat, card: 'tracker', place: `p${seat}:I2`, out: 'looter', fromDiscard: false },
      ]);
    },
  );
}

onBothSides(
  'T3.6 the cost of the goblin that leaves: 1, 2 or 3, never that of the new one',
  (set) => {
    const hand = ['sage', 'lich', 'dynamo', 'raider'];
    for (const [out, cost] of [
      ['packmate', 1],
      ['looter', 2],
      ['runner', 3],
    ] as const) {
      const s = set({ you: { army: [[out]], hand: ['revenant', ...hand] }, deck: ['ghoul'] });
      s.play('shift I1 revenant', ...hand.slice(0, cost).map((card) => `discard ${card}`));
      s.turnOf('foe');
      const paid = eventsOf(s, 'discard').filter((event) => event.cause === 'cost');
      expect(paid.map((event) => event.card)).toEqual(hand.slice(0, cost));
      expect(s.discard()).toEqual([...hand.slice(0, cost), out]);
    }
    const dear = set({ you: { army: [['packmate']], hand: ['runner', 'sage'] } });
    dear.play('shift I1 runner');
    expect([dear.army('you')[0], dear.discard()]).toEqual([['runner'], ['sage', 'packmate']]);
  },
);

onBothSides('T3.6 a goblin without a mutation cost cannot mutate', (set) => {
  const hand = ['archivist', 'high-prophet', 'lich', 'dynamo', 'spark'];
  const army = [['herald', 'herald'], ['sage', 'envoy'], ['ancestor']];
  const s = set({ you: { army, hand } });
  s.withholds('shift II1 archivist', 'shift III1 high-prophet').offers('shift II2 archivist');
  s.refuses('shift II1 archivist', /Sage has no mutation cost/i);
  s.refuses('shift III1 high-prophet', /no mutation cost/i);
});

onBothSides('T3.6 T6.11 an imprisoned goblin cannot mutate, its neighbour can', (set) => {
  const army = [[imprisoned('looter'), 'looter']];
  const s = set({ you: { army, hand: ['spark', 'sage', 'lich'] } });
  s.withholds('shift I1 spark').offers('shift I2 spark');
  s.refuses('shift I1 spark', /Looter is imprisoned/i);
});

onBothSides('T3.6 only one’s own goblins, only where one stands', (set) => {
  const hand = ['spark', 'sage', 'lich'];
  const s = set({ you: { army: [['looter']], hand }, foe: { army: [['herald', 'prescient']] } });
  s.refuses('shift I2 spark', /no goblin at I2/i).refuses('shift II1 sage', /no goblin at II1/i);
  s.refuses('shift foe:I2 spark', /./);
  expect(s.legal().filter((answer) => answer.startsWith('shift'))).toEqual(['shift I1 spark']);
});

onBothSides('T3.6 into a goblin of the same level only', (set) => {
  const army = [['looter', 'spark'], ['raider'], ['bone-lord']];
  const s = set({ you: { army, hand: ['revenant', 'ghoul', 'colossus', 'inferno', 'tinker'] } });
  s.offers('shift I1 tinker', 'shift II1 ghoul', 'shift III1 colossus', 'shift III1 inferno');
  s.withholds('shift I1 ghoul', 'shift II1 tinker', 'shift III1 ghoul', 'shift II1 colossus');
  s.refuses('shift I1 ghoul', /of another level/i).refuses('shift II1 tinker', /of another level/i);
  s.refuses('shift III1 revenant', /of another level/i);
});

onBothSides('T3.6 no clan condition: levels 2 and 3 whose clan stands nowhere below', (set) => {
  const army = [['scribe', 'scribe'], ['envoy', 'oracle'], ['bone-lord']];
  const hand = ['ranger', 'matriarch', 'sage', 'lich', 'dynamo'];
  const s = set({ you: { army, hand }, deck: ['spark', 'tinker', 'looter'] });
  s.withholds('play ranger', 'play matriarch');
  const two = set({ you: { army, hand }, deck: ['spark', 'tinker', 'looter'] });
  two.play('shift II1 ranger', 'discard sage', 'discard lich', 'discard dynamo').turnOf('foe');
  expect(two.army('you')[1]).toEqual(['ranger', 'oracle']);
  s.play('shift III1 matriarch', 'discard sage', 'discard lich', 'discard dynamo').turnOf('foe');
  expect(s.army('you')[2]).toEqual(['matriarch']);
});

onBothSides('T3.6 no room condition either: rows stay as long as they were', (set) => {
  const army = [
    ['looter', 'looter', 'packmate', 'spark', 'firebrand'],
    ['raider', 'warlord'],
  ];
  const s = set({ you: { army, hand: ['spark-x', 'revenant', 'sage'] } });
  s.withholds('play spark-x', 'play revenant').play('shift I3 revenant', 'discard sage');
  s.turnOf('foe');
  expect(s.army('you')).toEqual([
    ['looter', 'looter', 'revenant', 'spark', 'firebrand'],
    ['raider', 'warlord'],
    [],
  ]);
});

onBothSides('T3.6 never into one of the same name: plain and X of a family are one', (set) => {
  const hand = ['looter', 'looter-x', 'spark', 'sage', 'lich'];
  const plain = set({ you: { army: [['looter']], hand } });
  plain.offers('shift I1 spark').withholds('shift I1 looter', 'shift I1 looter-x');
  plain.refuses('shift I1 looter', /same name/i).refuses('shift I1 looter-x', /same name/i);
  const x = set({ you: { army: [['spark-x']], hand: ['spark', 'looter', 'sage'] } });
  x.offers('shift I1 looter')
    .withholds('shift I1 spark')
    .refuses('shift I1 spark', /same name/i);
});

onBothSides('T3.6 the same rule for every family and every pair of names', (set) => {
  const mutable = FACE_DEFS.filter((face) => face.level === 1);
  for (const { id, name } of mutable) {
    const others = mutable.filter((face) => face.id !== id).map((face) => face.id);
    const legal = set({ you: { army: [[id]], hand: others } }).legal();
    const into = legal.flatMap((answer) => /^shift I1 (\S+)$/.exec(answer)?.[1] ?? []);
    const same = mutable.filter((face) => face.name.en === name.en).map((face) => face.id);
    expect([id, into.length]).toEqual([id, 28]);
    expect(into.filter((other) => same.includes(other))).toEqual([]);
  }
});

onBothSides('T3.6 a card that is not in hand, or not a zombie’s to fetch, is no answer', (set) => {
  const table = { foe: { hand: ['tinker'] }, discard: ['scribe'] };
  const s = set({ you: { army: [['looter']], hand: ['spark', 'sage', 'lich'] }, ...table });
  s.refuses('shift I1 tinker', /not in your hand/i).refuses('shift I1 scribe', /not in your hand/i);
  s.refuses('shift I1 scribe from discard', /no zombie mutation/i);
  expect(s.legal().filter((answer) => answer.includes('from discard'))).toEqual([]);
});

onBothSides('T3.6 zombie: the new goblin may come from the discard pile, of any clan', (set) => {
  const discard = ['scribe', 'tracker', 'sage', 'tracker'];
  const s = set({
    you: { army: [['revenant']], hand: ['raider', 'dynamo', 'sentry'] },
    discard,
    deck: ['ghoul'],
  });
  s.offersExactly('shift I1 scribe from discard', 'shift I1 tracker from discard', 'pass');
  s.play('shift I1 tracker from discard').asks('you', 'discard');
  s.play('discard raider').turnOf('foe');
  // The Revenant, the only Dark of the pile, is back; the Tracker drew the Ghoul.
  expect([s.army('you')[0], s.hand('you')]).toEqual([
    ['tracker'],
    ['dynamo', 'ghoul', 'revenant', 'sentry'],
  ]);
  expect(s.discard().sort()).toEqual(['raider', 'sage', 'scribe', 'tracker']);
  expect(eventsOf(s, 'mutate')).toMatchObject([{ card: 'tracker', fromDiscard: true }]);
});

onBothSides('T3.6 zombie: from the hand as well, and from either for the same card', (set) => {
  const table = {
    you: { army: [['revenant']], hand: ['scribe', 'sage', 'dynamo'] },
    discard: ['scribe'],
  };
  const s = set(table).offers('shift I1 scribe', 'shift I1 scribe from discard');
  s.play('shift I1 scribe', 'discard sage').turnOf('foe');
  expect([s.hand('you'), s.discard()]).toEqual([
    ['dynamo', 'revenant'],
    ['scribe', 'sage'],
  ]);
  const other = set(table).play('shift I1 scribe from discard', 'discard sage').turnOf('foe');
  expect([other.hand('you'), other.discard()]).toEqual([
    ['dynamo', 'revenant', 'scribe'],
    ['sage'],
  ]);
});

onBothSides('T3.6 zombie: same level, another name, not while imprisoned', (set) => {
  const discard = ['revenant-x', 'sage', 'inferno'];
  const hand = ['sentry', 'dynamo', 'colossus'];
  const s = set({ you: { army: [['revenant']], hand }, discard });
  s.offersExactly('pass').refuses('shift I1 revenant-x from discard', /same name/i);
  s.refuses('shift I1 sage from discard', /of another level/i);
  s.refuses('shift I1 spark from discard', /not in the discard pile/i);
  const asleep = set({ you: { army: [[imprisoned('revenant')]], hand }, discard: ['spark'] });
  asleep.offersExactly('pass').refuses('shift I1 spark from discard', /imprisoned/i);
});

onBothSides('T3.6 zombies of every level; a Dark with a plain cost or none is no zombie', (set) => {
  const army = [
    ['revenant', 'whisperer', 'gravedigger'],
    ['necromancer', 'ghoul', 'lich'],
    ['bone-lord', 'night-queen'],
  ];
  const hand = ['tinker', 'scanner', 'shackler', 'tinker'];
  const s = set({ you: { army, hand }, discard: ['sage', 'colossus', 'spark'] });
  s.offers('shift I1 spark from discard', 'shift II1 sage from discard');
  s.offers('shift II2 sage from discard', 'shift III1 colossus from discard');
  s.refuses('shift III2 colossus from discard', /no mutation cost/i);
  for (const dead of ['shift I2 spark', 'shift I3 spark', 'shift II3 sage']) {
    s.withholds(`${dead} from discard`).refuses(`${dead} from discard`, /no zombie mutation/i);
  }
});

onBothSides(
  'T3.7 the cost must be payable with other cards: exactly enough, one too few',
  (set) => {
    const army = [['runner']];
    const exact = set({ you: { army, hand: ['scribe', 'sage', 'lich', 'dynamo'] } });
    exact.offers('shift I1 scribe').play('shift I1 scribe', 'discard sage', 'discard lich');
    expect([exact.turnOf('foe').army('you')[0], exact.hand('you')]).toEqual([['scribe'], []]);
    const short = set({ you: { army, hand: ['scribe', 'sage', 'lich'] } });
    short.withholds('shift I1 scribe').refuses('shift I1 scribe', /discard 3 other cards.*hold 2/i);
  },
);

onBothSides('T3.7 zombie from the discard pile: the whole hand may pay', (set) => {
  const army = [['tracker'], ['necromancer']];
  const table = { you: { army, hand: ['tinker', 'colossus'] }, discard: ['envoy'] };
  const exact = set(table).play('shift II1 envoy from discard', 'discard tinker').turnOf('you');
  // Both cards paid for it: the Necromancer itself is what its Return finds.
  expect([exact.army('you')[1], exact.hand('you')]).toEqual([['envoy'], ['necromancer']]);
  expect(exact.discard()).toEqual(['tinker', 'colossus']);
  const short = set({ ...table, you: { army, hand: ['colossus'] } });
  short.offersExactly('pass').refuses('shift II1 envoy from discard', /discard 2 cards.*hold 1/i);
  const hand = set({ ...table, you: { army, hand: ['sage', 'colossus'] } });
  hand.withholds('shift II1 sage').offers('shift II1 envoy from discard');
});

onBothSides('T3.7 the goblin named cannot pay for itself; a second copy can', (set) => {
  const s = set({
    you: { army: [['packmate']], hand: ['scribe', 'scribe', 'sage'] },
    deck: ['lich'],
  });
  s.play('shift I1 scribe').offersExactly('discard scribe', 'discard sage').play('discard scribe');
  s.turnOf('foe');
  expect([s.army('you')[0], s.discard()]).toEqual([['scribe'], ['scribe', 'packmate']]);
  const one = set({ you: { army: [['packmate']], hand: ['spark', 'sage', 'lich'] } });
  one.play('shift I1 spark').offersExactly('discard sage', 'discard lich');
  one.refuses('discard spark', /cannot pay for itself/i);
});

onBothSides(
  'T3.7 zombie: a card paid is never the new goblin, nor is the one that leaves',
  (set) => {
    const s = set({ you: { army: [['revenant']], hand: ['spark', 'sage'] } });
    s.withholds('shift I1 spark from discard', 'shift I1 revenant from discard');
    s.refuses('shift I1 spark from discard', /not in the discard pile/i);
    s.offersExactly('shift I1 spark', 'pass');
  },
);

onBothSides(
  'T3.7 the goblin named from the pile is on its way: it is not in the pile any more',
  (set) => {
    const you = { army: [['revenant']], hand: ['sage', 'lich'] };
    const s = set({ you, discard: ['gravedigger'] });
    s.play('shift I1 gravedigger from discard').asks('you', 'discard');
    expect([s.discard(), s.open()]).toEqual([[], ['gravedigger']]);
    // Revenant returns a Dark: only Revenant itself lies there.
    s.play('discard sage').turnOf('foe');
    expect([s.army('you')[0], s.hand('you')]).toEqual([['gravedigger'], ['lich', 'revenant']]);
    expect(powersOf(s)).toEqual(['revenant mutation return']);
    // Necromancer finds no other Dark either, and Lich, which comes then, not itself.
    const army = [['whisperer'], ['necromancer']];
    const two = set({ you: { army, hand: ['sage', 'dynamo'] }, discard: ['lich'] });
    two.play('shift II1 lich from discard', 'discard sage').turnOf('foe');
    expect([two.army('you')[1], two.hand('you')]).toEqual([['lich'], ['necromancer']]);
    expect(powersOf(two)).toEqual(['necromancer mutation return', 'lich arrival return']);
  },
);

onBothSides('T3.7 T5.1 with an empty hand nothing mutates, zombie or not', (set) => {
  const s = set({ you: { army: [[...QUIET.revenants]], hand: [] }, discard: ['spark'] });
  s.offersExactly('pass').refuses('shift I1 spark from discard', /hold none/i);
});

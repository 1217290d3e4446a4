/** T5.1 to T5.3: what sets powers off. Their order, and goblins that do not stay, are in `order.test.ts`. */
import { imprisoned, onBothSides, type Table } from '@testing/tactics/scenario.ts';
import { expect } from 'vitest';
import { FACE_DEFS } from '../../src/cards/index.ts';
import { eventsOf, powersOf } from './table.ts';

/** Cards to draw that nothing else names. */
const DECK = ['ghoul', 'dynamo', 'colossus', 'jailer', 'sentry', 'artificer', 'panopticon'];

onBothSides('T5.1 arrival: when the goblin is placed', (set) => {
  const s = set({ you: { hand: ['tracker'] }, foe: { hand: ['tracker'] }, deck: DECK });
  s.play('play tracker').turnOf('foe');
  expect([powersOf(s), s.hand('you')]).toEqual([['tracker arrival draw'], ['ghoul']]);
  s.play('play tracker').turnOf('you');
  expect([s.hand('you'), s.hand('foe')]).toEqual([['ghoul'], ['dynamo']]);
});

onBothSides(
  'T5.1 and when it is the result of a mutation, from the hand or from the pile',
  (set) => {
    const hand = ['tracker', 'sage', 'lich'];
    const s = set({ you: { army: [['looter']], hand }, deck: DECK });
    s.play('shift I1 tracker', 'discard sage').turnOf('foe');
    expect([powersOf(s), s.hand('you')]).toEqual([['tracker arrival draw'], ['ghoul']]);
    const you = { army: [['revenant']], hand: ['sage'] };
    const zombie = set({ you, discard: ['tracker'], deck: DECK });
    zombie.play('shift I1 tracker from discard').turnOf('foe');
    expect(powersOf(zombie)).toEqual(['revenant mutation return', 'tracker arrival draw']);
    expect(zombie.hand('you')).toEqual(['ghoul', 'revenant']);
  },
);

onBothSides('T5.1 only the goblin that enters, only then', (set) => {
  const army = [['herald', 'tracker'], ['archivist']];
  const s = set({ you: { army, hand: ['scribe'] }, foe: { hand: ['herald'] }, deck: DECK });
  s.play('play scribe').turnOf('foe');
  expect(powersOf(s)).toEqual([]);
  const mutated = set({ you: { army: [['herald']], hand: ['scribe', 'sage', 'lich', 'inferno'] } });
  mutated.play('shift I1 scribe', 'discard sage', 'discard lich').turnOf('foe');
  expect(powersOf(mutated)).toEqual([]);
});

onBothSides('T5.2 link, right: placed or mutated next to it', (set) => {
  const placed = set({ you: { army: [['scribe-x']], hand: ['scribe'] }, deck: DECK });
  placed.play('play scribe').turnOf('foe');
  expect([powersOf(placed), placed.hand('you')]).toEqual([['scribe-x link draw'], ['ghoul']]);
  const army = [['scribe-x', 'looter']];
  const s = set({ you: { army, hand: ['scribe', 'sage', 'lich'] }, deck: DECK });
  s.play('shift I2 scribe', 'discard sage').turnOf('foe');
  expect([powersOf(s), s.hand('you')]).toEqual([['scribe-x link draw'], ['ghoul']]);
});

onBothSides('T5.2 link, above', (set) => {
  const s = set({ you: { army: [['tracker-x']], hand: ['ranger'] }, deck: DECK });
  s.play('play ranger').turnOf('foe');
  expect(powersOf(s)).toEqual(['ranger arrival draw', 'tracker-x link draw']);
  expect(s.hand('you')).toEqual(['dynamo', 'ghoul']);
});

onBothSides('T5.2 link, left: by mutation', (set) => {
  const army = [
    ['spark', 'spark'],
    ['reaper', 'ranger'],
  ];
  const hand = ['huntmaster', 'sage', 'lich', 'inferno'];
  const s = set({ you: { army, hand }, deck: DECK });
  s.play('shift II1 huntmaster', 'discard sage', 'discard lich').turnOf('you');
  expect(powersOf(s)).toEqual(['huntmaster arrival advantage', 'ranger link draw']);
  expect(s.hand('you')).toEqual(['ghoul']);
});

onBothSides('T5.2 link, below: by mutation', (set) => {
  const army = [['spark'], ['reaper'], ['matriarch']];
  const hand = ['ranger', 'sage', 'lich', 'inferno', 'spark'];
  const s = set({ you: { army, hand }, deck: DECK, advantage: 'foe' });
  s.play('shift II1 ranger', 'discard sage', 'discard lich', 'discard inferno').turnOf('you');
  expect(powersOf(s)).toEqual(['ranger arrival draw', 'matriarch link advantage']);
  expect(s.advantage()).toBe('you');
});

onBothSides('T5.2 not on a side it does not listen on', (set) => {
  // Looter listens to the right only: not above, not to the left.
  const above = set({ you: { army: [['looter-x']], hand: ['raider'] }, deck: DECK });
  above.play('play raider').turnOf('foe');
  expect(powersOf(above)).toEqual(['raider arrival return']);
  const army = [['herald', 'looter-x']];
  const hand = ['spark', 'sage', 'lich', 'inferno'];
  const left = set({ you: { army, hand }, deck: DECK });
  left.play('shift I1 spark', 'discard sage', 'discard lich').turnOf('foe');
  expect([powersOf(left), left.hand('you')]).toEqual([[], []]);
  // Whisperer listens above only: not to the right.
  const right = set({ you: { army: [['whisperer-x']], hand: ['gravedigger', 'sage'] } });
  right.play('play gravedigger').turnOf('foe');
  expect([powersOf(right), right.hand('you')]).toEqual([[], ['sage']]);
  // Matriarch listens below only: not to the left, not to the right.
  const top = [
    ['spark', 'spark'],
    ['reaper', 'raider'],
    ['bone-lord', 'matriarch'],
  ];
  const beside = set({ you: { army: top, hand: ['great-alpha', 'sage', 'lich', 'inferno'] } });
  beside.play('shift III1 great-alpha', 'discard sage', 'discard lich').turnOf('you');
  expect(powersOf(beside)).toEqual(['great-alpha arrival advantage!']);
});

onBothSides('T5.2 next to it: not two away, not at a corner', (set) => {
  const far = set({ you: { army: [['scribe-x', 'tinker']], hand: ['scribe'] } });
  far.play('play scribe').turnOf('foe');
  expect(powersOf(far)).toEqual([]);
  const army = [['scribe-x', 'tinker'], ['sentry']];
  const corner = set({ you: { army, hand: ['archivist'] }, deck: DECK.slice(0, 4) });
  corner.play('play archivist').turnOf('foe');
  expect(powersOf(corner)).toEqual(['archivist arrival draw']);
  const high = [['tracker-x'], ['reaper'], ['bone-lord']];
  const two = set({ you: { army: high, hand: ['great-alpha', 'sage', 'lich', 'inferno'] } });
  two.play('shift III1 great-alpha', 'discard sage', 'discard lich').turnOf('you');
  expect(powersOf(two)).toEqual(['great-alpha arrival advantage!']);
});

onBothSides('T5.2 of the same clan only', (set) => {
  const army = [['scribe-x', 'revenant', 'looter']];
  const s = set({ you: { army, hand: ['tracker', 'sage', 'dynamo'] }, deck: DECK.slice(2) });
  s.play('shift I2 tracker').asks('you', 'discard').play('discard sage').turnOf('foe');
  expect(powersOf(s)).toEqual(['revenant mutation return', 'tracker arrival draw']);
  const above = set({ you: { army: [['tracker-x', 'spark']], hand: ['raider'] }, deck: DECK });
  above.play('play raider').turnOf('foe');
  expect(powersOf(above)).toEqual(['raider arrival return']);
});

onBothSides('T5.2 T6.11 an imprisoned listener hears nothing', (set) => {
  const army = [[imprisoned('scribe-x'), 'scribe']];
  const hand = ['herald', 'archivist'];
  const s = set({ you: { army, hand }, deck: DECK });
  s.play('play archivist').turnOf('foe');
  expect(powersOf(s)).toEqual(['archivist arrival draw']);
  const next = set({
    you: { army: [[imprisoned('scribe-x'), 'looter']], hand: ['scribe', 'sage', 'lich'] },
  });
  next.play('shift I2 scribe', 'discard sage').turnOf('foe');
  expect(powersOf(next)).toEqual([]);
});

onBothSides(
  'T5.2 the listener must be face up when the goblin enters: freed later is too late',
  (set) => {
    const army = [[imprisoned('tinker-x'), 'tinker']];
    const s = set({ you: { army, hand: ['dynamo'] }, foe: { army: [['spark']] } });
    s.play('play dynamo').asks('you', 'verb').play('do release').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['tinker-x', 'tinker']);
    expect(powersOf(s)).toEqual(['dynamo arrival prison!']);
  },
);

onBothSides(
  'T5.2 another goblin: one’s own entry next to kin sets off nothing of one’s own',
  (set) => {
    const placed = set({ you: { army: [['scribe']], hand: ['scribe-x'] } });
    placed.play('play scribe-x').turnOf('foe');
    expect(powersOf(placed)).toEqual([]);
    const army = [
      ['spark', 'spark', 'tinker'],
      ['huntmaster', 'reaper', 'warden'],
    ];
    const hand = ['ranger', 'sage', 'lich', 'inferno'];
    const s = set({ you: { army, hand }, deck: DECK });
    s.play('shift II2 ranger', 'discard sage', 'discard lich').turnOf('foe');
    expect(powersOf(s)).toEqual(['ranger arrival draw', 'huntmaster link draw']);
  },
);

onBothSides('T5.2 only in one’s own army: the others’ links do not hear', (set) => {
  const foe = { army: [['scribe-x', 'scribe'], []] };
  const hand = ['prescient', 'sage', 'lich'];
  const s = set({ you: { army: [['tinker']], hand }, foe, deck: DECK });
  s.play('play prescient', 'discard sage', 'pick ghoul').turnOf('foe');
  expect(powersOf(s)).toEqual(['prescient arrival vision']);
  expect(s.hand('foe')).toEqual([]);
});

onBothSides('T5.2 a link answers every time', (set) => {
  const army = [['scribe-x', 'looter']];
  const hand = ['scribe', 'archivist', 'sage', 'lich'];
  const table: Table = { you: { army, hand }, foe: { hand: ['revenant'] }, deck: DECK };
  const s = set(table);
  s.play('shift I2 scribe', 'discard sage', 'discard lich').turnOf('foe').play('play revenant');
  s.play('play archivist').turnOf('foe');
  expect(powersOf(s)).toEqual([
    'scribe-x link draw',
    'archivist arrival draw',
    'scribe-x link draw',
  ]);
});

onBothSides('T5.3 mutation: the powers of the goblin that leaves', (set) => {
  const s = set({ you: { army: [['scribe']], hand: ['revenant', 'sage'] }, deck: DECK });
  s.play('shift I1 revenant').turnOf('foe');
  expect([powersOf(s), s.hand('you')]).toEqual([['scribe mutation draw'], ['ghoul']]);
});

onBothSides('T5.3 for each of those that have one', (set) => {
  const having = FACE_DEFS.filter(({ powers }) => powers.some((p) => p.trigger === 'mutation'));
  const powers: { readonly [id: string]: string } = {
    scribe: 'draw',
    'scribe-x': 'draw',
    archivist: 'vision',
    warden: 'advantage',
    gravedigger: 'return',
    'gravedigger-x': 'return',
    revenant: 'return',
    'revenant-x': 'return',
    necromancer: 'return',
    ghoul: 'discard',
    artificer: 'return',
    sentry: 'prison',
    spark: 'destroy',
    'spark-x': 'destroy',
    raider: 'destroy',
    warlord: 'destroy',
  };
  expect(having.map(({ id }) => id)).toEqual(Object.keys(powers));
  for (const { id, level } of having) {
    const [into, army] = level === 1 ? ['looter', [[id]]] : ['lich', [['looter'], [id]]];
    const s = set({ you: { army, hand: [into, 'dynamo', 'panopticon', 'colossus'] } });
    s.play(`shift ${level === 1 ? 'I1' : 'II1'} ${into}`);
    while (s.legal()[0]?.startsWith('discard')) s.play(s.legal()[0] as string);
    expect(powersOf(s)[0]).toBe(`${id} mutation ${powers[id]}`);
    expect(powersOf(s).filter((power) => power.startsWith(`${id} `))).toHaveLength(1);
  }
});

onBothSides('T5.3 not when placed, not when destroyed, not of the goblin that enters', (set) => {
  const foe = { army: [['spark']], hand: ['incendiary'] };
  const s = set({ you: { hand: ['scribe'] }, foe });
  s.play('play scribe', 'play incendiary', 'target you:I1').turnOf('you');
  expect(powersOf(s)).toEqual(['incendiary arrival destroy']);
  expect([s.army('you')[0], s.discard()]).toEqual([[], ['scribe']]);
  const entering = set({ you: { army: [['looter']], hand: ['scribe', 'sage', 'lich'] } });
  entering.play('shift I1 scribe', 'discard sage').turnOf('foe');
  expect(powersOf(entering)).toEqual([]);
  expect(eventsOf(entering, 'draw')).toEqual([]);
});

onBothSides('T5.3 its arrival and link powers do not act when it leaves', (set) => {
  const army = [['tracker-x', 'herald'], ['archivist']];
  const hand = ['revenant', 'packmate', 'sage', 'lich'];
  const s = set({ you: { army, hand }, deck: DECK });
  s.play('shift I1 revenant', 'discard packmate', 'discard sage').turnOf('foe');
  expect(powersOf(s)).toEqual([]);
});

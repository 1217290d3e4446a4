/** T5.4 to T5.6: in which order powers resolve, that they must, and what becomes of goblins that do not stay. */
import { fromEverySeat, imprisoned, onBothSides } from '@testing/tactics/scenario.ts';
import { expect } from 'vitest';
import { pushDrop } from '../../src/flow/drop.ts';
import { advance } from '../../src/flow/engine.ts';
import { faceOf } from '../../src/state/faces.ts';
import { eventsOf, powersOf, twin } from './table.ts';

const DECK = ['ghoul', 'dynamo', 'colossus', 'jailer', 'sentry', 'artificer', 'panopticon'];

onBothSides(
  'T5.4 pay, the old one goes, the new one stands, then mutation, arrival, links',
  (set) => {
    const army = [['scribe-x', 'scribe']];
    const s = set({ you: { army, hand: ['prescient', 'sage'] }, deck: [...DECK, 'lich'] });
    s.play('shift I2 prescient', 'pick dynamo').turnOf('foe');
    const told = s.events.map((event) => {
      if (event.type === 'power') return `${event.card} ${event.trigger}`;
      return event.type === 'discard' ? `${event.card} ${event.cause}` : event.type;
    });
    expect(told).toEqual([
      'sage cost',
      'mutate',
      'scribe mutation',
      'scribe mutation',
      'draw',
      'prescient arrival',
      'reveal',
      'take',
      'colossus vision',
      'jailer vision',
      'sentry vision',
      'artificer vision',
      'scribe-x link',
      'draw',
      'turn',
    ]);
  },
);

onBothSides('T5.4 the leaving goblin’s power finds the new one in its place', (set) => {
  const you = { army: [['tinker'], ['raider']], hand: ['archivist', 'sage', 'lich'] };
  const s = set({ you, deck: DECK });
  s.play('shift II1 archivist', 'discard sage').turnOf('foe');
  // Nothing else stands OPEN: Raider destroys the Archivist, which draws nothing then.
  expect([s.army('you'), s.discard(), s.hand('you')]).toEqual([
    [['tinker'], [], []],
    ['sage', 'lich', 'raider', 'archivist'],
    [],
  ]);
  expect(powersOf(s)).toEqual(['raider mutation destroy']);
});

/** A goblin entering at II2 is heard from all four sides. */
const CROSS = {
  army: [
    ['spark', 'tracker-x', 'spark'],
    ['huntmaster', 'reaper', 'ranger'],
    ['inferno', 'matriarch'],
  ],
  hand: ['warden', 'sage', 'lich', 'cataclyst'],
};

onBothSides('T5.4 links come in the order the player whose turn it is chooses', (set) => {
  const s = set({ you: CROSS, foe: { army: [['tinker']] }, deck: DECK, advantage: 'foe' });
  s.play('shift II2 warden', 'discard sage', 'discard lich', 'target foe:I1').asks('you', 'order');
  s.offersExactly('order you:I2', 'order you:II1', 'order you:II3', 'order you:III2');
  s.refuses('order you:II2', /no link waits/i).refuses('order foe:I1', /no link waits/i);
  const other = twin(s);
  s.play('order you:III2').offersExactly('order you:I2', 'order you:II1', 'order you:II3');
  s.play('order you:II3', 'order you:II1').turnOf('you');
  expect(powersOf(s)).toEqual([
    'warden arrival prison',
    'matriarch link advantage',
    'ranger link draw',
    'huntmaster link draw',
    'tracker-x link draw',
  ]);
  other.play('order you:I2', 'order you:II1', 'order you:II3').turnOf('you');
  expect(powersOf(other).slice(1)).toEqual([
    'tracker-x link draw',
    'huntmaster link draw',
    'ranger link draw',
    'matriarch link advantage',
  ]);
  expect(s.hand('you')).toEqual(other.hand('you'));
});

onBothSides('T5.4 one link is not asked about; an imprisoned one is not among them', (set) => {
  const army = [
    ['spark', imprisoned('tracker-x'), 'spark'],
    [imprisoned('huntmaster'), 'reaper', 'ranger'],
  ];
  const s = set({ you: { army, hand: CROSS.hand }, foe: { army: [['tinker']] }, deck: DECK });
  s.play('shift II2 warden', 'discard sage', 'discard lich', 'target foe:I1').turnOf('foe');
  expect(powersOf(s)).toEqual(['warden arrival prison', 'ranger link draw']);
});

onBothSides('T5.4 T5.6 a listener imprisoned by the arrival is not offered any more', (set) => {
  const s = set({ you: CROSS, foe: { army: [['tinker']] }, deck: DECK });
  s.play('shift II2 warden', 'discard sage', 'discard lich').asks('you', 'target');
  s.play('target you:II1').asks('you', 'order');
  s.offersExactly('order you:I2', 'order you:II3', 'order you:III2');
  s.refuses('order you:II1', /imprisoned/i);
  s.play('order you:I2', 'order you:II3').turnOf('you');
  expect(powersOf(s)).toEqual([
    'warden arrival prison',
    'tracker-x link draw',
    'ranger link draw',
    'matriarch link advantage',
  ]);
});

onBothSides('T5.4 a swap is not an arrival and sets nothing off', (set) => {
  // Firebrand comes to the right of the strong Looter, Tracker changes its place.
  const army = [
    ['looter-x', 'tracker', 'firebrand'],
    ['raider', 'warlord'],
  ];
  const s = set({ you: { army, hand: ['inferno'] }, foe: { army: [['tinker']] }, deck: DECK });
  s.play('play inferno').asks('you', 'target').play('target you:I2');
  s.play('target foe:I1').turnOf('foe');
  expect(s.army('you')[0]).toEqual(['looter-x', 'firebrand', 'tracker']);
  expect([powersOf(s), s.hand('you')]).toEqual([
    ['inferno arrival destroy!', 'inferno arrival discard'],
    [],
  ]);
});

onBothSides('T5.4 a release is not an arrival and sets nothing off', (set) => {
  const army = [['looter-x', imprisoned('firebrand'), 'tinker']];
  const s = set({ you: { army, hand: ['dynamo'] }, foe: { army: [['spark']] }, deck: ['ghoul'] });
  s.play('play dynamo', 'do release').turnOf('foe');
  expect(s.army('you')[0]).toEqual(['looter-x', 'firebrand', 'tinker']);
  expect([powersOf(s), s.hand('you'), s.army('foe')[0]]).toEqual([
    ['dynamo arrival prison!'],
    [],
    ['spark'],
  ]);
});

onBothSides('T5.5 powers are mandatory: with no other target the goblin itself is taken', (set) => {
  const fire = set({ you: { army: [['spark']], hand: ['incendiary'] }, foe: { hand: ['tinker'] } });
  fire.play('play incendiary').turnOf('foe');
  expect([fire.army('you')[1], fire.discard()]).toEqual([[], ['incendiary']]);
  const jail = set({ you: { hand: ['shackler'] }, foe: { hand: ['tinker'] } });
  jail.play('play shackler').turnOf('foe');
  expect(jail.army('you')[0]).toEqual(['(shackler)']);
  const drop = set({ you: { army: [['revenant']], hand: ['ghoul', 'sage'] } });
  drop.play('play ghoul').turnOf('foe');
  expect([drop.hand('you'), drop.discard()]).toEqual([[], ['sage']]);
});

onBothSides('T5.5 one’s own goblins and the goblin itself are targets beside others', (set) => {
  const you = { army: [['spark', 'looter']], hand: ['incendiary'] };
  const s = set({ you, foe: { army: [['tinker']] } }).play('play incendiary');
  s.offersExactly('target you:I2', 'target you:II1', 'target foe:I1').withholds('pass');
  s.refuses('pass', /first answer/i)
    .play('target you:II1')
    .turnOf('foe');
  expect([s.army('you'), s.army('foe')[0]]).toEqual([[['spark', 'looter'], [], []], ['tinker']]);
});

onBothSides('T5.5 without a target they do nothing', (set) => {
  const dead = { army: [['whisperer']], hand: ['necromancer'] };
  const back = set({ you: dead, discard: ['sage', 'spark'] });
  back.play('play necromancer').turnOf('foe');
  expect(powersOf(back)).toEqual(['necromancer arrival return']);
  expect([back.hand('you'), back.discard()]).toEqual([[], ['sage', 'spark']]);
  const drop = set({
    you: { army: [['whisperer']], hand: ['ghoul'] },
    foe: { army: [['tinker']] },
  });
  drop.play('play ghoul').turnOf('foe');
  expect(powersOf(drop)).toEqual(['ghoul arrival discard']);
  expect([drop.army('you')[1], drop.discard()]).toEqual([['ghoul'], []]);
});

onBothSides('T5.6 the powers of one goblin resolve in the listed order', (set) => {
  const army = [
    ['herald', 'scribe'],
    ['envoy', 'sage'],
  ];
  const s = set({ you: { army, hand: ['high-prophet'] }, deck: DECK });
  s.play('play high-prophet').asks('you', 'pick').play('pick ghoul', 'pick jailer').turnOf('foe');
  expect(powersOf(s)).toEqual(['high-prophet arrival vision!', 'high-prophet arrival draw']);
  expect(s.hand('you')).toEqual(['artificer', 'ghoul', 'jailer']);
});

onBothSides('T5.6 a goblin destroyed by its first power has no second one', (set) => {
  const you = { army: [['spark'], ['raider']], hand: ['inferno', 'sage'] };
  const s = set({ you, foe: { army: [['tinker']], hand: ['dynamo', 'lich'] } });
  s.play('play inferno').offersExactly('target you:III1', 'target foe:I1');
  const other = twin(s);
  s.play('target you:III1').turnOf('foe');
  expect([powersOf(s), s.army('you')[2]]).toEqual([['inferno arrival destroy!'], []]);
  other.play('target foe:I1').asks('you', 'seat').play('seat you').turnOf('foe');
  expect(powersOf(other)).toEqual(['inferno arrival destroy!', 'inferno arrival discard']);
  expect(other.hand('you')).toEqual([]);
});

onBothSides('T5.6 a goblin imprisoned by its first power has no second one', (set) => {
  const army = [['tinker', 'tinker'], ['jailer']];
  const s = set({ you: { army, hand: ['colossus'] }, deck: ['ghoul'] });
  s.play('play colossus').asks('you', 'target');
  const other = twin(s);
  s.play('target you:III1').turnOf('foe');
  expect([powersOf(s), s.army('you')[2]]).toEqual([['colossus arrival prison!'], ['(colossus)']]);
  other.play('target you:I1').asks('you', 'pick');
  expect(powersOf(other)).toEqual(['colossus arrival prison!', 'colossus arrival vision!']);
});

onBothSides(
  'T5.6 imprisoned by the leaving goblin’s power, the new one’s arrival is lost',
  (set) => {
    const army = [['tinker'], ['sentry']];
    const hand = ['archivist', 'sage', 'lich'];
    const s = set({ you: { army, hand }, deck: ['ghoul'] });
    s.play('shift II1 archivist', 'discard sage').asks('you', 'target');
    const other = twin(s);
    s.play('target you:II1').turnOf('foe');
    expect([powersOf(s), s.army('you')[1]]).toEqual([['sentry mutation prison'], ['(archivist)']]);
    other.play('target you:I1').turnOf('foe');
    expect(powersOf(other)).toEqual(['sentry mutation prison', 'archivist arrival draw']);
  },
);

onBothSides('T5.6 links of others resolve though the goblin that entered is gone', (set) => {
  const s = set({ you: { army: [['spark-x']], hand: ['incendiary'] }, foe: { hand: ['tinker'] } });
  s.play('play incendiary').turnOf('foe');
  expect([s.army('you'), s.hand('foe')]).toEqual([[['spark-x'], [], []], []]);
  expect(powersOf(s)).toEqual(['incendiary arrival destroy', 'spark-x link discard']);
  expect(s.discard()).toEqual(['incendiary', 'tinker']);
  const jail = set({ you: { army: [['tinker-x']], hand: ['shackler'] }, advantage: 'foe' });
  jail.play('play shackler', 'target you:I2').turnOf('you');
  expect([jail.army('you')[0], jail.advantage()]).toEqual([['tinker-x', '(shackler)'], 'you']);
});

onBothSides('T5.6 a listener imprisoned before its link resolves loses it', (set) => {
  const foe = { army: [['spark']] };
  const s = set({ you: { army: [['shackler-x']], hand: ['shackler'] }, foe });
  s.play('play shackler');
  const other = twin(s);
  s.play('target you:I1').turnOf('foe');
  expect(powersOf(s)).toEqual(['shackler arrival prison']);
  other.play('target foe:I1').asks('you', 'target').play('target you:I1').turnOf('foe');
  expect(powersOf(other)).toEqual(['shackler arrival prison', 'shackler-x link prison']);
  expect(other.army('you')[0]).toEqual(['(shackler-x)', 'shackler']);
});

/** Raider leaves II2 and destroys what enters; two Fires hear it. */
const PYRE = {
  army: [
    ['spark', 'firebrand-x'],
    ['ember-seer', 'raider'],
  ],
  hand: ['incendiary', 'sage', 'lich'],
};

onBothSides('T5.6 a listener destroyed by another link loses its own', (set) => {
  const s = set({ you: PYRE, foe: { army: [['tinker']] } });
  s.play('shift II2 incendiary', 'discard sage').asks('you', 'target').play('target you:II2');
  s.asks('you', 'order').offersExactly('order you:I2', 'order you:II1');
  const other = twin(s);
  s.play('order you:II1').offers('target you:I2').play('target you:I2').turnOf('foe');
  expect(powersOf(s)).toEqual(['raider mutation destroy', 'ember-seer link destroy']);
  expect(s.army('you')).toEqual([['spark'], ['ember-seer'], []]);
  other.play('order you:I2', 'target you:II1').turnOf('foe');
  expect(powersOf(other)).toEqual(['raider mutation destroy', 'firebrand-x link destroy']);
  expect(other.army('you')).toEqual([['spark', 'firebrand-x'], [], []]);
});

onBothSides(
  'T5.6 both resolve if both still stand; the arrival of what is gone does not',
  (set) => {
    const s = set({ you: PYRE, foe: { army: [['tinker', 'tinker']] } });
    s.play('shift II2 incendiary', 'discard sage', 'target you:II2', 'order you:II1');
    s.play('target foe:I2').asks('you', 'target').play('target foe:I1').turnOf('foe');
    expect(powersOf(s)).toEqual([
      'raider mutation destroy',
      'ember-seer link destroy',
      'firebrand-x link destroy',
    ]);
  },
);

/** Cataclyst enters at III2, with a Colossus to change places with. */
const TOP = {
  army: [['spark', 'tinker'], ['raider', 'jailer'], ['colossus']],
  hand: ['cataclyst', 'sage', 'lich'],
};

const WATCHER = { army: [['scribe']], hand: ['dynamo', 'envoy'] };

onBothSides('T5.6 T6.9 powers still to come follow their goblin through a swap', (set) => {
  const s = set({ you: TOP, foe: WATCHER });
  s.play('play cataclyst', 'target you:III1').asks('you', 'target');
  expect(s.army('you')[2]).toEqual(['cataclyst', 'colossus']);
  const other = twin(s);
  s.play('target you:III2').asks('you', 'discard').play('discard sage').asks('foe', 'discard');
  s.play('discard envoy').turnOf('foe');
  expect(powersOf(s)).toEqual(['cataclyst arrival destroy!', 'cataclyst arrival discard!']);
  expect(s.army('you')[2]).toEqual(['cataclyst']);
  // Colossus stands where Cataclyst came in: that is no matter.
  other.play('target foe:I1', 'discard sage', 'discard envoy').turnOf('foe');
  expect(powersOf(other)).toEqual(['cataclyst arrival destroy!', 'cataclyst arrival discard!']);
});

onBothSides('T5.6 and are lost with it: swapped elsewhere, destroyed itself', (set) => {
  const s = set({ you: TOP, foe: WATCHER });
  s.play('play cataclyst', 'target you:I1', 'target you:III2').turnOf('foe');
  expect(powersOf(s)).toEqual(['cataclyst arrival destroy!']);
  expect([s.army('you')[2], s.hand('you')]).toEqual([['colossus'], ['lich', 'sage']]);
  expect(s.hand('foe')).toEqual(['dynamo', 'envoy']);
});

fromEverySeat(4, 'T5.6 several players act clockwise from the player whose turn it is', (set) => {
  const foe = { hand: ['herald', 'scribe'] };
  const third = { hand: ['packmate', 'runner', 'tracker'] };
  const fourth = { hand: ['revenant', 'whisperer'] };
  const you = { army: [['revenant'], ['ghoul']], hand: ['night-queen', 'sage', 'lich'] };
  const s = set({ you, foe, third, fourth, advantage: 'third' });
  s.play('play night-queen').asks('you', 'discard').play('discard sage').asks('foe', 'discard');
  s.play('discard herald')
    .asks('third', 'discard')
    .play('discard runner')
    .asks('fourth', 'discard');
  s.play('discard whisperer');
  expect(eventsOf(s, 'discard').map(({ card }) => card)).toEqual([
    'sage',
    'herald',
    'runner',
    'whisperer',
  ]);
});

onBothSides('T5.6 a player with too few cards discards all', (set) => {
  // No goblin of the deck can ask for more than a hand has: the building block is held to it.
  const s = set({ you: { hand: ['spark'] }, foe: { hand: ['tinker', 'tinker'] } });
  pushDrop(s.state, s.seat('foe'), 3, 'power', faceOf('cataclyst'));
  advance(s.state, undefined);
  s.turnOf('you');
  expect([s.hand('foe'), s.discard(), s.hand('you')]).toEqual([
    [],
    ['tinker', 'tinker'],
    ['spark'],
  ]);
});

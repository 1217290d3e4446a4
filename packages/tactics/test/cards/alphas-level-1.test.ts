/** Alphas, level 1: Runner, Tracker, Packmate and their X. What all faces share is in `alphas-lines.test.ts`. */
import { fromEverySeat, imprisoned, onBothSides, scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, told } from '../powers/table.ts';
import { fired } from './faces.ts';

const DECK = ['oracle', 'sage', 'ghoul', 'inferno'];

describe('runner', () => {
  onBothSides('takes the Advantage card and plays again', (set) => {
    const you = { hand: ['runner', 'tracker', 'ranger'] };
    const s = set(bare(you, { hand: ['spark'] }, { advantage: 'foe', deck: DECK }));
    s.play('play runner').turnOf('you');
    expect([s.advantage(), s.deck()]).toEqual(['you', DECK]);
    s.play('play tracker').turnOf('foe');
    expect([s.army('you')[0], s.hand('you')]).toEqual([
      ['runner', 'tracker'],
      ['oracle', 'ranger'],
    ]);
  });

  onBothSides('by a mutation, too; leaving, for three cards, it gives nothing', (set) => {
    const hand = ['runner', 'herald', 'herald'];
    const s = set(bare({ army: [['tracker']], hand }, {}, { advantage: 'foe' }));
    s.play('shift I1 runner').turnOf('you');
    expect(s.advantage()).toBe('you');
    const leaving = ['scribe', 'herald', 'herald', 'spark'];
    const t = set(bare({ army: [['runner']], hand: leaving }, {}, { advantage: 'foe' }));
    t.play('shift I1 scribe', 'discard spark').turnOf('foe');
    expect([t.advantage(), t.hand('you')]).toEqual(['foe', []]);
  });

  fromEverySeat(
    3,
    'the one who waited longest still waits: the additional turn is one’s own',
    (set) => {
      const table = bare({ hand: ['runner', 'packmate'] }, {}, { advantage: 'third' });
      const s = set({ ...table, third: { hand: ['spark'] } })
        .play('play runner')
        .turnOf('you');
      s.play('play packmate').turnOf('foe').play('pass').turnOf('third');
    },
  );
});

describe('runner-x', () => {
  onBothSides('an Alpha to its right, in the turn it gave: a card', (set) => {
    const s = set(bare({ hand: ['runner-x', 'runner'] }, {}, { deck: DECK }));
    s.play('play runner-x').turnOf('you');
    expect([s.hand('you'), s.deck()]).toEqual([['runner'], DECK]);
    s.play('play runner').turnOf('you');
    expect([s.hand('you'), s.shown('you')]).toEqual([['oracle'], []]);
  });

  test('an Alpha above it, or another clan to its right: nothing', () => {
    const you = { army: [['runner-x']], hand: ['warden', 'scribe', 'herald', 'herald'] };
    const above = scenario(bare(you, {}, { deck: DECK })).play('play warden', 'target you:II1');
    const other = scenario(bare(you, {}, { deck: DECK })).play('play scribe', 'discard herald');
    other.play('discard herald').turnOf('foe');
    expect([above.turnOf('foe').deck(), other.deck()]).toEqual([DECK, DECK]);
  });

  test('T3.6: not into the plain Runner, but into a Tracker', () => {
    const hand = ['runner', 'tracker', 'herald', 'herald', 'spark'];
    scenario(bare({ army: [['runner-x']], hand }))
      .withholds('shift I1 runner')
      .offers('shift I1 tracker')
      .refuses('shift I1 runner', /same name/);
  });
});

describe('tracker', () => {
  onBothSides('draws one card when placed and when it comes by a mutation', (set) => {
    const s = set(bare({ hand: ['tracker', 'spark'] }, {}, { deck: DECK })).play('play tracker');
    expect([s.turnOf('foe').hand('you'), s.deck()]).toEqual([['oracle', 'spark'], DECK.slice(1)]);
    const you = { army: [['prescient']], hand: ['tracker', 'herald', 'herald'] };
    const t = set(bare(you, {}, { deck: DECK }))
      .play('shift I1 tracker')
      .turnOf('foe');
    expect(t.hand('you')).toEqual(['oracle']);
  });

  test('leaving it draws nothing; the plain card has no link', () => {
    const army = [['tracker']];
    const leaves = scenario(
      bare({ army, hand: ['scribe', 'herald', 'herald'] }, {}, { deck: DECK }),
    );
    leaves.play('shift I1 scribe').turnOf('foe');
    const beside = scenario(bare({ army, hand: ['runner'] }, {}, { deck: DECK }));
    beside.play('play runner').turnOf('you');
    expect([leaves.deck(), beside.deck()]).toEqual([DECK, DECK]);
  });
});

describe('tracker-x', () => {
  onBothSides('draws for an Alpha to its right and for one above it', (set) => {
    const you = { army: [['tracker-x']], hand: ['tracker', 'ranger'] };
    const right = set(bare(you, {}, { deck: DECK }))
      .play('play tracker')
      .turnOf('foe');
    expect(right.hand('you')).toEqual(['oracle', 'ranger', 'sage']);
    const above = set(bare(you, {}, { deck: DECK }))
      .play('play ranger')
      .turnOf('foe');
    expect(above.hand('you')).toEqual(['oracle', 'sage', 'tracker']);
  });

  test('T4.5: the second draw is the first of the new deck', () => {
    const you = { army: [['tracker-x']], hand: ['tracker'] };
    const s = scenario(bare(you, {}, { deck: ['oracle'], discard: ['sage'] })).play('play tracker');
    expect([s.turnOf('foe').hand('you'), s.discard()]).toEqual([['oracle', 'sage'], []]);
  });

  test('not for an Alpha that comes to its left', () => {
    const you = { army: [['scanner', 'tracker-x']], hand: ['runner', 'herald', 'herald'] };
    const s = scenario(bare(you, {}, { deck: DECK }))
      .play('shift I1 runner')
      .turnOf('you');
    expect([s.army('you')[0], s.deck()]).toEqual([['runner', 'tracker-x'], DECK]);
  });
});

describe('packmate', () => {
  const deck = [...DECK, 'jailer', 'spark'];

  onBothSides('T6.5: placed, it sees five, keeps one and discards four', (set) => {
    const s = set(bare({ hand: ['packmate', 'envoy'] }, { hand: ['looter'] }, { deck }));
    s.play('play packmate').asks('you', 'pick');
    expect([s.open(), s.deck()]).toEqual([deck.slice(0, 5), ['spark']]);
    s.offersExactly(...deck.slice(0, 5).map((card) => `pick ${card}`));
    s.refuses('pick spark', /not among the revealed/).refuses('pass', /./);
    s.play('pick ghoul').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['envoy', 'ghoul'], ['ghoul']]);
    expect([s.discard(), s.deck()]).toEqual([['oracle', 'sage', 'inferno', 'jailer'], ['spark']]);
    expect([s.army('you')[0], s.hand('foe')]).toEqual([['packmate'], ['looter']]);
  });

  onBothSides('by a mutation, too; leaving, for one card, it sees nothing', (set) => {
    const you = { army: [['tracker']], hand: ['packmate', 'herald', 'herald'] };
    const s = set(bare(you, {}, { deck }))
      .play('shift I1 packmate')
      .asks('you', 'pick');
    s.play('pick sage').turnOf('foe');
    expect([s.army('you')[0], s.hand('you')]).toEqual([['packmate'], ['sage']]);
    const leaving = { army: [['packmate']], hand: ['scribe', 'spark'] };
    const t = set(bare(leaving, {}, { deck: DECK }))
      .play('shift I1 scribe')
      .turnOf('foe');
    expect([t.army('you')[0], t.hand('you')]).toEqual([['scribe'], []]);
    expect([t.deck(), t.discard()]).toEqual([DECK, ['spark', 'packmate']]);
  });

  test('T4.5, T5.4: what was paid for it, too, is seen when the deck is short', () => {
    const you = { army: [['scribe']], hand: ['packmate', 'envoy', 'looter'] };
    const s = scenario(bare(you, {}, { deck: ['ghoul'] })).play('play packmate', 'discard envoy');
    s.offersExactly('pick ghoul', 'pick envoy', 'pick looter').play('pick envoy').turnOf('foe');
    expect([s.hand('you'), s.discard().sort(), s.deck()]).toEqual([
      ['envoy'],
      ['ghoul', 'looter'],
      [],
    ]);
  });

  test('T6.12: a single card is kept unasked, of none there is nothing', () => {
    const one = scenario(bare({ hand: ['packmate'] }, {}, { deck: ['ghoul'] }));
    one.play('play packmate').turnOf('foe');
    expect([one.hand('you'), one.shown('you')]).toEqual([['ghoul'], ['ghoul']]);
    const none = scenario(bare({ hand: ['packmate'] }, { hand: ['sage'] }));
    none.play('play packmate').turnOf('foe');
    expect([none.hand('you'), none.hand('foe')]).toEqual([[], ['sage']]);
  });

  test('T5.4: Vision first, then the link of the Tracker X to its left', () => {
    const you = { army: [['tracker-x']], hand: ['packmate'] };
    const s = scenario(bare(you, {}, { deck }))
      .play('play packmate')
      .asks('you', 'pick');
    s.play('pick oracle').turnOf('foe');
    expect(s.hand('you')).toEqual(['oracle', 'spark']);
    expect(told(s, 'power')).toEqual([
      'power you packmate arrival vision false',
      'power you tracker-x link draw false',
    ]);
  });
});

describe('packmate-x', () => {
  const you = { army: [['packmate-x']], hand: ['ranger', 'warden', 'tracker', 'runner'] };
  const foe = { army: [['scribe', 'herald'], ['envoy'], ['ancestor']] };
  const table = { deck: DECK, advantage: 'foe' } as const;

  onBothSides('its own arrival is a Vision like the plain one, and no link', (set) => {
    const s = set(bare({ army: [['runner']], hand: ['packmate-x'] }, foe, table));
    s.play('play packmate-x').asks('you', 'pick').play('pick inferno').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['inferno'], ['oracle', 'sage', 'ghoul']]);
    expect([fired(s, 'packmate-x'), s.advantage()]).toEqual([['arr vision'], 'foe']);
  });

  test('leaving for one card it sees nothing either', () => {
    const s = scenario(bare({ army: [['packmate-x']], hand: ['scribe', 'spark'] }, foe, table));
    s.play('shift I1 scribe').turnOf('foe');
    expect([s.deck(), s.discard(), fired(s, 'packmate-x'), s.advantage()]).toEqual([
      DECK,
      ['spark', 'packmate-x'],
      [],
      'foe',
    ]);
  });

  onBothSides('an Alpha to its right, or above it: Advantage, after the arrival power', (set) => {
    const right = set(bare(you, foe, table))
      .play('play tracker')
      .turnOf('you');
    const above = set(bare(you, foe, table))
      .play('play ranger')
      .turnOf('you');
    for (const [s, id] of [
      [right, 'tracker'],
      [above, 'ranger'],
    ] as const) {
      expect([s.advantage(), s.hand('you').includes('oracle')]).toEqual(['you', true]);
      expect(told(s, 'power')).toEqual([
        `power you ${id} arrival draw false`,
        'power you packmate-x link advantage false',
      ]);
    }
    // Once more for the Tracker to its right, not for the Warden above that one.
    above.play('play tracker').turnOf('you').play('play warden', 'target foe:I1').turnOf('foe');
  });

  onBothSides('T5.4: for an Alpha that comes by a mutation, too', (set) => {
    const army = [['packmate-x', 'tinker'], ['sentry']];
    const hand = ['tracker', 'ranger', 'spark', 'spark'];
    const right = set(bare({ army, hand }, foe, table)).play('shift I2 tracker', 'discard ranger');
    expect([right.turnOf('you').advantage(), right.army('you')[0]]).toEqual([
      'you',
      ['packmate-x', 'tracker'],
    ]);
    const above = set(bare({ army, hand }, foe, table)).play('shift II1 ranger', 'discard spark');
    above.play('discard spark', 'target foe:I1').turnOf('you');
    expect([above.advantage(), above.army('you')[1]]).toEqual(['you', ['ranger']]);
  });

  test('T6.8: a Runner to its right: two additional turns', () => {
    const s = scenario(bare(you, foe, table))
      .play('play runner')
      .turnOf('you');
    s.play('play tracker').turnOf('you').play('play warden', 'target foe:I1').turnOf('you');
    s.play('pass').turnOf('foe');
  });

  const left = { army: [['tinker', 'packmate-x']], hand: ['tracker', 'spark'] };
  const far = { army: [['packmate-x', 'scribe']], hand: ['tracker'] };
  const aslant = { army: [['packmate-x', 'scribe'], ['dynamo']], hand: ['ranger'] };
  const clan = { army: [['packmate-x']], hand: ['scribe', 'spark', 'looter'] };
  const above = { army: [['packmate-x', 'shackler']], hand: ['sentry'] };
  const held = { army: [['runner', imprisoned('packmate-x')]], hand: ['tracker'] };
  const below = { army: [[imprisoned('packmate-x'), 'runner']], hand: ['ranger'] };
  test.each([
    ['an Alpha to its left', left, ['shift I1 tracker']],
    ['an Alpha two places to its right', far, ['play tracker']],
    ['an Alpha above its neighbour', aslant, ['play ranger']],
    ['another clan to its right', clan, ['play scribe', 'discard spark']],
    ['another clan above it', above, ['play sentry', 'target foe:I1']],
    ['an Alpha to its right while it is imprisoned', held, ['play tracker']],
    ['an Alpha above it while it is imprisoned', below, ['play ranger']],
  ])('T5.2: %s does not set it off', (_, side, answers) => {
    const s = scenario(bare(side, foe, table))
      .play(...answers)
      .turnOf('foe');
    expect([s.advantage(), fired(s, 'packmate-x')]).toEqual(['foe', []]);
  });

  onBothSides('T5.2: in its own army only', (set) => {
    const alphas = { army: [['runner']], hand: ['tracker'] };
    const s = set(bare({ army: [['packmate-x']] }, alphas, { ...table, toPlay: 'foe' }));
    s.play('play tracker').turnOf('you');
    expect([s.advantage(), fired(s, 'packmate-x')]).toEqual(['foe', []]);
  });

  test('T5.6: it acts though the goblin that came is imprisoned by then', () => {
    const s = scenario(bare(you, foe, table))
      .play('play warden', 'target you:II1')
      .turnOf('you');
    expect([s.army('you'), s.advantage()]).toEqual([[['packmate-x'], ['(warden)'], []], 'you']);
  });

  test('T5.6: and not if it is imprisoned itself by then', () => {
    const s = scenario(bare(you, foe, table))
      .play('play warden', 'target you:I1')
      .turnOf('foe');
    expect([s.army('you')[0], fired(s, 'packmate-x')]).toEqual([['(packmate-x)'], []]);
    expect(s.advantage()).toBe('foe');
  });
});

/** Alphas, level 1: Runner, Tracker, Packmate and their X. What all faces share is in `alphas-lines.test.ts`. */
import { fromEverySeat, onBothSides, scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, told } from '../powers/table.ts';
import { fired } from './faces.ts';

const DECK = ['oracle', 'sage', 'ghoul', 'inferno'];

describe('runner', () => {
  onBothSides('takes the Advantage card and plays again', (set) => {
    const you = { hand: ['runner', 'packmate', 'ranger'] };
    const s = set(bare(you, { hand: ['spark'] }, { advantage: 'foe', deck: DECK }));
    s.play('play runner').turnOf('you');
    expect([s.advantage(), s.deck()]).toEqual(['you', DECK]);
    s.play('play packmate').turnOf('foe');
    expect([s.army('you')[0], s.hand('you')]).toEqual([['runner', 'packmate'], ['ranger']]);
  });

  onBothSides('by a mutation, too; leaving, for three cards, it gives nothing', (set) => {
    const hand = ['runner', 'herald', 'herald'];
    const s = set(bare({ army: [['tracker']], hand }, {}, { advantage: 'foe' }));
    s.play('shift I1 runner').turnOf('you');
    expect(s.advantage()).toBe('you');
    const leaving = ['packmate', 'herald', 'herald', 'spark'];
    const t = set(bare({ army: [['runner']], hand: leaving }, {}, { advantage: 'foe' }));
    t.play('shift I1 packmate', 'discard spark').turnOf('foe');
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
    const s = set(bare({ hand: ['runner-x', 'packmate'] }, {}, { deck: DECK }));
    s.play('play runner-x').turnOf('you');
    expect(s.hand('you')).toEqual(['packmate']);
    s.play('play packmate').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['oracle'], []]);
  });

  test('an Alpha above it, or another clan to its right: nothing', () => {
    const you = { army: [['runner-x']], hand: ['warden', 'spark', 'herald', 'herald'] };
    const above = scenario(bare(you, {}, { deck: DECK })).play('play warden', 'target you:II1');
    const other = scenario(bare(you, {}, { deck: DECK })).play('play spark', 'discard herald');
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
    const you = { army: [['tracker']], hand: ['packmate', 'herald', 'herald'] };
    const leaves = scenario(bare(you, {}, { deck: DECK }))
      .play('shift I1 packmate')
      .turnOf('foe');
    const beside = scenario(bare(you, {}, { deck: DECK }))
      .play('play packmate')
      .turnOf('foe');
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
    const you = { army: [['scanner', 'tracker-x']], hand: ['packmate', 'herald', 'herald'] };
    const s = scenario(bare(you, {}, { deck: DECK }))
      .play('shift I1 packmate')
      .turnOf('foe');
    expect([s.army('you')[0], s.deck()]).toEqual([['packmate', 'tracker-x'], DECK]);
  });
});

describe('packmate', () => {
  onBothSides('draws as it leaves, for one card, not as it comes', (set) => {
    const s = set(bare({ hand: ['packmate', 'scribe', 'spark'] }, {}, { deck: DECK }));
    s.play('play packmate', 'pass').turnOf('you');
    expect(s.deck()).toEqual(DECK);
    s.play('shift I1 scribe');
    expect([s.army('you')[0], s.hand('you'), s.discard()]).toEqual([
      ['scribe'],
      ['oracle'],
      ['spark', 'packmate'],
    ]);
  });

  test('T5.4: the new goblin’s Advantage comes after it', () => {
    const you = { army: [['packmate']], hand: ['runner', 'spark'] };
    const s = scenario(bare(you, {}, { deck: DECK }))
      .play('shift I1 runner')
      .turnOf('you');
    expect(told(s, 'power')).toEqual([
      'power you packmate mutation draw false',
      'power you runner arrival advantage false',
    ]);
  });
});

describe('packmate-x', () => {
  const you = { army: [['packmate-x']], hand: ['ranger', 'warden', 'tracker'] };
  const foe = { army: [['scribe', 'herald'], ['envoy'], ['ancestor']] };

  onBothSides('an Alpha above it: imprisons a goblin of level 1 or 2', (set) => {
    const s = set(bare(you, foe, { deck: DECK }))
      .play('play ranger')
      .asks('you', 'target');
    const theirs = ['target foe:I1', 'target foe:I2', 'target foe:II1'];
    s.offersExactly('target you:I1', 'target you:II1', ...theirs).play('target foe:II1');
    s.turnOf('foe');
    expect([s.army('foe')[1], s.hand('you')]).toEqual([
      ['(envoy)'],
      ['oracle', 'tracker', 'warden'],
    ]);
  });

  test('an Alpha to its right: nothing', () => {
    const s = scenario(bare(you, foe, { deck: DECK }))
      .play('play tracker')
      .turnOf('foe');
    expect(told(s, 'imprison')).toEqual([]);
  });

  test('T5.6: it acts though the goblin that came is imprisoned by then', () => {
    const s = scenario(bare(you, foe)).play('play warden', 'target you:II1').asks('you', 'target');
    s.withholds('target you:II1').play('target foe:I1').turnOf('foe');
    expect([s.army('you'), s.army('foe')[0]]).toEqual([
      [['packmate-x'], ['(warden)'], []],
      ['(scribe)', 'herald'],
    ]);
  });

  test('T5.6: and not if it is imprisoned itself by then', () => {
    const s = scenario(bare(you, foe)).play('play warden', 'target you:I1').turnOf('foe');
    expect([s.army('you')[0], fired(s, 'packmate-x')]).toEqual([['(packmate-x)'], []]);
    expect(s.army('foe')).toEqual(foe.army);
  });

  test('T5.5: it may be all there is to imprison', () => {
    const hand = ['warden', 'herald', 'herald'];
    const s = scenario(bare({ army: [['packmate-x'], ['sentry']], hand }));
    // The Sentry that leaves takes the Warden, whose own power is lost.
    s.play('shift II1 warden', 'target you:II1').turnOf('foe');
    expect(s.army('you')).toEqual([['(packmate-x)'], ['(warden)'], []]);
    expect([fired(s, 'packmate-x'), fired(s, 'warden')]).toEqual([['link prison'], []]);
  });
});

/** Fires, level 1: Firebrand, Looter, Spark and their X. */
import {
  bare,
  fromEverySeat,
  imprisoned,
  onBothSides,
  scenario,
} from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { told } from '../powers/table.ts';

describe('firebrand', () => {
  onBothSides('T6.7: placed, the Advantage card and an additional turn', (set) => {
    const you = { hand: ['firebrand', 'spark', 'sage'] };
    const s = set(bare(you, { army: [['scribe']] }, { advantage: 'foe' })).play('play firebrand');
    expect([s.turnOf('you').advantage(), s.army('foe')[0]]).toEqual(['you', ['scribe']]);
    s.play('play spark').turnOf('foe');
    expect([s.army('you')[0], s.hand('you')]).toEqual([['firebrand', 'spark'], ['sage']]);
  });

  onBothSides('T5.1: as the result of a mutation, too', (set) => {
    const you = { hand: ['firebrand', 'sage', 'lich'], army: [['looter', 'packmate']] };
    const s = set(bare(you, {}, { advantage: 'foe' })).play('shift I1 firebrand', 'discard sage');
    expect([s.turnOf('you').advantage(), s.army('you')[0]]).toEqual([
      'you',
      ['firebrand', 'packmate'],
    ]);
    expect(s.discard()).toEqual(['sage', 'lich', 'looter']);
  });

  onBothSides('T5.3: leaving, for 2, it brings nothing', (set) => {
    const army = [['firebrand']];
    set(bare({ army, hand: ['scribe', 'sage'] })).withholds('shift I1 scribe');
    const hand = ['scribe', 'runner', 'runner'];
    const t = set(bare({ army, hand }, {}, { advantage: 'foe' })).play('shift I1 scribe');
    expect([t.turnOf('foe').advantage(), t.discard()]).toEqual([
      'foe',
      ['runner', 'runner', 'firebrand'],
    ]);
  });

  test('T6.8: two of them: an additional turn for each', () => {
    const s = scenario(bare({ hand: ['firebrand', 'firebrand', 'spark'] }));
    s.play('play firebrand').turnOf('you').play('play firebrand').turnOf('you');
    s.play('play spark').turnOf('foe');
  });

  test('T5.4: the link it sets off comes after it, before the additional turn', () => {
    const you = { hand: ['firebrand'], army: [['looter-x']] };
    const s = scenario(bare(you, {}, { deck: ['lich'], advantage: 'foe' })).play('play firebrand');
    expect([s.turnOf('you').advantage(), s.hand('you')]).toEqual(['you', ['lich']]);
    expect(told(s, 'power')).toEqual([
      'power you firebrand arrival advantage false',
      'power you looter-x link draw false',
    ]);
  });

  fromEverySeat(3, 'whoever held the card', (set) => {
    const s = set({
      you: { hand: ['firebrand', 'spark'] },
      foe: {},
      third: {},
      advantage: 'third',
      fill: false,
    });
    expect(s.play('play firebrand').turnOf('you').advantage()).toBe('you');
    s.play('play spark').turnOf('foe');
  });
});

describe('firebrand-x', () => {
  onBothSides('its own arrival is an Advantage like the plain one, and destroys nothing', (set) => {
    const s = set(
      bare({ hand: ['firebrand-x'] }, { army: [['scribe', 'herald']] }, { advantage: 'foe' }),
    );
    s.play('play firebrand-x').turnOf('you');
    expect([s.advantage(), s.army('foe')[0], s.discard()]).toEqual([
      'you',
      ['scribe', 'herald'],
      [],
    ]);
  });

  onBothSides(
    'T5.4, T6.1: a Fire above: the arrival, then its Destruction, that Fire included',
    (set) => {
      const you = { hand: ['raider'], army: [['firebrand-x']] };
      const foe = {
        army: [['scribe', 'scribe', imprisoned('herald')], ['oracle', 'sage'], ['ancestor']],
      };
      const s = set(bare(you, foe, { discard: ['spark'] })).play('play raider');
      // The Raider has returned the only Fire of the pile.
      expect(s.hand('you')).toEqual(['spark']);
      s.asks('you', 'target').offersExactly('target you:II1', 'target foe:I3', 'target foe:II2');
      s.refuses('target foe:III1', /level 3/).refuses('target foe:I2', /not OPEN/);
      s.refuses('target you:I1', /not OPEN/)
        .play('target foe:I3')
        .turnOf('foe');
      expect(s.army('foe')).toEqual([['scribe', 'scribe'], ['oracle', 'sage'], ['ancestor']]);
      expect([s.army('you'), s.discard()]).toEqual([[['firebrand-x'], ['raider'], []], ['herald']]);
    },
  );

  onBothSides('T5.4: a Fire that enters above it by a mutation sets it off, too', (set) => {
    const you = { hand: ['raider', 'sage', 'oracle'], army: [['firebrand-x'], ['ranger']] };
    const s = set(bare(you, { army: [['scribe']] })).play('shift II1 raider', 'discard sage');
    s.offersExactly('target you:II1', 'target foe:I1').play('target foe:I1').turnOf('foe');
    expect([s.army('foe')[0], s.discard()]).toEqual([[], ['sage', 'oracle', 'ranger', 'scribe']]);
  });

  test('T5.6: the Fire above gone by its own power, the X is OPEN and may have to go too', () => {
    const s = scenario(bare({ hand: ['incendiary'], army: [['firebrand-x']] }));
    s.play('play incendiary').turnOf('foe');
    expect([s.army('you'), s.discard()]).toEqual([
      [[], [], []],
      ['incendiary', 'firebrand-x'],
    ]);
  });

  fromEverySeat(3, 'in any of several armies', (set) => {
    const s = set({
      you: { hand: ['raider'], army: [['firebrand-x']] },
      foe: { army: [['scribe']] },
      third: { army: [['runner', 'tracker']] },
      fill: false,
    });
    s.play('play raider').offersExactly('target you:II1', 'target foe:I1', 'target third:I2');
    s.play('target third:I2').turnOf('foe');
    expect([s.army('foe')[0], s.army('third')[0]]).toEqual([['scribe'], ['runner']]);
  });

  test('a Fire to its right, another clan above, imprisoned: nothing', () => {
    const foe = { army: [['scribe']] };
    const right = scenario(bare({ hand: ['looter'], army: [['firebrand-x']] }, foe));
    right.play('play looter').turnOf('foe');
    const army = [['firebrand-x', 'runner']];
    const above = scenario(bare({ hand: ['ranger'], army }, foe)).play('play ranger');
    above.turnOf('foe');
    const held = { hand: ['raider'], army: [[imprisoned('firebrand-x'), 'spark']] };
    const prison = scenario(bare(held, foe)).play('play raider').turnOf('foe');
    for (const s of [right, above, prison]) {
      expect(s.army('foe')[0]).toEqual(['scribe']);
      expect(s.discard()).toEqual([]);
    }
  });
});

describe('looter', () => {
  onBothSides('T6.6: placed, it takes a card of its own clan from the discard pile', (set) => {
    const discard = ['spark', 'lich', 'inferno', 'firebrand-x'];
    const s = set(bare({ hand: ['looter', 'sage'] }, { hand: ['raider'] }, { discard }));
    s.play('play looter').asks('you', 'pick');
    s.offersExactly('pick spark', 'pick inferno', 'pick firebrand-x');
    s.refuses('pick lich', /not of the Fires clan/).refuses('pick raider', /not in the discard/);
    s.refuses('pass', /./).play('pick inferno').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['inferno', 'sage'], ['inferno']]);
    expect([s.discard(), s.hand('foe')]).toEqual([['spark', 'lich', 'firebrand-x'], ['raider']]);
  });

  test.each([
    ['one Fire is taken without a question', ['lich', 'looter'], ['looter'], ['lich']],
    ['without a Fire nothing is taken', ['lich', 'sage'], [], ['lich', 'sage']],
    ['nor from an empty pile, nor from the deck', [], [], []],
  ])('T5.5: %s', (_, discard, hand, left) => {
    const s = scenario(bare({ hand: ['looter'] }, {}, { discard, deck: ['spark'] }));
    s.play('play looter').turnOf('foe');
    expect([s.hand('you'), s.discard(), s.deck()]).toEqual([hand, left, ['spark']]);
  });

  onBothSides('T5.4: a Fire paid for it lies in the pile when it arrives', (set) => {
    const you = { hand: ['looter', 'spark', 'lich', 'sage'], army: [['tinker']] };
    const s = set(bare(you)).play('play looter', 'discard spark', 'discard lich').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['sage', 'spark'], ['lich']]);
    expect(s.army('you')[0]).toEqual(['tinker', 'looter']);
  });

  onBothSides('T5.4: by a mutation it may take back the Fire it replaced', (set) => {
    const you = { hand: ['looter', 'raider', 'lich'], army: [['firebrand']] };
    const s = set(bare(you)).play('shift I1 looter', 'discard lich').asks('you', 'pick');
    s.offersExactly('pick firebrand', 'pick raider').play('pick firebrand').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['firebrand'], ['lich', 'raider']]);
  });

  test('T5.3: leaving, for 2, it returns nothing', () => {
    const you = { army: [['looter']], hand: ['scribe', 'spark', 'spark'] };
    const s = scenario(bare(you)).play('shift I1 scribe').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([[], ['spark', 'spark', 'looter']]);
    scenario(bare({ ...you, hand: ['scribe', 'spark'] })).withholds('shift I1 scribe');
  });
});

describe('looter-x', () => {
  onBothSides('its own arrival is a Return like the plain one, and draws nothing', (set) => {
    const table = { discard: ['spark', 'lich'], deck: ['sage'] };
    const s = set(bare({ hand: ['looter-x'], army: [['firebrand']] }, {}, table));
    s.play('play looter-x').turnOf('foe');
    expect([s.hand('you'), s.discard(), s.deck()]).toEqual([['spark'], ['lich'], ['sage']]);
  });

  onBothSides('T5.4, T6.4: a Fire to its right: one card, after the arrival', (set) => {
    const you = { hand: ['looter'], army: [['tinker', 'looter-x']] };
    const s = set(bare(you, {}, { deck: ['lich', 'sage'], discard: ['spark'] }));
    s.play('play looter').turnOf('foe');
    expect([s.hand('you'), s.deck()]).toEqual([['lich', 'spark'], ['sage']]);
    expect(told(s, 'power')).toEqual([
      'power you looter arrival return false',
      'power you looter-x link draw false',
    ]);
  });

  test('T4.5: from an empty deck it draws from the shuffled pile', () => {
    const s = scenario(bare({ hand: ['spark'], army: [['looter-x']] }, {}, { discard: ['lich'] }));
    s.play('play spark').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['lich'], []]);
  });

  test('a Fire above or to its left, another clan to its right, imprisoned: no card', () => {
    const deck = ['lich'];
    const above = scenario(bare({ hand: ['raider'], army: [['looter-x']] }, {}, { deck }));
    above.play('play raider').turnOf('foe');
    const beside = { hand: ['looter', 'sage', 'oracle'], army: [['scanner', 'looter-x']] };
    const left = scenario(bare(beside, {}, { deck })).play('shift I1 looter', 'discard sage');
    left.turnOf('foe');
    const mixed = { hand: ['scribe'], army: [['scribe', 'looter-x']] };
    const clan = scenario(bare(mixed, {}, { deck }))
      .play('play scribe')
      .turnOf('foe');
    const held = { hand: ['looter'], army: [['firebrand', imprisoned('looter-x')]] };
    const prison = scenario(bare(held, {}, { deck }))
      .play('play looter')
      .turnOf('foe');
    for (const s of [above, left, clan, prison]) expect(s.deck()).toEqual(['lich']);
  });
});

describe('spark', () => {
  onBothSides('T5.3: it has no arrival, placed or as the result of a mutation', (set) => {
    const foe = { army: [['scribe']] };
    const s = set(bare({ hand: ['spark', 'sage'] }, foe))
      .play('play spark')
      .turnOf('foe');
    expect([s.army('you')[0], s.army('foe')[0], s.discard()]).toEqual([['spark'], ['scribe'], []]);
    const t = set(bare({ army: [['tinker']], hand: ['spark', 'sage'] }, foe));
    t.play('shift I1 spark').turnOf('foe');
    expect([t.army('foe')[0], t.discard()]).toEqual([['scribe'], ['sage', 'tinker']]);
  });

  onBothSides('T5.4, T6.1: mutating for 1, an OPEN goblin of level 1 or 2, of any army', (set) => {
    const foe = {
      army: [['scribe', 'herald', imprisoned('scribe')], ['oracle', 'sage'], ['ancestor']],
      hand: ['lich'],
    };
    const you = { hand: ['gravedigger', 'envoy'], army: [['looter', 'spark'], ['raider']] };
    const s = set(bare(you, foe)).play('shift I2 gravedigger').asks('you', 'target');
    // The newcomer is one of the targets.
    s.offersExactly('target you:I2', 'target you:II1', 'target foe:I3', 'target foe:II2');
    s.refuses('target foe:III1', /level 3/).refuses('target foe:I2', /not OPEN/);
    s.refuses('target you:I1', /not OPEN/).refuses('pass', /./);
    s.play('target foe:II2').turnOf('foe');
    expect(s.army('foe')).toEqual([['scribe', 'herald', '(scribe)'], ['oracle'], ['ancestor']]);
    expect([s.army('you'), s.discard()]).toEqual([
      [['looter', 'gravedigger'], ['raider'], []],
      ['envoy', 'spark', 'sage'],
    ]);
    expect([s.hand('you'), s.hand('foe')]).toEqual([[], ['lich']]);
  });

  onBothSides('T5.6: a newcomer destroyed by it does not arrive', (set) => {
    const you = { hand: ['firebrand', 'sage'], army: [['spark']] };
    const s = set(bare(you, {}, { advantage: 'foe' }))
      .play('shift I1 firebrand')
      .turnOf('foe');
    expect([s.army('you')[0], s.advantage()]).toEqual([[], 'foe']);
    expect(s.discard()).toEqual(['sage', 'spark', 'firebrand']);
  });

  test('T5.4: the Destruction comes before the arrival of what it became', () => {
    const you = { hand: ['looter', 'sage'], army: [['spark', 'tinker']] };
    const s = scenario(bare(you, { army: [['firebrand']] })).play('shift I1 looter');
    s.asks('you', 'target').offersExactly('target you:I2', 'target foe:I1');
    // The Looter returns a Fire: the Spark that left, or the Firebrand just destroyed.
    s.play('target foe:I1').offersExactly('pick spark', 'pick firebrand').play('pick firebrand');
    expect([s.turnOf('foe').hand('you'), s.discard()]).toEqual([['firebrand'], ['sage', 'spark']]);
  });

  onBothSides('T3.2: the opponent’s only goblin may go: their next is the first again', (set) => {
    const foe = { army: [['scribe']], hand: ['looter', 'sage'] };
    const you = { army: [['spark']], hand: ['gravedigger', 'envoy'] };
    const s = set(bare(you, foe)).play('shift I1 gravedigger');
    s.offersExactly('target you:I1', 'target foe:I1').play('target foe:I1').turnOf('foe');
    expect([s.army('you')[0], s.army('foe')[0]]).toEqual([['gravedigger'], []]);
    s.offers('play looter');
  });

  test('T5.5: with no OPEN goblin of level 1 or 2 it does nothing', () => {
    const you = { hand: ['gravedigger', 'sage'], army: [['spark'], ['ranger'], ['matriarch']] };
    const s = scenario(bare(you)).play('shift I1 gravedigger').turnOf('foe');
    expect([s.army('you'), s.discard()]).toEqual([
      [['gravedigger'], ['ranger'], ['matriarch']],
      ['sage', 'spark'],
    ]);
  });

  test('destroyed it destroys nothing; without another card it cannot mutate', () => {
    const foe = { army: [['gravedigger']], hand: ['reaper'] };
    const s = scenario(bare({ army: [['looter', 'spark']] }, foe, { toPlay: 'foe' }));
    s.play('play reaper', 'target you:I2').turnOf('you');
    expect([s.army('you')[0], s.discard()]).toEqual([['looter'], ['spark']]);
    scenario(bare({ army: [['spark']], hand: ['scribe'] })).withholds('shift I1 scribe');
  });

  fromEverySeat(3, 'in any of several armies', (set) => {
    const s = set({
      you: { army: [['spark']], hand: ['gravedigger', 'sage'] },
      foe: { army: [['scribe'], ['oracle']] },
      third: { army: [['runner', imprisoned('tracker')]] },
      fill: false,
    });
    s.play('shift I1 gravedigger');
    s.offersExactly('target you:I1', 'target foe:II1', 'target third:I2');
    s.play('target third:I2').turnOf('foe');
    expect([s.army('third')[0], s.discard()]).toEqual([['runner'], ['sage', 'spark', 'tracker']]);
  });
});

describe('spark-x', () => {
  const army = [['scribe', 'herald']];

  onBothSides('it has no arrival, and hears not itself', (set) => {
    const s = set(bare({ hand: ['spark-x'], army: [['looter']] }, { army, hand: ['lich'] }));
    s.play('play spark-x').turnOf('foe');
    expect([s.army('foe')[0], s.hand('foe'), s.discard()]).toEqual([
      ['scribe', 'herald'],
      ['lich'],
      [],
    ]);
  });

  onBothSides('a Fire to its right, and one above: a Discard each', (set) => {
    const foe = { army, hand: ['lich', 'sage'] };
    const right = set(bare({ hand: ['spark'], army: [['spark-x']] }, foe));
    right.play('play spark').asks('foe', 'discard').play('discard sage').turnOf('foe');
    expect([right.hand('foe'), right.discard()]).toEqual([['lich'], ['sage']]);
    const above = set(
      bare({ hand: ['ember-seer'], army: [['spark-x']] }, foe, { deck: ['oracle'] }),
    );
    above.play('play ember-seer').asks('you', 'seat').play('seat you').turnOf('foe');
    expect([above.hand('you'), above.discard()]).toEqual([[], ['oracle']]);
  });

  test('T5.6: it acts though the Fire that came has destroyed itself', () => {
    const s = scenario(bare({ hand: ['incendiary', 'sage'], army: [['spark-x']] }));
    s.play('play incendiary').turnOf('foe');
    expect([s.army('you'), s.hand('you')]).toEqual([[['spark-x'], [], []], []]);
    expect(s.discard()).toEqual(['incendiary', 'sage']);
  });

  test('T5.5: with no card in any hand it does nothing', () => {
    const s = scenario(bare({ hand: ['spark'], army: [['spark-x']] }, { army }));
    s.play('play spark').turnOf('foe');
    expect([s.army('you')[0], s.discard()]).toEqual([['spark-x', 'spark'], []]);
  });

  test('a Fire to its left, another clan beside or above it, imprisoned: nothing', () => {
    const foe = { army, hand: ['lich'] };
    const beside = { hand: ['spark', 'sage', 'oracle'], army: [['looter', 'spark-x']] };
    const left = scenario(bare(beside, foe)).play('shift I1 spark', 'discard sage').turnOf('foe');
    const mixed = { hand: ['revenant'], army: [['revenant', 'spark-x']] };
    const clan = scenario(bare(mixed, foe)).play('play revenant').turnOf('foe');
    const stranger = { hand: ['ranger'], army: [['spark-x', 'runner']] };
    const above = scenario(bare(stranger, foe)).play('play ranger').turnOf('foe');
    const held = { hand: ['spark'], army: [['firebrand', imprisoned('spark-x')]] };
    const prison = scenario(bare(held, foe)).play('play spark').turnOf('foe');
    for (const s of [left, clan, above, prison]) expect(s.hand('foe')).toEqual(['lich']);
  });

  test('mutating for 1 it destroys like the plain one', () => {
    const you = { hand: ['revenant', 'sage'], army: [['spark-x']] };
    const s = scenario(bare(you, { army, hand: ['lich'] })).play('shift I1 revenant');
    s.offersExactly('target you:I1', 'target foe:I2').play('target foe:I2').turnOf('foe');
    expect([s.army('foe')[0], s.hand('foe')]).toEqual([['scribe'], ['lich']]);
    expect(s.discard()).toEqual(['sage', 'spark-x', 'herald']);
  });
});

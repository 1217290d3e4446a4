/** Fires, level 1: Firebrand, Looter, Spark and their X. */
import {
  bare,
  fromEverySeat,
  imprisoned,
  onBothSides,
  scenario,
} from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';

describe('firebrand', () => {
  onBothSides(
    'T6.1: an OPEN goblin of level 1 or 2, imprisoned ones and itself included',
    (set) => {
      const foe = {
        army: [['scribe', 'scribe', imprisoned('herald')], ['oracle', 'sage'], ['ancestor']],
      };
      const s = set(bare({ hand: ['firebrand'], army: [['spark'], ['raider'], ['inferno']] }, foe));
      s.play('play firebrand').asks('you', 'target');
      s.offersExactly('target you:I2', 'target foe:I3', 'target foe:II2');
      s.refuses('target foe:III1', /level 3/).refuses('target foe:I2', /not OPEN/);
      s.refuses('target foe:II1', /not OPEN/).refuses('target you:II1', /not OPEN/);
      s.play('target foe:I3').turnOf('foe');
      expect(s.army('foe')).toEqual([['scribe', 'scribe'], ['oracle', 'sage'], ['ancestor']]);
      expect([s.discard(), s.army('you')[0]]).toEqual([['herald'], ['spark', 'firebrand']]);
    },
  );

  onBothSides('T5.5: the first goblin on the table destroys itself', (set) => {
    const s = set(bare({ hand: ['firebrand', 'sage'] }))
      .play('play firebrand')
      .turnOf('foe');
    expect([s.army('you'), s.discard(), s.hand('you')]).toEqual([
      [[], [], []],
      ['firebrand'],
      ['sage'],
    ]);
  });

  test('T5.5: it may choose itself, and your army may be empty again', () => {
    const foe = { army: [['scribe']], hand: ['scribe'] };
    const s = scenario(bare({ hand: ['firebrand', 'tinker'] }, foe));
    s.play('play firebrand', 'target you:I1').turnOf('foe').play('play scribe').turnOf('you');
    // T3.2: the first goblin of an empty army is free, whatever stood there before.
    s.offers('play tinker');
    expect([s.army('you')[0], s.army('foe')[0]]).toEqual([[], ['scribe', 'scribe']]);
  });

  test('T5.6: gone by its own power, the link it set off still resolves', () => {
    const s = scenario(bare({ hand: ['firebrand'], army: [['looter-x']] }, {}, { deck: ['lich'] }));
    s.play('play firebrand').turnOf('foe');
    expect([s.army('you')[0], s.discard(), s.hand('you')]).toEqual([
      ['looter-x'],
      ['firebrand'],
      ['lich'],
    ]);
  });

  test('T6.10: entering by a mutation with a goblin to its right, it is not OPEN itself', () => {
    const you = { hand: ['firebrand', 'sage', 'lich'], army: [['looter', 'packmate']] };
    const s = scenario(bare(you, { army: [['scribe']] }));
    s.play('shift I1 firebrand', 'discard sage');
    s.offersExactly('target you:I2', 'target foe:I1').play('target you:I2').turnOf('foe');
    expect([s.army('you')[0], s.discard()]).toEqual([
      ['firebrand'],
      ['sage', 'lich', 'looter', 'packmate'],
    ]);
  });

  fromEverySeat(3, 'in any of several armies', (set) => {
    const s = set({
      you: { hand: ['firebrand'] },
      foe: { army: [['scribe']] },
      third: { army: [['runner', 'tracker']] },
      fill: false,
    });
    s.play('play firebrand').offersExactly('target you:I1', 'target foe:I1', 'target third:I2');
    s.play('target third:I2').turnOf('foe');
    expect([s.army('foe')[0], s.army('third')[0]]).toEqual([['scribe'], ['runner']]);
  });
});

describe('firebrand-x', () => {
  onBothSides('its own arrival destroys once', (set) => {
    const s = set(bare({ hand: ['firebrand-x'] }, { army: [['scribe', 'herald']] }));
    s.play('play firebrand-x', 'target foe:I2').turnOf('foe');
    expect([s.army('foe')[0], s.army('you')[0]]).toEqual([['scribe'], ['firebrand-x']]);
  });

  onBothSides(
    'T5.4: a Fire above: the arrival, then its Destruction, that Fire included',
    (set) => {
      const you = { hand: ['raider'], army: [['firebrand-x']] };
      const s = set(bare(you, { army: [['scribe']], hand: ['lich'] })).play('play raider');
      // The only hand is the opponent's, and it has one card.
      expect(s.hand('foe')).toEqual([]);
      s.asks('you', 'target').offersExactly('target you:II1', 'target foe:I1');
      s.refuses('target you:I1', /not OPEN/)
        .play('target foe:I1')
        .turnOf('foe');
      expect([s.army('foe')[0], s.army('you')]).toEqual([[], [['firebrand-x'], ['raider'], []]]);
    },
  );

  test('T5.6: the Fire above gone by its own power, the X is OPEN and may have to go too', () => {
    const s = scenario(bare({ hand: ['incendiary'], army: [['firebrand-x']] }));
    s.play('play incendiary').turnOf('foe');
    expect([s.army('you'), s.discard()]).toEqual([
      [[], [], []],
      ['incendiary', 'firebrand-x'],
    ]);
  });

  test('a Fire to its right, another clan above, imprisoned: nothing', () => {
    const foe = { army: [['scribe']] };
    const right = scenario(bare({ hand: ['looter'], army: [['firebrand-x']] }, foe));
    right.play('play looter').turnOf('foe');
    const army = [['firebrand-x', 'runner']];
    const above = scenario(bare({ hand: ['champion'], army }, foe)).play('play champion');
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
  onBothSides('placed, a player of your choice discards a card of theirs', (set) => {
    const s = set(bare({ hand: ['looter', 'sage'] }, { hand: ['lich', 'spark'] }));
    s.play('play looter').offersExactly('seat you', 'seat foe').play('seat foe');
    s.asks('foe', 'discard').play('discard spark').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.discard()]).toEqual([['sage'], ['lich'], ['spark']]);
  });

  test('T5.5: your own hand, if there is no other; nothing, if there is none', () => {
    const own = scenario(bare({ hand: ['looter', 'sage'] }))
      .play('play looter')
      .turnOf('foe');
    expect([own.hand('you'), own.discard()]).toEqual([[], ['sage']]);
    const none = scenario(bare({ hand: ['looter'] }))
      .play('play looter')
      .turnOf('foe');
    expect([none.army('you')[0], none.discard()]).toEqual([['looter'], []]);
  });

  test('the cards paid for it are gone before it acts', () => {
    const s = scenario(bare({ hand: ['looter', 'sage', 'lich'], army: [['tinker']] }));
    s.play('play looter', 'discard sage').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([[], ['sage', 'lich']]);
  });
});

describe('looter-x', () => {
  onBothSides('T5.4, T6.4: a Fire to its right: one card, after the arrival', (set) => {
    const you = { hand: ['looter'], army: [['tinker', 'looter-x']] };
    const s = set(bare(you, { hand: ['spark'] }, { deck: ['lich', 'sage'] }));
    s.play('play looter').turnOf('foe');
    // With the draw first, there would have been two hands to choose from.
    expect([s.hand('you'), s.hand('foe'), s.discard()]).toEqual([['lich'], [], ['spark']]);
    expect(s.deck()).toEqual(['sage']);
  });

  test('T4.5: from an empty deck it draws from the shuffled pile', () => {
    const s = scenario(bare({ hand: ['looter'], army: [['looter-x']] }, {}, { discard: ['lich'] }));
    s.play('play looter').turnOf('foe');
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
  onBothSides('T6.1: placed, it destroys an OPEN goblin of level 1 or 2, of any army', (set) => {
    const foe = {
      army: [['scribe', 'herald', imprisoned('scribe')], ['oracle', 'sage'], ['ancestor']],
      hand: ['lich'],
    };
    const s = set(bare({ hand: ['spark', 'envoy'], army: [['looter'], ['raider']] }, foe));
    s.play('play spark').asks('you', 'target');
    s.offersExactly('target you:I2', 'target you:II1', 'target foe:I3', 'target foe:II2');
    s.refuses('target foe:III1', /level 3/).refuses('target foe:I2', /not OPEN/);
    s.refuses('target you:I1', /not OPEN/).refuses('pass', /./);
    s.play('target foe:II2').turnOf('foe');
    expect(s.army('foe')).toEqual([['scribe', 'herald', '(scribe)'], ['oracle'], ['ancestor']]);
    expect([s.army('you'), s.discard()]).toEqual([[['looter', 'spark'], ['raider'], []], ['sage']]);
    expect([s.hand('you'), s.hand('foe')]).toEqual([['envoy'], ['lich']]);
  });

  onBothSides('T5.5: the first goblin on the table destroys itself', (set) => {
    const s = set(bare({ hand: ['spark', 'sage'] }, { hand: ['lich'] }))
      .play('play spark')
      .turnOf('foe');
    expect([s.army('you'), s.discard()]).toEqual([[[], [], []], ['spark']]);
    expect([s.hand('you'), s.hand('foe')]).toEqual([['sage'], ['lich']]);
  });

  onBothSides('T3.2: the opponent’s only goblin may go: their next is the first again', (set) => {
    const foe = { army: [['scribe']], hand: ['looter', 'sage'] };
    const s = set(bare({ hand: ['spark'] }, foe)).play('play spark');
    s.offersExactly('target you:I1', 'target foe:I1').play('target foe:I1').turnOf('foe');
    expect([s.army('you')[0], s.army('foe')[0]]).toEqual([['spark'], []]);
    s.offers('play looter');
  });

  onBothSides('T6.10: by a mutation, too; with a goblin to its right it is not OPEN', (set) => {
    const you = { hand: ['spark', 'sage'], army: [['packmate', 'tinker']] };
    const s = set(bare(you, { army: [['scribe']] })).play('shift I1 spark');
    s.offersExactly('target you:I2', 'target foe:I1').play('target foe:I1').turnOf('foe');
    expect([s.army('you')[0], s.army('foe')[0]]).toEqual([['spark', 'tinker'], []]);
    expect(s.discard()).toEqual(['sage', 'packmate', 'scribe']);
  });

  onBothSides('T5.3: leaving, for 1, it destroys nothing', (set) => {
    const you = { hand: ['revenant', 'sage'], army: [['spark']] };
    const s = set(bare(you, { army: [['scribe']] }))
      .play('shift I1 revenant')
      .turnOf('foe');
    expect([s.army('you')[0], s.army('foe')[0]]).toEqual([['revenant'], ['scribe']]);
    expect(s.discard()).toEqual(['sage', 'spark']);
  });

  test('T5.5: with no OPEN goblin of level 1 or 2 it does nothing', () => {
    const you = { hand: ['spark', 'sage'], army: [['packmate'], ['ranger'], ['matriarch']] };
    const s = scenario(bare(you)).play('shift I1 spark').turnOf('foe');
    expect([s.army('you'), s.discard()]).toEqual([
      [['spark'], ['ranger'], ['matriarch']],
      ['sage', 'packmate'],
    ]);
  });

  test('T5.6: gone by its own power, the link it set off still resolves', () => {
    const s = scenario(bare({ hand: ['spark'], army: [['looter-x']] }, {}, { deck: ['lich'] }));
    s.play('play spark').turnOf('foe');
    expect([s.army('you')[0], s.discard(), s.hand('you')]).toEqual([
      ['looter-x'],
      ['spark'],
      ['lich'],
    ]);
  });

  fromEverySeat(3, 'in any of several armies', (set) => {
    const s = set({
      you: { hand: ['spark'] },
      foe: { army: [['scribe'], ['oracle']] },
      third: { army: [['runner', imprisoned('tracker')]] },
      fill: false,
    });
    s.play('play spark').offersExactly('target you:I1', 'target foe:II1', 'target third:I2');
    s.play('target third:I2').turnOf('foe');
    expect([s.army('third')[0], s.discard()]).toEqual([['runner'], ['tracker']]);
  });
});

describe('spark-x', () => {
  const army = [['scribe', 'herald']];

  onBothSides('its own arrival destroys like the plain one, and is no link', (set) => {
    const s = set(bare({ hand: ['spark-x'], army: [['looter']] }, { army, hand: ['lich'] }));
    s.play('play spark-x').offersExactly('target you:I2', 'target foe:I2').play('target foe:I2');
    s.turnOf('foe');
    expect([s.army('foe')[0], s.hand('foe')]).toEqual([['scribe'], ['lich']]);
    expect([s.army('you')[0], s.discard()]).toEqual([['looter', 'spark-x'], ['herald']]);
  });

  onBothSides('a Fire to its right, and one above: a Discard each', (set) => {
    const foe = { army, hand: ['lich', 'sage'] };
    const right = set(bare({ hand: ['spark'], army: [['spark-x']] }, foe));
    right.play('play spark', 'target foe:I2').asks('foe', 'discard').play('discard sage');
    right.turnOf('foe');
    expect([right.hand('foe'), right.discard()]).toEqual([['lich'], ['herald', 'sage']]);
    const above = set(
      bare({ hand: ['ember-seer'], army: [['spark-x']] }, foe, { deck: ['oracle'] }),
    );
    above.play('play ember-seer').asks('you', 'seat').play('seat you').turnOf('foe');
    expect([above.hand('you'), above.discard()]).toEqual([[], ['oracle']]);
  });

  test('T5.6: it acts though the Fire that came has destroyed itself', () => {
    const s = scenario(bare({ hand: ['spark', 'sage'], army: [['spark-x']] }));
    s.play('play spark').turnOf('foe');
    expect([s.army('you')[0], s.hand('you')]).toEqual([['spark-x'], []]);
    expect(s.discard()).toEqual(['spark', 'sage']);
  });

  test('T5.5: with no card in any hand it does nothing', () => {
    const s = scenario(bare({ hand: ['spark'], army: [['spark-x']] }, { army }));
    s.play('play spark', 'target foe:I2').turnOf('foe');
    expect([s.army('you')[0], s.discard()]).toEqual([['spark-x', 'spark'], ['herald']]);
  });

  test('a Fire to its left, another clan beside it, imprisoned: nothing', () => {
    const foe = { army, hand: ['lich'] };
    const beside = { hand: ['spark', 'sage', 'oracle'], army: [['looter', 'spark-x']] };
    const left = scenario(bare(beside, foe)).play('shift I1 spark', 'discard sage');
    left.play('target foe:I2').turnOf('foe');
    const mixed = { hand: ['revenant'], army: [['revenant', 'spark-x']] };
    const clan = scenario(bare(mixed, foe)).play('play revenant').turnOf('foe');
    const held = { hand: ['spark'], army: [['firebrand', imprisoned('spark-x')]] };
    const prison = scenario(bare(held, foe)).play('play spark', 'target foe:I2').turnOf('foe');
    for (const s of [left, clan, prison]) expect(s.hand('foe')).toEqual(['lich']);
  });

  test('leaving for 1 it destroys nothing either', () => {
    const you = { hand: ['revenant', 'sage'], army: [['spark-x']] };
    const s = scenario(bare(you, { army, hand: ['lich'] }));
    s.play('shift I1 revenant').turnOf('foe');
    expect([s.army('foe')[0], s.hand('foe')]).toEqual([['scribe', 'herald'], ['lich']]);
    expect(s.discard()).toEqual(['sage', 'spark-x']);
  });
});

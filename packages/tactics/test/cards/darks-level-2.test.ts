/** Darks, level 2: Necromancer, Ghoul, Reaper, Lich. Zombie mutations are in `darks-zombies.test.ts`. */
import {
  bare,
  fromEverySeat,
  imprisoned,
  onBothSides,
  scenario,
} from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';

describe('necromancer', () => {
  onBothSides('placed, it returns one Dark, not two', (set) => {
    const discard = ['ghoul', 'lich', 'dynamo'];
    const s = set(bare({ hand: ['necromancer'], army: [['revenant']] }, {}, { discard }));
    s.play('play necromancer').offersExactly('pick ghoul', 'pick lich').play('pick lich');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['lich'], ['ghoul', 'dynamo']]);
  });

  onBothSides('T5.4, T6.6: mutating, it may take itself back, or what was paid', (set) => {
    const you = { hand: ['sage', 'ghoul', 'spark'], army: [['tinker'], ['necromancer']] };
    const s = set(bare(you, {}, { deck: ['scribe'], discard: ['inferno'] }));
    s.play('shift II1 sage', 'discard ghoul').asks('you', 'pick');
    s.offersExactly('pick necromancer', 'pick ghoul').refuses('pick spark', /Darks/);
    s.play('pick necromancer');
    // Then the arrival of the Sage, which sees the deck and the pile shuffled into it.
    s.asks('you', 'pick').play('pick scribe', 'pick ghoul').turnOf('foe');
    expect(s.hand('you')).toEqual(['ghoul', 'necromancer', 'scribe']);
    expect([s.army('you')[1], s.discard().sort()]).toEqual([['sage'], ['inferno', 'spark']]);
  });

  test('T5.4: into a Raider: its own clan first, then a Fire', () => {
    const you = { hand: ['raider', 'spark', 'looter'], army: [['revenant'], ['necromancer']] };
    const s = scenario(bare(you, {}, { discard: ['ghoul'] }));
    s.play('shift II1 raider', 'discard spark').offersExactly('pick necromancer', 'pick ghoul');
    s.play('pick ghoul').offersExactly('pick spark', 'pick looter').play('pick looter');
    expect([s.turnOf('foe').hand('you'), s.discard()]).toEqual([
      ['ghoul', 'looter'],
      ['spark', 'necromancer'],
    ]);
  });

  test('entering by a mutation, only its arrival acts', () => {
    const you = { hand: ['necromancer', 'spark', 'tinker'], army: [['tracker'], ['artificer']] };
    const s = scenario(bare(you, {}, { discard: ['lich', 'ghoul'] }));
    // The Artificer returns a Meka on leaving.
    s.play('shift II1 necromancer', 'discard spark', 'pick artificer').offersExactly(
      'pick lich',
      'pick ghoul',
    );
    s.play('pick ghoul').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([
      ['artificer', 'ghoul'],
      ['lich', 'spark', 'tinker'],
    ]);
  });
});

describe('ghoul', () => {
  fromEverySeat(3, 'placed, one player of your choice discards a card', (set) => {
    const s = set({
      you: { hand: ['ghoul', 'lich'], army: [['revenant']] },
      foe: { hand: ['spark'] },
      third: { hand: ['sage', 'oracle'] },
      fill: false,
    });
    s.play('play ghoul').offersExactly('seat you', 'seat foe', 'seat third');
    s.play('seat third').asks('third', 'discard').play('discard oracle').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.hand('third')]).toEqual([
      ['lich'],
      ['spark'],
      ['sage'],
    ]);
    expect(s.discard()).toEqual(['oracle']);
  });

  fromEverySeat(3, 'T5.4: into another with Discard, two players may be chosen', (set) => {
    const s = set({
      you: { hand: ['warlord', 'tinker'], army: [['revenant'], ['ghoul']] },
      foe: { hand: ['spark', 'looter'] },
      third: { hand: ['sage'] },
      fill: false,
    });
    s.play('shift II1 warlord').asks('you', 'seat').offersExactly('seat foe', 'seat third');
    s.play('seat third').asks('foe', 'discard').play('discard looter').turnOf('foe');
    expect([s.hand('foe'), s.hand('third'), s.army('you')[1]]).toEqual([
      ['spark'],
      [],
      ['warlord'],
    ]);
    expect(s.discard()).toEqual(['tinker', 'ghoul', 'sage', 'looter']);
  });

  test('T5.5: mutating with the last card for it, there may be no hand left to discard from', () => {
    const s = scenario(
      bare({ hand: ['tinker'], army: [['revenant'], ['ghoul']] }, {}, { discard: ['lich'] }),
    );
    // The Lich finds one Dark: the Ghoul that left.
    s.play('shift II1 lich from discard').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['ghoul'], ['tinker']]);
  });
});

describe('reaper', () => {
  onBothSides(
    'T6.1, T6.10: an OPEN goblin of level 1 or 2, in any army, itself included',
    (set) => {
      const foe = {
        army: [['scribe', 'scribe', 'herald'], ['oracle', 'sage'], ['ancestor']],
        hand: ['spark'],
      };
      const s = set(bare({ hand: ['reaper'], army: [['revenant', 'tinker']] }, foe));
      s.play('play reaper').asks('you', 'target');
      s.offersExactly('target you:I2', 'target you:II1', 'target foe:I3', 'target foe:II2');
      s.refuses('target foe:II1', /not OPEN/).refuses('target foe:III1', /level 3/);
      s.refuses('target you:I1', /not OPEN/).refuses('target foe:I2', /not OPEN/);
      s.play('target foe:II2').turnOf('foe');
      expect(s.army('foe')).toEqual([['scribe', 'scribe', 'herald'], ['oracle'], ['ancestor']]);
      expect([s.discard(), s.hand('foe')]).toEqual([['sage'], ['spark']]);
      expect(s.army('you')).toEqual([['revenant', 'tinker'], ['reaper'], []]);
    },
  );

  onBothSides('T5.5: with nothing else OPEN it destroys itself', (set) => {
    const foe = { army: [['scribe'], ['oracle'], ['ancestor']] };
    const s = set(bare({ hand: ['reaper'], army: [['revenant']] }, foe));
    s.play('play reaper').turnOf('foe');
    expect([s.army('you'), s.discard()]).toEqual([[['revenant'], [], []], ['reaper']]);
    expect(s.army('foe')).toEqual([['scribe'], ['oracle'], ['ancestor']]);
  });

  test('T6.11: an imprisoned goblin is destroyed like another, and one behind it is not OPEN', () => {
    const foe = { army: [['herald', imprisoned('scribe')]] };
    const s = scenario(bare({ hand: ['reaper'], army: [['revenant']] }, foe));
    s.play('play reaper').offersExactly('target you:II1', 'target foe:I2').play('target foe:I2');
    s.turnOf('foe');
    expect([s.army('foe')[0], s.discard()]).toEqual([['herald'], ['scribe']]);
  });

  test('T5.6: gone by its own power, the links it set off still resolve', () => {
    const you = { hand: ['reaper', 'sage'], army: [['whisperer-x']] };
    const s = scenario(bare(you)).play('play reaper').turnOf('foe');
    expect([s.army('you')[0], s.hand('you')]).toEqual([['whisperer-x'], []]);
    expect(s.discard()).toEqual(['reaper', 'sage']);
  });

  test('T3.6: it costs 3 to leave, and does nothing on leaving', () => {
    const hand = ['sage', 'tinker', 'spark', 'scribe'];
    const you = { hand, army: [['revenant', 'tinker'], ['reaper']] };
    const foe = { army: [['herald']], hand: ['looter'] };
    const s = scenario(bare(you, foe, { deck: ['oracle'], discard: ['dynamo'] }));
    s.refuses('shift II1 dynamo from discard', /no zombie mutation/);
    s.play('shift II1 sage', 'discard tinker', 'discard spark').asks('you', 'pick');
    expect([s.army('foe')[0], s.hand('foe'), s.army('you')]).toEqual([
      ['herald'],
      ['looter'],
      [['revenant', 'tinker'], ['sage'], []],
    ]);
  });
});

describe('lich', () => {
  onBothSides('T6.6: placed, one card of its own clan, of any level', (set) => {
    const discard = ['scribe', 'warlord', 'ghoul', 'revenant', 'night-queen'];
    const you = { hand: ['lich', 'spark'], army: [['revenant']] };
    const s = set(bare(you, { hand: ['reaper'] }, { discard }));
    s.play('play lich').asks('you', 'pick');
    s.offersExactly('pick ghoul', 'pick revenant', 'pick night-queen');
    s.refuses('pick scribe', /not of the Darks clan/).refuses('pick reaper', /not in the discard/);
    s.play('pick night-queen').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['night-queen', 'spark'], ['night-queen']]);
    expect([s.discard(), s.hand('foe')]).toEqual([
      ['scribe', 'warlord', 'ghoul', 'revenant'],
      ['reaper'],
    ]);
  });

  test.each([
    ['one Dark is taken without a question', ['tinker', 'ghoul'], ['ghoul'], ['tinker']],
    ['without a Dark nothing is taken', ['tinker', 'spark'], [], ['tinker', 'spark']],
    ['nor from an empty pile, nor from the deck', [], [], []],
  ])('T5.5: %s', (_, discard, hand, left) => {
    const you = { hand: ['lich'], army: [['revenant']] };
    const s = scenario(bare(you, {}, { discard, deck: ['reaper'] }))
      .play('play lich')
      .turnOf('foe');
    expect([s.hand('you'), s.discard(), s.deck()]).toEqual([hand, left, ['reaper']]);
  });

  onBothSides(
    'T5.4: by a mutation it may take a Dark paid, not the other clan it replaced',
    (set) => {
      const you = { hand: ['lich', 'ghoul', 'revenant'], army: [['revenant'], ['ember-seer']] };
      const s = set(bare(you)).play('shift II1 lich', 'discard ghoul').asks('you', 'pick');
      s.offersExactly('pick ghoul', 'pick revenant').play('pick ghoul').turnOf('foe');
      expect([s.hand('you'), s.discard()]).toEqual([['ghoul'], ['revenant', 'ember-seer']]);
    },
  );

  test('T3.6: it leaves for 2, from the hand only, and returns nothing then', () => {
    const army = [['revenant'], ['lich']];
    const pile = { discard: ['ghoul'] };
    const s = scenario(bare({ army, hand: ['envoy', 'spark', 'spark'] }, {}, pile));
    s.refuses('shift II1 ghoul from discard', /no zombie mutation/);
    s.play('shift II1 envoy').turnOf('you');
    expect([s.hand('you'), s.discard()]).toEqual([[], ['ghoul', 'spark', 'spark', 'lich']]);
    scenario(bare({ army, hand: ['envoy', 'spark'] }, {}, pile)).withholds('shift II1 envoy');
  });
});

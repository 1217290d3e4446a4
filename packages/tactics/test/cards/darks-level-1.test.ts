/** Darks, level 1: Gravedigger, Whisperer, Revenant and their X. Zombie mutations are in `darks-zombies.test.ts`. */
import {
  bare,
  fromEverySeat,
  imprisoned,
  onBothSides,
  scenario,
} from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';

describe('gravedigger', () => {
  onBothSides('T5.3: it has no arrival: placing it returns nothing', (set) => {
    const s = set(bare({ hand: ['gravedigger'] }, {}, { discard: ['ghoul'] }));
    s.play('play gravedigger').turnOf('foe');
    expect([s.army('you')[0], s.hand('you'), s.discard()]).toEqual([
      ['gravedigger'],
      [],
      ['ghoul'],
    ]);
  });

  onBothSides('T5.3: nor does it as the result of a mutation', (set) => {
    const you = { army: [['whisperer']], hand: ['gravedigger', 'spark'] };
    const s = set(bare(you, {}, { discard: ['lich'] }));
    s.play('shift I1 gravedigger').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([[], ['lich', 'spark', 'whisperer']]);
  });

  onBothSides('T6.6: mutating, it takes a card of its own clan from the discard pile', (set) => {
    const you = { army: [['gravedigger']], hand: ['scribe', 'sage', 'whisperer'] };
    const discard = ['ghoul', 'tinker', 'revenant-x', 'night-queen'];
    const s = set(bare(you, { hand: ['spark'] }, { discard, deck: ['reaper'] }));
    s.play('shift I1 scribe', 'discard sage').asks('you', 'pick');
    // T5.4: what was paid, and the Gravedigger itself, lie there too.
    const darks = ['ghoul', 'revenant-x', 'night-queen', 'whisperer', 'gravedigger'];
    s.offersExactly(...darks.map((card) => `pick ${card}`));
    s.refuses('pick tinker', /not of the Darks clan/).refuses('pick lich', /not in the discard/);
    s.refuses('pass', /./).play('pick revenant-x').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['revenant-x'], ['revenant-x']]);
    const left = ['ghoul', 'tinker', 'night-queen', 'sage', 'whisperer', 'gravedigger'];
    expect([s.discard(), s.deck()]).toEqual([left, ['reaper']]);
    expect([s.army('you'), s.hand('foe')]).toEqual([[['scribe'], [], []], ['spark']]);
  });

  onBothSides('T3.6: so it does when the new goblin comes from the pile', (set) => {
    const you = { army: [['gravedigger']], hand: ['sage', 'spark'] };
    const s = set(bare(you, {}, { discard: ['revenant', 'lich'] }));
    s.play('shift I1 revenant from discard', 'discard sage').asks('you', 'pick');
    // T3.7: the Revenant is on its way and not there to take.
    s.offersExactly('pick lich', 'pick gravedigger').play('pick lich').turnOf('foe');
    expect([s.army('you')[0], s.hand('you')]).toEqual([['revenant'], ['lich']]);
    expect(s.discard()).toEqual(['sage', 'spark', 'gravedigger']);
  });

  test('alone among other clans, it comes back without a question', () => {
    const you = { army: [['gravedigger']], hand: ['scribe', 'spark', 'sage'] };
    const s = scenario(bare(you, {}, { discard: ['tinker'] }));
    s.play('shift I1 scribe', 'discard spark').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['gravedigger'], ['tinker', 'spark', 'sage']]);
  });

  test('T5.4: its Return comes before the arrival of what it became', () => {
    const you = { army: [['gravedigger']], hand: ['whisperer', 'spark', 'sage'] };
    const s = scenario(bare(you, {}, { discard: ['ghoul'] }));
    s.play('shift I1 whisperer', 'discard spark').offersExactly('pick ghoul', 'pick gravedigger');
    // The Whisperer finds one hand with one card: what was taken.
    s.play('pick ghoul').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([[], ['spark', 'sage', 'gravedigger', 'ghoul']]);
  });

  test('destroyed, it returns nothing', () => {
    const table = { discard: ['lich'], toPlay: 'foe' } as const;
    const s = scenario(bare({ army: [['gravedigger']] }, { hand: ['firebrand'] }, table));
    s.play('play firebrand', 'target you:I1').turnOf('you');
    expect([s.hand('you'), s.discard()]).toEqual([[], ['lich', 'gravedigger']]);
  });
});

describe('gravedigger-x', () => {
  const discard = ['lich', 'sage', 'ghoul'];

  onBothSides('it has no arrival, and mutates like the plain one', (set) => {
    const placed = set(bare({ hand: ['gravedigger-x'] }, {}, { discard }));
    placed.play('play gravedigger-x').turnOf('foe');
    expect([placed.hand('you'), placed.discard()]).toEqual([[], discard]);
    const you = { army: [['gravedigger-x']], hand: ['scribe', 'spark', 'oracle'] };
    const s = set(bare(you, {}, { discard })).play('shift I1 scribe', 'discard spark');
    s.offersExactly('pick lich', 'pick ghoul', 'pick gravedigger-x').play('pick gravedigger-x');
    expect(s.turnOf('foe').hand('you')).toEqual(['gravedigger-x']);
  });

  onBothSides('a Dark to its right: it returns a Dark', (set) => {
    const s = set(bare({ hand: ['revenant'], army: [['gravedigger-x']] }, {}, { discard }));
    s.play('play revenant').asks('you', 'pick').offersExactly('pick lich', 'pick ghoul');
    s.refuses('pick sage', /not of the Darks clan/)
      .play('pick ghoul')
      .turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['ghoul'], ['ghoul']]);
    expect([s.discard(), s.army('you')[0]]).toEqual([
      ['lich', 'sage'],
      ['gravedigger-x', 'revenant'],
    ]);
  });

  onBothSides('a Dark above it: it returns a Dark, after what that one does', (set) => {
    const you = { hand: ['reaper'], army: [['gravedigger-x']] };
    const s = set(bare(you, { army: [['scribe', 'whisperer']] }, { discard: ['sage'] }));
    s.play('play reaper', 'target foe:I2').turnOf('foe');
    // The goblin the Reaper has just destroyed.
    expect([s.hand('you'), s.discard()]).toEqual([['whisperer'], ['sage']]);
    expect(s.army('you')).toEqual([['gravedigger-x'], ['reaper'], []]);
  });

  onBothSides('T5.4: its link comes after the arrival power it may feed on', (set) => {
    const s = set(bare({ hand: ['whisperer', 'ghoul'], army: [['gravedigger-x']] }));
    s.play('play whisperer').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['ghoul'], []]);
  });

  test('a Necromancer above it returns twice: arrival, then link', () => {
    const you = { hand: ['necromancer'], army: [['gravedigger-x']] };
    const s = scenario(bare(you, {}, { discard: ['ghoul', 'lich', 'reaper', 'sage'] }));
    s.play('play necromancer', 'pick ghoul').offersExactly('pick lich', 'pick reaper');
    s.play('pick reaper').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([
      ['ghoul', 'reaper'],
      ['lich', 'sage'],
    ]);
  });

  test('T5.4: a Dark that enters to its right by a mutation sets it off; the leaving one is there to take', () => {
    const s = scenario(
      bare({ hand: ['whisperer', 'spark'], army: [['gravedigger-x', 'revenant']] }),
    );
    s.play('shift I2 whisperer').turnOf('foe');
    // The mutation of the Revenant takes it back, the Whisperer has it discarded, the link takes it again.
    expect([s.hand('you'), s.discard()]).toEqual([['revenant'], ['spark']]);
    expect(s.army('you')[0]).toEqual(['gravedigger-x', 'whisperer']);
  });

  const others = { hand: ['scribe', 'spark', 'looter'], army: [['gravedigger-x']] };
  const clan = { hand: ['champion'], army: [['gravedigger-x', 'runner']] };
  const left = { hand: ['revenant', 'spark'], army: [['whisperer', 'gravedigger-x']] };
  const far = { hand: ['revenant'], army: [['gravedigger-x', 'tinker']] };
  const held = { hand: ['revenant'], army: [['whisperer', imprisoned('gravedigger-x')]] };
  const below = { hand: ['reaper'], army: [[imprisoned('gravedigger-x'), 'whisperer']] };
  test.each([
    ['another clan to its right', others, ['play scribe', 'discard spark']],
    ['another clan above it', clan, ['play champion']],
    ['a Dark to its left', left, ['shift I1 revenant']],
    ['a Dark two places to its right', far, ['play revenant']],
    ['a Dark to its right while it is imprisoned', held, ['play revenant']],
    ['a Dark above it while it is imprisoned', below, ['play reaper', 'target foe:I1']],
  ])('T5.2: %s does not set it off', (_, you, answers) => {
    const s = scenario(
      bare(you, { army: [['herald']] }, { discard: ['lich'], deck: ['sage', 'oracle'] }),
    );
    s.play(...answers).turnOf('foe');
    expect([s.hand('you').includes('lich'), s.discard()[0]]).toEqual([false, 'lich']);
  });

  test.each([
    ['no Dark in the pile', ['tinker', 'spark', 'warlord']],
    ['an empty pile', []],
  ])('T5.5: %s: nothing, and the deck is not touched', (_, pile) => {
    const you = { hand: ['revenant'], army: [['gravedigger-x']] };
    const s = scenario(bare(you, {}, { discard: pile, deck: ['ghoul'] }));
    s.play('play revenant').turnOf('foe');
    expect([s.hand('you'), s.discard(), s.deck()]).toEqual([[], pile, ['ghoul']]);
  });
});

describe('whisperer', () => {
  fromEverySeat(3, 'T6.3, T6.12: a player with a card, you included, who chooses it', (set) => {
    const s = set({
      you: { hand: ['whisperer', 'ghoul'] },
      foe: { hand: ['spark', 'tinker'] },
      third: { hand: [] },
      fill: false,
    });
    s.play('play whisperer').asks('you', 'seat').offersExactly('seat you', 'seat foe');
    s.refuses('seat third', /has no card in hand/);
    s.play('seat foe').asks('foe', 'discard').offersExactly('discard spark', 'discard tinker');
    s.refuses('discard ghoul', /not in your hand/);
    s.play('discard tinker').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.hand('third')]).toEqual([['ghoul'], ['spark'], []]);
    expect(s.discard()).toEqual(['tinker']);
  });

  test('T5.5: with cards in no other hand it is your own', () => {
    const s = scenario(bare({ hand: ['whisperer', 'ghoul', 'lich'] }));
    s.play('play whisperer').asks('you', 'discard').play('discard lich').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['ghoul'], ['lich']]);
  });

  test('it cannot discard itself, and with no card in any hand it does nothing', () => {
    const s = scenario(bare({ hand: ['whisperer'] }, { army: [['tinker']] }));
    s.play('play whisperer').turnOf('foe');
    expect([s.army('you')[0], s.discard()]).toEqual([['whisperer'], []]);
  });

  test('a card known to all leaves the hand and what is known of it', () => {
    const you = { army: [['revenant']], hand: ['necromancer'] };
    const s = scenario(bare(you, { hand: ['whisperer'] }, { discard: ['lich'] }));
    s.play('play necromancer').turnOf('foe');
    expect(s.shown('you')).toEqual(['lich']);
    s.play('play whisperer').turnOf('you');
    expect([s.shown('you'), s.hand('you'), s.discard()]).toEqual([[], [], ['lich']]);
  });
});

describe('whisperer-x', () => {
  onBothSides('T5.4: a Dark above it: the arrival first, then its Discard', (set) => {
    const s = set(
      bare(
        { hand: ['necromancer'], army: [['whisperer-x']] },
        { hand: ['spark'] },
        { discard: ['lich'] },
      ),
    );
    s.play('play necromancer').asks('you', 'seat').offersExactly('seat you', 'seat foe');
    expect(s.hand('you')).toEqual(['lich']);
    s.play('seat foe').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.discard()]).toEqual([['lich'], [], ['spark']]);
  });

  test('T5.4: a Dark that enters above it by a mutation sets it off too', () => {
    const you = { hand: ['reaper', 'tinker'], army: [['whisperer-x', 'spark'], ['ghoul']] };
    const s = scenario(bare(you, { hand: ['looter', 'sage', 'scribe'] }));
    s.play('shift II1 reaper', 'discard looter', 'target you:I2');
    s.asks('foe', 'discard').play('discard sage').turnOf('foe');
    expect([s.hand('foe'), s.army('you')]).toEqual([['scribe'], [['whisperer-x'], ['reaper'], []]]);
  });

  test('a Dark to its right, another clan above, or its own prison: nothing', () => {
    const foe = { hand: ['spark'] };
    const right = scenario(bare({ hand: ['revenant'], army: [['whisperer-x']] }, foe));
    right.play('play revenant').turnOf('foe');
    const above = scenario(
      bare({ hand: ['champion'], army: [['whisperer-x', 'runner']] }, foe, { deck: ['sage'] }),
    );
    above.play('play champion').turnOf('foe');
    const army = [[imprisoned('whisperer-x'), 'revenant']];
    const held = scenario(bare({ hand: ['lich'], army }, foe))
      .play('play lich')
      .turnOf('foe');
    for (const s of [right, above, held]) expect(s.hand('foe')).toEqual(['spark']);
  });
});

describe('revenant', () => {
  onBothSides('T5.3: it has no arrival: placing it returns nothing', (set) => {
    const s = set(bare({ hand: ['revenant'] }, {}, { discard: ['ghoul'] }));
    s.play('play revenant').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([[], ['ghoul']]);
  });

  onBothSides('T5.4, T6.6: mutating, it takes back itself or a Dark paid for it', (set) => {
    const s = set(
      bare(
        { hand: ['scribe', 'ghoul'], army: [['revenant']] },
        { hand: ['lich'] },
        { discard: ['sage'] },
      ),
    );
    s.play('shift I1 scribe').asks('you', 'pick').offersExactly('pick ghoul', 'pick revenant');
    s.play('pick revenant').turnOf('foe');
    expect([s.army('you')[0], s.hand('you')]).toEqual([['scribe'], ['revenant']]);
    expect([s.discard(), s.shown('you')]).toEqual([['sage', 'ghoul'], ['revenant']]);
  });

  test('alone among other clans, it comes back without a question', () => {
    const s = scenario(bare({ hand: ['scribe', 'spark'], army: [['revenant']] }));
    s.play('shift I1 scribe').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['revenant'], ['spark']]);
  });

  test('T5.4: its Return comes before the arrival of what it became', () => {
    const s = scenario(
      bare({ hand: ['whisperer', 'spark'], army: [['revenant']] }, {}, { discard: ['ghoul'] }),
    );
    s.play('shift I1 whisperer').offersExactly('pick ghoul', 'pick revenant');
    // The Whisperer finds one hand with one card: what was taken.
    s.play('pick ghoul').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([[], ['spark', 'revenant', 'ghoul']]);
  });

  test('T3.6: the plain card, too, never becomes the X, from hand or pile', () => {
    const s = scenario(
      bare(
        { hand: ['revenant', 'spark', 'lich'], army: [['revenant']] },
        {},
        { discard: ['revenant-x'] },
      ),
    );
    s.refuses('shift I1 revenant', /same name/);
    s.refuses('shift I1 revenant-x from discard', /same name/);
  });
});

describe('revenant-x', () => {
  const discard = ['sage', 'ghoul', 'reaper'];

  onBothSides('a Dark to its right: it returns a Dark', (set) => {
    const you = { hand: ['revenant', 'lich'], army: [['revenant-x']] };
    const s = set(bare(you, { hand: ['spark'] }, { discard, deck: ['night-queen'] }));
    s.play('play revenant').asks('you', 'pick').offersExactly('pick ghoul', 'pick reaper');
    s.refuses('pick sage', /not of the Darks clan/).refuses('pick lich', /not in the discard/);
    s.play('pick reaper').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['lich', 'reaper'], ['reaper']]);
    expect([s.discard(), s.hand('foe'), s.deck()]).toEqual([
      ['sage', 'ghoul'],
      ['spark'],
      ['night-queen'],
    ]);
  });

  onBothSides('a Dark above it: it returns a Dark, after what that one returned', (set) => {
    const s = set(bare({ hand: ['lich'], army: [['revenant-x']] }, {}, { discard }));
    s.play('play lich').offersExactly('pick sage', 'pick ghoul', 'pick reaper').play('pick reaper');
    // One Dark is left, which is taken unasked.
    s.turnOf('foe');
    expect([s.hand('you'), s.discard(), s.army('you')]).toEqual([
      ['ghoul', 'reaper'],
      ['sage'],
      [['revenant-x'], ['lich'], []],
    ]);
  });

  test('T5.4: for a Dark that comes by a mutation, too: what left may be taken', () => {
    const you = { hand: ['gravedigger', 'spark'], army: [['revenant-x', 'whisperer']] };
    const s = scenario(bare(you)).play('shift I2 gravedigger').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['whisperer'], ['spark']]);
  });

  test('not to its left, not for another clan, and not while it is imprisoned', () => {
    const pile = { discard: ['lich'] };
    const left = scenario(
      bare({ hand: ['revenant', 'spark'], army: [['whisperer', 'revenant-x']] }, {}, pile),
    );
    left.play('shift I1 revenant').turnOf('foe');
    const mixed = { hand: ['scribe', 'spark', 'sage'], army: [['revenant-x']] };
    const clan = scenario(bare(mixed, {}, pile))
      .play('play scribe', 'discard spark')
      .turnOf('foe');
    const army = [['gravedigger', imprisoned('revenant-x')]];
    const held = scenario(bare({ hand: ['revenant'], army }, {}, pile))
      .play('play revenant')
      .turnOf('foe');
    for (const s of [left, clan, held])
      expect([s.hand('you'), s.discard()[0]]).toEqual([[], 'lich']);
  });

  test('T5.5: without a Dark in the pile it does nothing', () => {
    const s = scenario(
      bare({ hand: ['revenant'], army: [['revenant-x']] }, {}, { discard: ['sage', 'spark'] }),
    );
    s.play('play revenant').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([[], ['sage', 'spark']]);
  });

  test('it mutates like the plain one, and may come back', () => {
    const s = scenario(bare({ hand: ['scribe', 'spark'], army: [['revenant-x']] }));
    s.play('shift I1 scribe').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['revenant-x'], ['spark']]);
  });
});

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
  onBothSides('T6.6: placed, it takes a card of its own clan from the discard pile', (set) => {
    const discard = ['ghoul', 'tinker', 'revenant-x', 'night-queen'];
    const s = set(bare({ hand: ['gravedigger'] }, { hand: ['spark'] }, { discard }));
    s.play('play gravedigger').asks('you', 'pick');
    s.offersExactly('pick revenant-x', 'pick ghoul', 'pick night-queen');
    s.refuses('pick tinker', /not of the Darks clan/).refuses('pick lich', /not in the discard/);
    s.play('pick revenant-x').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['revenant-x'], ['revenant-x']]);
    expect(s.discard()).toEqual(['ghoul', 'tinker', 'night-queen']);
    expect([s.army('you'), s.hand('foe')]).toEqual([[['gravedigger'], [], []], ['spark']]);
  });

  test('a single Dark is taken without a question, also a second Gravedigger', () => {
    const s = scenario(bare({ hand: ['gravedigger'] }, {}, { discard: ['gravedigger', 'tinker'] }));
    s.play('play gravedigger').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['gravedigger'], ['tinker']]);
  });

  test.each([
    ['no Dark in the pile', ['tinker', 'spark', 'warlord']],
    ['an empty pile', []],
  ])('%s: nothing, and the deck is not touched', (_, discard) => {
    const s = scenario(bare({ hand: ['gravedigger'] }, {}, { discard, deck: ['ghoul'] }));
    s.play('play gravedigger').turnOf('foe');
    expect([s.hand('you'), s.discard(), s.deck()]).toEqual([[], discard, ['ghoul']]);
  });

  test('T5.4: a Dark paid for its placing lies in the pile when it arrives', () => {
    const s = scenario(bare({ hand: ['gravedigger', 'ghoul', 'spark'], army: [['tinker']] }));
    s.play('play gravedigger').asks('you', 'discard').play('discard spark').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['ghoul'], ['spark']]);
    expect(s.army('you')[0]).toEqual(['tinker', 'gravedigger']);
  });

  test('T5.4: the goblin it replaces may be the one it takes back', () => {
    const s = scenario(
      bare({ hand: ['gravedigger', 'spark'], army: [['whisperer']] }, {}, { discard: ['lich'] }),
    );
    s.play('shift I1 gravedigger').offersExactly('pick whisperer', 'pick lich');
    s.play('pick whisperer').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['whisperer'], ['lich', 'spark']]);
  });
});

describe('gravedigger-x', () => {
  onBothSides('its own arrival is a Return like the plain one', (set) => {
    const s = set(bare({ hand: ['gravedigger-x'] }, {}, { discard: ['lich', 'sage'] }));
    s.play('play gravedigger-x').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['lich'], ['sage']]);
  });

  onBothSides('T5.4: its link comes after the arrival power it may feed on', (set) => {
    const s = set(bare({ hand: ['whisperer', 'ghoul'], army: [['gravedigger-x']] }));
    s.play('play whisperer').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['ghoul'], []]);
  });

  test('a Gravedigger to its right returns twice: arrival, then link', () => {
    const s = scenario(
      bare(
        { hand: ['gravedigger'], army: [['gravedigger-x']] },
        {},
        { discard: ['ghoul', 'lich', 'reaper', 'sage'] },
      ),
    );
    s.play('play gravedigger', 'pick ghoul').offersExactly('pick lich', 'pick reaper');
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

  const others = { hand: ['tinker', 'spark', 'looter'], army: [['gravedigger-x']] };
  const above = { hand: ['reaper'], army: [['gravedigger-x']] };
  const far = { hand: ['revenant'], army: [['gravedigger-x', 'tinker']] };
  const held = { hand: ['revenant'], army: [['whisperer', imprisoned('gravedigger-x')]] };
  test.each([
    ['another clan to its right', others, ['play tinker', 'discard spark']],
    ['a Dark above it', above, ['play reaper', 'target foe:I1']],
    ['a Dark two places to its right', far, ['play revenant']],
    ['a Dark to its right while it is imprisoned', held, ['play revenant']],
  ])('T5.2: %s does not set it off', (_, you, answers) => {
    const s = scenario(bare(you, { army: [['herald']] }, { discard: ['lich'] }));
    s.play(...answers).turnOf('foe');
    expect([s.hand('you'), s.discard()[0]]).toEqual([[], 'lich']);
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
    const s = scenario(
      bare({ hand: ['gravedigger'] }, { hand: ['whisperer'] }, { discard: ['lich'] }),
    );
    s.play('play gravedigger').turnOf('foe');
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
        { hand: ['tinker', 'ghoul'], army: [['revenant']] },
        { hand: ['lich'] },
        { discard: ['sage'] },
      ),
    );
    s.play('shift I1 tinker').asks('you', 'pick').offersExactly('pick ghoul', 'pick revenant');
    s.play('pick revenant').turnOf('foe');
    expect([s.army('you')[0], s.hand('you')]).toEqual([['tinker'], ['revenant']]);
    expect([s.discard(), s.shown('you')]).toEqual([['sage', 'ghoul'], ['revenant']]);
  });

  test('alone among other clans, it comes back without a question', () => {
    const s = scenario(bare({ hand: ['tinker', 'spark'], army: [['revenant']] }));
    s.play('shift I1 tinker').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['revenant'], ['spark']]);
  });

  test('T5.4: its Return comes before the arrival of what it became', () => {
    const s = scenario(
      bare({ hand: ['gravedigger', 'spark'], army: [['revenant']] }, {}, { discard: ['ghoul'] }),
    );
    s.play('shift I1 gravedigger').offersExactly('pick ghoul', 'pick revenant');
    s.play('pick ghoul').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['ghoul', 'revenant'], ['spark']]);
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
  onBothSides('a Dark to its right: Discard', (set) => {
    const s = set(
      bare({ hand: ['revenant', 'lich'], army: [['revenant-x']] }, { hand: ['spark'] }),
    );
    s.play('play revenant', 'seat you').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.discard()]).toEqual([[], ['spark'], ['lich']]);
  });

  onBothSides('a Dark above it: Discard, after what that one returned', (set) => {
    const s = set(bare({ hand: ['lich'], army: [['revenant-x']] }, {}, { discard: ['sage'] }));
    s.play('play lich').turnOf('foe');
    expect([s.hand('you'), s.discard(), s.army('you')]).toEqual([
      [],
      ['sage'],
      [['revenant-x'], ['lich'], []],
    ]);
  });

  test('not to its left, and not while it is imprisoned', () => {
    const foe = { hand: ['sage'] };
    const left = scenario(
      bare({ hand: ['revenant', 'spark'], army: [['whisperer', 'revenant-x']] }, foe),
    );
    left.play('shift I1 revenant').turnOf('foe');
    const army = [['gravedigger', imprisoned('revenant-x')]];
    const held = scenario(bare({ hand: ['revenant'], army }, foe))
      .play('play revenant')
      .turnOf('foe');
    for (const s of [left, held]) expect(s.hand('foe')).toEqual(['sage']);
  });

  test('it mutates like the plain one, and may come back', () => {
    const s = scenario(bare({ hand: ['tinker', 'spark'], army: [['revenant-x']] }));
    s.play('shift I1 tinker').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['revenant-x'], ['spark']]);
  });
});

/** Darks, level 1: Gravedigger, Whisperer, Revenant and their X. Zombie mutations are in `darks-zombies.test.ts`. */
import {
  bare,
  fromEverySeat,
  imprisoned,
  onBothSides,
  scenario,
} from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { told } from '../powers/table.ts';

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

  onBothSides('T3.6: it is no zombie: from the hand only, and for two', (set) => {
    const army = [['gravedigger']];
    const pile = { discard: ['revenant', 'lich'] };
    const s = set(bare({ army, hand: ['scribe', 'sage', 'spark'] }, {}, pile));
    s.refuses('shift I1 revenant from discard', /no zombie mutation/);
    s.withholds('shift I1 revenant from discard').offers('shift I1 scribe');
    set(bare({ army, hand: ['scribe', 'sage'] }, {}, pile)).withholds('shift I1 scribe');
  });

  test('alone among other clans, it comes back without a question', () => {
    const you = { army: [['gravedigger']], hand: ['scribe', 'spark', 'sage'] };
    const s = scenario(bare(you, {}, { discard: ['tinker'] }));
    s.play('shift I1 scribe', 'discard spark').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['gravedigger'], ['tinker', 'spark', 'sage']]);
  });

  test('T5.4: its Return comes before the arrival of what it became', () => {
    const you = { army: [['gravedigger']], hand: ['whisperer', 'spark', 'sage'] };
    const s = scenario(bare(you, {}, { discard: ['ghoul'], advantage: 'foe' }));
    s.play('shift I1 whisperer', 'discard spark').offersExactly('pick ghoul', 'pick gravedigger');
    expect(s.advantage()).toBe('foe');
    // Then the Advantage of the Whisperer.
    s.play('pick ghoul').turnOf('you');
    expect([s.hand('you'), s.discard()]).toEqual([['ghoul'], ['spark', 'sage', 'gravedigger']]);
    expect(s.advantage()).toBe('you');
  });

  test('destroyed, it returns nothing', () => {
    const table = { discard: ['lich'], toPlay: 'foe' } as const;
    const foe = { army: [['looter']], hand: ['incendiary'] };
    const s = scenario(bare({ army: [['gravedigger']] }, foe, table));
    s.play('play incendiary', 'target you:I1').turnOf('you');
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

  fromEverySeat(3, 'T6.3, T6.12: a Dark to its right: a player with a card discards one', (set) => {
    const s = set({
      you: { hand: ['revenant', 'reaper'], army: [['gravedigger-x']] },
      foe: { hand: ['spark', 'tinker'] },
      third: {},
      discard,
      fill: false,
    });
    s.play('play revenant').asks('you', 'seat').offersExactly('seat you', 'seat foe');
    s.refuses('seat third', /has no card in hand/);
    s.play('seat foe').asks('foe', 'discard').offersExactly('discard spark', 'discard tinker');
    s.play('discard tinker').turnOf('foe');
    expect([s.hand('you'), s.hand('foe')]).toEqual([['reaper'], ['spark']]);
    expect([s.discard(), s.army('you')[0]]).toEqual([
      [...discard, 'tinker'],
      ['gravedigger-x', 'revenant'],
    ]);
  });

  onBothSides('T5.4: for a Dark that comes by a mutation, after what the old one does', (set) => {
    const you = { hand: ['gravedigger', 'spark'], army: [['gravedigger-x', 'revenant']] };
    const s = set(bare(you, { hand: ['sage'] }))
      .play('shift I2 gravedigger')
      .asks('you', 'seat');
    // The Revenant has taken itself back: there are two hands to choose from.
    expect([s.hand('you'), s.discard()]).toEqual([['revenant'], ['spark']]);
    s.play('seat you').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([[], ['spark', 'revenant']]);
    expect(s.army('you')[0]).toEqual(['gravedigger-x', 'gravedigger']);
  });

  test('T5.4: a Whisperer to its right: the Advantage, then the Discard', () => {
    const you = { hand: ['whisperer', 'ghoul'], army: [['gravedigger-x']] };
    const s = scenario(bare(you, {}, { advantage: 'foe' }))
      .play('play whisperer')
      .turnOf('you');
    expect([s.hand('you'), s.discard(), s.advantage()]).toEqual([[], ['ghoul'], 'you']);
    expect(told(s, 'power')).toEqual([
      'power you whisperer arrival advantage false',
      'power you gravedigger-x link discard false',
    ]);
  });

  const others = { hand: ['scribe', 'spark', 'looter'], army: [['gravedigger-x']] };
  const clan = { hand: ['ranger'], army: [['gravedigger-x', 'runner']] };
  const above = { hand: ['reaper'], army: [['gravedigger-x', 'looter']] };
  const left = { hand: ['revenant', 'spark'], army: [['whisperer', 'gravedigger-x']] };
  const far = { hand: ['revenant'], army: [['gravedigger-x', 'tinker']] };
  const held = { hand: ['revenant'], army: [['whisperer', imprisoned('gravedigger-x')]] };
  test.each([
    ['another clan to its right', others, ['play scribe', 'discard spark']],
    ['another clan above it', clan, ['play ranger']],
    ['a Dark above it', above, ['play reaper', 'target you:I2']],
    ['a Dark to its left', left, ['shift I1 revenant']],
    ['a Dark two places to its right', far, ['play revenant']],
    ['a Dark to its right while it is imprisoned', held, ['play revenant']],
  ])('T5.2: %s does not set it off', (_, you, answers) => {
    const foe = { army: [['herald']], hand: ['lich'] };
    const s = scenario(bare(you, foe, { deck: ['sage', 'oracle'] }));
    s.play(...answers).turnOf('foe');
    expect([s.hand('foe'), told(s, 'power').join().includes('link')]).toEqual([['lich'], false]);
  });

  test('T5.5: with cards in no other hand it is your own; with none in any, nothing', () => {
    const own = scenario(bare({ hand: ['revenant', 'ghoul', 'lich'], army: [['gravedigger-x']] }));
    own.play('play revenant').asks('you', 'discard').play('discard lich').turnOf('foe');
    expect([own.hand('you'), own.discard()]).toEqual([['ghoul'], ['lich']]);
    const none = scenario(bare({ hand: ['revenant'], army: [['gravedigger-x']] }));
    none.play('play revenant').turnOf('foe');
    expect([none.hand('you'), none.discard()]).toEqual([[], []]);
  });
});

describe('whisperer', () => {
  onBothSides('T6.7: placed, the Advantage card and an additional turn', (set) => {
    const you = { hand: ['whisperer', 'revenant', 'sage'] };
    const s = set(bare(you, { hand: ['spark'] }, { advantage: 'foe' })).play('play whisperer');
    expect([s.turnOf('you').advantage(), s.hand('foe')]).toEqual(['you', ['spark']]);
    s.play('play revenant').turnOf('foe');
    expect([s.army('you')[0], s.hand('you')]).toEqual([['whisperer', 'revenant'], ['sage']]);
  });

  onBothSides('T5.1: as the result of a mutation, too', (set) => {
    const you = { army: [['tinker']], hand: ['whisperer', 'sage'] };
    const s = set(bare(you, {}, { advantage: 'foe' }))
      .play('shift I1 whisperer')
      .turnOf('you');
    expect([s.advantage(), s.discard()]).toEqual(['you', ['sage', 'tinker']]);
  });

  onBothSides('T5.3: leaving, for one card, it brings nothing', (set) => {
    const army = [['whisperer']];
    const s = set(bare({ army, hand: ['scribe', 'sage'] }, {}, { advantage: 'foe' }));
    s.play('shift I1 scribe').turnOf('foe');
    expect([s.advantage(), s.discard()]).toEqual(['foe', ['sage', 'whisperer']]);
    set(bare({ army, hand: ['scribe'] })).withholds('shift I1 scribe');
  });

  test('T3.6: it is no zombie', () => {
    const you = { army: [['whisperer']], hand: ['sage', 'spark'] };
    const s = scenario(bare(you, {}, { discard: ['revenant'] }));
    s.refuses('shift I1 revenant from discard', /no zombie mutation/).offers('shift I1 spark');
    s.withholds('shift I1 revenant from discard');
  });

  test('T5.2: the plain card has no link', () => {
    const you = { army: [['whisperer']], hand: ['revenant', 'necromancer'] };
    const foe = { hand: ['spark'] };
    const right = scenario(bare(you, foe)).play('play revenant').turnOf('foe');
    const above = scenario(bare(you, foe)).play('play necromancer').turnOf('foe');
    for (const s of [right, above]) expect(s.hand('foe')).toEqual(['spark']);
  });
});

describe('whisperer-x', () => {
  onBothSides('its own arrival is an Advantage like the plain one, and discards nothing', (set) => {
    const you = { army: [['revenant']], hand: ['whisperer-x', 'sage'] };
    const s = set(bare(you, { hand: ['spark'] }, { advantage: 'foe' })).play('play whisperer-x');
    expect([s.turnOf('you').advantage(), s.discard()]).toEqual(['you', []]);
  });

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

  test('a card known to all leaves the hand and what is known of it', () => {
    const you = { army: [['revenant']], hand: ['necromancer'] };
    const foe = { army: [['whisperer-x']], hand: ['lich'] };
    const s = scenario(bare(you, foe, { discard: ['ghoul'] }));
    s.play('play necromancer').turnOf('foe');
    expect(s.shown('you')).toEqual(['ghoul']);
    // The Lich finds no Dark in the pile; then one hand with one card is left.
    s.play('play lich').turnOf('you');
    expect([s.shown('you'), s.hand('you'), s.discard()]).toEqual([[], [], ['ghoul']]);
  });

  test('a Dark to its right, another clan above, or its own prison: nothing', () => {
    const foe = { hand: ['spark'] };
    const right = scenario(bare({ hand: ['revenant'], army: [['whisperer-x']] }, foe));
    right.play('play revenant').turnOf('foe');
    const above = scenario(
      bare({ hand: ['ranger'], army: [['whisperer-x', 'runner']] }, foe, { deck: ['sage'] }),
    );
    above.play('play ranger').turnOf('foe');
    const army = [[imprisoned('whisperer-x'), 'revenant']];
    const held = scenario(bare({ hand: ['lich'], army }, foe))
      .play('play lich')
      .turnOf('foe');
    for (const s of [right, above, held]) expect(s.hand('foe')).toEqual(['spark']);
  });

  test('T5.5: with no card in any hand it does nothing', () => {
    const s = scenario(bare({ hand: ['lich'], army: [['whisperer-x']] })).play('play lich');
    expect([s.turnOf('foe').discard(), s.army('you')[1]]).toEqual([[], ['lich']]);
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
    // Then the Advantage of the Whisperer.
    s.play('pick ghoul').turnOf('you');
    expect([s.hand('you'), s.discard()]).toEqual([['ghoul'], ['spark', 'revenant']]);
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
  const foe = { hand: ['spark', 'tinker'] };

  onBothSides('a Dark to its right: a player of your choice discards a card', (set) => {
    const you = { hand: ['revenant', 'lich'], army: [['revenant-x']] };
    const s = set(bare(you, foe, { discard: ['ghoul'], deck: ['night-queen'] }));
    s.play('play revenant').asks('you', 'seat').offersExactly('seat you', 'seat foe');
    s.play('seat foe').asks('foe', 'discard').offersExactly('discard spark', 'discard tinker');
    s.refuses('discard lich', /not in your hand/)
      .play('discard spark')
      .turnOf('foe');
    expect([s.hand('you'), s.hand('foe')]).toEqual([['lich'], ['tinker']]);
    expect([s.discard(), s.deck()]).toEqual([['ghoul', 'spark'], ['night-queen']]);
  });

  onBothSides('a Dark above it: the Discard comes after what that one does', (set) => {
    const you = { hand: ['lich'], army: [['revenant-x']] };
    const s = set(bare(you, { hand: ['spark'] }, { discard: ['ghoul', 'sage'] }));
    s.play('play lich').asks('you', 'seat');
    // The Lich has returned the only Dark of the pile.
    expect(s.hand('you')).toEqual(['ghoul']);
    s.play('seat foe').turnOf('foe');
    expect([s.hand('foe'), s.discard(), s.army('you')]).toEqual([
      [],
      ['sage', 'spark'],
      [['revenant-x'], ['lich'], []],
    ]);
  });

  test('T5.4: for a Dark that comes by a mutation, too', () => {
    const you = { hand: ['gravedigger', 'spark'], army: [['revenant-x', 'whisperer']] };
    const s = scenario(bare(you, { hand: ['tinker'] })).play('shift I2 gravedigger');
    expect([s.turnOf('foe').hand('foe'), s.discard()]).toEqual([
      [],
      ['spark', 'whisperer', 'tinker'],
    ]);
  });

  test('not to its left, not for another clan, and not while it is imprisoned', () => {
    const left = scenario(
      bare({ hand: ['revenant', 'spark'], army: [['whisperer', 'revenant-x']] }, foe),
    );
    left.play('shift I1 revenant').turnOf('foe');
    const mixed = { hand: ['scribe', 'spark', 'sage'], army: [['revenant-x']] };
    const clan = scenario(bare(mixed, foe)).play('play scribe', 'discard spark').turnOf('foe');
    const stranger = { hand: ['ranger'], army: [['revenant-x', 'runner']] };
    const above = scenario(bare(stranger, foe)).play('play ranger').turnOf('foe');
    const army = [['gravedigger', imprisoned('revenant-x')]];
    const held = scenario(bare({ hand: ['revenant'], army }, foe))
      .play('play revenant')
      .turnOf('foe');
    const below = [[imprisoned('revenant-x'), 'gravedigger']];
    const under = scenario(bare({ hand: ['lich'], army: below }, foe))
      .play('play lich')
      .turnOf('foe');
    for (const s of [left, clan, above, held, under]) {
      expect(s.hand('foe')).toEqual(['spark', 'tinker']);
    }
  });

  test('T5.5: your own hand, if there is no other; without a card in any it does nothing', () => {
    const own = scenario(bare({ hand: ['revenant', 'lich'], army: [['revenant-x']] }));
    own.play('play revenant').turnOf('foe');
    expect([own.hand('you'), own.discard()]).toEqual([[], ['lich']]);
    const none = scenario(
      bare({ hand: ['revenant'], army: [['revenant-x']] }, {}, { discard: ['sage', 'spark'] }),
    );
    none.play('play revenant').turnOf('foe');
    expect([none.hand('you'), none.discard()]).toEqual([[], ['sage', 'spark']]);
  });

  test('it mutates like the plain one, and may come back', () => {
    const s = scenario(bare({ hand: ['scribe', 'spark'], army: [['revenant-x']] }));
    s.play('shift I1 scribe').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['revenant-x'], ['spark']]);
  });
});

import {
  captured,
  onBothSides,
  scenario,
  type Table,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const fullColumn = [['volantis'], ['elle'], ['tomorrow']];

describe('alpha', () => {
  const hand = ['alpha'];
  const army = [['bombers', 'lava-goddesses'], ['hempo']];

  onBothSides('captures a card of level I or II of either army, itself included', (set) => {
    const s = set(table({ hand, army }, { army: fullColumn })).play('play alpha');
    s.asks('you', 'target').offersExactly(
      'target you:I1',
      'target you:I2',
      'target you:II1',
      'target you:II2',
      'target foe:I1',
      'target foe:II1',
    );
    s.play('target foe:II1').turnOf('foe');
    expect(s.army('foe')).toEqual([['volantis'], ['(elle)'], ['tomorrow']]);
    expect(s.army('you')).toEqual([['bombers', 'lava-goddesses'], ['hempo', 'alpha'], []]);
  });

  onBothSides('Bonus: with a Supremacy token of level III too', (set) => {
    const s = set(table({ hand, army, supremacy: 1 }, { army: fullColumn })).play('play alpha');
    s.offersExactly(
      'target you:I1',
      'target you:I2',
      'target you:II1',
      'target you:II2',
      'target foe:I1',
      'target foe:II1',
      'target foe:III1',
    );
    s.play('target foe:III1').turnOf('foe');
    expect(s.army('foe')).toEqual([['volantis'], ['elle'], ['(tomorrow)']]);
  });

  test('Bonus: the opponent’s Supremacy token is of no use', () => {
    scenario(table({ hand, army }, { army: fullColumn, supremacy: 1 }))
      .play('play alpha')
      .withholds('target foe:III1');
  });

  test('no captured or Ethereal card is a target (X9.3, X9.6)', () => {
    const s = scenario(
      table(
        { hand, army: [['bombers']] },
        {
          army: [
            [captured('aat'), 'obeezs'],
            ['shadow', captured('neo')],
          ],
        },
      ),
    ).play('play alpha');
    s.offersExactly('target you:I1', 'target you:II1', 'target foe:I2');
  });

  test('X4.9: it must capture, if need be itself or its own Troop', () => {
    const s = scenario(table({ hand, army: [['bombers']] }, { army: [['phoenix-immortal']] }));
    s.play('play alpha').offersExactly('target you:I1', 'target you:II1');
    s.play('target you:II1').turnOf('foe');
    expect(s.army('you')).toEqual([['bombers'], ['(alpha)'], []]);
  });

  test('X4.4: it is played on a face-up Troop of its clan only', () => {
    scenario(table({ hand, army: [['volantis', captured('bombers')]] })).withholds('play alpha');
    scenario(table({ hand, army: [['bombers'], ['hempo']] })).withholds('play alpha');
    scenario(table({ hand, army: [['volantis', 'bombers']] })).offers('play alpha');
  });

  test('X9.7: a captured Bounty Hero may be drawn for', () => {
    const s = scenario(table({ hand, army, deck: ['orgah'] }, { army: [['aat'], ['ez']] })).play(
      'play alpha',
      'target foe:II1',
      'yes',
    );
    s.turnOf('foe');
    expect(s.hand('you')).toEqual(['orgah']);
  });

  onBothSides('C12: no icon, but as a Veteran it takes one token for nothing', (set) => {
    const s = set(table({ army: [['bombers'], ['alpha']] }, { army: fullColumn }));
    s.play('activate II1').turnOf('foe');
    expect(s.army('you')).toEqual([['bombers'], ['alpha+1'], []]);
    expect(s.army('foe')).toEqual([['volantis'], ['elle'], ['tomorrow']]);
    expect(s.value('you')).toBe(8);
    s.play('spend 1').turnOf('you').withholds('activate II1');
  });

  test('X5.2: it shifts for 2', () => {
    const side = { army: [['bombers'], ['alpha']] };
    scenario(table({ ...side, hand: ['hemro', 'elle'] })).withholds('shift II1 hemro');
    const s = scenario(table({ ...side, hand: ['hemro', 'elle', 'quae'] }));
    s.play('shift II1 hemro', 'discard elle').turnOf('foe');
    expect(s.army('you')).toEqual([['bombers'], ['hemro'], []]);
    expect(s.discard('you')).toEqual(['elle', 'quae', 'alpha']);
  });
});

describe('hempo', () => {
  const hand = ['hempo'];
  const army = [['bombers', 'lava-goddesses'], ['alpha']];
  const foeArmy = [['volantis', 'atalanta', 'petal-faeries'], ['elle', 'quae'], ['justice']];

  onBothSides('destroys an OPEN card of level I or II of either army', (set) => {
    const s = set(table({ hand, army }, { army: foeArmy })).play('play hempo', 'no');
    s.asks('you', 'target').offersExactly('target you:II2', 'target foe:I3', 'target foe:II2');
    s.play('target foe:II2').turnOf('foe');
    expect(s.army('foe')).toEqual([
      ['volantis', 'atalanta', 'petal-faeries'],
      ['elle'],
      ['justice'],
    ]);
    expect([s.discard('foe'), s.discard('you')]).toEqual([['quae'], []]);
    expect(s.army('you')).toEqual([['bombers', 'lava-goddesses'], ['alpha', 'hempo'], []]);
  });

  onBothSides('C21: first may swap, so that another card is OPEN', (set) => {
    const s = set(table({ hand, army }, { army: foeArmy })).play('play hempo', 'yes');
    s.offersExactly(
      'target you:I1',
      'target you:II1',
      'target foe:I1',
      'target foe:I2',
      'target foe:II1',
    );
    s.play('target foe:II1');
    expect(s.army('foe')[1]).toEqual(['quae', 'elle']);
    s.offersExactly('target you:II2', 'target foe:I3', 'target foe:II2');
    s.play('target foe:II2').turnOf('foe');
    expect(s.army('foe')[1]).toEqual(['quae']);
    expect(s.discard('foe')).toEqual(['elle']);
  });

  onBothSides('Bonus: with a Supremacy token of level III too', (set) => {
    const foe = { army: [['aat'], ['neo'], ['tomorrow']] };
    const without = set(table({ hand, army }, foe)).play('play hempo', 'no').turnOf('foe');
    expect(without.discard('you')).toEqual(['hempo']);
    const s = set(table({ hand, army, supremacy: 1 }, foe)).play('play hempo', 'no');
    s.offersExactly('target you:II2', 'target foe:III1').play('target foe:III1').turnOf('foe');
    expect(s.army('foe')).toEqual([['aat'], ['neo'], []]);
    expect(s.discard('foe')).toEqual(['tomorrow']);
  });

  test('X9.1, X9.6: covered and Ethereal cards are no targets, captured OPEN ones are', () => {
    const ethereal = scenario(table({ hand, army }, { army: [['aat'], ['shadow']] }));
    ethereal.play('play hempo', 'no').turnOf('foe');
    expect(ethereal.discard('you')).toEqual(['hempo']);
    const foe = { army: [['aat', captured('obeezs')], [captured('ez')]] };
    const s = scenario(table({ hand, army }, foe)).play('play hempo', 'no');
    s.offersExactly('target you:II2', 'target foe:I2', 'target foe:II1');
    s.play('target foe:II1').turnOf('foe');
    expect([s.hand('you'), s.discard('foe')]).toEqual([[], ['ez']]);
  });

  test('the swap is not offered when no row has two cards', () => {
    const s = scenario(table({ hand, army: [['bombers']] }, { army: [['volantis']] }));
    s.play('play hempo').asks('you', 'target');
    s.offersExactly('target you:II1', 'target foe:I1').play('target foe:I1').turnOf('foe');
    expect(s.discard('foe')).toEqual(['volantis']);
  });

  onBothSides('X6.3, X5.6: activated once; destroying itself it loses its token', (set) => {
    const s = set(table({ army: [['bombers'], ['hempo']] }, { army: [['volantis']] }));
    s.play('activate II1', 'target foe:I1').turnOf('foe').play('spend 1').turnOf('you');
    s.withholds('activate II1');
    expect(s.army('you')).toEqual([['bombers'], ['hempo+1'], []]);
    expect(s.value('you')).toBe(8);
    const self = set(table({ army: [['bombers'], ['hempo']] }));
    self.play('activate II1').turnOf('foe');
    expect(self.army('you')).toEqual([['bombers'], [], []]);
    expect(self.player('you')).toMatchObject({ tokens: 1, spent: 1 });
  });

  test('X5.2: it shifts for 3', () => {
    const army3 = [['bombers'], ['hempo']];
    const three = ['hemro', 'elle', 'quae'];
    scenario(table({ hand: three, army: army3 })).withholds('shift II1 hemro');
    scenario(table({ hand: [...three, 'sati'], army: army3 })).offers('shift II1 hemro');
  });
});

describe('orgah', () => {
  const hand = ['orgah'];
  const army = [['bombers']];

  onBothSides('C18, C25: each player removes one clan of their discard pile, you first', (set) => {
    const s = set(
      table(
        { hand, army, discard: ['elle', 'alpha', 'lava-goddesses', 'three-wishes'] },
        { discard: ['arpia', 'aat', 'timer'] },
      ),
    ).play('play orgah');
    s.asks('you', 'clan').offersExactly('clan justice', 'clan goan-sul', 'clan xian');
    s.play('clan goan-sul').asks('foe', 'clan');
    s.offersExactly('clan phoenix', 'clan tomorrow').play('clan phoenix').turnOf('foe');
    expect(s.removed('you')).toEqual(['alpha', 'lava-goddesses']);
    expect(s.discard('you')).toEqual(['elle', 'three-wishes']);
    expect([s.removed('foe'), s.discard('foe')]).toEqual([['arpia', 'timer'], ['aat']]);
  });

  test('C25: a single clan is removed unasked, it is mandatory', () => {
    const s = scenario(table({ hand, army, discard: ['elle', 'quae'] }, { discard: ['aat'] }));
    s.play('play orgah').turnOf('foe');
    expect([s.removed('you'), s.removed('foe')]).toEqual([['elle', 'quae'], ['aat']]);
    expect([s.discard('you'), s.discard('foe')]).toEqual([[], []]);
  });

  test('X4.9: an empty discard pile has no clan; the other player still chooses', () => {
    const s = scenario(table({ hand, army }, { discard: ['aat', 'arpia'] })).play('play orgah');
    s.asks('foe', 'clan').play('clan tomorrow').turnOf('foe');
    expect([s.removed('you'), s.removed('foe')]).toEqual([[], ['aat']]);
    const mine = scenario(table({ hand, army, discard: ['elle'] })).play('play orgah');
    mine.turnOf('foe');
    expect([mine.removed('you'), mine.removed('foe')]).toEqual([['elle'], []]);
    scenario(table({ hand, army })).play('play orgah').turnOf('foe');
  });

  test('C14: All in One and Shennong are of each of your three clans', () => {
    const clans = ['goan-sul', 'justice', 'xian'] as const;
    const discard = ['all-in-one', 'shennong'];
    const s = scenario(table({ hand, army, clans, discard })).play('play orgah');
    s.offersExactly('clan goan-sul', 'clan justice', 'clan xian').play('clan justice');
    s.turnOf('foe');
    expect(s.removed('you')).toEqual(['all-in-one', 'shennong']);
  });

  test('Ne’ye draws for the player who removes it, each their own', () => {
    const s = scenario(
      table({ hand, army, deck: ['alpha'] }, { discard: ['neye', 'aat'], deck: ['obeezs', 'neo'] }),
    ).play('play orgah');
    s.turnOf('foe');
    expect([s.hand('you'), s.hand('foe')]).toEqual([[], ['obeezs']]);
    expect(s.removed('foe')).toEqual(['neye', 'aat']);
  });

  test('X11.4, X5.2: the cost and the replaced card are in the discard pile by then', () => {
    const s = scenario(
      table({ hand: ['orgah', 'elle', 'quae'], army: [['bombers'], ['alpha']] }, {}),
    );
    s.play('shift II1 orgah', 'discard elle').offersExactly('clan justice', 'clan goan-sul');
    s.play('clan goan-sul').turnOf('foe');
    expect([s.removed('you'), s.discard('you')]).toEqual([['alpha'], ['elle', 'quae']]);
  });

  onBothSides('X6.3: a token resolves it again, once', (set) => {
    const s = set(table({ army: [['bombers'], ['orgah']], discard: ['elle'] }));
    s.play('activate II1').turnOf('foe').play('spend 1').turnOf('you').withholds('activate II1');
    expect(s.removed('you')).toEqual(['elle']);
    expect(s.army('you')).toEqual([['bombers'], ['orgah+1'], []]);
    expect(s.value('you')).toBe(8);
  });

  onBothSides('X9.7: it is a Bounty card', (set) => {
    const s = set(
      table(
        { hand: ['pangu'], army: [['three-wishes']], deck: ['nio'] },
        { army: [['bombers'], ['orgah']] },
      ),
    ).play('play pangu', 'do destroy', 'target foe:II1');
    s.asks('you', 'may').play('yes').turnOf('foe');
    expect([s.hand('you'), s.discard('foe')]).toEqual([['nio'], ['orgah']]);
  });

  test('X5.2: it shifts for 1, for nothing with its token', () => {
    const army2 = [['bombers'], ['orgah']];
    scenario(table({ hand: ['hemro'], army: army2 })).withholds('shift II1 hemro');
    scenario(table({ hand: ['hemro', 'elle'], army: army2 })).offers('shift II1 hemro');
    scenario(table({ hand: ['hemro'], army: [['bombers'], [withTokens('orgah')]] })).offers(
      'shift II1 hemro',
    );
  });
});

describe('smook', () => {
  const hand = ['smook'];
  const army = [['bombers']];
  const discard = ['lava-goddesses', 'elle', 'spirits-of-smook', 'alpha', 'pangu', 'goan-sul'];
  const three = { hand: 3, locked: 1 };
  const four = { hand: 4, locked: 0 };

  onBothSides('X = 2: up to 2 Veteran cards, at most one of each level', (set) => {
    const s = set(table({ hand, army, discard })).play('play smook');
    s.asks('you', 'pick').offersExactly(
      'pick lava-goddesses',
      'pick spirits-of-smook',
      'pick alpha',
      'pick pangu',
      'pick goan-sul',
      'done',
    );
    s.play('pick alpha');
    s.offersExactly('pick lava-goddesses', 'pick spirits-of-smook', 'pick goan-sul', 'done');
    s.play('pick spirits-of-smook').turnOf('foe');
    expect(s.hand('you')).toEqual(['alpha', 'spirits-of-smook']);
    expect(s.discard('you')).toEqual(['lava-goddesses', 'elle', 'pangu', 'goan-sul']);
  });

  test('X = 3: one of each level, and no additional turn', () => {
    const s = scenario(table({ hand, army, discard, tokens: three })).play('play smook');
    s.play('pick alpha', 'pick lava-goddesses').offersExactly('pick goan-sul', 'done');
    s.play('pick goan-sul').turnOf('foe');
    expect(s.hand('you')).toEqual(['alpha', 'goan-sul', 'lava-goddesses']);
  });

  onBothSides('X = 4: three levels make three cards, then one additional turn', (set) => {
    const s = set(table({ hand, army, discard, tokens: four })).play('play smook');
    s.play('pick alpha', 'pick goan-sul', 'pick lava-goddesses').turnOf('you');
    expect(s.hand('you')).toEqual(['alpha', 'goan-sul', 'lava-goddesses']);
    s.play('spend 1').turnOf('foe');
  });

  test('X6.1: tokens count wherever they are; the opponent’s do not', () => {
    const spent = { hand: 1, spent: 3, locked: 0 };
    const s = scenario(table({ hand, army, tokens: spent }))
      .play('play smook')
      .turnOf('you');
    expect(s.hand('you')).toEqual([]);
    const foe = scenario(table({ hand, army, discard }, { tokens: four })).play('play smook');
    foe.play('pick alpha', 'pick goan-sul').turnOf('foe');
  });

  test('"up to": done takes none, and X = 4 still gives the additional turn', () => {
    const s = scenario(table({ hand, army, discard })).play('play smook', 'done').turnOf('foe');
    expect([s.hand('you'), s.discard('you')]).toEqual([[], discard]);
    const extra = scenario(table({ hand, army, discard, tokens: four }));
    extra.play('play smook', 'done').turnOf('you');
  });

  test('X9.14: in an additional turn cards are taken but no further turn is', () => {
    const rest: Table = { extraTurn: 'now' };
    const s = scenario(table({ hand, army, discard: ['alpha'], tokens: four }, {}, rest));
    s.play('play smook', 'pick alpha').turnOf('foe');
    expect(s.hand('you')).toEqual(['alpha']);
  });

  test('X7.3: with no turn left there is no additional turn', () => {
    const you = { hand, army, tokens: four, turnsLeft: 1 };
    const s = scenario(table(you, { passed: true })).play('play smook');
    expect(s.eventTypes()).toContain('battle');
  });

  test('X4.9: without Veteran cards in the discard pile nothing is asked', () => {
    const s = scenario(table({ hand, army, discard: ['elle'] }, { discard: ['aat'] }));
    s.play('play smook').turnOf('foe');
    expect([s.hand('you'), s.discard('you')]).toEqual([[], ['elle']]);
  });

  onBothSides('X6.3: a token resolves it again, once', (set) => {
    const s = set(table({ army: [['bombers'], ['smook']], discard: ['alpha', 'hempo'] }));
    s.play('activate II1', 'pick hempo').turnOf('foe').play('spend 1').turnOf('you');
    s.withholds('activate II1');
    expect([s.hand('you'), s.discard('you')]).toEqual([['hempo'], ['alpha']]);
    expect(s.value('you')).toBe(8);
  });

  test('X5.2: it shifts for 3', () => {
    const army3 = [['bombers'], ['smook']];
    const shiftable = ['hemro', 'elle', 'quae'];
    scenario(table({ hand: shiftable, army: army3 })).withholds('shift II1 hemro');
    scenario(table({ hand: [...shiftable, 'sati'], army: army3 })).offers('shift II1 hemro');
  });

  test('X9.14: activated with X = 4 it gives an additional turn too', () => {
    const you = { army: [['bombers'], ['smook']], tokens: four };
    const s = scenario(table(you)).play('activate II1').turnOf('you').play('spend 2');
    s.turnOf('foe');
  });
});

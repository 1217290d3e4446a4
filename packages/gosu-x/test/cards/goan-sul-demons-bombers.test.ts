/** Goan Sul, level I: Demon Guardians, Bombers. */
import {
  captured,
  onBothSides,
  scenario,
  type Table,
  withBounty,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('demon-guardians', () => {
  const hand = ['demon-guardians'];
  const foeArmy = [['volantis', 'atalanta', 'petal-faeries'], ['elle']];

  onBothSides('destroys an OPEN level I card of either army (X9.1, X9.2)', (set) => {
    const s = set(table({ hand, army: [['bombers']] }, { army: foeArmy }));
    s.play('play demon-guardians').asks('you', 'may').offersExactly('yes', 'no').play('no');
    s.asks('you', 'target').offersExactly('target you:I2', 'target foe:I3');
    s.play('target foe:I3').turnOf('foe');
    expect(s.army('foe')).toEqual([['volantis', 'atalanta'], ['elle'], []]);
    expect(s.discard('foe')).toEqual(['petal-faeries']);
    expect(s.army('you')).toEqual([['bombers', 'demon-guardians'], [], []]);
    expect(s.discard('you')).toEqual([]);
  });

  onBothSides('C21: first swaps two cards of one row of one army', (set) => {
    const s = set(table({ hand, army: [['bombers']] }, { army: foeArmy }));
    s.play('play demon-guardians', 'yes');
    s.offersExactly('target you:I1', 'target foe:I1', 'target foe:I2').play('target foe:I1');
    s.offersExactly('target foe:I2', 'target foe:I3').play('target foe:I3');
    expect(s.army('foe')).toEqual([['petal-faeries', 'atalanta', 'volantis'], ['elle'], []]);
    s.offersExactly('target you:I2', 'target foe:I3').play('target foe:I3').turnOf('foe');
    expect(s.army('foe')).toEqual([['petal-faeries', 'atalanta'], ['elle'], []]);
    expect(s.discard('foe')).toEqual(['volantis']);
  });

  test('C21: Heroes and Immortals may be swapped too, in either army', () => {
    const foe = {
      army: [
        ['volantis', 'atalanta'],
        ['elle', 'quae'],
        ['justice', 'bhj-justice'],
      ],
    };
    const you = { hand, army: [['bombers', 'spirits-of-smook'], ['alpha', 'hempo'], ['goan-sul']] };
    const s = scenario(table(you, foe)).play('play demon-guardians', 'yes');
    s.offersExactly(
      'target you:I1',
      'target you:I2',
      'target you:II1',
      'target foe:I1',
      'target foe:II1',
      'target foe:III1',
    );
    s.play('target foe:III1').turnOf('foe');
    expect(s.army('foe')[2]).toEqual(['bhj-justice', 'justice']);
    expect(s.discard('you')).toEqual(['demon-guardians']);
  });

  test('C21: tokens and face travel with the cards; a swap triggers nothing', () => {
    const s = scenario(
      table({ hand }, { army: [[withTokens('nakshatra'), captured('navaj')]] }),
    ).play('play demon-guardians', 'yes');
    expect(s.army('foe')).toEqual([['(navaj)', 'nakshatra+1'], [], []]);
    s.offersExactly('target you:I1', 'target foe:I2').play('target foe:I2').turnOf('foe');
    expect(s.army('foe')).toEqual([['(navaj)'], [], []]);
    expect(s.player('foe')).toMatchObject({ tokens: 1, spent: 1 });
  });

  test('C21: it may swap itself out of danger', () => {
    const s = scenario(table({ hand, army: [['bombers']] })).play('play demon-guardians', 'yes');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['demon-guardians'], [], []]);
    expect(s.discard('you')).toEqual(['bombers']);
  });

  onBothSides('X11.1: the only OPEN level I card is itself, so it goes', (set) => {
    const s = set(table({ hand }, { army: [['volantis'], ['elle']] }));
    s.play('play demon-guardians').turnOf('foe');
    expect(s.army('you')).toEqual([[], [], []]);
    expect(s.discard('you')).toEqual(['demon-guardians']);
    expect(s.army('foe')).toEqual([['volantis'], ['elle'], []]);
  });

  test('X4.9: shifted in under a Hero with no target it does nothing', () => {
    const s = scenario(table({ hand, army: [[withTokens('bombers')], ['alpha']] }, {}));
    s.withholds('shift I1 demon-guardians');
    const paid = scenario(
      table({ hand: [...hand, 'hempo'], army: [[withTokens('bombers')], ['alpha']] }),
    );
    paid.play('shift I1 demon-guardians').turnOf('foe');
    expect(paid.army('you')).toEqual([['demon-guardians'], ['alpha'], []]);
    expect(paid.discard('you')).toEqual(['hempo', 'bombers']);
  });

  test('X9.2, C30: a captured OPEN card can be destroyed and draws nothing', () => {
    const s = scenario(table({ hand }, { army: [[captured('spoil-seekers')]] }));
    s.play('play demon-guardians', 'target foe:I1').turnOf('foe');
    expect([s.army('foe'), s.discard('foe')]).toEqual([[[], [], []], ['spoil-seekers']]);
    expect(s.hand('you')).toEqual([]);
  });

  test('X9.6: an Ethereal card is no target; a Hero is of the wrong level', () => {
    const s = scenario(table({ hand }, { army: [['arpia', 'phoenix-immortal'], ['kaez']] }));
    s.play('play demon-guardians', 'no').turnOf('foe');
    expect(s.army('you')).toEqual([[], [], []]);
    expect(s.army('foe')).toEqual([['arpia', 'phoenix-immortal'], ['kaez'], []]);
  });

  test('the Justice tile: the highest OPEN card of each army is Ethereal (C28)', () => {
    const rest: Table = { tiles: ['justice'] };
    const s = scenario(table({ hand }, { army: [[captured('aat')]] }, rest));
    s.play('play demon-guardians').turnOf('foe');
    expect([s.army('you')[0], s.army('foe')[0]]).toEqual([['demon-guardians'], ['(aat)']]);
  });

  test('X9.7: a destroyed Bounty card may be drawn for', () => {
    const foe = { army: [[withBounty('volantis')]] };
    const yes = scenario(table({ hand, deck: ['alpha'] }, foe));
    yes.play('play demon-guardians', 'target foe:I1', 'yes').turnOf('foe');
    expect(yes.hand('you')).toEqual(['alpha']);
    expect(yes.state.bounty).toBe(-1);
    const no = scenario(table({ hand, deck: ['alpha'] }, foe));
    no.play('play demon-guardians', 'target foe:I1', 'no').turnOf('foe');
    expect(no.hand('you')).toEqual([]);
  });

  onBothSides('X6.3: a token resolves it again, once', (set) => {
    const s = set(table({ army: [['demon-guardians']] }, { army: [['volantis']] }));
    s.play('activate I1').offersExactly('target you:I1', 'target foe:I1').play('target foe:I1');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['demon-guardians+1'], [], []]);
    expect(s.discard('foe')).toEqual(['volantis']);
    expect(s.value('you')).toBe(4);
    s.play('spend 1').turnOf('you').withholds('activate I1');
  });

  test('X5.2: it shifts for 2', () => {
    const army = [['demon-guardians']];
    scenario(table({ hand: ['volantis', 'elle'], army })).withholds('shift I1 volantis');
    scenario(table({ hand: ['volantis', 'elle', 'quae'], army })).offers('shift I1 volantis');
  });

  test('X5.6: activated, it may destroy itself and its token is spent', () => {
    const s = scenario(table({ army: [['demon-guardians']] }))
      .play('activate I1')
      .turnOf('foe');
    expect(s.army('you')).toEqual([[], [], []]);
    expect(s.player('you')).toMatchObject({ tokens: 1, spent: 1 });
  });
});

describe('bombers', () => {
  const hand = ['bombers'];
  const army = [['lava-goddesses', 'spirits-of-smook'], ['alpha']];
  const foeArmy = [['volantis', 'atalanta'], ['elle']];

  onBothSides('C18: each player sacrifices one OPEN card, the controller first', (set) => {
    const s = set(table({ hand, army }, { army: foeArmy })).play('play bombers');
    s.asks('you', 'target').offersExactly('target you:I3', 'target you:II1');
    s.play('target you:II1').asks('foe', 'target');
    s.offersExactly('target foe:I2', 'target foe:II1').play('target foe:I2').turnOf('foe');
    expect(s.army('you')).toEqual([['lava-goddesses', 'spirits-of-smook', 'bombers'], [], []]);
    expect(s.army('foe')).toEqual([['volantis'], ['elle'], []]);
    expect([s.discard('you'), s.discard('foe')]).toEqual([['alpha'], ['atalanta']]);
  });

  test('X9.5: it may sacrifice itself; alone it must', () => {
    const s = scenario(table({ hand }, { army: [['volantis']] })).play('play bombers');
    s.turnOf('foe');
    expect([s.army('you'), s.army('foe')]).toEqual([
      [[], [], []],
      [[], [], []],
    ]);
    expect([s.discard('you'), s.discard('foe')]).toEqual([['bombers'], ['volantis']]);
  });

  test('X4.9: an opponent without cards sacrifices nothing', () => {
    const s = scenario(table({ hand, army })).play('play bombers', 'target you:I3').turnOf('foe');
    expect(s.army('you')).toEqual([['lava-goddesses', 'spirits-of-smook'], ['alpha'], []]);
    expect(s.discard('foe')).toEqual([]);
  });

  test('X9.5, X9.6, X9.7: captured and Ethereal cards may go; no Bounty, no Red Circle', () => {
    const foe = {
      army: [[withBounty('red-circle'), captured('guardians-of-night')], ['shadow']],
      hand: ['red-circle'],
    };
    const s = scenario(table({ hand }, foe)).play('play bombers').asks('foe', 'target');
    s.offersExactly('target foe:I2', 'target foe:II1').play('target foe:II1').turnOf('foe');
    expect(s.army('foe')).toEqual([['red-circle!', '(guardians-of-night)'], [], []]);
    expect(s.hand('foe')).toEqual(['red-circle']);
    const bounty = scenario(table({ hand }, { army: [['spoil-seekers']] })).play('play bombers');
    bounty.turnOf('foe');
    expect([bounty.hand('you'), bounty.discard('foe')]).toEqual([[], ['spoil-seekers']]);
  });

  onBothSides('Bonus: with a Supremacy token it may be done a second time', (set) => {
    const s = set(table({ hand, army, supremacy: 1 }, { army: foeArmy }));
    s.play('play bombers', 'target you:II1', 'target foe:II1');
    s.asks('you', 'may').offersExactly('yes', 'no').play('yes').turnOf('foe');
    expect(s.army('you')).toEqual([['lava-goddesses', 'spirits-of-smook'], [], []]);
    expect(s.army('foe')).toEqual([['volantis'], [], []]);
    expect(s.discard('you')).toEqual(['alpha', 'bombers']);
    expect(s.discard('foe')).toEqual(['elle', 'atalanta']);
  });

  test('Bonus: it may be declined, and there is no third time', () => {
    const no = scenario(table({ hand, army, supremacy: 1 }, { army: foeArmy }));
    no.play('play bombers', 'target you:II1', 'target foe:II1', 'no').turnOf('foe');
    expect(no.discard('you')).toEqual(['alpha']);
    const yes = scenario(
      table(
        { hand, army, supremacy: 1 },
        { army: [['volantis', 'atalanta', 'petal-faeries', 'arrows-of-justice']] },
      ),
    ).play('play bombers', 'target you:II1', 'yes');
    yes.turnOf('foe');
    expect(yes.army('foe')).toEqual([['volantis', 'atalanta'], [], []]);
  });

  test('Bonus: the opponent’s Supremacy token is of no use', () => {
    const s = scenario(table({ hand, army }, { army: foeArmy, supremacy: 1 }));
    s.play('play bombers', 'target you:II1', 'target foe:II1').turnOf('foe');
  });

  test('X11.6: the second time is offered though Bombers itself was sacrificed', () => {
    const s = scenario(table({ hand, army, supremacy: 1 }, { army: foeArmy }));
    s.play('play bombers', 'target you:I3', 'target foe:II1', 'yes');
    s.offersExactly('target you:I2', 'target you:II1').play('target you:I2').turnOf('foe');
    expect(s.army('you')).toEqual([['lava-goddesses'], ['alpha'], []]);
  });

  test('Bonus: offered while only one army has cards left, not when both are empty', () => {
    const one = scenario(table({ hand, supremacy: 1 }, { army: [['volantis', 'atalanta']] }));
    one.play('play bombers').asks('you', 'may').play('yes').turnOf('foe');
    expect(one.army('foe')).toEqual([[], [], []]);
    const none = scenario(table({ hand, supremacy: 1 }, { army: [['volantis']] }));
    none.play('play bombers').turnOf('foe');
  });

  onBothSides('X6.3: a token resolves it again, once, and doubles its value', (set) => {
    const s = set(table({ army: [['lava-goddesses', 'bombers'], ['alpha']] }, { army: foeArmy }));
    s.play('activate I2', 'target you:II1', 'target foe:II1').turnOf('foe');
    expect(s.army('you')).toEqual([['lava-goddesses', 'bombers+1'], [], []]);
    expect(s.value('you')).toBe(6);
    s.play('spend 1').turnOf('you').withholds('activate I2');
  });
});

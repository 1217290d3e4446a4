import {
  captured,
  onBothSides,
  type Side,
  scenario,
  type Table,
  withBounty,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';

/** No tile is active unless a test says so. */
const table = (you: Side, foe: Side = {}, rest: Table = {}): Table => ({
  tiles: [],
  you,
  foe,
  ...rest,
});

describe('lava-goddesses', () => {
  const hand = ['lava-goddesses'];

  onBothSides('captures a level I card of either army, itself included (X4.9, X9.3)', (set) => {
    const s = set(
      table(
        { hand, army: [['bombers']] },
        { army: [['volantis', 'atalanta'], ['elle']], hand: ['sati'] },
      ),
    ).play('play lava-goddesses');
    s.asks('you', 'target').offersExactly(
      'target you:I1',
      'target you:I2',
      'target foe:I1',
      'target foe:I2',
    );
    s.play('target foe:I1').turnOf('foe');
    expect(s.army('foe')).toEqual([['(volantis)', 'atalanta'], ['elle'], []]);
    expect(s.army('you')).toEqual([['bombers', 'lava-goddesses'], [], []]);
    expect([s.hand('you'), s.hand('foe'), s.discard('foe')]).toEqual([[], ['sati'], []]);
  });

  onBothSides('X11.1: alone in play it captures itself, unasked', (set) => {
    const s = set(table({ hand })).play('play lava-goddesses').turnOf('foe');
    expect(s.army('you')).toEqual([['(lava-goddesses)'], [], []]);
    expect(s.value('you')).toBe(0);
  });

  test('no captured, Ethereal or level II card is a target (X9.3, X9.6)', () => {
    const s = scenario(
      table(
        { hand, army: [['bombers'], ['alpha']] },
        { army: [['phoenix-immortal', captured('arpia'), 'timer'], ['kaez']] },
      ),
    ).play('play lava-goddesses');
    s.offersExactly('target you:I1', 'target you:I2', 'target foe:I3').play('target foe:I3');
    expect(s.army('foe')).toEqual([['phoenix-immortal', '(arpia)', '(timer)'], ['kaez'], []]);
  });

  test('C13: a captured Phoenix (Immortal) above the Troop row is no level I card', () => {
    const s = scenario(
      table({ hand, army: [[captured('bombers')]] }, { army: [['arpia'], ['phoenix-immortal']] }),
    ).play('play lava-goddesses');
    s.offersExactly('target you:I2', 'target foe:I1');
  });

  test('X6.5: the tokens of the captured card go to the spent area of their owner', () => {
    const s = scenario(table({ hand }, { army: [[withTokens('nakshatra')]] }));
    s.play('play lava-goddesses', 'target foe:I1').turnOf('foe');
    expect(s.army('foe')).toEqual([['(nakshatra)'], [], []]);
    expect(s.player('foe')).toMatchObject({ tokens: 1, spent: 1, locked: 2 });
  });

  onBothSides('X9.7: an opposing Bounty card may be drawn for, an own one not', (set) => {
    const army = [['muraena', 'spoil-seekers']];
    const deck = ['alpha', 'hempo'];
    const s = set(table({ hand, deck, army: [[withBounty('bombers')]] }, { army }));
    s.play('play lava-goddesses', 'target foe:I1').asks('you', 'may').offersExactly('yes', 'no');
    s.play('yes').turnOf('foe');
    expect(s.hand('you')).toEqual(['alpha']);
    const own = set(table({ hand, deck, army: [[withBounty('bombers')]] }, { army }));
    own.play('play lava-goddesses', 'target you:I1').turnOf('foe');
    expect(own.army('you')).toEqual([['(bombers)!', 'lava-goddesses'], [], []]);
    expect(own.hand('you')).toEqual([]);
  });

  test('C11: Red Circle saves the card, and the Bounty is not drawn', () => {
    const s = scenario(table({ hand }, { army: [['dark-cultists']], hand: ['red-circle'] })).play(
      'play lava-goddesses',
      'target foe:I1',
    );
    s.asks('foe', 'respond').offersExactly('use red-circle', 'decline').play('use red-circle');
    s.turnOf('foe');
    expect(s.army('foe')).toEqual([['dark-cultists'], [], []]);
    expect([s.hand('foe'), s.discard('foe'), s.hand('you')]).toEqual([[], ['red-circle'], []]);
  });

  test('X5.7: shifted in for cost 2 it captures too', () => {
    const s = scenario(
      table({ hand: [...hand, 'alpha', 'hempo'], army: [['bombers']] }, { army: [['volantis']] }),
    ).play('shift I1 lava-goddesses', 'discard alpha', 'target foe:I1');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['lava-goddesses'], [], []]);
    expect(s.discard('you')).toEqual(['alpha', 'hempo', 'bombers']);
    expect(s.army('foe')).toEqual([['(volantis)'], [], []]);
  });

  onBothSides('C12: it takes one token that triggers nothing, and no second', (set) => {
    const s = set(table({ army: [['lava-goddesses']] }, { army: [['volantis']] }));
    s.play('activate I1').turnOf('foe');
    expect(s.army('you')).toEqual([['lava-goddesses+1'], [], []]);
    expect(s.army('foe')).toEqual([['volantis'], [], []]);
    s.play('spend 1').turnOf('you').withholds('activate I1').offers('spend 1');
  });

  test('X12.9: without the option a Veteran without an icon takes no token', () => {
    const options = { veteranToken: 'no' };
    scenario(table({ army: [['lava-goddesses']] }, {}, { options })).withholds('activate I1');
  });

  test('C10: a token that triggers nothing cannot be answered', () => {
    scenario(table({ army: [['lava-goddesses']] }, { hand: ['atalanta'] }))
      .play('activate I1')
      .turnOf('foe');
  });

  onBothSides('X9.12: with a token it counts double in the Great Battle', (set) => {
    const s = set(
      table({ army: [[withTokens('lava-goddesses')]] }, { army: [['volantis']], passed: true }),
    );
    expect([s.value('you'), s.value('foe')]).toEqual([4, 2]);
    s.play('pass').turnOf('foe');
    expect([s.player('you').supremacy, s.player('foe').supremacy]).toEqual([1, 0]);
  });

  test('X9.12: without a token it counts once, captured not at all', () => {
    const s = scenario(table({ army: [['lava-goddesses', captured('lava-goddesses')]] }));
    expect(s.value('you')).toBe(2);
  });

  test('X5.2: it shifts for 1, for nothing with its token', () => {
    const army = [['lava-goddesses']];
    scenario(table({ hand: ['bombers'], army })).withholds('shift I1 bombers');
    const paid = scenario(table({ hand: ['spirits-of-smook', 'volantis'], army }));
    paid.play('shift I1 spirits-of-smook').turnOf('foe');
    expect(paid.hand('you')).toEqual(['lava-goddesses']);
    const free = scenario(table({ hand: ['bombers'], army: [[withTokens('lava-goddesses')]] }));
    free.play('shift I1 bombers').turnOf('foe');
    expect(free.player('you')).toMatchObject({ tokens: 1, spent: 1 });
  });
});

describe('spirits-of-smook', () => {
  const hand = ['spirits-of-smook'];

  onBothSides('takes one Veteran card of any level and clan from your discard pile', (set) => {
    const discard = ['elle', 'alpha', 'pangu', 'bombers', 'goan-sul', 'volantis'];
    const s = set(table({ hand, discard }, { discard: ['aat'] })).play('play spirits-of-smook');
    s.asks('you', 'pick').offersExactly(
      'pick alpha',
      'pick pangu',
      'pick bombers',
      'pick goan-sul',
    );
    s.play('pick pangu').turnOf('foe');
    expect(s.hand('you')).toEqual(['pangu']);
    expect(s.discard('you')).toEqual(['elle', 'alpha', 'bombers', 'goan-sul', 'volantis']);
    expect(s.discard('foe')).toEqual(['aat']);
  });

  test('a single Veteran card is taken unasked; it is mandatory (X4.9)', () => {
    const s = scenario(table({ hand, discard: ['elle', 'hemro'] })).play('play spirits-of-smook');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard('you')]).toEqual([['hemro'], ['elle']]);
  });

  test('X4.9: with no Veteran card, or no card at all, nothing is taken', () => {
    for (const discard of [['elle', 'volantis'], []]) {
      const s = scenario(table({ hand, discard })).play('play spirits-of-smook').turnOf('foe');
      expect([s.hand('you'), s.discard('you')]).toEqual([[], discard]);
      expect(s.army('you')).toEqual([['spirits-of-smook'], [], []]);
    }
  });

  onBothSides('the opponent’s Veteran cards are out of reach', (set) => {
    const s = set(table({ hand }, { discard: ['pangu'] })).play('play spirits-of-smook');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard('foe')]).toEqual([[], ['pangu']]);
  });

  test('X11.4: a Veteran paid as its cost may be taken back', () => {
    const s = scenario(table({ hand: [...hand, 'alpha', 'elle'], army: [['volantis']] }));
    s.play('play spirits-of-smook', 'discard elle').turnOf('foe');
    expect([s.hand('you'), s.discard('you')]).toEqual([['alpha'], ['elle']]);
  });

  test('X5.2: the Veteran it replaced may be taken back', () => {
    const s = scenario(table({ hand, army: [[withTokens('lava-goddesses')]] }));
    s.play('shift I1 spirits-of-smook').turnOf('foe');
    expect([s.hand('you'), s.discard('you')]).toEqual([['lava-goddesses'], []]);
  });

  test('X5.2: it shifts for 2, for 1 with its token', () => {
    const two = ['volantis', 'elle'];
    const army = [['spirits-of-smook']];
    scenario(table({ hand: two, army })).withholds('shift I1 volantis');
    scenario(table({ hand: [...two, 'quae'], army })).offers('shift I1 volantis');
    scenario(table({ hand: two, army: [[withTokens('spirits-of-smook')]] })).offers(
      'shift I1 volantis',
    );
  });

  onBothSides('X6.3: a token on its one icon resolves it again and makes it count 4', (set) => {
    const s = set(table({ army: [['spirits-of-smook']], discard: ['alpha', 'hempo'] }));
    s.play('activate I1').offersExactly('pick alpha', 'pick hempo').play('pick alpha');
    s.turnOf('foe').play('spend 1').turnOf('you').withholds('activate I1');
    expect(s.army('you')).toEqual([['spirits-of-smook+1'], [], []]);
    expect(s.hand('you')).toEqual(['alpha']);
    expect(s.value('you')).toBe(4);
  });

  test('C10: cancelled by Atalanta the token stays, and Veteran still doubles', () => {
    const s = scenario(
      table({ army: [['spirits-of-smook']], discard: ['alpha'] }, { hand: ['atalanta'] }),
    ).play('activate I1');
    s.asks('foe', 'respond').play('use atalanta').turnOf('foe');
    expect([s.hand('you'), s.discard('you')]).toEqual([[], ['alpha']]);
    expect(s.army('you')).toEqual([['spirits-of-smook+1'], [], []]);
    expect(s.value('you')).toBe(4);
  });
});

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

/** Goan Sul, level I: Lava Goddesses, Spirits of Smook. */
import {
  captured,
  onBothSides,
  scenario,
  withBounty,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

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

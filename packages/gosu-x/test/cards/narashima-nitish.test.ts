/** Nitish of Narashima: a Bounty card from hand to capture, destroy or release. */
import {
  captured,
  onBothSides,
  type Scenario,
  type Side,
  scenario,
  type Table,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';

/** You play Nitish with these other cards in hand. */
function nitish(hand: readonly string[], foe: Side = {}, more: Table = {}): Scenario {
  return scenario({ ...more, you: { hand: ['nitish', ...hand], ...more.you }, foe }).play(
    'play nitish',
  );
}

/** A full column and two more Troops: OPEN are I3 and III1. */
const THREE_LEVELS: Side = { army: [['arpia', 'timer', 'sqeezs'], ['kaez'], ['phoenix']] };

describe('nitish', () => {
  onBothSides('discards a Bounty card of level I to capture a Troop', (set) => {
    const table = set({
      you: { hand: ['nitish', 'nikhilesh', 'nachiketa'], army: [['navaj']] },
      foe: THREE_LEVELS,
    });
    table.play('play nitish').asks('you', 'may').play('yes').asks('you', 'verb');
    expect(table.discard('you')).toEqual(['nikhilesh']);
    table.offersExactly('do capture', 'do destroy').play('do capture');
    table.offersExactly(
      ...['target you:I1', 'target you:I2'],
      ...['target foe:I1', 'target foe:I2', 'target foe:I3'],
    );
    table.play('target foe:I1').turnOf('foe');
    expect(table.army('foe')).toEqual([['(arpia)', 'timer', 'sqeezs'], ['kaez'], ['phoenix']]);
    expect(table.army('you')).toEqual([['navaj', 'nitish'], [], []]);
    expect(table.hand('you')).toEqual(['nachiketa']);
  });

  onBothSides('or to destroy an OPEN one', (set) => {
    const table = set({ you: { hand: ['nitish', 'nikhilesh'] }, foe: THREE_LEVELS });
    table.play('play nitish', 'yes', 'do destroy');
    table.offersExactly('target you:I1', 'target foe:I3').play('target foe:I3').turnOf('foe');
    expect(table.army('foe')).toEqual([['arpia', 'timer'], ['kaez'], ['phoenix']]);
    expect(table.discard('foe')).toEqual(['sqeezs']);
    expect(table.discard('you')).toEqual(['nikhilesh']);
  });

  onBothSides('or to release one of either army, without any effect (X9.4)', (set) => {
    const table = set({
      you: { hand: ['nitish', 'nikhilesh'], army: [['navaj', captured('nakshatra')]] },
      foe: { army: [[captured('muraena'), 'arpia'], [captured('kaez')]] },
    });
    table.play('play nitish', 'yes').offersExactly('do capture', 'do destroy', 'do release');
    table.play('do release').offersExactly('target you:I2', 'target foe:I1');
    table.play('target foe:I1').turnOf('foe');
    expect(table.army('foe')).toEqual([['muraena', 'arpia'], ['(kaez)'], []]);
    expect(table.army('you')).toEqual([['navaj', '(nakshatra)', 'nitish'], [], []]);
    expect(table.hand('you')).toEqual([]);
  });

  test('"no" discards and does nothing', () => {
    const table = nitish(['nikhilesh'], THREE_LEVELS).play('no').turnOf('foe');
    expect(table.hand('you')).toEqual(['nikhilesh']);
    expect(table.army('foe')).toEqual(THREE_LEVELS.army);
  });

  test('without a Bounty card in hand nothing is asked', () => {
    const table = nitish(['nalin', 'navaj'], THREE_LEVELS).turnOf('foe');
    expect(table.hand('you')).toEqual(['nalin', 'navaj']);
    nitish([], THREE_LEVELS).turnOf('foe');
  });

  test('a Bounty card in the discard pile or in play does not pay', () => {
    nitish([], THREE_LEVELS, {
      you: { army: [['nikhilesh']], discard: ['nikhilesh'] },
    }).turnOf('foe');
  });

  test('level II: cards of level I and II, not III', () => {
    const table = nitish(['orgah'], THREE_LEVELS).play('yes', 'do capture');
    table.offersExactly(
      ...['target you:I1', 'target foe:I1', 'target foe:I2', 'target foe:I3', 'target foe:II1'],
    );
    table.play('target foe:II1').turnOf('foe');
    expect(table.army('foe')).toEqual([['arpia', 'timer', 'sqeezs'], ['(kaez)'], ['phoenix']]);
  });

  test('level III: cards of every level', () => {
    const table = nitish(['bhj-narashima'], THREE_LEVELS).play('yes', 'do destroy');
    table.offersExactly('target you:I1', 'target foe:I3', 'target foe:III1');
    table.play('target foe:III1').turnOf('foe');
    expect(table.discard('foe')).toEqual(['phoenix']);
    nitish(['bhj-narashima'], THREE_LEVELS)
      .play('yes', 'do capture')
      .offers('target foe:II1', 'target foe:III1');
  });

  test('X9.3: a captured card has the level of its row, Phoenix (Immortal) too', () => {
    const foe = { army: [['arpia', 'timer'], [captured('phoenix-immortal')]] };
    nitish(['nikhilesh'], foe).play('yes').offersExactly('do capture', 'do destroy');
    const table = nitish(['orgah'], foe).play('yes', 'do release').turnOf('foe');
    expect(table.army('foe')).toEqual([['arpia', 'timer'], ['phoenix-immortal'], []]);
  });

  test('X9.2: a captured OPEN card may be destroyed, and draws nothing for Bounty (C30)', () => {
    const table = nitish(['nikhilesh'], { army: [['arpia', captured('muraena')]] });
    table.play('yes', 'do destroy', 'target foe:I2').turnOf('foe');
    expect(table.discard('foe')).toEqual(['muraena']);
    expect(table.hand('you')).toEqual([]);
  });

  test('X9.6: an Ethereal card is no target', () => {
    const foe = { army: [['aat', 'obeezs'], ['shadow']] };
    nitish(['orgah'], foe)
      .play('yes', 'do capture')
      .offersExactly('target you:I1', 'target foe:I1', 'target foe:I2');
    nitish(['orgah'], foe)
      .play('yes', 'do destroy')
      .offersExactly('target you:I1', 'target foe:I2');
  });

  test('of several Bounty cards you choose which to discard', () => {
    const table = nitish(['nikhilesh', 'bhj-narashima', 'orgah', 'nalin'], THREE_LEVELS);
    table.play('yes').asks('you', 'discard');
    table.offersExactly('discard nikhilesh', 'discard bhj-narashima', 'discard orgah');
    table.play('discard orgah', 'do capture').withholds('target foe:III1');
    expect(table.discard('you')).toEqual(['orgah']);
  });

  test('X11.1: alone on the table it hits itself', () => {
    const captures = nitish(['nikhilesh']).play('yes', 'do capture').turnOf('foe');
    expect(captures.army('you')).toEqual([['(nitish)'], [], []]);
    const destroys = nitish(['nikhilesh']).play('yes', 'do destroy').turnOf('foe');
    expect(destroys.army('you')).toEqual([[], [], []]);
    expect(destroys.discard('you')).toEqual(['nikhilesh', 'nitish']);
  });

  test('C32: it is not offered when no Bounty card in hand has a target for its level', () => {
    const table = nitish(['nikhilesh', 'bhj-narashima'], {}, { tiles: ['justice'] });
    table.turnOf('foe');
    expect(table.hand('you')).toEqual(['bhj-narashima', 'nikhilesh']);
  });

  test('C32, C28: a card that can only be released is a target too', () => {
    const table = nitish(['nikhilesh'], { army: [[captured('arpia')]] }, { tiles: ['justice'] });
    table.asks('you', 'may').play('yes').turnOf('foe');
    expect(table.army('foe')).toEqual([['arpia'], [], []]);
    expect(table.discard('you')).toEqual(['nikhilesh']);
  });

  test('C32: only a Bounty card for whose level there is a target may be discarded', () => {
    // Abhilasha copies Nitish; the only Troop is the Ethereal Phoenix (Immortal), so level I has no target.
    const table = scenario({
      you: {
        army: [['phoenix-immortal'], ['solok']],
        hand: ['abhilasha', 'nikhilesh', 'muraena', 'bhj-narashima'],
        discard: ['nitish'],
      },
      tiles: ['xian'],
    });
    table.play('play abhilasha').asks('you', 'may').play('yes').asks('you', 'verb');
    expect(table.discard('you')).toEqual(['nitish', 'bhj-narashima']);
    table.play('do capture').offersExactly('target you:II1', 'target you:III1');
    table.play('target you:II1').turnOf('foe');
    expect(table.army('you')).toEqual([['phoenix-immortal'], ['(solok)'], ['abhilasha']]);
    expect(table.removed('you')).toEqual(['nitish']);
    expect(table.discard('you')).toEqual(['bhj-narashima']);
  });

  test('X9.7: capturing or destroying an opposing Bounty card offers a draw', () => {
    const set = (verb: string) =>
      nitish(['nikhilesh'], { army: [['arpia', 'muraena']] }, { you: { deck: ['nalin', 'navaj'] } })
        .play('yes', verb, 'target foe:I2')
        .asks('you', 'may');
    const drawn = set('do destroy').play('yes').turnOf('foe');
    expect(drawn.hand('you')).toEqual(['nalin']);
    expect(drawn.discard('foe')).toEqual(['muraena']);
    expect(set('do capture').play('no').turnOf('foe').hand('you')).toEqual([]);
  });

  test('X9.7: your own Bounty card draws nothing', () => {
    const table = nitish(['nikhilesh'], {}, { you: { army: [['nikhilesh']] } });
    table.play('yes', 'do capture', 'target you:I1').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
  });

  test('C2: Hemro makes it 2 cards', () => {
    const table = nitish(
      ['nikhilesh'],
      { army: [['muraena']] },
      {
        you: { army: [['bombers', 'navaj'], ['hemro']], deck: ['nalin', 'niranjan', 'nachiketa'] },
      },
    );
    table.play('yes', 'do capture', 'target foe:I1', 'yes').turnOf('foe');
    expect(table.hand('you')).toEqual(['nalin', 'niranjan']);
  });

  test('C11: the Red Circle cancels it; the Bounty card stays paid, nothing is drawn', () => {
    const foe = { army: [['dark-cultists']], hand: ['red-circle', 'solok'] };
    const set = () => nitish(['nikhilesh'], foe).play('yes', 'do destroy', 'target foe:I1');
    const cancelled = set().asks('foe', 'respond').play('use red-circle').turnOf('foe');
    expect(cancelled.army('foe')).toEqual([['dark-cultists'], [], []]);
    expect(cancelled.discard('foe')).toEqual(['red-circle']);
    expect(cancelled.discard('you')).toEqual(['nikhilesh']);
    const declined = set().play('decline').asks('you', 'may').play('no').turnOf('foe');
    expect(declined.discard('foe')).toEqual(['dark-cultists']);
  });

  test('C11: a release cannot be answered', () => {
    const foe = { army: [[captured('dark-cultists')]], hand: ['red-circle'] };
    const table = nitish(['nikhilesh'], foe).play('yes', 'do release').turnOf('foe');
    expect(table.army('foe')).toEqual([['dark-cultists'], [], []]);
  });

  test('X6.3: a token on it does it again; Atalanta answers before any choice (C10)', () => {
    const you = { army: [['nitish']], hand: ['nikhilesh'] };
    const table = scenario({ you, foe: { army: [['arpia']] } });
    table.play('activate I1', 'yes', 'do destroy', 'target foe:I1').turnOf('foe');
    expect(table.army('you')).toEqual([['nitish+1'], [], []]);
    expect(table.army('foe')).toEqual([[], [], []]);
    const cancelled = scenario({ you, foe: { army: [['arpia']], hand: ['atalanta'] } });
    cancelled.play('activate I1').asks('foe', 'respond').play('use atalanta').turnOf('foe');
    expect(cancelled.hand('you')).toEqual(['nikhilesh']);
  });

  test('X6.5: activated and capturing itself, its token is spent', () => {
    const table = scenario({ you: { army: [['nitish']], hand: ['nikhilesh'] } });
    table.play('activate I1', 'yes', 'do capture').turnOf('foe');
    expect(table.army('you')).toEqual([['(nitish)'], [], []]);
    expect(table.player('you')).toMatchObject({ tokens: 1, spent: 1 });
  });

  test('X10.3: releasing the fifteenth card wins', () => {
    const table = scenario({
      you: {
        army: [
          ['nitish', 'navaj', 'nakshatra', 'nikhilesh', captured('navaj')],
          ['nachiketa', 'nalin', 'narashima-lion', 'niranjan', 'nityananda'],
          ['narashima', 'goan-sul', 'bhj-goan-sul', 'justice', 'bhj-justice'],
        ],
        hand: ['nikhilesh'],
      },
    });
    table.play('activate I1', 'yes', 'do release').wins('you', 'fifteen');
  });
});

/** Nityananda of Narashima: an additional turn that may play from the discard pile (C20). */
import {
  onBothSides,
  type Scenario,
  type Side,
  scenario,
  type Table,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';

/** You have played Nityananda and are in the additional turn. */
function granted(you: Side = {}, more: Table = {}): Scenario {
  const hand = ['nityananda', ...(you.hand ?? [])];
  const table = scenario({ ...more, you: { army: [['navaj', 'nitish']], ...you, hand } });
  return table.play('play nityananda');
}

describe('nityananda', () => {
  onBothSides(
    'C20: an additional turn, in which a card may be played from the discard pile',
    (set) => {
      const table = set({
        you: {
          army: [['navaj', 'nitish']],
          hand: ['nityananda'],
          discard: ['niranjan', 'nalin', 'navaj'],
        },
        foe: { army: [['arpia', 'timer']], discard: ['kaez'] },
      });
      table.withholds('play nalin from discard').play('play nityananda').turnOf('you');
      table.offers(
        'play niranjan from discard',
        'play nalin from discard',
        'play navaj from discard',
      );
      table.withholds('play kaez from discard', 'play nalin');
      table.play('play niranjan from discard').turnOf('foe');
      expect(table.army('you')).toEqual([['navaj', 'nitish'], ['nityananda', 'niranjan'], []]);
      expect(table.discard('you')).toEqual(['nalin', 'navaj']);
      expect(table.army('foe')).toEqual([['arpia'], [], []]);
    },
  );

  test('C20: only in that turn: not in your next one, nor in one of the opponent', () => {
    const table = granted(
      { discard: ['nalin'] },
      { foe: { army: [['arpia']], discard: ['kaez'] } },
    );
    table.play('spend 1').turnOf('foe').withholds('play kaez from discard');
    table.play('spend 1').turnOf('you').withholds('play nalin from discard');
  });

  test('C20: you may also play from hand, or take any other action', () => {
    granted({ hand: ['nalin'], discard: ['niranjan'] })
      .offers('play nalin', 'play niranjan from discard', 'spend 1', 'spend 2', 'activate I2')
      .play('play nalin', 'seat foe')
      .turnOf('foe');
  });

  test('a card in hand and its copy in the discard pile are two answers', () => {
    const table = granted({
      hand: ['nakshatra'],
      discard: ['nakshatra'],
      deck: ['nalin', 'niranjan'],
    });
    table.offers('play nakshatra', 'play nakshatra from discard');
    table.play('play nakshatra from discard').turnOf('foe');
    expect(table.army('you')).toEqual([['navaj', 'nitish', 'nakshatra'], ['nityananda'], []]);
    expect(table.hand('you')).toEqual(['nakshatra']);
    expect(table.discard('you')).toEqual(['nalin', 'niranjan']);
  });

  test('C20: not a shift', () => {
    granted(
      { hand: ['nalin', 'niranjan'], discard: ['nikhilesh', 'nakshatra'] },
      { tiles: ['tomorrow'] },
    )
      .offers('play nikhilesh from discard')
      .withholds('shift I1 nikhilesh from discard', 'shift I2 nakshatra from discard');
  });

  test('C20, X4.3: costs are paid from hand, in full', () => {
    const discard = ['lava-goddesses', 'bombers', 'alpha'];
    const troop = 'play lava-goddesses from discard';
    granted({ discard }).withholds(troop);
    granted({ discard, hand: ['nalin'] }).withholds(troop);
    const table = granted({ discard, hand: ['nalin', 'niranjan'] }).offers(troop);
    table.play(troop, 'discard niranjan', 'target you:I1').turnOf('foe');
    expect(table.army('you')).toEqual([
      ['(navaj)', 'nitish', 'lava-goddesses'],
      ['nityananda'],
      [],
    ]);
    expect(table.discard('you')).toEqual(['bombers', 'alpha', 'niranjan', 'nalin']);
    expect(table.hand('you')).toEqual([]);
  });

  test('X4.7: the Wonder token pays one of the two', () => {
    const discard = ['bombers'];
    granted({ discard }, { wonder: 'you' }).withholds('play bombers from discard');
    const table = granted({ discard, hand: ['nalin'] }, { wonder: 'you' });
    table.play('play bombers from discard').asks('you', 'target');
    expect(table.wonder()).toBeNull();
    expect(table.discard('you')).toEqual(['nalin']);
  });

  test('X4.4, X4.5: support is needed from there too', () => {
    granted({ discard: ['nalin', 'narashima', 'alpha', 'goan-sul'] })
      .offers('play nalin from discard', 'play narashima from discard')
      .withholds('play alpha from discard', 'play goan-sul from discard');
    granted({ army: [['navaj']], discard: ['nalin', 'narashima'] })
      .offers('play narashima from discard')
      .withholds('play nalin from discard');
  });

  test('C13: Phoenix (Immortal) from there too names its row', () => {
    const table = granted({
      army: [['navaj', 'arpia']],
      discard: ['phoenix-immortal'],
    });
    table.offers('play phoenix-immortal I from discard', 'play phoenix-immortal II from discard');
    table.play('play phoenix-immortal II from discard').turnOf('foe');
    expect(table.army('you')).toEqual([['navaj', 'arpia'], ['nityananda', 'phoenix-immortal'], []]);
  });

  test('with an empty discard pile the additional turn is there all the same', () => {
    const table = granted().turnOf('you');
    expect(table.legal().filter((answer) => answer.includes('discard'))).toEqual([]);
  });

  test('X9.14: played in an additional turn it grants nothing', () => {
    const you = { army: [['navaj', 'nitish']], hand: ['nityananda'], discard: ['nalin'] };
    const table = scenario({ you, extraTurn: 'now' }).withholds('play nalin from discard');
    table.play('play nityananda').turnOf('foe').play('spend 1').turnOf('you');
    table.withholds('play nalin from discard');
  });

  test("X9.14: a Timer played in Nityananda's turn grants no third one", () => {
    const table = granted({ army: [['navaj', 'arpia']], discard: ['timer'] });
    table.play('play timer from discard').turnOf('foe');
    expect(table.hand('you')).toHaveLength(1);
  });

  test('C20: the additional turn of another card plays from hand only', () => {
    const table = scenario({
      you: { army: [['navaj', 'arpia']], hand: ['timer'], discard: ['nalin'] },
    });
    table.play('play timer').turnOf('you').withholds('play nalin from discard');
  });

  test('C20: also one that comes after', () => {
    const table = granted({ army: [['navaj', 'arpia']], hand: ['timer'], discard: ['nalin'] });
    table.offers('play nalin from discard').play('spend 1').turnOf('foe').play('spend 1');
    table.play('play timer').turnOf('you').withholds('play nalin from discard');
  });

  test('X5.7: shifted in it grants the turn too', () => {
    const table = scenario({
      you: {
        army: [['navaj'], ['orgah']],
        hand: ['nityananda', 'nitish'],
        discard: ['nalin', 'navaj'],
      },
    });
    table.play('shift II1 nityananda').turnOf('you');
    table.offers('play nitish from discard', 'play navaj from discard');
    table.withholds('play nalin from discard');
  });

  test('X9.14: the end of the first turn comes before it: the hand limit', () => {
    const hand = ['nalin', 'niranjan', 'nachiketa', 'alpha', 'smook', 'hempo', 'orgah', 'hemro'];
    const table = granted({ hand }).asks('you', 'discard').play('discard hemro').turnOf('you');
    table.offers('play nalin').withholds('play hemro from discard');
  });

  test('X7.3: among the last turns it counts, and with none left there is none', () => {
    const foe = { passed: true };
    const last = granted({ turnsLeft: 1 }, { foe });
    last.asks('you', 'target');
    expect(last.player('you').supremacy).toBe(1);
    const two = granted({ turnsLeft: 2, discard: ['niranjan'] }, { foe });
    two.turnOf('you').play('play niranjan from discard').asks('you', 'target');
    expect(two.player('you').supremacy).toBe(1);
    granted({ turnsLeft: 3 }, { foe }).turnOf('you').play('spend 1').turnOf('you');
  });

  test('X12.4: by the option it does not count', () => {
    const more: Table = { foe: { passed: true }, options: { extraTurnsCount: 'no' } };
    const table = granted({ turnsLeft: 1, discard: ['nalin'] }, more).turnOf('you');
    table.offers('play nalin from discard').play('spend 1').asks('you', 'target');
    expect(table.player('you').supremacy).toBe(1);
  });

  test('C9: a card named by Arrows of Justice cannot be played from the discard pile either', () => {
    const table = scenario({
      you: { army: [['navaj', 'nitish']], hand: ['nityananda'], discard: ['nalin', 'niranjan'] },
      foe: { hand: ['arrows-of-justice'] },
      toPlay: 'foe',
    });
    table.play('play arrows-of-justice', 'card nalin', 'play nityananda').turnOf('you');
    table.offers('play niranjan from discard').withholds('play nalin from discard');
  });

  test('X9.8: with Echo there is still one additional turn', () => {
    const table = scenario({
      you: { army: [['navaj', 'aat'], ['shadow']], hand: ['nityananda'], discard: ['neo'] },
    });
    table.play('play nityananda').asks('you', 'may').play('yes').turnOf('you');
    table.withholds('play neo from discard').play('spend 1').turnOf('foe');
  });
});

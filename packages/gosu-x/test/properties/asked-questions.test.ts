/**
 * A question tells something about the hand or deck of the player it is put to: that it could be put. Every deal made from
 * another viewer's view must fit it, and bots must answer legally where a position leaves cards out of the game.
 */
import { legalList, makeRng } from '@open-gosu/kernel';
import { captured, type Scenario, scenario } from '@testing/gosu-x/scenario.ts';
import { expectFitsForOthers } from '@testing/secrets.ts';
import { describe, expect, test } from 'vitest';
import { gosuX } from '../../src/game.ts';

const DEALS = 200;

function fitsForOthers({ state }: Scenario): void {
  expectFitsForOthers(gosuX, state, 2);
}

const FIVE_XIAN = ['thousand-faces', 'three-wishes', 'valeen', 'pangu', 'dalisteer'];
const XIAN_ARMY = [['all-in-one', 'dancing-dragon'], ['shennong', 'nio'], ['bhj-xian']];

describe('a deal fits the question that was asked', () => {
  test('C15: two end-of-turn effects, one of which needs five cards of a clan in hand', () => {
    const table = scenario({
      you: {
        clans: ['xian', 'abhilasha', 'galmi'],
        hand: FIVE_XIAN,
        army: [XIAN_ARMY[0] ?? [], ['shennong', 'nio'], ['bhj-xian', 'bhj-abhilasha']],
      },
      foe: {
        clans: ['phoenix', 'tomorrow', 'narashima'],
        army: [[captured('arpia'), captured('timer'), captured('muraena')]],
      },
    }).play('spend 1');
    fitsForOthers(table.asks('you', 'order'));
  });

  test('C25: five cards of one clan for Byun Hyung Ja (Xi’an), at each of its questions', () => {
    const table = scenario({ you: { hand: [...FIVE_XIAN, 'xian'], army: XIAN_ARMY } }).play(
      'spend 1',
    );
    fitsForOthers(table.asks('you', 'may'));
    table.play('yes');
    for (let left = 5; left > 1 && table.legal()[0]?.startsWith('discard'); left--) {
      fitsForOthers(table.asks('you', 'discard'));
      table.play(table.legal()[0] ?? '');
    }
  });

  test('X9.9: a Force of will card is in the hand of who is asked for it', () => {
    fitsForOthers(
      scenario({
        you: { army: [['thousand-faces']] },
        foe: { hand: ['atalanta', 'volantis', 'elle'] },
      })
        .play('activate I1')
        .asks('foe', 'respond'),
    );
    fitsForOthers(
      scenario({
        you: { hand: ['lava-goddesses', 'bombers'] },
        foe: { hand: ['red-circle', 'solok', 'ashes'], army: [['guardians-of-night']] },
      })
        .play('play lava-goddesses', 'target foe:I1')
        .asks('foe', 'respond'),
    );
  });

  test('C32: a Bounty card with a target is in the hand of who may pay it', () => {
    const table = scenario({
      you: { hand: ['nitish', 'nikhilesh', 'bhj-narashima', 'nalin'] },
      foe: { army: [['arpia']] },
    }).play('play nitish');
    fitsForOthers(table.asks('you', 'may'));
    fitsForOthers(table.play('yes').asks('you', 'discard'));
  });

  test('C33: Fenghuang finds several cards named Phoenix, Elle any cards', () => {
    fitsForOthers(
      scenario({ you: { hand: ['fenghuang', 'kaez'], army: [['arpia']] } })
        .play('play fenghuang')
        .asks('you', 'pick'),
    );
    const deck = ['sati', 'quae'];
    fitsForOthers(
      scenario({
        fill: false,
        you: {
          clans: ['justice', 'galmi', 'xian'],
          hand: ['elle', 'nezha'],
          army: [['volantis']],
          deck,
        },
        foe: { clans: ['phoenix', 'tomorrow', 'narashima'] },
      })
        .play('play elle')
        .asks('you', 'pick'),
    );
  });

  test('a discard is asked only of a hand with different cards', () => {
    const table = scenario({
      you: { hand: ['nachiketa', 'navaj', 'nitish', 'nalin'], army: [['nakshatra']] },
      foe: { hand: ['arpia', 'timer', 'timer'] },
    }).play('play nachiketa', 'discard navaj', 'discard nitish');
    fitsForOthers(table.asks('foe', 'discard'));
  });
});

describe('cards left out of the game', () => {
  test('are known to everybody: deals never bring them back', () => {
    const table = scenario({
      fill: false,
      you: {
        clans: ['justice', 'galmi', 'xian'],
        hand: ['elle'],
        army: [['volantis']],
        deck: ['sati', 'quae'],
      },
      foe: {
        clans: ['phoenix', 'tomorrow', 'narashima'],
        hand: ['arpia'],
        deck: ['timer', 'kaez'],
      },
    }).play('play elle');
    const { state } = table;
    const view = gosuX.view(state, 0);
    for (let i = 0; i < DEALS; i++) {
      const dealt = gosuX.determinize(view, makeRng(i));
      expect(legalList(gosuX, dealt)).toEqual(legalList(gosuX, state));
      expect(gosuX.view(dealt, 0)).toEqual(view);
      expect(dealt.players[1].deck).toHaveLength(2);
    }
  });
});

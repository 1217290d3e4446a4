/** Abhilasha, level II: Ecnalab, Solok. */
import {
  captured,
  onBothSides,
  type Side,
  scenario,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { tableOf } from './table.ts';

const table = tableOf({ clans: ['abhilasha', 'justice', 'tomorrow'], army: [['red-circle']] });

describe('ecnalab', () => {
  onBothSides('C18: every player draws or discards to 3, the controller first', (set) => {
    const s = set(
      table(
        { hand: ['ecnalab', 'elle', 'sati', 'quae', 'nezha'] },
        { hand: ['nalin'], deck: ['navaj', 'nitish', 'bombers'] },
      ),
    );
    s.play('play ecnalab').asks('you', 'discard');
    s.offersExactly('discard elle', 'discard sati', 'discard quae', 'discard nezha');
    s.play('discard quae').turnOf('foe');
    expect([s.hand('you'), s.discard('you')]).toEqual([['elle', 'nezha', 'sati'], ['quae']]);
    expect([s.hand('foe'), s.deck('foe')]).toEqual([['nalin', 'navaj', 'nitish'], ['bombers']]);
  });

  onBothSides('you draw, the opponent discards of their choice', (set) => {
    const s = set(
      table(
        { hand: ['ecnalab'], deck: ['elle', 'sati', 'quae', 'nezha'] },
        { hand: ['nalin', 'navaj', 'nitish', 'nitish', 'bombers'] },
      ),
    );
    s.play('play ecnalab').asks('foe', 'discard').play('discard nalin', 'discard nitish');
    s.turnOf('foe');
    expect([s.hand('you'), s.deck('you')]).toEqual([['elle', 'quae', 'sati'], ['nezha']]);
    expect([s.hand('foe'), s.discard('foe')]).toEqual([
      ['bombers', 'navaj', 'nitish'],
      ['nalin', 'nitish'],
    ]);
  });

  test('exactly 3 stay as they are', () => {
    const hand = ['elle', 'quae', 'sati'];
    const s = scenario(
      table(
        { hand: ['ecnalab', ...hand], deck: ['nezha'] },
        { hand: ['alpha', 'nalin', 'navaj'], deck: ['nitish'] },
      ),
    );
    s.play('play ecnalab').turnOf('foe');
    expect([s.hand('you'), s.hand('foe')]).toEqual([hand, ['alpha', 'nalin', 'navaj']]);
    expect([s.discard('you'), s.discard('foe')]).toEqual([[], []]);
  });

  test('2 draw one, 4 discard one', () => {
    const s = scenario(
      table(
        { hand: ['ecnalab', 'elle', 'sati'], deck: ['nezha', 'quae'] },
        { hand: ['alpha', 'nalin', 'navaj', 'nitish'] },
      ),
    );
    s.play('play ecnalab', 'discard alpha').turnOf('foe');
    expect([s.hand('you'), s.hand('foe')]).toEqual([
      ['elle', 'nezha', 'sati'],
      ['nalin', 'navaj', 'nitish'],
    ]);
  });

  test('X3.5: the discard pile is reshuffled; with both empty there are fewer', () => {
    const s = scenario(
      table(
        { hand: ['ecnalab'], deck: ['elle'], discard: ['aat'] },
        { discard: ['nitish', 'navaj', 'bombers', 'alpha'] },
      ),
    );
    s.play('play ecnalab').turnOf('foe');
    expect([s.hand('you'), s.deck('you'), s.discard('you')]).toEqual([['aat', 'elle'], [], []]);
    expect([s.hand('foe').length, s.deck('foe').length, s.discard('foe')]).toEqual([3, 1, []]);
  });
});

describe('solok', () => {
  const foe: Side = {
    army: [['nitish', captured('navaj'), 'bombers'], ['alpha', captured('nalin')], ['xian']],
  };

  onBothSides('captures a face-up card of level I or II, OPEN or not, of either army', (set) => {
    const s = set(table({ army: [['red-circle', 'aat'], ['shadow']], hand: ['solok'] }, foe));
    s.play('play solok').asks('you', 'verb').offersExactly('do capture', 'do release');
    s.play('do capture').asks('you', 'target');
    // Not Sha'dow, Ethereal; not Xi'an, level III; not the captured ones.
    s.offersExactly(
      'target you:I1',
      'target you:I2',
      'target you:II2',
      'target foe:I1',
      'target foe:I3',
      'target foe:II1',
    );
    // Beside Sha'dow, Solok has Echo (C7, X9.8).
    s.play('target foe:II1').asks('you', 'may').play('no').turnOf('foe');
    expect(s.army('foe')).toEqual([
      ['nitish', '(navaj)', 'bombers'],
      ['(alpha)', '(nalin)'],
      ['xian'],
    ]);
    expect(s.army('you')).toEqual([['red-circle', 'aat'], ['shadow', 'solok'], []]);
  });

  onBothSides('or releases one', (set) => {
    const you = {
      army: [['red-circle', 'aat'], [captured('elle')], [captured('justice')]],
      hand: ['solok'],
    };
    const s = set(table(you, foe)).play('play solok', 'do release');
    s.offersExactly('target you:II1', 'target foe:I2', 'target foe:II2').play('target you:II1');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['red-circle', 'aat'], ['elle', 'solok'], ['(justice)']]);
    expect(s.army('foe')[1]).toEqual(['alpha', '(nalin)']);
  });

  test('X4.9: alone it must capture one of your own cards, itself included', () => {
    const s = scenario(table({ hand: ['solok'] })).play('play solok');
    s.offersExactly('target you:I1', 'target you:II1').play('target you:II1').turnOf('foe');
    expect(s.army('you')).toEqual([['red-circle'], ['(solok)'], []]);
  });

  test('only captured cards left besides: release need not be chosen', () => {
    const army = [[captured('nitish')], [captured('alpha')]];
    const s = scenario(table({ hand: ['solok'] }, { army })).play('play solok', 'do capture');
    s.offersExactly('target you:I1', 'target you:II1');
  });

  test('X10.3: a release that makes 15 face-up cards wins at once, also the other side', () => {
    const army = [
      ['nitish', 'nitish', 'navaj', 'bombers', captured('bombers')],
      ['alpha', 'nalin', 'niranjan', 'hempo', 'orgah'],
      ['xian', 'bhj-xian', 'narashima', 'bhj-narashima', 'bhj-goan-sul'],
    ];
    const s = scenario(table({ hand: ['solok'] }, { army })).play('play solok', 'do release');
    s.wins('foe', 'fifteen');
  });

  test('X6.5: tokens on the captured card are spent', () => {
    const s = scenario(table({ hand: ['solok'] }, { army: [[withTokens('bombers')]] }));
    s.play('play solok', 'target foe:I1').turnOf('foe');
    expect(s.player('foe')).toMatchObject({ tokens: 1, spent: 1 });
    expect(s.army('foe')[0]).toEqual(['(bombers)']);
  });

  test('X9.6: when nothing can be captured it releases unasked', () => {
    // Justice's tile is active: Solok, the highest OPEN card, is Ethereal.
    const s = scenario(
      table({
        clans: ['abhilasha', 'galmi', 'tomorrow'],
        army: [[captured('red-circle')], ['cylak']],
        hand: ['solok', 'aat', 'neye'],
      }),
    );
    s.play('shift II1 solok', 'discard aat').turnOf('foe');
    expect(s.army('you')).toEqual([['red-circle'], ['solok'], []]);
  });

  test('X4.9: with nothing to capture or release it does nothing', () => {
    const s = scenario(
      table({
        clans: ['abhilasha', 'galmi', 'phoenix'],
        army: [['phoenix-immortal'], ['cylak']],
        hand: ['solok', 'arpia', 'timer'],
      }),
    );
    s.play('shift II1 solok', 'discard timer').turnOf('foe');
    expect(s.army('you')).toEqual([['phoenix-immortal'], ['solok'], []]);
  });

  test('X6.3: it has no icon', () => {
    scenario(table({ army: [['red-circle'], ['solok']] })).withholds('activate II1', 'activate I1');
  });
});

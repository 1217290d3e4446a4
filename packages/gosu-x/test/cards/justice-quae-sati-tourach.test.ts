/** Justice, level II: Quae, Sati, Tourach. */
import { captured, onBothSides, scenario, withBounty } from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { tableOf } from './table.ts';

const table = tableOf({ clans: ['justice', 'abhilasha', 'tomorrow'], army: [['volantis']] });

describe('quae', () => {
  onBothSides('C3: nine against four sacrifices five, one by one', (set) => {
    const s = set(
      table(
        { army: [['volantis', 'aat'], ['elle']], hand: ['quae'], deck: ['sati'] },
        {
          army: [
            ['nitish', 'navaj', 'bombers', 'nakshatra'],
            ['alpha', 'nalin', captured('shennong')],
            ['xian', 'bhj-xian'],
          ],
        },
      ),
    );
    s.play('play quae').asks('foe', 'target');
    s.offersExactly('target foe:I4', 'target foe:II3', 'target foe:III2').play('target foe:III2');
    s.offersExactly('target foe:I4', 'target foe:II3', 'target foe:III1').play('target foe:II3');
    s.offersExactly('target foe:I4', 'target foe:II2', 'target foe:III1').play('target foe:I4');
    s.offersExactly('target foe:I3', 'target foe:II2', 'target foe:III1').play('target foe:II2');
    s.offersExactly('target foe:I3', 'target foe:III1').play('target foe:I3');
    s.turnOf('foe');
    expect(s.army('foe')).toEqual([['nitish', 'navaj'], ['alpha'], ['xian']]);
    expect(s.discard('foe')).toEqual(['bhj-xian', 'shennong', 'nakshatra', 'nalin', 'bombers']);
    expect(s.army('you')).toEqual([['volantis', 'aat'], ['elle', 'quae'], []]);
    expect([s.hand('you'), s.discard('you')]).toEqual([[], []]);
  });

  onBothSides('X4.9: it hurts you when you lead; only OPEN cards go, Quae among them', (set) => {
    const s = set(
      table(
        { army: [['volantis', 'aat', 'red-circle'], ['elle']], hand: ['quae'] },
        { army: [['nitish', 'navaj', 'bombers']] },
      ),
    );
    s.play('play quae').asks('you', 'target').offersExactly('target you:I3', 'target you:II2');
    s.play('target you:II2')
      .offersExactly('target you:I3', 'target you:II1')
      .play('target you:II1');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['volantis', 'aat', 'red-circle'], [], []]);
    expect(s.discard('you')).toEqual(['quae', 'elle']);
    expect(s.army('foe')[0]).toEqual(['nitish', 'navaj', 'bombers']);
  });

  test('C5: a tie takes nothing; one more is one card', () => {
    const tie = scenario(table({ hand: ['quae'] }, { army: [['nitish', captured('navaj')]] }));
    tie.play('play quae').turnOf('foe');
    expect([tie.army('you'), tie.army('foe')]).toEqual([
      [['volantis'], ['quae'], []],
      [['nitish', '(navaj)'], [], []],
    ]);
    const one = scenario(
      table({ hand: ['quae'] }, { army: [['nitish', captured('navaj'), 'nitish']] }),
    );
    one.play('play quae').turnOf('foe');
    expect([one.army('foe')[0], one.discard('foe')]).toEqual([['nitish', '(navaj)'], ['nitish']]);
  });

  test('against an empty army everything of yours goes', () => {
    const s = scenario(table({ hand: ['quae'] }))
      .play('play quae')
      .turnOf('foe');
    expect([s.army('you'), s.discard('you')]).toEqual([
      [[], [], []],
      ['quae', 'volantis'],
    ]);
  });

  test('C11, X9.5: a sacrifice is no destruction: no Red Circle, no Bounty draw', () => {
    const s = scenario({
      you: {
        clans: ['justice', 'xian', 'galmi'],
        army: [['volantis']],
        hand: ['quae'],
        deck: ['elle'],
      },
      foe: {
        clans: ['abhilasha', 'narashima', 'tomorrow'],
        army: [['nitish', 'aat'], [withBounty('shadow')]],
        hand: ['red-circle'],
      },
      fill: false,
    });
    s.play('play quae').asks('foe', 'target').offersExactly('target foe:I2', 'target foe:II1');
    s.play('target foe:II1').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.discard('foe')]).toEqual([
      [],
      ['red-circle'],
      ['shadow'],
    ]);
  });
});

describe('sati', () => {
  const deck = ['quae', 'nezha', 'tourach', 'aat'];

  onBothSides('draws until you hold as many cards as the opponent', (set) => {
    const s = set(table({ hand: ['sati', 'elle'], deck }, { hand: ['nalin', 'navaj', 'nitish'] }));
    s.play('play sati').turnOf('foe');
    expect([s.hand('you'), s.deck('you')]).toEqual([
      ['elle', 'nezha', 'quae'],
      ['tourach', 'aat'],
    ]);
    expect(s.hand('foe')).toEqual(['nalin', 'navaj', 'nitish']);
  });

  test('with one fewer draws one; with as many or more draws and discards nothing', () => {
    for (const [held, drawn] of [
      [1, 1],
      [2, 0],
      [3, 0],
    ] as const) {
      const hand = ['elle', 'aat', 'wiindz'].slice(0, held);
      const s = scenario(table({ hand: ['sati', ...hand], deck }, { hand: ['nalin', 'navaj'] }));
      s.play('play sati').turnOf('foe');
      expect(s.hand('you')).toEqual([...hand, ...deck.slice(0, drawn)].sort());
      expect([s.hand('foe'), s.discard('you')]).toEqual([['nalin', 'navaj'], []]);
    }
  });

  test('X3.5: reshuffles the discard pile, and stops when both are empty', () => {
    const foe = { hand: ['nalin', 'navaj', 'nitish'] };
    const s = scenario(table({ hand: ['sati'], deck: ['elle'], discard: ['aat'] }, foe));
    s.play('play sati').turnOf('foe');
    expect([s.hand('you'), s.deck('you'), s.discard('you')]).toEqual([['aat', 'elle'], [], []]);
  });

  test('X11.4: cards paid for a shift count no more', () => {
    const you = { army: [['volantis'], ['elle']], hand: ['sati', 'aat', 'wiindz'], deck };
    const s = scenario(table(you, { hand: ['nalin', 'navaj'] }));
    s.play('shift II1 sati', 'discard aat').turnOf('foe');
    expect([s.hand('you'), s.discard('you')]).toEqual([
      ['nezha', 'quae'],
      ['aat', 'wiindz', 'elle'],
    ]);
  });
});

describe('tourach', () => {
  onBothSides('the opponent discards down to your hand, of their choice', (set) => {
    const s = set(
      table({ hand: ['tourach', 'elle'], deck: ['sati'] }, { hand: ['nalin', 'navaj', 'nitish'] }),
    );
    s.play('play tourach').asks('foe', 'discard');
    s.offersExactly('discard nalin', 'discard navaj', 'discard nitish').play('discard navaj');
    s.asks('foe', 'discard').offersExactly('discard nalin', 'discard nitish').play('discard nalin');
    s.turnOf('foe');
    expect([s.hand('foe'), s.discard('foe')]).toEqual([['nitish'], ['navaj', 'nalin']]);
    expect([s.hand('you'), s.deck('you')]).toEqual([['elle'], ['sati']]);
  });

  test('one more discards one; as many or fewer discard and draw nothing', () => {
    for (const [held, left] of [
      [3, 2],
      [2, 2],
      [1, 1],
    ] as const) {
      const hand = ['nitish', 'nitish', 'nitish'].slice(0, Math.min(held, 2));
      if (held === 3) hand.push('navaj');
      const s = scenario(table({ hand: ['tourach', 'elle', 'sati'] }, { hand, deck: ['nalin'] }));
      s.play('play tourach');
      if (held === 3) s.asks('foe', 'discard').play('discard navaj');
      s.turnOf('foe');
      expect([s.hand('foe').length, s.hand('you')]).toEqual([left, ['elle', 'sati']]);
      expect(s.deck('foe')).toEqual(['nalin']);
    }
  });

  test('with an empty hand of yours everything goes', () => {
    const s = scenario(table({ hand: ['tourach'] }, { hand: ['nitish', 'nitish'] }));
    s.play('play tourach').turnOf('foe');
    expect([s.hand('foe'), s.discard('foe')]).toEqual([[], ['nitish', 'nitish']]);
  });

  test('X4.9: an empty hand of the opponent is no obstacle', () => {
    scenario(table({ hand: ['tourach'] }))
      .play('play tourach')
      .turnOf('foe');
  });
});

/** Abhilasha, level II: Alpha (dead), Ashes, Cylak. */
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

describe('alpha-dead', () => {
  const hand = ['alpha-dead'];

  onBothSides('takes back 2 tokens, then is captured', (set) => {
    const s = set(
      table(
        {
          army: [[withTokens('apostles-of-night'), 'red-circle']],
          hand,
          tokens: { hand: 0, spent: 2, locked: 1 },
        },
        { tokens: { hand: 0, spent: 2 } },
      ),
    );
    s.play('play alpha-dead').asks('you', 'take').offersExactly('take I1', 'take spent', 'done');
    s.play('take I1').asks('you', 'take').offersExactly('take spent', 'done').play('take spent');
    s.turnOf('foe');
    expect(s.player('you')).toMatchObject({ tokens: 2, spent: 1, locked: 1 });
    expect(s.player('foe')).toMatchObject({ tokens: 0, spent: 2, locked: 2 });
    expect(s.army('you')).toEqual([['apostles-of-night', 'red-circle'], ['(alpha-dead)'], []]);
  });

  test('"up to": one, or none; captured all the same', () => {
    const tokens = { hand: 0, spent: 2 };
    const one = scenario(table({ hand, tokens })).play('play alpha-dead', 'take spent', 'done');
    one.turnOf('foe');
    expect(one.player('you')).toMatchObject({ tokens: 1, spent: 1 });
    const none = scenario(table({ hand, tokens })).play('play alpha-dead', 'done').turnOf('foe');
    expect(none.player('you')).toMatchObject({ tokens: 0, spent: 2 });
    expect([one.army('you')[1], none.army('you')[1]]).toEqual([['(alpha-dead)'], ['(alpha-dead)']]);
  });

  test('X4.9: with no token out nothing is asked; with one, one comes back', () => {
    const none = scenario(table({ hand })).play('play alpha-dead').turnOf('foe');
    expect(none.player('you')).toMatchObject({ tokens: 2, spent: 0, locked: 2 });
    const one = scenario(table({ hand, tokens: { hand: 1, spent: 1 } }));
    one
      .play('play alpha-dead')
      .offersExactly('take spent', 'done')
      .play('take spent')
      .turnOf('foe');
    expect(one.player('you')).toMatchObject({ tokens: 2, spent: 0 });
    expect(one.army('you')[1]).toEqual(['(alpha-dead)']);
  });

  test('C11: the Red Circle may cancel its own capture', () => {
    const s = scenario(table({ hand: [...hand, 'red-circle'], tokens: { hand: 1, spent: 1 } }));
    s.play('play alpha-dead', 'take spent').asks('you', 'respond').play('use red-circle');
    s.turnOf('foe');
    expect([s.army('you')[1], s.discard('you')]).toEqual([['alpha-dead'], ['red-circle']]);
    expect(s.player('you')).toMatchObject({ tokens: 2, spent: 0 });
  });

  test('X9.6: Ethereal by Justice’s tile, it stays face up', () => {
    const s = scenario(
      table({ clans: ['abhilasha', 'galmi', 'tomorrow'], hand, tokens: { hand: 1, spent: 1 } }),
    );
    s.play('play alpha-dead', 'take spent').turnOf('foe');
    expect(s.army('you')[1]).toEqual(['alpha-dead']);
    expect(s.player('you').tokens).toBe(2);
  });

  test('X9.8: with Echo the second time is offered only if it is still face up', () => {
    const army = [['red-circle', 'aat'], ['shadow']];
    const s = scenario(table({ army, hand })).play('play alpha-dead').turnOf('foe');
    expect(s.army('you')[1]).toEqual(['shadow', '(alpha-dead)']);
    const t = scenario(table({ army, hand: [...hand, 'red-circle'] }));
    t.play('play alpha-dead', 'use red-circle').asks('you', 'may').play('yes').turnOf('foe');
    expect(t.army('you')[1]).toEqual(['shadow', '(alpha-dead)']);
  });

  test('X9.3: captured, it has no value and supports no Immortal', () => {
    const s = scenario(table({ hand: [...hand, 'abhilasha'] })).play('play alpha-dead', 'spend 1');
    s.turnOf('you').withholds('play abhilasha', 'activate II1');
    // The Red Circle's 2 and, by the Phoenix tile, 1 for the card in hand.
    expect(s.value('you')).toBe(3);
  });
});

describe('ashes', () => {
  const discard = ['atalanta', 'volantis', 'elle', 'aat', 'petal-faeries', 'atalanta'];

  onBothSides('C25: takes up to X cards of a clan of yours and a level', (set) => {
    const s = set(table({ hand: ['ashes', 'sati'], discard }, { discard: ['nitish'] }));
    s.play('play ashes').asks('you', 'clan');
    s.offersExactly('clan abhilasha', 'clan justice', 'clan tomorrow').play('clan justice');
    s.asks('you', 'level').offersExactly('level I', 'level II', 'level III').play('level I');
    s.asks('you', 'pick');
    s.offersExactly('pick atalanta', 'pick volantis', 'pick petal-faeries', 'done');
    s.play('pick volantis', 'pick atalanta').turnOf('foe');
    expect(s.hand('you')).toEqual(['atalanta', 'sati', 'volantis']);
    expect(s.discard('you').sort()).toEqual(['aat', 'atalanta', 'elle', 'petal-faeries']);
    expect(s.discard('foe')).toEqual(['nitish']);
  });

  for (const x of [2, 3, 4]) {
    test(`X6.1: with X = ${x} at most ${x} cards`, () => {
      const all = [...discard, 'volantis'];
      const s = scenario(
        table({ hand: ['ashes'], discard: all, tokens: { hand: x, locked: 4 - x } }),
      );
      const picks = ['atalanta', 'volantis', 'atalanta', 'volantis'].slice(0, x);
      s.play('play ashes', 'clan justice', 'level I', ...picks.map((id) => `pick ${id}`));
      s.turnOf('foe');
      expect(s.hand('you')).toEqual(picks.sort());
    });
  }

  test('X6.1: tokens spent or on cards count for X', () => {
    const you = {
      army: [[withTokens('apostles-of-night')]],
      hand: ['ashes'],
      discard,
      tokens: { hand: 0, spent: 2, locked: 1 },
    };
    const s = scenario(table(you)).play('play ashes', 'clan justice', 'level I');
    s.play('pick volantis', 'pick atalanta', 'pick atalanta').turnOf('foe');
    expect(s.hand('you')).toEqual(['atalanta', 'atalanta', 'volantis']);
  });

  test('"up to": done at once, or after one', () => {
    const s = scenario(table({ hand: ['ashes'], discard }));
    s.play('play ashes', 'clan justice', 'level I', 'done').turnOf('foe');
    expect([s.hand('you'), s.discard('you')]).toEqual([[], discard]);
    const t = scenario(table({ hand: ['ashes'], discard }));
    t.play('play ashes', 'clan justice', 'level I', 'pick atalanta', 'done').turnOf('foe');
    expect(t.hand('you')).toEqual(['atalanta']);
  });

  test('stops when no such card is left', () => {
    const s = scenario(table({ hand: ['ashes'], discard, tokens: { hand: 4, locked: 0 } }));
    s.play('play ashes', 'clan justice', 'level II').offersExactly('pick elle', 'done');
    s.play('pick elle').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle']);
  });

  test('X4.9: no such card, nothing happens', () => {
    for (const pile of [discard, []]) {
      const s = scenario(table({ hand: ['ashes'], discard: pile }));
      s.play('play ashes', 'clan tomorrow', 'level III').turnOf('foe');
      expect([s.hand('you'), s.discard('you')]).toEqual([[], pile]);
    }
  });

  test('X11.4: cards paid for its shift, and the replaced card, may be taken', () => {
    const you = { army: [['red-circle'], ['solok']], hand: ['ashes', 'cylak', 'aat'] };
    const s = scenario(table(you));
    s.play('shift II1 ashes', 'discard aat', 'clan abhilasha', 'level II');
    s.offersExactly('pick cylak', 'pick solok', 'done').play('pick solok', 'pick cylak');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard('you')]).toEqual([['cylak', 'solok'], ['aat']]);
  });

  test('C13, C14: cards of every level and of all clans fit', () => {
    const you: Side = {
      clans: ['abhilasha', 'xian', 'phoenix'],
      hand: ['ashes'],
      discard: ['all-in-one', 'shennong', 'phoenix-immortal', 'three-wishes', 'arpia'],
    };
    const foe: Side = { clans: ['narashima', 'goan-sul', 'justice'] };
    const s = scenario(table(you, foe)).play('play ashes', 'clan phoenix', 'level I');
    s.offersExactly('pick all-in-one', 'pick phoenix-immortal', 'pick arpia', 'done');
    const t = scenario(table(you, foe)).play('play ashes', 'clan abhilasha', 'level II');
    t.offersExactly('pick shennong', 'done');
  });
});

describe('cylak', () => {
  const ready = { army: [['red-circle', 'aat'], ['elle'], ['bhj-justice']], hand: ['cylak'] };
  const foe: Side = { army: [['bombers'], ['alpha'], ['xian']], deck: ['nalin'] };

  onBothSides('C18: you may capture an opposing level III card, then the opponent may', (set) => {
    const s = set(table({ ...ready, deck: ['sati'] }, foe));
    s.play('play cylak').asks('you', 'may').offersExactly('yes', 'no').play('yes');
    s.asks('foe', 'may').play('yes');
    // The opponent captured a Bounty card: the opponent may draw.
    s.asks('foe', 'may').play('yes').turnOf('foe');
    expect(s.army('foe')).toEqual([['bombers'], ['alpha'], ['(xian)']]);
    expect(s.army('you')).toEqual([['red-circle', 'aat'], ['elle', 'cylak'], ['(bhj-justice)']]);
    expect([s.hand('you'), s.hand('foe')]).toEqual([[], ['nalin']]);
  });

  test('"may": both can decline, each for themselves', () => {
    const s = scenario(table(ready, foe)).play('play cylak', 'no').asks('foe', 'may').play('no');
    s.turnOf('foe');
    expect([s.army('foe')[2], s.army('you')[2]]).toEqual([['xian'], ['bhj-justice']]);
    const t = scenario(table(ready, foe)).play('play cylak', 'no', 'yes', 'no').turnOf('foe');
    expect([t.army('foe')[2], t.army('you')[2]]).toEqual([['xian'], ['(bhj-justice)']]);
  });

  test('X9.7: capturing an opposing Bounty card, you may draw', () => {
    const bhj: Side = { army: [['bombers'], ['alpha'], ['bhj-xian']] };
    const s = scenario(table({ hand: ['cylak'], deck: ['sati'] }, bhj));
    s.play('play cylak', 'yes').asks('you', 'may').play('yes').turnOf('foe');
    expect([s.hand('you'), s.army('foe')[2]]).toEqual([['sati'], ['(bhj-xian)']]);
  });

  test('a choice among several; only face-up level III cards of the other army', () => {
    const army = [
      ['bombers', 'nitish', 'navaj'],
      ['alpha', 'nalin', 'niranjan'],
      ['xian', 'goan-sul', captured('bhj-xian')],
    ];
    const s = scenario(table({ hand: ['cylak'] }, { army })).play('play cylak', 'yes');
    s.asks('you', 'target').offersExactly('target foe:III1', 'target foe:III2');
    s.play('target foe:III1').turnOf('foe');
    expect(s.army('foe')[2]).toEqual(['(xian)', 'goan-sul', '(bhj-xian)']);
  });

  test('X4.9: without a level III card nobody is asked', () => {
    const s = scenario(table({ hand: ['cylak'] }, { army: [['bombers'], ['alpha']] }));
    s.play('play cylak').turnOf('foe');
    expect(s.army('you')).toEqual([['red-circle'], ['cylak'], []]);
  });

  test('only the side with an opposing target is asked', () => {
    const s = scenario(table(ready, { army: [['bombers'], ['alpha']] })).play('play cylak');
    s.asks('foe', 'may').play('yes', 'no').turnOf('foe');
    expect(s.army('you')[2]).toEqual(['(bhj-justice)']);
    const t = scenario(table({ hand: ['cylak'] }, foe))
      .play('play cylak')
      .asks('you', 'may');
    t.play('yes').turnOf('foe');
  });

  test('X9.6: an Ethereal level III card is no target', () => {
    const army = [['red-circle', 'volantis'], ['elle'], ['justice']];
    const s = scenario(table({ ...ready, army }, foe))
      .play('play cylak', 'no')
      .turnOf('foe');
    expect(s.army('you')[2]).toEqual(['justice']);
  });

  test('C11: the Red Circle answers the opponent’s capture', () => {
    const s = scenario(table({ ...ready, hand: ['cylak', 'red-circle'] }, foe));
    s.play('play cylak', 'no', 'yes').asks('you', 'respond').play('use red-circle').turnOf('foe');
    expect([s.army('you')[2], s.hand('foe')]).toEqual([['bhj-justice'], []]);
  });
});

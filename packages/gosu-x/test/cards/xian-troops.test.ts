/** Xi’an, level I: Thousand Faces, Three Wishes. */
import {
  captured,
  onBothSides,
  scenario,
  type Table,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('thousand-faces', () => {
  const deck = ['pangu', 'nio', 'valeen'];

  onBothSides('draws 1 for each different clan in its column', (set) => {
    const s = set(table({ deck, army: [['thousand-faces'], ['elle'], ['goan-sul']] })).play(
      'activate I1',
    );
    s.turnOf('foe');
    expect(s.hand('you')).toEqual(['nio', 'pangu', 'valeen']);
    expect(s.hand('foe')).toEqual([]);
    expect(s.army('you')[0]).toEqual(['thousand-faces+1']);
  });

  test('played at the end of the row it is alone in its column: 1', () => {
    const s = scenario(
      table({ hand: ['thousand-faces'], deck, army: [['three-wishes'], ['elle'], ['goan-sul']] }),
    ).play('play thousand-faces');
    s.turnOf('foe');
    expect(s.hand('you')).toEqual(['pangu']);
  });

  test('a clan counts once', () => {
    const two = scenario(table({ deck, army: [['thousand-faces'], ['elle'], ['justice']] }));
    expect(two.play('activate I1').turnOf('foe').hand('you')).toEqual(['nio', 'pangu']);
    const one = scenario(table({ deck, army: [['thousand-faces'], ['dalisteer'], ['bhj-xian']] }));
    expect(one.play('activate I1').turnOf('foe').hand('you')).toEqual(['pangu']);
  });

  test('C7: other columns and the opponent’s column do not count', () => {
    const s = scenario(
      table(
        {
          deck,
          army: [
            ['thousand-faces', 'volantis'],
            ['dalisteer', 'alpha'],
          ],
        },
        { army: [['aat'], ['kaez']] },
      ),
    ).play('activate I1');
    expect(s.hand('you')).toEqual(['pangu']);
  });

  test('X9.3: a captured card has no clan', () => {
    const s = scenario(
      table({ deck, army: [['thousand-faces'], [captured('elle')], ['goan-sul']] }),
    ).play('activate I1');
    expect(s.hand('you')).toEqual(['nio', 'pangu']);
  });

  test('C14: Shennong, or Xi’an, in the column makes 3 whatever else is there', () => {
    for (const army of [
      [['thousand-faces'], ['shennong']],
      [['thousand-faces'], ['elle'], ['xian']],
    ]) {
      const s = scenario(table({ deck, army })).play('activate I1').turnOf('foe');
      expect(s.hand('you')).toEqual(['nio', 'pangu', 'valeen']);
    }
  });

  test('X5.7: shifted in under a Hero it counts that column', () => {
    const s = scenario(
      table({ hand: ['thousand-faces'], deck, army: [[withTokens('lava-goddesses')], ['elle']] }),
    ).play('shift I1 thousand-faces');
    s.turnOf('foe');
    expect(s.hand('you')).toEqual(['nio', 'pangu']);
  });

  onBothSides('X6.3: two icons, so two activations and no third', (set) => {
    const s = set(table({ deck, tokens: { hand: 3, locked: 1 }, army: [['thousand-faces']] }));
    s.play('activate I1').turnOf('foe').play('spend 1').turnOf('you').offers('activate I1');
    s.play('activate I1').turnOf('foe').play('spend 1').turnOf('you').withholds('activate I1');
    expect(s.army('you')[0]).toEqual(['thousand-faces+2']);
    expect(s.hand('you')).toEqual(['nio', 'pangu']);
    expect(s.value('you')).toBe(2);
  });

  test('X3.5: an empty deck is refilled from the discard pile; both empty draw nothing', () => {
    const army = [['thousand-faces'], ['elle']];
    const rest: Table = { fill: false };
    const s = scenario(table({ deck: ['nio'], discard: ['pangu'], army }, {}, rest));
    s.play('activate I1').turnOf('foe');
    expect([s.hand('you'), s.discard('you')]).toEqual([['nio', 'pangu'], []]);
    const none = scenario(table({ army }, {}, rest))
      .play('activate I1')
      .turnOf('foe');
    expect(none.hand('you')).toEqual([]);
  });

  test('X5.2: it shifts for 2, less its tokens', () => {
    const hand = ['volantis', 'elle'];
    scenario(table({ hand, army: [['thousand-faces']] })).withholds('shift I1 volantis');
    scenario(table({ hand, army: [[withTokens('thousand-faces')]] })).offers('shift I1 volantis');
    scenario(table({ hand: ['volantis'], army: [[withTokens('thousand-faces', 2)]] })).offers(
      'shift I1 volantis',
    );
  });
});

describe('three-wishes', () => {
  const hand = ['three-wishes'];
  const clans = ['xian', 'justice', 'goan-sul'] as const;

  onBothSides('C25: a clan of your three; its cards of the top 4 to hand, the rest away', (set) => {
    const deck = ['elle', 'alpha', 'all-in-one', 'pangu', 'sati'];
    const s = set(table({ hand, clans, deck }, { deck: ['aat'] })).play('play three-wishes');
    s.asks('you', 'clan').offersExactly('clan xian', 'clan justice', 'clan goan-sul');
    s.play('clan justice').turnOf('foe');
    expect(s.hand('you')).toEqual(['all-in-one', 'elle']);
    expect(s.discard('you')).toEqual(['alpha', 'pangu']);
    expect(s.deck('you')[0]).toBe('sati');
    expect([s.hand('foe'), s.discard('foe'), s.deck('foe')[0]]).toEqual([[], [], 'aat']);
  });

  test('all four or none may match', () => {
    const deck = ['elle', 'quae', 'sati', 'volantis', 'tourach'];
    const all = scenario(table({ hand, clans, deck })).play('play three-wishes', 'clan justice');
    expect(all.hand('you')).toEqual(['elle', 'quae', 'sati', 'volantis']);
    expect(all.discard('you')).toEqual([]);
    const none = scenario(table({ hand, clans, deck })).play('play three-wishes', 'clan goan-sul');
    none.turnOf('foe');
    expect([none.hand('you'), none.discard('you')]).toEqual([
      [],
      ['elle', 'quae', 'sati', 'volantis'],
    ]);
    expect(none.deck('you')[0]).toBe('tourach');
  });

  test('X9.15: a short deck reveals what it has and is never refilled', () => {
    const rest: Table = { fill: false };
    const you = { hand, clans, deck: ['elle', 'alpha', 'nio'], discard: ['sati'] };
    const s = scenario(table(you, {}, rest)).play('play three-wishes', 'clan justice');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard('you'), s.deck('you')]).toEqual([
      ['elle'],
      ['sati', 'alpha', 'nio'],
      [],
    ]);
    const empty = scenario(table({ hand, clans, discard: ['sati'] }, {}, rest));
    empty.play('play three-wishes', 'clan justice').turnOf('foe');
    expect([empty.hand('you'), empty.discard('you')]).toEqual([[], ['sati']]);
  });

  test('C14: Shennong and All in One are of the clan, whichever it is', () => {
    const deck = ['shennong', 'all-in-one', 'goan-sul', 'bhj-justice', 'elle'];
    const s = scenario(table({ hand, clans, deck })).play('play three-wishes', 'clan xian');
    expect(s.hand('you')).toEqual(['all-in-one', 'shennong']);
    expect(s.discard('you')).toEqual(['goan-sul', 'bhj-justice']);
  });

  test('C14: with Xi’an face up level III cards of the deck are of every clan', () => {
    const deck = ['goan-sul', 'bhj-justice', 'elle', 'alpha'];
    const army = [['thousand-faces'], ['valeen'], ['xian']];
    const s = scenario(table({ hand, clans, deck, army })).play('play three-wishes', 'clan xian');
    expect(s.hand('you')).toEqual(['bhj-justice', 'goan-sul']);
    const off = [['thousand-faces'], ['valeen'], [captured('xian')]];
    const c19 = scenario(table({ hand, clans, deck, army: off }));
    c19.play('play three-wishes', 'clan xian');
    expect(c19.hand('you')).toEqual([]);
  });

  onBothSides('X6.3: two icons, so two activations and no third', (set) => {
    const tokens = { hand: 3, locked: 1 };
    const s = set(table({ clans, tokens, army: [['three-wishes']] }));
    s.play('activate I1', 'clan xian').turnOf('foe').play('spend 1');
    s.play('activate I1', 'clan xian').turnOf('foe').play('spend 1');
    s.turnOf('you').withholds('activate I1');
    expect(s.hand('you').length + s.discard('you').length).toBe(8);
  });

  test('X5.2: it shifts for 1', () => {
    const army = [['three-wishes']];
    scenario(table({ hand: ['volantis'], army })).withholds('shift I1 volantis');
    scenario(table({ hand: ['volantis', 'elle'], army })).offers('shift I1 volantis');
  });
});

import {
  captured,
  onBothSides,
  scenario,
  type Table,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('xian: the copy', () => {
  const hand = ['xian'];
  const army = [['thousand-faces'], ['shennong']];
  const deck = ['pangu', 'valeen', 'bhj-xian', 'nio'];

  onBothSides('C6: copies a card of any level in play, of either army', (set) => {
    const foe = { army: [['volantis'], ['elle'], ['justice']] };
    const s = set(table({ hand, army, deck }, foe)).play('play xian').asks('you', 'target');
    s.offersExactly('target you:I1', 'target foe:I1', 'target foe:II1', 'target foe:III1');
    s.play('target foe:II1').asks('you', 'pick').play('pick nio').turnOf('foe');
    expect(s.hand('you')).toEqual(['nio']);
    expect(s.army('foe')).toEqual([['volantis'], ['elle'], ['justice']]);
    expect(s.army('you')).toEqual([['thousand-faces'], ['shennong'], ['xian']]);
  });

  test('C6: not himself, no captured card, none without an effect', () => {
    const foe = { army: [['atalanta', 'volantis'], [captured('elle'), 'nezha'], ['bhj-justice']] };
    const s = scenario(table({ hand, army, deck }, foe)).play('play xian');
    s.offersExactly('target you:I1', 'target foe:I2');
  });

  test('X4.9: with nothing to copy he does nothing', () => {
    const s = scenario(table({ hand, army: [['all-in-one'], ['shennong']] })).play('play xian');
    s.turnOf('foe');
    expect(s.army('you')[2]).toEqual(['xian']);
  });

  test('C6, C14: his own column is of all three clans: thousand-faces copied draws 3', () => {
    const plain = [['thousand-faces'], ['dalisteer']];
    const s = scenario(table({ hand, deck, army: plain })).play('play xian', 'target you:I1');
    expect(s.turnOf('foe').hand('you')).toEqual(['bhj-xian', 'pangu', 'valeen']);
    const row = scenario(table({ hand, deck, army: plain })).play('play xian', 'target you:II1');
    expect(row.turnOf('foe').hand('you')).toEqual(['bhj-xian', 'pangu', 'valeen']);
  });

  onBothSides('C22: a copy of Justice turns one of your own tiles, and may win', (set) => {
    const clans = ['xian', 'tomorrow', 'phoenix'] as const;
    const foe = { army: [['volantis'], ['elle'], ['justice']] };
    const s = set(table({ clans, hand, army, deck }, foe)).play('play xian', 'target foe:III1');
    s.offersExactly('tile xian', 'tile tomorrow', 'tile phoenix')
      .play('tile phoenix')
      .turnOf('foe');
    const near = { clans, hand, army, deck, flipped: ['xian', 'phoenix'] as const };
    const tiles: Table = { tiles: ['xian', 'phoenix'] };
    const won = set(table({ ...near, supremacy: 1 }, foe, tiles));
    won.play('play xian', 'target foe:III1').wins('you', 'justice');
    const poor = set(table(near, { ...foe, supremacy: 1 }, tiles));
    poor.play('play xian', 'target foe:III1').turnOf('foe').goesOn();
  });

  onBothSides('C14, C24: copying Goan Sul and naming an own clan he destroys himself', (set) => {
    const clans = ['xian', 'tomorrow', 'phoenix'] as const;
    const foe = { army: [['bombers'], ['alpha'], ['goan-sul']] };
    const play = (clan: string) =>
      set(table({ clans, hand, army, deck }, foe)).play('play xian', 'target foe:III1', clan);
    for (const clan of clans) {
      const s = play(`clan ${clan}`).turnOf('foe');
      expect([s.army('you')[2], s.discard('you')]).toEqual([[], ['xian']]);
    }
    const hit = play('clan goan-sul').turnOf('foe');
    expect([hit.army('you')[2], hit.discard('foe')]).toEqual([['xian'], ['goan-sul']]);
  });

  test('C27: a copied Abhilasha takes a card of any discard pile and removes it', () => {
    const foe = {
      army: [['red-circle'], ['solok'], ['abhilasha']],
      discard: ['elle', 'guardians-of-night'],
    };
    const s = scenario(table({ hand, army, deck, discard: ['three-wishes', 'all-in-one'] }, foe));
    s.play('play xian', 'target foe:III1').offersExactly('pick three-wishes', 'pick elle');
    s.play('pick elle', 'pick nio').turnOf('foe');
    expect([s.hand('you'), s.discard('foe'), s.removed('foe')]).toEqual([
      ['nio'],
      ['guardians-of-night'],
      ['elle'],
    ]);
  });

  test('C26, X7.2: a copied Galmi offers the pass; the turns left are by your own army', () => {
    const foe = { army: [['boul-go'], ['kan-te'], ['galmi']] };
    const tokens = { hand: 0, spent: 2 };
    const s = scenario(table({ hand, army, deck, tokens }, foe));
    s.play('play xian', 'target foe:III1').offersExactly('target you:III1', 'target foe:III1');
    s.play('target foe:III1', 'yes').turnOf('foe');
    expect([s.deck('foe')[0], s.player('foe').turnsLeft]).toEqual(['galmi', 3]);
    expect([s.player('you').passed, s.wonder()]).toEqual([1, null]);
  });

  test('X9.8, C6: with Echo each time is a new chain: the same card twice', () => {
    const rest: Table = { tiles: ['tomorrow'] };
    const s = scenario(table({ hand, army, deck }, { army: [['muraena']] }, rest));
    s.play('play xian', 'target foe:I1').asks('you', 'may').play('yes', 'target foe:I1');
    s.turnOf('foe');
    expect(s.hand('you')).toEqual(['bhj-xian', 'nio', 'pangu', 'valeen']);
  });

  test('C6: a chain through Valeen and a Dragon never comes back', () => {
    const side = [['dancing-dragon', 'all-in-one'], ['valeen']];
    const s = scenario(table({ hand, army: side })).play('play xian');
    s.offersExactly('target you:I1', 'target you:II1').play('target you:II1').turnOf('foe');
    expect(s.army('you')).toEqual([['dancing-dragon', 'all-in-one'], ['valeen'], ['xian']]);
  });

  test('C27, C7: a copied Nio captures the neighbour of Xi’an it chose first', () => {
    const side = [
      ['three-wishes', 'all-in-one'],
      ['valeen', 'nio'],
    ];
    const s = scenario(table({ hand, army: side, deck: ['pangu', 'shennong'] }));
    s.play('play xian', 'target you:II2').asks('you', 'clan').play('clan xian').turnOf('foe');
    expect(s.army('you')).toEqual([['three-wishes', 'all-in-one'], ['(valeen)', 'nio'], ['xian']]);
    expect(s.hand('you')).toEqual(expect.arrayContaining(['pangu', 'shennong']));
    expect(s.wonder()).toBe(null);
  });

  test('no shift, no icon, no Veteran', () => {
    const s = scenario(
      table({ hand: ['bhj-xian', 'nio'], army: [['thousand-faces'], ['dalisteer'], ['xian']] }),
    );
    s.withholds('shift III1 bhj-xian', 'activate III1');
    expect(s.value('you')).toBe(10);
  });
});

describe('xian: all clans for level III', () => {
  const clans = ['xian', 'justice', 'goan-sul'] as const;
  const hand = ['bhj-justice', 'goan-sul', 'elle', 'volantis'];
  const rows = [
    ['thousand-faces', 'three-wishes'],
    ['valeen', 'nio'],
  ];

  onBothSides('your Immortals need a Troop and a Hero of any of your clans', (set) => {
    const s = set(table({ clans, hand, army: [...rows, ['xian']] }));
    s.offers('play bhj-justice', 'play goan-sul').withholds('play elle');
    set(table({ clans, hand, army: [...rows, []] })).withholds('play bhj-justice', 'play goan-sul');
  });

  test('C19: off while captured, on again when released', () => {
    const plain = { clans, hand, army: [...rows, [captured('xian')]] };
    scenario(table(plain)).withholds('play bhj-justice', 'play goan-sul');
    const kan = {
      clans: ['xian', 'justice', 'galmi'] as const,
      hand: ['bhj-justice', 'kan-te'],
      army: [['thousand-faces', 'three-wishes', 'kno-bo'], ['valeen', 'nio'], [captured('xian')]],
    };
    const back = scenario(table(kan)).withholds('play bhj-justice').play('play kan-te');
    back.turnOf('foe').play('spend 1').turnOf('you').offers('play bhj-justice');
  });

  test('X4.6: it is of use to the opponent neither as card nor in play', () => {
    const foe = { army: [...rows, ['xian']] };
    const you = { hand: ['tomorrow'], army: [['atalanta'], ['elle']] };
    scenario(table(you, foe)).withholds('play tomorrow');
  });

  onBothSides('the tile gives it to both players (X2.3)', (set) => {
    const you = { hand: ['tomorrow'], army: [['atalanta'], ['elle']] };
    const foe = { hand: ['goan-sul'], army: [['arpia'], ['kaez']] };
    const rest: Table = { tiles: ['xian'] };
    const s = set(table(you, foe, rest))
      .offers('play tomorrow')
      .play('spend 1')
      .turnOf('foe');
    s.offers('play goan-sul');
    set(table(you, foe)).withholds('play tomorrow').play('spend 1').withholds('play goan-sul');
  });

  test('only level III: Heroes and Troops keep their clan', () => {
    const army = [['thousand-faces', 'three-wishes'], ['valeen'], ['xian']];
    scenario(table({ clans, hand: ['elle', 'volantis'], army })).withholds(
      'play elle',
      'play volantis',
    );
  });

  test('C13: Phoenix (Immortal) is level III too, so of every clan in any row', () => {
    const side = { clans: ['xian', 'phoenix', 'justice'] as const, hand: ['phoenix-immortal'] };
    const troops = ['thousand-faces', 'three-wishes', 'all-in-one'];
    const army = [troops.slice(0, 2), ['valeen'], ['xian']];
    const s = scenario(table({ ...side, army }));
    s.offers('play phoenix-immortal I', 'play phoenix-immortal II');
    s.withholds('play phoenix-immortal III').play('play phoenix-immortal I').turnOf('foe');
    expect([s.army('you')[0], s.discard('you')]).toEqual([
      ['thousand-faces', 'three-wishes', 'phoenix-immortal'],
      [],
    ]);
    const without = [troops.slice(0, 2), ['valeen'], [captured('xian')]];
    scenario(table({ ...side, army: without })).withholds(
      'play phoenix-immortal I',
      'play phoenix-immortal II',
    );
  });

  test('C14: in the discard pile too: Orgah may remove them for any clan', () => {
    const you = {
      clans,
      hand: ['orgah'],
      discard: ['goan-sul', 'elle'],
      army: [['thousand-faces', 'bombers'], ['valeen'], ['xian']],
    };
    const s = scenario(table(you)).play('play orgah');
    s.offersExactly('clan xian', 'clan justice', 'clan goan-sul').play('clan justice');
    s.turnOf('foe');
    expect(s.removed('you')).toEqual(['goan-sul', 'elle']);
  });
});

describe('bhj-xian', () => {
  const clans = ['xian', 'justice', 'goan-sul'] as const;
  const army = [['thousand-faces'], ['dalisteer'], ['bhj-xian']];
  const five = ['volantis', 'volantis', 'elle', 'quae', 'sati'];
  const discards = ['discard elle', 'discard quae', 'discard sati'];
  const deck = ['bombers', 'alpha'];

  onBothSides('at the end of your turn 5 cards of one clan unlock a token', (set) => {
    const s = set(table({ clans, hand: five, army, deck }))
      .play('spend 1')
      .asks('you', 'may');
    s.offersExactly('yes', 'no').play('yes').asks('you', 'discard');
    s.offersExactly('discard volantis', 'discard elle', 'discard quae', 'discard sati');
    s.play(...discards).turnOf('foe');
    expect([s.hand('you'), [...s.discard('you')].sort()]).toEqual([['bombers'], [...five].sort()]);
    expect(s.player('you')).toMatchObject({ tokens: 2, spent: 1, locked: 1 });
    expect(s.player('foe')).toMatchObject({ tokens: 2, locked: 2 });
  });

  test('"you may": no keeps the cards', () => {
    const s = scenario(table({ clans, hand: five, army, deck })).play('spend 1', 'no');
    s.turnOf('foe');
    expect(s.hand('you').length).toBe(6);
    expect(s.player('you').locked).toBe(2);
  });

  test('four cards of a clan are not enough, six leave a choice of five', () => {
    const four = scenario(table({ clans, hand: five.slice(1), army, deck })).play('spend 1');
    four.turnOf('foe');
    expect(four.hand('you').length).toBe(5);
    const six = scenario(table({ clans, hand: [...five, 'tourach'], army, deck }));
    six.play('spend 1', 'yes', ...discards, 'discard tourach').turnOf('foe');
    expect(six.hand('you')).toEqual(['bombers', 'volantis']);
  });

  test('C14: All in One and Shennong count for any clan; Xi’an adds level III cards', () => {
    const hand = ['volantis', 'elle', 'quae', 'all-in-one', 'shennong'];
    scenario(table({ clans, hand, army, deck })).play('spend 1').asks('you', 'may');
    const third = ['volantis', 'elle', 'quae', 'sati', 'goan-sul'];
    scenario(table({ clans, hand: third, army, deck }))
      .play('spend 1')
      .turnOf('foe');
    const both = [
      ['thousand-faces', 'three-wishes'],
      ['dalisteer', 'nio'],
      ['bhj-xian', 'xian'],
    ];
    const s = scenario(table({ clans, hand: third, army: both, deck })).play('spend 1', 'yes');
    s.asks('you', 'discard').offers('discard goan-sul').withholds('discard bombers');
  });

  test('C25: of several clans one is chosen, and only its cards may go', () => {
    const hand = ['volantis', 'volantis', 'elle', 'quae', 'alpha', 'hempo', 'all-in-one'];
    const s = scenario(table({ clans, hand, army, deck: ['smook', 'orgah', 'bombers'] }));
    s.play('spend 2', 'yes').asks('you', 'clan').offersExactly('clan justice', 'clan goan-sul');
    s.play('clan goan-sul');
    s.offersExactly(
      'discard alpha',
      'discard hempo',
      'discard all-in-one',
      'discard smook',
      'discard orgah',
      'discard bombers',
    );
  });

  test('C15: it comes before the hand limit', () => {
    const hand = [...five, 'pangu', 'nio', 'valeen'];
    const s = scenario(table({ clans, hand, army, deck }));
    s.play('spend 1', 'yes', ...discards).turnOf('foe');
    expect(s.hand('you')).toEqual(['bombers', 'nio', 'pangu', 'valeen']);
    const no = scenario(table({ clans, hand, army, deck })).play('spend 1', 'no');
    no.asks('you', 'discard').play('discard nio', 'discard pangu').turnOf('foe');
    expect(no.player('you').locked).toBe(2);
  });

  test('C15: emptying the hand makes Nezha’s condition true in time', () => {
    const side = [['thousand-faces', 'atalanta'], ['dalisteer', 'nezha'], ['bhj-xian']];
    const tokens = { hand: 0, spent: 2 };
    const s = scenario(table({ clans, hand: [...five, 'atalanta'], army: side, deck, tokens }));
    s.play('play atalanta', 'yes', ...discards).turnOf('foe');
    expect(s.hand('you')).toEqual(['alpha', 'bombers']);
    expect(s.player('you')).toMatchObject({ tokens: 1, locked: 1 });
  });

  test('C15: without 5 cards it is no end-of-turn effect to order beside Nezha', () => {
    const side = [['thousand-faces', 'atalanta'], ['dalisteer', 'nezha'], ['bhj-xian']];
    const tokens = { hand: 0, spent: 2 };
    const s = scenario(table({ clans, army: side, deck, tokens }))
      .play('pass')
      .turnOf('foe');
    expect(s.hand('you')).toEqual(['alpha', 'bombers']);
  });

  test('X3.2: a pass is a turn too', () => {
    const tokens = { hand: 0, spent: 2 };
    const s = scenario(table({ clans, hand: five, army, tokens })).play('pass', 'yes', ...discards);
    s.turnOf('foe');
    expect(s.player('you')).toMatchObject({ tokens: 1, locked: 1, passed: 1 });
  });

  test('not at the end of the opponent’s turn', () => {
    const s = scenario(table({ clans, hand: five, army }, {}, { toPlay: 'foe' })).play('spend 1');
    s.turnOf('you');
  });

  test('C19: off while captured, on again when released', () => {
    const side = [['thousand-faces'], ['dalisteer'], [captured('bhj-xian')]];
    scenario(table({ clans, hand: five, army: side, deck }))
      .play('spend 1')
      .turnOf('foe');
    const kan = {
      clans: ['xian', 'justice', 'galmi'] as const,
      hand: [...five, 'kan-te'],
      army: [['thousand-faces', 'kno-bo'], ['dalisteer'], [captured('bhj-xian')]],
    };
    const s = scenario(table(kan)).play('play kan-te').asks('you', 'may');
    s.play('yes', ...discards).turnOf('foe');
    expect(s.player('you').locked).toBe(1);
  });

  onBothSides('X6.6: the 5th token wins', (set) => {
    const tokens = { hand: 4, locked: 0 };
    const s = set(table({ clans, hand: five, army, deck, tokens }));
    s.play('spend 1', 'yes', ...discards).wins('you', 'tokens');
  });

  test('X9.14: at the end of an additional turn it may be used again', () => {
    const you = {
      clans: ['xian', 'justice', 'phoenix'] as const,
      hand: [
        ...five,
        'timer',
        'petal-faeries',
        'petal-faeries',
        'arrows-of-justice',
        'nezha',
        'tourach',
      ],
      army: [['thousand-faces', 'arpia'], ['dalisteer'], ['bhj-xian']],
      deck: ['muraena', 'kaez'],
    };
    const s = scenario(table(you)).play('play timer').asks('you', 'may');
    s.play('yes', 'discard volantis', ...discards, 'discard nezha').turnOf('you');
    s.play('spend 1').asks('you', 'may').play('yes').asks('you', 'discard');
  });

  onBothSides('X9.7: it is a Bounty card', (set) => {
    const you = { hand: ['cylak'], army: [['red-circle']], deck: ['ashes'] };
    const s = set(table(you, { army })).play('play cylak', 'yes').asks('you', 'may').play('yes');
    s.turnOf('foe');
    expect([s.hand('you'), s.army('foe')[2]]).toEqual([['ashes'], ['(bhj-xian)']]);
  });

  test('it has no effect, no icon and no shift', () => {
    const played = scenario(
      table({ clans, hand: ['bhj-xian'], army: [['thousand-faces'], ['dalisteer']] }),
    ).play('play bhj-xian');
    played.turnOf('foe');
    const s = scenario(
      table({
        clans,
        hand: ['xian', 'nio'],
        army: [['thousand-faces'], [withTokens('dalisteer')], ['bhj-xian']],
      }),
    );
    s.withholds('activate III1', 'shift III1 xian').offers('activate II1');
  });
});

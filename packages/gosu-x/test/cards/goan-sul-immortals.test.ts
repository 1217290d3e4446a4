/** Goan Sul: the destruction he brings, and his victory. */
import {
  captured,
  onBothSides,
  type Scenario,
  type Side,
  scenario,
  type Table,
  withBounty,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const supremacy = (s: Scenario) => [s.player('you').supremacy, s.player('foe').supremacy];

describe('goan-sul: the destruction', () => {
  const hand = ['goan-sul'];
  const army = [
    ['bombers', 'lava-goddesses'],
    ['alpha', 'hempo'],
  ];
  const foeArmy = [['volantis', 'atalanta', 'petal-faeries'], ['elle', 'quae'], ['bhj-justice']];

  onBothSides('C24: destroys every OPEN card of the clan at once; uncovered ones stay', (set) => {
    const s = set(table({ hand, army, deck: ['smook'] }, { army: foeArmy }));
    s.play('play goan-sul', 'clan justice').asks('you', 'may').play('yes').turnOf('foe');
    expect(s.army('foe')).toEqual([['volantis', 'atalanta'], ['elle'], []]);
    expect(s.discard('foe')).toEqual(['bhj-justice', 'quae', 'petal-faeries']);
    expect(s.army('you')).toEqual([
      ['bombers', 'lava-goddesses'],
      ['alpha', 'hempo'],
      ['goan-sul'],
    ]);
    expect([s.hand('you'), s.discard('you')]).toEqual([['smook'], []]);
  });

  test('C24: any of the six clans of the two decks may be named, no other', () => {
    const clans = ['goan-sul', 'justice', 'xian'] as const;
    const foe = { clans: ['tomorrow', 'phoenix', 'galmi'] as const };
    const s = scenario(table({ hand, army, clans }, foe)).play('play goan-sul').asks('you', 'clan');
    s.offersExactly(
      'clan goan-sul',
      'clan justice',
      'clan xian',
      'clan tomorrow',
      'clan phoenix',
      'clan galmi',
    );
    s.play('clan galmi').turnOf('foe');
    expect(s.army('you')[2]).toEqual(['goan-sul']);
    expect(s.discard('you')).toEqual([]);
  });

  onBothSides('C24, X4.9: his own clan takes himself and his own OPEN Hero', (set) => {
    const s = set(table({ hand, army }, { army: foeArmy })).play('play goan-sul', 'clan goan-sul');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['bombers', 'lava-goddesses'], ['alpha'], []]);
    expect(s.discard('you')).toEqual(['goan-sul', 'hempo']);
    expect(s.discard('foe')).toEqual([]);
  });

  test('other clans, captured and Ethereal OPEN cards are safe (X9.6)', () => {
    const foe = {
      army: [['volantis', 'aat', captured('atalanta')], ['elle', 'shadow'], ['phoenix']],
    };
    for (const clan of ['clan justice', 'clan tomorrow']) {
      const s = scenario(table({ hand, army }, foe)).play('play goan-sul', clan).turnOf('foe');
      expect(s.army('foe')).toEqual([
        ['volantis', 'aat', '(atalanta)'],
        ['elle', 'shadow'],
        ['phoenix'],
      ]);
      expect(s.discard('foe')).toEqual([]);
    }
    const hit = scenario(table({ hand, army }, foe)).play('play goan-sul', 'clan phoenix');
    hit.turnOf('foe');
    expect(hit.discard('foe')).toEqual(['phoenix']);
  });

  test('the Justice tile: Ethereal as the highest OPEN card, he outlives his own clan', () => {
    const rest: Table = { tiles: ['justice'] };
    const s = scenario(table({ hand, army }, {}, rest)).play('play goan-sul', 'clan goan-sul');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['bombers', 'lava-goddesses'], ['alpha'], ['goan-sul']]);
  });

  test('C14: All in One is hit for any of its owner’s three clans, not when captured', () => {
    const clans = ['xian', 'tomorrow', 'phoenix'] as const;
    for (const clan of clans) {
      const s = scenario(table({ hand, army }, { clans, army: [['all-in-one']] }));
      s.play('play goan-sul', `clan ${clan}`, 'no').turnOf('foe');
      expect(s.discard('foe')).toEqual(['all-in-one']);
    }
    const face = scenario(table({ hand, army }, { clans, army: [[captured('all-in-one')]] }));
    face.play('play goan-sul', 'clan xian').turnOf('foe');
    expect(face.army('foe')[0]).toEqual(['(all-in-one)']);
    const other = scenario(table({ hand, army }, { clans, army: [['all-in-one']] }));
    other.play('play goan-sul', 'clan goan-sul');
    expect(other.army('foe')[0]).toEqual(['all-in-one']);
  });

  test('C14: under Xi’an a level III card is hit for any of its owner’s clans', () => {
    const foe = {
      clans: ['xian', 'tomorrow', 'phoenix'] as const,
      army: [
        ['aat', 'arpia'],
        ['neo', 'kaez'],
        ['xian', 'phoenix'],
      ],
    };
    const s = scenario(table({ hand, army }, foe)).play('play goan-sul', 'clan tomorrow');
    s.turnOf('foe');
    expect(s.army('foe')[2]).toEqual(['xian']);
    expect(s.discard('foe')).toEqual(['phoenix']);
  });

  onBothSides('C24: Red Circle questions first, card by card, row III to I', (set) => {
    const foe = {
      army: [
        ['red-circle', 'apostles-of-night', 'dark-cultists'],
        ['solok', 'ashes'],
        ['abhilasha'],
      ],
      hand: ['red-circle'],
    };
    const s = set(table({ hand, army }, foe)).play('play goan-sul', 'clan abhilasha');
    s.asks('foe', 'respond').play('decline').asks('foe', 'respond');
    expect(s.discard('foe')).toEqual([]);
    s.play('use red-circle').asks('you', 'may').play('no').turnOf('foe');
    expect(s.army('foe')).toEqual([['red-circle', 'apostles-of-night'], ['solok', 'ashes'], []]);
    expect(s.discard('foe')).toEqual(['red-circle', 'abhilasha', 'dark-cultists']);
  });

  test('C24, C11: two Red Circles save two cards, and a saved Bounty is not drawn', () => {
    const foe = {
      army: [['guardians-of-night', 'dark-cultists'], ['solok']],
      hand: ['red-circle', 'red-circle'],
    };
    const s = scenario(table({ hand, army }, foe)).play('play goan-sul', 'clan abhilasha');
    s.play('use red-circle').asks('foe', 'respond').play('use red-circle').turnOf('foe');
    expect(s.army('foe')).toEqual([['guardians-of-night', 'dark-cultists'], ['solok'], []]);
    expect(s.discard('foe')).toEqual(['red-circle', 'red-circle']);
  });

  test('C11: your own Red Circle may save Goan Sul from himself', () => {
    const s = scenario(table({ hand: [...hand, 'red-circle'], army }));
    s.play('play goan-sul', 'clan goan-sul').asks('you', 'respond').play('use red-circle');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['bombers', 'lava-goddesses'], ['alpha'], ['goan-sul']]);
    expect(s.discard('you')).toEqual(['red-circle', 'hempo']);
  });

  test('X9.7: one yes or no for each Bounty card, keyword or token', () => {
    const foe = { army: [[withBounty('volantis'), 'spoil-seekers'], ['ez']] };
    const deck = ['smook', 'orgah', 'hemro'];
    const s = scenario(table({ hand, army, deck }, foe)).play('play goan-sul', 'clan tomorrow');
    s.asks('you', 'may').play('yes').asks('you', 'may').play('no').turnOf('foe');
    expect(s.hand('you')).toEqual(['smook']);
    expect(s.army('foe')).toEqual([['volantis!'], [], []]);
  });

  test('X9.7: an own Bounty card destroyed draws nothing', () => {
    const side = [
      ['bombers', 'lava-goddesses'],
      ['alpha', 'orgah'],
    ];
    const s = scenario(table({ hand, army: side })).play('play goan-sul', 'clan goan-sul');
    s.turnOf('foe');
    expect([s.discard('you'), s.hand('you')]).toEqual([['goan-sul', 'orgah'], []]);
  });

  test('Hemro adds a card to each of the draws (C2)', () => {
    const you = {
      hand,
      army: [['bombers'], ['hemro']],
      deck: ['smook', 'orgah', 'alpha', 'hempo'],
    };
    const s = scenario(table(you, { army: [['aat', 'spoil-seekers'], ['ez']] }));
    s.play('play goan-sul', 'clan tomorrow', 'yes', 'yes').turnOf('foe');
    expect(s.hand('you')).toEqual(['alpha', 'hempo', 'orgah', 'smook']);
  });

  test('X5.6: the tokens of a destroyed card are spent', () => {
    const foe = { army: [[withTokens('arpia')]] };
    const s = scenario(table({ hand, army }, foe)).play('play goan-sul', 'clan phoenix');
    expect(s.player('foe')).toMatchObject({ tokens: 1, spent: 1 });
  });

  test('the Tomorrow tile: Echo names a second clan, if he still stands (X9.8)', () => {
    const foe = { army: [['volantis', 'arpia']] };
    const rest: Table = { tiles: ['tomorrow'] };
    const s = scenario(table({ hand, army }, foe, rest)).play('play goan-sul', 'clan phoenix');
    s.asks('you', 'may').play('yes', 'clan justice').turnOf('foe');
    expect(s.discard('foe')).toEqual(['arpia', 'volantis']);
    scenario(table({ hand, army }, foe, rest))
      .play('play goan-sul', 'clan goan-sul')
      .turnOf('foe');
  });

  onBothSides('C12: no icon; one token for nothing, and he counts 10', (set) => {
    const s = set(
      table({ army: [['bombers'], ['alpha'], ['goan-sul']] }, { army: [['volantis']] }),
    );
    s.play('activate III1').turnOf('foe');
    expect(s.army('you')[2]).toEqual(['goan-sul+1']);
    expect(s.value('you')).toBe(15);
  });

  test('X4.5: he needs a face-up Troop and a face-up Hero of his clan', () => {
    scenario(table({ hand, army: [['bombers'], ['elle']] })).withholds('play goan-sul');
    scenario(table({ hand, army: [['volantis'], ['alpha']] })).withholds('play goan-sul');
    scenario(table({ hand, army: [[captured('bombers')], ['alpha']] })).withholds('play goan-sul');
    scenario(table({ hand, army: [['volantis', 'bombers'], ['alpha']] })).offers('play goan-sul');
  });
});

describe('goan-sul: the victory', () => {
  const army = [['bombers', 'lava-goddesses'], ['alpha'], ['goan-sul']];
  const worth3 = [['phoenix-immortal']];
  const worth2 = [['arpia']];
  const battle = (you: Side, foe: Side, rest: Table = {}) =>
    table(you, { passed: true, ...foe }, rest);

  onBothSides('X10.4: winning by exactly 10 wins the game', (set) => {
    const s = set(battle({ army }, { army: worth2 }));
    expect([s.value('you'), s.value('foe')]).toEqual([12, 2]);
    s.play('pass').wins('you', 'goan-sul');
    expect(supremacy(s)).toEqual([0, 0]);
  });

  onBothSides('C23: winning by 9 costs one sacrifice more in the Song', (set) => {
    const s = set(battle({ army }, { army: worth3 })).play('pass');
    expect([s.value('you'), supremacy(s)]).toEqual([12, [1, 0]]);
    s.asks('you', 'target').play('target you:III1', 'target you:I2').turnOf('foe');
    expect(s.army('you')).toEqual([['bombers'], [], []]);
    expect(s.discard('you')).toEqual(['goan-sul', 'lava-goddesses', 'alpha']);
    expect(s.army('foe')).toEqual([[], [], []]);
  });

  test('C23: winning by 0 with the Wonder token costs it too', () => {
    const even = { army: [['volantis', 'aat'], ['elle'], ['tomorrow']] };
    const s = scenario(battle({ army }, even, { wonder: 'you' })).play('pass');
    s.play('target you:III1', 'target you:I2').asks('foe', 'target');
    expect([supremacy(s), s.army('you')]).toEqual([
      [1, 0],
      [['bombers'], [], []],
    ]);
  });

  test('X8.2, C23: so does a shared battle, which both win by 0', () => {
    const even = { army: [['volantis', 'aat'], ['elle'], ['tomorrow']] };
    const s = scenario(battle({ army }, even)).play('pass');
    expect(supremacy(s)).toEqual([1, 1]);
    while (s.legal().some((answer) => answer.startsWith('target'))) s.play(s.legal()[0] as string);
    expect([s.army('you').flat().length, s.army('foe').flat().length]).toEqual([1, 2]);
  });

  test('losing a battle costs nothing more, and his opponent wins nothing by 10', () => {
    const big = {
      army: [
        ['volantis', 'aat', 'atalanta'],
        ['elle', 'quae'],
        ['tomorrow', 'justice'],
      ],
    };
    const s = scenario(battle({ army: [['bombers'], ['alpha'], [captured('goan-sul')]] }, big));
    expect([s.value('you'), s.value('foe')]).toEqual([5, 22]);
    s.play('pass').goesOn();
    expect(supremacy(s)).toEqual([0, 1]);
    const lost = scenario(battle({ army }, big)).play('pass').goesOn();
    expect([lost.value('foe'), supremacy(lost)]).toEqual([22, [0, 1]]);
    expect(lost.eventTypes().filter((type) => type === 'sacrifice')).toEqual([]);
    lost.play('target foe:III2', 'target foe:II2', 'target foe:III1', 'target foe:I3');
    lost.asks('you', 'target').play('target you:III1').play('target you:I2').turnOf('you');
    expect(lost.army('you')).toEqual([['bombers'], ['alpha'], []]);
  });

  onBothSides('C19: captured, he neither wins by 10 nor costs a card', (set) => {
    const you = {
      army: [['bombers', 'lava-goddesses', 'bombers'], ['alpha', 'hempo'], [captured('goan-sul')]],
    };
    const s = set(battle(you, {})).play('pass').goesOn();
    expect(supremacy(s)).toEqual([1, 0]);
    s.play('target you:III1', 'target you:II2', 'target you:II1').turnOf('foe');
    expect(s.army('you')).toEqual([['bombers', 'lava-goddesses', 'bombers'], [], []]);
  });

  test('C19: released before the battle he wins it again', () => {
    const you = {
      hand: ['kan-te'],
      army: [['bombers', 'kno-bo'], ['alpha'], [captured('goan-sul')]],
    };
    const s = scenario(battle(you, {})).play('play kan-te').turnOf('you').play('pass');
    s.wins('you', 'goan-sul');
  });

  test('Veteran: a token on him makes 5 more (X9.12)', () => {
    const you = { army: [['bombers'], ['alpha'], [withTokens('goan-sul')]] };
    scenario(battle(you, { army: [['arpia'], ['kaez']] }))
      .play('pass')
      .wins('you', 'goan-sul');
  });

  test('X12.5: during the battle his victory comes before the Supremacy token', () => {
    scenario(battle({ army, supremacy: 1 }, {}))
      .play('pass')
      .wins('you', 'goan-sul');
    const options = { goanSulVictory: 'after-battle' };
    const after = scenario(battle({ army, supremacy: 1 }, {}, { options })).play('pass');
    after.wins('you', 'supremacy');
    const first = scenario(battle({ army }, {}, { options }))
      .play('pass')
      .wins('you', 'goan-sul');
    expect(supremacy(first)).toEqual([1, 0]);
  });

  onBothSides('the tile binds both players: 10 wins for anybody (X2.3, X11.7)', (set) => {
    const column = [['volantis'], ['elle'], ['justice']];
    const tiles: Table = { tiles: ['goan-sul'] };
    set(battle({ army: column }, {}, tiles))
      .play('pass')
      .wins('you', 'goan-sul');
    set(battle({}, { army: column }, tiles))
      .play('pass')
      .wins('foe', 'goan-sul');
    set(battle({ army: column }, {}))
      .play('pass')
      .goesOn();
  });

  test('the tile: one more sacrifice for a win by less, never beyond the army (C23)', () => {
    const tiles: Table = { tiles: ['goan-sul'] };
    const two = scenario(battle({ army: [['volantis', 'atalanta']] }, {}, tiles)).play('pass');
    two.turnOf('foe');
    expect(two.army('you')).toEqual([[], [], []]);
    const one = scenario(battle({ army: [['volantis']] }, {}, tiles))
      .play('pass')
      .turnOf('foe');
    expect(one.army('you')).toEqual([[], [], []]);
    const plain = scenario(battle({ army: [['volantis', 'atalanta']] }, {})).play('pass');
    expect(plain.army('you')).toEqual([['volantis'], [], []]);
    const loser = { army: [['arpia', 'timer', 'muraena', 'sqeezs']] };
    const lost = scenario(battle({ army: [['volantis', 'aat']] }, loser, tiles)).play('pass');
    lost.turnOf('you');
    expect([lost.army('foe')[0], lost.army('you')[0]]).toEqual([['arpia'], ['volantis']]);
  });

  test('X11.7, C23: tile and leader together cost one card, not two', () => {
    const rest: Table = { tiles: ['goan-sul'] };
    const s = scenario(battle({ army, flipped: ['goan-sul'] }, { army: worth3 }, rest));
    s.play('pass', 'target you:III1', 'target you:I2').turnOf('foe');
    expect(s.army('you')).toEqual([['bombers'], [], []]);
  });
});

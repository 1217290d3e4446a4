/** X11, and the card rulings that are about mechanics, not about one card. */
import { captured, onBothSides, withTokens } from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { quiet } from './table.ts';

const FOE = { clans: ['narashima', 'xian', 'tomorrow'] } as const;
const NO_TOKENS = { hand: 0, spent: 2 };

onBothSides('X11.1 a mandatory effect that can only target your own cards does', (set) => {
  const s = set(quiet({ you: { army: [['bombers']], hand: ['demon-guardians'] }, foe: FOE }));
  s.play('play demon-guardians', 'no').turnOf('foe');
  expect([s.army('you')[0], s.discard('you')]).toEqual([['bombers'], ['demon-guardians']]);
});

onBothSides('X11.2 the controller chooses unless the text names another', (set) => {
  const foe = { army: [['nakshatra', 'navaj'], ['nalin']] };
  const s = set(quiet({ you: { hand: ['un-go'] }, foe }));
  s.play('play un-go').asks('you', 'target');
  const t = set(quiet({ you: { army: [['volantis']], hand: ['quae'] }, foe }));
  t.play('play quae').asks('foe', 'target').offersExactly('target foe:I2', 'target foe:II1');
});

const END_OF_TURN = {
  army: [['volantis', 'aat'], ['nezha', 'neo'], ['bhj-tomorrow']],
  removed: ['neye'],
} as const;

onBothSides('X11.3 C15 several end-of-turn effects: their player picks the order', (set) => {
  const foe = { clans: ['narashima', 'xian', 'goan-sul'] } as const;
  const s = set(quiet({ you: { ...END_OF_TURN, tokens: NO_TOKENS }, foe }));
  s.play('pass').asks('you', 'order').offersExactly('order you:II1', 'order you:III1');
  s.play('order you:II1').turnOf('foe');
  expect([s.player('you').hand.length, s.player('you').locked, s.removed('you')]).toEqual([
    2,
    1,
    [],
  ]);
  // With a card in hand Nezha has nothing to do: nothing is asked.
  const t = set(quiet({ you: END_OF_TURN, foe }));
  t.play('spend 1').turnOf('foe');
  expect([t.player('you').hand.length, t.player('you').locked]).toEqual([1, 1]);
});

onBothSides('C15 each end-of-turn effect is used once a turn', (set) => {
  const you = { army: [['volantis'], ['nezha']], tokens: NO_TOKENS };
  const s = set(quiet({ fill: false, you, foe: FOE }));
  s.play('pass').turnOf('foe');
  expect(s.hand('you')).toEqual([]);
});

onBothSides('C15 conditions are judged when their turn comes, declining uses one up', (set) => {
  const hand = ['three-wishes', 'three-wishes', 'thousand-faces', 'thousand-faces', 'valeen'];
  const army = [['volantis', 'all-in-one'], ['nezha', 'pangu'], ['bhj-xian']];
  const you = { army, hand, tokens: NO_TOKENS };
  const foe = { clans: ['narashima', 'tomorrow', 'goan-sul'] } as const;
  const paid = set(quiet({ you, foe }));
  // Nezha's condition is false until the five cards are gone, then it is true.
  paid.play('pass').asks('you', 'may').play('yes', 'discard valeen');
  paid.play('discard three-wishes', 'discard three-wishes').turnOf('foe');
  expect([paid.player('you').hand.length, paid.player('you').locked]).toEqual([2, 1]);
  const declined = set(quiet({ you, foe }));
  declined.play('pass', 'no').turnOf('foe');
  expect([declined.player('you').hand.length, declined.player('you').locked]).toEqual([5, 2]);
});

onBothSides('C15 an effect that cannot be done is not put up for order', (set) => {
  const army = [['volantis', 'all-in-one'], ['nezha', 'pangu'], ['bhj-xian']];
  const you = { army, tokens: NO_TOKENS };
  const s = set(quiet({ you, foe: { clans: ['narashima', 'tomorrow', 'goan-sul'] } }));
  s.play('pass').turnOf('foe');
  expect(s.player('you').hand).toHaveLength(2);
});

onBothSides('C15 what the hand limit makes true comes too late', (set) => {
  const army = [['aat'], ['neo'], ['bhj-tomorrow']];
  const hand = ['obeezs', 'obeezs', 'wiindz', 'wiindz', 'ez', 'free', 'shadow'];
  const s = set(quiet({ you: { army, hand }, foe: { clans: ['narashima', 'xian', 'goan-sul'] } }));
  s.play('spend 1').asks('you', 'discard').play('discard ez').turnOf('foe');
  expect(s.player('you').locked).toBe(2);
});

onBothSides('X11.4 a paid card may be fetched by the effect', (set) => {
  const you = { army: [['volantis']], hand: ['spoil-seekers', 'elle', 'quae'] };
  const s = set(quiet({ you, foe: { clans: ['narashima', 'xian', 'goan-sul'] } }));
  s.play('play spoil-seekers', 'discard elle').asks('you', 'name');
  s.offersExactly('name elle', 'name quae').play('name quae').turnOf('foe');
  expect([s.hand('you'), s.discard('you')]).toEqual([['quae'], ['elle']]);
});

onBothSides('X11.5 forced to discard with too few cards: all go', (set) => {
  const you = { army: [['nakshatra']], hand: ['nachiketa', 'nalin'] };
  const s = set(quiet({ you, foe: { hand: ['elle', 'sati', 'quae'] } }));
  s.play('play nachiketa')
    .asks('foe', 'discard')
    .play('discard sati', 'discard elle')
    .turnOf('foe');
  expect([s.hand('you'), s.discard('you'), s.hand('foe')]).toEqual([[], ['nalin'], ['quae']]);
});

onBothSides('C18 each player: the controller first, then the opponent', (set) => {
  const you = { army: [['nakshatra']], hand: ['nachiketa', 'nalin', 'nitish', 'navaj'] };
  const s = set(quiet({ you, foe: { hand: ['elle', 'sati', 'quae'] } }));
  s.play('play nachiketa').asks('you', 'discard').play('discard nalin', 'discard navaj');
  s.asks('foe', 'discard');
});

onBothSides('X11.6 an effect resolves to its end though its card left', (set) => {
  const you = { hand: ['volantis', 'elle', 'sati'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('play volantis').asks('you', 'discard').play('discard sati').turnOf('foe');
  expect([s.army('you')[0], s.hand('you'), s.discard('you')]).toEqual([
    [],
    ['elle'],
    ['volantis', 'sati'],
  ]);
});

onBothSides('X11.6 Nio goes on with the card it chose after it left itself', (set) => {
  const you = { army: [['un-go', 'all-in-one']], hand: ['nio'] };
  const s = set(quiet({ you, foe: { clans: ['narashima', 'goan-sul', 'tomorrow'] } }));
  // Un'Go below is copied: Nio itself goes on the deck, and Un'Go is captured all the same.
  s.play('play nio').offersExactly('target you:I2', 'target you:II1').play('target you:II1');
  s.turnOf('foe');
  expect([s.army('you'), s.deck('you')[0]]).toEqual([[['(un-go)', 'all-in-one'], [], []], 'nio']);
});

const JUSTICE = { army: [['volantis'], ['elle']], hand: ['justice'] };

onBothSides('X11.7 Narashima’s tile limits hands at the end of the very turn', (set) => {
  const hand = ['justice', 'sati', 'quae', 'nezha', 'tourach', 'atalanta', 'petal-faeries'];
  const you = { ...JUSTICE, hand, clans: ['justice', 'narashima', 'galmi'] } as const;
  const s = set(quiet({ you, foe: { clans: ['tomorrow', 'xian', 'goan-sul'] } }));
  s.play('play justice', 'tile narashima')
    .asks('you', 'discard')
    .play('discard sati')
    .turnOf('foe');
  expect(s.player('you').hand).toHaveLength(5);
});

onBothSides('X11.7 Galmi’s tile counts from the next first pass, for both players', (set) => {
  const you = { ...JUSTICE, clans: ['justice', 'narashima', 'galmi'], tokens: NO_TOKENS } as const;
  const foe = { clans: ['tomorrow', 'xian', 'goan-sul'], tokens: NO_TOKENS } as const;
  const s = set(quiet({ you, foe }));
  s.play('play justice', 'tile galmi', 'pass').turnOf('you');
  expect(s.player('you').turnsLeft).toBe(2);
  const late = set(quiet({ you, foe: { ...foe, passed: true } }));
  late.play('play justice', 'tile galmi').turnOf('you');
  expect(late.player('you').turnsLeft).toBe(2);
});

onBothSides('X11.7 Goan Sul’s tile counts from the next battle, for both players', (set) => {
  const you = { ...JUSTICE, clans: ['justice', 'goan-sul', 'galmi'], tokens: NO_TOKENS } as const;
  const foe = { clans: ['tomorrow', 'xian', 'narashima'], passed: true } as const;
  const s = set(quiet({ you, foe }));
  s.play('play justice', 'tile goan-sul', 'pass').wins('you', 'goan-sul');
});

onBothSides('X11.7 tile and leader of one clan never add up', (set) => {
  const you = {
    army: [['arpia'], ['kaez'], ['phoenix']],
    hand: ['timer', 'genious'],
    flipped: ['phoenix'],
  } as const;
  expect(set(quiet({ you, foe: FOE })).value('you')).toBe(12);
});

onBothSides('C10 Atalanta is asked after the token, before any choice; the token stays', (set) => {
  const you = { army: [['apostles-of-night', 'red-circle']] };
  const s = set(quiet({ you, foe: { hand: ['atalanta'] } }));
  s.play('activate I1').asks('foe', 'respond').offersExactly('use atalanta', 'decline');
  expect(s.army('you')[0]).toEqual(['apostles-of-night+1', 'red-circle']);
  s.play('use atalanta').turnOf('foe');
  expect([s.army('you')[0], s.discard('foe')]).toEqual([
    ['apostles-of-night+1', 'red-circle'],
    ['atalanta'],
  ]);
});

onBothSides(
  'C10 C12 not for a token that triggers nothing; a cancelled Veteran still doubles',
  (set) => {
    const you = { army: [['lava-goddesses', 'bombers']] };
    const foe = { hand: ['atalanta'], army: [['volantis']] };
    const s = set(quiet({ you, foe }));
    s.play('activate I1').turnOf('foe');
    expect([s.army('you')[0], s.army('foe')[0]]).toEqual([
      ['lava-goddesses+1', 'bombers'],
      ['volantis'],
    ]);
    s.play('spend 1', 'activate I2', 'use atalanta');
    expect([s.value('you'), s.army('foe')[0]]).toEqual([8, ['volantis']]);
  },
);

onBothSides('C12 one token only, and only for Veterans', (set) => {
  const you = { army: [[withTokens('lava-goddesses'), 'volantis'], ['alpha']] };
  const s = set(quiet({ you, foe: FOE }));
  s.offersExactly('spend 1', 'activate II1').refuses('activate I1', /no free activation icon/i);
});

onBothSides('C11 The Red Circle answers one’s own effects too, and the rest goes on', (set) => {
  const you = {
    army: [['apostles-of-night']],
    hand: ['alpha-dead', 'red-circle'],
    tokens: { hand: 1, spent: 1 },
  };
  const s = set(quiet({ you, foe: FOE }));
  s.play('play alpha-dead', 'take spent')
    .asks('you', 'respond')
    .play('use red-circle')
    .turnOf('foe');
  expect([s.army('you')[1], s.player('you').tokens]).toEqual([['alpha-dead'], 2]);
});

onBothSides('C11 not a return to the deck', (set) => {
  const foe = { army: [['apostles-of-night']], hand: ['red-circle'] };
  const s = set(quiet({ you: { hand: ['un-go'] }, foe }));
  s.play('play un-go', 'target foe:I1').turnOf('foe');
  expect(s.hand('foe')).toEqual(['red-circle']);
});

onBothSides(
  'C13 Phoenix (Immortal) may be played in any row under that row’s conditions',
  (set) => {
    const army = [['arpia', 'timer'], ['kaez']];
    const s = set(quiet({ you: { army, hand: ['phoenix-immortal'] }, foe: FOE }));
    s.offers('play phoenix-immortal I', 'play phoenix-immortal II', 'play phoenix-immortal III');
    s.play('play phoenix-immortal III').turnOf('foe');
    expect([s.army('you')[2], s.value('you')]).toEqual([['phoenix-immortal'], 10]);
    const alone = set(quiet({ you: { army: [['arpia']], hand: ['phoenix-immortal'] }, foe: FOE }));
    alone.offersExactly(
      'play phoenix-immortal I',
      'play phoenix-immortal II',
      'spend 1',
      'spend 2',
      'activate I1',
    );
  },
);

onBothSides('C13 shifted in it takes the row, shifted out a card of that row comes', (set) => {
  const you = { army: [['volantis'], ['elle']], hand: ['phoenix-immortal', 'sati', 'timer'] };
  const s = set(quiet({ you, foe: FOE }));
  s.offers('shift I1 phoenix-immortal', 'shift II1 phoenix-immortal');
  s.play('shift I1 phoenix-immortal', 'discard sati').turnOf('foe');
  expect(s.army('you')).toEqual([['phoenix-immortal'], ['elle'], []]);
  const out = { army: [['phoenix-immortal'], ['elle']], hand: ['kaez', 'timer', 'volantis'] };
  const t = set(quiet({ you: out, foe: FOE }));
  t.offers('shift I1 timer', 'shift I1 volantis').withholds('shift I1 kaez');
});

onBothSides('C14 a card of all three clans supports and is supported by any of them', (set) => {
  const you = { army: [['all-in-one']], hand: ['elle', 'kaez', 'muraena', 'shennong'] };
  const s = set(quiet({ you, foe: { clans: ['narashima', 'goan-sul', 'tomorrow'] } }));
  s.offers('play elle', 'play kaez', 'play shennong').play('play muraena').turnOf('foe');
  expect(s.discard('you')).toEqual([]);
  const other = { army: [['muraena']], hand: ['all-in-one', 'shennong'] };
  const t = set(quiet({ you: other, foe: { clans: ['narashima', 'goan-sul', 'tomorrow'] } }));
  t.offers('play shennong').play('play all-in-one').turnOf('foe');
});

onBothSides(
  'C13 C14 level III under Xi’an is of all three clans, Phoenix (Immortal) too',
  (set) => {
    const you = { army: [['volantis'], ['elle']], hand: ['phoenix', 'phoenix-immortal'] };
    const foe = { clans: ['narashima', 'goan-sul', 'tomorrow'] } as const;
    const s = set(quiet({ tiles: ['xian'], you, foe }));
    s.offers('play phoenix', 'play phoenix-immortal I', 'play phoenix-immortal III');
    const none = set(quiet({ you, foe }));
    none.withholds('play phoenix', 'play phoenix-immortal I', 'play phoenix-immortal III');
  },
);

onBothSides('C14 different clans are counted by their union', (set) => {
  const foe = { clans: ['narashima', 'goan-sul', 'tomorrow'] } as const;
  const row = { army: [['thousand-faces'], ['elle']] };
  const s = set(quiet({ you: row, foe }));
  s.play('activate I1').turnOf('foe');
  expect(s.player('you').hand).toHaveLength(2);
  const column = { army: [['thousand-faces'], ['shennong']] };
  const t = set(quiet({ you: column, foe }));
  t.play('activate I1').turnOf('foe');
  expect(t.player('you').hand).toHaveLength(3);
});

const GOAN_SUL = { army: [['bombers'], ['hemro']], hand: ['goan-sul'] };

onBothSides(
  'C24 Goan Sul: every OPEN card of the clan at once; what that uncovers is safe',
  (set) => {
    const foe = { army: [['nakshatra', 'navaj'], ['nalin'], ['narashima']] };
    const s = set(quiet({ you: GOAN_SUL, foe }));
    s.play('play goan-sul');
    expect(s.legal()).toHaveLength(6);
    s.play('clan narashima').turnOf('foe');
    expect([s.army('foe'), s.discard('foe')]).toEqual([
      [['nakshatra'], ['nalin'], []],
      ['narashima', 'navaj'],
    ]);
    expect(s.army('you')[2]).toEqual(['goan-sul']);
  },
);

onBothSides('C24 himself included; captured and Ethereal cards are spared', (set) => {
  const s = set(quiet({ you: GOAN_SUL, foe: { army: [['aat', captured('obeezs')], ['shadow']] } }));
  s.play('play goan-sul', 'clan goan-sul').turnOf('foe');
  expect(s.army('you')).toEqual([['bombers'], ['hemro'], []]);
  const t = set(quiet({ you: GOAN_SUL, foe: { army: [['aat', captured('obeezs')], ['shadow']] } }));
  t.play('play goan-sul', 'clan tomorrow').turnOf('foe');
  expect(t.army('foe')).toEqual([['aat', '(obeezs)'], ['shadow'], []]);
});

onBothSides(
  'C24 Red Circle questions first, card by card; then all go; then Bounty questions',
  (set) => {
    const foe = {
      army: [['red-circle', 'dark-cultists'], ['solok'], ['bhj-abhilasha']],
      hand: ['red-circle'],
    };
    const s = set(quiet({ you: { ...GOAN_SUL, army: [['bombers'], ['smook']] }, foe }));
    s.play('play goan-sul', 'clan abhilasha').asks('foe', 'respond').play('decline');
    s.asks('foe', 'respond');
    expect(s.army('foe').flat()).toHaveLength(4);
    s.play('use red-circle').asks('you', 'may');
    expect(s.army('foe')).toEqual([['red-circle', 'dark-cultists'], ['solok'], []]);
    s.play('yes').turnOf('foe');
    expect(s.player('you').hand).toHaveLength(1);
  },
);

onBothSides('C24 one Bounty question for each card destroyed', (set) => {
  const foe = { army: [['dark-cultists', 'dark-cultists'], ['solok'], ['bhj-abhilasha']] };
  const s = set(quiet({ you: { ...GOAN_SUL, army: [['bombers'], ['smook']] }, foe }));
  s.play('play goan-sul', 'clan abhilasha', 'no').asks('you', 'may').play('yes').turnOf('foe');
  expect(s.player('you').hand).toHaveLength(1);
  expect(s.army('foe')).toEqual([['dark-cultists'], ['solok'], []]);
});

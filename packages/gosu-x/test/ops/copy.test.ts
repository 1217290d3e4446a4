/** Copying (C6), adjacency (C7), Aat (C8). */
import { captured, onBothSides, withTokens } from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { eventsOf, quiet, twin } from '../flow/table.ts';

const DRAGON = { hand: ['dancing-dragon'], clans: ['xian', 'justice', 'phoenix'] } as const;

onBothSides('C6 copy: no card to choose, or only one: nothing is asked', (set) => {
  const none = set(quiet({ you: DRAGON, foe: { army: [['boul-go', 'aat']] } }));
  none.play('play dancing-dragon').turnOf('foe');
  expect(none.eventTypes()).not.toContain('copy');
  const you = { ...DRAGON, deck: ['elle', 'sati', 'quae'] };
  const one = set(quiet({ you, foe: { army: [['nakshatra']] } }));
  one.play('play dancing-dragon').turnOf('foe');
  expect(one.discard('you')).toEqual(['elle', 'sati']);
});

onBothSides(
  'C6 only face-up cards with an effect, one must be chosen; a copy of the table',
  (set) => {
    const foe = { army: [['nakshatra', captured('navaj'), 'boul-go', 'bun-to'], ['nalin']] };
    const you = { ...DRAGON, army: [['thousand-faces']] };
    const s = set(quiet({ you, foe }));
    s.play('play dancing-dragon').offersExactly('target you:I1', 'target foe:I1', 'target foe:I4');
    s.refuses('target you:I2', /cannot copy itself/i).refuses('target foe:I3', /no effect/i);
    s.refuses('target foe:I2', /captured/i).refuses('target foe:II1', /level/i);
    const other = twin(s);
    s.play('target foe:I4').asks('you', 'level');
    other.play('target you:I1').turnOf('foe');
    expect(other.player('you').hand).toHaveLength(1);
  },
);

onBothSides('C6 no keyword and no ongoing effect is copied', (set) => {
  const s = set(quiet({ you: DRAGON, foe: { army: [['bun-to']] }, wonder: 'foe' }));
  s.play('play dancing-dragon', 'level I').turnOf('foe');
  expect(s.wonder()).toBe('foe');
  const echo = set(quiet({ you: DRAGON, foe: { army: [['obeezs']] } }));
  echo.play('play dancing-dragon');
  const [first] = echo.legal();
  echo.play(first ?? '').turnOf('foe');
});

onBothSides('C6 "you", X and Supremacy are the copier’s', (set) => {
  const you = { ...DRAGON, tokens: { hand: 3, locked: 1 } };
  const s = set(
    quiet({
      you: { ...you, clans: ['xian', 'justice', 'tomorrow'] },
      foe: { army: [['muraena']] },
    }),
  );
  s.play('play dancing-dragon').turnOf('foe');
  expect([s.player('you').hand.length, s.player('foe').hand.length]).toEqual([3, 0]);
  const bonus = { ...DRAGON, supremacy: 1 };
  const foe = { army: [['un-go'], ['kan-te'], ['galmi']] };
  const t = set(quiet({ you: bonus, foe, round: 2 }));
  t.play('play dancing-dragon').offersExactly('target you:I1', 'target foe:III1');
});

onBothSides('C6 "this card" and "this column" are the copier’s', (set) => {
  const you = {
    army: [['apostles-of-night'], ['alpha-dead']],
    hand: ['dark-cultists', 'elle', 'sati'],
    tokens: { hand: 1, spent: 1 },
  };
  const s = set(quiet({ you, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }));
  s.play('shift I1 dark-cultists', 'discard elle', 'take spent').turnOf('foe');
  expect(s.army('you')).toEqual([['(dark-cultists)'], ['alpha-dead'], []]);
  const column = { army: [['volantis'], ['elle']], hand: ['dancing-dragon', 'sati', 'quae'] };
  const t = set(
    quiet({ you: column, foe: { army: [['nikhilesh']], discard: ['nalin', 'shard'] } }),
  );
  t.play('shift I1 dancing-dragon', 'discard sati').turnOf('foe');
  // Nikhilesh counts the clans of the copier's own discard pile.
  expect(t.player('you').hand).toHaveLength(1);
});

onBothSides('C6 "this row" is the copier’s row, in the copier’s army', (set) => {
  const you = { army: [['three-wishes', 'volantis'], ['dalisteer']], hand: ['valeen'] };
  const foe = {
    army: [
      ['nakshatra', 'bombers'],
      ['nalin', 'hemro'],
    ],
  };
  const s = set(quiet({ you, foe }));
  // Dalisteer: a card for each clan of Valeen's row, Xi'an only.
  s.play('play valeen', 'target you:II1').turnOf('foe');
  expect(s.player('you').hand).toHaveLength(1);
});

onBothSides('C6 a chain never takes the copier nor the same card twice', (set) => {
  const you = { hand: ['dancing-dragon'], army: [['dancing-dragon']] };
  const foe = { clans: ['goan-sul', 'tomorrow', 'galmi'] } as const;
  const dead = set(quiet({ you, foe }));
  // The other Dragon is copied, and finds nothing that is not in the chain.
  dead.play('play dancing-dragon').turnOf('foe');
  expect(eventsOf(dead.events, 'copy').map((event) => event.card)).toEqual(['dancing-dragon']);
  const on = set(quiet({ you, foe: { army: [['bun-to']] } }));
  on.play('play dancing-dragon').offersExactly('target you:I1', 'target foe:I1');
  on.play('target you:I1').asks('you', 'level');
  expect(eventsOf(on.events, 'copy').map((event) => event.card)).toEqual([
    'dancing-dragon',
    'bun-to',
  ]);
});

onBothSides('C6 a chain through copiers of two kinds', (set) => {
  const army = [['dancing-dragon', 'three-wishes'], ['nio']];
  const you = { army, hand: ['valeen'] };
  const s = set(quiet({ you, foe: { clans: ['goan-sul', 'tomorrow', 'galmi'] } }));
  // Valeen copies the Dragon, as the Dragon's "level I card": 3 Wishes only.
  s.play('play valeen', 'target you:I1').asks('you', 'clan');
  // Or Nio: "adjacent" is adjacent to Valeen, so 3 Wishes below it; then it is captured.
  const t = set(quiet({ you, foe: { clans: ['goan-sul', 'tomorrow', 'galmi'] } }));
  t.play('play valeen', 'target you:II1', 'clan xian').turnOf('foe');
  expect(t.army('you')).toEqual([['dancing-dragon', '(three-wishes)'], ['nio', 'valeen'], []]);
});

onBothSides('C6 Echo starts a new chain: the same card may be taken again', (set) => {
  const you = { army: [['aat'], ['shadow']], hand: ['dancing-dragon', 'neo'] };
  const s = set(quiet({ you, foe: { army: [['nakshatra', 'nikhilesh']] } }));
  s.play('shift I1 dancing-dragon', 'target foe:I2').asks('you', 'may').play('yes');
  s.offersExactly('target foe:I1', 'target foe:I2').play('target foe:I2').turnOf('foe');
  expect(eventsOf(s.events, 'copy').map((event) => event.card)).toEqual(['nikhilesh', 'nikhilesh']);
});

onBothSides('C6 from any discard pile: any card there with an effect', (set) => {
  const you = {
    army: [['red-circle'], ['solok']],
    hand: ['abhilasha'],
    discard: ['cylak', 'red-circle'],
  };
  const foe = { discard: ['nezha', 'muraena'] };
  const s = set(quiet({ you, foe }));
  s.play('play abhilasha').offersExactly('pick cylak', 'pick muraena');
  const other = twin(s);
  s.play('pick muraena').turnOf('foe');
  // The opponent may capture Abhilasha by the copy of Cylak.
  other.play('pick cylak').asks('foe', 'may').play('no').turnOf('foe');
  expect([s.removed('foe'), other.removed('you')]).toEqual([['muraena'], ['cylak']]);
  expect([s.player('you').hand.length, other.player('you').hand.length]).toEqual([2, 0]);
});

onBothSides('C6 C27 the card just released: its effect, if it has one', (set) => {
  const you = { army: [['aat', captured('obeezs')], []], hand: ['free'], deck: ['neo', 'ez'] };
  const s = set(quiet({ you, foe: { army: [[captured('boul-go')]] } }));
  s.play('play free').offersExactly('target you:I2', 'target foe:I1');
  const other = twin(s);
  s.play('target you:I2').asks('you', 'discard').play('discard ez').turnOf('foe');
  other.play('target foe:I1').turnOf('foe');
  expect([s.army('you')[0], other.army('foe')[0]]).toEqual([['aat', 'obeezs'], ['boul-go']]);
});

onBothSides('C7 adjacent: left, right, above, below, of one’s own army', (set) => {
  const army = [['three-wishes', 'thousand-faces', 'three-wishes'], ['dalisteer']];
  const you = { army, hand: ['nio'] };
  const s = set(
    quiet({
      you,
      foe: {
        army: [
          ['nakshatra', 'navaj'],
          ['nalin', 'niranjan'],
        ],
      },
    }),
  );
  s.play('play nio').offersExactly('target you:I2', 'target you:II1');
});

onBothSides('C8 Aat has the effect of its mirror on entering', (set) => {
  const s = set(
    quiet({ you: { hand: ['aat'], deck: ['neo', 'ez'] }, foe: { army: [['muraena']] } }),
  );
  s.play('play aat').turnOf('foe');
  expect(s.hand('you')).toEqual(['ez', 'neo']);
  for (const army of [[], [[captured('muraena')]], [['boul-go']]]) {
    const foe = { army, clans: ['phoenix', 'galmi', 'justice'] } as const;
    const t = set(quiet({ you: { hand: ['aat'] }, foe }));
    t.play('play aat').turnOf('foe');
    expect(t.hand('you')).toEqual([]);
  }
});

onBothSides(
  'C8 a mirror that appears later triggers nothing, but gives its icons at once',
  (set) => {
    const foe = { hand: ['muraena'] };
    const s = set(quiet({ you: { army: [['aat']], deck: ['neo', 'ez'] }, foe, toPlay: 'foe' }));
    s.play('play muraena').turnOf('you');
    expect(s.hand('you')).toEqual([]);
    s.offers('activate I1').play('activate I1').turnOf('foe');
    expect([s.hand('you'), s.army('you')[0]]).toEqual([['ez', 'neo'], ['aat+1']]);
  },
);

onBothSides('C8 keywords: Wondrous, Recruiter, Secret shift, Veteran', (set) => {
  const wondrous = set(
    quiet({ you: { hand: ['aat'] }, foe: { army: [['boul-go']] }, wonder: 'foe' }),
  );
  wondrous.play('play aat');
  expect(wondrous.wonder()).toBe('you');
  const recruiter = { army: [['aat']], hand: ['muraena', 'neo', 'ez'] };
  const r = set(quiet({ you: recruiter, foe: { army: [['atalanta']] } }));
  r.play('play muraena').turnOf('foe');
  expect(r.discard('you')).toEqual([]);
  const secret = { army: [['aat']], hand: ['neo'], discard: ['obeezs'] };
  set(quiet({ you: secret, foe: { army: [['red-circle']] } })).offers(
    'shift I1 obeezs from discard',
  );
  set(quiet({ you: secret, foe: { army: [['boul-go']] } })).withholds(
    'shift I1 obeezs from discard',
  );
  const veteran = set(quiet({ you: { army: [['aat']] }, foe: { army: [['lava-goddesses']] } }));
  veteran.play('activate I1').turnOf('foe');
  expect(veteran.value('you')).toBe(4);
});

onBothSides('C8 Force of will texts give Aat nothing', (set) => {
  const you = { army: [['aat']], hand: ['aat'] };
  const foe = { army: [['atalanta', 'arpia']], clans: ['justice', 'phoenix', 'xian'] } as const;
  const s = set(quiet({ you, foe, toPlay: 'foe' }));
  s.play('activate I2').turnOf('you');
  // A Navaj takes Force of will cards: Aat is none, in play or in the discard pile.
  const pile = { hand: ['navaj'], discard: ['aat'] };
  const t = set(quiet({ you: pile, foe: { army: [['atalanta']] } }));
  t.play('play navaj').turnOf('foe');
  expect(t.hand('you')).toEqual([]);
});

onBothSides('C8 a mirror Bounty card makes Aat one', (set) => {
  const foe = { army: [['nikhilesh', 'bombers']], hand: ['lava-goddesses'] };
  const s = set(quiet({ you: { army: [['aat']] }, foe, toPlay: 'foe' }));
  s.play('play lava-goddesses', 'target you:I1').asks('foe', 'may').play('no').turnOf('you');
});

onBothSides(
  'C8 an ongoing effect: with All in One opposite Aat is of all its owner’s clans',
  (set) => {
    const you = { army: [['aat']], hand: ['elle', 'kaez', 'neo'] };
    const s = set(quiet({ you, foe: { army: [['all-in-one']] } }));
    s.offers('play elle', 'play kaez', 'play neo');
    const t = set(quiet({ you, foe: { army: [[captured('all-in-one')]] } }));
    t.offers('play neo').withholds('play elle', 'play kaez');
  },
);

onBothSides('C8 what is printed on Aat stays: level, clan, value, shift cost', (set) => {
  const you = { army: [['aat']], hand: ['obeezs', 'neo'] };
  const s = set(quiet({ you, foe: { army: [['muraena']] } }));
  s.offers('play neo', 'shift I1 obeezs').withholds('shift I1 neo');
  expect(s.value('you')).toBe(2);
});

onBothSides(
  'C8 it follows the mirror at once; tokens above its icons stay, no new one fits',
  (set) => {
    const you = { army: [[withTokens('aat', 2)]], tokens: { hand: 2, locked: 0 } };
    const foe = { army: [['three-wishes']], hand: ['all-in-one', 'valeen'] };
    const s = set(quiet({ you, foe, toPlay: 'foe' }));
    s.play('shift I1 all-in-one').turnOf('you').withholds('activate I1');
    expect(s.army('you')[0]).toEqual(['aat+2']);
  },
);

onBothSides(
  'C8 Aat’s effect is nothing on its own; a copier may take the effect Aat has',
  (set) => {
    const you = { army: [['obeezs', 'aat']] };
    const foe = { army: [['three-wishes', 'muraena']], hand: ['dancing-dragon'] };
    const s = set(quiet({ you, foe, toPlay: 'foe' }));
    s.play('play dancing-dragon').offers('target you:I2', 'target you:I1');
    s.play('target you:I2').turnOf('you');
    expect(s.player('foe').hand).toHaveLength(2);
    const bare = set(
      quiet({
        you: { army: [['aat']], hand: ['dancing-dragon', 'neo', 'ez'] },
        foe: { clans: ['justice', 'phoenix', 'galmi'] },
      }),
    );
    bare.play('play dancing-dragon', 'discard neo').turnOf('foe');
    expect(bare.eventTypes()).not.toContain('copy');
  },
);

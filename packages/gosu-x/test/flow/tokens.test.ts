/** X6: Activation tokens. */
import { captured, onBothSides, withTokens } from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { quiet } from './table.ts';

const FOE = { clans: ['abhilasha', 'goan-sul', 'tomorrow'] } as const;
const NO_TOKENS = { hand: 0, spent: 2 };

const tokens = (p: { tokens: number; spent: number; locked: number }) => [
  p.tokens,
  p.spent,
  p.locked,
];

onBothSides('X6.1 X is the number of tokens owned, wherever they are: 2 to 4', (set) => {
  for (const locked of [2, 1, 0]) {
    const you = { hand: ['muraena'], tokens: { hand: 0, spent: 4 - locked, locked } };
    const s = set(quiet({ you, foe: FOE }));
    s.play('play muraena').turnOf('foe');
    expect(s.player('you').hand).toHaveLength(4 - locked);
  }
});

onBothSides('X6.1 a token on a card is owned too', (set) => {
  const s = set(quiet({ you: { army: [['muraena']] }, foe: FOE }));
  s.play('activate I1').turnOf('foe');
  expect(s.player('you').hand).toHaveLength(2);
});

onBothSides('X6.2 spend 1 to draw 1, spend 2 to draw 3', (set) => {
  const you = { deck: ['elle', 'quae', 'sati', 'nezha'] };
  const one = set(quiet({ you, foe: FOE }));
  one.play('spend 1').turnOf('foe');
  expect([one.hand('you'), tokens(one.player('you'))]).toEqual([['elle'], [1, 1, 2]]);
  const two = set(quiet({ you, foe: FOE }));
  two.play('spend 2').turnOf('foe');
  expect([two.hand('you'), tokens(two.player('you'))]).toEqual([
    ['elle', 'quae', 'sati'],
    [0, 2, 2],
  ]);
});

onBothSides('X6.2 never more tokens than in hand, and never three', (set) => {
  const one = set(quiet({ you: { tokens: { hand: 1, spent: 1 } }, foe: FOE }));
  one.offersExactly('spend 1').refuses('spend 2', /you need 2 Activation tokens/i);
  const none = set(quiet({ you: { tokens: NO_TOKENS }, foe: FOE }));
  none.offersExactly('pass').refuses('spend 1', /no Activation token/i);
  const four = set(quiet({ you: { tokens: { hand: 4, locked: 0 } }, foe: FOE }));
  four.offersExactly('spend 1', 'spend 2');
});

onBothSides('X6.3 a token on a free icon resolves the effect', (set) => {
  const you = { army: [['muraena', 'volantis']], deck: ['elle', 'quae'] };
  const s = set(quiet({ you, foe: FOE }));
  s.offersExactly('spend 1', 'spend 2', 'activate I1');
  s.refuses('activate I2', /no free activation icon/i);
  s.play('activate I1').turnOf('foe');
  expect(s.army('you')[0]).toEqual(['muraena+1', 'volantis']);
  expect([s.hand('you'), tokens(s.player('you'))]).toEqual([
    ['elle', 'quae'],
    [1, 0, 2],
  ]);
});

onBothSides('X6.3 never more tokens than icons; a captured card takes none', (set) => {
  const army = [[withTokens('muraena'), withTokens('three-wishes'), captured('arpia')]];
  const s = set(quiet({ you: { army, tokens: { hand: 2, locked: 0 } }, foe: FOE }));
  s.offers('activate I2').withholds('activate I1', 'activate I3');
  s.refuses('activate I3', /captured/i);
  s.play('activate I2', 'clan xian', 'spend 1').withholds('activate I2');
  expect(s.army('you')[0]).toEqual(['muraena+1', 'three-wishes+2', '(arpia)']);
});

const TAKING = {
  army: [[withTokens('nakshatra'), 'volantis']],
  hand: ['petal-faeries'],
  tokens: { hand: 0, spent: 1 },
};

onBothSides('X6.4 a token is taken back from a card or from the spent area', (set) => {
  const s = set(quiet({ you: TAKING, foe: FOE }));
  s.play('play petal-faeries').asks('you', 'take').offersExactly('take I1', 'take spent');
  s.play('take spent').turnOf('foe');
  expect([s.army('you')[0]?.[0], tokens(s.player('you'))]).toEqual(['nakshatra+1', [1, 0, 2]]);
});

onBothSides('X6.4 the card may then be activated again', (set) => {
  const s = set(quiet({ you: TAKING, foe: FOE }));
  s.play('play petal-faeries', 'take I1', 'spend 1').offers('activate I1');
  expect([s.army('you')[0]?.[0], tokens(s.player('you'))]).toEqual(['nakshatra', [1, 1, 2]]);
});

onBothSides(
  'X6.4 mandatory if there is one, nothing if there is none; each takes their own',
  (set) => {
    const s = set(quiet({ you: { hand: ['petal-faeries'] }, foe: { ...FOE, tokens: NO_TOKENS } }));
    s.play('play petal-faeries').turnOf('foe');
    expect([tokens(s.player('you')), tokens(s.player('foe'))]).toEqual([
      [2, 0, 2],
      [1, 1, 2],
    ]);
  },
);

onBothSides('X6.5 a captured card’s tokens are spent', (set) => {
  const s = set(
    quiet({ you: { hand: ['lava-goddesses'] }, foe: { army: [[withTokens('muraena')]] } }),
  );
  s.play('play lava-goddesses', 'target foe:I1');
  expect([s.army('foe')[0], tokens(s.player('foe'))]).toEqual([['(muraena)'], [1, 1, 2]]);
});

const PASSING = { army: [['boul-go'], ['kan-te'], ['bhj-galmi']] } as const;

onBothSides('X6.6 unlock: a locked token comes into hand', (set) => {
  const s = set(quiet({ you: { ...PASSING, tokens: NO_TOKENS }, foe: FOE }));
  s.play('pass').turnOf('foe').goesOn();
  expect(tokens(s.player('you'))).toEqual([1, 2, 1]);
});

onBothSides('X6.6 X10.2 with none locked it is the 5th token and wins at once', (set) => {
  const s = set(quiet({ you: { ...PASSING, tokens: { hand: 0, spent: 4, locked: 0 } }, foe: FOE }));
  s.play('pass').wins('you', 'tokens');
  expect(tokens(s.player('you'))).toEqual([0, 4, 0]);
});

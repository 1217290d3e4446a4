/** The Heroes of Narashima but Nityananda: Nachiketa, Nalin, Narashima (Lion), Niranjan. */
import {
  captured,
  type Entry,
  onBothSides,
  type Scenario,
  type Side,
  scenario,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';

describe('what is printed', () => {
  const PAYERS = ['lava-goddesses', 'bombers', 'atalanta', 'volantis'];
  test.each([
    ['nachiketa', 2],
    ['nalin', 3],
    ['narashima-lion', 2],
    ['niranjan', 2],
    ['nityananda', 4],
  ] as const)('X5.2: %s is shifted for %i, not for one fewer', (card, cost) => {
    const holding = (n: number) =>
      scenario({ you: { army: [['nitish'], [card]], hand: ['hemro', ...PAYERS.slice(0, n)] } });
    holding(cost - 1).withholds('shift II1 hemro');
    const table = holding(cost).play('shift II1 hemro');
    table.play(...PAYERS.slice(0, cost - 1).map((payer) => `discard ${payer}`)).turnOf('foe');
    expect(table.army('you')).toEqual([['nitish'], ['hemro'], []]);
    expect(table.discard('you')).toEqual([...PAYERS.slice(0, cost), card]);
  });

  test('X1.3, X6.3: each is worth 3; all but Nityananda have one icon', () => {
    const army = [
      ['nitish', 'nitish', 'navaj', 'navaj', 'nikhilesh'],
      ['nachiketa', 'nalin', 'narashima-lion', 'niranjan', 'nityananda'],
    ];
    const table = scenario({ you: { army } });
    expect(table.value('you')).toBe(25);
    table.offers('activate II1', 'activate II2', 'activate II3', 'activate II4');
    table.withholds('activate II5');
    for (const card of ['nachiketa', 'nalin', 'narashima-lion', 'niranjan']) {
      const full = scenario({ you: { army: [['navaj'], [withTokens(card)]] } });
      full.offers('spend 1').withholds('activate II1');
    }
  });
});

describe('nachiketa', () => {
  onBothSides('C18: you discard 2, then the opponent does', (set) => {
    const table = set({
      you: { army: [['navaj']], hand: ['nachiketa', 'nalin', 'niranjan', 'nitish'] },
      foe: { army: [['bun-to']], hand: ['arpia', 'timer', 'kaez'] },
    });
    table.play('play nachiketa').asks('you', 'discard');
    table.offersExactly('discard nalin', 'discard niranjan', 'discard nitish');
    table.play('discard nalin', 'discard nitish').asks('foe', 'discard');
    table.offersExactly('discard arpia', 'discard timer', 'discard kaez');
    table.play('discard kaez', 'discard timer').turnOf('foe');
    expect(table.hand('you')).toEqual(['niranjan']);
    expect(table.discard('you')).toEqual(['nalin', 'nitish']);
    expect(table.hand('foe')).toEqual(['arpia']);
    expect(table.discard('foe')).toEqual(['kaez', 'timer']);
    expect(table.army('foe')).toEqual([['bun-to'], [], []]);
  });

  test.each([
    [
      ['nalin', 'niranjan'],
      ['arpia', 'timer'],
    ],
    [['nalin'], ['arpia']],
    [[], ['arpia', 'arpia']],
    [['nitish', 'nitish'], []],
    [[], []],
  ] as const)('X11.5: from %j and %j all goes', (mine, theirs) => {
    const table = scenario({
      you: { army: [['navaj']], hand: ['nachiketa', ...mine] },
      foe: { hand: theirs },
    });
    table.play('play nachiketa');
    if (new Set(mine).size > 1) table.play(`discard ${mine[0]}`);
    if (new Set(theirs).size > 1) table.play(`discard ${theirs[0]}`);
    table.turnOf('foe');
    expect(table.hand('you').concat(table.hand('foe'))).toEqual([]);
    expect(table.discard('you')).toEqual(mine);
    expect(table.discard('foe')).toEqual(theirs);
  });

  test('X6.3: activated it does it again; shifted in too', () => {
    const foe = { hand: ['arpia', 'timer', 'kaez'] };
    const active = scenario({ you: { army: [['navaj'], ['nachiketa']] }, foe });
    active.play('activate II1', 'discard arpia', 'discard timer').turnOf('foe');
    expect(active.hand('foe')).toEqual(['kaez']);
    expect(active.army('you')).toEqual([['navaj'], ['nachiketa+1'], []]);
    const shifted = scenario({
      you: { army: [['navaj'], ['orgah']], hand: ['nachiketa', 'smook', 'nalin', 'niranjan'] },
      foe,
    });
    shifted.play('shift II1 nachiketa', 'discard smook', 'discard nalin');
    shifted.play('discard kaez', 'discard arpia').turnOf('foe');
    expect(shifted.discard('you')).toEqual(['smook', 'orgah', 'nalin', 'niranjan']);
    expect(shifted.hand('foe')).toEqual(['timer']);
  });
});

describe('nalin', () => {
  const TEN = [
    ...['nachiketa', 'niranjan', 'nityananda', 'narashima-lion', 'narashima'],
    ...['alpha', 'smook', 'hempo', 'hemro', 'orgah'],
  ];
  const THEIRS = [
    ...['arpia', 'timer', 'kaez', 'phoenix', 'genious'],
    ...['muraena', 'sqeezs', 'fenghuang', 'shard', 'kan-te'],
  ];

  onBothSides('a player of your choice discards the top 10 cards: the opponent', (set) => {
    const table = set({
      you: { army: [['navaj']], hand: ['nalin'], deck: TEN },
      foe: { deck: [...THEIRS, 'bun-to'], hand: ['un-go'], discard: ['galmi'] },
    });
    table.play('play nalin').asks('you', 'seat').offersExactly('seat you', 'seat foe');
    table.play('seat foe').turnOf('foe');
    expect(table.discard('foe')).toEqual(['galmi', ...THEIRS]);
    expect(table.deck('foe')[0]).toBe('bun-to');
    expect(table.hand('foe')).toEqual(['un-go']);
    expect(table.deck('you').slice(0, 10)).toEqual(TEN);
    expect(table.discard('you')).toEqual([]);
  });

  onBothSides('or yourself', (set) => {
    const table = set({
      you: { army: [['navaj']], hand: ['nalin'], deck: [...TEN, 'nitish'] },
      foe: { deck: THEIRS },
    });
    table.play('play nalin', 'seat you').turnOf('foe');
    expect(table.discard('you')).toEqual(TEN);
    expect(table.deck('you')[0]).toBe('nitish');
    expect(table.discard('foe')).toEqual([]);
  });

  test.each([0, 1, 9, 10])('X9.15: a deck of %i is not refilled', (size) => {
    const table = scenario({
      you: { army: [['navaj']], hand: ['nalin'] },
      foe: { deck: THEIRS.slice(0, size), discard: ['galmi'] },
      fill: false,
    });
    table.play('play nalin', 'seat foe').turnOf('foe');
    expect(table.deck('foe')).toEqual([]);
    expect(table.discard('foe')).toEqual(['galmi', ...THEIRS.slice(0, size)]);
  });

  test('X9.13: Wondrous: entering it takes the Wonder token, from the opponent too', () => {
    for (const wonder of [{}, { wonder: 'foe' }, { wonder: 'you' }] as const) {
      const table = scenario({ you: { army: [['navaj']], hand: ['nalin'] }, ...wonder });
      table.play('play nalin', 'seat foe').turnOf('foe');
      expect(table.wonder()).toBe('you');
    }
  });

  test('X9.13: activated it discards again but takes no token', () => {
    const table = scenario({
      you: { army: [['navaj'], ['nalin']] },
      foe: { deck: THEIRS },
      wonder: 'foe',
    });
    table.play('activate II1', 'seat foe').turnOf('foe');
    expect(table.wonder()).toBe('foe');
    expect(table.discard('foe')).toEqual(THEIRS);
    expect(table.army('you')).toEqual([['navaj'], ['nalin+1'], []]);
  });
});

describe('narashima-lion', () => {
  const MINE = ['nalin', 'niranjan', 'nitish', 'nakshatra', 'nachiketa'];
  const THEIRS = ['arpia', 'timer', 'kaez', 'phoenix'];
  const discards = (cards: readonly string[], n: number) =>
    cards.slice(0, n).map((card) => `discard ${card}`);

  onBothSides('C18: every player discards half of their hand, rounded up', (set) => {
    const table = set({
      you: { army: [['navaj']], hand: ['narashima-lion', ...MINE] },
      foe: { hand: THEIRS, army: [['bun-to']] },
    });
    table
      .play('play narashima-lion')
      .asks('you', 'discard')
      .play(...discards(MINE, 3));
    table
      .asks('foe', 'discard')
      .play(...discards(THEIRS, 2))
      .turnOf('foe');
    expect(table.hand('you')).toEqual(['nachiketa', 'nakshatra']);
    expect(table.discard('you')).toEqual(MINE.slice(0, 3));
    expect(table.hand('foe')).toEqual(['kaez', 'phoenix']);
    expect(table.discard('foe')).toEqual(THEIRS.slice(0, 2));
    expect(table.army('foe')).toEqual([['bun-to'], [], []]);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])('of %i cards %i go', (held, gone) => {
    const table = scenario({
      you: { army: [['navaj']], hand: ['narashima-lion'] },
      foe: { hand: THEIRS.slice(0, held) },
    });
    table.play('play narashima-lion');
    if (held > 1) table.play(...discards(THEIRS, gone));
    table.turnOf('foe');
    expect(table.discard('foe')).toEqual(THEIRS.slice(0, gone));
    expect(table.hand('foe')).toHaveLength(held - gone);
    expect(table.discard('you')).toEqual([]);
  });

  test('the card itself no longer counts in your hand', () => {
    const table = scenario({
      you: { army: [['navaj']], hand: ['narashima-lion', 'nalin', 'nitish'] },
    });
    table.play('play narashima-lion', 'discard nalin').turnOf('foe');
    expect(table.hand('you')).toEqual(['nitish']);
  });

  test('X6.3: activated it does it again', () => {
    const table = scenario({
      you: { army: [['navaj'], ['narashima-lion']], hand: ['nalin'] },
      foe: { hand: ['arpia', 'timer'] },
    });
    table.play('activate II1').asks('foe', 'discard').play('discard timer').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
    expect(table.hand('foe')).toEqual(['arpia']);
    expect(table.army('you')).toEqual([['navaj'], ['narashima-lion+1'], []]);
  });
});

describe('niranjan', () => {
  /** You play Niranjan against this army. */
  const against = (army: readonly (readonly Entry[])[], foe: Side = {}): Scenario =>
    scenario({
      you: { army: [['navaj', 'nitish']], hand: ['niranjan'], deck: ['nalin'] },
      foe: { army, ...foe },
    }).play('play niranjan');

  onBothSides('X9.5: the opponent sacrifices an OPEN card of their choice', (set) => {
    const table = set({
      you: { army: [['navaj', 'nitish']], hand: ['niranjan'] },
      foe: { army: [['arpia', 'timer', 'sqeezs'], ['kaez', 'genious'], ['phoenix']] },
    });
    table.play('play niranjan').asks('foe', 'target');
    table.offersExactly('target foe:I3', 'target foe:II2', 'target foe:III1');
    table.play('target foe:II2').turnOf('foe');
    expect(table.army('foe')).toEqual([['arpia', 'timer', 'sqeezs'], ['kaez'], ['phoenix']]);
    expect(table.discard('foe')).toEqual(['genious']);
    expect(table.army('you')).toEqual([['navaj', 'nitish'], ['niranjan'], []]);
  });

  test('a single OPEN card goes without a question', () => {
    const table = against([['arpia'], ['kaez']]).turnOf('foe');
    expect(table.army('foe')).toEqual([['arpia'], [], []]);
    expect(table.discard('foe')).toEqual(['kaez']);
  });

  test('X4.9: against an empty army it does nothing, also to your own cards', () => {
    const table = against([]).turnOf('foe');
    expect(table.army('you')).toEqual([['navaj', 'nitish'], ['niranjan'], []]);
  });

  test('X9.5: a captured card may be sacrificed', () => {
    const table = against([['arpia', captured('timer')], ['kaez']]);
    table.offersExactly('target foe:I2', 'target foe:II1').play('target foe:I2').turnOf('foe');
    expect(table.discard('foe')).toEqual(['timer']);
  });

  test('X9.6: an Ethereal card may be sacrificed', () => {
    const table = against([['aat'], ['shadow']]).turnOf('foe');
    expect(table.discard('foe')).toEqual(['shadow']);
  });

  test('X9.5, X9.7: a sacrifice is no destruction: Bounty draws nothing', () => {
    const table = against([['muraena']]).turnOf('foe');
    expect(table.discard('foe')).toEqual(['muraena']);
    expect(table.hand('you')).toEqual([]);
  });

  test('C11: the Red Circle cannot answer a sacrifice', () => {
    const table = against([['dark-cultists']], { hand: ['red-circle'] }).turnOf('foe');
    expect(table.army('foe')).toEqual([[], [], []]);
    expect(table.hand('foe')).toEqual(['red-circle']);
  });

  test('X5.6: the tokens on the card are spent', () => {
    const table = against([[withTokens('muraena')]]).turnOf('foe');
    expect(table.player('foe')).toMatchObject({ tokens: 1, spent: 1, locked: 2 });
  });

  test('X6.3: activated it does it again', () => {
    const table = scenario({
      you: { army: [['navaj'], ['niranjan']] },
      foe: { army: [['arpia', 'timer']] },
    });
    table.play('activate II1').turnOf('foe');
    expect(table.army('foe')).toEqual([['arpia'], [], []]);
    expect(table.army('you')).toEqual([['navaj'], ['niranjan+1'], []]);
  });
});

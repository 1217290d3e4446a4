/** The Heroes of Tomorrow: what is printed on them, EZ, Fre'e. */
import {
  captured,
  onBothSides,
  type Side,
  scenario,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';

describe('what is printed', () => {
  const PAYERS = ['lava-goddesses', 'bombers'];
  test.each([
    ['ez', 2],
    ['free', 2],
    ['neo', 2],
    ['neye', 2],
    ['shadow', 1],
  ] as const)('X5.2: %s is shifted for %i, not for one fewer', (card, cost) => {
    const holding = (n: number) =>
      scenario({ you: { army: [['aat'], [card]], hand: ['hemro', ...PAYERS.slice(0, n)] } });
    holding(cost - 1).withholds('shift II1 hemro');
    const table = holding(cost).play('shift II1 hemro');
    table.play(...PAYERS.slice(0, cost - 1).map((payer) => `discard ${payer}`)).turnOf('foe');
    expect(table.army('you')).toEqual([['aat'], ['hemro'], []]);
    expect(table.discard('you')).toEqual([...PAYERS.slice(0, cost), card]);
  });

  test('X1.3, X6.3: each is worth 3; only EZ has an icon, and one', () => {
    const army = [
      ['aat', 'aat', 'obeezs', 'obeezs', 'wiindz'],
      ['ez', 'free', 'neo', 'neye', 'shadow'],
    ];
    const table = scenario({ you: { army } });
    expect(table.value('you')).toBe(25);
    table.offers('activate II1');
    table.withholds('activate II2', 'activate II3', 'activate II4', 'activate II5');
    scenario({ you: { army: [['aat'], [withTokens('ez')]] } })
      .offers('spend 1')
      .withholds('activate II1');
  });
});

describe('ez', () => {
  const you: Side = {
    army: [['aat']],
    hand: ['ez'],
    discard: ['obeezs', 'neo'],
    deck: ['free', 'shadow'],
  };

  onBothSides('may remove a card of your discard pile to draw 1; Echo does it again', (set) => {
    const table = set({ you, foe: { discard: ['muraena'], hand: ['arpia'] } });
    table.play('play ez').asks('you', 'may').play('yes');
    table.offersExactly('pick obeezs', 'pick neo').play('pick neo').asks('you', 'may');
    expect(table.hand('you')).toEqual(['free']);
    expect(table.removed('you')).toEqual(['neo']);
    table.play('yes').asks('you', 'may').play('yes').turnOf('foe');
    expect(table.hand('you')).toEqual(['free', 'shadow']);
    expect(table.removed('you')).toEqual(['neo', 'obeezs']);
    expect(table.discard('you')).toEqual([]);
    expect(table.discard('foe')).toEqual(['muraena']);
    expect(table.removed('foe')).toEqual([]);
    expect(table.hand('foe')).toEqual(['arpia']);
  });

  test('"no" removes and draws nothing; Echo is still offered', () => {
    const table = scenario({ you }).play('play ez', 'no').asks('you', 'may');
    table.play('yes').asks('you', 'may').play('no').turnOf('foe');
    expect(table.discard('you')).toEqual(['obeezs', 'neo']);
    expect(table.removed('you')).toEqual([]);
    expect(table.hand('you')).toEqual([]);
  });

  test('declining Echo ends it', () => {
    const table = scenario({ you }).play('play ez', 'yes', 'pick obeezs', 'no').turnOf('foe');
    expect(table.discard('you')).toEqual(['neo']);
    expect(table.hand('you')).toEqual(['free']);
  });

  test('X4.9: with an empty discard pile only Echo is asked, and does nothing', () => {
    const table = scenario({
      you: { army: [['aat']], hand: ['ez'], deck: ['free'] },
      foe: { discard: ['arpia'] },
    });
    table.play('play ez', 'yes').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
    expect(table.removed('foe')).toEqual([]);
  });

  test('X3.5: the card removed is not drawn; with deck and pile empty nothing is', () => {
    const table = scenario({
      you: { army: [['aat']], hand: ['ez'], discard: ['neo'] },
      fill: false,
    });
    table.play('play ez', 'yes', 'no').turnOf('foe');
    expect(table.removed('you')).toEqual(['neo']);
    expect(table.hand('you')).toEqual([]);
    expect(table.deck('you')).toEqual([]);
  });

  test('X6.3, X9.8: a token does it once, without Echo', () => {
    const table = scenario({
      you: { army: [['aat'], ['ez']], discard: ['obeezs', 'neo'], deck: ['free', 'shadow'] },
    });
    table.play('activate II1', 'yes', 'pick obeezs').turnOf('foe');
    expect(table.army('you')).toEqual([['aat'], ['ez+1'], []]);
    expect(table.hand('you')).toEqual(['free']);
    expect(table.removed('you')).toEqual(['obeezs']);
  });

  test('X9.7: a Bounty card: capturing it offers a draw', () => {
    const table = scenario({
      you: { army: [['aat'], ['ez']] },
      foe: { army: [['bombers']], hand: ['alpha'], deck: ['smook'] },
      toPlay: 'foe',
    });
    table.play('play alpha', 'target you:II1').asks('foe', 'may').play('yes').turnOf('you');
    expect(table.hand('foe')).toEqual(['smook']);
    expect(table.army('you')).toEqual([['aat'], ['(ez)'], []]);
  });
});

describe('free', () => {
  const support = { army: [['obeezs']], hand: ['free'], deck: ['neo', 'ez', 'shadow'] };

  onBothSides("C27: releases an opposing card and copies its effect as Fre'e's own", (set) => {
    const table = set({
      you: support,
      foe: { army: [[captured('muraena'), 'arpia']], tokens: { locked: 0 } },
    });
    table.play('play free').turnOf('foe');
    expect(table.army('foe')).toEqual([['muraena', 'arpia'], [], []]);
    expect(table.army('you')).toEqual([['obeezs'], ['free'], []]);
    expect(table.hand('you')).toEqual(['ez', 'neo']);
    expect(table.hand('foe')).toEqual([]);
  });

  test('C27: any captured card of either army, no face-up one', () => {
    const table = scenario({
      you: {
        army: [['obeezs', captured('aat')], [captured('neo')]],
        hand: ['free', 'ez'],
        deck: ['neye'],
      },
      foe: {
        army: [
          ['arpia', captured('timer')],
          ['kaez', captured('genious')],
          [captured('phoenix'), 'bhj-phoenix'],
        ],
      },
    });
    table.play('play free');
    table.offersExactly(
      ...['target you:I2', 'target you:II1'],
      ...['target foe:I2', 'target foe:II2', 'target foe:III1'],
    );
    table.play('target foe:III1').turnOf('you');
    expect(table.army('foe')).toEqual([
      ['arpia', '(timer)'],
      ['kaez', '(genious)'],
      ['phoenix', 'bhj-phoenix'],
    ]);
    expect(table.army('you')).toEqual([['obeezs', '(aat)'], ['(neo)', 'free'], []]);
  });

  test('X4.9: with nothing captured it is played and does nothing', () => {
    const table = scenario({ you: support, foe: { army: [['muraena']] } });
    table.play('play free').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
    expect(table.army('foe')).toEqual([['muraena'], [], []]);
  });

  test.each(['atalanta', 'guardians-of-night', 'boul-go'])(
    'C27: %s has no effect: only the release happens, and it is mandatory',
    (card) => {
      const table = scenario({ you: support, foe: { army: [[captured(card)]] } });
      table.play('play free').turnOf('foe');
      expect(table.army('foe')).toEqual([[card], [], []]);
      expect(table.hand('you')).toEqual([]);
      expect(table.wonder()).toBeNull();
    },
  );

  test("C6: a copy takes no keyword: Obeezs' Echo and Bun To's Wonder stay theirs", () => {
    const echo = scenario({
      you: { army: [['aat', captured('obeezs')]], hand: ['free'], deck: ['neo', 'ez', 'shadow'] },
    });
    echo.play('play free', 'discard neo').turnOf('foe');
    expect(echo.army('you')).toEqual([['aat', 'obeezs'], ['free'], []]);
    const wonder = scenario({ you: support, foe: { army: [[captured('bun-to')]] } });
    wonder.play('play free', 'level III').turnOf('foe');
    expect(wonder.wonder()).toBeNull();
    expect(wonder.discard('you').slice(0, 3)).toEqual(['neo', 'ez', 'shadow']);
  });

  test("C6: this column is Fre'e's", () => {
    const table = scenario({
      you: { army: [['lava-goddesses', 'obeezs']], hand: ['free'], deck: ['neo', 'ez', 'shadow'] },
      foe: { army: [[captured('thousand-faces')]] },
    });
    table.play('play free').turnOf('foe');
    expect(table.hand('you')).toEqual(['ez', 'neo']);
  });

  test('C6: the chain goes on past a copier, never to the copier nor to a card of the chain', () => {
    const table = scenario({
      you: support,
      foe: { army: [['muraena', 'all-in-one'], [captured('valeen')]] },
    });
    table.play('play free').offersExactly('target you:I1', 'target foe:I1');
    table.play('target foe:I1').turnOf('foe');
    expect(table.hand('you')).toEqual(['ez', 'neo']);
    expect(table.wonder()).toBeNull();
  });

  test('C6: a chain that cannot go on does nothing', () => {
    const table = scenario({
      you: { ...support, army: [['aat']] },
      foe: { army: [['all-in-one'], [captured('valeen')]] },
    });
    table.play('play free').turnOf('foe');
    expect(table.army('foe')).toEqual([['all-in-one'], ['valeen'], []]);
    expect(table.hand('you')).toEqual([]);
  });

  test("C6: this card is Fre'e: copying Alpha (dead) it captures itself", () => {
    const table = scenario({
      you: { army: [['obeezs']], hand: ['free'], tokens: { spent: 2 } },
      foe: { army: [['red-circle'], [captured('alpha-dead')]], tokens: { spent: 2 } },
    });
    table.play('play free').offersExactly('take spent', 'done').play('take spent', 'done');
    table.turnOf('foe');
    expect(table.army('you')).toEqual([['obeezs'], ['(free)'], []]);
    expect(table.army('foe')).toEqual([['red-circle'], ['alpha-dead'], []]);
    expect(table.player('you')).toMatchObject({ tokens: 1, spent: 1 });
    expect(table.player('foe')).toMatchObject({ tokens: 0, spent: 2 });
  });

  test('C8: a released Aat gives the effect of its mirror', () => {
    const table = scenario({
      you: { army: [[captured('aat'), 'obeezs']], hand: ['free'], deck: ['neo', 'ez'] },
      foe: { army: [['muraena']] },
    });
    table.play('play free').turnOf('foe');
    expect(table.army('you')).toEqual([['aat', 'obeezs'], ['free'], []]);
    expect(table.hand('you')).toEqual(['ez', 'neo']);
  });

  test('C20: copying Nityananda gives an additional turn that may play from the discard pile', () => {
    const table = scenario({
      you: { army: [['obeezs', 'aat']], hand: ['free'], discard: ['neo'] },
      foe: { army: [['nitish'], [captured('nityananda')]] },
    });
    table.play('play free').turnOf('you').offers('play neo from discard');
  });

  test('C19: the ongoing effect of the released card is on again', () => {
    const table = scenario({
      you: { army: [['obeezs', captured('boul-go')]], hand: ['free'], tokens: { hand: 2 } },
    });
    table.play('play free').turnOf('foe').play('spend 1').play('spend 2').turnOf('you');
  });

  test('X10.3, X10.6: releasing the fifteenth card wins before anything is copied', () => {
    const table = scenario({
      you: {
        army: [
          ['wiindz', 'obeezs', 'obeezs', 'aat', captured('wiindz')],
          ['ez', 'hemro', 'neo', 'neye', 'shadow'],
          ['tomorrow', 'bhj-tomorrow', 'goan-sul', 'bhj-goan-sul', 'justice'],
        ],
        hand: ['free', 'alpha', 'smook'],
      },
    });
    table.play('shift II3 free', 'discard alpha').wins('you', 'fifteen');
  });
});

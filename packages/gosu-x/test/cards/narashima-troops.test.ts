/** The Troops of Narashima but Nitish: Nakshatra, Navaj, Nikhilesh. */
import {
  captured,
  onBothSides,
  type Side,
  scenario,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';

/** Tokens for X owned ones. */
const owning = (x: number) => ({ locked: 4 - x });

describe('what is printed', () => {
  const PAYERS = ['alpha', 'smook'];
  test.each([
    ['nakshatra', 2],
    ['navaj', 2],
    ['nikhilesh', 2],
    ['nitish', 1],
  ] as const)('X5.2: %s is shifted for %i, not for one fewer', (card, cost) => {
    const holding = (n: number) =>
      scenario({ you: { army: [[card]], hand: ['atalanta', ...PAYERS.slice(0, n)] } });
    holding(cost - 1).withholds('shift I1 atalanta');
    const table = holding(cost).play('shift I1 atalanta');
    table.play(...PAYERS.slice(0, cost - 1).map((payer) => `discard ${payer}`)).turnOf('foe');
    expect(table.army('you')).toEqual([['atalanta'], [], []]);
    expect(table.discard('you')).toEqual([...PAYERS.slice(0, cost), card]);
  });

  test('X1.3, X6.3: each is worth 2; all but Navaj have one icon', () => {
    const table = scenario({ you: { army: [['nakshatra', 'navaj', 'nikhilesh', 'nitish']] } });
    expect(table.value('you')).toBe(8);
    table.offers('activate I1', 'activate I3', 'activate I4').withholds('activate I2');
    for (const card of ['nakshatra', 'nikhilesh', 'nitish']) {
      const full = scenario({ you: { army: [[withTokens(card)]] } });
      full.offers('spend 1').withholds('activate I1');
    }
  });
});

describe('nakshatra', () => {
  onBothSides('discards the top X cards of your deck, then takes a Troop back', (set) => {
    const table = set({
      you: {
        hand: ['nakshatra'],
        deck: ['nachiketa', 'nitish', 'nalin'],
        discard: ['navaj', 'niranjan'],
      },
      foe: { deck: ['arpia'], discard: ['timer'] },
    });
    table.play('play nakshatra').asks('you', 'pick').offersExactly('pick navaj', 'pick nitish');
    table.play('pick nitish').turnOf('foe');
    expect(table.hand('you')).toEqual(['nitish']);
    expect(table.discard('you')).toEqual(['navaj', 'niranjan', 'nachiketa']);
    expect(table.deck('you')[0]).toBe('nalin');
    expect(table.deck('foe')[0]).toBe('arpia');
    expect(table.discard('foe')).toEqual(['timer']);
  });

  test.each([2, 3, 4])('X6.1: X is %i', (x) => {
    const deck = ['nachiketa', 'nalin', 'niranjan', 'nityananda', 'narashima'];
    const table = scenario({ you: { hand: ['nakshatra'], deck, tokens: owning(x) } });
    table.play('play nakshatra').turnOf('foe');
    expect(table.discard('you')).toEqual(deck.slice(0, x));
    expect(table.deck('you').slice(0, 5 - x)).toEqual(deck.slice(x));
    expect(table.hand('you')).toEqual([]);
  });

  test('X6.1: tokens spent or on cards are owned too', () => {
    const table = scenario({
      you: {
        army: [[withTokens('nikhilesh'), 'nakshatra']],
        deck: ['nachiketa', 'nalin', 'niranjan', 'nityananda'],
        tokens: { locked: 1, spent: 1 },
      },
    });
    table.play('activate I2').turnOf('foe');
    expect(table.discard('you')).toEqual(['nachiketa', 'nalin', 'niranjan']);
    expect(table.army('you')).toEqual([['nikhilesh+1', 'nakshatra+1'], [], []]);
  });

  test('X4.9: without a Troop in the pile it takes nothing; a single one is taken unasked', () => {
    const you = { hand: ['nakshatra'], deck: ['nachiketa', 'nalin'] };
    const none = scenario({ you: { ...you, discard: ['narashima'] } });
    expect(none.play('play nakshatra').turnOf('foe').hand('you')).toEqual([]);
    const one = scenario({ you: { ...you, discard: ['nitish', 'nitish'] } });
    one.play('play nakshatra').turnOf('foe');
    expect(one.hand('you')).toEqual(['nitish']);
    expect(one.discard('you')).toEqual(['nitish', 'nachiketa', 'nalin']);
  });

  test('bonus: with a Supremacy token it takes a card of level II or III too', () => {
    const you = {
      hand: ['nakshatra'],
      deck: ['nachiketa', 'nitish'],
      discard: ['narashima'],
      supremacy: 1,
    };
    const table = scenario({ you, round: 2 }).play('play nakshatra');
    table.offersExactly('pick nachiketa', 'pick nitish', 'pick narashima');
    table.play('pick narashima').turnOf('foe');
    expect(table.hand('you')).toEqual(['narashima']);
    const foes = scenario({
      you: { ...you, supremacy: 0, discard: ['narashima', 'navaj'] },
      foe: { supremacy: 1 },
      round: 2,
    });
    foes.play('play nakshatra').offersExactly('pick nitish', 'pick navaj');
  });

  test('C13: Phoenix (Immortal) is of level I there too', () => {
    const table = scenario({
      you: {
        hand: ['nakshatra'],
        deck: ['nachiketa', 'phoenix-eliana'],
        discard: ['phoenix-immortal', 'navaj'],
      },
    });
    table.play('play nakshatra').offersExactly('pick phoenix-immortal', 'pick navaj');
  });

  test('X9.15: a short deck is not refilled', () => {
    const short = scenario({
      you: { hand: ['nakshatra'], deck: ['nalin'], discard: ['navaj'] },
      fill: false,
    });
    short.play('play nakshatra').turnOf('foe');
    expect(short.deck('you')).toEqual([]);
    expect(short.discard('you')).toEqual(['nalin']);
    expect(short.hand('you')).toEqual(['navaj']);
    const empty = scenario({ you: { hand: ['nakshatra'], discard: ['navaj'] }, fill: false });
    empty.play('play nakshatra').turnOf('foe');
    expect(empty.hand('you')).toEqual(['navaj']);
    const bare = scenario({ you: { hand: ['nakshatra'] }, fill: false });
    expect(bare.play('play nakshatra').turnOf('foe').hand('you')).toEqual([]);
  });

  test('X6.3: activated it does it again; the foe may cancel that with Atalanta (C10)', () => {
    const you: Side = { army: [['nakshatra']], deck: ['nachiketa', 'nalin'], discard: ['navaj'] };
    const table = scenario({ you }).play('activate I1').turnOf('foe');
    expect(table.hand('you')).toEqual(['navaj']);
    expect(table.discard('you')).toEqual(['nachiketa', 'nalin']);
    const cancelled = scenario({ you, foe: { hand: ['atalanta'] } });
    cancelled.play('activate I1', 'use atalanta').turnOf('foe');
    expect(cancelled.discard('you')).toEqual(['navaj']);
    expect(cancelled.army('you')).toEqual([['nakshatra+1'], [], []]);
    const declined = scenario({ you, foe: { hand: ['atalanta'] } });
    declined.play('activate I1', 'decline').turnOf('foe');
    expect(declined.hand('you')).toEqual(['navaj']);
  });
});

describe('navaj', () => {
  const you: Side = {
    hand: ['navaj'],
    discard: ['atalanta', 'boul-go', 'nachiketa', 'nalin', 'bhj-galmi', 'volantis'],
  };

  onBothSides('takes up to X Wondrous or Force of will cards from your discard pile', (set) => {
    const table = set({ you, foe: { discard: ['red-circle'] } });
    table.play('play navaj').asks('you', 'pick');
    table.offersExactly('pick atalanta', 'pick boul-go', 'pick nalin', 'pick bhj-galmi', 'done');
    table.play('pick nalin').offers('done').withholds('pick nalin');
    table.play('pick atalanta').turnOf('foe');
    expect(table.hand('you')).toEqual(['atalanta', 'nalin']);
    expect(table.discard('you')).toEqual(['boul-go', 'nachiketa', 'bhj-galmi', 'volantis']);
    expect(table.discard('foe')).toEqual(['red-circle']);
    expect(table.wonder()).toBeNull();
  });

  test.each([2, 3, 4])('X6.1: at most X = %i', (x) => {
    const picks = ['pick atalanta', 'pick boul-go', 'pick nalin', 'pick bhj-galmi'].slice(0, x);
    const table = scenario({
      you: { ...you, discard: [...(you.discard ?? []), 'un-go'], tokens: owning(x) },
    });
    table.play('play navaj', ...picks).turnOf('foe');
    expect(table.hand('you')).toHaveLength(x);
  });

  test('"up to": one fewer, or none at all', () => {
    const one = scenario({ you }).play('play navaj', 'pick boul-go', 'done').turnOf('foe');
    expect(one.hand('you')).toEqual(['boul-go']);
    const none = scenario({ you }).play('play navaj', 'done').turnOf('foe');
    expect(none.hand('you')).toEqual([]);
    expect(none.discard('you')).toEqual(you.discard);
  });

  test('fewer than X fit: it ends by itself', () => {
    const table = scenario({ you: { hand: ['navaj'], discard: ['nachiketa', 'nalin'] } });
    table.play('play navaj').offersExactly('pick nalin', 'done');
    table.play('pick nalin').turnOf('foe');
    expect(table.discard('you')).toEqual(['nachiketa']);
  });

  test('both copies of a Troop may be taken, one after the other', () => {
    const table = scenario({ you: { hand: ['navaj'], discard: ['red-circle', 'red-circle'] } });
    table.play('play navaj', 'pick red-circle', 'pick red-circle').turnOf('foe');
    expect(table.hand('you')).toEqual(['red-circle', 'red-circle']);
  });

  test('X4.9: nothing fits: a Recruiter, a Veteran, a Bounty card, an Ethereal one', () => {
    const discard = ['guardians-of-night', 'alpha', 'orgah', 'nikhilesh', 'dark-cultists'];
    const table = scenario({ you: { hand: ['navaj'], discard } });
    table.play('play navaj').turnOf('foe');
    expect(table.discard('you')).toEqual(discard);
    expect(
      scenario({ you: { hand: ['navaj'] } })
        .play('play navaj')
        .turnOf('foe')
        .hand('you'),
    ).toEqual([]);
  });

  test('X11.4: a card paid for it may be taken', () => {
    const table = scenario({
      you: { army: [['lava-goddesses']], hand: ['navaj', 'nalin', 'nachiketa'] },
    });
    table.play('play navaj', 'discard nalin', 'pick nalin').turnOf('foe');
    expect(table.hand('you')).toEqual(['nalin']);
    expect(table.discard('you')).toEqual(['nachiketa']);
  });
});

describe('nikhilesh', () => {
  onBothSides('draws 1 for each different clan in your discard pile', (set) => {
    const table = set({
      you: {
        hand: ['nikhilesh'],
        discard: ['navaj', 'nitish', 'volantis', 'navaj'],
        deck: ['nalin', 'nachiketa', 'niranjan'],
      },
      foe: { discard: ['arpia', 'bun-to', 'valeen'], hand: ['timer'] },
    });
    table.play('play nikhilesh').turnOf('foe');
    expect(table.hand('you')).toEqual(['nachiketa', 'nalin']);
    expect(table.deck('you')[0]).toBe('niranjan');
    expect(table.discard('you')).toEqual(['navaj', 'nitish', 'volantis', 'navaj']);
    expect(table.hand('foe')).toEqual(['timer']);
  });

  test.each([
    [[], 0],
    [['navaj'], 1],
    [['navaj', 'alpha', 'sati'], 3],
  ] as const)('%j: %i cards', (discard, drawn) => {
    const table = scenario({ you: { hand: ['nikhilesh'], discard } });
    expect(table.play('play nikhilesh').turnOf('foe').hand('you')).toHaveLength(drawn);
  });

  test('removed cards and cards in play do not count', () => {
    const table = scenario({
      you: {
        army: [['nitish', 'volantis']],
        hand: ['nikhilesh'],
        discard: ['navaj'],
        removed: ['alpha'],
      },
    });
    expect(table.play('play nikhilesh').turnOf('foe').hand('you')).toHaveLength(1);
  });

  test('C14: All in One counts as all three clans of your deck', () => {
    const draws = (discard: readonly string[]) =>
      scenario({ you: { hand: ['nikhilesh'], discard } })
        .play('play nikhilesh')
        .turnOf('foe')
        .hand('you').length;
    expect(draws(['all-in-one'])).toBe(3);
    expect(draws(['shennong', 'navaj', 'all-in-one'])).toBe(3);
    expect(draws(['valeen', 'navaj'])).toBe(2);
  });

  test("C14: so does a level III card under Xi'an, tile or leader face up", () => {
    const you = { hand: ['nikhilesh'], discard: ['narashima'] };
    const draws = (table: Parameters<typeof scenario>[0]) =>
      scenario(table).play('play nikhilesh').turnOf('foe').hand('you').length;
    expect(draws({ you, tiles: ['xian'] })).toBe(3);
    expect(draws({ you, tiles: [] })).toBe(1);
    const army = [['all-in-one'], ['valeen'], ['xian']];
    expect(draws({ you: { ...you, army }, tiles: [] })).toBe(3);
    const held = [['all-in-one'], ['valeen'], [captured('xian')]];
    expect(draws({ you: { ...you, army: held }, tiles: [] })).toBe(1);
    expect(draws({ you, foe: { army }, tiles: [] })).toBe(1);
  });

  test('X11.4: the cards paid for it count', () => {
    const table = scenario({
      you: { army: [['lava-goddesses']], hand: ['nikhilesh', 'alpha', 'sati'] },
    });
    table.play('play nikhilesh', 'discard alpha').turnOf('foe');
    expect(table.hand('you')).toHaveLength(2);
  });

  test('X3.5: it may draw the pile it counted, reshuffled', () => {
    const table = scenario({
      you: { hand: ['nikhilesh'], discard: ['navaj', 'volantis'], deck: [] },
      fill: false,
    });
    table.play('play nikhilesh').turnOf('foe');
    expect(table.hand('you')).toEqual(['navaj', 'volantis']);
    expect(table.discard('you')).toEqual([]);
  });

  test('X6.3: activated it draws again', () => {
    const table = scenario({
      you: { army: [['nikhilesh']], discard: ['navaj', 'alpha'], deck: ['nalin', 'nachiketa'] },
    });
    table.play('activate I1').turnOf('foe');
    expect(table.hand('you')).toEqual(['nachiketa', 'nalin']);
    expect(table.army('you')).toEqual([['nikhilesh+1'], [], []]);
  });

  test('X9.7, X6.5: a Bounty card; its token is spent by the capture', () => {
    const table = scenario({
      you: { army: [[withTokens('nikhilesh')]] },
      foe: { army: [['apostles-of-night']], deck: ['solok'] },
      toPlay: 'foe',
    });
    table.play('activate I1', 'target you:I1').asks('foe', 'may').play('yes').turnOf('you');
    expect(table.hand('foe')).toEqual(['solok']);
    expect(table.army('you')).toEqual([['(nikhilesh)'], [], []]);
    expect(table.player('you')).toMatchObject({ tokens: 1, spent: 1, locked: 2 });
  });
});

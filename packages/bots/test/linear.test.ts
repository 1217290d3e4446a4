/** The judge that adds up features and cards, over a game of nothing but numbers. */
import { type CardGame, cardWeightCount, type FeatureGame, linearJudge } from '@open-gosu/bots';
import { describe, expect, it } from 'vitest';

interface Table {
  readonly coins: readonly number[];
  readonly winners?: number;
  /** The numbers of each seat's cards. */
  readonly cards?: readonly (readonly number[])[];
}

const GAME: FeatureGame<Table, 'coins' | 'seat'> = {
  names: ['coins', 'seat'],
  features: ({ coins }, seat) => ({ coins: coins[seat] ?? 0, seat }),
  seats: ({ coins }) => coins.length,
  winners: ({ winners = 0 }) => winners,
  isQuiet: () => true,
  stage: () => 1,
};

const CARDS: CardGame<Table> = {
  kinds: 2,
  cards({ cards = [] }, seat, out) {
    const own = cards[seat] ?? [];
    own.forEach((card, i) => {
      out[i] = card;
    });
    return own.length;
  },
};

const NO_CARDS = new Float64Array(cardWeightCount(CARDS));

const judge = linearJudge(GAME, CARDS, {
  weights: { coins: 2, seat: 0 },
  cards: NO_CARDS,
  scale: 2,
});

function outlook(table: Table): number[] {
  const out: number[] = [];
  judge.outlook(table, out);
  return out;
}

describe('a linear judge', () => {
  it('takes what the other has from what one has', () => {
    expect(judge.evaluate({ coins: [3, 1] }, 0)).toBe(4);
    expect(judge.evaluate({ coins: [3, 1] }, 1)).toBe(-4);
  });

  it('minds the strongest of several as much as all of them', () => {
    expect(judge.evaluate({ coins: [4, 4, 0] }, 0)).toBe(8 - (4 + 8) / 2);
  });

  it('gives chances that add up to one, and for two the chance of the evaluation', () => {
    const [own = 0, other = 0] = outlook({ coins: [3, 1] });
    expect(own + other).toBeCloseTo(1, 12);
    expect(own).toBeCloseTo(1 / (1 + Math.exp(-4 / 2)), 12);
    expect(outlook({ coins: [1, 1, 1] })).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it('a victory shared by some of several is worth more than what all share', () => {
    const value = (winners: number) => judge.evaluate({ coins: [0, 0, 0, 0], winners }, 0);
    expect([0b0001, 0b1110].map(value)).toEqual([1000, -1000]);
    expect(value(0b1111)).toBe(0);
    expect(value(0b0011)).toBeCloseTo(1000 / 3);
    expect(value(0b0111)).toBeCloseTo(1000 / 9);
  });

  it('shares a victory', () => {
    expect(outlook({ coins: [0, 0, 0], winners: 0b101 })).toEqual([0.5, 0, 0.5]);
    const value = (winners: number) => judge.evaluate({ coins: [0, 0], winners }, 0);
    expect([value(0b01), value(0b11), value(0b10)]).toEqual([1000, 0, -1000]);
  });

  it('with a bent adds what it sees in every seat', () => {
    const linear = { weights: { coins: 1, seat: 0 }, cards: NO_CARDS, scale: 1 };
    const bent = linearJudge(GAME, CARDS, linear, (_, seat) => (seat === 1 ? 5 : 0));
    expect(bent.evaluate({ coins: [3, 1] }, 0)).toBe(3 - (1 + 5));
    expect(bent.evaluate({ coins: [3, 1] }, 1)).toBe(1 + 5 - 3);
  });

  it('adds what each card is worth where it is, as often as it is there', () => {
    const weights = { coins: 1, seat: 0 };
    const cards = Float64Array.of(10, 20, 1, 2);
    const carded = linearJudge(GAME, CARDS, { weights, cards, scale: 1 });
    const table = { coins: [3, 0], cards: [[0, 0, 3], [1]] };
    expect(carded.evaluate(table, 0)).toBe(3 + 10 + 10 + 2 - 20);
    expect(carded.evaluate({ coins: [3, 0] }, 0)).toBe(3);
  });

  it('refuses the weights of other cards', () => {
    expect(cardWeightCount(CARDS)).toBe(4);
    const weights = { coins: 1, seat: 0 };
    for (const size of [0, 2, 5]) {
      const cards = new Float64Array(size);
      expect(() => linearJudge(GAME, CARDS, { weights, cards, scale: 1 })).toThrow('other cards');
    }
  });
});

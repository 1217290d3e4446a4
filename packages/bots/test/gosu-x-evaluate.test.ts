/**
 * The evaluation of Gosu X: nearly even at the start, antisymmetric, and on the side of what players want. Its weights
 * are learned: nothing is asked of them here but what any sane judge knows.
 */
import { GOSU_X_CARDS, gosuXJudge } from '@open-gosu/bots';
import { gosuX, isCaptured, type State } from '@open-gosu/gosu-x';
import { type ActionCode, below, makeRng } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';

const { evaluate } = gosuXJudge;

function somewhere(seed: string, decisions: number): State {
  const options = gosuX.options({}, 'en');
  if (!options.ok) throw new Error(options.message);
  const state = gosuX.setup(options.value, seed, 2);
  const rng = makeRng(seed);
  const answers: ActionCode[] = [];
  for (let i = 0; i < decisions && gosuX.toAct(state) >= 0; i++) {
    gosuX.apply(state, answers[below(rng, gosuX.legal(state, answers))]!);
  }
  return state;
}

/** A running game in which nobody has passed and seat 0 has a token to unlock. */
function midGame(): State {
  for (let i = 0; ; i++) {
    const state = somewhere(`mid/${i}`, 25);
    const [mine, theirs] = state.players;
    const plain = !mine.passed && !theirs.passed && mine.locked > 0;
    if (state.winners === 0 && plain) return state;
  }
}

/** How much seat 0 likes a change. */
function gain(change: (state: State) => void): number {
  const state = midGame();
  const before = evaluate(state, 0);
  change(state);
  return evaluate(state, 0) - before;
}

describe('evaluate', () => {
  it('is nearly even before the first card, and antisymmetric always', () => {
    const chances: number[] = [];
    gosuXJudge.outlook(somewhere('even', 0), chances);
    expect(Math.abs(chances[0]! - 0.5)).toBeLessThan(0.1);
    for (let i = 0; i < 60; i += 3) {
      const state = somewhere(`anti/${i}`, i);
      expect(evaluate(state, 0)).toBeCloseTo(-evaluate(state, 1), 9);
    }
  });

  it('likes victory above all, and a draw not at all', () => {
    const state = somewhere('end', 20);
    const limit = Math.abs(evaluate(state, 0));
    for (const [winners, sign] of [
      [1, 1],
      [2, -1],
      [3, 0],
    ] as const) {
      state.winners = winners;
      expect(Math.sign(evaluate(state, 0))).toBe(sign);
      if (sign !== 0) expect(Math.abs(evaluate(state, 0))).toBeGreaterThan(limit + 500);
    }
  });

  it.each<[string, (state: State) => void]>([
    ['a Supremacy token', (s) => void s.players[0].supremacy++],
    [
      'a token unlocked and in hand',
      (s) => {
        s.players[0].locked--;
        s.players[0].tokens++;
      },
    ],
    ['the deck in hand', (s) => void s.players[0].hand.push(...s.players[0].deck.splice(0))],
  ])('likes %s', (_what, change) => {
    expect(gain(change)).toBeGreaterThan(0);
  });
});

describe('evaluate, nearly always,', () => {
  /** How often seat 0 likes a change, over positions of many games; null where the change cannot be made. */
  function liking(change: (state: State) => boolean): { cases: number; liked: number } {
    let [liked, cases] = [0, 0];
    for (let i = 0; i < 150; i++) {
      const state = somewhere(`liking/${i}`, 15 + (i % 60));
      if (state.winners !== 0) continue;
      const before = evaluate(state, 0);
      if (!change(state)) continue;
      cases++;
      if (evaluate(state, 0) > before) liked++;
    }
    return { cases, liked };
  }

  it('dislikes the capture of an own card', () => {
    const { cases, liked } = liking((s) => {
      const card = s.players[0].rows.map((row) => row.at(-1)).find((top) => top !== undefined);
      if (card === undefined || isCaptured(s, card)) return false;
      s.marks[card] = s.marks[card]! | 1;
      return true;
    });
    expect(cases).toBeGreaterThan(50);
    expect(liked / cases).toBeLessThan(0.05);
  });

  it('likes a card in hand better than on the deck', () => {
    const { cases, liked } = liking((s) => {
      const card = s.players[0].deck.pop();
      if (card === undefined) return false;
      s.players[0].hand.push(card);
      return true;
    });
    expect(cases).toBeGreaterThan(50);
    expect(liked / cases).toBeGreaterThan(0.95);
  });

  it('likes the Wonder better with oneself than with the other', () => {
    const { cases, liked } = liking((s) => {
      if (s.wonder !== 1) return false;
      s.wonder = 0;
      return true;
    });
    expect(cases).toBeGreaterThan(20);
    expect(liked / cases).toBeGreaterThan(0.95);
  });
});

describe('the cards of a seat', () => {
  it('are numbered by kind face up in play, and after all kinds in hand', () => {
    const { kinds, cards } = GOSU_X_CARDS;
    for (let i = 0; i < 60; i += 3) {
      const state = somewhere(`cards/${i}`, i);
      for (const seat of [0, 1] as const) {
        const { rows, hand } = state.players[seat];
        const faceUp = rows.flat().filter((card) => !isCaptured(state, card));
        const found: number[] = [];
        const count = cards(state, seat, found);
        expect(found.slice(0, count)).toEqual([
          ...faceUp.map((card) => state.kinds[card]),
          ...hand.map((card) => kinds + state.kinds[card]!),
        ]);
      }
    }
  });
});

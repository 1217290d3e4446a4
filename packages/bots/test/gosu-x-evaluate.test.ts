/** The evaluation of Gosu X: even at the start, antisymmetric, and on the side of what players want. */
import { evaluate } from '@open-gosu/bots';
import { gosuX, type State } from '@open-gosu/gosu-x';
import { type ActionCode, below, makeRng } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';

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

/** A running game with a face-up Troop of seat 0, nobody passed, the Wonder on the board and no tile turned. */
function midGame(): State {
  for (let i = 0; ; i++) {
    const state = somewhere(`mid/${i}`, 25);
    const [mine, theirs] = state.players;
    const troop = mine.rows[0][0];
    const plain = state.wonder < 0 && !mine.passed && !theirs.passed && mine.flipped === 0;
    if (state.winners === 0 && plain && troop !== undefined && state.marks[troop] === 0)
      return state;
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
  it('is even before the first card and antisymmetric ever after', () => {
    expect(evaluate(somewhere('even', 0), 0)).toBe(0);
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
    ['a token unlocked', (s) => void s.players[0].locked--],
    ['a token in hand', (s) => void s.players[0].tokens++],
    ['a card in hand', (s) => void s.players[0].hand.push(s.players[0].deck.pop()!)],
    [
      'the Wonder',
      (s) => {
        s.wonder = 0;
      },
    ],
    [
      'a tile turned',
      (s) => {
        s.players[0].flipped = 1;
      },
    ],
    [
      'the opponent having passed with turns left for me',
      (s) => {
        s.players[1].passed = 1;
        s.players[0].turnsLeft = 3;
      },
    ],
  ])('likes %s', (_what, change) => {
    expect(gain(change)).toBeGreaterThan(0);
  });

  it('dislikes a captured card', () => {
    const capture = (s: State) => {
      const card = s.players[0].rows[0][0]!;
      s.marks[card] = s.marks[card]! | 1;
    };
    expect(gain(capture)).toBeLessThan(0);
  });
});

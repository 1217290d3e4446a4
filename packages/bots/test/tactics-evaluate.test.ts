/** The evaluation of GOSU Tactics: even at the start, antisymmetric for two, and on the side of what players want. */
import { evaluateTactics, tacticsJudge } from '@open-gosu/bots';
import { type State, tactics } from '@open-gosu/tactics';
import { playRandom } from '@testing/random-play.ts';
import { type Scenario, scenario, type Table } from '@testing/tactics/scenario.ts';
import { describe, expect, it } from 'vitest';

const TABLE: Table = {
  you: { army: [['prescient', 'scribe'], ['oracle']], hand: ['tracker', 'spark', 'sage'] },
  foe: { army: [['runner', 'packmate'], ['ranger']], hand: ['tinker', 'looter'] },
};

/** How much "you" stand better at the second table than at the first. */
function gain(change: Partial<Table>): number {
  return worth(scenario({ ...TABLE, ...change })) - worth(scenario(TABLE));
}

function worth(table: Scenario): number {
  return evaluateTactics(table.state, table.seat('you'));
}

describe('evaluateTactics', () => {
  it('is antisymmetric for two players', () => {
    for (let seed = 0; seed < 5; seed++) {
      playRandom(tactics, {
        seed,
        onDecision: (s) => {
          expect(evaluateTactics(s, 0)).toBeCloseTo(-evaluateTactics(s, 1), 9);
          return undefined;
        },
      });
    }
  });

  it('is even for all where all stand alike', () => {
    const state = scenario({ advantage: 'you', you: {}, foe: {}, third: {}, fourth: {} }).state;
    const others = [1, 2, 3].map((seat) => evaluateTactics(state, seat));
    expect(new Set(others).size).toBe(1);
    expect(evaluateTactics(state, 0)).toBeGreaterThan(others[0]!);
  });

  const { you = {}, foe = {} } = TABLE;

  it.each<[string, Partial<Table>]>([
    ['a point', { you: { ...you, points: 1 } }],
    ['a card in hand', { you: { ...you, hand: [...(you.hand ?? []), 'shackler'] } }],
    ['a goblin more', { you: { ...you, army: [['prescient', 'scribe', 'herald'], ['oracle']] } }],
    ['an additional turn', { extraTurn: 'due' }],
    [
      'a foe’s goblin in prison',
      { foe: { ...foe, army: [['runner', { card: 'packmate', captured: true }], ['ranger']] } },
    ],
    ['a foe without a hand', { foe: { ...foe, hand: [] } }],
  ])('likes %s', (_name, change) => {
    expect(gain(change)).toBeGreaterThan(0);
  });

  it('dislikes losing the Advantage card, and turns given away by a pass', () => {
    expect(gain({ advantage: 'foe' })).toBeLessThan(0);
    const passed = gain({ toPlay: 'foe', you: { ...you, passed: true } });
    const nearlyOver = gain({
      toPlay: 'foe',
      you: { ...you, passed: true },
      foe: { ...foe, turnsLeft: 1 },
    });
    expect(passed).toBeLessThan(nearlyOver);
    expect(nearlyOver).toBeLessThan(0);
  });

  it('knows who has won, and that a shared victory is better than none', () => {
    const over = (winners: number): State => ({ ...scenario(TABLE).state, winners, reason: 0 });
    const [won, shared, lost] = [1, 3, 2].map((mask) => evaluateTactics(over(mask), 0));
    expect(won).toBeGreaterThan(shared!);
    expect(shared).toBeGreaterThan(lost!);
    expect(tacticsJudge.chance(won!)).toBeGreaterThan(0.99);
    expect(tacticsJudge.chance(lost!)).toBeLessThan(0.01);
  });
});

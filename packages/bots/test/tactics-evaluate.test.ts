/**
 * The evaluation of GOSU Tactics: even where all stand alike, antisymmetric for two, and on the side of what players
 * want. Its weights are learned: nothing is asked of them here but what any sane judge knows.
 */
import { TACTICS_CARDS, tacticsJudge } from '@open-gosu/bots';
import {
  FACE_DEFS,
  faceIn,
  imprisonedCount,
  isImprisoned,
  type State,
  tactics,
} from '@open-gosu/tactics';
import { playRandom } from '@testing/random-play.ts';
import { type Scenario, scenario, type Table } from '@testing/tactics/scenario.ts';
import { describe, expect, it } from 'vitest';

const { evaluate } = tacticsJudge;

/** What makes a goblin's face that of a captive. */
const IMPRISONED = 64;

const TABLE: Table = {
  you: { army: [['prescient', 'scribe'], ['oracle']], hand: ['tracker', 'spark', 'sage'] },
  foe: { army: [['runner', 'packmate'], ['ranger']], hand: ['tinker', 'looter'] },
};

/** How much "you" stand better at the second table than at the first. */
function gain(change: Partial<Table>): number {
  return worth(scenario({ ...TABLE, ...change })) - worth(scenario(TABLE));
}

function worth(table: Scenario): number {
  return evaluate(table.state, table.seat('you'));
}

describe('evaluate', () => {
  it('is antisymmetric for two players', () => {
    for (let seed = 0; seed < 5; seed++) {
      playRandom(tactics, {
        seed,
        onDecision: (s) => {
          expect(evaluate(s, 0)).toBeCloseTo(-evaluate(s, 1), 9);
          return undefined;
        },
      });
    }
  });

  it('is the same for all who stand alike', () => {
    const state = scenario({ advantage: 'you', you: {}, foe: {}, third: {}, fourth: {} }).state;
    const others = [1, 2, 3].map((seat) => evaluate(state, seat));
    expect(new Set(others).size).toBe(1);
  });

  const { you = {}, foe = {} } = TABLE;
  const OTHERS = FACE_DEFS.map(({ id }) => id).filter((id) => !JSON.stringify(TABLE).includes(id));

  it.each<[string, Partial<Table>]>([
    ['a point', { you: { ...you, points: 1 } }],
    ['a second point', { you: { ...you, points: 2 } }],
    ['every card that is left in hand', { you: { ...you, hand: OTHERS } }],
    ['a foe without an army', { foe: { ...foe, army: [] } }],
  ])('likes %s', (_name, change) => {
    expect(gain(change)).toBeGreaterThan(0);
  });

  it.each([2, 4])(
    'dislikes it when one of its open goblins is imprisoned (%i players)',
    (players) => {
      let [disliked, cases] = [0, 0];
      for (let game = 0; game < 20; game++) {
        playRandom(tactics, {
          seed: `prison ${game}`,
          players,
          onDecision: (s) => {
            for (const row of s.players[0]!.rows) {
              const goblin = row.at(-1);
              if (goblin === undefined || isImprisoned(goblin)) continue;
              const before = evaluate(s, 0);
              row[row.length - 1] = goblin + IMPRISONED;
              if (evaluate(s, 0) < before) disliked++;
              cases++;
              row[row.length - 1] = goblin;
            }
            return undefined;
          },
        });
      }
      expect(cases).toBeGreaterThan(500);
      expect(disliked / cases).toBeGreaterThan(0.95);
    },
  );

  it('knows who has won, and that a shared victory is better than none', () => {
    const over = (winners: number): State => ({ ...scenario(TABLE).state, winners, reason: 0 });
    const [won, shared, lost] = [1, 3, 2].map((mask) => evaluate(over(mask), 0));
    expect(won).toBeGreaterThan(shared!);
    expect(shared).toBeGreaterThan(lost!);
    const chances: number[] = [];
    tacticsJudge.outlook(over(1), chances);
    expect(chances).toEqual([1, 0]);
  });
});

describe('the cards of a seat', () => {
  it('are numbered by face, captives too, and in hand after all faces', () => {
    const { kinds, cards } = TACTICS_CARDS;
    let prisoners = 0;
    for (let game = 0; game < 5; game++) {
      playRandom(tactics, {
        seed: `cards ${game}`,
        players: 3,
        onDecision: (state, _legal, ply) => {
          const seat = ply % 3;
          const player = state.players[seat]!;
          prisoners += imprisonedCount(player);
          const found: number[] = [];
          const count = cards(state, seat, found);
          expect(found.slice(0, count)).toEqual([
            ...player.rows.flat().map(faceIn),
            ...player.hand.map((face) => kinds + face),
          ]);
          return undefined;
        },
      });
    }
    expect(prisoners).toBeGreaterThan(0);
  });
});

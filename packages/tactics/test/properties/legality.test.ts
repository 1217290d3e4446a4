/** The list of legal actions and the reasons against the others are two readings of one rule: they never disagree. */
import { legalList, makeCode, PLACES_PER_SEAT } from '@open-gosu/kernel';
import { watchRandom } from '@testing/random-play.ts';
import { expect, test } from 'vitest';
import { ANSWER, PASS, shiftCode } from '../../src/answers.ts';
import { ask } from '../../src/flow/engine.ts';
import { mutationProblem, PROBLEM, placingProblem } from '../../src/flow/placing.ts';
import { tactics } from '../../src/game.ts';
import { FACE_COUNT } from '../../src/state/faces.ts';
import { playerAt, type State } from '../../src/state/state.ts';

/** Every action against which nothing speaks. */
function withoutProblem(s: State, seat: number): number[] {
  const p = playerAt(s, seat);
  const codes = [PASS];
  for (let face = 0; face < FACE_COUNT; face++) {
    if (p.hand.includes(face) && placingProblem(p, face) === PROBLEM.none) {
      codes.push(makeCode(ANSWER.play, face));
    }
    for (let spot = 0; spot < PLACES_PER_SEAT; spot++) {
      for (const fromDiscard of [false, true]) {
        if (mutationProblem(s, seat, spot, face, fromDiscard) === PROBLEM.none) {
          codes.push(shiftCode(spot, face, fromDiscard));
        }
      }
    }
  }
  return codes.sort((a, b) => a - b);
}

test.each([2, 3, 4])('T3.1 to T3.7: of %i players, at every action of random games', (players) => {
  let actions = 0;
  for (let seed = 0; seed < 6; seed++) {
    watchRandom(tactics, { players, seed }, (s) => {
      if (s.winners !== 0 || ask(s).kind !== 'action') return;
      actions++;
      expect(withoutProblem(s, ask(s).seat)).toEqual(legalList(tactics, s));
    });
  }
  expect(actions).toBeGreaterThan(100);
});

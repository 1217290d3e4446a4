/** Random games under every preset: the invariants hold at each decision, every game ends, and it can be repeated. */
import { checkInvariants } from '@testing/gosu-x/invariants.ts';
import { gamesToPlay, playRandom } from '@testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { gosuX } from '../../src/game.ts';
import { OPTION_DEFS, PRESETS } from '../../src/options.ts';
import type { State } from '../../src/state/state.ts';

const MOST_ROUNDS = 3;

function hex(s: State): string {
  return Buffer.from(gosuX.encode(s)).toString('hex');
}

describe('random games', () => {
  test.each(PRESETS)(
    'keep the invariants under %s and end within three rounds (X8.7, X12)',
    (preset) => {
      for (let seed = 0; seed < gamesToPlay(60); seed++) {
        const { state } = playRandom(gosuX, {
          options: { preset },
          seed,
          onDecision: (s) => {
            checkInvariants(s);
            return undefined;
          },
        });
        expect(gosuX.result(state)).not.toBeNull();
        expect(state.round).toBeLessThanOrEqual(MOST_ROUNDS);
      }
    },
  );

  test('keep the invariants under any single option (X12)', () => {
    for (const def of OPTION_DEFS) {
      for (const choice of def.choices) {
        if (choice === 'given') continue;
        const options = { [def.id]: choice };
        for (let seed = 0; seed < 6; seed++) {
          playRandom(gosuX, {
            options,
            seed: `${def.id} ${seed}`,
            onDecision: (s) => {
              checkInvariants(s);
              return undefined;
            },
          });
        }
      }
    }
  });

  test('are the same again from the same seed and answers', () => {
    for (let seed = 0; seed < 20; seed++) {
      const first = playRandom(gosuX, { seed });
      const again = playRandom(gosuX, { seed });
      expect(again.answers).toEqual(first.answers);
      expect(hex(again.state)).toBe(hex(first.state));
    }
  });

  test('go the same way whether or not anybody listens to the events', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state, answers } = playRandom(gosuX, { seed });
      const options = gosuX.options({}, 'en');
      if (!options.ok) throw new Error(options.message);
      const listened = gosuX.setup(options.value, seed, 2);
      let events = 0;
      for (const answer of answers) gosuX.apply(listened, answer, () => events++);
      expect(hex(listened)).toBe(hex(state));
      expect(events).toBeGreaterThan(answers.length);
    }
  });
});

describe('fork fidelity', () => {
  test('a game copied, packed and unpacked at every decision ends as the untouched one', () => {
    for (let seed = 0; seed < gamesToPlay(40); seed++) {
      const plain = playRandom(gosuX, { seed });
      const forked = playRandom(gosuX, {
        seed,
        onDecision: (s) => gosuX.decode(gosuX.encode(gosuX.clone(s))),
      });
      expect(forked.answers).toEqual(plain.answers);
      expect(hex(forked.state)).toBe(hex(plain.state));
    }
  });

  test('a clone shares nothing that changes: playing on it leaves the original alone', () => {
    for (let seed = 0; seed < 15; seed++) {
      playRandom(gosuX, {
        seed,
        onDecision: (s, legal) => {
          const before = JSON.stringify(s);
          for (const answer of legal) gosuX.apply(gosuX.clone(s), answer);
          expect(JSON.stringify(s)).toBe(before);
          return undefined;
        },
      });
    }
  });

  test('every mutable list of a clone is its own', () => {
    const { state } = playRandom(gosuX, { seed: 5 });
    const copy = gosuX.clone(state);
    const shared: string[] = [];
    const walk = (a: unknown, b: unknown, path: string) => {
      if (typeof a !== 'object' || a === null) return;
      if (a === b) shared.push(path);
      else
        for (const key of Object.keys(a))
          walk(Reflect.get(a, key), Reflect.get(b as object, key), `${path}.${key}`);
    };
    walk(state, copy, 'state');
    // Never changed in place: replaced as a whole.
    expect(shared).toEqual(['state.options', 'state.kinds']);
  });
});

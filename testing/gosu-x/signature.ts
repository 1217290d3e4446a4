/** The engine's fingerprint over seeded random games: runs anywhere, so that two places can be compared. */
import { type ActionCode, at, below, Digest, makeRng } from '@open-gosu/kernel';
import { gosuX } from '../../packages/gosu-x/src/game.ts';

/** A digest over every answer and every final state of `games` random games. */
export function signature(games: number): string {
  const options = gosuX.options({}, 'en');
  if (!options.ok) throw new Error(options.message);
  const digest = new Digest();
  const out: ActionCode[] = [];
  for (let seed = 0; seed < games; seed++) {
    const state = gosuX.setup(options.value, seed, 2);
    const rng = makeRng(`signature ${seed}`);
    while (gosuX.toAct(state) >= 0) {
      const answer = at(out, below(rng, gosuX.legal(state, out)));
      digest.add(answer);
      gosuX.apply(state, answer);
    }
    digest.addAll(gosuX.encode(state));
  }
  return digest.toString();
}

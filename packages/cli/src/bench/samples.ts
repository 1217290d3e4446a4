/** States to measure on: taken at random from seeded random games, so that every part of a game is among them. */
import { randomAnswer } from '@open-gosu/bots';
import { type ActionCode, below, makeRng, type Options } from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';

const COUNT = 400;
const ONE_IN = 12;

export interface Sample {
  readonly state: unknown;
  /** The legal answer the game went on with. */
  readonly answer: ActionCode;
}

export function takeSamples(kit: GameKit, options: Options, players: number): Sample[] {
  const { game } = kit;
  const rng = makeRng('samples');
  const answers: ActionCode[] = [];
  const samples: Sample[] = [];
  for (let index = 0; samples.length < COUNT; index++) {
    const state = game.setup(options, `samples/${index}`, players);
    while (game.toAct(state) >= 0 && samples.length < COUNT) {
      const answer = randomAnswer(game, state, rng, answers);
      if (below(rng, ONE_IN) === 0) samples.push({ state: game.clone(state), answer });
      game.apply(state, answer);
    }
  }
  return samples;
}

/** The engine's fingerprint over seeded random games: runs anywhere, so that two places can be compared. */
import { type ActionCode, at, below, Digest, type Game, makeRng } from '@open-gosu/kernel';
import { checkedOptions } from './random-play.ts';

export interface Signature {
  /**
   * Over every answer and result: what `gosu simulate --games <games> --seed 1` prints for random bots, worked out here
   * without the command line, the bots or threads.
   */
  readonly answers: string;
  /** Over every final state. */
  readonly states: string;
}

const SEED = 1;

export function signature<S>(game: Game<S>, games: number, players: number): Signature {
  const options = checkedOptions(game, {});
  const answers = new Digest();
  const states = new Digest();
  const out: ActionCode[] = [];
  for (let index = 0; index < games; index++) {
    const seed = `${SEED}/${index}`;
    const state = game.setup(options, seed, players);
    const rngs = Array.from({ length: players }, (_, seat) => makeRng(`${seed}/p${seat}`));
    const digest = new Digest();
    for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
      const answer = at(out, below(rngs[seat] ?? [], game.legal(state, out)));
      digest.add(answer);
      game.apply(state, answer);
    }
    const result = game.result(state);
    digest.addAll(result?.winners ?? []);
    digest.addText(result?.reason ?? '');
    for (const half of digest.toString().match(/.{8}/g) ?? []) {
      answers.add(Number.parseInt(half, 16) | 0);
    }
    states.addAll(game.encode(state));
  }
  return { answers: answers.toString(), states: states.toString() };
}

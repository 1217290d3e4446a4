/** Conveniences over the `Game` interface for callers that are not in a hurry. */
import type { ActionCode } from './action.ts';
import type { Game } from './game.ts';

/** The legal answers as a list of their own. */
export function legalList<S>(game: Pick<Game<S>, 'legal'>, state: S): ActionCode[] {
  const out: ActionCode[] = [];
  const n = game.legal(state, out);
  return out.slice(0, n);
}

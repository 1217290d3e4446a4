/**
 * What one viewer may know, with memory, and nothing else (T1.1, T2.1). A view has the shape of a state: cards the
 * viewer cannot identify are -1 in their zone, and the generator is gone.
 */
import { at, type Viewer } from '@open-gosu/kernel';
import { clonePlayer, cloneWith, type Player, type State } from '../state/state.ts';

export interface View extends State {
  readonly viewer: Viewer;
}

export const UNKNOWN = -1;

export function view(s: State, viewer: Viewer): View {
  const players = s.players.map((p, seat) => (seat === viewer ? clonePlayer(p) : fromOutside(p)));
  const deck = new Array<number>(s.deck.length).fill(UNKNOWN);
  return { viewer, ...cloneWith(s, [0, 0, 0, 0], players, deck) };
}

/** What several viewers know together, as a view of the first of them. */
export function jointView(s: State, viewers: readonly [Viewer, ...Viewer[]]): View {
  const seen = view(s, viewers[0]);
  const players = s.players.map((p, seat) =>
    viewers.includes(seat) ? clonePlayer(p) : fromOutside(p),
  );
  return { ...seen, players };
}

/** A player as everybody else sees them: of the hand only what has been shown. */
function fromOutside(p: Player): Player {
  const seen = clonePlayer(p);
  const hidden = p.hand.length - p.shown.length;
  for (let i = 0; i < hidden; i++) seen.hand[i] = UNKNOWN;
  for (let i = 0; i < p.shown.length; i++) seen.hand[hidden + i] = at(p.shown, i);
  seen.aside.fill(UNKNOWN);
  return seen;
}

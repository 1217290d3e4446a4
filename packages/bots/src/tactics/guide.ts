/** First sight in GOSU Tactics: what an answer gains on the table less what it costs. */
import {
  type ActionCode,
  at,
  codeA,
  codeB,
  codeKind,
  placeAt,
  seatOfPlace,
} from '@open-gosu/kernel';
import {
  ANSWER,
  armyStrength,
  ask,
  COST_OF,
  goblinAt,
  isImprisoned,
  placingCost,
  playerAt,
  ROW_OF,
  STRENGTH_OF,
  type State,
} from '@open-gosu/tactics';
import type { Guide } from '../guide.ts';

const CARD = 1.2;
const SPOT = 15;

export const tacticsGuide: Guide<State> = { weigh };

function weigh(s: State, code: ActionCode): number {
  const a = codeA(code);
  switch (codeKind(code)) {
    case ANSWER.play:
      return 1 + at(STRENGTH_OF, a) - CARD * placingCost(playerAt(s, s.turn), a);
    case ANSWER.shift: {
      const leaving = goblinAt(s, placeAt(s.turn, 0, 0) + (a & SPOT));
      return (
        0.3 - CARD * at(COST_OF, leaving) - (a > SPOT ? 0 : 0.5) + 0.1 * at(ROW_OF, codeB(code))
      );
    }
    case ANSWER.pass:
      return passing(s);
    case ANSWER.discard:
      return -at(ROW_OF, a);
    case ANSWER.pick:
      return at(STRENGTH_OF, a);
    case ANSWER.target:
      return targeting(s, a);
    case ANSWER.seat:
      return a === ask(s).seat ? -1 : playerAt(s, a).points + 1;
    default:
      return 0;
  }
}

/** Passing is right when one leads and keeps cards, wrong while others can still overtake cheaply. */
function passing(s: State): number {
  const own = armyStrength(playerAt(s, s.turn));
  let best = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat !== s.turn) best = Math.max(best, armyStrength(playerAt(s, seat)));
  }
  return (own - best) / 2 - 1;
}

function targeting(s: State, place: number): number {
  const { seat, purpose } = ask(s);
  const goblin = goblinAt(s, place);
  const worth = isImprisoned(goblin) ? 1 : at(STRENGTH_OF, goblin);
  const mine = seatOfPlace(place) === seat;
  const helps = purpose === 'release';
  return mine === helps ? worth : -worth;
}

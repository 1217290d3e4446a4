/** First sight in Gosu X: what an answer gains on the table less what it costs. */
import {
  ANSWER,
  armyValue,
  ask,
  CARD_DEFS,
  cardAt,
  cardValue,
  handCard,
  playCost,
  readPlay,
  readShift,
  type Seat,
  type State,
  shiftCost,
  supportOf,
} from '@open-gosu/gosu-x';
import {
  type ActionCode,
  at,
  codeA,
  codeKind,
  placeAt,
  type Row,
  seatOfPlace,
} from '@open-gosu/kernel';
import type { Guide } from '../guide.ts';

const CARD = 1.2;
const TOKEN = 1.4;

const VALUE: readonly number[] = CARD_DEFS.map((def) => def.value);
/** What a card is worth on the table beyond its value: an effect now, icons for later. */
const WORTH: readonly number[] = CARD_DEFS.map(
  (def) => def.value + (def.effect.length > 0 ? 1 : 0) + 0.5 * def.icons,
);

export const gosuXGuide: Guide<State> = { weigh };

function weigh(s: State, code: ActionCode): number {
  const a = codeA(code);
  switch (codeKind(code)) {
    case ANSWER.play:
      return playing(s, code);
    case ANSWER.shift:
      return shifting(s, code);
    case ANSWER.spend:
      return a === 2 ? 3 * CARD - 2 * TOKEN : CARD - TOKEN;
    case ANSWER.activate:
      return 1.5;
    case ANSWER.pass:
      return passing(s);
    case ANSWER.discard:
      return -0.3 * at(WORTH, a);
    case ANSWER.target:
      return targeting(s, a);
    case ANSWER.pick:
      return at(WORTH, a);
    case ANSWER.yes:
    case ANSWER.use:
    case ANSWER.keep:
      return 0.5;
    case ANSWER.done:
      return -0.5;
    default:
      return 0;
  }
}

function playing(s: State, code: ActionCode): number {
  const { kind, row, fromDiscard } = readPlay(code);
  const seat = s.turn;
  const card = fromDiscard ? -1 : handCard(s, seat, kind);
  const cost = card < 0 ? 0 : playCost(s, supportOf(s, seat), card, row as Row);
  return 1 + at(WORTH, kind) - CARD * cost;
}

function shifting(s: State, code: ActionCode): number {
  const { spot, kind } = readShift(code);
  const leaving = cardAt(s, placeAt(s.turn, 0, 0) + spot);
  return at(WORTH, kind) - cardValue(s, leaving) - CARD * (1 + shiftCost(s, leaving));
}

/** Passing is right when one leads, wrong while behind. */
function passing(s: State): number {
  const own = armyValue(s, s.turn);
  const theirs = armyValue(s, (1 - s.turn) as Seat);
  return (own - theirs) / 2 - 1;
}

const HURTS: readonly string[] = ['capture', 'destroy', 'sacrifice', 'song', 'to-deck-top'];

function targeting(s: State, place: number): number {
  const { seat, purpose } = ask(s);
  const card = cardAt(s, place);
  const worth = card < 0 ? 0 : 1 + at(VALUE, at(s.kinds, card));
  const mine = seatOfPlace(place) === seat;
  return mine === HURTS.includes(purpose) ? -worth : worth;
}

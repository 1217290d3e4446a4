/** What stands out about an answer in Gosu X: mostly the card it is about, what it costs and how the round stands. */
import {
  ANSWER,
  armyValue,
  ask,
  CARD_DEFS,
  cardAt,
  cardValue,
  handCard,
  inPlayCount,
  isCaptured,
  type Player,
  type Purpose,
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
  ROWS,
  type Row,
  seatOfPlace,
} from '@open-gosu/kernel';
import {
  beginShared,
  endShared,
  forget,
  makeNumbering,
  makeShared,
  note,
  noteAll,
  type Shared,
  type Sight,
  type Sighted,
} from '../../sight/sight.ts';
import { CLAN_OF_KIND } from './clans.ts';

const KINDS = CARD_DEFS.length;
const ANSWERS = Object.keys(ANSWER).length;

const PURPOSE: { readonly [P in Purpose]: number } = {
  turn: 0,
  draft: 1,
  'opening-hand': 2,
  wonder: 3,
  cost: 4,
  'effect-discard': 5,
  'hand-limit': 6,
  'mulligan-discard': 7,
  'pay-bounty': 8,
  capture: 9,
  destroy: 10,
  release: 11,
  sacrifice: 12,
  song: 13,
  'to-deck-top': 14,
  'swap-first': 15,
  'swap-second': 16,
  copy: 17,
  take: 18,
  'put-on-deck': 19,
  remove: 20,
  'reveal-to-hand': 21,
  'reveal-to-top': 22,
  search: 23,
  'take-back': 24,
  clan: 25,
  level: 26,
  player: 27,
  name: 28,
  tile: 29,
  ban: 30,
  'place-bounty': 31,
  verb: 32,
  'may-effect': 33,
  echo: 34,
  'bounty-draw': 35,
  'cancel-activation': 36,
  'cancel-capture': 37,
  'cancel-destroy': 38,
  order: 39,
};
const PURPOSES = Object.keys(PURPOSE).length;

/** How the round stands, for cards that are better at one time than at another. */
const STANDINGS = 6;

const PASS_FACTS = 6;
const TARGET_FACTS = 3;

const { block, size } = makeNumbering();
const PLAY = block(KINDS * STANDINGS);
const PLAY_COST = block(2);
const SHIFT_IN = block(KINDS);
const SHIFT_OUT = block(KINDS);
const SHIFT_COST = block(2);
const SHIFT = block(STANDINGS);
const ACTIVATE = block(KINDS * STANDINGS);
const SPEND = block(2 * STANDINGS);
/** As the first to pass, then as the second. */
const PASS = block(2 * PASS_FACTS);
const DISCARD = block(KINDS);
const DISCARD_SUPPORTED = block(1);
const DISCARD_DOUBLE = block(1);
const DISCARD_STANDING = block(1);
/** For each purpose: theirs, then one's own. */
const TARGET = block(PURPOSES * 2 * KINDS);
const TARGET_FACT = block(PURPOSES * 2 * TARGET_FACTS);
const PICK = block(PURPOSES * KINDS);
const PICK_SUPPORTED = block(PURPOSES);
const PLAIN = block(PURPOSES * ANSWERS);

interface Glance {
  seat: Seat;
  /** The number of the purpose. */
  purpose: number;
  /** For questions that ask for an action, as is all below. */
  readonly standings: number[];
  /** Looked up for the first card that may cost something. */
  support: ReturnType<typeof supportOf> | null;
  /** What all shifts of a place have in common. */
  readonly leaving: Shared;
}

export const GOSU_X_SIGHT: Sighted<State, Glance> = { size: size(), makeGlance, look, see };

function makeGlance(): Glance {
  const standings = new Array<number>(STANDINGS).fill(0);
  return { seat: 0, purpose: 0, standings, support: null, leaving: makeShared() };
}

function look(s: State, glance: Glance): void {
  const { seat, purpose, kind } = ask(s);
  glance.seat = seat;
  glance.purpose = PURPOSE[purpose];
  if (kind !== 'action') return;
  setStandings(s, seat, glance.standings);
  glance.support = null;
  forget(glance.leaving);
}

function setStandings(s: State, me: Seat, standings: number[]): void {
  const foe = s.players[1 - me] as Player;
  standings[0] = 1;
  standings[1] = (inPlayCount(s, me) - inPlayCount(s, (1 - me) as Seat)) / 5;
  standings[2] = s.players[me].hand.length / 5;
  standings[3] = foe.hand.length / 5;
  standings[4] = foe.passed;
  standings[5] = lead(s, me);
}

/** In steps of five points, at most two of them. */
function lead(s: State, me: Seat): number {
  const points = armyValue(s, me) - armyValue(s, (1 - me) as Seat);
  return Math.max(-2, Math.min(2, points / 5));
}

function see(s: State, code: ActionCode, glance: Glance, sight: Sight): void {
  const { seat: me, purpose } = glance;
  const a = codeA(code);
  const answer = codeKind(code);
  switch (answer) {
    case ANSWER.play:
      seePlay(s, code, glance, sight);
      return;
    case ANSWER.shift:
      seeShift(s, code, glance, sight);
      return;
    case ANSWER.activate:
      noteAll(sight, ACTIVATE + kindAt(s, placeAt(me, 0, 0) + a) * STANDINGS, glance.standings);
      return;
    case ANSWER.spend:
      noteAll(sight, SPEND + (a - 1) * STANDINGS, glance.standings);
      return;
    case ANSWER.pass:
      seePass(s, glance, sight);
      return;
    case ANSWER.discard:
      seeDiscard(s, s.players[me], a, sight);
      return;
    case ANSWER.target:
      seeTarget(s, me, purpose, a, sight);
      return;
    case ANSWER.name:
      note(sight, PICK + purpose * KINDS + a, 1);
      return;
    case ANSWER.pick:
    case ANSWER.card:
      seePick(s, s.players[me], purpose, a, sight);
      return;
    default:
      note(sight, PLAIN + purpose * ANSWERS + answer, 1);
  }
}

function kindAt(s: State, place: number): number {
  return at(s.kinds, cardAt(s, place));
}

function seePlay(s: State, code: ActionCode, glance: Glance, sight: Sight): void {
  const { kind, row, fromDiscard } = readPlay(code);
  noteAll(sight, PLAY + kind * STANDINGS, glance.standings);
  if (fromDiscard || row !== 0) return;
  const me = glance.seat;
  // A copy: the record is the game's, and good only until its next use.
  glance.support ??= { ...supportOf(s, me) };
  if (playCost(s, glance.support, handCard(s, me, kind), row as Row) === 0) return;
  note(sight, PLAY_COST, 1);
  note(sight, PLAY_COST + 1, s.players[me].hand.length / 5);
}

function seeShift(s: State, code: ActionCode, glance: Glance, sight: Sight): void {
  const { spot, kind } = readShift(code);
  note(sight, SHIFT_IN + kind, 1);
  if (!beginShared(sight, glance.leaving, spot)) return;
  const leaving = cardAt(s, placeAt(glance.seat, 0, 0) + spot);
  note(sight, SHIFT_OUT + at(s.kinds, leaving), 1);
  note(sight, SHIFT_COST, shiftCost(s, leaving));
  note(sight, SHIFT_COST + 1, cardValue(s, leaving) / 3);
  noteAll(sight, SHIFT, glance.standings);
  endShared(sight, glance.leaving);
}

function seePass(s: State, { seat: me, standings }: Glance, sight: Sight): void {
  const own = s.players[me];
  const foe = s.players[1 - me] as Player;
  const ahead = standings[5] as number;
  const start = PASS + foe.passed * PASS_FACTS;
  note(sight, start, 1);
  note(sight, start + 1, ahead);
  if (ahead > 0) note(sight, start + 2, 1);
  note(sight, start + 3, own.hand.length / 5);
  note(sight, start + 4, foe.hand.length / 5);
  note(sight, start + 5, own.supremacy - foe.supremacy);
}

function seeDiscard(s: State, own: Player, kind: number, sight: Sight): void {
  note(sight, DISCARD + kind, 1);
  if (isSupported(s, own, kind)) note(sight, DISCARD_SUPPORTED, 1);
  let copies = 0;
  for (let i = 0; i < own.hand.length; i++) if (at(s.kinds, at(own.hand, i)) === kind) copies++;
  if (copies > 1) note(sight, DISCARD_DOUBLE, 1);
  let standing = 0;
  for (const row of ROWS)
    for (const card of own.rows[row]) if (at(s.kinds, card) === kind) standing++;
  if (standing > 0) note(sight, DISCARD_STANDING, standing);
}

/** Whether a face-up Troop of the card's clan stands in the army. */
function isSupported(s: State, own: Player, kind: number): boolean {
  const clan = at(CLAN_OF_KIND, kind);
  for (const card of own.rows[0]) {
    if (!isCaptured(s, card) && at(CLAN_OF_KIND, at(s.kinds, card)) === clan) return true;
  }
  return false;
}

function seeTarget(s: State, me: Seat, purpose: number, place: number, sight: Sight): void {
  const card = cardAt(s, place);
  if (card < 0) return;
  const side = purpose * 2 + (seatOfPlace(place) === me ? 1 : 0);
  const facts = TARGET_FACT + side * TARGET_FACTS;
  note(sight, TARGET + side * KINDS + at(s.kinds, card), 1);
  note(sight, facts, 1);
  note(sight, facts + 1, cardValue(s, card) / 3);
  if (isCaptured(s, card)) note(sight, facts + 2, 1);
}

function seePick(s: State, own: Player, purpose: number, kind: number, sight: Sight): void {
  note(sight, PICK + purpose * KINDS + kind, 1);
  if (isSupported(s, own, kind)) note(sight, PICK_SUPPORTED + purpose, 1);
}

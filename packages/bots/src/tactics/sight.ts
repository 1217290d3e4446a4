/** What stands out about an answer in GOSU Tactics: mostly the goblin it is about, its links and how the round stands. */
import {
  type ActionCode,
  at,
  codeA,
  codeKind,
  columnOfPlace,
  placeAt,
  ROW_LENGTH,
  ROWS,
  type Row,
  rowOfPlace,
  seatOfPlace,
} from '@open-gosu/kernel';
import {
  ANSWER,
  type Ask,
  armyStrength,
  ask,
  CLAN_OF,
  CLANS,
  COST_OF,
  clansInRow,
  FACE_DEFS,
  faceIn,
  goblinAt,
  goblinCount,
  isImprisoned,
  LINK_SIDES_OF,
  type Player,
  type Purpose,
  placingCost,
  playerAt,
  ROW_OF,
  readShift,
  SIDES,
  type Side,
  STRENGTH_OF,
  type State,
} from '@open-gosu/tactics';
import { makeNumbering, note, type Sight, type Sighted } from '../sight.ts';

const FACES = FACE_DEFS.length;
const ANSWERS = Object.keys(ANSWER).length;

const PURPOSE: { readonly [P in Purpose]: number } = {
  turn: 0,
  'opening-redraw': 1,
  'round-redraw': 2,
  'opening-discard': 3,
  cost: 4,
  'power-discard': 5,
  destroy: 6,
  imprison: 7,
  release: 8,
  'prison-verb': 9,
  'swap-first': 10,
  'swap-second': 11,
  vision: 12,
  return: 13,
  'discard-player': 14,
  links: 15,
};
const PURPOSES = Object.keys(PURPOSE).length;

/** How the round stands, for goblins that are better at one time than at another; the last one is of their clan. */
const STANDINGS = 6;
const OF_CLAN = 5;
const standings = new Array<number>(STANDINGS).fill(0);

const PASS_FACTS = 7;
const TARGET_FACTS = 5;

const { block, size } = makeNumbering();
const PLAY = block(FACES * STANDINGS);
const PLAY_COST = block(2);
/** A link that the goblin sets off, by the one that has it. */
const LINK = block(FACES);
const MUTATE_IN = block(FACES);
const MUTATE_OUT = block(FACES);
const MUTATE_COST = block(1);
const MUTATE_FROM_DISCARD = block(1);
const MUTATE = block(STANDINGS);
/** As the first to pass, then as a later one. */
const PASS = block(2 * PASS_FACTS);
const DISCARD = block(FACES);
const DISCARD_FACT = block(4);
/** For each purpose: theirs, then one's own. */
const TARGET = block(PURPOSES * 2 * FACES);
const TARGET_FACT = block(PURPOSES * 2 * TARGET_FACTS);
const PICK = block(PURPOSES * FACES);
const PICK_SUPPORTED = block(PURPOSES);
const PICK_DOUBLE = block(PURPOSES);
const SELF = block(1);
const RIVAL = block(3);
/** The answer alone, then what it says. */
const PLAIN = block(PURPOSES * ANSWERS);
const VERB = block(PURPOSES);

export const TACTICS_SIGHT: Sighted<State> = { size: size(), look, see };

/** The question, looked up once for all its answers. */
let asked: Ask;
/** How many goblins of each clan one has face up; and the clans of those with a link, one bit each. */
const ofClan = new Array<number>(CLANS.length).fill(0);
let linked = 0;

function look(s: State): void {
  asked = ask(s);
  if (asked.kind === 'action') setStandings(s, asked.seat, playerAt(s, asked.seat));
}

function setStandings(s: State, me: number, own: Player): void {
  let most = 0;
  let best = 0;
  let passed = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === me) continue;
    const other = playerAt(s, seat);
    most = Math.max(most, goblinCount(other));
    best = Math.max(best, armyStrength(other));
    if (other.passed) passed = 1;
  }
  standings[0] = 1;
  standings[1] = (goblinCount(own) - most) / 5;
  standings[2] = own.hand.length / 5;
  standings[3] = passed;
  standings[4] = Math.max(-2, Math.min(2, (armyStrength(own) - best) / 5));
  ofClan.fill(0);
  linked = 0;
  for (const row of ROWS) {
    for (const goblin of own.rows[row]) {
      if (isImprisoned(goblin)) continue;
      const clan = at(CLAN_OF, goblin);
      ofClan[clan] = at(ofClan, clan) + 1;
      if (at(LINK_SIDES_OF, goblin) !== 0) linked |= 1 << clan;
    }
  }
}

function noteStandings(sight: Sight, start: number): void {
  for (let i = 0; i < STANDINGS; i++) {
    const value = standings[i] as number;
    if (value !== 0) note(sight, start + i, value);
  }
}

function see(s: State, code: ActionCode, sight: Sight): void {
  const own = playerAt(s, asked.seat);
  const a = codeA(code);
  const answer = codeKind(code);
  const purpose = PURPOSE[asked.purpose];
  switch (answer) {
    case ANSWER.play:
      seePlay(s, asked.seat, own, a, sight);
      return;
    case ANSWER.shift:
      seeMutation(s, asked.seat, code, sight);
      return;
    case ANSWER.pass:
      seePass(s, asked.seat, own, sight);
      return;
    case ANSWER.discard:
      seeDiscard(own, a, sight);
      return;
    case ANSWER.target:
      seeTarget(s, asked.seat, purpose, a, sight);
      return;
    case ANSWER.pick:
      seePick(own, purpose, a, sight);
      return;
    case ANSWER.seat:
      seeRival(s, asked.seat, a, sight);
      return;
    default:
      note(sight, PLAIN + purpose * ANSWERS + answer, 1);
      if (answer === ANSWER.do && a !== 0) note(sight, VERB + purpose, a);
  }
}

function seePlay(s: State, me: number, own: Player, face: number, sight: Sight): void {
  standings[OF_CLAN] = at(ofClan, at(CLAN_OF, face)) / 5;
  noteStandings(sight, PLAY + face * STANDINGS);
  if (placingCost(own, face) > 0) {
    note(sight, PLAY_COST, 1);
    note(sight, PLAY_COST + 1, own.hand.length / 5);
  }
  const row = at(ROW_OF, face) as Row;
  seeLinks(s, placeAt(me, row, own.rows[row].length), face, sight);
}

function seeMutation(s: State, me: number, code: ActionCode, sight: Sight): void {
  const { spot, face, fromDiscard } = readShift(code);
  const place = placeAt(me, 0, 0) + spot;
  const leaving = faceIn(goblinAt(s, place));
  note(sight, MUTATE_IN + face, 1);
  note(sight, MUTATE_OUT + leaving, 1);
  note(sight, MUTATE_COST, at(COST_OF, leaving));
  if (fromDiscard) note(sight, MUTATE_FROM_DISCARD, 1);
  standings[OF_CLAN] = (at(ofClan, at(CLAN_OF, face)) - at(ofClan, at(CLAN_OF, leaving))) / 5;
  noteStandings(sight, MUTATE);
  seeLinks(s, place, face, sight);
}

const LISTENS: { readonly [S in Side]: number } = {
  right: 1 << SIDES.indexOf('right'),
  above: 1 << SIDES.indexOf('above'),
  left: 1 << SIDES.indexOf('left'),
  below: 1 << SIDES.indexOf('below'),
};

/** T5.2: the neighbours that listen to the side where the goblin enters. */
function seeLinks(s: State, place: number, face: number, sight: Sight): void {
  if (!((linked >> at(CLAN_OF, face)) & 1)) return;
  const column = columnOfPlace(place);
  const row = rowOfPlace(place);
  if (column > 0) seeLink(goblinAt(s, place - 1), LISTENS.right, face, sight);
  if (column < ROW_LENGTH - 1) seeLink(goblinAt(s, place + 1), LISTENS.left, face, sight);
  if (row > 0) seeLink(goblinAt(s, place - ROW_LENGTH), LISTENS.above, face, sight);
  if (row < 2) seeLink(goblinAt(s, place + ROW_LENGTH), LISTENS.below, face, sight);
}

function seeLink(goblin: number, side: number, face: number, sight: Sight): void {
  if (goblin < 0 || isImprisoned(goblin) || !(at(LINK_SIDES_OF, goblin) & side)) return;
  if (at(CLAN_OF, goblin) === at(CLAN_OF, face)) note(sight, LINK + goblin, 1);
}

function seePass(s: State, me: number, own: Player, sight: Sight): void {
  const ahead = standings[4] as number;
  const start = PASS + (standings[3] as number) * PASS_FACTS;
  let hand = 0;
  let points = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === me) continue;
    hand = Math.max(hand, playerAt(s, seat).hand.length);
    points = Math.max(points, playerAt(s, seat).points);
  }
  note(sight, start, 1);
  note(sight, start + 1, ahead);
  if (ahead > 0) note(sight, start + 2, 1);
  note(sight, start + 3, own.hand.length / 5);
  note(sight, start + 4, hand / 5);
  note(sight, start + 5, points - own.points);
  if (s.advantage === me) note(sight, start + 6, 1);
}

function seeDiscard(own: Player, face: number, sight: Sight): void {
  const clan = at(CLAN_OF, face);
  note(sight, DISCARD + face, 1);
  if ((clansInRow(own, 0) >> clan) & 1) note(sight, DISCARD_FACT, 1);
  if ((clansInRow(own, 1) >> clan) & 1) note(sight, DISCARD_FACT + 1, 1);
  let ofItsClan = 0;
  let copies = 0;
  for (let i = 0; i < own.hand.length; i++) {
    if (at(CLAN_OF, at(own.hand, i)) === clan) ofItsClan++;
    if (at(own.hand, i) === face) copies++;
  }
  note(sight, DISCARD_FACT + 2, ofItsClan / 3);
  if (copies > 1) note(sight, DISCARD_FACT + 3, 1);
}

function seeTarget(s: State, me: number, purpose: number, place: number, sight: Sight): void {
  const goblin = goblinAt(s, place);
  if (goblin < 0) return;
  const seat = seatOfPlace(place);
  const owner = playerAt(s, seat);
  const side = purpose * 2 + (seat === me ? 1 : 0);
  const facts = TARGET_FACT + side * TARGET_FACTS;
  note(sight, TARGET + side * FACES + faceIn(goblin), 1);
  note(sight, facts, 1);
  if (isImprisoned(goblin)) note(sight, facts + 1, 1);
  else note(sight, facts + 2, at(STRENGTH_OF, goblin) / 3);
  note(sight, facts + 3, owner.points);
  note(sight, facts + 4, armyStrength(owner) / 10);
}

function seePick(own: Player, purpose: number, face: number, sight: Sight): void {
  note(sight, PICK + purpose * FACES + face, 1);
  if ((clansInRow(own, 0) >> at(CLAN_OF, face)) & 1) note(sight, PICK_SUPPORTED + purpose, 1);
  if (own.hand.includes(face)) note(sight, PICK_DOUBLE + purpose, 1);
}

function seeRival(s: State, me: number, seat: number, sight: Sight): void {
  if (seat === me) {
    note(sight, SELF, 1);
    return;
  }
  const rival = playerAt(s, seat);
  note(sight, RIVAL, rival.points);
  note(sight, RIVAL + 1, armyStrength(rival) / 5);
  note(sight, RIVAL + 2, rival.hand.length / 5);
}

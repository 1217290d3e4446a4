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

/** How the round stands, for goblins that are better at one time than at another; beside the last one, of their clan. */
const STANDINGS = 5;
const OF_CLAN = STANDINGS;
const FACTS = STANDINGS + 1;

const PASS_FACTS = 7;
const TARGET_FACTS = 5;

const { block, size } = makeNumbering();
const PLAY = block(FACES * FACTS);
const PLAY_COST = block(2);
/** A link that the goblin sets off, by the one that has it. */
const LINK = block(FACES);
const MUTATE_IN = block(FACES);
const MUTATE_OUT = block(FACES);
const MUTATE_COST = block(1);
const MUTATE_FROM_DISCARD = block(1);
const MUTATE = block(FACTS);
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

interface Glance {
  seat: number;
  /** The number of the purpose. */
  purpose: number;
  /** For questions that ask for an action, as is all below. */
  readonly standings: number[];
  /** How many goblins of each clan one has face up. */
  readonly ofClan: number[];
  /** What all mutations of a place have in common, and how many goblins there are of the clan that leaves it. */
  readonly leaving: Shared;
  ofClanLeaving: number;
  /** The place last asked for, or -1; the goblins that listen there, and how many they are. */
  place: number;
  readonly listeners: number[];
  listening: number;
}

export const TACTICS_SIGHT: Sighted<State, Glance> = { size: size(), makeGlance, look, see };

function makeGlance(): Glance {
  return {
    seat: 0,
    purpose: 0,
    standings: new Array<number>(STANDINGS).fill(0),
    ofClan: new Array<number>(CLANS.length).fill(0),
    leaving: makeShared(),
    ofClanLeaving: 0,
    place: -1,
    listeners: [],
    listening: 0,
  };
}

function look(s: State, glance: Glance): void {
  const { seat, purpose, kind } = ask(s);
  glance.seat = seat;
  glance.purpose = PURPOSE[purpose];
  if (kind !== 'action') return;
  const own = playerAt(s, seat);
  setStandings(s, seat, own, glance.standings);
  setClans(own, glance.ofClan);
  forget(glance.leaving);
  glance.place = -1;
}

function setStandings(s: State, me: number, own: Player, standings: number[]): void {
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
}

function setClans({ rows }: Player, ofClan: number[]): void {
  ofClan.fill(0);
  for (const row of ROWS) {
    for (const goblin of rows[row]) {
      if (isImprisoned(goblin)) continue;
      const clan = at(CLAN_OF, goblin);
      ofClan[clan] = at(ofClan, clan) + 1;
    }
  }
}

function noteOfClan(sight: Sight, start: number, goblins: number): void {
  if (goblins !== 0) note(sight, start + OF_CLAN, goblins / 5);
}

function see(s: State, code: ActionCode, glance: Glance, sight: Sight): void {
  const { seat: me, purpose } = glance;
  const a = codeA(code);
  const answer = codeKind(code);
  switch (answer) {
    case ANSWER.play:
      seePlay(s, a, glance, sight);
      return;
    case ANSWER.shift:
      seeMutation(s, code, glance, sight);
      return;
    case ANSWER.pass:
      seePass(s, glance, sight);
      return;
    case ANSWER.discard:
      seeDiscard(playerAt(s, me), a, sight);
      return;
    case ANSWER.target:
      seeTarget(s, me, purpose, a, sight);
      return;
    case ANSWER.pick:
      seePick(playerAt(s, me), purpose, a, sight);
      return;
    case ANSWER.seat:
      seeRival(s, me, a, sight);
      return;
    default:
      note(sight, PLAIN + purpose * ANSWERS + answer, 1);
      if (answer === ANSWER.do && a !== 0) note(sight, VERB + purpose, a);
  }
}

function seePlay(s: State, face: number, glance: Glance, sight: Sight): void {
  const { seat: me, ofClan } = glance;
  const own = playerAt(s, me);
  const start = PLAY + face * FACTS;
  noteAll(sight, start, glance.standings);
  noteOfClan(sight, start, at(ofClan, at(CLAN_OF, face)));
  if (placingCost(own, face) > 0) {
    note(sight, PLAY_COST, 1);
    note(sight, PLAY_COST + 1, own.hand.length / 5);
  }
  const row = at(ROW_OF, face) as Row;
  seeLinks(s, placeAt(me, row, own.rows[row].length), face, glance, sight);
}

function seeMutation(s: State, code: ActionCode, glance: Glance, sight: Sight): void {
  const { spot, face, fromDiscard } = readShift(code);
  const place = placeAt(glance.seat, 0, 0) + spot;
  note(sight, MUTATE_IN + face, 1);
  if (beginShared(sight, glance.leaving, codeA(code))) {
    seeLeaving(faceIn(goblinAt(s, place)), fromDiscard, glance, sight);
    endShared(sight, glance.leaving);
  }
  noteOfClan(sight, MUTATE, at(glance.ofClan, at(CLAN_OF, face)) - glance.ofClanLeaving);
  seeLinks(s, place, face, glance, sight);
}

function seeLeaving(face: number, fromDiscard: boolean, glance: Glance, sight: Sight): void {
  glance.ofClanLeaving = at(glance.ofClan, at(CLAN_OF, face));
  note(sight, MUTATE_OUT + face, 1);
  note(sight, MUTATE_COST, at(COST_OF, face));
  if (fromDiscard) note(sight, MUTATE_FROM_DISCARD, 1);
  noteAll(sight, MUTATE, glance.standings);
}

const LISTENS: { readonly [S in Side]: number } = {
  right: 1 << SIDES.indexOf('right'),
  above: 1 << SIDES.indexOf('above'),
  left: 1 << SIDES.indexOf('left'),
  below: 1 << SIDES.indexOf('below'),
};

function seeLinks(s: State, place: number, face: number, glance: Glance, sight: Sight): void {
  if (glance.place !== place) setListeners(s, place, glance);
  for (let i = 0; i < glance.listening; i++) {
    const goblin = at(glance.listeners, i);
    if (at(CLAN_OF, goblin) === at(CLAN_OF, face)) note(sight, LINK + goblin, 1);
  }
}

/** T5.2: the neighbours that listen to the side where a goblin enters. */
function setListeners(s: State, place: number, glance: Glance): void {
  const column = columnOfPlace(place);
  const row = rowOfPlace(place);
  glance.place = place;
  glance.listening = 0;
  if (column > 0) addListener(goblinAt(s, place - 1), LISTENS.right, glance);
  if (column < ROW_LENGTH - 1) addListener(goblinAt(s, place + 1), LISTENS.left, glance);
  if (row > 0) addListener(goblinAt(s, place - ROW_LENGTH), LISTENS.above, glance);
  if (row < 2) addListener(goblinAt(s, place + ROW_LENGTH), LISTENS.below, glance);
}

function addListener(goblin: number, side: number, glance: Glance): void {
  if (goblin < 0 || isImprisoned(goblin) || !(at(LINK_SIDES_OF, goblin) & side)) return;
  glance.listeners[glance.listening++] = goblin;
}

function seePass(s: State, { seat: me, standings }: Glance, sight: Sight): void {
  const own = playerAt(s, me);
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

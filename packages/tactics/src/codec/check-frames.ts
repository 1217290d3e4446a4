/**
 * What must hold of the frame stack of any state at a question: procedures in an order that occurs, steps that exist,
 * goblins where their procedure needs them. Used on states read from bytes; problems are thrown as `CodecError`.
 */
import {
  type ActionCode,
  at,
  columnOfPlace,
  demand,
  type Row,
  rowOfPlace,
  seatOfPlace,
  top,
} from '@open-gosu/kernel';
import { SIDES } from '../cards/words.ts';
import { lastStepOf, legal } from '../flow/engine.ts';
import { ENTER_STEP } from '../flow/enter.ts';
import { MATCH_STEP } from '../flow/match.ts';
import { PROC_OF_POWER } from '../flow/powers.ts';
import { mayRedraw, redrawTime } from '../flow/redraw.ts';
import { TURN_STEP } from '../flow/turn.ts';
import { DESTROY_STEP } from '../powers/destroy.ts';
import { PRISON_STEP } from '../powers/prison.ts';
import { VISION_STEP } from '../powers/vision.ts';
import { POWERS_OF, ROW_OF, TRIGGER } from '../state/faces.ts';
import { type Frame, PROC } from '../state/frame.ts';
import { goblinAt } from '../state/query.ts';
import { HAND_SIZE, playerAt, type State } from '../state/state.ts';

/** The steps at which the match waits for each procedure that stands on it. */
const MATCH_WAITS: { readonly [proc: number]: readonly number[] } = {
  [PROC.redraw]: [MATCH_STEP.keep, MATCH_STEP.round],
  [PROC.keep]: [MATCH_STEP.round],
  [PROC.turn]: [MATCH_STEP.turns],
};

/** Procedures that never ask: none of them is on top at a question. */
const SILENT: readonly number[] = [PROC.powers, PROC.draw, PROC.advantage];

/** What one entry sets off: a link from every side and their chooser, an arrival, a mutation. */
const MOST_WAITING = SIDES.length + 3;

export function checkStack(s: State): void {
  // Nothing pending resolves any more once somebody has won.
  if (s.winners !== 0) return;
  const { stack } = s;
  demand(stack.length > 1, 'nothing is going on');
  demand(stack[0]?.proc === PROC.match, 'a procedure is out of its place');
  for (let i = 0; i < stack.length; i++) {
    const f = stack[i] as Frame;
    demand(f.step <= lastStepOf(f), 'a step does not exist');
    demand(f.seat < s.players.length && f.actor < s.players.length, 'a seat does not exist');
    demand(f.place < 0 || seatOfPlace(f.place) < s.players.length, 'a place does not exist');
    if (i > 0) checkFrame(s, f, i);
  }
  const waiting = stack.filter(({ proc }) => proc === PROC.powers || proc === PROC.links);
  demand(waiting.length <= MOST_WAITING, 'too much is going on');
  checkTable(s);
  checkQuestion(s);
}

const scratch: ActionCode[] = [];

/** The frame on top waits for an answer, and there is a choice; a turn's action is asked in any case. */
function checkQuestion(s: State): void {
  const f = top(s.stack);
  demand(!SILENT.includes(f.proc), 'nothing is asked');
  demand(f.proc === PROC.turn || legal(s, scratch) > 1, 'nothing is asked');
}

function checkFrame(s: State, f: Frame, i: number): void {
  const below = s.stack[i - 1] as Frame;
  const isTop = i === s.stack.length - 1;
  const inTurn = i > 1 && s.stack[1]?.proc === PROC.turn && f.proc !== PROC.turn;
  if (i === 1) {
    demand(MATCH_WAITS[f.proc]?.includes(below.step) === true, 'a procedure is out of its place');
    if (f.proc === PROC.turn) checkTurn(s, f, isTop);
    else checkBeforeTurns(s, f, below, isTop);
    return;
  }
  demand(inTurn, 'a procedure is out of its place');
  switch (f.proc) {
    case PROC.enter:
      demand(i === 2 && f.step === ENTER_STEP.stand && !isTop, 'a goblin enters too early');
      checkEnter(s, f);
      return;
    case PROC.drop:
      demand(isTop && f.mode <= 1, 'a discard is cut in two');
      demand((f.mode === 0) === (below.proc === PROC.enter), 'a cost is paid for nothing');
      demand(f.count > 0 && (f.mode > 0 || f.seat === below.seat), 'a cost is paid for nothing');
      return;
    case PROC.powers:
      checkPowers(s, f);
      return;
    case PROC.links:
      checkLinks(s, f, i);
      return;
    default:
      demand(PROC_OF_POWER.includes(f.proc), 'a procedure is out of its place');
      demand(below.proc === PROC.powers && below.face === f.face, 'a power belongs to nobody');
      checkPower(s, f, isTop);
  }
}

function checkTurn(s: State, f: Frame, isTop: boolean): void {
  demand(f.seat === s.turn && !playerAt(s, s.turn).passed, 'it is another player’s turn');
  demand(f.step === (isTop ? TURN_STEP.action : TURN_STEP.finish), 'a turn is out of its time');
}

/** T2.1, T2.2, T4.4: somebody chooses what to put aside, or may exchange a useless hand. */
function checkBeforeTurns(s: State, f: Frame, match: Frame, isTop: boolean): void {
  demand(isTop && f.count > 0 && f.count <= s.players.length, 'a hand is chosen out of its time');
  if (f.proc === PROC.keep) {
    demand(playerAt(s, f.actor).hand.length > HAND_SIZE, 'there is nothing to put aside');
    return;
  }
  const opening = match.step === MATCH_STEP.keep;
  demand(f.mode === (opening ? 0 : 1), 'a hand is exchanged out of its time');
  demand(mayRedraw(s, f.actor, redrawTime(f)), 'a good hand is exchanged');
}

/** T5.4: what enters lies on the table, and its place is the next free one or taken by the goblin it replaces. */
function checkEnter(s: State, f: Frame): void {
  demand(
    f.seat === s.turn && f.place >= 0 && seatOfPlace(f.place) === f.seat,
    'a goblin enters nowhere',
  );
  demand(
    f.mode <= 1 && f.count > 0 && s.open.length === 1 && s.open[0] === f.face,
    'nothing enters',
  );
  demand(goblinAt(s, f.place) === f.target, 'a goblin enters where another stands');
  const row = rowOfPlace(f.place);
  demand(at(ROW_OF, f.face) === row, 'a goblin enters the wrong row');
  if (f.target >= 0) return;
  const { rows } = playerAt(s, f.seat);
  const { length } = rows[row];
  const room = row === 0 || length < rows[(row - 1) as Row].length;
  demand(columnOfPlace(f.place) === length && room, 'a goblin enters where there is no room');
}

function checkPowers(s: State, f: Frame): void {
  const powers = POWERS_OF[f.face];
  demand(f.seat === s.turn && powers !== undefined, 'a power belongs to nobody');
  demand(f.step <= (powers?.length ?? 0) && f.mode <= TRIGGER.mutation, 'a power does not exist');
  demand((f.mode === TRIGGER.mutation) === f.place < 0, 'a power has no place');
  demand(f.target >= 0 && f.target < SIDES.length, 'a link listens nowhere');
}

/** The chooser stands on the links that wait for it. */
function checkLinks(s: State, f: Frame, i: number): void {
  demand(f.seat === s.turn && f.count <= SIDES.length && i - f.count >= 2, 'links are missing');
  for (let j = i - f.count; j < i; j++) {
    const waiting = s.stack[j] as Frame;
    demand(waiting.proc === PROC.powers && waiting.mode === TRIGGER.link, 'links are missing');
    demand(waiting.step === 0, 'a link has already begun');
  }
}

function checkPower(s: State, f: Frame, isTop: boolean): void {
  demand(f.seat === s.turn, 'a power is used out of turn');
  demand(isTop === (f.proc !== PROC.discard || f.max === 0), 'a power is cut in two');
  if (f.proc === PROC.destroy) checkDestroy(s, f);
  if (f.proc === PROC.prison) {
    demand(f.mode <= 1 && (f.step === PRISON_STEP.target || f.max === 1), 'a power does not exist');
  }
  demand(f.proc !== PROC.vision || f.step === VISION_STEP.keep, 'nothing is revealed');
  demand(f.proc !== PROC.vision || f.count > 0, 'nothing is kept');
}

function checkDestroy(s: State, f: Frame): void {
  const swapping = f.step === DESTROY_STEP.second;
  demand(swapping === f.target >= 0, 'half a swap is lost');
  demand(f.step === DESTROY_STEP.destroy || f.max === 1, 'a power does not exist');
  if (!swapping) return;
  demand(seatOfPlace(f.target) < s.players.length, 'a place does not exist');
  demand(goblinAt(s, f.target) >= 0, 'half a swap is lost');
}

/** Cards lie open on the table, or face down, only while something is done with them. */
function checkTable(s: State): void {
  const entering = s.stack[2]?.proc === PROC.enter;
  demand(s.open.length === 0 || entering || top(s.stack).proc === PROC.vision, 'cards lie about');
  const choosing = s.stack[1]?.proc === PROC.keep;
  demand(choosing || s.players.every((p) => p.aside.length === 0), 'cards lie about face down');
}

/**
 * What must hold of the frame stack of any state at a question: procedures in an order that occurs, steps that exist,
 * cards where their procedure needs them. Used on states read from bytes; problems are thrown as `CodecError`.
 */
import { at, columnOfPlace, demand, ROW_LENGTH, type Row, rowOfPlace } from '@open-gosu/kernel';
import { lastStepOf } from '../flow/engine.ts';
import { MATCH_STEP } from '../flow/match.ts';
import { PROGRAMS, RESPOND_PROGRAM, TRIGGER_PROGRAM } from '../ops/programs.ts';
import { type Frame, PROC } from '../state/frame.ts';
import { ROWS_OF } from '../state/kinds.ts';
import { placeOf } from '../state/query.ts';
import { kindAt, ownerOf, type State, seatOfPlace } from '../state/state.ts';
import { hasGivenSupremacy, isDealt } from './check-state.ts';

/** Procedures that stand directly on the match, with the step at which it waits for them. */
const MATCH_WAITS: { readonly [proc: number]: number } = {
  [PROC.draft]: MATCH_STEP.deal,
  [PROC.mulligan]: MATCH_STEP.round,
  [PROC.discard]: MATCH_STEP.round,
  [PROC.turn]: MATCH_STEP.turns,
  [PROC.battle]: MATCH_STEP.nextRound,
  [PROC.song]: MATCH_STEP.nextRound,
};
/** Procedures that an ongoing one may push. */
const FURTHER: readonly number[] = [
  PROC.mulligan,
  PROC.enter,
  PROC.activate,
  PROC.hit,
  PROC.discard,
  PROC.sacrifice,
  PROC.effect,
];

/** Programs of cards that act from a hand or a discard pile: no place, and none needed. */
const PLACELESS: readonly number[] = [
  ...TRIGGER_PROGRAM.removed,
  ...RESPOND_PROGRAM.activation,
  ...RESPOND_PROGRAM['capture-or-destroy'],
];

export function checkStack(s: State): void {
  const { stack } = s;
  if (s.winners !== 0 && stack.length === 0) return;
  demand(stack.length > 1 || s.winners !== 0, 'nothing is going on');
  for (let i = 0; i < stack.length; i++) {
    const f = stack[i] as Frame;
    demand(stands(stack, f, i), 'a procedure is out of its place');
    demand(f.proc === PROC.effect || f.step <= lastStepOf(f), 'a step does not exist');
    checkFrame(s, f, stack[i - 1] ?? f, i === stack.length - 1);
  }
  const second = stack[1];
  demand(!second || (second.proc === PROC.draft) !== isDealt(s), 'the draft is out of its time');
}

function stands(stack: readonly Frame[], f: Frame, i: number): boolean {
  if (i === 0) return f.proc === PROC.match;
  if (i === 1) return MATCH_WAITS[f.proc] === stack[0]?.step;
  return FURTHER.includes(f.proc);
}

function checkFrame(s: State, f: Frame, below: Frame, isTop: boolean): void {
  const standing = below.proc !== PROC.enter || below === f || below.step > 2;
  demand(standing || f.proc === PROC.discard, 'a card enters too early');
  switch (f.proc) {
    case PROC.turn:
      demand(f.seat === s.turn, 'it is another player’s turn');
      return;
    case PROC.enter:
      checkEnter(s, f);
      return;
    case PROC.activate:
      demand(
        f.card >= 0 && ownerOf(f.card) === f.seat && f.mode <= 1 && f.step > 0,
        'nothing is activated',
      );
      return;
    case PROC.hit:
      demand(f.card >= 0 && f.target >= 0 && f.mode <= 1, 'nothing is hit');
      demand(f.program < PROGRAMS.length, 'a program does not exist');
      demand(
        f.program < 0 || placeOf(s, f.target) >= 0 || PLACELESS.includes(f.program) || f.step > 3,
        'a hit is lost',
      );
      return;
    case PROC.discard:
      checkDiscard(f, below);
      return;
    case PROC.sacrifice:
      demand(f.mode <= 1, 'a sacrifice without a cause');
      return;
    case PROC.battle:
    case PROC.song:
      demand(f.mode <= 3, 'a battle without a winner');
      demand(s.winners !== 0 || hasGivenSupremacy(s), 'a battle without a Supremacy token');
      demand(
        s.winners !== 0 || f.proc === PROC.song || f.step === lastStepOf(f),
        'a battle that waits before its results',
      );
      return;
    case PROC.effect:
      checkEffect(s, f, isTop);
  }
}

/** X4, X5: before it stands the card is in hand or discard pile, and its place is free or taken by the card it replaces. */
function checkEnter(s: State, f: Frame): void {
  demand(f.card >= 0 && ownerOf(f.card) === f.seat && f.mode <= 3, 'nothing enters');
  demand(f.place >= 0 && seatOfPlace(f.place) === f.seat, 'a card enters nowhere');
  if (f.step > 2) return;
  const row = rowOfPlace(f.place);
  demand(((at(ROWS_OF, kindAt(s, f.card)) >> row) & 1) === 1, 'a card enters the wrong row');
  const p = s.players[f.seat];
  demand((f.mode & 1 ? p.discard : p.hand).includes(f.card), 'a card enters from nowhere');
  if (f.target >= 0) {
    demand(placeOf(s, f.target) === f.place, 'a shifted card is elsewhere');
    return;
  }
  const { length } = p.rows[row];
  const room = row === 0 ? ROW_LENGTH : p.rows[(row - 1) as Row].length;
  demand(
    columnOfPlace(f.place) === length && length < room,
    'a card enters where there is no room',
  );
}

/** X4.8: a cost is paid for the card that enters below, which itself does not pay. */
function checkDiscard(f: Frame, below: Frame): void {
  demand(f.mode <= 3, 'a discard without a cause');
  const kept = f.mode > 0 || below.mode & 1 ? -1 : below.card;
  demand(
    f.mode > 0
      ? below.proc !== PROC.enter || below.step > 2
      : below.proc === PROC.enter && below.step === 2,
    'a cost is paid for nothing',
  );
  demand(f.target === kept, 'a card that enters is discarded');
}

function checkEffect(s: State, f: Frame, isTop: boolean): void {
  const program = PROGRAMS[f.program];
  demand(program !== undefined && f.card >= 0, 'a program does not exist');
  demand(f.step <= program.length, 'a step does not exist');
  demand(f.place >= 0 || PLACELESS.includes(f.program), 'an effect has no place');
  const op = program[f.step]?.op;
  demand(
    op !== 'swap' || f.phase !== 1 || (f.second >= 0 && placeOf(s, f.second) >= 0),
    'half a swap is lost',
  );
  // Only the top frame is in the middle of an instruction, but for one that waits for a Force of will.
  demand(isTop || f.phase === 0 || op === 'destroyAllOpen', 'an instruction is cut in two');
}

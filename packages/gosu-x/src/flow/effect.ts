/** Runs a card's program: one instruction at a time, with the jumps for "you may", "if" and "each player". */
import { YES } from '../answers.ts';
import { holds } from '../ops/conditions.ts';
import { OPERATIONS } from '../ops/index.ts';
import type { Operation } from '../ops/operation.ts';
import {
  type BasicName,
  type BasicOp,
  type Instruction,
  PROGRAMS,
  type Program,
} from '../ops/programs.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { other, type Seat, type State } from '../state/state.ts';
import { yesNo } from './choices.ts';
import { makeAsk, type Procedure } from './procedure.ts';

function instruction(f: Frame): Instruction | undefined {
  return (PROGRAMS[f.program] as Program)[f.step];
}

/** The table is typed per operation; the interpreter knows only that name and data belong together. */
function operation(op: BasicOp): Operation<BasicName> {
  return OPERATIONS[op.op] as Operation<BasicName>;
}

/** The operation of each instruction, looked up once. */
const COMPILED: readonly (readonly Operation<BasicName>[])[] = PROGRAMS.map((program) =>
  program.map((op) => operation(op as BasicOp)),
);

function operationAt(f: Frame): Operation<BasicName> {
  return (COMPILED[f.program] as readonly Operation<BasicName>[])[f.step] as Operation<BasicName>;
}

function goTo(f: Frame, step: number): void {
  f.step = step;
  f.phase = 0;
}

export const effect: Procedure = {
  lastStep: 0,
  step(s, f, log) {
    const op = instruction(f);
    if (!op) {
      s.stack.pop();
      return false;
    }
    switch (op.op) {
      case 'ask-may':
        if (mayBeDone(s, f)) return true;
        goTo(f, op.end);
        return false;
      case 'unless':
        goTo(f, holds(s, op.if, f.seat, f.card) ? f.step + 1 : op.end);
        return false;
      case 'each':
        f.actor = f.seat;
        goTo(f, f.step + 1);
        return false;
      case 'each-next':
        f.actor = f.actor === f.seat ? other(f.seat) : f.seat;
        goTo(f, f.actor === f.seat ? f.step + 1 : op.start);
        return false;
      default: {
        const outcome = operationAt(f).run(s, f, op, log);
        if (outcome === 'done') goTo(f, f.step + 1);
        return outcome === 'ask';
      }
    }
  },
  legal(s, f, out) {
    const op = instruction(f);
    if (op?.op === 'ask-may') return yesNo(out);
    return asking(f).legal(s, f, op as BasicOp, out);
  },
  answer(s, f, code, log) {
    const op = instruction(f);
    if (op?.op === 'ask-may') goTo(f, code === YES ? f.step + 1 : op.end);
    else asking(f).answer(s, f, op as BasicOp, code, log);
  },
  asked(s, f) {
    const op = instruction(f);
    if (op?.op === 'ask-may') return f.actor;
    return operationAt(f).asked?.(s, f, op as BasicOp) ?? f.seat;
  },
  ask(s, f) {
    const op = instruction(f);
    if (op?.op === 'ask-may') return makeAsk('may', 'may-effect', { source: f.card, left: f.step });
    return asking(f).ask(s, f, op as BasicOp);
  },
};

/** Whether the "you may" this frame stands at could be done now; it is not offered otherwise. */
export function mayBeDone(s: State, f: Frame): boolean {
  const op = instruction(f);
  return op?.op === 'ask-may' && (operation(op.first).can?.(s, f, op.first) ?? true);
}

/** Whether a program would do anything now: one that starts with an impossible "you may" would not. */
export function canStart(s: State, program: number, seat: Seat, card: number): boolean {
  const f = makeFrame(PROC.effect, seat, card);
  f.program = program;
  return instruction(f)?.op !== 'ask-may' || mayBeDone(s, f);
}

/** The operation that the "you may" this frame stands at starts with. */
export function mayStartsWith(f: Frame): BasicName | null {
  const op = instruction(f);
  return op?.op === 'ask-may' ? op.first.op : null;
}

/** Whether this frame stands at a search for a named card. */
export function searchesByName(f: Frame): boolean {
  const op = instruction(f);
  return op?.op === 'search' && op.name !== undefined;
}

type AskingOperation = Required<Pick<Operation<BasicName>, 'legal' | 'answer' | 'ask'>>;

function asking(f: Frame): AskingOperation {
  const found = operationAt(f);
  if (!found?.legal || !found.answer || !found.ask) throw new Error('nothing is being asked');
  return found as AskingOperation;
}

/**
 * Compiles the effects of all cards to linear programs, once: "you may", "if" and "each player" become jumps, so a
 * program's place is one number in a frame. Programs are numbered in card order; a saved game depends on that order and
 * on `rulesVersion`.
 */
import { CARD_DEFS } from '../cards/index.ts';
import type { TriggerAt } from '../cards/ongoing.ts';
import type { Condition, Op, OpName } from '../cards/op.ts';

type ControlName = 'may' | 'when' | 'forEachPlayer';
export type BasicOp = Exclude<Op, { op: ControlName }>;
export type BasicName = Exclude<OpName, ControlName>;
export type BasicOf<K extends BasicName> = Extract<BasicOp, { op: K }>;

export type Instruction =
  | BasicOp
  /** Asks yes or no if `first` can be done; otherwise, or on "no", goes on at `end`. */
  | { readonly op: 'ask-may'; readonly first: BasicOp; readonly end: number }
  | { readonly op: 'unless'; readonly if: Condition; readonly end: number }
  /** The controller acts first (C18). */
  | { readonly op: 'each' }
  /** The opponent's turn: back to `start` once. */
  | { readonly op: 'each-next'; readonly start: number };

export type Program = readonly Instruction[];

export const PROGRAMS: Program[] = [];

function compile(ops: readonly Op[]): Program {
  const program: Instruction[] = [];
  const emitAll = (list: readonly Op[]) => {
    for (const op of list) emit(op);
  };
  const emit = (op: Op) => {
    switch (op.op) {
      case 'may': {
        const at = reserve();
        emitAll(op.do);
        program[at] = { op: 'ask-may', first: firstBasic(op.do), end: program.length };
        return;
      }
      case 'when': {
        const at = reserve();
        emitAll(op.do);
        program[at] = { op: 'unless', if: op.if, end: program.length };
        return;
      }
      case 'forEachPlayer': {
        program.push({ op: 'each' });
        const start = program.length;
        emitAll(op.do);
        program.push({ op: 'each-next', start });
        return;
      }
      default:
        program.push(op);
    }
  };
  const reserve = () => program.push({ op: 'each' }) - 1;
  emitAll(ops);
  return program;
}

/** The operation whose feasibility decides whether a "you may" is offered. */
function firstBasic(ops: readonly Op[]): BasicOp {
  const first = ops[0];
  if (!first) throw new Error('a "you may" needs something to do');
  if (first.op === 'may' || first.op === 'when' || first.op === 'forEachPlayer')
    return firstBasic(first.do);
  return first;
}

function register(ops: readonly Op[]): number {
  return ops.length === 0 ? -1 : PROGRAMS.push(compile(ops)) - 1;
}

/** The program of each kind's effect, or -1. */
export const EFFECT_PROGRAM: readonly number[] = CARD_DEFS.map((def) => register(def.effect));

/** The program of each kind's end-of-turn effect, or -1, and its condition. */
export const END_OF_TURN_PROGRAM: readonly number[] = CARD_DEFS.map((def) => {
  const found = def.ongoing.find((ongoing) => ongoing.kind === 'end-of-turn');
  return found?.kind === 'end-of-turn' ? register(found.do) : -1;
});
export const END_OF_TURN_CONDITION: readonly (Condition | null)[] = CARD_DEFS.map((def) => {
  const found = def.ongoing.find((ongoing) => ongoing.kind === 'end-of-turn');
  return found?.kind === 'end-of-turn' ? (found.if ?? null) : null;
});
/** Kinds with an end-of-turn effect: their position here is their bit in a turn's "used" mask. */
export const END_OF_TURN_KINDS: readonly number[] = END_OF_TURN_PROGRAM.flatMap((program, kind) =>
  program < 0 ? [] : [kind],
);

const TRIGGER_MOMENTS: readonly TriggerAt[] = [
  'battle-lost',
  'battle-won',
  'first-pass',
  'reshuffle',
  'captured',
  'spend-two',
  'removed',
];

function triggerPrograms(at: TriggerAt): readonly number[] {
  return CARD_DEFS.map((def) => {
    const found = def.ongoing.find((ongoing) => ongoing.kind === 'trigger' && ongoing.at === at);
    return found?.kind === 'trigger' ? register(found.do) : -1;
  });
}

export const TRIGGER_PROGRAM = Object.fromEntries(
  TRIGGER_MOMENTS.map((at) => [at, triggerPrograms(at)]),
) as Readonly<Record<TriggerAt, readonly number[]>>;

export type RespondTo = 'activation' | 'capture-or-destroy';

function respondPrograms(to: RespondTo): readonly number[] {
  return CARD_DEFS.map((def) => {
    const found = def.ongoing.find((ongoing) => ongoing.kind === 'respond' && ongoing.to === to);
    return found?.kind === 'respond' ? register(found.do) : -1;
  });
}

/** Force of will: the program of each kind that answers this moment from hand, or -1. */
export const RESPOND_PROGRAM: Readonly<Record<RespondTo, readonly number[]>> = {
  activation: respondPrograms('activation'),
  'capture-or-destroy': respondPrograms('capture-or-destroy'),
};

/**
 * Runs a game from one question to the next. All that is pending is a stack of frames in the state, plain records of
 * numbers; a procedure says how the frame on top goes on, what it asks and what an answer does.
 */
import type { ActionCode } from './action.ts';
import type { AskFacts } from './ask.ts';

/** The rules of one kind of frame: state S, frame F, listener L, facts of a question A. */
export interface Procedure<S, F, L, A> {
  /** Steps run from 0 to this. */
  readonly lastStep: number;
  /** Goes on by one step; true when it waits for an answer. */
  step(s: S, f: F, log: L): boolean;
  /** Fills `out`, ascending. This and all below are called only while it waits. */
  legal(s: S, f: F, out: ActionCode[]): number;
  answer(s: S, f: F, code: ActionCode, log: L): void;
  /** The seat that must answer. */
  asked(s: S, f: F): number;
  ask(s: S, f: F): A;
}

function asksNothing(): never {
  throw new Error('this procedure asks nothing');
}

/** For procedures that never ask: to be spread into them. */
export const NEVER_ASKS = {
  legal: asksNothing,
  answer: asksNothing,
  asked: asksNothing,
  ask: asksNothing,
} as const;

/** A question's facts with the seat it is put to. */
export type Asked<A extends AskFacts> = AskFacts<A['kind'], A['purpose']> & {
  readonly seat: number;
};

export interface Engine<S, F, L, A extends AskFacts> {
  /** Runs from wherever the state stands to its next question or its end. */
  advance(s: S, log: L): void;
  legal(s: S, out: ActionCode[]): number;
  apply(s: S, code: ActionCode, log: L, forced?: ForcedSink<S>): void;
  /** The question that waits. */
  ask(s: S): Asked<A>;
  /** -1 once the game is over. */
  toAct(s: S): number;
  lastStepOf(f: F): number;
}

/** Hears of an answer that is about to be given unasked, being the only one: `state` still stands at its question. */
export type ForcedSink<S> = (state: S, code: ActionCode) => void;

/** No rule chains this many steps without a question: reaching it means a broken state, not a long effect. */
const STEP_LIMIT = 20_000;

/**
 * `procedures[i]` runs the frames of proc i. Forced answers are given, not asked, but for frames that are
 * `alwaysAsked`. Once there are winners nothing pending resolves any more.
 */
export function makeEngine<
  S extends { stack: F[]; winners: number },
  F extends { proc: number; step: number },
  L,
  A extends AskFacts,
>(
  procedures: readonly Procedure<S, F, L, A>[],
  alwaysAsked: (f: F) => boolean,
): Engine<S, F, L, A> {
  const table = procedures.map(sameShape);
  const forced: ActionCode[] = [];

  function procedureOf(f: F): Procedure<S, F, L, A> {
    return table[f.proc] as Procedure<S, F, L, A>;
  }

  function advance(s: S, log: L, hear?: ForcedSink<S>): void {
    for (let steps = 0; s.winners === 0; steps++) {
      if (steps > STEP_LIMIT) throw new Error('the game does not come to its next question');
      if (!procedureOf(top(s.stack)).step(s, top(s.stack), log)) continue;
      // The step may have pushed the frame that asks.
      const f = top(s.stack);
      if (alwaysAsked(f) || procedureOf(f).legal(s, f, forced) > 1) return;
      // Whoever hears of it may ask for what is legal.
      const only = forced[0] as ActionCode;
      hear?.(s, only);
      procedureOf(f).answer(s, f, only, log);
    }
  }

  return {
    advance,
    legal(s, out) {
      if (s.winners !== 0) return 0;
      const f = top(s.stack);
      return procedureOf(f).legal(s, f, out);
    },
    apply(s, code, log, hear) {
      const f = top(s.stack);
      procedureOf(f).answer(s, f, code, log);
      advance(s, log, hear);
    },
    ask(s) {
      const f = top(s.stack);
      // Named one by one: a spread here takes a tenth of a search's time.
      const { kind, purpose, source, subject, left } = procedureOf(f).ask(s, f);
      return { seat: procedureOf(f).asked(s, f), kind, purpose, source, subject, left };
    },
    toAct(s) {
      if (s.winners !== 0) return -1;
      const f = top(s.stack);
      return procedureOf(f).asked(s, f);
    },
    lastStepOf: (f) => procedureOf(f).lastStep,
  };
}

/** Objects written with the same fields in the same order are read faster in the loop. */
function sameShape<S, F, L, A>(p: Procedure<S, F, L, A>): Procedure<S, F, L, A> {
  const { lastStep, step, legal, answer, asked, ask } = p;
  return { lastStep, step, legal, answer, asked, ask };
}

/** The frame being worked on. */
export function top<F>(stack: readonly F[]): F {
  return stack[stack.length - 1] as F;
}

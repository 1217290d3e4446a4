/**
 * The frame stack: everything pending in a game, as data. A game defines its own frame (a flat record of numbers);
 * the kernel only keeps the order and drives the loop between two questions.
 */
import type { ActionCode } from './action.ts';

/** What a game must offer so that the kernel can run it from one question to the next. */
export interface Machine<S, L> {
  /** True once the game has a result: nothing pending resolves any more. */
  over(state: S): boolean;
  /** Advances the top frame by one step; true when it waits for an answer. */
  step(state: S, log: L): boolean;
  /** True for questions that are put even when only one answer is legal. */
  alwaysAsked(state: S): boolean;
  legal(state: S, out: ActionCode[]): number;
  answer(state: S, code: ActionCode, log: L): void;
}

/** No rule chains this many steps without a question: reaching it means a broken state, not a long effect. */
const STEP_LIMIT = 20_000;

const forced: ActionCode[] = [];

/** Runs until somebody has a real choice or the game is over. Forced answers are given, not asked. */
export function settle<S, L>(machine: Machine<S, L>, state: S, log: L): void {
  for (let steps = 0; !machine.over(state); steps++) {
    if (steps > STEP_LIMIT) throw new Error('the game does not come to its next question');
    if (!machine.step(state, log)) continue;
    if (machine.alwaysAsked(state) || machine.legal(state, forced) > 1) return;
    machine.answer(state, forced[0] as ActionCode, log);
  }
}

/** The frame being worked on. */
export function top<F>(stack: readonly F[]): F {
  return stack[stack.length - 1] as F;
}

/** How a state says that its game is over: who has won, one bit each, and why. */
import { bitsIn } from './bits.ts';
import type { Result } from './game.ts';

export interface Outcome {
  /** 0 while the game runs. */
  winners: number;
  /** The index of the reason among those the game knows, or -1. */
  reason: number;
}

export function isOver(s: Pick<Outcome, 'winners'>): boolean {
  return s.winners !== 0;
}

export function resultOf(s: Outcome, reasons: readonly string[]): Result | null {
  if (!isOver(s)) return null;
  return { winners: bitsIn(s.winners), reason: reasons[s.reason] ?? '' };
}

/** The measured table as the solver reads it: for each outcome of the draft, the first player's chance to win. */
import { MEASURED } from './measured.ts';

/** What `gosu draft --measure` writes. */
export interface MeasuredDraft {
  /** Who played, and how many games of each outcome. */
  readonly bot: string;
  readonly games: number;
  readonly seed: number | string;
  /** The version of the rules. */
  readonly rules: string;
  /** How far a chance is off, by its own estimate (one standard deviation, on average). */
  readonly error: number;
  /** The chances in thousandths, in the order of the outcomes: a line for each triple of the first player. */
  readonly thousandths: readonly string[];
}

export interface DraftTable extends Omit<MeasuredDraft, 'thousandths'> {
  /** From 0 to 1, in the order of `OUTCOMES`. */
  readonly chances: readonly number[];
}

export const UNIT = 1000;

export function readTable({ thousandths, ...rest }: MeasuredDraft): DraftTable {
  const numbers = thousandths.flatMap((line) => line.split(' ').map(Number));
  return { ...rest, chances: numbers.map((number) => number / UNIT) };
}

export const DRAFT_TABLE: DraftTable = readTable(MEASURED);

/**
 * How long a bot thinks, counted in fixed memory: a time falls into one of 401 classes, forty for every tenfold, so that a
 * quantile is told to 6 %. Mean and maximum are exact. Only decisions with more than one answer count: the others need no
 * thought, and would make a slow bot look quick.
 */

/** Times in milliseconds. */
export interface Thinking {
  decisions: number;
  total: number;
  longest: number;
  /** How many fell into each class, by its number; classes without any are left out. */
  readonly classes: { [number: string]: number };
}

export interface Pace {
  readonly mean: number;
  readonly p95: number;
  readonly max: number;
}

/** The first class ends at a microsecond, the last one takes all that is longer. */
const FIRST_END = 0.001;
const IN_TENFOLD = 40;
export const LAST_CLASS = 400;

export function noThinking(): Thinking {
  return { decisions: 0, total: 0, longest: 0, classes: {} };
}

export function addThought(to: Thinking, milliseconds: number): void {
  to.decisions++;
  to.total += milliseconds;
  to.longest = Math.max(to.longest, milliseconds);
  countIn(to, classOf(milliseconds), 1);
}

export function addThinking(to: Thinking, more: Thinking): void {
  to.decisions += more.decisions;
  to.total += more.total;
  to.longest = Math.max(to.longest, more.longest);
  for (const [number, count] of Object.entries(more.classes)) countIn(to, Number(number), count);
}

function countIn({ classes }: Thinking, number: number, count: number): void {
  classes[number] = (classes[number] ?? 0) + count;
}

function classOf(milliseconds: number): number {
  const number = Math.ceil(IN_TENFOLD * Math.log10(milliseconds / FIRST_END));
  return Math.min(LAST_CLASS, Math.max(0, number));
}

function endOf(number: number): number {
  if (number === LAST_CLASS) return Number.POSITIVE_INFINITY;
  return FIRST_END * 10 ** (number / IN_TENFOLD);
}

/** All zeros where nothing was to be decided. */
export function paceOf(thinking: Thinking): Pace {
  const { decisions, total, longest } = thinking;
  return { mean: total / Math.max(1, decisions), p95: quantile(thinking, 0.95), max: longest };
}

/** The end of the class that the nearest rank falls into: never too low. */
function quantile({ decisions, longest, classes }: Thinking, q: number): number {
  const rank = Math.ceil(q * decisions);
  const numbers = Object.keys(classes).map(Number);
  let below = 0;
  for (const number of numbers.sort((a, b) => a - b)) {
    below += classes[number] ?? 0;
    if (below >= rank) return Math.min(longest, endOf(number));
  }
  return longest;
}

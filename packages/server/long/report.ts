/** How a long form says where it is and how it ended. */

const isTerminal = process.stderr.isTTY;
/** In a pipe, where it is asked for at all, a line is said once in so long. */
const SELDOM_MS = 30_000;
let saidAt = performance.now();

/** One line on a terminal that is written over; in a pipe nothing, or a line now and then (PROGRESS=1). */
export function progress(text: string): void {
  if (isTerminal) {
    process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns || 80) - 1)}`);
  } else if (process.env.PROGRESS === '1' && performance.now() - saidAt > SELDOM_MS) {
    saidAt = performance.now();
    process.stderr.write(`    ${text}\n`);
  }
}

export function endProgress(): void {
  if (isTerminal) process.stderr.write('\r\u001b[K');
}

export type Figures = Readonly<Record<string, number | string>>;

export interface Verdict {
  readonly ok: boolean;
  readonly figures: Figures;
  /** Whatever is wrong, in words. */
  readonly wrong: readonly string[];
}

export const number = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(1);

export function lineOf(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? number(value) : value}`)
    .join(', ');
}

/** How a long form says where it is and how it ended. */

const isTerminal = process.stderr.isTTY;

/** One line on a terminal that is written over; nothing in a pipe. */
export function progress(text: string): void {
  if (isTerminal)
    process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns || 80) - 1)}`);
}

export function endProgress(): void {
  if (isTerminal) process.stderr.write('\r\u001b[K');
}

export interface Verdict {
  readonly ok: boolean;
  readonly figures: Readonly<Record<string, number | string>>;
  /** Whatever is wrong, in words. */
  readonly wrong: readonly string[];
}

export const number = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(1);

export function lineOf({ figures }: Verdict): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? number(value) : value}`)
    .join(', ');
}

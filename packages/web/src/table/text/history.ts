/** What was typed before: Up and Down go through it. Pure. */

export interface History {
  readonly lines: readonly string[];
  /** Where one is; `lines.length` is the new line below them. */
  readonly at: number;
}

export const NO_HISTORY: History = { lines: [], at: 0 };

export function remember({ lines }: History, line: string): History {
  const all = lines.at(-1) === line ? lines : [...lines, line];
  return { lines: all, at: all.length };
}

/** One line up or down, and the text there. */
export function recall(history: History, step: -1 | 1): { history: History; text: string } {
  const at = Math.max(0, Math.min(history.lines.length, history.at + step));
  return { history: { ...history, at }, text: history.lines[at] ?? '' };
}

/** How far the player is in each lesson: kept in this browser. */

export interface LessonProgress {
  /** Given so far, in the notation. */
  readonly answers: readonly string[];
  /** It was finished once. */
  readonly isDone: boolean;
}

export type Progress = { readonly [lesson: string]: LessonProgress };

const KEY = 'open-gosu/lessons';
const NONE: LessonProgress = { answers: [], isDone: false };

/** What is stored may be broken: of that nothing is read. */
export function readProgress(stored: string | null): Progress {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found as Record<string, unknown>).flatMap(([id, one]) => {
        const read = readOne(one);
        return read === null ? [] : [[id, read]];
      }),
    );
  } catch {
    return {};
  }
}

function readOne(found: unknown): LessonProgress | null {
  const { answers, isDone } = (found ?? {}) as { answers?: unknown; isDone?: unknown };
  if (!Array.isArray(answers) || answers.some((answer) => typeof answer !== 'string')) return null;
  return { answers, isDone: isDone === true };
}

export function loadProgress(): Progress {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export function progressOf(id: string): LessonProgress {
  return loadProgress()[id] ?? NONE;
}

export function keepProgress(id: string, progress: LessonProgress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...loadProgress(), [id]: progress }));
  } catch {
    // A private window: the lesson lasts as long as the page.
  }
}

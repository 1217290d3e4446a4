/** What is chosen but not given, kept over a reload of the tab: for one decision of one match. At another it is forgotten. */
import type { Followed } from '@open-gosu/protocol';

export interface Choice {
  readonly ply: number;
  readonly line: number;
  readonly part: number;
  /** In notation. */
  readonly staged: readonly string[];
  /** It was being sent: then the first of it may have been given, and the rest is still chosen. */
  readonly isSent: boolean;
}

export type Decision = Pick<Choice, 'ply' | 'line' | 'part'>;

/** The decision that is asked now. */
export function decisionIn({ ply, line, prompt }: Followed): Decision {
  return { ply, line, part: prompt?.part ?? 0 };
}

export function isSameDecision(a: Decision | null, b: Decision): boolean {
  return a !== null && a.ply === b.ply && a.line === b.line && a.part === b.part;
}

/** What is needed of a Storage. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (match: string) => `staged ${match}`;

export function keepChoice(store: Store | null, match: string, choice: Choice): void {
  try {
    if (choice.staged.length === 0) store?.removeItem(keyOf(match));
    else store?.setItem(keyOf(match), JSON.stringify(choice));
  } catch {
    // Where nothing can be kept it lasts as long as the page.
  }
}

/** What of the choice still stands at this decision. */
export function readChoice(store: Store | null, match: string, now: Decision): readonly string[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(keyOf(match)) ?? 'null');
    return isChoice(kept) ? stillStaged(kept, now) : [];
  } catch {
    return [];
  }
}

export function stillStaged(
  { ply, line, part, staged, isSent }: Choice,
  now: Decision,
): readonly string[] {
  const given = now.ply - ply;
  if (line !== now.line || given < 0) return [];
  if (given === 0) return part === now.part ? staged : [];
  return isSent && part === 0 && now.part === 0 ? staged.slice(given) : [];
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false;
  const { ply, line, part, staged, isSent } = value as Partial<Choice>;
  const isCount = (count: unknown) => Number.isInteger(count);
  return (
    isCount(ply) &&
    isCount(line) &&
    isCount(part) &&
    typeof isSent === 'boolean' &&
    Array.isArray(staged) &&
    staged.every((text) => typeof text === 'string')
  );
}

/** What is chosen but not given, kept over a reload of the tab: for one decision of one match. At another it is forgotten. */
import type { Followed } from '@open-gosu/protocol';
import type { Selection } from '../../table/choosing/selection.ts';

export interface Choice {
  readonly ply: number;
  readonly line: number;
  readonly part: number;
  /** In notation. */
  readonly staged: readonly string[];
  /** It was being sent: then the first of it may have been given, and the rest is still chosen. */
  readonly isSent: boolean;
  /** What is pointed at for the next answer. */
  readonly selected?: Selection | null;
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
    const isNothing = choice.staged.length === 0 && !choice.selected;
    if (isNothing) store?.removeItem(keyOf(match));
    else store?.setItem(keyOf(match), JSON.stringify(choice));
  } catch {
    // Where nothing can be kept it lasts as long as the page.
  }
}

/** What of the choice still stands at this decision. */
export function readChoice(store: Store | null, match: string, now: Decision): readonly string[] {
  const kept = read(store, match);
  return kept === null ? [] : stillStaged(kept, now);
}

/** What is still pointed at: only at the very same question. */
export function readSelected(store: Store | null, match: string, now: Decision): Selection | null {
  const kept = read(store, match);
  return kept === null || kept.isSent || !isSameDecision(kept, now)
    ? null
    : (kept.selected ?? null);
}

function read(store: Store | null, match: string): Choice | null {
  try {
    const kept: unknown = JSON.parse(store?.getItem(keyOf(match)) ?? 'null');
    return isChoice(kept) ? kept : null;
  } catch {
    return null;
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
  const { ply, line, part, staged, isSent, selected = null } = value as Partial<Choice>;
  return (
    isCount(ply) &&
    isCount(line) &&
    isCount(part) &&
    typeof isSent === 'boolean' &&
    isTexts(staged) &&
    (selected === null || isSelection(selected))
  );
}

function isSelection(value: unknown): value is Selection {
  if (typeof value !== 'object' || value === null) return false;
  const { handles, code } = value as Partial<Selection>;
  return isTexts(handles) && (code === null || isCount(code));
}

function isCount(count: unknown): boolean {
  return Number.isInteger(count);
}

function isTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every((text) => typeof text === 'string');
}

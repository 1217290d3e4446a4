/** What the list of a player's hand has in every game: the number to type, whether a card can be played, its price. Pure. */
import type { Lang } from '@open-gosu/kernel';
import type { Look } from '../games/kit.ts';
import { padStart } from './layout.ts';
import { makeStyle } from './style.ts';
import { onAnyTable } from './words.ts';

/** What is known of playing a card of this kind now; null where no action is asked for. */
export interface Playable {
  /** Its number in the list of legal answers, or -1 if it cannot be played. */
  readonly number: number;
  /** Cards to discard. */
  readonly cost: number;
}

export type PlayableOf = (kind: number) => Playable | null;

const NUMBER = 3;
/** The width of `playMark`. */
export const MARK = NUMBER + 3;

/** "  3 ✓ ": the number to type, and whether the card can be played. */
export function playMark(playable: Playable | null, look: Look): string {
  const style = makeStyle(look.color);
  if (playable === null) return ' '.repeat(MARK);
  if (playable.number < 0) return `${' '.repeat(NUMBER)} ${style.color('red')('✗')} `;
  return `${padStart(String(playable.number), NUMBER)} ${style.color('green')('✓')} `;
}

/** "free", "discard 2", or nothing for a card that cannot be played. */
export function playPrice(playable: Playable | null, lang: Lang): string {
  if (playable === null || playable.number < 0) return '';
  const { cost } = playable;
  return cost === 0 ? onAnyTable(lang, 'free') : onAnyTable(lang, 'costs', { n: cost });
}

/** Cells down one column, then down the next. All but the last column must have the same width. */
export function inHandColumns(cells: readonly string[], across: number): string[] {
  const down = Math.ceil(cells.length / across);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => cells[column * down + row] ?? '')
      .join('')
      .trimEnd(),
  );
}

/** Names in the order given, equal ones together: "Elle", "Sati (2)". */
export function countedNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
}

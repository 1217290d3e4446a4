/** What happened since one last decided, and sentences with card names in them. Pure. */
import type { LogGroup, LogLine } from '../engine/scene.ts';

/** Lines later than so many answers, oldest first. */
export function newsOf(log: readonly LogGroup[], from: number): readonly LogLine[] {
  return log.flatMap(({ lines }) => lines.filter(({ ply }) => ply > from));
}

/** The last battle, while no more than one turn has been played since: after that the log has it. */
export function freshBattle(log: readonly LogGroup[]): LogLine | null {
  let turns = 0;
  for (const { seat, lines } of [...log].reverse()) {
    const battle = lines.find((line) => line.battle !== null);
    if (battle !== undefined) return battle;
    if (seat >= 0 && ++turns > 1) return null;
  }
  return null;
}

export type Part = { readonly text: string; readonly card: string | null };

/** A sentence cut where it names one of the cards; longer names first, for "Galmi" is in "Galmi (Avatar)". */
export function cutNames(
  text: string,
  cards: readonly { readonly id: string; readonly name: string }[],
): readonly Part[] {
  const known = [...cards]
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  let parts: readonly Part[] = [{ text, card: null }];
  for (const { id, name } of known) parts = parts.flatMap((part) => cutAt(part, id, name));
  return parts;
}

function cutAt(part: Part, id: string, name: string): readonly Part[] {
  if (part.card !== null) return [part];
  const found = wordAt(part.text, name);
  if (found < 0) return [part];
  const before = { text: part.text.slice(0, found), card: null };
  const after = { text: part.text.slice(found + name.length), card: null };
  return [before, { text: name, card: id }, ...cutAt(after, id, name)].filter(
    ({ text }) => text !== '',
  );
}

/** Where the name stands as a word of its own: no letter on either side. */
function wordAt(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isWhole = !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
    if (isWhole) return at;
  }
  return -1;
}

function isLetter(text: string | undefined): boolean {
  return text !== undefined && /\p{L}/u.test(text);
}

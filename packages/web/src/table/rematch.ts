/** The same people and bots once more. Pure. */
import type { Sitter } from '../engine/match.ts';

/** Everybody moves up one seat: who played first plays last. */
export function nextSitters(sitters: readonly Sitter[]): readonly Sitter[] {
  const [first, ...others] = sitters;
  return first === undefined ? [] : [...others, first];
}

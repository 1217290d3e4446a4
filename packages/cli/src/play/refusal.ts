/** An answer that cannot be taken: the reason, and what may have been meant. Pure. */
import { wrap } from '../draw/layout.ts';
import { makeStyle } from '../draw/style.ts';
import { type Completing, suggestions } from './completion.ts';
import type { DeskLook } from './desk.ts';
import { tell } from './words.ts';

const MOST_SUGGESTED = 6;

/** A refusal as the game's `parse` gives it. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export function refusalLines(
  typed: string,
  { code, message }: Refusal,
  now: Completing,
  look: DeskLook,
): string[] {
  const { lang, width } = look;
  const reason = wrap(now.desk.reason(message), width);
  if (code === 'ambiguous-answer') return reason;
  const hits = suggestions(typed, now);
  const shown = hits.slice(0, MOST_SUGGESTED).join(', ');
  const left = hits.length - MOST_SUGGESTED;
  const answers = left > 0 ? `${shown} ${tell(lang, 'more', { n: left })}` : shown;
  const hint = shown === '' ? tell(lang, 'tryLegal') : tell(lang, 'perhaps', { answers });
  return [...reason, ...wrap(hint, width, '  ').map((line) => makeStyle(look.color).dim(line))];
}

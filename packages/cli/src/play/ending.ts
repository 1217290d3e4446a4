/** How a game ended, in words. Pure. */
import type { Result } from '@open-gosu/kernel';
import { wrap } from '../draw/layout.ts';
import { makeStyle } from '../draw/style.ts';
import { reasonName } from '../words/reasons.ts';
import type { DeskLook } from './desk.ts';
import { tell } from './words.ts';

/** Who has won and why, to somebody who played or to two people at one table; then what can still be done. */
export function endingLines(result: Result, look: DeskLook): string[] {
  const { lang, you } = look;
  const style = makeStyle(look.color);
  const color = result.winners.includes(you) || you < 0 ? 'green' : 'red';
  return [
    '',
    style.color(color)(style.bold(verdict(result, look))),
    ...wrap(tell(lang, 'afterwards'), look.width),
  ];
}

function verdict(result: Result, { lang, names, you }: DeskLook): string {
  const reason = reasonName(result.reason, lang);
  const [first = 0, second] = result.winners;
  const winner = names[first] ?? `p${first}`;
  if (second !== undefined) return tell(lang, 'drawn', { reason });
  if (first === you) return tell(lang, 'youWon', { reason });
  if (you >= 0) return tell(lang, 'youLost', { winner, reason });
  return tell(lang, 'seatWon', { winner, reason });
}

/** "You resign: Greedy wins." */
export function resignationLine(seat: number, result: Result, look: DeskLook): string {
  const { lang, names, you } = look;
  const winner = names[result.winners[0] ?? 0] ?? '';
  if (seat === you) return tell(lang, 'youResigned', { winner });
  return tell(lang, 'seatResigned', { who: names[seat] ?? `p${seat}`, winner });
}

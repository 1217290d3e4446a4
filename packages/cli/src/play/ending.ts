/** How a game ended, in words. Pure. */
import type { Result } from '@open-gosu/kernel';
import { wrap } from '../draw/layout.ts';
import { makeStyle } from '../draw/style.ts';
import type { GameKit } from '../games/kit.ts';
import { endingName } from '../words/endings.ts';
import type { DeskLook } from './desk.ts';
import { tell } from './words.ts';

/** Who has won and why, to somebody who played or to two people at one table; then what can still be done. */
export function endingLines(kit: GameKit, result: Result, look: DeskLook): string[] {
  const { lang, you } = look;
  const style = makeStyle(look.color);
  const color = result.winners.includes(you) || you < 0 ? 'green' : 'red';
  return [
    '',
    ...wrap(verdict(kit, result, look), look.width).map((line) =>
      style.color(color)(style.bold(line)),
    ),
    ...wrap(tell(lang, 'afterwards'), look.width),
  ];
}

function verdict(kit: GameKit, result: Result, { lang, names, you }: DeskLook): string {
  const reason = endingName(kit, result.reason, lang);
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

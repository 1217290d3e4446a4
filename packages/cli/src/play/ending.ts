/** How a game ended, in words. Pure. */
import { joinAnd, type Result } from '@open-gosu/kernel';
import { sayOutcome } from '../commands/outcome.ts';
import { wrap } from '../draw/layout.ts';
import { nameOf } from '../draw/look.ts';
import { makeStyle } from '../draw/style.ts';
import type { GameKit } from '../games/kit.ts';
import { endingName } from '../words/endings.ts';
import type { DeskLook } from './desk.ts';
import { tell } from './words.ts';

/** Who has won and why, to somebody who played or to people at one table; then what can still be done. */
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

function verdict(kit: GameKit, result: Result, look: DeskLook): string {
  const { lang, you } = look;
  const reason = endingName(kit, result.reason, lang);
  if (result.winners.length > 1) {
    return kit.sharesVictory ? shared(result, reason, look) : sayOutcome(lang, 'drawn', { reason });
  }
  const [first] = result.winners;
  if (first === undefined) return sayOutcome(lang, 'nobody', { reason });
  const winner = nameOf(look, first);
  if (first === you) return tell(lang, 'youWon', { reason });
  if (you >= 0) return tell(lang, 'youLost', { winner, reason });
  return tell(lang, 'seatWon', { winner, reason });
}

function shared({ winners }: Result, reason: string, look: DeskLook): string {
  const { lang, you } = look;
  const others = namesOf(winners, look);
  if (winners.includes(you)) return tell(lang, 'youShared', { winners: others, reason });
  if (you >= 0) return tell(lang, 'youLostToAll', { winners: others, reason });
  return sayOutcome(lang, 'shared', { seats: others, reason });
}

/** The names of the seats but for the one spoken to. */
function namesOf(seats: readonly number[], look: DeskLook): string {
  const others = seats.filter((seat) => seat !== look.you);
  return joinAnd(
    look.lang,
    others.map((seat) => nameOf(look, seat)),
  );
}

/** "You resign: Greedy wins." */
export function resignationLine(seat: number, result: Result, look: DeskLook): string {
  const { lang, you } = look;
  const who = nameOf(look, seat);
  const winners = namesOf(result.winners, look);
  if (result.winners.length > 1) {
    if (seat === you) return tell(lang, 'youResignedAll', { winners });
    return tell(lang, 'seatResignedAll', { who, winners });
  }
  if (seat === you) return tell(lang, 'youResigned', { winner: winners });
  return tell(lang, 'seatResigned', { who, winner: winners });
}

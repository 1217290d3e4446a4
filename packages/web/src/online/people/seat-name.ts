/** What whoever sits on a seat is called. */
import { levelTitle } from '@open-gosu/bots';
import { capitalize, type Lang } from '@open-gosu/kernel';
import type { SeatFacts } from '@open-gosu/protocol';
import type { Say } from '../../i18n/language.ts';
import type { WORDS } from './words.ts';

/** `me`: the reader, who is spoken to. */
export function seatName(
  seat: SeatFacts,
  lang: Lang,
  say: Say<typeof WORDS>,
  me: string | null = null,
): string {
  if (seat.kind === 'open') return say('freeSeat');
  if (me !== null && seat.player === me) return say('you');
  // Whoever left a seat to a bot is still the one it is named after.
  const isBot = seat.kind === 'bot' && seat.handed !== true;
  const title = isBot ? levelTitle(seat.bot ?? '') : null;
  return title?.[lang] ?? seat.name ?? say('somebody');
}

/** "You, Bo and Recruit": those who sit there already, the reader first. */
export function seatNames(
  seats: readonly SeatFacts[],
  lang: Lang,
  say: Say<typeof WORDS>,
  me: string | null = null,
): string {
  const taken = seats.filter(({ kind }) => kind !== 'open');
  const isMe = ({ player }: SeatFacts) => me !== null && player === me;
  const order = [...taken.filter(isMe), ...taken.filter((seat) => !isMe(seat))];
  const names = order.map((seat) => seatName(seat, lang, say, me));
  return capitalize(new Intl.ListFormat(lang, { type: 'conjunction' }).format(names));
}

/** A rating as it is shown, with a question mark while it means little. */
export function ratingText(rating: {
  readonly value: number;
  readonly provisional: boolean;
}): string {
  return `${Math.round(rating.value)}${rating.provisional ? '?' : ''}`;
}

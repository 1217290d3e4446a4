/** Time on clocks, in numbers and words. Pure. */
import type { ClockFacts } from '@open-gosu/protocol';
import type { Say } from '../../i18n/language.ts';
import type { WORDS } from './words.ts';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds that a seat has by now; null where nothing is counted for it. `told`: when the clock was told. */
export function leftOf(
  { on, left }: Pick<ClockFacts, 'on' | 'left'>,
  seat: number,
  told: number,
  now: number,
): number | null {
  const had = left[seat];
  if (had === undefined) return null;
  return on === seat ? Math.max(0, had - Math.max(0, now - told)) : had;
}

/** "11:42", "1:02:03". A second that has begun counts, so that nobody loses at 0:01. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = two(seconds % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** "2 days 3 h", "5 h", "12 min": for what takes long. The last minute is never nothing. */
export function longText(milliseconds: number, say: Say<typeof WORDS>): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  if (seconds < MINUTE) return say('lastMinute');
  if (seconds < HOUR) return say('minutesLeft', { minutes: Math.floor(seconds / MINUTE) });
  return say('daysLeft', {
    days: Math.floor(seconds / DAY),
    hours: Math.floor((seconds % DAY) / HOUR),
  });
}

/** How long somebody has been away: seconds for the first minutes. */
export function awayText(milliseconds: number, say: Say<typeof WORDS>): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  return seconds < 10 * MINUTE ? clockText(seconds * SECOND) : longText(milliseconds, say);
}

/** The least time left that is said, in seconds, most first (K2). */
export const THRESHOLDS = [30, 10] as const;

/** The threshold that was passed between two readings of a running clock; null for none. */
export function passed(before: number | null, now: number): number | null {
  if (before === null) return null;
  const found = THRESHOLDS.filter(
    (seconds) => before > seconds * SECOND && now <= seconds * SECOND,
  );
  return found.at(-1) ?? null;
}

/** When something was, as people say it. Pure. */
import type { Lang } from '@open-gosu/kernel';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "5 minutes ago", "yesterday", then the date. */
export function momentText(then: number, now: number, lang: Lang): string {
  const ago = Math.max(0, now - then);
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  if (ago < MINUTE) return relative.format(0, 'second');
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour');
  if (ago < 7 * DAY) return relative.format(-Math.floor(ago / DAY), 'day');
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(then);
}

/** For `<time>` and file names. */
export function dateText(then: number): string {
  return new Date(then).toISOString().slice(0, 10);
}

/** What people wrote, as a message may repeat it: short, and without characters that would act on the terminal. Pure. */
import { cut } from '../draw/layout.ts';

/** As much as the kernel shows of a value it refuses. */
const SHORT = 60;
/** A path is of use only whole, or nearly so. */
const LONG = 300;

/** The gaps of sentences that hold what somebody wrote, and how much of it there is room for. */
const ROOM: { readonly [gap: string]: number } = {
  answer: SHORT,
  extra: SHORT,
  file: LONG,
  flag: SHORT,
  folder: LONG,
  found: SHORT,
  id: SHORT,
  lock: LONG,
  name: SHORT,
  number: SHORT,
  owner: SHORT,
  value: SHORT,
  wanted: SHORT,
  word: SHORT,
};

/** How a phrasebook fills a gap that may hold what somebody wrote. */
export function quoted(value: string | number, gap: string): string {
  return cut(harmless(String(value)), ROOM[gap] ?? Number.POSITIVE_INFINITY);
}

/** Line breaks, control characters and those that change the direction of a text must not reach the terminal. */
export function harmless(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
}

/**
 * A progress bar on a terminal's standard error; silence in a pipe. The cursor waits on the line below, so that a run that
 * is stopped leaves a whole line behind.
 */
import { type Lang, phrasebook } from '@open-gosu/kernel';
import type { Io } from '../command.ts';
import { cut } from '../draw/layout.ts';
import { counted } from '../words/counts.ts';
import { number } from '../words/numbers.ts';

export interface Progress {
  /** `note`: how it stands, behind the figures. */
  update(done: number, note?: string): void;
  /** Wipes the bar: the results take its place. */
  end(): void;
}

export const PROGRESS_WORDS = {
  games: { en: '{done}/{games}', fr: '{done}/{games}' },
  rate: { en: ', {rate}/s', fr: ', {rate}/s' },
  left: { en: ', {left} s left', fr: ', encore {left} s' },
} as const;

const say = phrasebook(PROGRESS_WORDS);

const LONGEST_BAR = 30;
/** A shorter one tells nothing. */
const SHORTEST_BAR = 5;
const PAUSE_MS = 100;
/** For a terminal that does not know its own. */
const UNKNOWN_WIDTH = 80;
const BACK = '\u001b[1A\r\u001b[K';

/** Below this many a second, a digit after the point tells. */
const SLOW = 10;

/** `before`: how many were there already when it begins. */
export function makeProgress(io: Io, total: number, lang: Lang, before = 0): Progress {
  if (!io.errIsTty) return { update: () => {}, end: () => {} };
  const start = performance.now();
  let last = 0;

  const lineOf = (done: number, note: string) => {
    const width = (io.columns > 0 ? io.columns : UNKNOWN_WIDTH) - 1;
    const games = counted(lang, 'game', total);
    const count = say(lang, 'games', { done: number(lang, done), games });
    const { rate, left } = pace(done - before, total - done);
    const figures = count + rate + left + note;
    const room = Math.min(LONGEST_BAR, width - figures.length - '[] '.length);
    if (figures.length > width) return cut(count + left, width);
    if (room < SHORTEST_BAR) return figures;
    const bar = '='.repeat(Math.floor((room * done) / total)).padEnd(room, ' ');
    return `[${bar}] ${figures}`;
  };

  /** Empty as long as nothing is known. */
  const pace = (made: number, missing: number) => {
    if (made <= 0) return { rate: '', left: '' };
    const rate = made / Math.max(0.001, (performance.now() - start) / 1000);
    return {
      rate: say(lang, 'rate', { rate: number(lang, rate, rate < SLOW ? 1 : 0) }),
      left: say(lang, 'left', { left: number(lang, Math.ceil(missing / rate)) }),
    };
  };

  io.err(`${lineOf(before, '')}\n`);
  return {
    update(done, note = '') {
      const now = performance.now();
      if (done < before || now - last < PAUSE_MS) return;
      last = now;
      io.err(`${BACK}${lineOf(done, note)}\n`);
    },
    end: () => io.err(BACK),
  };
}

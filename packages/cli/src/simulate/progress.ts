/** A progress bar on a terminal's standard error; silence in a pipe. */
import type { Lang } from '@open-gosu/kernel';
import type { Io } from '../command.ts';
import { cut } from '../draw/layout.ts';
import { number } from '../words/numbers.ts';
import { phrasebook } from '../words/phrasebook.ts';

export interface Progress {
  /** `note`: how it stands, behind the bar. */
  update(done: number, note?: string): void;
  /** Wipes the bar: the results take its place. */
  end(): void;
}

export const PROGRESS_WORDS = {
  line: {
    en: '[{bar}] {done}/{total} games, {rate}/s, {left} s left',
    fr: '[{bar}] {done}/{total} parties, {rate}/s, encore {left} s',
  },
} as const;

const say = phrasebook(PROGRESS_WORDS);

const BAR = 30;
const PAUSE_MS = 100;
const WIPE = '\r\u001b[K';

/** Below this many a second, a digit after the point tells. */
const SLOW = 10;

/** `before`: how many were there already when it begins. */
export function makeProgress(io: Io, total: number, lang: Lang, before = 0): Progress {
  if (!io.errIsTty) return { update: () => {}, end: () => {} };
  const start = performance.now();
  let last = 0;
  return {
    update(done, note = '') {
      const now = performance.now();

      if (now - last < PAUSE_MS) return;
      last = now;
      const rate = (done - before) / Math.max(0.001, (now - start) / 1000);
      const filled = Math.floor((BAR * done) / total);
      const bar = '='.repeat(filled).padEnd(BAR, ' ');
      const left = rate > 0 ? Math.ceil((total - done) / rate) : '?';
      const speed = number(lang, rate, rate < SLOW ? 1 : 0);
      const text = say(lang, 'line', { bar, done, total, rate: speed, left }) + note;
      io.err(WIPE + cut(text, io.columns - 1));
    },
    end: () => io.err(WIPE),
  };
}

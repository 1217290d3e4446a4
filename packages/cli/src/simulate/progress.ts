/** A progress bar on a terminal's standard error; silence in a pipe. */
import type { Lang } from '@open-gosu/kernel';
import type { Io } from '../command.ts';
import { phrasebook } from '../words/phrasebook.ts';

export interface Progress {
  update(done: number): void;
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

export function makeProgress(io: Io, total: number, lang: Lang): Progress {
  if (!io.errIsTty) return { update: () => {}, end: () => {} };
  const start = performance.now();
  let last = 0;
  return {
    update(done) {
      const now = performance.now();
      if (now - last < PAUSE_MS) return;
      last = now;
      const rate = done / Math.max(0.001, (now - start) / 1000);
      const filled = Math.floor((BAR * done) / total);
      const bar = '='.repeat(filled).padEnd(BAR, ' ');
      const left = rate > 0 ? Math.ceil((total - done) / rate) : '?';
      const text = say(lang, 'line', { bar, done, total, rate: Math.round(rate), left });
      io.err(WIPE + text);
    },
    end: () => io.err(WIPE),
  };
}

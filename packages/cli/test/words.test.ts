/** Every sentence exists in both languages with the same gaps. */
import { inLang, type Phrases } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { ARENA_WORDS } from '../src/arena/words.ts';
import { BENCH_WORDS } from '../src/bench/words.ts';
import { OUTCOME_WORDS } from '../src/commands/outcome.ts';
import { REPLAY_WORDS } from '../src/commands/replay.ts';
import { DRAFT_WORDS } from '../src/draft/words.ts';
import { TABLE_WORDS } from '../src/draw/gosu-x/words.ts';
import { TACTICS_TABLE_WORDS } from '../src/draw/tactics/words.ts';
import { BOT_PHRASES } from '../src/games/bot-words.ts';
import { HINT_WORDS } from '../src/hint/words.ts';
import { PLAY_WORDS } from '../src/play/words.ts';
import { PROGRESS_WORDS } from '../src/simulate/progress.ts';
import { REPORT_WORDS } from '../src/simulate/report.ts';
import { CARD_WORDS } from '../src/words/cards.ts';
import { COUNT_WORDS, counted } from '../src/words/counts.ts';
import { ENDING_WORDS } from '../src/words/endings.ts';
import { complain, ERRORS } from '../src/words/errors.ts';
import { HELP } from '../src/words/help.ts';
import { percent } from '../src/words/numbers.ts';

const TABLES: readonly (readonly [string, Phrases])[] = [
  ['arena', ARENA_WORDS],
  ['bench', BENCH_WORDS],
  ['bots', BOT_PHRASES],
  ['cards', CARD_WORDS],
  ['counts', COUNT_WORDS],
  ['draft', DRAFT_WORDS],
  ['endings', ENDING_WORDS],
  ['errors', ERRORS],
  ['help', HELP],
  ['hint', HINT_WORDS],
  ['outcome', OUTCOME_WORDS],
  ['play', PLAY_WORDS],
  ['progress', PROGRESS_WORDS],
  ['replay', REPLAY_WORDS],
  ['report', REPORT_WORDS],
  ['table', TABLE_WORDS],
  ['tactics table', TACTICS_TABLE_WORDS],
];

const gaps = (text: string) => [...text.matchAll(/\{(\w+)[:}]/g)].map(([, gap]) => gap).sort();

describe.each(TABLES)('%s', (_name, phrases) => {
  it.each(Object.entries(phrases))('%s', (_id, text) => {
    expect(gaps(text.fr)).toEqual(gaps(text.en));
    expect(text.fr).not.toBe('');
  });
});

describe('errors', () => {
  it('are one line each', () => {
    for (const text of Object.values(ERRORS)) expect(text.en + text.fr).not.toContain('\n');
  });

  it('fill their gaps, also with what looks like one', () => {
    const filled = complain('fr', 'badNumber', { flag: '--x', low: 1, high: 2, value: '{low}' });
    expect(filled).toBe('--x doit être un nombre entier de 1 à 2, pas «\u00a0{low}\u00a0»');
  });
});

describe('numbers of things', () => {
  it('take the singular where each language does', () => {
    const games = [0, 1, 1.4, 2, 20_000].map((n) => counted('en', 'game', n));
    expect(games).toEqual(['0 games', '1 game', '1 game', '2 games', '20,000 games']);
    const parties = [0, 1, 1.6, 20_000].map((n) => counted('fr', 'game', n));
    expect(parties).toEqual(['0 partie', '1 partie', '2 parties', '20\u202f000 parties']);
  });
});

describe('typography', () => {
  it('keeps French punctuation with its word, and a shift cost free', () => {
    expect(inLang({ en: '', fr: "l'un : « a » ? 95 %, »2" }, 'fr')).toBe(
      'l’un\u00a0: «\u00a0a\u00a0»\u00a0? 95\u00a0%, »2',
    );
  });

  it.each(TABLES)('%s: one apostrophe a language', (_name, phrases) => {
    for (const { en, fr } of Object.values(phrases)) {
      expect(en).not.toContain('’');
      expect(fr).not.toContain("'");
    }
  });

  it('writes percentages as each language does', () => {
    expect(percent('en', 55, 100)).toBe('55.0%');
    expect(percent('fr', 55, 100)).toBe('55,0\u00a0%');
  });
});

/** `draft` inside the test: the solved draft in both languages, small measurements, the module, refusals. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAFT_TABLE, draftValues, OUTCOMES, readTable } from '@open-gosu/bots';
import { clanName, gosuX } from '@open-gosu/gosu-x';
import { LANGS } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { makeOutcomeGames } from '../src/draft/games.ts';
import { moduleText, toThousandths } from '../src/draft/module-text.ts';
import { qualityOf } from '../src/draft/quality.ts';
import { checkLines, spreadsLine } from '../src/draft/report.ts';
import { turnsOf } from '../src/draft/turns.ts';
import { gosuHere, gosuJsonHere, scratch } from './gosu.ts';

const { folder, file } = scratch();
const MEASURE = ['draft', '--measure', '--games', '1', '--bot', 'random'];

/** The fields of a written table. */
const fieldsOf = (text: string) =>
  readTable({
    bot: /bot: '(.*)'/.exec(text)?.[1] ?? '',
    games: Number(/games: (\d+)/.exec(text)?.[1]),
    seed: Number(/seed: (\d+)/.exec(text)?.[1]),
    rules: /rules: '(.*)'/.exec(text)?.[1] ?? '',
    error: Number(/error: ([\d.]+)/.exec(text)?.[1]),
    thousandths: [...text.matchAll(/^ {4}'([\d ]+)', \/\/ [a-z-]+, [a-z-]+, [a-z-]+$/gm)].map(
      ([, line]) => line ?? '',
    ),
  });

describe('the solved draft', () => {
  it.each(LANGS)('is a page to read: %s', async (lang) => {
    const { code, out, err } = await gosuHere(['draft', '--lang', lang]);
    expect([code, err]).toEqual([0, '']);
    for (const { clan } of draftValues().clans) expect(out).toContain(clanName(clan, lang));
    expect(out).toContain(DRAFT_TABLE.bot);
    expect(out).toMatch(lang === 'fr' ? /au mieux\u00a0: \d+,\d\u00a0%/ : /they can: \d+\.\d%/);
    expect(out).not.toMatch(/[{}]|NaN|undefined/);
  });

  it('is the documented fields with --json', async () => {
    const report = await gosuJsonHere(['draft']);
    expect(Object.keys(report)).toEqual([
      'game',
      'rules',
      'bot',
      'games',
      'seed',
      'error',
      'chance',
      'seat',
      'firstPicks',
      'clans',
      'line',
      'tiles',
      'outcomes',
    ]);
    expect(report.firstPicks).toHaveLength(8);
    expect(report.line).toHaveLength(6);
    expect(report.tiles).toHaveLength(2);
    expect(report.outcomes).toHaveLength(560);
  });
});

describe('a measurement', () => {
  it('prints the table as a module, or writes it and says what came of it', async () => {
    const { code, out, err } = await gosuHere(MEASURE);
    expect([code, err]).toEqual([0, '']);
    const table = fieldsOf(out);
    expect(table).toMatchObject({ bot: 'random', games: 1, seed: 1, rules: gosuX.rules });
    expect(table.chances).toHaveLength(OUTCOMES.length);
    const path = join(folder, 'table.ts');
    const written = await gosuHere([...MEASURE, '--out', path]);
    expect([written.code, written.err]).toEqual([0, '']);
    expect(readFileSync(path, 'utf8')).toBe(out);
    expect(await gosuHere([...MEASURE, '--out', '-'])).toEqual({ code, out, err });
    expect(written.out).toContain(path);
    expect(readdirSync(folder)).not.toContain('table.ts.part');
  });

  it('is checked by other games than it was made from', async () => {
    const check = ['draft', '--check', '--games', '2', '--bot', 'random'];
    const report = await gosuJsonHere(check);
    expect(report).toMatchObject({
      game: 'gosu-x',
      table: { bot: DRAFT_TABLE.bot, games: DRAFT_TABLE.games },
      bot: 'random',
      games: 2,
    });
    expect(report.logLossWithout).toBeCloseTo(Math.log(2), 1);
    const play = (purpose: 'table' | 'check') => {
      const game = makeOutcomeGames({ purpose, bot: 'random', seed: 1, lang: 'en' });
      return Array.from({ length: 60 }, (_, i) => game(i).winners);
    };
    expect(play('table')).not.toEqual(play('check'));
  });

  it.each(LANGS)('is judged in words: %s', (lang) => {
    const task = { purpose: 'check', bot: 'random', seed: 1, lang } as const;
    const sample = { games: 2, wins: OUTCOMES.map(() => 1), draws: OUTCOMES.map(() => 0) };
    const quality = qualityOf(DRAFT_TABLE.chances, sample);
    const text = checkLines(DRAFT_TABLE, { task, games: 2, seconds: 1 }, quality, lang).join('\n');
    expect(text).toContain(lang === 'fr' ? 'Perte' : 'Log loss');
    // Half of the games of each outcome: nearer to the table than luck would have it.
    expect(text).toContain(lang === 'fr' ? 'ne disent pas de combien' : 'do not tell how far');
    expect(text).not.toMatch(/by 0\.0|à 0,0/);
    expect(text).not.toMatch(/[{}]|NaN|undefined/);
  });
});

describe('words', () => {
  const spreads = { seat: 0.1, clan: 0.2, tile: 0, pair: 0, versus: 0.3, underTile: 0.4, own: 0.5 };

  it('name what makes outcomes differ', () => {
    const english = spreadsLine(spreads, 'en');
    expect(english).toContain('seat 0.100, clan 0.200, tile 0.000, two clans in one deck 0.000');
    const french = spreadsLine(spreads, 'fr');
    expect(french).toMatch(/siège 0,100, clan 0,200, tuile 0,000, deux clans dans un deck 0,000/);
    for (const line of [english, french]) expect(line).not.toMatch(/versus|underTile|own\b|[{}]/);
  });

  it('tell picks in a row together', () => {
    const line = [0, 1, 1, 0, 0, 1].map((seat, i) => ({ seat, clan: 'abcdef'[i] }));
    expect(turnsOf(line).map(({ seat, clans }) => `${seat}${clans.join('')}`)).toEqual([
      '0a',
      '1bc',
      '0de',
      '1f',
    ]);
    expect(turnsOf([])).toEqual([]);
  });
});

describe('the module', () => {
  it('holds what was measured, in lines of one triple each', () => {
    const thousandths = toThousandths(OUTCOMES.map((_, i) => i / 560));
    const measured = { bot: 'random', games: 3, seed: 4, rules: gosuX.rules, error: 0.01 };
    expect(thousandths).toHaveLength(56);
    expect(fieldsOf(moduleText({ ...measured, thousandths }))).toEqual({
      ...measured,
      chances: OUTCOMES.map((_, i) => Math.max(1, Math.round((1000 * i) / 560)) / 1000),
    });
  });

  it('quotes a seed as the formatter does', () => {
    const text = (seed: string) =>
      moduleText({ bot: '', games: 1, seed, rules: '', error: 0, thousandths: [] });
    expect(text('a "b"')).toContain(`seed: 'a "b"',`);
    expect(text("it's")).toContain(`seed: "it's",`);
    expect(text(`'"`)).toContain(`seed: '\\'"',`);
    expect(text('a\nb')).toContain(`seed: 'a\\nb',`);
  });
});

describe('refusals', () => {
  it.each<[string[], string]>([
    [['--games', '5'], '--games makes sense only with --measure, --check'],
    [['--bot', 'greedy'], '--bot makes sense only with --measure, --check'],
    [['--out', 'x.ts'], '--out makes sense only with --measure'],
    [['--check', '--out', 'x.ts'], '--out makes sense only with --measure'],
    [['--check', '--measure'], '--measure and --check exclude each other'],
    [['--check', '--games', '1'], '--games must be a whole number from 2'],
    [['--measure', '--games', '0'], '--games must be a whole number'],
    [['--measure', '--bot', 'deep-blue'], '--bot must be one of'],
    [['--measure', '--bot', 'random,greedy'], '--bot takes one bot, not 2'],
    [['--measure', '--jobs', 'x'], '--jobs must be a whole number'],
    [['gosu-x'], '"gosu-x" is too much'],
  ])('wrong usage: %j', async (args, message) => {
    const { code, out, err } = await gosuHere(['draft', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).toContain('usage: gosu draft');
  });

  it('a place that takes no file is told before the first game', async () => {
    mkdirSync(join(folder, 'sub'));
    const plain = file('plain', 'mine\n');
    for (const out of [folder, join(folder, 'none', 'x.ts'), join(plain, 'x.ts')]) {
      const long = ['draft', '--measure', '--games', '100000', '--bot', 'ismcts', '--out', out];
      const { code, out: said, err } = await gosuHere(long);
      expect([code, said]).toEqual([1, '']);
      expect(err).toMatch(/^gosu: [^\n]+\n$/);
    }
    expect(readFileSync(plain, 'utf8')).toBe('mine\n');
  });
});

/** `report`: figures that add up, and a page that stands alone, says the same twice and hides nothing. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@open-gosu/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { kitOf } from '../src/games/registry.ts';
import { type Brief, commandOf } from '../src/report/brief.ts';
import type { Estimate } from '../src/report/estimate/estimate.ts';
import type { DraftFigures, Figures } from '../src/report/figures.ts';
import { escaped, tag } from '../src/report/page/markup.ts';
import { reportPage } from '../src/report/page/page.ts';
import { studyOf } from '../src/report/studies/registry.ts';
import { PAGE_WORDS } from '../src/report/words.ts';
import { dig, gosuHere, gosuJson, gosuJsonHere, type Json, scratch } from './gosu.ts';

const { folder } = scratch();
const GAMES = 100;
const X = ['report', '--games', String(GAMES), '--seed', '5'];
const TACTICS = ['report', '--game', 'gosu-tactics', '--players', '3', '--games', '16'];

const DRAFT: DraftFigures = {
  bot: 'instinct',
  games: 400,
  outcomes: 560,
  seed: 1,
  rules: 'gosu-x-1',
  error: 0.012,
  chance: 0.513,
  firstPicks: [
    {
      clan: 'xian',
      value: 0.513,
      line: [
        { seat: 1, clan: 'galmi' },
        { seat: 1, clan: 'phoenix' },
        { seat: 0, clan: 'justice' },
      ],
    },
    { clan: 'galmi', value: 0.472, line: [{ seat: 1, clan: 'xian' }] },
  ],
  clans: [
    { clan: 'xian', value: 0.651 },
    { clan: 'galmi', value: 0.561 },
  ],
};

const BRIEF: Brief = {
  game: 'gosu-x',
  rules: 'gosu-x-1',
  options: {},
  players: 2,
  bot: 'instinct',
  games: 2,
  seed: '<b>"&\'',
  typedOptions: ['--option', 'a=<i>'],
};

function pageOf(figures: Partial<Figures>): string {
  const kit = kitOf('gosu-x')!;
  const none: Figures = {
    games: 2,
    shared: 0,
    seats: [],
    endings: [],
    lengths: {},
    clans: [],
    pairs: [],
    cards: [],
    play: null,
    signature: '0',
    draft: null,
  };
  return reportPage(
    { brief: BRIEF, kit, study: studyOf('gosu-x'), figures: { ...none, ...figures } },
    'en',
  );
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, it]) => it!);
const articleOf = (page: string, lang: string) =>
  page.split('<article ').find((part) => part.startsWith(`lang="${lang}"`))!;

const SECTIONS = ['clans', 'pairs', 'seats', 'endings', 'lengths', 'cards'];

/** Played by processes of their own: the built engine is many times quicker than the one inside a test. */
const made = new Map<string, { readonly page: string; readonly json: Json }>();
beforeAll(async () => {
  for (const [title, args] of [
    ['Gosu X', X],
    ['GOSU Tactics', TACTICS],
  ] as const) {
    const file = join(folder, `${title}.html`);
    const json = await gosuJson([...args, '--out', file]);
    made.set(title, { page: readFileSync(file, 'utf8'), json });
  }
});

describe.each(['Gosu X', 'GOSU Tactics'])('the page of %s', (title) => {
  let page = '';
  beforeAll(() => {
    page = made.get(title)!.page;
  });

  it('stands alone', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    const outside =
      /https?:|url\(|@import|<(link|img|iframe|object|embed)|\b(src|srcset|action|poster|on\w+)=/i;
    expect(outside.exec(page)?.[0]).toBeUndefined();
    expect(page).toContain('default-src &#39;none&#39;');
    const scripts = all(page, /<script>(.*?)<\/script>/gs);
    expect(scripts).toHaveLength(1);
    const digest = createHash('sha256').update(scripts[0]!).digest('base64');
    expect(page).toContain(`script-src &#39;sha256-${digest}&#39;;`);
    const ids = all(page, /\bid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const target of all(page, /href="([^"]*)"/g)) expect(ids).toContain(target.slice(1));
    for (const target of all(page, /\b(?:for|aria-labelledby|aria-describedby)="([^"]*)"/g)) {
      expect(ids).toContain(target);
    }
  });

  it('takes its title and its language along when the reader changes it', () => {
    const titles = LANGS.map((lang) => {
      const input = new RegExp(`<input[^>]* value="${lang}"[^>]* data-title="([^"]+)"`);
      return input.exec(page)?.[1] ?? '';
    });
    expect(page).toContain(`<title>${titles[0]}</title>`);
    expect(titles[1]).toContain(title);
    expect(titles[1]).not.toBe(titles[0]);
    const listeners: (() => void)[] = [];
    const inputs = LANGS.map((value, i) => ({
      value,
      dataset: { title: titles[i] },
      addEventListener: (_: string, heard: () => void) => listeners.push(heard),
    }));
    const document = {
      documentElement: { lang: 'en' },
      title: '',
      getElementsByName: () => inputs,
    };
    new Function('document', all(page, /<script>(.*?)<\/script>/gs)[0]!)(document);
    listeners[1]?.();
    expect(document).toMatchObject({ documentElement: { lang: 'fr' }, title: titles[1] });
  });

  it.each(LANGS)('has all sections, plots and tables in %s', (lang) => {
    const article = articleOf(page, lang);
    for (const id of SECTIONS) expect(article).toContain(`<section id="${lang}-${id}"><h2>`);
    const figures = all(article, /<figure[^>]*>(.*?)<\/figure>/gs);
    expect(figures.length).toBeGreaterThanOrEqual(SECTIONS.length);
    for (const figure of figures) {
      expect(figure).toMatch(/<svg class="plot" role="img" aria-labelledby=/);
      expect(figure).toMatch(/<svg[^>]*><title [^>]*>[^<]+<\/title><desc [^>]*>[^<]+<\/desc>/);
      expect(figure).toMatch(/<table><caption>[^<]+<\/caption><thead>/);
    }
    expect(/\b(undefined|NaN|Infinity|null)\b|\{\w+\}/.exec(article)?.[0]).toBeUndefined();
  });

  it.each(LANGS)('has in each table what its plot shows, in %s', (lang) => {
    for (const figure of all(articleOf(page, lang), /<figure[^>]*>(.*?)<\/figure>/gs)) {
      const cells = all(figure, /<t[dh][^>]*>([^<]*)<\/t[dh]>/g);
      const names = all(figure, /<text [^>]*class="label"[^>]*>([^<]*)</g);
      const shown = all(figure, /<text [^>]*class="(?:value end|in-cell mid)"[^>]*>([^<]*)</g);
      const told = all(figure, /<g><title>(.*?)<\/title>/g);
      expect(told.length).toBeGreaterThan(0);
      const numbers = cells.map((cell) => cell.replace(/\s?%$/u, ''));
      for (const value of shown) expect(numbers).toContain(value.replace(/\s?%$/u, ''));
      const words = cells.join(' ');
      for (const name of names) expect(words).toContain(name);
      // Bars of a histogram have no letters: what they tell on pointing is in the table.
      for (const one of told)
        for (const part of one.split(/\s?: /u)) {
          for (const piece of part.split(/ \(|\)$/u)) expect(words).toContain(piece);
        }
    }
  });

  it('says what it was made from, and nothing of when', () => {
    const command = `gosu report --game`;
    expect(page.replaceAll(/<\/?span>/g, '')).toContain(command);
    expect(page).toContain('<code>instinct</code>');
    expect(page).not.toMatch(/\b20\d\d-\d\d/);
    expect(page).not.toContain(folder);
  });
});

describe('the figures', () => {
  let x: Json = {};
  let tactics: Json = {};
  const list = (json: Json, name: string) => json[name] as (Estimate & Json)[];
  const points = (rows: readonly Estimate[]) =>
    rows.reduce((sum, { n, value }) => sum + n * value, 0);
  const met = (rows: readonly Estimate[]) => rows.reduce((sum, { n }) => sum + n, 0);

  beforeAll(() => {
    x = made.get('Gosu X')!.json;
    tactics = made.get('GOSU Tactics')!.json;
  });

  it('of Gosu X add up', () => {
    expect(met(list(x, 'clans'))).toBe(6 * GAMES);
    expect(points(list(x, 'clans'))).toBeCloseTo(3 * GAMES, 1);
    expect(met(list(x, 'pairs'))).toBe(6 * GAMES);
    expect(points(list(x, 'pairs'))).toBeCloseTo(3 * GAMES, 1);
    expect(points(list(x, 'seats'))).toBeCloseTo(GAMES, 1);
    expect(list(x, 'endings').reduce((sum, { games }) => sum + (games as number), 0)).toBe(GAMES);
    expect(met(list(x, 'cards'))).toBeLessThanOrEqual(dig(x, 'play', 'n') as number);
    expect(Object.keys(x.lengths as object)).toEqual(['turns', 'decisions']);
  });

  it('of Tactics add up', () => {
    expect(list(tactics, 'seats')).toHaveLength(3);
    expect(points(list(tactics, 'seats'))).toBeCloseTo(16, 1);
    expect(list(tactics, 'clans').reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 3);
    expect(met(list(tactics, 'pairs'))).toBeLessThanOrEqual(3 * 16 + 0.01);
    expect(Object.keys(tactics.lengths as object)).toEqual(['turns', 'rounds', 'decisions']);
    expect(tactics.draft).toBeUndefined();
  });

  it('have intervals around every value, and the games of simulate', async () => {
    for (const json of [x, tactics]) {
      for (const name of ['clans', 'pairs', 'seats', 'endings', 'cards']) {
        for (const { value, low, high } of list(json, name)) {
          expect(low).toBeLessThanOrEqual(value);
          expect(high).toBeGreaterThanOrEqual(value);
        }
      }
    }
    const series = [
      'simulate',
      '--bots',
      'instinct,instinct',
      '--games',
      String(GAMES),
      '--seed',
      '5',
    ];
    const simulated = await gosuJson(series);
    expect(simulated.signature).toBe(x.signature);
    expect(dig(simulated, 'turns', 'p95')).toBe(dig(x, 'lengths', 'turns', 'p95'));
    for (const { clan, n } of list(x, 'clans')) {
      expect(dig(simulated, 'clans', clan as string, 'games')).toBe(n);
    }
  });
});

it.each([
  ['en', 'Goblins'],
  ['fr', 'Gobelins'],
])('the table of clans in Tactics says how many goblins each has: %s', (lang, heading) => {
  const { page, json } = made.get('GOSU Tactics')!;
  const section = articleOf(page, lang).split(`id="${lang}-clans"`)[1]!;
  const table = /<table>(.*?)<\/table>/s.exec(section)![1]!;
  expect(all(table, /<th scope="col"[^>]*>([^<]*)</g)[1]).toBe(heading);
  const counts = all(table, /<th scope="row"[^>]*>[^<]*<\/th><td[^>]*>([^<]*)</g);
  const clans = json.clans as unknown as Estimate[];
  expect(counts.map(Number)).toEqual(clans.map(({ n, value }) => Math.round(n * value)));
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(clans[0]?.n);
});

it('prints the page where it is told to', async () => {
  const args = ['report', '--game', 'gosu-tactics', '--games', '1', '--bot', 'random'];
  const { code, out, err } = await gosuHere([...args, '--out', '-']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^<!doctype html>\n[\s\S]*<\/html>\n$/);
  expect(out).toContain('1 game<');
});

describe('the draft', () => {
  it.each([
    [[], true],
    [['--preset', 'final-en'], true],
    [['--preset', 'prototype'], false],
    [['--option', 'X12.8=random'], false],
  ] as const)(
    'is left out where other rules are played than it was measured with: %j',
    async (more, is) => {
      const quick = ['report', '--bot', 'random', '--games', '4', '--out', '-', ...more];
      expect((await gosuHere(quick)).out.includes('<section id="en-draft">')).toBe(is);
      expect(
        'draft' in (await gosuJsonHere(['report', '--bot', 'random', '--games', '4', ...more])),
      ).toBe(is);
    },
  );

  it('has its values and how both go on, in both languages', () => {
    const page = pageOf({ draft: DRAFT });
    const [en, fr] = LANGS.map((lang) => articleOf(page, lang));
    expect(en).toContain('<section id="en-draft">');
    expect(en).toContain('Second: Galmi, Phoenix; First: Justice');
    expect(fr).toContain('Deuxième\u00a0: Galmi, Phoenix\u00a0; Premier\u00a0: Justice');
    expect(en).toContain('−4.1');
    expect(en).toContain('51.3%');
    expect(pageOf({})).not.toContain('en-draft');
  });
});

describe('what somebody wrote', () => {
  it('does not act on the page', () => {
    const page = pageOf({});
    expect(page).not.toMatch(/<b>|<i>/);
    expect(page).toContain('&lt;b&gt;&quot;&amp;&#39;');
    expect(escaped(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
    expect(tag('p', { title: '"<' }, '<', tag('br', {})).html).toBe(
      '<p title="&quot;&lt;">&lt;<br/></p>',
    );
  });

  it('is quoted in the command', () => {
    expect(commandOf(BRIEF)).toBe(
      `gosu report --game gosu-x --players 2 --bot instinct --games 2 --seed '<b>"&'\\''' --option 'a=<i>'`,
    );
  });
});

describe('words', () => {
  const gaps = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([gap]) => gap).sort();

  it.each(Object.entries(PAGE_WORDS))('%s: in both languages, with the same gaps', (_id, text) => {
    expect(text.fr).not.toBe('');
    expect(gaps(text.fr)).toEqual(gaps(text.en));
    expect(text.en).not.toContain('’');
    expect(text.fr).not.toContain("'");
  });
});

describe('refusals', () => {
  it('come before the first game where the page cannot be written', async () => {
    // So many games that a run would be noticed.
    const long = ['report', '--games', '10000000', '--out'];
    const nowhere = join(folder, 'no', 'page.html');
    for (const [file, why] of [
      [nowhere, /^gosu: [^\n]+: the folder [^\n]+ does not exist\n$/],
      [folder, /^gosu: [^\n]+: is a folder, not a file\n$/],
    ] as const) {
      const { code, out, err } = await gosuHere([...long, file]);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(why);
    }
    const { err } = await gosuHere([...long, nowhere, '--lang', 'fr']);
    expect(err).toContain('n’existe pas');
  });

  it('leave what is there alone', async () => {
    const file = join(folder, 'kept.html');
    writeFileSync(file, 'kept');
    const { code } = await gosuHere(['report', '--out', file, '--option', 'frob=1']);
    expect(code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('kept');
    const fresh = join(folder, 'fresh.html');
    await gosuHere(['report', '--out', fresh, '--option', 'frob=1']);
    expect(existsSync(fresh)).toBe(false);
  });

  it.each<[string[], string]>([
    [['--bot', 'deep-blue'], '--bot must be one of'],
    [['--bot', 'random,greedy'], '--bot takes one bot, not 2'],
    [['--games', '0'], '--games must be a whole number'],
    [['--players', '3'], '--players 3: Gosu X is for 2 players'],
    [['extra'], '"extra" is too much'],
  ])('%j is wrong usage', async (args, message) => {
    const { code, out, err } = await gosuHere(['report', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).toContain('usage: gosu report');
  });
});

/** `report` as a process: the same page from any number of threads, and how it looks in a browser. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGS, type Lang } from '@open-gosu/kernel';
import { inChromium } from '@testing/chromium.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gosu, gosuHere, scratch } from './gosu.ts';

const { folder } = scratch();
const WIDTHS = [320, 360, 1100];
/** Few games make wide intervals and odd places for labels. */
const SERIES = [4, 80];

const SEEDED = [
  ['gosu-x', '1'],
  ['gosu-x', '2'],
  ['gosu-tactics', '1'],
] as const;
/** A letter may stand out of its own box by so much. */
const INK = 1;

async function pageOf(name: string, args: readonly string[]): Promise<string> {
  const file = join(folder, name);
  const { code, out, err } = await gosu(['report', ...args, '--out', file]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(file);
  return readFileSync(file, 'utf8');
}

/** Which of the two is shown first is all that the language of the command changes. */
const languageless = (page: string) =>
  page.replace(/^.*?<\/head>/s, '').replace(/(id="show-\w\w" value="\w\w")(?: checked)?/g, '$1');

describe.each([
  ['gosu-x', ['--games', '200']],
  ['gosu-tactics', ['--players', '4', '--games', '60']],
])('%s', (game, args) => {
  it('gives the same page for one thread and two, and for both languages', async () => {
    const series = ['--game', game, ...args, '--seed', 'abc'];
    const [one, two, french, other] = await Promise.all([
      pageOf(`${game}.html`, series),
      pageOf(`${game}-2.html`, [...series, '--jobs', '2']),
      pageOf(`${game}-fr.html`, [...series, '--lang', 'fr']),
      pageOf(`${game}-other.html`, [...series.slice(0, -1), 'abd']),
    ]);
    expect(two).toBe(one);
    expect(languageless(french)).toBe(languageless(one));
    expect(other).not.toBe(one);
  });

  it('asks for nothing and does not scroll sideways, narrow or wide', async () => {
    const url = pathToFileURL(join(folder, `${game}.html`)).href;
    await inChromium(async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(url);
        for (const lang of LANGS) await expectFits(page, width, lang);
      }
      expect(asked).toEqual(WIDTHS.map(() => url));
    });
  });
});

async function expectFits(page: Page, width: number, lang: Lang): Promise<void> {
  await page.locator(`label[for=show-${lang}]`).click();
  await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
  expect(await page.locator('article:visible').getAttribute('lang')).toBe(lang);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  const outside = `[...document.querySelectorAll('article:lang(${lang}) svg')].flatMap((svg) => {
    const edge = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll('text')].filter((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const isWide = left < edge.left - ${INK} || right > edge.right + ${INK};
      return isWide || top < edge.top - ${INK} || bottom > edge.bottom + ${INK};
    });
    return texts.map((text) => svg.querySelector('title').textContent + ': ' + text.textContent);
  })`;
  expect(await page.evaluate(outside), `${width}, ${lang}`).toEqual([]);
}

it.each(SERIES)('keeps the labels of its plots inside them, of %i games', async (games) => {
  const names = await Promise.all(
    SEEDED.map(async ([game, seed]) => {
      const name = `${game}-${games}-${seed}.html`;
      await pageOf(name, ['--game', game, '--games', String(games), '--seed', seed]);
      return name;
    }),
  );
  await inChromium(async (page) => {
    for (const name of names) {
      await page.goto(pathToFileURL(join(folder, name)).href);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const lang of LANGS) await expectFits(page, width, lang);
      }
    }
  });
});

it('writes to the folder it is called in, and leaves nothing behind when it is refused', async () => {
  const { code } = await gosuHere([
    'report',
    '--games',
    '5',
    '--bot',
    'frob',
    '--out',
    join(folder, 'x'),
  ]);
  expect(code).toBe(2);
  expect(existsSync(join(folder, 'x'))).toBe(false);
});

/** Cards as a browser draws them: nothing clipped at any size, and a zoom that opens by every means. */
import { fileURLToPath } from 'node:url';
import { openChromium } from '@testing/chromium.ts';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookOf } from '../../src/engine/books.ts';
import type { Show, StageWindow } from './stage.tsx';

type Scene = Omit<Show, 'book'> & { game: 'gosu-x' | 'gosu-tactics' };

const BOOKS = (['gosu-x', 'gosu-tactics'] as const).flatMap((game) =>
  (['en', 'fr'] as const).map((lang) => ({ game, lang })),
);

async function stageFiles() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('stage.tsx', import.meta.url))],
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))!.text;
  return { script: text('.js'), style: text('.css') };
}

const files = stageFiles();
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

async function onStage<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const { script, style } = await files;
  const page = await browser.newPage();
  try {
    await page.clock.install();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.setContent('<!doctype html><html lang="en"><body></body></html>');
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'stage' in window);
    return await use(page);
  } finally {
    await page.close();
  }
}

async function show(page: Page, { game, ...scene }: Scene): Promise<void> {
  const what = { ...scene, book: bookOf({ game, lang: scene.lang }) };
  await page.evaluate(async (shown) => {
    (window as unknown as StageWindow).stage.show(shown);
    await document.fonts.ready;
  }, what);
}

/** Texts that are cut off, and parts that do not hold what is in them. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = '.card-title, .card-band, .card-foot, .card-page, .card-captive > *';
    return [...document.querySelectorAll<HTMLElement>(parts)]
      .filter((part) => part.offsetParent !== null && part.clientWidth > 0)
      .filter((part) => {
        const isWide = part.scrollWidth > part.clientWidth + 1;
        // A line of type is a little taller than it says.
        const isHigh = part.scrollHeight > part.clientHeight + 3;
        return isWide || isHigh;
      })
      .map((part) => `${part.className}: ${part.textContent}`);
  });
}

/** Text smaller than 11 px. */
function tiny(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.card *')]
      .filter(
        (part) =>
          part.offsetParent !== null &&
          [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 11)
      .map((part) => `${part.className}: ${part.textContent}`),
  );
}

describe('faces', () => {
  it.each([
    { size: 'tile', width: 148, height: 88 },
    { size: 'tile', width: 140, height: 78 },
    { size: 'tile', width: 110, height: 64 },
    { size: 'tile', width: 62, height: 44 },
    { size: 'hand', width: 100 },
    { size: 'hand', width: 64 },
  ] as const)('hold all that stands on them: $size $width', (box) =>
    onStage(async (page) => {
      for (const { game, lang } of BOOKS) {
        await show(page, { game, lang, scene: 'faces', ...box });
        expect(await clipped(page), `${game} ${lang}`).toEqual([]);
        expect(await tiny(page), `${game} ${lang}`).toEqual([]);
        await show(page, { game, lang, scene: 'captives', ...box });
        expect(await clipped(page), `captives ${game} ${lang}`).toEqual([]);
      }
    }),
  );

  it('keep value and emblem where they are smallest', () =>
    onStage(async (page) => {
      for (const [width, height] of [
        [48, 44],
        [40, 30],
      ] as const) {
        await show(page, {
          game: 'gosu-tactics',
          lang: 'fr',
          scene: 'faces',
          size: 'tile',
          width,
          height,
        });
        const lost = await page.evaluate(() =>
          [...document.querySelectorAll('.stage-box')].flatMap((box) => {
            const edge = box.getBoundingClientRect();
            return [...box.querySelectorAll('.card-value, .card-band .card-emblem, .card-shift')]
              .map((part) => part.getBoundingClientRect())
              .filter(
                (part) => part.right > edge.right || part.bottom > edge.bottom || part.width < 5,
              )
              .map(() => box.textContent);
          }),
        );
        expect(lost, `${width} x ${height}`).toEqual([]);
      }
    }));
});

describe('emblems', () => {
  it('are told apart as silhouettes at 16 px', () =>
    onStage(async (page) => {
      for (const game of ['gosu-x', 'gosu-tactics'] as const) {
        await show(page, { game, lang: 'en', scene: 'emblems' });
        const likeness = await page.evaluate(async () => {
          const spans = [...document.querySelectorAll('main > span')];
          const masks = await Promise.all(
            spans.map(async (span) => {
              const svg = span.querySelector('svg') as SVGElement;
              svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
              const drawn = svg.outerHTML.replace(/1em/g, '16px');
              const image = new Image();
              image.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
              await image.decode();
              const canvas = document.createElement('canvas');
              canvas.width = canvas.height = 16;
              const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
              pen.drawImage(image, 0, 0, 16, 16);
              const { data } = pen.getImageData(0, 0, 16, 16);
              return Array.from({ length: 256 }, (_, i) => (data[i * 4 + 3] as number) > 127);
            }),
          );
          // How much two silhouettes have in common of what either has.
          return masks.flatMap((a, i) =>
            masks.slice(i + 1).map((b, j) => {
              const both = a.filter((on, at) => on && b[at]).length;
              const either = a.filter((on, at) => on || b[at]).length;
              return {
                pair: `${spans[i]?.id} ${spans[i + 1 + j]?.id}`,
                part: both / either,
                either,
              };
            }),
          );
        });
        for (const { pair, part, either } of likeness) {
          expect(either, pair).toBeGreaterThan(60);
          expect(part, pair).toBeLessThan(0.75);
        }
      }
    }));
});

describe('the zoom', () => {
  const shown = (page: Page) =>
    page.evaluate(() => document.querySelector('.zoom-card h2')?.textContent ?? null);
  /** Longer than a pointer has to stay, by the page's clock. */
  const settle = (page: Page) => page.clock.runFor(260);

  it('opens by pointing, by keyboard and by a click; a pinned card stays', () =>
    onStage(async (page) => {
      await show(page, { game: 'gosu-x', lang: 'en', scene: 'zoom' });
      const [solok, elle] = [page.getByLabel(/^Solok/), page.getByLabel(/^Elle/)];
      expect(await shown(page)).toBeNull();

      // Passing over a card is not pointing at it.
      await solok.hover();
      await page.mouse.move(1200, 700);
      await settle(page);
      expect(await shown(page)).toBeNull();

      await solok.hover();
      await settle(page);
      expect(await shown(page)).toBe('Solok');

      await page.keyboard.press('i');
      await elle.hover();
      await settle(page);
      expect(await shown(page)).toBe('Solok');

      await page.keyboard.press('i');
      await page.mouse.move(1200, 700);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await shown(page)).toBe('Elle');

      await page.getByRole('button', { name: 'Ne’o' }).or(page.getByText("Ne'o")).first().click();
      expect(await shown(page)).toBe("Ne'o");

      await page.getByRole('button', { name: 'Close the card' }).click();
      expect(await shown(page)).toBeNull();
    }));

  it('is not pinned by a letter in a text field', () =>
    onStage(async (page) => {
      await show(page, { game: 'gosu-x', lang: 'en', scene: 'zoom' });
      await page.getByLabel(/^Solok/).click();
      await page.getByLabel('words').pressSequentially('iii');
      await expect.poll(() => page.getByRole('button', { name: 'Keep this card' }).count()).toBe(1);
      await page.keyboard.press('Escape');
      expect(await page.getByLabel('words').inputValue()).toBe('iii');
    }));

  it('shows no preview for a finger: one tap, one card, and a tap beside it ends it', () =>
    onStage(async (page) => {
      await show(page, { game: 'gosu-x', lang: 'en', scene: 'sheet' });
      const touch = (type: string) => ({ pointerType: 'touch', type });
      await page.getByLabel(/^Solok/).dispatchEvent('pointerover', touch('pointerover'));
      await page.getByLabel(/^Solok/).dispatchEvent('pointerenter', touch('pointerenter'));
      await settle(page);
      expect(await shown(page)).toBeNull();
      await page.getByLabel(/^Solok/).dispatchEvent('click');
      expect(await shown(page)).toBe('Solok');
      const height = await page.locator('.zoom-sheet').evaluate((sheet) => sheet.clientHeight);
      expect(height).toBeLessThanOrEqual(720 * 0.45 + 1);
      await page.mouse.click(1200, 10);
      expect(await shown(page)).toBeNull();
    }));

  it('can be read: real text of 14 px and more, and words that explain themselves', () =>
    onStage(async (page) => {
      await show(page, { game: 'gosu-x', lang: 'fr', scene: 'zoom' });
      await page.getByLabel(/^Solok/).click();
      const size = await page
        .locator('.zoom-texts')
        .evaluate((texts) => Number.parseFloat(getComputedStyle(texts).fontSize));
      expect(size).toBeGreaterThanOrEqual(14);
      expect(await page.locator('.zoom-terms').textContent()).toContain('Relève secrète');

      const gloss = page.locator('p .term-gloss');
      expect(await gloss.isVisible()).toBe(false);
      await page.locator('p .term-word').focus();
      await gloss.waitFor({ state: 'visible' });
      expect(await gloss.textContent()).toContain('Règle X9.8');
      await page.keyboard.press('Escape');
      await gloss.waitFor({ state: 'hidden' });
    }));
});

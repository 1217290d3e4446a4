/** In the colours of the system: what is to be pressed next, and what is chosen, can be read. */
import { openSite, type Site, type Visit } from '@testing/site.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled, sitDown } from './at-table.ts';
import { momentOf } from './moments.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const ENOUGH = 4.5;
const FILLED = '.button-primary, .choice[data-selected], .zoom-tool[aria-pressed="true"]';

/** Every text on a filled ground with its contrast; the browser lays those it colours itself on a plate as the page. */
function contrasts(page: Page): Promise<readonly (readonly [text: string, contrast: number])[]> {
  return page.evaluate((filled) => {
    const lightness = (colour: string) => {
      const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      const [red = 0, green = 0, blue = 0] = parts;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const hasText = (part: Element) =>
      [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    const plate = getComputedStyle(document.documentElement).backgroundColor;
    return [...document.querySelectorAll<HTMLElement>(filled)]
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        [element, ...element.querySelectorAll('*')].filter(hasText).map((part) => {
          const { color, forcedColorAdjust } = getComputedStyle(part) as CSSStyleDeclaration & {
            readonly forcedColorAdjust: string;
          };
          const ground =
            forcedColorAdjust === 'none' ? getComputedStyle(element).backgroundColor : plate;
          const [low = 0, high = 0] = [lightness(color), lightness(ground)].sort((a, b) => a - b);
          return [element.textContent ?? '', (high + 0.05) / (low + 0.05)] as const;
        }),
      );
  }, FILLED);
}

async function expectReadable(visit: Visit, where: string): Promise<void> {
  await settled(visit);
  const found = await contrasts(visit.page);
  expect(found.length, where).toBeGreaterThan(0);
  expect(
    found.filter(([, contrast]) => contrast < ENOUGH),
    where,
  ).toEqual([]);
}

const SCHEMES = ['light', 'dark'] as const;

test.each(SCHEMES)('what is chosen and what comes next (%s)', async (colorScheme) => {
  const visit = await site.visit({ context: { forcedColors: 'active', colorScheme } });
  const { page } = visit;
  for (const hash of ['#/new/gosu-x', '#/settings']) {
    await visit.open(hash);
    await page.locator('.choice[data-selected]').first().waitFor();
    await expectReadable(visit, hash);
  }
  for (const name of ['a clan selected', 'a shift selected', 'a battle', 'the end']) {
    const moment = momentOf(name);
    await sitDown(site, visit, { match: moment.match() });
    await moment.act?.(page);
    await page.locator(moment.shows).first().waitFor();
    await page.locator(FILLED).first().waitFor();
    await expectReadable(visit, name);
  }
  await visit.context.close();
});

/** Drawn otherwise where they lose their shadows. */
test('marks are drawn', async () => {
  const visit = await site.visit({ context: { forcedColors: 'active' } });
  const { page } = visit;
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outlineStyle, borderTopStyle, outlineColor, borderTopColor } =
          getComputedStyle(element);
        return { outlineStyle, borderTopStyle, outlineColor, borderTopColor };
      });
  const open = async (name: string) => {
    const moment = momentOf(name);
    await sitDown(site, visit, { match: moment.match() });
    await moment.act?.(page);
    await page.locator(moment.shows).first().waitFor();
    await settled(visit);
  };
  await open('a clan selected');
  expect(await styleOf('.table-clan-panel[data-mark="selected"]')).toMatchObject({
    outlineStyle: 'solid',
  });
  await open('a turn');
  for (const marked of ['button.table-tokens', '.table-discard[data-mark]']) {
    expect(await styleOf(marked), marked).toMatchObject({ outlineStyle: 'solid' });
  }
  const legal = await styleOf('.card[data-look="legal"] > .card-ring');
  expect(legal.borderTopStyle).toBe('solid');
  await open('a target to choose');
  const target = await styleOf('.card[data-look="target"] > .card-ring');
  expect(target.borderTopStyle).toBe('dashed');
  expect(target.borderTopColor).not.toBe(legal.borderTopColor);
  await visit.context.close();
});

/** There buttons have edges, and what is faint can hardly be seen. */
test('on a phone the title keeps off the menu, and nothing in the log is faint', async () => {
  const visit = await site.visit({ viewport: 'phone', context: { forcedColors: 'active' } });
  const { page } = visit;
  const { match, act, shows } = momentOf('the log');
  await sitDown(site, visit, { match: match() });
  const menu = await page.locator('.table-header > button').boundingBox();
  const start = await page.locator('.table-title').evaluate((title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    return words.getBoundingClientRect().left;
  });
  expect(start - (menu?.x ?? 0) - (menu?.width ?? 0)).toBeGreaterThanOrEqual(3);
  await act?.(page);
  await page.locator(shows).first().waitFor();
  const look = page.locator('.table-log-look').first();
  expect(await look.evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
  await visit.context.close();
});

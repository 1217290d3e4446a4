/** The screens of the shell for everybody: axe-core finds nothing, nothing is clipped, targets are large enough. */
import { violations } from '@testing/axe.ts';
import { openSite, type Site, VIEWPORTS, type Visit } from '@testing/site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const SCREENS = ['#/', '#/new/gosu-x', '#/new/gosu-tactics', '#/games', '#/settings', '#/nowhere'];

async function show({ page }: Visit, hash: string) {
  await page.goto(`${site.address}/?${Math.random()}${hash}`);
  await page.locator('main h1').first().waitFor();
  for (const details of await page.locator('main details:not([open])').all()) {
    await details.locator('summary').click();
  }
}

const LOOKS = [
  ['en', 'light', 'desktop'],
  ['fr', 'dark', 'phone'],
  ['en', 'contrast', 'phone'],
  ['fr', 'light', 'tablet'],
] as const;

describe.each(LOOKS)('in %s, %s, on a %s', (lang, theme, viewport) => {
  test('axe-core finds nothing', async () => {
    const visit = await site.visit({ lang, viewport, settings: { theme } });
    for (const hash of SCREENS) {
      await show(visit, hash);
      expect(await violations(visit.page), hash).toEqual([]);
    }
    await visit.context.close();
  });
});

/** Text that does not fit its box, and boxes that leave the window. */
function misfits(width: number): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.closest('.unseen, [hidden], svg')) continue;
    const { left, right, width: own } = element.getBoundingClientRect();
    // Nothing, or hidden from sight on purpose.
    if (own <= 1) continue;
    const name = `${element.tagName} ${element.className} "${element.textContent?.slice(0, 30)}"`;
    if (right > width + 1 || left < -1) found.push(`out of the window: ${name}`);
    const { overflowX } = getComputedStyle(element);
    const isClipped = overflowX !== 'visible' && overflowX !== 'auto';
    if (isClipped && element.scrollWidth > element.clientWidth + 1) found.push(`clipped: ${name}`);
  }
  return found;
}

/** Links within sentences may be as small as their line. */
function smallTargets(least: number): string[] {
  const wanted =
    'main button, main a.button, main [role="radio"], main summary, nav a, header button';
  return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isSmall = width > 0 && (width < least || height < least);
    return isSmall ? [`${element.className} ${width}x${height} "${element.innerText}"`] : [];
  });
}

describe.each(Object.keys(VIEWPORTS) as (keyof typeof VIEWPORTS)[])('on a %s', (viewport) => {
  test('nothing is clipped or leaves the window, with texts a third longer', async () => {
    const visit = await site.visit({ lang: 'fr', viewport });
    const { page } = visit;
    for (const hash of SCREENS) {
      await page.goto(`${site.address}/?pseudo${hash}`);
      await page.reload();
      await page.locator('main h1').first().waitFor();
      expect(await page.locator('main h1').first().innerText(), hash).toContain('⟦');
      expect(await page.evaluate(misfits, VIEWPORTS[viewport].width), hash).toEqual([]);
    }
    await visit.context.close();
  });

  test('targets can be hit', async () => {
    const visit = await site.visit({ viewport });
    const least = viewport === 'phone' ? 44 : 24;
    for (const hash of SCREENS) {
      await show(visit, hash);
      expect(await visit.page.evaluate(smallTargets, least), hash).toEqual([]);
    }
    await visit.context.close();
  });
});

test('the first page fits a desktop without scrolling', async () => {
  for (const lang of ['en', 'fr'] as const) {
    const visit = await site.visit({ lang });
    await show(visit, '#/');
    const height = await visit.page.evaluate(() => document.scrollingElement?.scrollHeight);
    expect(height, lang).toBeLessThanOrEqual(VIEWPORTS.desktop.height);
    await visit.context.close();
  }
});

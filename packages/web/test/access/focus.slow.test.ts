/** The keyboard at the table (C-17 X1, X2): one tab stop for each zone, arrows inside, and the focus never lost. */
import { openSite, type Site, type Visit, type VisitOptions } from '@testing/site.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '../../src/engine/match.ts';
import { keepMatch, settled, sitDown } from '../layout/at-table.ts';
import { press } from '../layout/moments.ts';
import { dealt, FULL_X, fullTactics, matchFrom, tried } from '../layout/positions.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const full = () => matchFrom(FULL_X);
const captured = () => tried('gosu-x', 'petal-faeries', 'play petal-faeries', 'target p1:I1');
/** A busy machine takes its time. */
const PATIENT = { timeout: 20_000 };

async function visiting(
  match: Match,
  use: (visit: Visit) => Promise<void>,
  options: VisitOptions = {},
): Promise<void> {
  const visit = await site.visit(options);
  await sitDown(site, visit, { match });
  await use(visit);
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
}

/** What has the focus: a class, or the name of the element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active === document.body ? 'nowhere' : (active?.className ?? '');
  });

const ZONES = [
  '.table-hand',
  '.table-army[data-far]',
  '.table-army:not([data-far])',
  '.table-centre',
  '.table-near .table-piles',
  '.table-far .table-piles',
  '.table-prompt',
  '.table-left .table-log',
];

/** How many stops Tab makes in each zone. */
const stopsIn = (page: Page) =>
  page.evaluate(
    (zones) =>
      zones.map((zone) => {
        const within = document.querySelector(zone);
        const stops = [...(within?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
          (element) => element.tabIndex >= 0,
        );
        const own = within instanceof HTMLElement && within.tabIndex >= 0 ? 1 : 0;
        return `${zone} ${stops.length + own}`;
      }),
    ZONES,
  );

const ONE_EACH = ZONES.map((zone) => `${zone} 1`);

describe('one tab stop for each zone', () => {
  test('after loading, selecting and loading again', () =>
    visiting(captured(), async ({ page }) => {
      const isOne = () => expect.poll(() => stopsIn(page), PATIENT).toEqual(ONE_EACH);
      await isOne();
      await press(page, '.table-hand [data-row] >> nth=1');
      await page.locator('.table-back').waitFor();
      await isOne();
      await page.reload();
      await page.locator('.table-held').first().waitFor();
      await isOne();
    }));

  test('arrows lead through what is in it', () =>
    visiting(captured(), async ({ page }) => {
      await page.locator('.table-left .table-log button').last().focus();
      const lineOf = () =>
        page.evaluate(() => {
          const lines = [...document.querySelectorAll('.table-left .table-log li')];
          const line = lines.findIndex((each) => each.contains(document.activeElement));
          return lines.length - line;
        });
      expect(await lineOf()).toBe(1);
      await page.keyboard.press('ArrowUp');
      expect(await lineOf()).toBe(2);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowLeft');
      expect(await lineOf()).toBe(1);
      expect(await focused(page)).toContain('card-name');
    }));
});

describe('several opponents on a wide table', () => {
  test('show every way to win, and a press tells all of one', () =>
    visiting(matchFrom(fullTactics(3), 3), async ({ page }) => {
      const lines = page.locator('.table-opponent-line');
      expect(await lines.count()).toBe(2);
      const ways = await lines.first().locator('.table-line-ways').innerText();
      expect(ways.replace(/\s+/g, ' ')).toMatch(/\d+\/15.*\d+\/9/);
      await lines.first().click();
      await page.locator('.table-seat-dialog').waitFor();
    }));
});

describe('single keys', () => {
  test('do nothing behind what lies in front of the table', () =>
    visiting(dealt('gosu-x', ['draft galmi']), async ({ page }) => {
      const ply = () => page.locator('.table').getAttribute('data-ply');
      await page.locator('.table[data-state="mine"]').waitFor();
      const before = await ply();
      await press(page, '.table-clan-cards >> nth=4');
      await page.locator('.table-modal').waitFor();
      for (const key of ['u', 'l', '?', 'p']) await page.keyboard.press(key);
      expect(await page.locator('[role="dialog"]').count()).toBe(1);
      expect(await ply()).toBe(before);
      await page.keyboard.press('Escape');
      await page.locator('.table-modal').waitFor({ state: 'detached' });
      await page.keyboard.press('u');
      await expect.poll(ply, PATIENT).not.toBe(before);
    }));

  test('that take back work in the list a question is answered from, which hides their buttons', () =>
    visiting(tried('gosu-x', 'elle', 'play elle'), async ({ page }) => {
      const ply = () => page.locator('.table').getAttribute('data-ply');
      const list = page.locator('.table-modal .table-list-card');
      await list.first().waitFor();
      const asked = await ply();
      // The other keys are still the list's own.
      for (const key of ['l', '?', 'p']) await page.keyboard.press(key);
      expect(await page.locator('[role="dialog"]').count()).toBe(1);
      expect(await ply()).toBe(asked);
      await page.keyboard.press('u');
      await list.first().waitFor({ state: 'detached' });
      expect(await ply()).not.toBe(asked);
      await page.keyboard.press('r');
      await list.first().waitFor();
      expect(await ply()).toBe(asked);
      await list.first().focus();
      await page.keyboard.press('u');
      await list.first().waitFor({ state: 'detached' });
    }));
});

describe('the focus', () => {
  test('stays with the advice while more is asked for, and goes back when it is closed', () =>
    visiting(tried('gosu-x', 'petal-faeries'), async ({ page }) => {
      const hint = page.locator('.table-tool[aria-keyshortcuts="h"]');
      await hint.focus();
      await page.keyboard.press('Enter');
      const more = page.locator('.table-hint > button');
      await more.waitFor();
      await more.focus();
      await page.keyboard.press('Enter');
      expect(await focused(page)).toContain('table-hint');
      await page.locator('.table-hint-head button').focus();
      await page.keyboard.press('Enter');
      await page.locator('.table-hint').waitFor({ state: 'detached' });
      expect(await hint.evaluate((tool) => tool === document.activeElement)).toBe(true);
    }));

  test('comes back to the question from the past', () =>
    visiting(captured(), async ({ page }) => {
      await page.locator('.table-left .table-log-look').first().focus();
      await page.keyboard.press('Enter');
      await page.locator('.table[data-state="past"]').waitFor();
      await page.locator('.table-prompt .button-primary').focus();
      await page.keyboard.press('Enter');
      await page.locator('.table[data-state="mine"]').waitFor();
      await expect.poll(() => focused(page), PATIENT).toBe('table-prompt');
    }));

  test('is on the question, also when what was pressed goes away', () =>
    visiting(tried('gosu-x', 'petal-faeries'), async ({ page }) => {
      await expect.poll(() => focused(page), PATIENT).toBe('table-prompt');
      await press(page, '[data-handle="hand:petal-faeries"]');
      await page.locator('.table-back').focus();
      await page.keyboard.press('Enter');
      await page.locator('.table-back').waitFor({ state: 'detached' });
      await expect.poll(() => focused(page), PATIENT).toBe('table-prompt');
    }));

  test('goes back where it was once the decision is given, and to the next question then', () =>
    visiting(captured(), async ({ page }) => {
      await page.locator('.table-left .table-log-look').first().focus();
      await page.keyboard.press('Enter');
      await page.locator('.table[data-state="past"]').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => focused(page), PATIENT).toBe('table-prompt');
      await page.evaluate(() => {
        const places: string[] = [];
        Object.assign(window, { places });
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof Element) places.push(target.className);
        });
      });
      await press(page, '.table-word >> nth=1');
      const places = () =>
        page.evaluate(() => (window as unknown as { readonly places: string[] }).places);
      await expect
        .poll(async () => (await places()).slice(-2), PATIENT)
        .toEqual(['table-log-look', 'table-prompt']);
    }));
});

describe('the list of games', () => {
  test('a game brought back has the focus; a second deletion offers itself', async () => {
    const visit = await site.visit();
    const { page } = visit;
    for (const id of ['one', 'two', 'three']) await keepMatch(site, visit, { match: full(), id });
    await page.evaluate(() => {
      location.hash = '#/games';
    });
    const remove = page.locator('.games-row .button-icon:last-child');
    await remove.first().focus();
    await page.keyboard.press('Enter');
    const isOnOffer = () => expect.poll(() => focused(page), PATIENT).toBe('button button-small');
    await isOnOffer();
    await expect.poll(() => page.locator('.games-row').count(), PATIENT).toBe(2);
    await remove.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.games-row').count(), PATIENT).toBe(1);
    await isOnOffer();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.games-row a:focus').count(), PATIENT).toBe(1);
    await settled(visit);
    await visit.context.close();
  });
});

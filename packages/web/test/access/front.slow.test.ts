/** What lies in front of the table: the rest is out of reach meanwhile, and costs nothing when it comes back. */
import { openSite, type Site, type Visit, type VisitOptions } from '@testing/site.ts';
import { mostStyled } from '@testing/styled.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled, sitDown } from '../layout/at-table.ts';
import { momentOf, press } from '../layout/moments.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

async function sitting(use: (visit: Visit) => Promise<void>, options: VisitOptions = {}) {
  const visit = await site.visit(options);
  await sitDown(site, visit, { match: momentOf('a pile').match() });
  await use(visit);
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
}

const open = async (visit: Visit) => {
  await momentOf('a pile').act?.(visit.page);
  await visit.page.locator('.table-modal .table-list-card').first().waitFor();
  await settled(visit);
};

const close = async (visit: Visit) => {
  await press(visit.page, '.table-dialog-head button');
  await visit.page.locator('.table-modal').waitFor({ state: 'detached' });
  await settled(visit);
};

const isFocusInFront = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.table-modal') != null);

/** Whether those who listen find it. */
const isHeard = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const hidden = '[aria-hidden="true"], [inert]';
    const found = [...document.querySelectorAll(wanted)];
    return found.length > 0 && found.every((each) => each.closest(hidden) === null);
  }, selector);

describe.each(['desktop', 'phone'] as const)('on a %s', (viewport) => {
  test('the table behind gets no new styles, neither when it opens nor when it closes', () =>
    sitting(
      async (visit) => {
        const { page } = visit;
        const behind = await page.locator('.app *').count();
        expect(behind).toBeGreaterThan(400);
        // What it looks like for the first time is styled once: a dialog, and what is beside it.
        await open(visit);
        await close(visit);
        const inFront = await mostStyled(page, () => open(visit));
        const own = await page.locator('.table-overlay, .table-overlay *').count();
        expect(inFront).toBeLessThan(own + behind / 4);
        expect(await mostStyled(page, () => close(visit))).toBeLessThan(behind / 4);
      },
      { viewport },
    ));
});

test('those who listen find what lies in front, what is said, and nothing else', () =>
  sitting(async (visit) => {
    const { page } = visit;
    expect(await isHeard(page, '.table')).toBe(true);
    await open(visit);
    expect(await isHeard(page, '.table')).toBe(false);
    expect(await isHeard(page, '.table-modal')).toBe(true);
    expect(await isHeard(page, '[data-announcer]')).toBe(true);
    await close(visit);
    expect(await isHeard(page, '.table')).toBe(true);
  }));

test('the focus stays in it, wherever Tab or a script would move it, and goes back in the end', () =>
  sitting(async (visit) => {
    const { page } = visit;
    await page.locator('.table-near .table-discard').focus();
    await page.keyboard.press('Enter');
    await page.locator('.table-modal').waitFor();
    await expect.poll(() => isFocusInFront(page)).toBe(true);
    const stops = await page
      .locator('.table-modal button, .table-modal :is(input, select)')
      .count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let i = 0; i < stops + 2; i++) {
        await page.keyboard.press(key);
        expect(await isFocusInFront(page)).toBe(true);
      }
    }
    await page.evaluate(() => document.querySelector<HTMLElement>('.table-held')?.focus());
    await expect.poll(() => isFocusInFront(page)).toBe(true);
    await page.locator('.table-dialog-head button').press('Enter');
    await page.locator('.table-modal').waitFor({ state: 'detached' });
    const isBack = () =>
      page.evaluate(() => document.activeElement?.matches('.table-near .table-discard'));
    await expect.poll(isBack).toBe(true);
  }));

test('a press beside it closes it, and does nothing else', () =>
  sitting(async (visit) => {
    const { page } = visit;
    await open(visit);
    await page.mouse.click(4, 400);
    await page.locator('.table-modal').waitFor({ state: 'detached' });
    expect(await page.locator('[data-mark="selected"], .table-modal').count()).toBe(0);
  }));

test('after two in a row the focus goes back to where the first was opened', () =>
  sitting(
    async (visit) => {
      const { page } = visit;
      const seat = page.getByRole('button', { name: 'Your score and pieces' });
      // In one go: the question may take the focus in between.
      await seat.press('Enter');
      const deck = page.locator('.table-modal').getByRole('button', { name: /^Deck/ });
      await deck.press('Enter');
      await deck.waitFor({ state: 'detached' });
      await expect.poll(() => isFocusInFront(page)).toBe(true);
      await page.keyboard.press('Escape');
      await page.locator('.table-modal').waitFor({ state: 'detached' });
      await settled(visit);
      await expect.poll(() => seat.evaluate((one) => one === document.activeElement)).toBe(true);
    },
    { viewport: 'phone' },
  ));

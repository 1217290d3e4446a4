/** Whoever presses twice where once is enough, or holds a key, does not answer what comes next. */
import { openSite, type Site, type Visit } from '@testing/site.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitDown } from '../layout/at-table.ts';
import { dealt, matchFrom } from '../layout/positions.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

/** Kno'Bo asks whether to swap two cards as soon as it is played. */
const KNO_BO = {
  game: 'gosu-x',
  players: [
    {
      clans: ['phoenix', 'galmi', 'goan-sul'],
      hand: ['kno-bo', 'timer'],
      army: [['boul-go', 'lava-goddesses']],
    },
    { clans: ['abhilasha', 'justice', 'tomorrow'], hand: ['volantis'] },
  ],
};

const plyOf = (page: Page) => page.locator('.table').getAttribute('data-ply');

/** What it led to would have come by then. */
async function expectPly(page: Page, ply: number): Promise<void> {
  await page.locator(`.table[data-ply="${ply}"]`).waitFor();
  await page.waitForTimeout(600);
  expect(await plyOf(page)).toBe(String(ply));
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function end(visit: Visit): Promise<void> {
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
}

test.each([60, 150])('two clicks, %i ms apart, on the button that plays a card', async (gap) => {
  const visit = await site.visit();
  const { page } = visit;
  await sitDown(site, visit, { match: matchFrom(KNO_BO) });
  await page.locator('[data-handle="hand:kno-bo"]').click();
  await page.locator('.table-commit').waitFor();
  const { x, y } = await middleOf(page, '.table-commit');
  await page.mouse.click(x, y);
  await page.waitForTimeout(gap);
  await page.mouse.click(x, y);
  await expectPly(page, 1);
  // The question that came is still to be answered.
  await page.locator('.table[data-state="mine"] .table-word').first().waitFor();
  await end(visit);
});

test('two taps on a card of several to put aside take that one card', async () => {
  const visit = await site.visit({ viewport: 'phone' });
  const { page } = visit;
  await sitDown(site, visit, { match: dealt('gosu-tactics') });
  const { x, y } = await middleOf(page, '.table-held[data-mark]');
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(110);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(600);
  expect(await page.locator('.table-chip').count()).toBe(1);
  await end(visit);
});

test('a key that is held down answers one question', async () => {
  const visit = await site.visit();
  const { page } = visit;
  await sitDown(site, visit, { match: matchFrom(KNO_BO) });
  await page.locator('[data-handle="hand:kno-bo"]').click();
  await page.locator('.table-commit').focus();
  for (let times = 0; times < 12; times++) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(50);
  }
  await page.keyboard.up('Enter');
  await expectPly(page, 1);
  await end(visit);
});

test('one key too many does not lift the curtain from another hand', async () => {
  const visit = await site.visit();
  const { page } = visit;
  await sitDown(site, visit, { match: matchFrom(KNO_BO, 2, 2) });
  await page.locator('.table-curtain').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.waitForTimeout(400);
  expect(await page.locator('.table-curtain').count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.table-hand').waitFor();
  await end(visit);
});

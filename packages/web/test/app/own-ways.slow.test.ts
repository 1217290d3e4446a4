/** A player's own ways in the built page: two tabs, other keys, games from a position as files. */
import { readFile } from 'node:fs/promises';
import { openSite, type Site, type Visit } from '@testing/site.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function begin({ page }: Visit): Promise<void> {
  await page.locator('.home-start').click();
  await page.locator('.table[data-state="mine"]').waitFor();
}

const plyOf = (page: Page) => page.locator('.table').getAttribute('data-ply');

async function playCard(page: Page): Promise<void> {
  const before = Number(await plyOf(page));
  await page.locator('.table-held[data-mark="legal"]').first().click();
  await page.locator('.table-commit').click();
  await expect.poll(async () => Number(await plyOf(page))).toBeGreaterThan(before);
}

describe('two tabs with one game', () => {
  test('the newer one plays, the older one says so, and goes on where the newer has left it', async () => {
    const visit = await site.visit();
    await visit.open('');
    await begin(visit);
    const older = visit.page;
    const newer = await visit.context.newPage();
    await newer.goto(older.url());
    await newer.locator('.table[data-state="mine"]').waitFor();
    await older.getByRole('heading', { name: 'This game goes on in another tab' }).waitFor();
    await playCard(newer);
    await older.getByRole('button', { name: 'Play in this tab' }).click();
    await newer.getByRole('heading', { name: 'This game goes on in another tab' }).waitFor();
    await expect.poll(async () => Number(await plyOf(older))).toBeGreaterThan(0);
    await visit.context.close();
  });
});

describe('keys', () => {
  test('chosen in the settings are those of the table', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await visit.open('#/settings');
    await page.getByText('Choose the keys').click();
    await page.getByRole('button', { name: 'log: l. Choose another key' }).click();
    await page.keyboard.press('j');
    await page.getByText('log: now j.').waitFor();
    await page.getByRole('button', { name: 'pass: p. Choose another key' }).click();
    await page.keyboard.press('j');
    await page.getByText('That key was in use. log: now p.').waitFor();
    await visit.open('#/');
    await begin(visit);
    await page.keyboard.press('l');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('p');
    await page.getByRole('dialog', { name: 'Log' }).waitFor();
    await visit.context.close();
  });
});

describe('a game from a position', () => {
  test('goes out as a position, says so, and comes in again', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await visit.open('#/cards/gosu-x/elle');
    await page.getByRole('button', { name: /^Try / }).click();
    await page.locator('.table[data-state="mine"]').waitFor();
    await visit.open('#/games');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export the game/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/-position\.json$/);
    await page.getByText('it has no record').waitFor();
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ game: 'gosu-x' });
    await page.getByLabel('Text of a record').fill(text);
    await page.getByRole('button', { name: 'Bring in the pasted game' }).click();
    await expect.poll(() => page.locator('.games-row').count()).toBe(2);
    await page
      .getByRole('link', { name: /^Continue/ })
      .first()
      .click();
    await page.locator('.table[data-state="mine"] [data-handle="hand:elle"]').first().waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});

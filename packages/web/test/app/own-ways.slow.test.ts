/** A player's own ways in the built page: two tabs, other keys, games from a position as files, no more questions. */
import { readFile } from 'node:fs/promises';
import { RULES_VERSION } from '@open-gosu/gosu-x';
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

/** A game in mid-effect, as the page keeps it. */
async function keep({ page }: Visit, id: string, position: object, answers: readonly string[]) {
  const sitters = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Recruit', bot: 'level-1' },
  ];
  const start = { from: 'position', position };
  const match = { game: 'gosu-x', rules: RULES_VERSION, start, sitters, answers };
  const more = { staged: [], undone: [], wasUndone: false, created: 1, updated: 1, winners: null };
  await page.evaluate(
    (saved) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('open-gosu', 1);
        opening.onsuccess = () => {
          const change = opening.result.transaction('matches', 'readwrite');
          change.objectStore('matches').put(saved);
          change.oncomplete = () => resolve();
        };
      }),
    { id, match, ...more },
  );
}

describe('Force of will', () => {
  test('need not be asked about again in the same turn, until it is taken back', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await visit.open('#/games');
    await page.locator('.games-import').waitFor();
    const tokens = { hand: 1, spent: 1, locked: 2 };
    const you = {
      clans: ['justice', 'abhilasha', 'tomorrow'],
      hand: ['red-circle', 'red-circle', 'elle'],
      army: [['volantis', 'petal-faeries'], ['sati']],
      tokens,
    };
    const foe = {
      clans: ['galmi', 'phoenix', 'goan-sul'],
      hand: ['goan-sul', 'timer'],
      army: [['bombers', 'bun-to'], ['hempo']],
      tokens,
    };
    const position = { game: 'gosu-x', seed: 3, toPlay: 1, tiles: [], players: [you, foe] };
    // Every OPEN card of Justice is to be destroyed: two questions.
    await keep(visit, 'will', position, ['play goan-sul', 'clan justice']);
    await visit.open('#/play/will');
    await page.getByText('Your Sati (II1) would be destroyed').first().waitFor();
    await page.getByRole('button', { name: 'Do not ask again this turn' }).click();
    await expect.poll(() => plyOf(page)).toBe('4');
    await page.keyboard.press('u');
    await page.getByText('Your Petal Faeries (I2) would be destroyed').first().waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('nor about the same kind of thing in the whole game, until one wants to be asked', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await visit.open('#/games');
    await page.locator('.games-import').waitFor();
    const tokens = { hand: 1, spent: 1, locked: 2 };
    const you = {
      clans: ['justice', 'abhilasha', 'tomorrow'],
      hand: ['red-circle', 'elle'],
      army: [['volantis', 'petal-faeries'], ['sati']],
      tokens,
    };
    const foe = { clans: ['galmi', 'phoenix', 'goan-sul'], hand: ['goan-sul', 'timer'], tokens };
    const army = [['bombers', 'bun-to'], ['hempo']];
    const players = [you, { ...foe, army }];
    const position = { game: 'gosu-x', seed: 3, toPlay: 1, tiles: [], players };
    await keep(visit, 'never', position, ['play goan-sul', 'clan justice']);
    await visit.open('#/play/never');
    await page.getByText('Your Sati (II1) would be destroyed').first().waitFor();
    await page.getByRole('button', { name: 'Do not ask again in such a case' }).click();
    await expect.poll(() => plyOf(page)).toBe('4');
    const again = page.getByRole('button', { name: 'Ask me again whether to respond' });
    await page.reload();
    await again.click();
    await again.waitFor({ state: 'detached' });
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});

describe('the order of what is chosen', () => {
  test('is changed by dragging; what is hardly moved is taken back', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await visit.open('#/games');
    await page.locator('.games-import').waitFor();
    const you = {
      clans: ['galmi', 'phoenix', 'goan-sul'],
      hand: ['ree-ab', 'timer'],
      army: [['un-go']],
      discard: ['boul-go', 'bun-to', 'kno-bo', 'shard', 'kan-te'],
      tokens: { locked: 0 },
    };
    const foe = { clans: ['justice', 'abhilasha', 'tomorrow'] };
    const position = { game: 'gosu-x', seed: 3, tiles: [], players: [you, foe] };
    await keep(visit, 'order', position, ['play ree-ab']);
    await visit.open('#/play/order');
    const dialog = page.getByRole('dialog');
    const chips = dialog.locator('.table-chip');
    const chosen = async () =>
      (await chips.allTextContents()).map((text) => /Boul|Bun|Kno/.exec(text)?.[0]);
    for (const [i, name] of [/Boul/, /Bun/, /Kno/].entries()) {
      await dialog.getByRole('button', { name }).first().click();
      await dialog.locator('.table-commit').click();
      await expect.poll(() => chips.count()).toBe(i + 1);
    }
    expect(await chosen()).toEqual(['Boul', 'Bun', 'Kno']);
    const middle = async (index: number) => {
      const box = await chips.nth(index).boundingBox();
      if (box === null) throw new Error('no such chip');
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    await page.mouse.move(...(await middle(2)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(0)), { steps: 8 });
    await page.mouse.up();
    await expect.poll(chosen).toEqual(['Kno', 'Boul', 'Bun']);
    await chips.nth(1).click();
    await expect.poll(chosen).toEqual(['Kno', 'Bun']);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});

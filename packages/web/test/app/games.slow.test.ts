/** Games in and out of the built page: export, import, delete, replay, links, branches. */
import { readFile } from 'node:fs/promises';
import { gosuX } from '@open-gosu/gosu-x';
import { addAnswer, endRecord, type GameRecord, makeRng, startRecord } from '@open-gosu/kernel';
import { violations } from '@testing/axe.ts';
import { openSite, type Site, VIEWPORTS, type Visit } from '@testing/site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordLink } from '../../src/replay/record-link.ts';
import { bot, person } from '../engine/tables.ts';
import { keepMatch } from '../layout/at-table.ts';
import { tried } from '../layout/positions.ts';

let site: Site;
let record: GameRecord;

beforeAll(async () => {
  site = await openSite();
  record = randomGame();
});

afterAll(() => site.close());

/** A whole game by chance, Ada against a bot. */
function randomGame(): GameRecord {
  const options = gosuX.options({ preset: 'final-en' }, 'en');
  if (!options.ok) throw new Error(options.message);
  const players = [
    { name: 'Ada', kind: 'human' },
    { name: 'Recruit', kind: 'level-1' },
  ];
  const open = startRecord(gosuX, options.value, 'replay', players);
  const state = gosuX.setup(options.value, 'replay', 2);
  const rng = makeRng('answers');
  const answers: number[] = [];
  while (gosuX.toAct(state) >= 0) {
    const count = gosuX.legal(state, answers);
    const code = answers[Math.abs(rng[0]!++ * 7919) % count]!;
    addAnswer(open, gosuX, state, code);
    gosuX.apply(state, code);
  }
  return endRecord(open, gosuX.result(state)!);
}

async function bringIn({ page }: Visit, text: string) {
  await page.getByLabel('Text of a record').fill(text);
  await page.getByRole('button', { name: 'Bring in the pasted game' }).click();
}

async function openReplay(visit: Visit) {
  await visit.open('#/games');
  await bringIn(visit, JSON.stringify(record));
  await visit.page.getByRole('link', { name: /^Replay the game Ada/ }).click();
  await visit.page.getByRole('slider', { name: 'Decision' }).waitFor();
}

/** What a link carries: the way into a replay without a stored game. */
async function openLink(visit: Visit, ply: number) {
  await visit.open(`#/replay/${await recordLink(record)}/${ply}`);
  await visit.page.locator('.replay-place').waitFor();
}

const placeOf = ({ page }: Visit) => page.locator('.replay-place').innerText();

describe('record files', () => {
  test('go out as they came in', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await visit.open('#/games');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await page.locator('.games-imported').getByText('1 game brought in.').waitFor();
    await expect.poll(() => page.locator('.games-row').count()).toBe(1);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export the game Ada/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^gosu-x-\d{4}-\d\d-\d\d-ada-recruit\.json$/);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(record);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test.each([
    ['en', 'Already among your games: Ada against Recruit.', 'Replay the game Ada against Recruit'],
    [
      'fr',
      'Déjà parmi vos parties\u00a0: Ada contre Recrue.',
      'Revoir la partie Ada contre Recrue',
    ],
  ] as const)('of a game that is here lead to it (%s)', async (lang, told, link) => {
    const visit = await site.visit({ lang });
    const { page } = visit;
    await visit.open('#/games');
    const file = {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.locator('.games-row').waitFor();
    // Twice at once, as two files.
    await page.locator('input[type="file"]').setInputFiles([file, { ...file, name: 'copy.json' }]);
    const known = page.locator('.games-known');
    await known.getByText(told).waitFor();
    const said = page.locator('[data-announcer="polite"]');
    await expect.poll(() => said.innerText()).toContain(told);
    expect(await known.count()).toBe(1);
    expect(await page.locator('.games-row').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await known.getByRole('link', { name: link }).click();
    await page.locator('.replay-place').waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('that are none are refused in words, and change nothing', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await visit.open('#/games');
    const refusal = page.locator('.games-refusal');
    await bringIn(visit, 'hello');
    await refusal.getByText('not the record of a game').waitFor();
    await bringIn(visit, JSON.stringify({ ...record, answers: ['draft galmi', 'sing'] }));
    await refusal.getByText(/sing/).waitFor();
    await bringIn(visit, '{"record": 1, "game": "chess"}');
    await refusal.waitFor();
    expect(await page.locator('.games-row').count()).toBe(0);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('can be deleted, and brought back', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await visit.open('#/games');
    await bringIn(visit, JSON.stringify(record));
    await page.getByRole('button', { name: /^Delete the game Ada/ }).click();
    const back = page.getByRole('button', { name: 'Bring it back' });
    await back.waitFor();
    expect(await page.locator('.games-row').count()).toBe(0);
    expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);
    const said = page.locator('[data-announcer="polite"]');
    await expect.poll(() => said.innerText()).toContain('Deleted: Ada against Recruit');
    await back.click();
    await page.locator('.games-row').waitFor();
    await page.reload();
    await page.locator('.games-row').waitFor();
    await visit.context.close();
  });
});

test('a game with a bot that nobody here knows is listed with the reason, and not to be continued', async () => {
  const visit = await site.visit();
  const { page } = visit;
  const sitters = [person('Ada'), bot('Zoe', 'level-99')];
  await keepMatch(site, visit, { match: { ...tried('gosu-x', 'elle'), sitters } });
  await visit.open('#/');
  await page.getByRole('link', { name: 'Your game', exact: true }).waitFor();
  await expect.poll(() => page.getByText('Continue').count()).toBe(0);
  // Nor is it to be played again.
  expect(await page.getByText('Play again').count()).toBe(0);
  await visit.open('#/games');
  await page.getByText('no bot is called level-99 here').waitFor();
  expect(await page.getByRole('link', { name: /^Continue the game/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: /^Replay the game Ada against Zoe/ }).count()).toBe(
    1,
  );
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

describe('a damaged entry', () => {
  test('spoils nothing, says what to do, and can be exported, deleted and brought back', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await visit.open('#/games');
    await bringIn(visit, JSON.stringify(record));
    await page.locator('.games-row').waitFor();
    await page.evaluate(async () => {
      const opening = indexedDB.open('open-gosu');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const store = opening.result.transaction('matches', 'readwrite').objectStore('matches');
      store.put({ id: 'bad1' });
      store.put({ id: 7, match: null, updated: 'yesterday' });
      await new Promise((resolve) => {
        store.transaction.oncomplete = resolve;
      });
      opening.result.close();
    });
    await page.reload();
    await page.locator('.games-damaged').nth(1).waitFor();
    expect(await page.locator('.games-row').count()).toBe(3);
    expect(await violations(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export the text of the damaged entry bad1' }).click();
    const download = await downloading;
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual({ id: 'bad1' });
    await page.getByRole('button', { name: 'Delete the damaged entry 7' }).click();
    await expect.poll(() => page.locator('.games-damaged').count()).toBe(1);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect.poll(() => page.locator('.games-damaged').count()).toBe(2);
    await page.getByRole('button', { name: 'Delete the damaged entry 7' }).click();
    await expect.poll(() => page.locator('.games-damaged').count()).toBe(1);
    await page.reload();
    await expect.poll(() => page.locator('.games-damaged').count()).toBe(1);
    for (const screen of ['play', 'replay']) {
      await visit.open(`#/${screen}/bad1`);
      await page.getByText('what is kept of it is damaged').waitFor();
      expect(await page.getByRole('link', { name: 'Your games' }).count()).toBeGreaterThan(0);
    }
    await visit.open('#/');
    // The game, and the entry that is left: as many as the list shows.
    await page.getByRole('link', { name: 'All your 2 games', exact: true }).waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});

describe('a replay', () => {
  test('steps by buttons, keys, slider and log, and the address follows', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await openReplay(visit);
    const last = record.answers.length;
    expect(await placeOf(visit)).toBe(`0 / ${last}`);
    await page.getByRole('button', { name: 'One decision on' }).click();
    expect(await placeOf(visit)).toBe(`1 / ${last}`);
    await page.locator('h1').click();
    await page.keyboard.press('ArrowRight');
    expect(await placeOf(visit)).toBe(`2 / ${last}`);
    await page.keyboard.press('End');
    expect(await placeOf(visit)).toBe(`${last} / ${last}`);
    await expect.poll(() => page.url()).toMatch(new RegExp(`/${last}$`));
    await page.keyboard.press('Home');
    await page.getByRole('slider', { name: 'Decision' }).fill('40');
    expect(await placeOf(visit)).toBe(`40 / ${last}`);
    await page.locator('.replay-log').getByRole('button').nth(20).click();
    const place = await placeOf(visit);
    await expect.poll(() => page.url()).toMatch(new RegExp(`/${place.split(' ')[0]}$`));
    await page.reload();
    await page.getByRole('slider', { name: 'Decision' }).waitFor();
    expect(await placeOf(visit)).toBe(place);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('follows a link back to where one came in, and one to other eyes', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await openLink(visit, 20);
    const link = await page.evaluate(() => location.hash);
    const follow = (hash: string) =>
      page.evaluate((to) => {
        location.hash = to;
      }, hash);
    const last = record.answers.length;
    await page.locator('h1').click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.url()).toMatch(/\/21$/);
    await follow(link);
    await expect.poll(() => placeOf(visit)).toBe(`20 / ${last}`);
    await page.locator('.table-held').first().waitFor();
    await follow(`${link}/none`);
    await expect.poll(() => page.locator('.table-held').count()).toBe(0);
    await follow(link);
    await page.locator('.table-held').first().waitFor();
    expect(await placeOf(visit)).toBe(`20 / ${last}`);
    await visit.context.close();
  });

  test('hides what is to come from those who want to be surprised', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await openReplay(visit);
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByText('No spoilers').click();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('slider').count()).toBe(0);
    expect(await placeOf(visit)).toBe('0');
    await page.locator('h1').click();
    await page.keyboard.press('End');
    expect(await placeOf(visit)).toBe('0');
    await page.keyboard.press('ArrowRight');
    expect(await placeOf(visit)).toBe('1');
    const plies = await page.locator('.replay-log button').allInnerTexts();
    expect(plies.every((ply) => Number(ply) <= 1)).toBe(true);
    await visit.context.close();
  });

  test('is a link that carries the game to another browser', async () => {
    const visit = await site.visit({
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const { page } = visit;
    await openReplay(visit);
    await page.getByRole('slider', { name: 'Decision' }).fill('7');
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.locator('.replay-sharing').getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await visit.context.close();

    const other = await site.visit({ lang: 'fr' });
    await other.page.goto(link);
    await other.page.getByRole('slider', { name: 'Décision' }).waitFor();
    expect(await placeOf(other)).toBe(`7 / ${record.answers.length}`);
    await other.page.getByRole('button', { name: 'Affichage' }).click();
    await other.page.getByRole('button', { name: 'Garder dans vos parties' }).click();
    await other.page.locator('.replay-sharing').getByText('Gardée').waitFor();
    await other.page.goto(`${link.slice(0, link.indexOf('#'))}#/games`);
    await other.page.locator('.games-row').getByText('Ada contre Recrue').waitFor();
    await other.page.goto(link.replace(/~.{9}/, '~'));
    await other.page.getByText('Ce lien ne contient pas de partie').waitFor();
    expect(other.complaints).toEqual([]);
    await other.context.close();
  });

  test('can be played on from any point, as a game of its own', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await openReplay(visit);
    await page.getByRole('slider', { name: 'Decision' }).fill('12');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog').getByText('Scout').click();
    await page.getByRole('button', { name: 'Play on', exact: true }).click();
    await page.locator('.table-prompt').first().waitFor();
    await page.goto(`${site.address}/#/games`);
    await page.locator('.games-row').getByText('Ada against Scout').waitFor();
    await expect.poll(() => page.locator('.games-row').count()).toBe(2);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test.each([
    ['en', 'light', 'desktop'],
    ['fr', 'dark', 'phone'],
    ['en', 'contrast', 'tablet'],
    ['fr', 'light', 'landscape'],
  ] as const)('is for everybody (%s, %s, %s)', async (lang, theme, viewport) => {
    const visit = await site.visit({ lang, viewport, settings: { theme } });
    const { page } = visit;
    await openLink(visit, 60);
    expect(await violations(page)).toEqual([]);
    const { width, height } = VIEWPORTS[viewport];
    const size = await page.evaluate(() => {
      const { scrollWidth = 0, scrollHeight = 0 } = document.scrollingElement ?? {};
      return { width: scrollWidth, height: scrollHeight };
    });
    expect(size).toEqual({ width, height });
    const bar = await page.locator('.replay-bar').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(height + 1);
    await visit.context.close();
  });

  test.each(['desktop', 'phone', 'landscape'] as const)(
    'leaves no empty place where nobody’s hand is seen (%s)',
    async (viewport) => {
      const visit = await site.visit({ viewport });
      const { page } = visit;
      await visit.open(`#/replay/${await recordLink(record)}/60/none`);
      await page.locator('.replay-place').waitFor();
      const height = (part: string) =>
        page.locator(part).evaluate((found) => found.getBoundingClientRect().height);
      expect(await height('.table > .table-hand')).toBe(0);
      await visit.open(`#/replay/${await recordLink(record)}/60`);
      await page.locator('.table-held').first().waitFor();
      expect(await height('.table > .table-hand')).toBeGreaterThan(50);
      await visit.context.close();
    },
  );

  test('of a game that is not here says so', async () => {
    const visit = await site.visit();
    await visit.open('#/replay/nothing/3');
    await visit.page.getByText('This game is not in this browser').waitFor();
    await visit.context.close();
  });
});

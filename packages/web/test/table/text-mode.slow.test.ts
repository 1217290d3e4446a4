/** Text mode beyond plain answers: what does harm is confirmed, the past is left again, lessons and replays are told. */
import { openSite, type Site, type Visit } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepMatch, sitDown } from '../layout/at-table.ts';
import { matchFrom } from '../layout/positions.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

/** The only card that can be played has an effect that must hit the player's own army. */
const match = matchFrom({
  game: 'gosu-x',
  seed: 1,
  toPlay: 0,
  players: [
    { clans: ['justice', 'galmi', 'goan-sul'], hand: ['lava-goddesses'] },
    { clans: ['abhilasha', 'phoenix', 'tomorrow'] },
  ],
});
const ANSWER = 'play lava-goddesses';

const TEXT = { settings: { isTextMode: true } } as const;

async function say({ page }: Visit, text: string): Promise<void> {
  await page.locator('.table-text-form input').fill(text);
  await page.keyboard.press('Enter');
}

test('an answer that does harm is given only when it is sent again', async () => {
  const visit = await site.visit(TEXT);
  await sitDown(site, visit, { match });
  const { page } = visit;
  const ply = await page.locator('.table').getAttribute('data-ply');
  await say(visit, ANSWER);
  await page.locator('.table-text-log p', { hasText: 'Send it again' }).waitFor();
  expect(await page.locator('.table').getAttribute('data-ply')).toBe(ply);
  await say(visit, ANSWER);
  await page.locator(`.table:not([data-ply="${ply}"])`).waitFor();
  expect(visit.complaints).toEqual([]);
});

test('one who turns to text types at once, and plays and pays in one line', async () => {
  const visit = await site.visit();
  const { page } = visit;
  const paid = matchFrom({
    game: 'gosu-x',
    seed: 1,
    toPlay: 0,
    players: [
      {
        clans: ['justice', 'galmi', 'xian'],
        hand: ['elle', 'volantis', 'sati'],
        army: [['un-go']],
      },
      { clans: ['abhilasha', 'phoenix', 'tomorrow'] },
    ],
  });
  await sitDown(site, visit, { match: paid });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Text mode' }).click();
  await page.locator('.table-text-form input:focus').waitFor();
  await page.keyboard.type('hand');
  await page.keyboard.press('Enter');
  await page.locator('.table-text-log p', { hasText: 'h1. Volantis' }).waitFor();
  const line = async () => {
    await page.keyboard.type('play 1 pay 3');
    await page.keyboard.press('Enter');
  };
  await line();
  await page.locator('.table-text-log p', { hasText: 'Send it again' }).waitFor();
  await line();
  await page.locator('[data-kind="event"]', { hasText: 'You play Volantis' }).waitFor();
  await page.locator('[data-kind="event"]', { hasText: 'Sati' }).waitFor();
  expect(visit.complaints).toEqual([]);
});

test('a position of the past is told, and left by a button', async () => {
  const visit = await site.visit(TEXT);
  const { page } = visit;
  await sitDown(site, visit, { match: { ...match, answers: [ANSWER] } });
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.locator('.table-dialog button[aria-label^="Show the table"]').first().click();
  const back = page.getByRole('button', { name: 'Return to the game' });
  await back.waitFor();
  expect(await page.locator('#text-decision').innerText()).toContain('Past position');
  await say(visit, 'army 1');
  await page.locator('.table-text-log p', { hasText: 'Army of' }).waitFor();
  await back.click();
  await back.waitFor({ state: 'detached' });
  expect(visit.complaints).toEqual([]);
});

test('a lesson says its reason, a replay tells the table at every decision', async () => {
  const visit = await site.visit(TEXT);
  const { page } = visit;
  await visit.open('#/learn');
  const href = await page.locator('.learn-list a').first().getAttribute('href');
  await visit.open(href ?? '');
  await page.locator('.table-text .learn-coach').waitFor();
  expect(await page.locator('.table-text .learn-coach').innerText()).not.toBe('');

  const played = { ...match, answers: [ANSWER] };
  const id = await keepMatch(site, visit, { match: played });
  await visit.open(`#/replay/${id}`);
  await page.locator('.table-texts .replay-bar').waitFor();
  await page.locator('.table-text-log p', { hasText: 'force' }).first().waitFor();
  await say(visit, 'army 1');
  await page.locator('.table-text-log p', { hasText: 'Army of' }).waitFor();
  await page.locator('.replay-bar button[aria-label="One decision on"]').click();
  await page.locator('.table-texts[data-ply="1"]').waitFor();
  await page.locator('.table-text-log p', { hasText: 'Lava Goddesses' }).waitFor();
  expect(visit.complaints).toEqual([]);
});

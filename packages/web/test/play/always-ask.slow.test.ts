/** "Always ask" in the built page (T4): a choice there is none in waits until one goes on, whichever way one plays. */
import { violations } from '@testing/axe.ts';
import { openSite, type Site, type Visit, type VisitOptions } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heardSoFar, listen } from '../access/listener.ts';
import { settled, sitDown } from '../layout/at-table.ts';
import { matchFrom } from '../layout/positions.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Both sacrifice an OPEN card when Bombers come, and each has only one. */
const BOMBING = {
  game: 'gosu-x',
  tiles: [],
  players: [
    {
      clans: ['galmi', 'phoenix', 'goan-sul'],
      hand: ['bombers'],
      army: [['un-go', 'boul-go']],
    },
    { clans: ['justice', 'abhilasha', 'tomorrow'], army: [['volantis']] },
  ],
};

async function sit(options: VisitOptions, settings: object = {}): Promise<Visit> {
  const visit = await site.visit({ ...options, settings: { isAlwaysAsked: true, ...settings } });
  await sitDown(site, visit, { match: matchFrom(BOMBING) });
  await listen(visit);
  return visit;
}

const ONLY = 'Only one choice: Sacrifice Bombers (I3).';

const BOMBERS = '[data-handle="p0:I3"]';

/** Shown, said, and nothing else: the table stands at the question, with what there is to choose. */
async function isShown({ page }: Visit, text = ONLY): Promise<void> {
  await page.locator('.table[data-state="forced"]').waitFor();
  await page.getByText(text).first().waitFor();
  if ((await page.locator('.table-text').count()) > 0) return;
  await page.locator(`${BOMBERS}[data-mark="target"]`).waitFor();
}

async function isOver({ page, complaints, context }: Visit): Promise<void> {
  await page.locator('.table-go-on').waitFor({ state: 'detached' });
  await page.locator(BOMBERS).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
}

test('by mouse; for those who listen it is a decision of theirs, and axe finds nothing', async () => {
  const visit = await sit({});
  const { page } = visit;
  await page.locator('.table-held[data-mark="legal"]').first().click();
  await page.locator('.table-commit').click();
  await isShown(visit);
  const heard = (await heardSoFar(visit)).filter(({ text }) => text.includes(ONLY));
  expect(heard).toEqual([{ tone: 'assertive', text: `Your decision: ${ONLY}` }]);
  await settled(visit);
  expect(await violations(page)).toEqual([]);
  // It waits for as long as one likes.
  await page.waitForTimeout(1500);
  await isShown(visit);
  // What is marked does nothing; a reload changes nothing.
  await page.locator(BOMBERS).click();
  await isShown(visit);
  await page.reload();
  await isShown(visit);
  await page.locator('.table-go-on').click();
  await isOver(visit);
});

test('by keyboard alone', async () => {
  const visit = await sit({});
  const { page } = visit;
  await page.keyboard.press('1');
  await page.locator('.table-commit').focus();
  await page.keyboard.press('Enter');
  await isShown(visit);
  // The focus is on what is asked; inside it, arrows lead to its one button.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.table-prompt') !== null))
    .toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.matches('.table-go-on'))).toBe(true);
  await page.keyboard.press('Enter');
  await isOver(visit);
});

test('with a finger, in French', async () => {
  const visit = await sit({ viewport: 'phone', lang: 'fr' });
  const { page } = visit;
  await page.locator('.table-held[data-mark="legal"]').first().tap();
  await page.locator('.table-commit').tap();
  await isShown(visit, 'Un seul choix possible : Sacrifier');
  await settled(visit);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continuer' }).tap();
  await isOver(visit);
});

test('in text: it is told, and `continue` goes on', async () => {
  const visit = await sit({}, { isTextMode: true });
  const { page } = visit;
  const type = async (text: string) => {
    await page.locator('.table-text input').fill(text);
    await page.keyboard.press('Enter');
  };
  await type('play bombers');
  if ((await page.locator('.table[data-state="forced"]').count()) === 0) await type('play bombers');
  await isShown(visit);
  expect((await heardSoFar(visit)).some(({ text }) => text.includes(ONLY))).toBe(true);
  expect(await violations(page)).toEqual([]);
  await type('hand');
  await isShown(visit);
  await type('continue');
  await isOver(visit);
});

test('off, as at first: nothing waits', async () => {
  const visit = await sit({}, { isAlwaysAsked: false });
  const { page } = visit;
  await page.locator('.table-held[data-mark="legal"]').first().click();
  await page.locator('.table-commit').click();
  await expect
    .poll(async () => Number(await page.locator('.table').getAttribute('data-ply')))
    .toBeGreaterThan(0);
  expect(await page.locator('.table-go-on').count()).toBe(0);
  await visit.context.close();
});

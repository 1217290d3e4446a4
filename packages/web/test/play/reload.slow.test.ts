/** A reload in the middle of an effect: the same question, the same table, the same choices made so far. */
import { openSite, type Site } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { WORDS } from '../../src/games/words.ts';
import { sayIn } from '../../src/i18n/language.ts';
import type { Offer, Seeing, Sight } from './eyes.ts';
import { mouse } from './hands.ts';
import { isFirstOfSeveral, isMidEffect, type Moment, moments, recordOf } from './moments.ts';
import type { Deal } from './new-game.ts';
import { LONG, oneOf, settle } from './player.ts';
import { type Running, repeatable, type Sitting, sitDown } from './table.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const DEALS: readonly Deal[] = [
  { game: 'gosu-x', lang: 'en', others: ['bot'], seed: 'reload-1' },
  { game: 'gosu-tactics', lang: 'fr', others: ['person'], seed: 'reload-2' },
];
/** Of each kind, for each game. */
const COUNT = 3;

/** Brings the game in and goes on with it; gives what Ada sees. `kept`: how many games are there already. */
async function goOn(sitting: Sitting, moment: Moment, kept: number): Promise<Sight> {
  const { page, hands, deal, visit } = sitting;
  const say = sayIn(WORDS, deal.lang);
  const people = 1 + deal.others.filter((other) => other === 'person').length;
  await visit.open('#/games');
  const rows = page.locator('.games-row');
  await page.getByLabel(say('paste')).fill(recordOf(moment, people));
  await hands.push(page.getByRole('button', { name: say('importPasted') }));
  await expect.poll(() => rows.count()).toBe(kept + 1);
  await hands.push(rows.first().locator('a[href^="#/play/"]'));
  await page.locator('.table').waitFor();
  return lifted(sitting);
}

/** Between people the curtain is up first, and nothing is on the table behind it. */
async function lifted(sitting: Sitting): Promise<Sight> {
  const sight = await settle(sitting, null);
  const isShared = sitting.deal.others.includes('person');
  expect(sight.front === 'curtain').toBe(isShared);
  if (!isShared) return sight;
  expect(await sitting.page.locator('[data-handle]').count()).toBe(0);
  for (const offer of sight.offers) await sitting.hands.press(offer);
  return settle(sitting, sight);
}

function inventory({ page }: Sitting): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as Seeing).eyes.inventory());
}

async function expectSameAfterReload(sitting: Sitting, sight: Sight): Promise<void> {
  sitting.trail.push(`${sight.ply} ${sight.question}: reload, ${sight.chips.length} staged`);
  const before = await inventory(sitting);
  await sitting.page.reload();
  const again = await lifted(sitting);
  expect(again.sign).toBe(sight.sign);
  expect(await inventory(sitting)).toEqual(before);
}

/** Chooses one of several: what is pointed at is chosen at once. */
async function stageOne(sitting: Sitting, sight: Sight): Promise<Sight> {
  const isOpen = ({ mark, spots }: Offer) => mark === 'target' && spots.length > 0;
  const offer = oneOf(sitting.rng, sight.offers.filter(isOpen));
  sitting.trail.push(`${sight.ply} ${sight.question}: ${offer.label}`);
  await sitting.hands.press(offer);
  const staged = await settle(sitting, sight);
  if (staged.chips.length > sight.chips.length) return staged;
  // A list wants to be told that it is sure.
  for (const commit of staged.offers.filter(({ kind }) => kind === 'commit')) {
    await sitting.hands.press(commit);
  }
  return settle(sitting, staged);
}

for (const deal of DEALS) {
  test(`${deal.game} in ${deal.lang}`, { timeout: LONG }, ({ task }) => reloadOften(deal, task));
}

async function reloadOften(deal: Deal, task: Running): Promise<void> {
  const sitting = await sitDown(site, deal, {}, ({ page }) => mouse(page));
  await repeatable(sitting, task, async () => {
    const asked = moments(deal.game, { isWanted: isMidEffect, most: COUNT });
    const several = moments(deal.game, { isWanted: isFirstOfSeveral, most: COUNT });
    expect([asked.length, several.length]).toEqual([COUNT, COUNT]);
    for (const [i, moment] of asked.entries()) {
      const { prompt } = answer('scene', { match: moment.match, viewer: 0, lang: deal.lang });
      const sight = await goOn(sitting, moment, i);
      expect(sight.question).toContain(prompt?.text);
      await expectSameAfterReload(sitting, sight);
    }
    for (const [i, moment] of several.entries()) {
      const staged = await stageOne(sitting, await goOn(sitting, moment, COUNT + i));
      expect(staged.chips).toHaveLength(1);
      await expectSameAfterReload(sitting, staged);
    }
    expect(sitting.visit.complaints).toEqual([]);
  });
}

/** Answers under a thumb, and what comes unasked in front of the table. */
import { openSite, type Site } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled, sitDown } from './at-table.ts';
import { momentOf } from './moments.ts';
import { codesOf, FULL_X, matchFrom } from './positions.ts';
import { missing, survey } from './survey.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

/** One of the longest questions, after a price of two cards: names to choose among. */
const SHIFTED = {
  game: 'gosu-x',
  seed: 1,
  round: 1,
  toPlay: 0,
  fill: true,
  players: [
    {
      clans: ['tomorrow', 'abhilasha', 'justice'],
      hand: ['spoil-seekers', 'solok', 'volantis', 'neo'],
      army: [['guardians-of-night'], [], []],
      discard: [],
    },
    { clans: ['narashima', 'xian', 'galmi'], hand: [], army: [['dancing-dragon'], [], []] },
  ],
};
const ANSWERS = ['shift I1 spoil-seekers', 'discard solok', 'discard volantis'];

test.each(['en', 'fr'] as const)('every answer is in sight on a phone (%s)', async (lang) => {
  const match = matchFrom(SHIFTED);
  const staged = codesOf(match, ANSWERS);
  for (const viewport of ['landscape', 'phone'] as const) {
    const visit = await site.visit({ lang, viewport });
    await sitDown(site, visit, { match, staged });
    await visit.page.locator('.table-word').first().waitFor();
    await settled(visit);
    const inSight = ['.table-actions button', '.table-word', '.table-back', '.table-question'];
    expect(await missing(visit.page, inSight), viewport).toEqual([]);
    await visit.context.close();
  }
});

test('the title of a card that is read has whole words', async () => {
  const visit = await site.visit({ lang: 'fr' });
  await sitDown(site, visit, { match: matchFrom(FULL_X) });
  await visit.page.locator('[data-handle="p0:I2"]').hover();
  await visit.page.locator('.zoom-title', { hasText: 'bombardement' }).waitFor();
  await settled(visit);
  const options = { within: ['.zoom-title'], mayScroll: ['.zoom-scroll'], hasWholeWords: true };
  expect(await survey(visit.page, options)).toEqual([]);
  await visit.context.close();
});

test('a card that was being read does not come in front of the battle', async () => {
  const visit = await site.visit();
  const { page } = visit;
  const battle = momentOf('a battle');
  await sitDown(site, visit, { match: battle.match() });
  await page.locator('[data-handle="p0:II2"]').hover();
  await page.locator('.table-right .zoom-card').waitFor();
  await battle.act?.(page);
  await page.locator(battle.shows).waitFor();
  expect(await page.locator('.zoom-float').count()).toBe(0);
  await page.locator('.table-battle-cards > summary').click();
  await page.locator('.table-battle-lists .card-name').first().hover();
  await page.locator('.zoom-float').waitFor();
  await visit.context.close();
});

/** Answers under a thumb, and what comes unasked in front of the table. */
import { openSite, type Site, VIEWPORTS } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '../../src/engine/match.ts';
import { settled, sitDown } from './at-table.ts';
import { momentOf, press } from './moments.ts';
import { dealt, FULL_X, matchFrom, tried } from './positions.ts';
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
  for (const viewport of ['landscape', 'phone'] as const) {
    const visit = await site.visit({ lang, viewport });
    await sitDown(site, visit, { match, staged: ANSWERS });
    await visit.page.locator('.table-word').first().waitFor();
    await settled(visit);
    const inSight = ['.table-actions button', '.table-word', '.table-back', '.table-question'];
    expect(await missing(visit.page, inSight), viewport).toEqual([]);
    await visit.context.close();
  }
});

test('on a phone, what was put aside on the way is in sight, and can be taken back', async () => {
  for (const viewport of ['phone', 'landscape'] as const) {
    const visit = await site.visit({ viewport });
    const { page } = visit;
    await sitDown(site, visit, { match: dealt('gosu-tactics') });
    const chips = page.locator('.table-prompt .table-chip');
    for (const count of [1, 2]) {
      // Elsewhere each time: two taps on one place are one that slipped.
      await press(page, `.table-held[data-mark] >> nth=${2 * count}`);
      await expect.poll(() => chips.count()).toBe(count);
      await settled(visit);
    }
    const inSight = ['.table-chip', '.table-question', '.table-actions button'];
    expect(await missing(page, inSight), viewport).toEqual([]);
    const targets = [['button', 44, 44] as const, ['.table-header button', 44, 31] as const];
    expect(await survey(page, { within: ['.table-prompt'], targets }), viewport).toEqual([]);
    await press(page, '.table-prompt .table-chip');
    await expect.poll(() => chips.count()).toBe(1);
    await visit.context.close();
  }
});

test('one’s own nearness to winning is no alarm, and is said in words', async () => {
  const [own, other] = FULL_X.players;
  const few = { ...other, supremacy: 0, army: [['spoil-seekers'], [], []] };
  const close = (players: readonly unknown[]) => matchFrom({ ...FULL_X, players });
  const visit = await site.visit({ viewport: 'phone' });
  const { page } = visit;
  const danger = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--danger)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  const colours = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  await sitDown(site, visit, { match: close([own, few]) });
  const note = page.locator('.table-alert');
  expect(await note.textContent()).toBe('You are close to winning');
  const red = await danger();
  expect(await note.evaluate((one) => getComputedStyle(one).borderTopColor)).not.toBe(red);
  const icons = '.table-alert .table-icon, .table-near .table-rail-diff .table-icon';
  expect(await colours(icons)).toHaveLength(2);
  expect(await colours(icons)).not.toContain(red);
  expect(await missing(page, ['.table-alert'])).toEqual([]);
  // Somebody else's is.
  await sitDown(site, visit, { match: matchFrom(FULL_X), id: 'both' });
  expect(await colours('.table-alert .table-icon')).toEqual([red]);
  // Where both are, the alarm names the other.
  const { sitters } = matchFrom(FULL_X);
  expect(await note.textContent()).toBe(sitters[1]?.name);
  // With room for every way: each in its own colour.
  await page.setViewportSize(VIEWPORTS.desktop);
  const ways = (side: string) => colours(`.table-${side} .table-way[data-close] .table-icon`);
  await page.locator('.table-near .table-way[data-close] .table-icon').first().waitFor();
  expect(new Set(await ways('far'))).toEqual(new Set([red]));
  expect(await ways('near')).not.toContain(red);
  expect(await colours('.table-near .table-way[data-close] .table-way-label')).not.toContain(red);
  await visit.context.close();
});

test('answers that are scrolled to say so, until the last is in sight', async () => {
  const visit = await site.visit({ lang: 'fr', viewport: 'landscape' });
  const { page } = visit;
  const mark = page.locator('.table-prompt > .table-more');
  await sitDown(site, visit, { match: tried('gosu-x', 'goan-sul', 'play goan-sul') });
  await mark.and(page.locator('[data-more]')).waitFor();
  const box = await mark.boundingBox();
  const last = await page.locator('.table-word').last().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(VIEWPORTS.landscape.height);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThan(VIEWPORTS.landscape.height);
  await page.locator('.table-word').last().scrollIntoViewIfNeeded();
  await mark.waitFor({ state: 'hidden' });
  await sitDown(site, visit, { match: tried('gosu-x', 'elle'), id: 'short' });
  await page.locator('.table-quick').first().waitFor();
  await settled(visit);
  expect(await mark.isVisible()).toBe(false);
  await visit.context.close();
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

/** The other has had a turn: what they did is told below the question. */
const AFTER_A_TURN: Match = { ...matchFrom({ ...SHIFTED, toPlay: 1 }), answers: ['spend 2'] };

test('below a long question news takes the lines that are left, and no letter is cut', async () => {
  for (const [textSize, isPseudo] of [
    [100, false],
    [125, true],
  ] as const) {
    const visit = await site.visit({ lang: 'fr', settings: { textSize } });
    const { page } = visit;
    await sitDown(site, visit, { match: AFTER_A_TURN, isPseudo });
    await page.locator('.table[data-state="mine"] .table-question').waitFor();
    await settled(visit);
    const hidden = () =>
      page.locator('.table-prompt-text').evaluate((box) => {
        const edge = box.getBoundingClientRect().bottom;
        return (box.querySelector('.table-news')?.getBoundingClientRect().bottom ?? edge) - edge;
      });
    await expect.poll(hidden, { message: `text at ${textSize} %` }).toBeLessThan(5);
    // Where there is room it is there.
    if (!isPseudo) expect(await page.locator('.table-news').count()).toBe(1);
    await visit.context.close();
  }
});

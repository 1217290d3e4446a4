/** Players with names as long as can be: nothing else gives way to them. */
import { openSite, type Site, VIEWPORTS } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled, sitDown } from './at-table.ts';
import { frontOf, MOMENTS, type Moment } from './moments.ts';
import { fullTactics, matchFrom } from './positions.ts';
import { type SurveyOptions, survey } from './survey.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const NAMES = {
  'one word': ['W'.repeat(24), 'M'.repeat(24)],
  'several words': ['Maximilienne-Josephine', 'Wilhelmina Montgomery'],
} as const;

const OPTIONS: SurveyOptions = {
  mayScroll: ['.table-log', '.zoom-scroll', '.table-dialog-main', '.table-draft-clans'],
  mayCut: [
    '.table-news-text',
    '.table-tile-text',
    // Names themselves: the rest of one is read out, and stands in the battle and at the end.
    '.table-draft-name',
    '.table-seat-text',
    '.table-line-name',
    '.table-turn',
    // Who is close to winning: a press says it whole.
    '.table-alert > span',
  ],
};

const WANTED = ['draft', 'the last pick', 'a turn', 'a seat', 'a battle', 'the end', 'the curtain'];
const CASES = Object.keys(NAMES).flatMap((kind) =>
  (['wide', 'phone'] as const).map((on) => ({ kind: kind as keyof typeof NAMES, on })),
);
const VIEWS = { wide: ['desktop', 'tablet'], phone: ['phone', 'landscape'] } as const;

test('four at a table: on a phone their names keep apart, and off the edge', async () => {
  const names = ['Ada', 'W'.repeat(24), 'Éléonore-Marguerite-Appoline', 'M'.repeat(24)];
  const match = named({ match: () => matchFrom(fullTactics(4), 4), shows: '' }, names);
  const visit = await site.visit({ lang: 'fr', viewport: 'phone' });
  const { page } = visit;
  await sitDown(site, visit, { match });
  expect(await survey(page, OPTIONS)).toEqual([]);
  const boxes = await page.locator('.table-tab .table-line-name').evaluateAll((all) =>
    all.map((name) => {
      const { left, right, top } = name.getBoundingClientRect();
      const isShortened = getComputedStyle(name).textOverflow === 'ellipsis';
      return { left, right, top, isCut: name.scrollWidth > name.clientWidth, isShortened };
    }),
  );
  expect(boxes).toHaveLength(3);
  for (const [i, box] of boxes.entries()) {
    expect(box.isCut && box.isShortened).toBe(true);
    expect(box.top).toBeGreaterThan(1);
    if (i > 0) expect(box.left - (boxes[i - 1]?.right ?? 0)).toBeGreaterThanOrEqual(6);
  }
  // What says that all of them are close to winning stays in its frame, too.
  const over = await page
    .locator('.table-alert')
    .evaluate((alert) => alert.scrollHeight > alert.clientHeight);
  expect(over).toBe(false);
  await visit.context.close();
});

test.each(CASES)('$kind, $on', { timeout: 120_000 }, async ({ kind, on }) => {
  const visit = await site.visit({ lang: 'fr', viewport: VIEWS[on][0] });
  const { page } = visit;
  const moments = Object.entries(MOMENTS).filter(
    ([name, moment]) => WANTED.includes(name) && (moment.on ?? on) === on,
  );
  for (const [name, moment] of moments) {
    await page.setViewportSize(VIEWPORTS[VIEWS[on][0]]);
    await sitDown(site, visit, { match: named(moment, NAMES[kind]) });
    await moment.act?.(page);
    for (const view of VIEWS[on]) {
      await page.setViewportSize(VIEWPORTS[view]);
      await page.locator(moment.shows).first().waitFor();
      await settled(visit);
      const options = { ...OPTIONS, within: frontOf(moment, on === 'phone') };
      expect(await survey(page, options), `${name}, ${view}`).toEqual([]);
    }
  }
  await visit.context.close();
});

function named(moment: Moment, names: readonly string[]) {
  const match = moment.match();
  const sitters = match.sitters.map((sitter, seat) => ({
    ...sitter,
    name: names[seat] ?? sitter.name,
  }));
  return { ...match, sitters };
}

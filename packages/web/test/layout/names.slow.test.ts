/** Players with names as long as can be: nothing else gives way to them. */
import { openSite, type Site, VIEWPORTS } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled, sitDown } from './at-table.ts';
import { frontOf, MOMENTS, type Moment } from './moments.ts';
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
  ],
};

const WANTED = ['draft', 'the last pick', 'a turn', 'a seat', 'a battle', 'the end', 'the curtain'];
const CASES = Object.keys(NAMES).flatMap((kind) =>
  (['wide', 'phone'] as const).map((on) => ({ kind: kind as keyof typeof NAMES, on })),
);
const VIEWS = { wide: ['desktop', 'tablet'], phone: ['phone', 'landscape'] } as const;

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

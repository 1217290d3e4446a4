/**
 * axe-core finds nothing, on any screen and at any moment of a game. Each of them is seen in both languages, in all three
 * colours, on a desktop and on a phone; not in every mixture of these.
 */
import { violations } from '@testing/axe.ts';
import { openSite, type Site } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepMatch, settled, sitDown } from '../layout/at-table.ts';
import { MOMENTS } from '../layout/moments.ts';
import { dealt, FULL_X, matchFrom, tried } from '../layout/positions.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const LOOKS = [
  ['en', 'dark', 'desktop'],
  ['fr', 'light', 'phone'],
  ['fr', 'contrast', 'desktop'],
] as const;
const LIMIT = 240_000;

/** Each with what tells that it is there. */
const SCREENS: readonly (readonly [hash: string, shows: string])[] = [
  ['#/', 'main h1'],
  ['#/new/gosu-x', 'main h1'],
  ['#/new/gosu-tactics', 'main h1'],
  ['#/games', '.games-row'],
  ['#/settings', 'main h1'],
  ['#/nowhere', 'main h1'],
  ['#/replay/seen/1', '.replay-bar'],
];

test.each(LOOKS)(
  'on every screen (%s, %s, %s)',
  { timeout: LIMIT },
  async (lang, theme, viewport) => {
    const visit = await site.visit({ lang, viewport, settings: { theme } });
    const { page } = visit;
    await keepMatch(site, visit, { match: matchFrom(FULL_X), id: 'full' });
    await keepMatch(site, visit, { match: dealt('gosu-tactics'), id: 'tactics' });
    const seen = tried('gosu-x', 'petal-faeries', 'play petal-faeries', 'target p1:I1');
    await keepMatch(site, visit, { match: seen, id: 'seen' });
    for (const [hash, shows] of SCREENS) {
      await page.evaluate((wanted) => {
        location.hash = wanted;
      }, hash);
      await page.locator(shows).first().waitFor();
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details'))
          details.setAttribute('open', '');
      });
      await settled(visit);
      expect(await violations(page), hash).toEqual([]);
    }
    await visit.context.close();
  },
);

const MODES = LOOKS.flatMap((look) =>
  [false, true].map((isText) => [...look, isText ? 'in text' : 'drawn', isText] as const),
);

test.each(MODES)(
  'at every moment (%s, %s, %s, %s)',
  { timeout: LIMIT },
  async (lang, theme, viewport, _, isTextMode) => {
    const visit = await site.visit({ lang, viewport, settings: { theme, isTextMode } });
    const kind = viewport === 'desktop' ? 'wide' : 'phone';
    for (const [name, moment] of Object.entries(MOMENTS)) {
      if ((moment.on ?? kind) !== kind || (moment.isText ?? false) !== isTextMode) continue;
      await sitDown(site, visit, { match: moment.match() });
      await moment.act?.(visit.page);
      await visit.page.locator(moment.shows).first().waitFor();
      await settled(visit);
      expect(await violations(visit.page), name).toEqual([]);
    }
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  },
);

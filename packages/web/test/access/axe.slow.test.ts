/**
 * axe-core finds nothing, on any screen and at any moment of a game: in both languages, on a desktop and on a phone, in all
 * colours. The many moments are shared out among these.
 */
import { LANGS, type Lang } from '@open-gosu/kernel';
import { OF_COLOUR, violations } from '@testing/axe.ts';
import { openSite, type Site, type Visit } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepMatch, settled, sitDown } from '../layout/at-table.ts';
import { MOMENTS } from '../layout/moments.ts';
import { dealt, FULL_X, matchFrom, tried } from '../layout/positions.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const THEMES = ['dark', 'light', 'contrast'] as const;
type Theme = (typeof THEMES)[number];
const LIMIT = 240_000;

/** Each language is looked at in all colours on one of the devices, which do not change them. */
const LOOKS = [
  ['en', 'desktop', THEMES],
  ['fr', 'phone', THEMES],
  ['fr', 'desktop', ['light']],
  ['en', 'phone', ['dark']],
] as const satisfies readonly (readonly [Lang, 'desktop' | 'phone', readonly Theme[]])[];

/** Each with what tells that it is there. */
const SCREENS: readonly (readonly [hash: string, shows: string])[] = [
  ['#/', 'main h1'],
  ['#/new/gosu-x', 'main h1'],
  ['#/new/gosu-tactics', 'main h1'],
  ['#/games', '.games-row'],
  ['#/settings', 'main h1'],
  ['#/nowhere', 'main h1'],
  ['#/replay/seen/1', '.replay-bar'],
  ['#/rules/gosu-x', '.rules-step'],
  ['#/rules/gosu-tactics/T6.1', '.rules-rule'],
  ['#/rules/gosu-tactics/glossary', '.rules-entry'],
  ['#/cards/gosu-x/hemro', '.gallery-detail'],
  ['#/cards/gosu-tactics', '.gallery-grid'],
  ['#/learn', '.learn-list'],
  ['#/learn/place', '.learn-task'],
];

/** All of axe once, and in the other colours what colours can do. The page takes its colours from this one attribute. */
async function expectNothing(visit: Visit, where: string, themes: readonly Theme[]): Promise<void> {
  const { page } = visit;
  for (const theme of themes) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
    }, theme);
    await settled(visit);
    const found = await violations(page, theme === themes[0] ? undefined : OF_COLOUR);
    expect(found, `${where}, ${theme}`).toEqual([]);
  }
}

test.each(LOOKS)('on every screen (%s, %s)', { timeout: LIMIT }, async (lang, viewport, themes) => {
  const visit = await site.visit({ lang, viewport });
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
    await expectNothing(visit, hash, themes);
  }
  await visit.context.close();
});

const MODES = LOOKS.flatMap(([lang, viewport]) =>
  [false, true].map((isText) => [lang, viewport, isText ? 'in text' : 'drawn', isText] as const),
);

test.each(MODES)(
  'at every moment (%s, %s, %s)',
  { timeout: LIMIT },
  async (lang, viewport, _, isTextMode) => {
    const visit = await site.visit({ lang, viewport, settings: { isTextMode } });
    const kind = viewport === 'desktop' ? 'wide' : 'phone';
    for (const [i, [name, moment]] of Object.entries(MOMENTS).entries()) {
      // What is the same on both is looked at on one of them, by turns, and so are the languages.
      const on = moment.on ?? (i % 2 === 0 ? 'wide' : 'phone');
      const isSpoken = (LANGS[(i >> 1) % LANGS.length] as Lang) === lang;
      if (on !== kind || !isSpoken || (moment.isText ?? false) !== isTextMode) continue;
      await sitDown(site, visit, { match: moment.match() });
      await moment.act?.(visit.page);
      await visit.page.locator(moment.shows).first().waitFor();
      await expectNothing(visit, name, [THEMES[i % THEMES.length] as Theme]);
    }
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  },
);

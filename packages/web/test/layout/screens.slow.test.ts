/** The other screens on every viewport, in both languages and a third longer: nothing leaves the window or is cut. */
import { openSite, type Site, VIEWPORTS } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepMatch, settled } from './at-table.ts';
import { dealt, FULL_X, fullTactics, matchFrom, tried } from './positions.ts';
import { type SurveyOptions, survey, type Targets } from './survey.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

/** Each with what tells that it is there. */
const SCREENS: readonly (readonly [hash: string, shows: string])[] = [
  ['#/', '.home-continue, .home-start, main h1'],
  ['#/new/gosu-x', 'main h1'],
  ['#/new/gosu-tactics', 'main h1'],
  ['#/games', '.games-row'],
  ['#/settings', 'main h1'],
  ['#/nowhere', 'main h1'],
  ['#/rules/gosu-x', '.rules-step'],
  ['#/rules/gosu-tactics/T6.1', '.rules-rule'],
  ['#/rules/gosu-x/glossary', '.rules-entry'],
  ['#/cards/gosu-x', '.gallery-grid'],
  ['#/cards/gosu-tactics', '.gallery-grid'],
  ['#/cards/gosu-x/hemro', '.gallery-detail'],
  ['#/cards/gosu-tactics/ghoul', '.gallery-detail'],
];

const OPTIONS: SurveyOptions = {
  isScrolled: true,
  mayScroll: ['.rules-scroll'],
  mayCut: [],
};
const THUMBS: Targets = [
  ['main button, main a.button, [role="radio"], summary, nav a, header button', 44, 44],
];

async function openAll(): Promise<void> {
  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
}

const LOOKS = [
  ['desktop', 'en', false],
  ['tablet', 'fr', true],
  ['phone', 'en', false],
  ['phone', 'fr', true],
  ['landscape', 'fr', true],
] as const;

test.each(LOOKS)('%s, %s, longer: %s', async (viewport, lang, isPseudo) => {
  const visit = await site.visit({ lang, viewport });
  const { page } = visit;
  const isPhone = viewport === 'phone';
  const options = { ...OPTIONS, targets: isPhone ? THUMBS : [] };
  await keepMatch(site, visit, { match: matchFrom(FULL_X), id: 'full', isPseudo });
  await keepMatch(site, visit, { match: dealt('gosu-tactics'), id: 'tactics', isPseudo });
  for (const [hash, shows] of SCREENS) {
    await page.evaluate((wanted) => {
      location.hash = wanted;
    }, hash);
    await page.locator(shows).first().waitFor();
    await page.evaluate(openAll);
    await settled(visit);
    expect(await survey(page, options), hash).toEqual([]);
  }
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

/** Of the player's own size of text: on the phone, and on the narrowest there is. */
const NARROW = { width: 320, height: 640 };
const GROWN: readonly (readonly [hash: string, shows: string])[] = [
  ...SCREENS,
  ['#/rules/gosu-tactics', '.rules-step'],
  ['#/learn', '.learn-list'],
  ['#/replay/seen/1', '.replay-bar'],
  ['#/play/full', '.table[data-ply]'],
  ['#/play/tactics', '.table[data-ply]'],
  ['#/play/four', '.table[data-ply]'],
];
const AT_TABLE: SurveyOptions = {
  mayScroll: ['.table-prompt-text'],
  mayCut: ['.table-news-text', '.table-tile-text', '.table-line-name'],
  targets: [
    ['button', 44, 44],
    ['.table-header button, .replay-head *, .table-tab', 44, 40],
    ['.table-centre button', 44, 36],
  ],
};

test.each([
  ['en', 150, [VIEWPORTS.phone]],
  ['fr', 150, [VIEWPORTS.phone, NARROW]],
  ['fr', 90, [VIEWPORTS.phone]],
] as const)('a phone with the text at its own size (%s, %i)', async (lang, textSize, views) => {
  const visit = await site.visit({ lang, viewport: 'phone', settings: { textSize } });
  const { page } = visit;
  const seen = tried('gosu-x', 'petal-faeries', 'play petal-faeries', 'target p1:I1');
  await keepMatch(site, visit, { match: seen, id: 'seen' });
  await keepMatch(site, visit, { match: matchFrom(FULL_X), id: 'full' });
  await keepMatch(site, visit, { match: dealt('gosu-tactics'), id: 'tactics' });
  await keepMatch(site, visit, { match: matchFrom(fullTactics(4), 4), id: 'four' });
  for (const [hash, shows] of GROWN) {
    await page.evaluate((wanted) => {
      location.hash = wanted;
    }, hash);
    await page.locator(shows).first().waitFor();
    await page.evaluate(openAll);
    for (const view of views) {
      await page.setViewportSize(view);
      await settled(visit);
      const options = /play|replay/.test(hash) ? AT_TABLE : { ...OPTIONS, targets: THUMBS };
      expect(await survey(page, options), `${hash}, ${view.width}`).toEqual([]);
    }
  }
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

test.each(['desktop', 'tablet', 'phone', 'landscape'] as const)(
  'a replay is on one screen (%s)',
  async (viewport) => {
    const visit = await site.visit({ lang: 'fr', viewport });
    const { page } = visit;
    const match = tried('gosu-x', 'petal-faeries', 'play petal-faeries', 'target p1:I1');
    await keepMatch(site, visit, { match, id: 'seen', isPseudo: true });
    await page.evaluate(() => {
      location.hash = '#/replay/seen/1';
    });
    await page.locator('.replay-bar').waitFor();
    await settled(visit);
    const options = {
      mayScroll: ['.replay-log', '.table-log', '.zoom-scroll'],
      mayCut: ['.table-tile-text'],
    };
    expect(await survey(page, options)).toEqual([]);
    // No card can be played by its number here.
    expect(await page.locator('.table-held-key:visible').count()).toBe(0);
    await visit.context.close();
  },
);

test('the first page fits a desktop without scrolling', async () => {
  for (const lang of ['en', 'fr'] as const) {
    const visit = await site.visit({ lang });
    await visit.open('#/');
    await visit.page.locator('main h1').waitFor();
    await settled(visit);
    const height = await visit.page.evaluate(() => document.scrollingElement?.scrollHeight);
    expect(height, lang).toBeLessThanOrEqual(VIEWPORTS.desktop.height);
    await visit.context.close();
  }
});

/** Every moment of a game, on every viewport, with texts a third longer: nothing is cut, covered or too small to be hit. */
import { openSite, type Site, VIEWPORTS, type Visit } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled, sitDown } from './at-table.ts';
import { frontOf, MOMENTS, type Moment } from './moments.ts';
import { type SurveyOptions, survey, type Targets } from './survey.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const VIEWS = {
  wide: ['desktop', 'tablet'],
  phone: ['phone', 'landscape'],
} as const;
type Kind = keyof typeof VIEWS;

const OPTIONS: SurveyOptions = {
  mayScroll: [
    '.table-log',
    '.zoom-scroll',
    '.table-dialog-main',
    '.table-foot-details',
    '.table-draft-clans',
    '.table-popover',
    '.table-text',
    '.table-hint',
    '.table-sheet',
    // A column at the edge of a phone on its side.
    '[data-shape="landscape"] > .table-prompt',
  ],
  // One press shows the whole.
  mayCut: ['.table-news-text', '.table-tile-text'],
};

/** Actions of a phone are for thumbs. */
const THUMBS: Targets = [
  ['.table-actions button, .table-held, .table-menu-item, .table-curtain button', 44, 44],
  ['.table-dialog-head button, .table-choice-foot button, .table-clan-pick', 44, 44],
];

async function look(visit: Visit, name: string, moment: Moment, kind: Kind): Promise<void> {
  const { page } = visit;
  const [first, second] = VIEWS[kind];
  await page.setViewportSize(VIEWPORTS[first]);
  await sitDown(site, visit, { match: moment.match(), isPseudo: true });
  await moment.act?.(page);
  for (const view of [first, second]) {
    await page.setViewportSize(VIEWPORTS[view]);
    await page.locator(moment.shows).first().waitFor();
    await settled(visit);
    const isPhone = kind === 'phone';
    const options = {
      ...OPTIONS,
      within: frontOf(moment, isPhone),
      targets: isPhone ? THUMBS : [],
    };
    expect(await survey(page, options), `${name}, ${view}`).toEqual([]);
  }
}

const LIMIT = 180_000;
const CASES = (Object.keys(VIEWS) as Kind[]).flatMap((kind) =>
  [false, true].map((isText) => ({ kind, isText, name: isText ? 'in text mode' : 'drawn' })),
);

test.each(CASES)('$kind, $name', { timeout: LIMIT }, async ({ kind, isText }) => {
  const visit = await site.visit({
    lang: 'fr',
    viewport: VIEWS[kind][0],
    settings: { isTextMode: isText },
  });
  const wanted = Object.entries(MOMENTS).filter(
    ([, moment]) => (moment.on ?? kind) === kind && (moment.isText ?? false) === isText,
  );
  for (const [name, moment] of wanted) await look(visit, name, moment, kind);
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

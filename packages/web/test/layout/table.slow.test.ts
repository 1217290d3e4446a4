/** The table as full as it can be, on every viewport, in both languages and a third longer: all of it is on one screen. */
import { openSite, type Site, VIEWPORTS, type Visit } from '@testing/site.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled, sitDown } from './at-table.ts';
import { press } from './moments.ts';
import { dealt, FULL_X, fullTactics, matchFrom, PASSED_X, passedTactics } from './positions.ts';
import { missing, type SurveyOptions, survey } from './survey.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

/** What a browser's own bars leave of the phone. */
const LOW = { width: 360, height: 560 };
const VIEWS = {
  wide: [VIEWPORTS.desktop, VIEWPORTS.tablet],
  phone: [VIEWPORTS.phone, LOW, VIEWPORTS.landscape],
} as const;
type Kind = keyof typeof VIEWS;
type View = (typeof VIEWS)[Kind][number];

const isLandscape = ({ width, height }: View) => width > height;

interface Full {
  readonly match: () => ReturnType<typeof matchFrom>;
  readonly players: number;
  /** Cards in each army, the nearest first. */
  readonly cards: readonly number[];
  /** What the specification wants in sight, on wide tables and on phones. */
  readonly wide: readonly string[];
  readonly phone: readonly string[];
}

const COMMON = ['.table-prompt', '.table-actions .button', '.table-alert', '.table-header button'];
const X_WIDE = [
  '.table-far .table-score',
  '.table-near .table-score',
  '.table-far .table-discard',
  '.table-near .table-discard',
  '.table-far [data-piece="deck:1"]',
  '.table-near [data-piece="deck:0"]',
  '.table-tokens',
  '.table-tile',
  '.table-piles > .table-badge',
  '.table-removed',
];
const X_PHONE = [
  '.table-far .table-rail-force',
  '.table-near .table-rail-force',
  '.table-far .table-discard',
  '.table-near .table-discard',
  '.table-tokens',
  '.table-tile',
  '.table-line',
  // Who has the Wonder token.
  '.table-rail-holds',
];
const COMMON_PILES = ['.table-centre .table-discard', '.table-centre .table-count'];

const FULL: { readonly [name: string]: Full } = {
  'Gosu X': {
    match: () => matchFrom(FULL_X),
    players: 2,
    cards: [15, 15],
    wide: X_WIDE,
    phone: X_PHONE,
  },
  'Gosu X after a pass': {
    match: () => matchFrom(PASSED_X),
    players: 2,
    cards: [15, 15],
    wide: [...X_WIDE, '.table-timer'],
    phone: [...X_PHONE, '.table-timer'],
  },
  'Tactics for two': {
    match: () => matchFrom(fullTactics(2), 2),
    players: 2,
    cards: [14, 14],
    wide: [...COMMON_PILES, '.table-far .table-score', '.table-near .table-score'],
    phone: [...COMMON_PILES, '.table-near .table-rail-force', '.table-far .table-rail-force'],
  },
  'Tactics for three': {
    match: () => matchFrom(fullTactics(3), 3),
    players: 3,
    cards: [13, 13, 13],
    wide: [...COMMON_PILES, '.table-line', '.table-near .table-score'],
    phone: [...COMMON_PILES, '.table-tab', '.table-near .table-rail-force'],
  },
  'Tactics for four after a pass': {
    match: () => matchFrom(passedTactics(4), 4),
    players: 4,
    cards: [12, 12, 12, 12],
    wide: [...COMMON_PILES, '.table-line', '.table-near .table-score', '.table-timer'],
    phone: [...COMMON_PILES, '.table-tab', '.table-near .table-rail-force', '.table-timer'],
  },
};

function optionsFor(kind: Kind, view: View, isPseudo: boolean): SurveyOptions {
  const common = {
    // Texts made longer have longer words than any language.
    hasWholeWords: !isPseudo,
    mayScroll: ['.table-log', '.zoom-scroll'],
    // One press shows the whole.
    mayCut: ['.table-news-text', '.table-tile-text'],
  };
  if (kind === 'wide') return common;
  const isLow = isLandscape(view);
  return {
    ...common,
    targets: [
      ['button', 44, 44],
      // As high as the specification lets these lines be.
      ['.table-header button, .table-tab', 44, isLow ? 31 : 43],
      ['.table-centre button', 44, isLow ? 32 : 36],
      ['.table-card', isLow ? 48 : 62, 44],
    ],
  };
}

/** How many cards of each army are drawn, from the near one on. On a phone one opponent is seen at a time. */
function armiesIn(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.table-near .table-army, .table-far .table-army')]
      .sort((a, b) => b.getBoundingClientRect().top - a.getBoundingClientRect().top)
      .map((army) => army.querySelectorAll('.table-card').length),
  );
}

const LOOKS = [
  ['en', false],
  ['fr', false],
  ['fr', true],
] as const;

const CASES = (Object.keys(VIEWS) as Kind[]).flatMap((kind) =>
  LOOKS.map(([lang, isPseudo]) => ({ kind, lang, isPseudo, name: isPseudo ? 'longer' : lang })),
);

async function visiting(
  kind: Kind,
  lang: 'en' | 'fr',
  use: (visit: Visit) => Promise<void>,
): Promise<void> {
  const visit = await site.visit({ lang, viewport: kind === 'wide' ? 'desktop' : 'phone' });
  await use(visit);
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
}

const LIMIT = 120_000;

test.each(CASES)(
  'everything is in sight ($kind, $name)',
  { timeout: LIMIT },
  ({ kind, lang, isPseudo }) =>
    visiting(kind, lang, async (visit) => {
      const { page } = visit;
      for (const [name, full] of Object.entries(FULL)) {
        await page.setViewportSize(VIEWS[kind][0]);
        await sitDown(site, visit, { match: full.match(), isPseudo });
        for (const view of VIEWS[kind]) {
          const where = `${name}, ${view.width} x ${view.height}`;
          await page.setViewportSize(view);
          await settled(visit);
          expect(await survey(page, optionsFor(kind, view, isPseudo)), where).toEqual([]);
          expect(await missing(page, [...COMMON, ...full[kind]]), where).toEqual([]);
          const seen = kind === 'wide' ? full.cards : full.cards.slice(0, 2);
          expect(await armiesIn(page), where).toEqual(seen);
          expect(await page.locator('.table-held').count(), where).toBe(7);
        }
      }
    }),
);

describe('a window lower than a phone', () => {
  const LOWER = [
    { width: 320, height: 480 },
    { width: 360, height: 480 },
    { width: 360, height: 520 },
    { width: 375, height: 553 },
  ];
  /** As with a page enlarged four times: the rest of the table is scrolled to. */
  const LEAST = [
    { width: 320, height: 256 },
    { width: 240, height: 300 },
  ];
  const ASKED = ['.table-prompt', '.table-actions .button'];

  test.each(['Gosu X', 'Tactics for four after a pass'])('%s', (name) =>
    visiting('phone', 'fr', async (visit) => {
      const { page } = visit;
      await sitDown(site, visit, { match: (FULL[name] as Full).match() });
      for (const view of LOWER) {
        const where = `${view.width} x ${view.height}`;
        await page.setViewportSize(view);
        await settled(visit);
        const inSight = [...ASKED, '.table-question', '.table-header button'];
        expect(await missing(page, inSight), where).toEqual([]);
        const options = {
          mayScroll: ['.table-hand'],
          mayCut: ['.table-hand', '.table-line-name', '.table-news-text'],
        };
        expect(await survey(page, options), where).toEqual([]);
        // A card in hand, too, is in sight.
        expect(await missing(page, ['.table-hand-item:first-child']), where).toEqual([]);
      }
      for (const view of LEAST) {
        const where = `${view.width} x ${view.height}`;
        await page.setViewportSize(view);
        await settled(visit);
        expect(await missing(page, ASKED), where).toEqual([]);
        const last = page.locator('.table-held').last();
        await last.scrollIntoViewIfNeeded();
        await last.click({ trial: true });
        expect(await missing(page, ASKED), `${where}, scrolled`).toEqual([]);
        const [title, line] = await Promise.all(
          ['.table-round', '.table-header .table-line'].map((part) => rightAndLeft(page, part)),
        );
        if (title && line) expect(title.right, where).toBeLessThanOrEqual(line.left);
      }
    }),
  );
});

/** Where a part of the line on top begins and ends; null where it is not drawn. */
async function rightAndLeft(page: Page, selector: string) {
  const box = await page
    .locator(selector)
    .first()
    .boundingBox({ timeout: 500 })
    .catch(() => null);
  return box === null ? null : { left: box.x, right: box.x + box.width };
}

describe('the places of an army', () => {
  /** Where each column stands, in each army. */
  const columns = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.table-army')].map((army) =>
        [...(army.querySelector('.table-army-row')?.querySelectorAll('.table-place') ?? [])].map(
          (place) => Math.round(place.getBoundingClientRect().left),
        ),
      ),
    );

  test.each(['desktop', 'tablet', 'phone'] as const)(
    'stand over those they mirror, Troops outermost (%s)',
    (viewport) =>
      visiting(viewport === 'phone' ? 'phone' : 'wide', 'en', async (visit) => {
        const { page } = visit;
        await page.setViewportSize(VIEWPORTS[viewport]);
        await sitDown(site, visit, { match: matchFrom(FULL_X) });
        const [far, near] = await columns(page);
        expect(far).toHaveLength(5);
        expect(far).toEqual(near);
        const levels = await page
          .locator('.table-army-row')
          .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-level')));
        expect(levels).toEqual(['0', '1', '2', '2', '1', '0']);
      }),
  );

  test('are large enough to be hit where all armies are seen at once', () =>
    visiting('wide', 'en', async (visit) => {
      const { page } = visit;
      await sitDown(site, visit, { match: matchFrom(fullTactics(4), 4) });
      for (const view of VIEWS.wide) {
        await page.setViewportSize(view);
        const small = await page.locator('.table-opponent .table-card').evaluateAll((cards) =>
          cards.filter((card) => {
            const { width, height } = card.getBoundingClientRect();
            return width < 40 || height < 30;
          }),
        );
        expect(small).toEqual([]);
      }
    }));
});

describe('text of the largest size on a table with columns', () => {
  const options = {
    hasWholeWords: true,
    mayScroll: ['.table-log', '.zoom-scroll', '.table-prompt-text', '.table-draft-clans'],
    mayCut: ['.table-news-text', '.table-tile-text'],
  };

  test.each([
    ['en', 120],
    ['fr', 130],
  ] as const)('shows all there is to know of every seat (%s, %i)', async (lang, textSize) => {
    const visit = await site.visit({ lang, settings: { textSize } });
    for (const [name, { match }] of Object.entries(FULL)) {
      await sitDown(site, visit, { match: match() });
      expect(await survey(visit.page, options), name).toEqual([]);
    }
    await visit.context.close();
  });

  test.each([
    ['en', 140],
    ['en', 150],
    ['fr', 150],
  ] as const)('leaves the armies their room (%s, %i)', async (lang, textSize) => {
    const visit = await site.visit({ lang, settings: { textSize } });
    const { page } = visit;
    for (const match of [matchFrom(FULL_X), matchFrom(fullTactics(2)), dealt('gosu-x')]) {
      await sitDown(site, visit, { match });
      for (const view of VIEWS.wide) {
        const where = `${match.game}, ${view.width} x ${view.height}`;
        await page.setViewportSize(view);
        await settled(visit);
        expect(await survey(page, options), where).toEqual([]);
        const sizes = await page
          .locator('.table-army .table-card, .table-clan-panel')
          .evaluateAll((all) =>
            all.map((each) => {
              const { width, height } = each.getBoundingClientRect();
              return { width, height };
            }),
          );
        expect(sizes.length, where).toBeGreaterThan(0);
        expect(Math.min(...sizes.map(({ width }) => width)), where).toBeGreaterThan(70);
        expect(Math.min(...sizes.map(({ height }) => height)), where).toBeGreaterThan(45);
      }
    }
    await visit.context.close();
  });
});

describe('turning the device', () => {
  test('keeps what is selected', () =>
    visiting('phone', 'fr', async (visit) => {
      const { page } = visit;
      await sitDown(site, visit, { match: matchFrom(FULL_X) });
      await press(page, '[data-handle="hand:tourach"]');
      const selected = page.locator('.table-held[data-mark="selected"]');
      await selected.waitFor();
      for (const view of [VIEWPORTS.landscape, VIEWPORTS.phone]) {
        await page.setViewportSize(view);
        await settled(visit);
        expect(await selected.getAttribute('data-handle')).toBe('hand:tourach');
        expect(await page.locator('.table-choice').count()).toBe(1);
      }
    }));

  test('the primary button is in the lower third, and changes sides with the hand', async () => {
    for (const isLeftHanded of [false, true]) {
      const visit = await site.visit({ viewport: 'phone', settings: { isLeftHanded } });
      await sitDown(site, visit, { match: matchFrom(FULL_X) });
      const button = await visit.page.locator('.table-prompt .button').first().boundingBox();
      const middle = (button?.x ?? 0) + (button?.width ?? 0) / 2;
      expect(button?.y).toBeGreaterThan((VIEWPORTS.phone.height * 2) / 3);
      expect(middle < VIEWPORTS.phone.width / 2).toBe(isLeftHanded);
      await visit.context.close();
    }
  });
});

/**
 * Any card can be read in full wherever it is met (C-19): by pointing at it, by coming to it with the keyboard, and by a
 * tap. What is read is the whole of its text, the meaning of its keywords, and its rulings.
 */
import type { Lang } from '@open-gosu/kernel';
import { openSite, type Site, type Visit } from '@testing/site.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedTerms } from '../../src/cards/terms.ts';
import type { BookCard } from '../../src/engine/book.ts';
import { bookOf } from '../../src/engine/books.ts';
import type { GameId, Match } from '../../src/engine/match.ts';
import { keepMatch, settled, sitDown } from '../layout/at-table.ts';
import { MOMENTS, type Moment, press } from '../layout/moments.ts';
import { dealt, FULL_X, fullTactics, matchFrom, tried } from '../layout/positions.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

interface Zone {
  readonly match: () => Match;
  readonly card: string;
  /** What stands for the card there. */
  readonly target: string;
  readonly open?: (page: Page) => Promise<void>;
  readonly hash?: string;
}

const full = () => matchFrom(FULL_X);
const captured = () => tried('gosu-x', 'petal-faeries', 'play petal-faeries', 'target p1:I1');
const LOG_ENTRY = 3;

async function openLog(page: Page): Promise<void> {
  await press(page, '.table-header > button');
  await press(page, `.table-menu-item >> nth=${LOG_ENTRY}`);
}

/** On a phone a seat is behind its force, on a wide table behind what is known of its hand. */
async function openSeat(page: Page, side: 'near' | 'far'): Promise<void> {
  const rail = page.locator(`.table-${side} .table-rail-force`);
  if ((await rail.count()) > 0) await rail.tap();
  else await press(page, `.table-${side} .table-piles button.table-count`);
}

async function openDeck(page: Page): Promise<void> {
  await openSeat(page, 'near');
  const inSeat = page.locator('.table-seat-dialog button.table-count');
  if (await page.locator('.table-seat-dialog').isVisible()) await inSeat.first().tap();
}

const ZONES: { readonly [name: string]: Zone } = {
  'the hand': { match: full, card: 'orgah', target: '[data-handle="hand:orgah"]' },
  'one’s own army': { match: full, card: 'hemro', target: '[data-handle="p0:II1"]' },
  'the other army': { match: full, card: 'bhj-tomorrow', target: '[data-handle="p1:III1"]' },
  'a captive': { match: full, card: 'timer', target: '[data-handle="p1:I4"]' },
  'a discard pile': {
    match: full,
    card: 'volantis',
    target: '.table-modal [data-zoom="volantis"]',
    open: (page) => press(page, '.table-near .table-discard'),
  },
  'a list to choose from': {
    match: () => tried('gosu-x', 'elle', 'play elle'),
    card: 'galmi-avatar',
    target: '.table-modal [data-zoom="galmi-avatar"]',
  },
  'the log': {
    match: captured,
    card: 'nikhilesh',
    target: '.table-modal .table-log .card-name[data-zoom="nikhilesh"]',
    open: openLog,
  },
  'a question': {
    match: () => tried('gosu-x', 'spoil-seekers', 'play spoil-seekers'),
    card: 'spoil-seekers',
    target: '.table-prompt .card-name',
  },
  'the draft': {
    match: () => dealt('gosu-x'),
    card: 'red-circle',
    target: '.table-modal [data-handle="card:red-circle"]',
    open: (page) => press(page, '.table-clan-cards >> nth=1'),
  },
  'a battle': {
    match: (MOMENTS['a battle'] as Moment).match,
    card: 'smook',
    target: '.table-battle .card-name[data-zoom="smook"]',
    open: async (page) => {
      await (MOMENTS['a battle'] as Moment).act?.(page);
      await press(page, '.table-battle-cards > summary');
    },
  },
  'a position of the past': {
    match: captured,
    card: 'nikhilesh',
    target: '[data-handle="p1:I1"]',
    open: async (page) => {
      await (MOMENTS['a position of the past'] as Moment).act?.(page);
      await page.locator('.table[data-state="past"]').waitFor();
    },
  },
  'what is known of a seat': {
    match: () => tried('gosu-x', 'arrows-of-justice', 'play arrows-of-justice'),
    card: 'navaj',
    target: '.table-modal [data-handle="card:navaj"]',
    open: async (page) => {
      await press(page, '.table-dialog-head button');
      await openSeat(page, 'far');
    },
  },
  'what a deck may hold': {
    match: full,
    card: 'arrows-of-justice',
    target: '.table-modal [data-handle="card:arrows-of-justice"]',
    open: openDeck,
  },
  'a replay': {
    match: captured,
    card: 'petal-faeries',
    target: '[data-handle="p0:I4"]',
    hash: '#/replay/table/2',
  },
  'an army of goblins': {
    match: () => matchFrom(fullTactics(3), 3),
    card: 'prescient',
    target: '[data-handle="p0:I1"]',
  },
};

async function arrive(visit: Visit, { match, open, hash }: Zone): Promise<void> {
  const { page } = visit;
  if (hash === undefined) {
    await sitDown(site, visit, { match: match() });
  } else {
    await keepMatch(site, visit, { match: match() });
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await page.locator('.table[data-ply]').waitFor();
  }
  await open?.(page);
  await settled(visit);
}

function cardOf(game: GameId, id: string, lang: Lang): BookCard {
  const card = bookOf({ game, lang }).cards.find((each) => each.id === id);
  if (card === undefined) throw new Error(`no such card: ${id}`);
  return card;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All of it that anybody might want to read. */
function wantedTexts(game: GameId, id: string, lang: Lang): readonly string[] {
  const card = cardOf(game, id, lang);
  const { terms } = bookOf({ game, lang });
  const keywords = game === 'gosu-x' ? printedTerms(card) : [];
  const glosses = keywords.flatMap((term) => terms.find((each) => each.id === term)?.gloss ?? []);
  return [card.name, ...card.texts, ...glosses, ...card.rulings.map(({ text }) => text)].map(tidy);
}

/** Without the glosses that wait inside of its sentences to pop up. */
function printedIn(card: Element): string {
  const copy = card.cloneNode(true) as Element;
  for (const gloss of copy.querySelectorAll('.term-gloss')) gloss.remove();
  return copy.textContent ?? '';
}

/** Until the card is there to be read; then what of it is not in what is read. */
async function unread({ page }: Visit, zone: Zone, lang: Lang): Promise<readonly string[]> {
  const { game } = zone.match();
  const { name } = cardOf(game, zone.card, lang);
  // In front of a table whose own panel may still show another card.
  const shown = page.locator('.zoom-card', { has: page.getByRole('heading', { name }) }).last();
  await shown.waitFor();
  const text = tidy(await shown.evaluate(printedIn));
  return wantedTexts(game, zone.card, lang).filter((wanted) => !text.includes(wanted));
}

/** The card comes first, what its words mean a moment later. */
async function expectRead(visit: Visit, zone: Zone, lang: Lang, name: string): Promise<void> {
  await expect
    .poll(() => unread(visit, zone, lang), { message: name, timeout: 10_000 })
    .toEqual([]);
}

const CASES = Object.keys(ZONES);

// By which means and in which language are apart from each other: not every mixture is tried.
test('by pointing', async () => {
  const visit = await site.visit({ lang: 'en', settings: { theme: 'dark' } });
  for (const name of CASES) {
    const zone = ZONES[name] as Zone;
    await arrive(visit, zone);
    await visit.page.mouse.move(2, 2);
    await visit.page.locator(zone.target).first().hover();
    await expectRead(visit, zone, 'en', name);
  }
  await visit.context.close();
});

test('by the keyboard', async () => {
  const visit = await site.visit({ lang: 'fr', settings: { theme: 'light' } });
  for (const name of CASES) {
    const zone = ZONES[name] as Zone;
    await arrive(visit, zone);
    await visit.page.mouse.move(2, 2);
    // The focus is shown to those who came by a key.
    await visit.page.keyboard.press('Tab');
    await visit.page.locator(zone.target).first().focus();
    await expectRead(visit, zone, 'fr', name);
  }
  await visit.context.close();
});

test.each(['en', 'fr'] as const)('by a tap, on a phone (%s)', async (lang) => {
  const visit = await site.visit({ lang, viewport: 'phone', settings: { theme: 'dark' } });
  for (const name of CASES) {
    const zone = ZONES[name] as Zone;
    await arrive(visit, zone);
    const ply = () => visit.page.locator('.table').getAttribute('data-ply');
    const before = await ply();
    await press(visit.page, zone.target);
    await expectRead(visit, zone, lang, name);
    // Nothing was done by it.
    expect(await ply(), name).toBe(before);
  }
  await visit.context.close();
});

test('a mouse in a small window: pointing brings nothing over the cards, a click does', async () => {
  for (const viewport of ['phone', 'landscape'] as const) {
    const visit = await site.visit({ viewport, context: { hasTouch: false, isMobile: false } });
    const { page } = visit;
    await sitDown(site, visit, { match: full() });
    const held = page.locator('[data-handle="hand:orgah"]');
    const own = page.locator('[data-handle="p0:II1"]');
    for (const card of [held, own]) {
      await card.hover();
      // Longer than pointing takes where it shows a card.
      await page.waitForTimeout(400);
      expect(await page.locator('.zoom-sheet').count(), viewport).toBe(0);
    }
    await held.click();
    await page.locator('.table-choice .zoom-card, .zoom-sheet').first().waitFor();
    await visit.context.close();
  }
});

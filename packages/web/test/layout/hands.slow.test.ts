/** Hands of every size on a phone held upright: each card with its name, its value and its cost. */
import { openSite, type Site, VIEWPORTS } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameId } from '../../src/engine/match.ts';
import { settled, sitDown } from './at-table.ts';
import { matchFrom } from './positions.ts';
import { survey } from './survey.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

/** Every level is among the first five; long names, two places for tokens, several signs. */
const HANDS: { readonly [G in GameId]: readonly string[] } = {
  'gosu-x': [
    'bhj-goan-sul',
    'atalanta',
    'alpha-dead',
    'bombers',
    'justice',
    'guardians-of-night',
    'hempo',
    'bhj-justice',
    'arrows-of-justice',
    'orgah',
    'goan-sul',
    'spirits-of-smook',
  ],
  'gosu-tactics': [
    'bone-lord',
    'gravedigger-x',
    'huntmaster',
    'cataclyst',
    'revenant-x',
    'high-prophet',
    'panopticon',
    'necromancer',
    'incendiary',
    'prescient-x',
    'matriarch',
    'artificer',
  ],
};
const GAMES = Object.keys(HANDS) as GameId[];
const SIZES = HANDS['gosu-x'].map((_, index) => index + 1);

function handOf(game: GameId, size: number) {
  const hand = HANDS[game].slice(0, size);
  const none = [[], [], []];
  const clans = (own: readonly string[]) => (game === 'gosu-x' ? { clans: own } : {});
  return matchFrom({
    game,
    seed: 1,
    round: 1,
    toPlay: 0,
    ...(game === 'gosu-x' ? { fill: true } : {}),
    players: [
      { ...clans(['goan-sul', 'abhilasha', 'justice']), hand, army: none },
      { ...clans(['tomorrow', 'narashima', 'phoenix']), hand: [], army: none },
    ],
  });
}

/** All there are between a small phone and a large one. */
const NARROW = { width: 320, height: 568 };
const PHONES = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
];

const CASES = GAMES.flatMap((game) => (['en', 'fr'] as const).map((lang) => ({ game, lang })));

/** Printed where nobody stands yet. */
test.each(CASES)('the names of empty rows: $game, $lang', async ({ game, lang }) => {
  const visit = await site.visit({ lang, viewport: 'phone' });
  await sitDown(site, visit, { match: handOf(game, 1) });
  for (const view of [...PHONES, VIEWPORTS.landscape]) {
    await visit.page.setViewportSize(view);
    await settled(visit);
    expect(await visit.page.locator('.table-near .table-row-name').count()).toBe(3);
    const options = { within: ['.table-near'], hasWholeWords: true };
    expect(await survey(visit.page, options), `${view.width} x ${view.height}`).toEqual([]);
  }
  await visit.context.close();
});

test.each(CASES)('$game, $lang', { timeout: 120_000 }, async ({ game, lang }) => {
  const visit = await site.visit({ lang, viewport: 'phone' });
  const { page } = visit;
  for (const size of SIZES) {
    await sitDown(site, visit, { match: handOf(game, size) });
    expect(await page.locator('.table-held').count()).toBe(size);
    // So many are rare, and there a card would be as narrow as its value.
    for (const view of size > 10 ? PHONES : [NARROW, ...PHONES]) {
      await page.setViewportSize(view);
      await settled(visit);
      const where = `${size} cards, ${view.width} x ${view.height}`;
      expect(await survey(page, { within: ['.table-hand'] }), where).toEqual([]);
    }
  }
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

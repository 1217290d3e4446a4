/** OPEN marks as they are drawn, and as they are told, are the engine's, over random games (C-1 L5). */
import { openSite, type Site } from '@testing/site.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '../../src/engine/match.ts';
import { playedOf } from '../../src/engine/play.ts';
import { openPlaces } from '../engine/scene-property.ts';
import { TABLES, type TableOf, tableName, watch } from '../engine/tables.ts';
import { keepMatch } from '../layout/at-table.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

/** Positions looked at in each game. */
const POSITIONS = 14;

function openIn(table: TableOf, match: Match): string[] {
  const { state } = playedOf(match);
  return Array.from({ length: table.players }, (_, seat) => openPlaces(table, state, seat))
    .flat()
    .sort();
}

/** By the notch that is punched out of a card, by the mark for programs, and by the name that is read out. */
function openOnPage(page: Page): Promise<{ notched: string[]; marked: string[]; told: string[] }> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('.table-army .table-card')];
    const places = (is: (card: HTMLElement) => boolean) =>
      cards
        .filter(is)
        .map(({ dataset }) => dataset.handle ?? '')
        .sort();
    return {
      notched: places((card) => card.querySelector('.card-notch') !== null),
      marked: places(({ dataset }) => dataset.open !== undefined),
      told: places((card) => (card.getAttribute('aria-label') ?? '').split(', ').includes('OPEN')),
    };
  });
}

test.each(TABLES)('$game for $players', async (table) => {
  const visit = await site.visit({ viewport: 'desktop' });
  const { page } = visit;
  const matches: Match[] = [];
  const whole = watch(table, `marks ${tableName(table)}`, (match) => matches.push(match));
  await keepMatch(site, visit, { match: whole, id: 'game' });
  const every = Math.floor(matches.length / POSITIONS);
  let seen = 0;
  for (const [ply, match] of matches.entries()) {
    if (ply % every !== every - 1) continue;
    const where = `${tableName(table)}, after ${ply} answers`;
    await page.evaluate((to) => {
      location.hash = `#/replay/game/${to}`;
    }, ply);
    await page.locator(`.table[data-ply="${ply}"]`).waitFor();
    const wanted = openIn(table, match);
    const { notched, marked, told } = await openOnPage(page);
    expect(marked, where).toEqual(wanted);
    expect(told, where).toEqual(wanted);
    expect(notched, where).toEqual(wanted);
    seen += wanted.length;
  }
  expect(seen).toBeGreaterThan(POSITIONS);
  await visit.context.close();
});

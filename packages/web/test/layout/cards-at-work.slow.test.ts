/** What a card in an army costs when it is marked or moved: a table has thirty of them, and a slow phone draws them all. */
import { openSite, type Site } from '@testing/site.ts';
import { workOf } from '@testing/styled.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitDown } from './at-table.ts';
import { FULL_X, matchFrom } from './positions.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const CARD = `document.querySelector('.table-army .table-card > .card:not(.card-back)')`;

test.each(['desktop', 'phone'] as const)('a card in an army, on a %s', async (viewport) => {
  const visit = await site.visit({ viewport });
  const { page } = visit;
  await sitDown(site, visit, { match: matchFrom(FULL_X) });
  expect(await workOf(page, '')).toEqual({ layouts: 0, styles: 0 });
  // Lifted, moved or paled, it is not laid out, neither when that begins nor when it ends.
  for (const [property, value] of [
    ['zIndex', '2'],
    ['transform', 'scale(1.06)'],
    ['opacity', '0.5'],
  ]) {
    for (const set of [value, '']) {
      const work = await workOf(page, `${CARD}.parentElement.style.${property} = '${set}'`);
      expect(work, property).toEqual({ layouts: 0, styles: 1 });
    }
  }
  // With a ring around it, what is in it keeps its style: it is never as low as a button would have it at first.
  const stylesFor = async (code: string) => (await workOf(page, code)).styles;
  const ring = `Object.assign(document.createElement('span'), { className: 'card-ring' })`;
  expect(await stylesFor(`${CARD}.append(${ring})`)).toBe(1);
  expect(await stylesFor(`${CARD}.lastElementChild.remove()`)).toBe(1);
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

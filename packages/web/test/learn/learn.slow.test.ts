/** Lessons in the built page: every task is done by touching what is marked, and what was learnt is remembered. */
import { violations } from '@testing/axe.ts';
import { openSite, type Site, type Visit, type VisitOptions } from '@testing/site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LESSONS } from '../../src/learn/lessons.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Where the lesson stands: what to press next, as a selector, or its end. */
async function nextIn({ page }: Visit): Promise<string | null> {
  const found = await page.waitForFunction(() => {
    const isThere = (selector: string) => document.querySelector(selector) !== null;
    if (isThere('.learn-next')) return 'end';
    // What was just given is not answered yet.
    if (isThere('.table-commit[aria-disabled]')) return null;
    const ways = [
      '.table-dialog:has(.learn-task) .button-primary',
      '.table-battle .button',
      '.table-commit:not([aria-disabled="true"])',
      '.table-dialog [data-mark="target"]',
      '.table[data-state="mine"] [data-mark="target"][data-handle]',
      '.table[data-state="mine"] [data-mark="legal"][data-handle]:not([data-handle="tokens"])',
      '.table[data-state="mine"] [data-quick]',
    ];
    return ways.find(isThere) ?? null;
  });
  const way = await found.jsonValue();
  return way === 'end' ? null : way;
}

/** Does the lesson to its end; gives how often something was pressed. */
async function take(visit: Visit, id: string, press: 'tap' | 'click'): Promise<number> {
  await visit.open(`#/learn/${id}`);
  for (let presses = 0; presses < 80; presses++) {
    const way = await nextIn(visit);
    if (way === null) return presses;
    // What it leads to may be there before the press is over.
    await visit.page
      .locator(way)
      .last()
      [press]({ timeout: 1500 })
      .catch(() => undefined);
  }
  throw new Error(`${id} does not end: ${await visit.page.locator('.table-question').innerText()}`);
}

const VISITS: readonly (readonly [string, VisitOptions, 'tap' | 'click'])[] = [
  ['on a phone, in French', { viewport: 'phone', lang: 'fr' }, 'tap'],
  ['on a desktop', {}, 'click'],
];

describe.each(VISITS)('%s', (_, options, press) => {
  test('every lesson can be done from its first word to its last', async () => {
    const visit = await site.visit(options);
    for (const { id } of LESSONS) expect(await take(visit, id, press)).toBeGreaterThan(3);
    await visit.open('#/learn');
    await visit.page.locator('.learn-list').first().waitFor();
    const rows = await visit.page.locator('.learn-list li').allInnerTexts();
    expect(rows).toHaveLength(LESSONS.length);
    for (const row of rows) expect(row).toContain('✓');
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  }, 240_000);
});

test('a lesson is where it was after a reload, and only its task can be done', async () => {
  const visit = await site.visit();
  const { page } = visit;
  await visit.open('#/learn/place');
  await page.locator('.table-held[data-mark="legal"]').click();
  await page.locator('.table-commit').click();
  const task = page.getByText('Play Muraena beside her.').first();
  await task.waitFor();
  await page.reload();
  await task.waitFor();
  await expect.poll(() => page.locator('.table-held[data-mark="legal"]').count()).toBe(1);
  await page.locator('.table-held:not([data-mark="legal"])').first().click();
  await page.locator('.table-question', { hasText: 'This is not asked for now.' }).waitFor();
  expect(await page.locator('.table-commit').count()).toBe(0);
  await visit.context.close();
});

test.each(['en', 'fr'] as const)('nobody is kept out of them (%s)', async (lang) => {
  const visit = await site.visit({ lang });
  const { page } = visit;
  await visit.open('#/learn');
  await page.locator('.learn-list').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await visit.open('#/learn/place');
  await page.locator('.learn-task').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator('.table-dialog .learn-task').waitFor();
  expect(await violations(page)).toEqual([]);
  await visit.context.close();
});

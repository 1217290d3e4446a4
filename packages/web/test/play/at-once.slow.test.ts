/** What a tap does is drawn before the engine has answered: here the engine takes a second for every answer. */
import { openSite, type Site, type Visit } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitDown } from '../layout/at-table.ts';
import { tried } from '../layout/positions.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

/** From now on what the page asks the engine arrives late. */
async function slowDown({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      setTimeout(() => Reflect.apply(send, this, message), 1000);
    };
  });
}

test.each(['desktop', 'phone'] as const)(
  'a choice is marked, an answer is taken, and once is enough (%s)',
  async (viewport) => {
    const visit = await site.visit({ viewport });
    const { page } = visit;
    await sitDown(site, visit, { match: tried('gosu-x', 'petal-faeries') });
    const card = page.locator('[data-handle="hand:petal-faeries"][data-mark="legal"]');
    await card.waitFor();
    const before = Number(await page.locator('.table').getAttribute('data-ply'));
    await slowDown(visit);

    await card.click();
    await page.locator('[data-handle="hand:petal-faeries"][data-mark="selected"]').waitFor();
    expect(await page.locator('.table-plan').getAttribute('aria-busy')).toBe('true');
    const commit = page.locator('.table-commit');
    await commit.click();
    await page.locator('.table-commit[aria-disabled="true"]').waitFor();
    expect(await page.locator('.table').getAttribute('data-ply')).toBe(String(before));
    await commit.click({ force: true });

    await page.locator(`.table[data-ply="${before + 1}"]`).waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  },
);

/**
 * What a tap does is drawn before the engine has answered (here the engine takes a second for every answer), and what is drawn
 * a moment behind gives no answer to a question nobody has read.
 */
import { openSite, type Site, type Visit } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitDown } from '../layout/at-table.ts';
import { matchFrom, tried } from '../layout/positions.ts';

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

/** Two cards of the viewer's are about to be destroyed, and each may be answered: twice the same question, with the same codes. */
const TWICE = {
  ...matchFrom({
    game: 'gosu-x',
    toPlay: 1,
    players: [
      {
        clans: ['abhilasha', 'galmi', 'justice'],
        hand: ['red-circle', 'elle'],
        army: [['red-circle', 'guardians-of-night'], ['solok']],
      },
      {
        clans: ['goan-sul', 'tomorrow', 'phoenix'],
        hand: ['goan-sul', 'bombers', 'hempo'],
        army: [['bombers'], ['smook']],
      },
    ],
  }),
  answers: ['play goan-sul', 'clan abhilasha'],
};

test('a button that is pressed as fast as can be answers only what is read', async () => {
  const visit = await site.visit();
  const { page } = visit;
  await sitDown(site, visit, { match: TWICE });
  const ply = TWICE.answers.length;
  await page.locator('.table-word', { hasText: 'destroyed' }).waitFor();
  const presses = await page.evaluate(async () => {
    const read = () => document.querySelector('.table-prompt')?.textContent;
    const first = read();
    let count = 0;
    // In turn with all else the page does, so between any two steps of its drawing.
    const { port1, port2 } = new MessageChannel();
    const next = () =>
      new Promise<void>((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(0);
      });
    for (const end = performance.now() + 5000; read() === first && performance.now() < end; ) {
      const words = [...document.querySelectorAll<HTMLElement>('.table-word')];
      words.find(({ textContent }) => textContent?.includes('destroyed'))?.click();
      count++;
      await next();
    }
    return count;
  });
  expect(presses).toBeGreaterThan(1);
  await page.locator(`.table[data-ply="${ply + 1}"][data-state="mine"]`).waitFor();
  // What it led to would come soon.
  await page.waitForTimeout(500);
  expect(await page.locator('.table').getAttribute('data-ply')).toBe(String(ply + 1));
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

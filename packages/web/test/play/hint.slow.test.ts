/** The hint ladder in the built page (N3): each rung within its time, thought out beside the table, which goes on being drawn. */
import { openSite, type Site } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayIn } from '../../src/i18n/language.ts';
import { WORDS } from '../../src/table/words.ts';
import { sitDown } from '../layout/at-table.ts';
import { FULL_X, fullTactics, matchFrom, tried } from '../layout/positions.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Milliseconds for each rung (N3). */
const BUDGET = 1500;
const THINKS = sayIn(WORDS, 'en')('hintThinks');

interface Rung {
  /** From the key to the advice, in milliseconds. */
  readonly took: number;
  /** The longest time between two frames meanwhile. */
  readonly frame: number;
}

test.each([
  ['full armies, Gosu X', () => matchFrom(FULL_X)],
  ['full armies, GOSU Tactics', () => matchFrom(fullTactics(4), 4)],
  ['an action of a turn', () => tried('gosu-x', 'petal-faeries')],
] as const)('%s: three rungs', { timeout: 60_000 }, async (name, match) => {
  const visit = await site.visit();
  const { page } = visit;
  await sitDown(site, visit, { match: match() });
  await page.locator('.table[data-state="mine"]').waitFor();
  const rungs: Rung[] = [];
  for (let rung = 1; rung <= 3; rung++) {
    rungs.push(
      await page.evaluate(
        ([thinks, title]) =>
          new Promise<Rung>((resolve) => {
            const begun = performance.now();
            let last = begun;
            let frame = 0;
            const look = (now: number) => {
              frame = Math.max(frame, now - last);
              last = now;
              const panel = document.querySelector('.table-hint');
              const isThere =
                panel?.getAttribute('aria-label')?.includes(title) === true &&
                panel.querySelector('p')?.textContent !== thinks;
              if (isThere) resolve({ took: Math.round(now - begun), frame: Math.round(frame) });
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
          }),
        [THINKS, String(rung)] as const,
      ),
    );
  }
  console.log(
    `${name}: ${rungs.map(({ took, frame }) => `${took} ms (frame ${frame})`).join(', ')}`,
  );
  for (const { took } of rungs) expect(took).toBeLessThanOrEqual(BUDGET);
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

/** A whole game after the network is gone: nothing is loaded from anywhere once the page has been there. */
import { FOR_LATER, openSite } from '@testing/site.ts';
import { expect, test } from 'vitest';
import { WORDS } from '../../src/home/words.ts';
import { sayIn } from '../../src/i18n/language.ts';
import { mouse } from './hands.ts';
import { LONG } from './player.ts';
import { playWhole, repeatable, sitDown } from './table.ts';

test('a whole game without a network', { timeout: LONG }, async ({ task }) => {
  const site = await openSite(undefined, FOR_LATER);
  const deal = { game: 'gosu-x', lang: 'en', others: ['bot'], seed: 'offline' } as const;
  const sitting = await sitDown(site, deal, {}, ({ page }) => mouse(page));
  try {
    await repeatable(sitting, task, async () => {
      const { page, visit } = sitting;
      await page
        .locator('.home-footer')
        .getByText(sayIn(WORDS, deal.lang)('worksOffline'))
        .waitFor({ timeout: 60_000 });
      await visit.context.setOffline(true);
      site.stop();
      await page.reload();
      await expect(fetch(site.address)).rejects.toThrow();
      await playWhole(sitting);
    });
  } finally {
    await site.close();
  }
});

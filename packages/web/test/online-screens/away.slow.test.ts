/** The link of a match while its server is away, and what is wrong at a table told to who runs it, in a real browser. */
import { FOR_LATER, openVisits } from '@testing/site.ts';
import { expect, test } from 'vitest';
import { guest, makes, openWhole, sits } from './support.ts';

test('a match is reported from its menu; its link opens the page without the server (E6, C-14 R2)', async () => {
  const served = await openWhole();
  const visits = await openVisits(served.base);
  try {
    const ada = await guest(served.base, 'Ada');
    const id = await makes(ada);
    await sits(await guest(served.base, 'Bo'), id);
    const { page, context } = await visits.visit({ context: FOR_LATER });
    await context.addCookies([{ name: 'session', value: ada.cookie, url: served.base }]);
    await page.goto(`${served.base}/m/${id}`);
    await page.locator('.table[data-ply]').waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Report this match…' }).click();
    await page.getByLabel('Cheating').check();
    await page.getByLabel('More about it (not needed)').fill('Knew my hand.');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page.getByText('Reported, with what was said').first().waitFor();

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await served.close();
    await page.goto(`${served.base}/m/${id}`);
    await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor();
    expect(page.url()).toBe(`${served.base}/#/match/${id}`);
    await context.close();
  } finally {
    await visits.close();
    await served.close().catch(() => undefined);
  }
});

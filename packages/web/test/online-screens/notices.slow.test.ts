/** E4: an address of one's own and a reminder, set in a real browser on a real server, and kept there; axe-core finds nothing. */
import { violations } from '@testing/axe.ts';
import { BUILT, openVisits, type Visit } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReceiver, type Receiver } from '../../../server/test/accounts/receiver.ts';
import { type Guest, guest, openServer, type Served } from './support.ts';

let served: Served;
let receiver: Receiver;
let visits: Awaited<ReturnType<typeof openVisits>>;

beforeAll(async () => {
  served = await openServer({ PAGE_DIR: BUILT, WEBHOOKS: 'any' });
  receiver = await openReceiver();
  visits = await openVisits(served.base);
});
afterAll(async () => {
  await visits?.close();
  await receiver?.close();
  await served?.close();
});

async function myself(who: Guest, lang: 'en' | 'fr', { base } = served): Promise<Visit> {
  const visit = await visits.visit({ lang });
  await visit.context.addCookies([{ name: 'session', value: who.cookie, url: base }]);
  await visit.page.goto(`${base}/#/me`);
  return visit;
}

test('an address is given, called, seen to fail, and taken away, with the keyboard', async () => {
  const ada = await guest(served.base, 'Ada');
  const { page, context, complaints } = await myself(ada, 'en');
  const address = page.getByLabel('Call a web address (webhook)');
  await address.fill(receiver.url);
  await address.press('Enter');
  const secret = page.getByLabel('Secret of the signatures');
  expect(await secret.inputValue()).toMatch(/^whsec_/);
  await page.getByText('A first message is on its way').waitFor({ state: 'attached' });
  await expect.poll(() => receiver.received.length).toBe(1);
  await page.getByLabel('8 hours').press('Space');
  await expect.poll(() => ada.api.notices({})).toMatchObject({ value: { remind: 8 } });
  await expect.poll(() => page.getByLabel('8 hours').isChecked()).toBe(true);
  // Another choice does not take it out of sight.
  expect(await secret.inputValue()).toMatch(/^whsec_/);
  expect(await violations(page)).toEqual([]);

  await served.server.parts.store.notices.hookFailed(ada.id, receiver.url, 5);
  await page.reload();
  await page.getByText('this address is called no more').waitFor();
  expect(await page.getByLabel('Secret of the signatures').count()).toBe(0);
  expect(await page.getByLabel('8 hours').isChecked()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Call no address' }).press('Enter');
  await expect.poll(() => address.inputValue()).toBe('');
  expect(await address.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await ada.api.notices({})).toMatchObject({ value: { hook: null, remind: 8 } });
  expect(complaints).toEqual([]);
  await context.close();
});

test('what the server refuses is said, in French', async () => {
  const bo = await guest(served.base, 'Bo', 'fr');
  const { page, context } = await myself(bo, 'fr');
  await page.getByLabel('Appeler une adresse (webhook)').fill('https://bo@exemple.fr/');
  await page.getByRole('button', { name: 'Utiliser cette adresse' }).click();
  await page.getByText('le serveur n’appelle pas une telle adresse').waitFor();
  expect(await bo.api.notices({})).toMatchObject({ value: { hook: null } });
  await context.close();
});

test('of a server that only calls addresses, no more is promised where the clock is chosen', async () => {
  const cleo = await guest(served.base, 'Cleo');
  const { page, context, complaints } = await myself(cleo, 'en');
  await page.goto(`${served.base}/#/online/new/gosu-x`);
  await page.getByText('this server can call a web address of yours').waitFor();
  expect(await page.getByText('can tell you when it is your turn').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  ['without any way to tell somebody', {}, 0],
  ['that sends notifications only', { VAPID_SUBJECT: 'mailto:tests@example.org' }, 1],
])('a server %s: %j, reminders %i', async (_, env, count) => {
  const other = await openServer({ PAGE_DIR: BUILT, WEBHOOKS: 'off', ...env });
  const cy = await guest(other.base, 'Cy');
  const { page, context } = await myself(cy, 'en', other);
  await page.getByText('This server calls no addresses of players').waitFor();
  await expect.poll(() => page.getByLabel('8 hours').count()).toBe(count);
  await context.close();
  await other.close();
});

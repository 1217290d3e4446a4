/** From the first page to a match against a friend, by a link; and what keeps a name, in a real browser with the real server. */

import { violations } from '@testing/axe.ts';
import { OTHER_NAME } from '@testing/chromium.ts';
import { FOR_LATER, openSite, openVisits, type Visit } from '@testing/site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../layout/at-table.ts';
import { modulesOf, readQr } from './read-qr.ts';
import { DUEL, guest, makes, openWhole, played, type Served, UNTRUSTED } from './support.ts';

let served: Served;
let visits: Awaited<ReturnType<typeof openVisits>>;

beforeAll(async () => {
  served = await openWhole();
  // Passkeys belong to a name, and this is the server's where it has no other.
  visits = await openVisits(served.base.replace('127.0.0.1', 'localhost'));
});

afterAll(async () => {
  await visits?.close();
  await served?.close();
});

async function goTo({ page }: Visit, hash: string): Promise<void> {
  await page.goto(`${visits.address}/${hash}`);
}

describe('an invitation (E1)', () => {
  test('is made without an account, sent as a link or a QR code, and taken in French on a phone', async () => {
    const ada = await visits.visit();
    const bo = await visits.visit({ lang: 'fr', viewport: 'phone' });
    await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { page } = ada;
    await goTo(ada, '#/');
    await page.getByRole('link', { name: 'Play a friend online' }).click();
    await page.getByRole('link', { name: 'Play a friend', exact: true }).click();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Make the invitation' }).click();

    const field = page.getByLabel('Link of this match');
    const link = await field.inputValue();
    expect(link).toMatch(new RegExp(`^${visits.address}/m/[\\w-]{22}$`));
    // No other device finds its way by that name: it is not offered to one.
    await page.getByText('This link works on this machine only').waitFor();
    expect(await page.locator('.invite-qr').count()).toBe(0);

    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('The link is copied.').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    await bo.page.goto(link);
    await bo.page.getByRole('heading', { name: 'Ada vous invite à jouer' }).waitFor();
    for (const fact of ['normale, 12 min + 20 s', 'Livret anglais', 'la vôtre est le français']) {
      expect(await bo.page.locator('.invite-facts').innerText()).toContain(fact);
    }
    // No session before somebody sits down.
    expect(await bo.context.cookies()).toEqual([]);
    await bo.page.getByLabel('Votre nom').fill('Bo');
    await bo.page.getByRole('button', { name: 'Prendre la place' }).click();
    await Promise.all(
      [page, bo.page].map((one) => one.locator('.table[data-ply]').waitFor({ timeout: 20_000 })),
    );

    const id = link.split('/').at(-1) ?? '';
    const noted = await bo.page.evaluate(() => localStorage.getItem('open-gosu/commitments'));
    const facts = await (await guest(served.base, 'Cleo')).api.matchFacts({ id });
    expect(JSON.parse(noted ?? '{}')).toEqual({ [id]: facts.ok && facts.value.setup.commitment });
    expect([...ada.complaints, ...bo.complaints]).toEqual([]);
    await ada.context.close();
    await bo.context.close();
  });

  test('is read by a camera where the address leads others here, too', async () => {
    const ada = await guest(served.base, 'Ada');
    const match = await makes(ada);
    const { page, context, complaints } = await visits.visit({ viewport: 'phone' });
    const address = served.base.replace('127.0.0.1', OTHER_NAME);
    await context.addCookies([{ name: 'session', value: ada.cookie, url: address }]);
    await page.goto(`${address}/m/${match}`);
    const qr = page.locator('.invite-qr[data-drawn]');
    await qr.waitFor();
    const [, , side] = ((await qr.getAttribute('viewBox')) ?? '').split(' ').map(Number);
    const path = (await qr.locator('path').getAttribute('d')) ?? '';
    expect(readQr(modulesOf(path, side ?? 0, 4))).toBe(`${address}/m/${match}`);
    expect(await page.locator('.invite-here').count()).toBe(0);
    expect(complaints.filter((text) => !UNTRUSTED.test(text))).toEqual([]);
    await context.close();
  });
});

/** A device with a fingerprint, which is always the right one. */
async function withFinger(visit: Visit): Promise<void> {
  const devtools = await visit.context.newCDPSession(visit.page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe('a name', () => {
  test('of a guest who plays is not given up for another without a warning', async () => {
    const visit = await visits.visit();
    const { page, context } = visit;
    await withFinger(visit);
    await goTo(visit, '#/me');
    await page.getByLabel('Your name').fill('Dan');
    await page.getByRole('button', { name: 'Take this name' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dan' }).waitFor();
    const origin = new URL(page.url()).origin;
    const made = await context.request.post(`${origin}/api/matches`, {
      headers: { origin },
      data: DUEL,
    });
    const { match } = await made.json();
    const other = await guest(served.base, 'Eve');
    expect(await other.api.joinMatch({ id: match, body: { lang: 'en' } })).toMatchObject({
      ok: true,
    });
    const begun = () => other.api.matchFacts({ id: match });
    await expect.poll(begun).toMatchObject({ ok: true, value: { status: 'running' } });

    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('As Dan you play a match that is not over.');
    expect(await violations(page)).toEqual([]);
    // Still the same guest, with the same seat, until it is said once more.
    expect((await begun()).ok).toBe(true);
    await page.getByRole('heading', { level: 1, name: 'Dan' }).waitFor();
    await page.getByRole('button', { name: 'Give the name up and sign in' }).click();
    await page.getByText('No passkey was made or used. Nothing has changed.').first().waitFor();
    await context.close();
  });

  test('of a guest is not given up by a double click, nor without a word of the matches it plays', async () => {
    const visit = await visits.visit();
    const { page, context } = visit;
    await goTo(visit, '#/me');
    await page.getByLabel('Your name').fill('Fay');
    await page.getByRole('button', { name: 'Take this name' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fay' }).waitFor();
    const isFay = async () =>
      (await (await context.request.get(`${visits.address}/api/me`)).json())?.name;
    const button = page.getByRole('button', { name: 'Sign out', exact: true });
    const alert = page.getByRole('alert');
    await button.dblclick();
    await alert.getByText('Give the name Fay up?').waitFor();
    expect(await isFay()).toBe('Fay');
    // Nor by one that the server was quick enough for.
    await page.getByRole('button', { name: 'Keep the name' }).click();
    await alert.waitFor({ state: 'detached' });
    await button.click({ clickCount: 2, delay: 100 });
    await alert.waitFor();
    expect(await isFay()).toBe('Fay');

    const made = await context.request.post(`${visits.address}/api/matches`, {
      headers: { origin: visits.address },
      data: DUEL,
    });
    const { match } = await made.json();
    const other = await guest(served.base, 'Gus');
    expect(await other.api.joinMatch({ id: match, body: { lang: 'en' } })).toMatchObject({
      ok: true,
    });
    await page.reload();
    await button.press('Enter');
    await alert.getByText('As Fay you play a match that is not over.').waitFor();
    // Who has no mouse stands on what changes nothing.
    const stay = page.getByRole('button', { name: 'Keep the name' });
    expect(await stay.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Give the name up and sign out' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your name' }).waitFor();
    expect(await isFay()).toBeUndefined();
    await context.close();
  });

  test('is kept by a passkey, left, and come back to', async () => {
    const visit = await visits.visit();
    const { page } = visit;
    await withFinger(visit);
    await goTo(visit, '#/me');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Take this name' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
    await page.getByText('This name lives in this browser only.').waitFor();
    // A guest's name would be lost: that is asked twice.
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Give the name up and sign out' }).waitFor();

    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await page.getByText('A passkey keeps this name.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your name' }).waitFor();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
    await page.getByText('A passkey keeps this name.').waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('that no passkey comes to is said to be unchanged', async () => {
    const visit = await visits.visit({ lang: 'fr' });
    const { page } = visit;
    await withFinger(visit);
    await goTo(visit, '#/me');
    await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
    await page.getByText('Rien n’a changé.').first().waitFor();
    await visit.context.close();
  });
});

describe('a notification (E4)', () => {
  test('is spoken of where the clock is chosen, by a server that sends them', async () => {
    const visit = await visits.visit();
    const { page, context } = visit;
    await goTo(visit, '#/online/new/gosu-x');
    await page.getByText('In games of days look in now and then. Once you have a name').waitFor();
    const { cookie: value } = await guest(served.base, 'Hal');
    await context.addCookies([{ name: 'session', value, url: visits.address }]);
    await page.reload();
    await page
      .getByText('In games of days this server can tell you when it is your turn')
      .waitFor();
    await context.close();
  });

  test('is asked for by nobody but the player, and shown in their language', async () => {
    const visit = await visits.visit({ context: FOR_LATER });
    const { page, context } = visit;
    await goTo(visit, '#/online');
    expect(await page.evaluate(() => Notification.permission)).not.toBe('granted');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.grantPermissions(['notifications'], { origin: visits.address });
    // Not every browser without a window has a place to show something or to click on it: that part of it is played.
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await worker.evaluate(() => {
      const scope = self as unknown as ServiceWorkerGlobalScope & { shown: unknown[] };
      scope.shown = [];
      scope.registration.showNotification = async (...told) => void scope.shown.push(told);
    });
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0] !== undefined) resolve(registrations[0].registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const match = 'bWF0Y2gtb25lLTAwMDAwMQ';
    const turn = {
      title: 'À vous de jouer',
      body: 'Une partie attend votre décision.',
      lang: 'fr',
      match,
    };
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: visits.address,
      registrationId: await registered,
      data: JSON.stringify(turn),
    });
    const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
    const options = { body: turn.body, lang: 'fr', tag: match, renotify: true, data: { match } };
    await expect.poll(shown).toMatchObject([[turn.title, options]]);
    const opened = await worker.evaluate(async (told) => {
      const scope = self as unknown as ServiceWorkerGlobalScope;
      const found: string[] = [];
      scope.clients.openWindow = async (url) => {
        found.push(String(url));
        return null;
      };
      const awaited: Promise<unknown>[] = [];
      const notification = { data: { match: told }, close: () => found.push('closed') };
      const click = Object.assign(new Event('notificationclick'), {
        notification,
        waitUntil: (promise: Promise<unknown>) => awaited.push(promise),
      });
      scope.dispatchEvent(click);
      await Promise.all(awaited);
      return found;
    }, match);
    expect(opened).toEqual(['closed', `${visits.address}/m/${match}`]);
    await context.close();
  });
});

describe('a deal that is checked', () => {
  test('passes as it was, and not with a number changed on the way', async () => {
    const over = await played(served, await guest(served.base, 'Dora'));
    const visit = await visits.visit();
    const { page } = visit;
    const wrong = page.locator('.verify-steps li[data-verdict="wrong"]');
    await goTo(visit, `#/verify/${over}`);
    // This browser saw nothing of it before its end.
    await page.locator('.verify-stamp', { hasText: 'Agrees with itself' }).waitFor();
    expect(await wrong.count()).toBe(0);
    const promised = await page.locator('.verify-numbers code').first().textContent();
    await page.getByLabel('Commitment noted at the start').fill(promised ?? '');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.locator('.verify-stamp', { hasText: /^As promised$/ }).waitFor();
    expect(await wrong.count()).toBe(0);
    await page.getByLabel('Commitment noted at the start').fill('0'.repeat(64));
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.locator('.verify-stamp', { hasText: 'Not as promised' }).waitFor();
    expect(await wrong.innerText()).toContain('At the start another commitment was noted');

    await page.route('**/record', async (route) => {
      const told = await (await route.fetch()).json();
      const answers = [...told.record.answers].reverse();
      await route.fulfill({ json: { ...told, record: { ...told.record, answers } } });
    });
    await page.reload();
    await page.locator('.verify-stamp', { hasText: 'Not as promised' }).waitFor();
    expect(await wrong.first().innerText()).toContain(
      'Played again from that seed it does not fit',
    );
    await visit.context.close();
  });
});

describe('where there is no server', () => {
  test('every online screen says so and shows another way to play', async () => {
    const files = await openSite();
    const all = ['online', 'online/new/gosu-x', 'me', 'player/x', 'leaders', 'verify/x'];
    for (const [lang, screens, text] of [
      ['en', all, 'This copy of Open Gosu has no server'],
      ['fr', ['online'], 'Cette copie d’Open Gosu n’a pas de serveur'],
    ] as const) {
      const visit = await files.visit({ lang });
      const { page } = visit;
      for (const screen of screens) {
        await visit.open(`#/${screen}`);
        await page.locator('main').getByText(text).waitFor();
        expect(await page.locator('main a[href="#/new/gosu-x"]').count(), screen).toBe(1);
        await page.evaluate(() => location.replace('#/nowhere'));
        await page.getByText(text).waitFor({ state: 'detached' });
      }
      await visit.context.close();
    }
    await files.close();
  });

  test('a network that comes back is tried again', async () => {
    const visit = await visits.visit();
    const { page, context } = visit;
    await goTo(visit, '#/leaders/gosu-x');
    await page.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor();
    await context.setOffline(true);
    await page.getByText('Blitz').click();
    await page.getByText('The server cannot be reached.').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor();
    await settled(visit);
    await context.close();
  });
});

/** The frame of the built page in a browser: first visit, offline, reload, navigation, settings, storage, updates. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOR_LATER, openSite, type Site, type Visit } from '@testing/site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;

beforeAll(async () => {
  site = await openSite(undefined, FOR_LATER);
});

afterAll(() => site.close());

const START = { en: 'Play your first game', fr: 'Jouer une première partie' };
const PROMPT = '.table-prompt';

async function startFirstGame({ page }: Visit, lang: 'en' | 'fr' = 'en') {
  await page.getByRole('button', { name: START[lang] }).click();
  await page.locator(PROMPT).first().waitFor();
}

async function untilOffline({ page }: Visit, lang: 'en' | 'fr' = 'en') {
  const word = { en: 'Works offline', fr: 'Fonctionne hors ligne' }[lang];
  await page.locator('.home-footer').getByText(word).waitFor({ timeout: 60_000 });
}

describe('the first visit', () => {
  test.each(['en', 'fr'] as const)('is one click from a decision (%s)', async (lang) => {
    const visit = await site.visit({ lang });
    await visit.open('');
    expect(await visit.page.locator('html').getAttribute('lang')).toBe(lang);
    await startFirstGame(visit, lang);
    expect(await visit.page.locator(PROMPT).first().innerText()).not.toBe('');
    expect(visit.page.url()).toMatch(/#\/play\/\w+$/);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('is offline afterwards: every screen and a new game, with the network cut', async () => {
    const visit = await site.visit({ lang: 'fr' });
    const { page, context } = visit;
    await visit.open('');
    await untilOffline(visit, 'fr');
    await context.setOffline(true);
    await page.reload();
    for (const [hash, heading] of [
      ['#/new/gosu-tactics', 'Nouvelle partie'],
      ['#/games', 'Vos parties'],
      ['#/settings', 'Réglages'],
      ['#/rules/gosu-x', ''],
      ['#/cards/gosu-x', ''],
    ] as const) {
      await page.goto(`${site.address}/${hash}`);
      const title = page.locator('main h1').first();
      await title.waitFor();
      if (heading !== '') expect(await title.innerText()).toBe(heading);
    }
    await page.goto(`${site.address}/#/`);
    await startFirstGame(visit, 'fr');
    expect(visit.complaints).toEqual([]);
    await context.close();
  });

  test('tells that it is offline now without covering what one is about to press', async () => {
    const visit = await site.visit({
      viewport: 'phone',
      context: { viewport: { width: 360, height: 640 } },
    });
    const { page } = visit;
    await visit.open('#/new/gosu-x');
    const notice = page.locator('.app-notice', { hasText: 'Ready to play offline' });
    const start = page.getByRole('button', { name: 'Start the game' });
    await notice.waitFor({ timeout: 60_000 });
    const [told, button] = [await notice.boundingBox(), await start.boundingBox()];
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    const under = await notice.evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there === null || box.contains(there) ? 'the notice' : 'the page';
    });
    expect(under).toBe('the page');
    await notice.getByRole('button', { name: 'Close this notice' }).click();
    expect(await notice.count()).toBe(0);
    await visit.context.close();
  });

  test('is over when a game is there: it goes on where it was, also after a reload', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await visit.open('');
    await startFirstGame(visit);
    const prompt = await page.locator(PROMPT).first().innerText();
    await page.reload();
    await page.locator(PROMPT).first().waitFor();
    expect(await page.locator(PROMPT).first().innerText()).toBe(prompt);
    await page.goto(`${site.address}/#/`);
    await page.getByRole('link', { name: /^Continue the game/ }).click();
    await page.locator(PROMPT).first().waitFor();
    expect(await page.locator(PROMPT).first().innerText()).toBe(prompt);
    await visit.context.close();
  });
});

describe('going about', () => {
  test('moves the focus to the heading, names the document, and skips to the content', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await visit.open('');
    expect(await page.title()).toBe('Open Gosu');
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await expect.poll(() => page.title()).toBe('Settings · Open Gosu');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Settings');
    expect(await page.locator('nav [aria-current="page"]').innerText()).toBe('Settings');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await visit.context.close();
  });

  test('an address that leads nowhere says so and shows the way back', async () => {
    const visit = await site.visit();
    await visit.open('#/nowhere');
    await visit.page.getByRole('link', { name: 'Go to the home page' }).click();
    await visit.page.getByRole('heading', { level: 1, name: 'Open Gosu' }).waitFor();
    await visit.context.close();
  });

  test('a part that cannot be loaded says so, and the rest goes on', async () => {
    const visit = await site.visit({ context: { serviceWorkers: 'block' } });
    const { page } = visit;
    await visit.open('');
    await page.route('**/SettingsScreen*.js', (route) => route.abort());
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Games' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your games' }).waitFor();
    await visit.context.close();
  });
});

describe('settings', () => {
  test('take effect at once, last, and can be set back', async () => {
    const visit = await site.visit({ settings: { theme: 'light' } });
    const { page } = visit;
    await visit.open('#/settings');
    const html = page.locator('html');
    await page.getByText('High contrast').click();
    expect(await html.getAttribute('data-theme')).toBe('contrast');
    await page.getByText('Slow').click();
    expect(await html.getAttribute('data-speed')).toBe('slow');
    const size = () => html.evaluate((element) => getComputedStyle(element).fontSize);
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    expect(await size()).toBe('24px');
    await page.getByText('Left-handed').click();
    await page.getByText('Français').first().click();
    await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
    expect(await html.getAttribute('lang')).toBe('fr');
    expect(await html.getAttribute('data-theme')).toBe('contrast');
    expect(await page.getByRole('switch', { name: /Main gauche/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Tout remettre par défaut' }).click();
    expect(await size()).toBe('16px');
    expect(await page.getByRole('switch', { name: /Main gauche/ }).isChecked()).toBe(false);
    await expect
      .poll(() => page.locator('[data-announcer="polite"]').innerText())
      .toContain('Tous les réglages');
    await visit.context.close();
  });
});

describe('a browser that keeps nothing', () => {
  test('still plays, and says that games will be lost', async () => {
    const visit = await site.visit();
    const { page, context } = visit;
    await context.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('no', 'SecurityError');
      };
    });
    await visit.open('');
    await startFirstGame(visit);
    await page.locator('.app-notices').getByText('does not let the page keep anything').waitFor();
    await page.goto(`${site.address}/#/games`);
    await page.getByRole('link', { name: /^Continue the game/ }).waitFor();
    await page.locator('.games').getByText('This browser keeps nothing').waitFor();
    expect(await page.getByText('Kept in this browser only').count()).toBe(0);
    await context.close();
  });
});

describe('a newer version', () => {
  test('is offered and never forced; taken, it is there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'open-gosu-update-'));
    cpSync(site.folder, folder, { recursive: true });
    const changing = await openSite(folder, FOR_LATER);
    const visit = await changing.visit();
    const { page } = visit;
    await visit.open('');
    await untilOffline(visit);
    await startFirstGame(visit);
    const worker = join(folder, 'service-worker.js');
    writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// newer`);
    await page.evaluate(() => {
      Object.assign(window, { isSamePage: true });
      return navigator.serviceWorker.ready.then((registration) => registration.update());
    });
    const offer = page.getByRole('button', { name: 'Load the new version' });
    await offer.waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.getByRole('button', { name: 'Later' }).click();
    expect(await offer.count()).toBe(0);
    await page.reload();
    await offer.waitFor();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }) && undefined);
    await offer.click();
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(false);
    await page.locator(PROMPT).first().waitFor();
    expect(await offer.count()).toBe(0);
    await visit.context.close();
    await changing.close();
    rmSync(folder, { recursive: true });
  });
});

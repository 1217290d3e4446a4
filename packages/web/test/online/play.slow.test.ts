/**
 * People in browsers of their own at one table: a whole game by a link, in two languages, at a desk and on a phone, with somebody
 * watching, lines that are cut and pages that are loaded anew; two windows; offers, words, an end, and another match.
 */
import { makeRng } from '@open-gosu/kernel';
import type { VisitOptions } from '@testing/site.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayIn } from '../../src/i18n/language.ts';
import { WORDS } from '../../src/online/table/words.ts';
import { finger, type Hands, mouse } from '../play/hands.ts';
import { type Act, lookAt, type Player, playToEnd, pressing, settle } from '../play/player.ts';
import { type Guest, type House, makeMatch, openHouse, takeSeat } from './house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

/** Another choice of answers: SEED=anything. What is dealt is the server's own secret, and other each time. */
const SEED = process.env.SEED ?? 'online';
const en = sayIn(WORDS, 'en');
const fr = sayIn(WORDS, 'fr');

/** A line that is cut is told to the console by the browser itself. */
const grave = ({ complaints }: Guest) => complaints.filter((text) => !/WebSocket|ERR_/.test(text));

interface Seated extends Player {
  readonly guest: Guest;
  reloads: number;
}

function seated(guest: Guest, hands: Hands): Seated {
  const rng = makeRng(`${SEED} ${guest.name}`);
  return { guest, page: guest.page, hands, rng, trail: [], reloads: 0 };
}

/** Plays on, and now and then something happens to the network or the page. */
function troubled(player: Seated, acts: { count: number }): Act {
  const press = pressing(player);
  return async (sight) => {
    acts.count++;
    if (acts.count % 25 === 0) house.cut();
    if (sight.chips.length > 0 && sight.front === '' && player.reloads < 1) {
      player.reloads++;
      await player.page.reload();
      const again = await settle(player, null);
      // The same prompt and the same choice, from before the reload (C-14 R1, R2).
      expect([again.ply, again.question, again.chips], `seed ${SEED}`).toEqual([
        sight.ply,
        sight.question,
        sight.chips,
      ]);
      return again;
    }
    return press(sight);
  };
}

/** While one reaches for a button the other may have decided, and the log lies under the finger: it is put away again. */
async function playOn(player: Seated, acts: { count: number }): Promise<void> {
  const log = player.page.locator('[role="dialog"] .match-side');
  const timer = setInterval(async () => {
    const isOpen = await log.isVisible().catch(() => false);
    if (isOpen) await player.page.keyboard.press('Escape').catch(() => undefined);
  }, 700);
  try {
    await playToEnd(player, troubled(player, acts));
  } finally {
    clearInterval(timer);
  }
}

async function endOf(page: Page): Promise<string> {
  await page.locator('.table-end-text').waitFor();
  return page.locator('.table-end-text').innerText();
}

test('a whole game by a link, with cuts and reloads, and another after it', {
  timeout: 240_000,
}, async () => {
  const ada = await house.guest('Ada');
  const bo = await house.guest('', { lang: 'fr', viewport: 'phone' });
  const watcher = await house.guest('');
  const match = await makeMatch(ada);
  await Promise.all([ada.goTo(match), bo.goTo(match), watcher.goTo(match)]);

  // Bo has never been here: a name and a tap, no account.
  await bo.page.locator('.invite-joining input').fill('Bo');
  await bo.page.locator('.invite-sit').tap();
  const players = [
    seated(ada, mouse(ada.page)),
    seated({ ...bo, name: 'Bo' }, finger(bo.page)),
  ] as const;
  const acts = { count: 0 };
  await watcher.page.locator('.table').waitFor();
  const played = await Promise.allSettled(players.map((player) => playOn(player, acts)));
  const faults = await Promise.all(
    played.map(async (end, i) => {
      if (end.status === 'fulfilled') return '';
      const { guest, trail, page } = players[i] as Seated;
      const sees = (await page.locator('body').innerText()).slice(0, 300);
      return `${guest.name}, seed ${SEED}: ${end.reason}\n${trail.slice(-8).join('\n')}\n${sees}`;
    }),
  );
  expect(faults.join('')).toBe('');
  expect(acts.count).toBeGreaterThan(25);
  const texts = [await endOf(ada.page), await endOf(bo.page)];
  expect(texts[0]).toMatch(/^(You win|Bo wins)/);
  expect(texts[1]).toMatch(/^(Vous gagnez|Ada gagne)/);

  // Who watched has seen the same end, and nobody's hand on the way.
  await expect.poll(() => watcher.page.locator('.table').getAttribute('data-state')).toBe('over');
  expect(await watcher.page.locator('.table-held').count()).toBe(0);

  // Both want another, and go there without a word more.
  await ada.page.getByRole('button', { name: en('again') }).click();
  await bo.page
    .getByRole('dialog')
    .getByText(fr('againAsked', { name: 'Ada' }))
    .waitFor();
  await bo.page.getByRole('button', { name: fr('again') }).tap();
  for (const { page } of [ada, bo]) {
    await page.waitForURL(/#\/match\//);
    await page.locator('.table[data-ply="0"]').waitFor();
  }
  // The first is among Ada's own games, and anybody sees it again by the link.
  await ada.open('#/games');
  await ada.page.locator(`.games-row a[href*="online-${match}"]`).first().waitFor();
  await watcher.open(`#/replay/online-${match}`);
  await watcher.page.locator('.replay-place').waitFor();
  for (const guest of [ada, bo, watcher]) {
    expect(grave(guest)).toEqual([]);
    await guest.context.close();
  }
});

/** Ada and Bo at a table that has begun. */
async function atTable(more: object = {}, options: VisitOptions = {}): Promise<[Guest, Guest]> {
  const ada = await house.guest('Ada', options);
  const bo = await house.guest('Bo', { lang: 'fr', viewport: 'phone' });
  const match = await makeMatch(ada, more);
  await takeSeat(bo, match);
  await Promise.all([ada.goTo(match), bo.goTo(match)]);
  await Promise.all([ada, bo].map(({ page }) => page.locator('.table').waitFor()));
  return [ada, bo];
}

test('two windows, words, offers, a lost line, and giving up', { timeout: 90_000 }, async () => {
  const [ada, bo] = await atTable();
  const { page } = ada;

  // C-13 K2: both clocks, and only one of them runs.
  expect(await page.getByRole('timer').count()).toBe(2);
  expect(await page.locator('.match-clock[data-on]').count()).toBe(1);
  const size = await page
    .locator('.match-clock-time')
    .first()
    .evaluate((time) => Number.parseFloat(getComputedStyle(time).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);

  // R4: the newest window acts, the older says so and can be taken again.
  const second = await ada.context.newPage();
  await second.goto(page.url());
  await second.locator('.table[data-state="mine"]').waitFor();
  await page.locator('.match-notice', { hasText: en('elsewhere') }).waitFor();
  expect((await lookAt(page)).state).toBe('waiting');
  await page.getByRole('button', { name: en('playHere') }).click();
  await page.locator('.table[data-state="mine"]').waitFor();
  await second.locator('.match-notice', { hasText: en('elsewhere') }).waitFor();
  await second.close();

  // E6: a phrase everybody reads in their own language.
  await page.getByRole('button', { name: en('tabTalk') }).click();
  await page.getByLabel(en('phrases')).selectOption('hello');
  await page.getByLabel(en('write')).fill('What shall we draft?');
  await page.keyboard.press('Enter');
  await bo.page.getByRole('button', { name: /Journal \(2\)/ }).tap();
  await bo.page.getByRole('button', { name: fr('tabTalkNew', { count: 2 }) }).tap();
  await bo.page.locator('.match-talk-lines').getByText('Bonjour !').waitFor();
  await bo.page.locator('.match-talk-lines').getByText('What shall we draft?').waitFor();
  await bo.page.keyboard.press('Escape');

  // Draws are offered and declined; the other side reads it in the log.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: en('offerDraw') }).click();
  await bo.page
    .getByText(fr('offersDraw', { name: 'Ada' }))
    .first()
    .waitFor();
  await bo.page.getByRole('button', { name: fr('declineDraw') }).tap();
  await page.getByRole('button', { name: en('withdraw') }).waitFor({ state: 'detached' });
  await page.locator('.match-tab').first().click();
  await page.getByText('Bo declined a draw.').first().waitFor();

  // R2: a line that is lost counts down, and comes back by itself.
  await house.server.close();
  await page
    .getByText(/Next try in \d+ s/)
    .first()
    .waitFor();
  await house.restart();
  await page
    .locator('.match-notice[data-kind="line"]')
    .waitFor({ state: 'detached', timeout: 20_000 });

  // Nobody gives up by accident: it is asked first. Before all have decided it is only broken off.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: en('abort') }).click();
  await page.getByRole('button', { name: en('abortYes') }).click();
  expect(await endOf(page)).toMatch(/Broken off/);
  expect(await endOf(bo.page)).toMatch(/Interrompue/);
  for (const guest of [ada, bo]) {
    expect(grave(guest)).toEqual([]);
    await guest.context.close();
  }
});

test.each([
  ['of no match', 'bm8tc3VjaC1tYXRjaC1oZXJl'],
  ['cut short', 'zzz'],
])('a link that leads nowhere says so, and what to do (%s)', async (_, id) => {
  const guest = await house.guest('');
  await guest.page.goto(`${house.address}/#/match/${id}`);
  await guest.page.getByRole('heading', { name: en('notFound') }).waitFor();
  const hrefOf = (name: string) => guest.page.getByRole('link', { name }).getAttribute('href');
  expect(await hrefOf(en('toLobby'))).toBe('#/online');
  expect(await hrefOf(en('toHome'))).toBe('#/');
  expect(await guest.page.getByRole('button', { name: en('tryNow') }).count()).toBe(0);
  expect(grave(guest)).toEqual([]);
  await guest.context.close();
});

/** What others at the same table see in a browser: who wants another match, who watches, and a second window of one's own. */
import { violations } from '@testing/axe.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayIn } from '../../src/i18n/language.ts';
import { WORDS } from '../../src/online/table/words.ts';
import { type Guest, type House, makeMatch, openHouse, takeSeat } from './house.ts';
import { playUntil } from './robots.ts';
import { type Person, personAt, type Seat, sitAt } from './seats.ts';

let house: House;
let people: readonly Person[];

beforeAll(async () => {
  house = await openHouse();
  people = await Promise.all(['Ada', 'Bo'].map((name) => personAt(house, name)));
});

afterAll(() => house.close());

const SEED = process.env.SEED ?? 'company';
const en = sayIn(WORDS, 'en');
const [ADA, BO] = [0, 1] as const;

async function begin(more: object = {}): Promise<[Seat, Seat]> {
  const [ada, bo] = people as [Person, Person];
  const match = await makeMatch(ada, { clock: 'none', ...more });
  await takeSeat(bo, match);
  return [sitAt(house, match, ada), sitAt(house, match, bo)];
}

/** So far that the draft is over and both have had turns; then it is `decider` who is asked. */
async function playOn(seats: readonly [Seat, Seat], decider: number, from = 20): Promise<void> {
  const isThere = (one: Seat) => {
    const { held } = one.follower.now();
    return held !== null && held.ply >= from && held.to === decider && held.waiting === null;
  };
  await playUntil(seats, isThere, SEED);
}

async function leave(...guests: readonly Guest[]): Promise<void> {
  for (const { complaints, context } of guests) {
    expect(complaints.filter((text) => !/WebSocket|ERR_/.test(text))).toEqual([]);
    await context.close();
  }
}

test('a wish for another match is seen and agreed to at the table, after the result was put aside or a reload', {
  timeout: 60_000,
}, async () => {
  const seats = await begin();
  const [hers, his] = seats;
  await playOn(seats, BO, 8);
  hers.leave();
  const guest = await house.visitAs(people[ADA] as Person);
  const { page } = guest;
  await guest.goTo(his.follower.match);
  await page.locator('.table[data-state="waiting"]').waitFor();
  await his.doings.resign();
  await page.locator('.table-end-text').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.table-end-text').waitFor({ state: 'detached' });

  await his.doings.rematch(true);
  const notice = page.locator('.match-notice[data-kind="rematch"]');
  const text = en('againAsked', { name: 'Bo' });
  await notice.getByText(text).waitFor();
  await page.locator('[data-announcer]').getByText(text).first().waitFor({ state: 'attached' });
  expect(await violations(page)).toEqual([]);
  // Put aside, it is out of the way.
  await notice.getByRole('button', { name: en('dismiss') }).click();
  await notice.waitFor({ state: 'detached' });

  await page.reload();
  await notice.getByText(text).waitFor();
  await notice.getByRole('button', { name: en('again') }).click();
  await page.waitForURL(/#\/match\//);
  await page.locator('.table[data-ply="0"]').waitFor();
  his.leave();
  await leave(guest);
});

test('who watches on a phone finds each clock where the army is, and reads what happened last', {
  timeout: 60_000,
}, async () => {
  const seats = await begin({ clock: 'standard', visibility: 'public' });
  await playOn(seats, BO);
  const guest = await house.guest('', { viewport: 'phone' });
  const { page } = guest;
  await guest.goTo(seats[ADA].follower.match);
  await page.locator('.table-near').waitFor();
  const topDown = async (selector: string, label: RegExp) => {
    const found = await page.locator(selector).evaluateAll((all) =>
      all.map((one) => ({
        label: one.getAttribute('aria-label') ?? '',
        top: one.getBoundingClientRect().top,
      })),
    );
    return found.sort((a, b) => a.top - b.top).map((one) => label.exec(one.label)?.[1]);
  };
  const both = async () => [
    await topDown('[role="timer"]', /Clock of (\w+)/),
    await topDown('[role="grid"]', /(Ada|Bo)/),
    await page.locator('.match-clock-name').allInnerTexts(),
  ];
  expect(await both()).toEqual([
    ['Bo', 'Ada'],
    ['Bo', 'Ada'],
    ['B', 'A'],
  ]);
  // Somebody else who watches reads the same log.
  const other = sitAt(house, seats[ADA].follower.match, null);
  await other.until(() => other.store.now().scene !== null);
  const lines = other.store.now().log.flatMap((group) => group.lines.map(({ text }) => text));
  const news = (await page.locator('.table-news-text').textContent()) ?? '';
  expect(news.endsWith(lines.at(-1) ?? '?'), `${news} (seed ${SEED})`).toBe(true);
  expect(news).not.toContain(lines[0]);
  other.leave();

  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('menuitem', { name: en('turnTable') }).tap();
  await expect.poll(both).toEqual([
    ['Ada', 'Bo'],
    ['Ada', 'Bo'],
    ['A', 'B'],
  ]);
  for (const one of seats) one.leave();
  await leave(guest);
});

test('a second window on a phone says in little room that it reads along, until that is put aside (R4)', {
  timeout: 60_000,
}, async () => {
  const seats = await begin();
  const [hers, his] = seats;
  await playOn(seats, ADA);
  const guest = await house.visitAs(people[ADA] as Person, { viewport: 'phone' });
  const { page } = guest;
  await guest.goTo(his.follower.match);
  await page.locator('.table[data-state="mine"]').waitFor();
  // The other window takes the seat back.
  hers.follower.actHere();
  const notice = page.locator('.match-notice[data-kind="elsewhere"]');
  await notice.waitFor();
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(56);
  await page.getByRole('region', { name: 'Your decision' }).waitFor();
  await notice.getByRole('button', { name: en('dismiss') }).tap();
  await notice.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('menuitem', { name: en('playHere') }).tap();
  await page.locator('.table[data-state="mine"]').waitFor();
  // Another time is said again.
  hers.follower.actHere();
  await notice.getByRole('button', { name: en('playHere') }).tap();
  await page.locator('.table[data-state="mine"]').waitFor();
  await notice.waitFor({ state: 'detached' });
  for (const one of seats) one.leave();
  await leave(guest);
});

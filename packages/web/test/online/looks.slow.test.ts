/**
 * The table of a match on the server as it looks: axe-core finds nothing (X7), nothing leaves the window or is cut, in both
 * languages, on a desktop and on a phone, drawn and in text; with all that others at devices of their own bring to it.
 */
import type { Lang } from '@open-gosu/kernel';
import { OF_COLOUR, violations } from '@testing/axe.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayIn } from '../../src/i18n/language.ts';
import { WORDS } from '../../src/online/table/words.ts';
import { settled } from '../layout/at-table.ts';
import { type SurveyOptions, survey } from '../layout/survey.ts';
import { type Guest, type House, makeMatch, openHouse, takeSeat } from './house.ts';
import { playUntil, promptOf } from './robots.ts';
import { type Person, personAt, type Seat, sitAt } from './seats.ts';

let house: House;
let ada: Person;
let bo: Person;

beforeAll(async () => {
  house = await openHouse();
  [ada, bo] = await Promise.all([personAt(house, 'Ada'), personAt(house, 'Bo')]);
});

afterAll(() => house.close());

async function begin(more: object = {}): Promise<string> {
  const match = await makeMatch(ada, more);
  await takeSeat(bo, match);
  return match;
}

type Theme = 'dark' | 'light' | 'contrast';

interface Look {
  readonly viewport: 'desktop' | 'phone';
  readonly lang: Lang;
  readonly themes: readonly Theme[];
  readonly isTextMode: boolean;
}

/** Colours are shared out among devices and languages, which do not change them. */
const LOOKS: readonly Look[] = [
  { viewport: 'desktop', lang: 'en', themes: ['dark', 'contrast'], isTextMode: false },
  { viewport: 'phone', lang: 'fr', themes: ['light'], isTextMode: false },
  { viewport: 'phone', lang: 'en', themes: ['dark'], isTextMode: true },
];

const OPTIONS: SurveyOptions = {
  isScrolled: true,
  mayScroll: [
    '.table-log',
    '.table-draft-clans',
    '.table-dialog-main',
    '.table-popover',
    '.table-text',
    '.match-talk-lines',
  ],
  // One press shows the whole.
  mayCut: ['.table-news-text', '.table-tile-text'],
};

/** Pictures of all that is looked at: SHOTS=folder. */
const { SHOTS } = process.env;

async function lookAt(guest: Guest, where: string, themes: readonly Theme[]): Promise<void> {
  const { page } = guest;
  for (const theme of themes) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
    }, theme);
    await settled(guest);
    const found = await violations(page, theme === themes[0] ? undefined : OF_COLOUR);
    expect.soft(found, `${where}, ${theme}`).toEqual([]);
  }
  expect.soft(await survey(page, OPTIONS), where).toEqual([]);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${where}.png` });
}

/** Takes something in the menu of the table. */
async function choose(page: Page, lang: Lang, word: keyof typeof WORDS): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: sayIn(WORDS, lang)(word) }).click();
}

test.each(LOOKS)('$viewport, $lang, in text: $isTextMode', { timeout: 120_000 }, async (look) => {
  const { viewport, lang, themes, isTextMode } = look;
  const name = `${viewport}-${lang}-${isTextMode ? 'text' : 'drawn'}`;
  const say = sayIn(WORDS, lang);
  const guest = await house.visitAs(ada, { lang, viewport, settings: { isTextMode } });
  const { page } = guest;
  const match = await begin();
  const [hers, his] = [ada, bo].map((person) => sitAt(house, match, person)) as [Seat, Seat];
  // Her turn: no list stands in front of the table.
  const isHers = (one: Seat) =>
    one === hers && promptOf(one)?.kind === 'action' && (one.follower.now().held?.ply ?? 0) >= 10;
  await playUntil([hers, his], isHers, name);
  // From here on Ada is at a browser.
  hers.leave();
  await guest.goTo(match);
  await page.locator('.table[data-state="mine"]').waitFor();

  // Words, and an offer to answer.
  await his.doings.say('good-luck');
  await his.doings.chat('What a beautiful deal! I wonder what you will make of it.');
  await his.doings.offer('draw');
  await page.locator('.match-notice[data-kind="draw"]').waitFor();
  await lookAt(guest, `${name}-offer`, themes);
  const isBehind = viewport === 'phone' || isTextMode;
  if (isBehind) await page.getByRole('button', { name: /^(Log|Journal) \(2\)/ }).click();
  await page.getByRole('button', { name: new RegExp(`^${say('tabTalk')}`) }).click();
  await page.locator('.match-talk-lines').waitFor();
  await lookAt(guest, `${name}-talk`, themes);
  if (isBehind) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('declineDraw') }).click();
  await page.locator('.match-notice[data-kind="draw"]').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: say('offerDraw') }).waitFor();
  await lookAt(guest, `${name}-menu`, themes);
  await page.keyboard.press('Escape');

  // Somebody who is away, then the end.
  his.leave();
  await page.locator('.match-notice[data-kind="away"]').waitFor();
  await lookAt(guest, `${name}-away`, themes);
  await choose(page, lang, 'resign');
  await page.getByRole('button', { name: say('resignYes') }).waitFor();
  await lookAt(guest, `${name}-resign`, themes);
  await page.getByRole('button', { name: say('resignYes') }).click();
  await page.locator('.table-end-text').waitFor();
  await lookAt(guest, `${name}-end`, themes);
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

test('standing orders, and who only watches', { timeout: 60_000 }, async () => {
  const match = await begin({ clock: 'days-3' });
  const guest = await house.visitAs(ada);
  const { page } = guest;
  const en = sayIn(WORDS, 'en');
  await guest.goTo(match);
  await page.locator('.table[data-state="mine"]').waitFor();
  expect(await page.getByRole('timer', { name: /^Your clock: / }).innerText()).toMatch(
    /(3 days 0 h|2 days 23 h)$/,
  );
  await choose(page, 'en', 'orders');
  const never = page.getByRole('radio', { name: en('orders-never') });
  await never.click();
  await expect.poll(() => never.isChecked()).toBe(true);
  await lookAt(guest, 'orders', ['light']);
  await page.reload();
  await choose(page, 'en', 'orders');
  await expect.poll(() => never.isChecked()).toBe(true);
  await page.keyboard.press('Escape');

  const watcher = await house.guest('', { viewport: 'phone', lang: 'fr' });
  await watcher.goTo(match);
  await watcher.page.locator('.table').waitFor();
  await lookAt(watcher, 'watcher', ['dark']);
  for (const one of [guest, watcher]) {
    expect(one.complaints).toEqual([]);
    await one.context.close();
  }
});

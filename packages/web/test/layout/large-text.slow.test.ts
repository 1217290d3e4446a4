/** Text of the largest size where it is tightest: what is asked, what was revealed and what is chosen can still be read. */
import { openSite, type Site, VIEWPORTS } from '@testing/site.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match } from '../../src/engine/match.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { withAnswers } from '../../src/table/store/track.ts';
import { bot, person } from '../engine/tables.ts';
import { settled, sitDown } from './at-table.ts';
import { press } from './moments.ts';
import {
  dealt,
  FULL_X,
  fullTactics,
  matchFrom,
  PASSED_X,
  passedTactics,
  tried,
} from './positions.ts';
import { survey } from './survey.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

/** Everybody gives the first answer there is, until something is so. */
function playedOn(match: Match, is: (scene: Scene) => boolean): Match {
  for (let now = match; ; ) {
    const { prompt, ...rest } = answer('scene', { match: now, viewer: 0, lang: 'en' });
    if (is({ prompt, ...rest })) return now;
    const open = answer('scene', { match: now, viewer: prompt?.seat ?? 0, lang: 'en' });
    const [first] = open.prompt?.answers ?? [];
    if (first === undefined) throw new Error(`over after ${now.answers}`);
    now = withAnswers(now, [...now.answers, first.notation]);
  }
}

/** One's turn in the round after a battle. */
function afterBattle(): Match {
  const position = {
    game: 'gosu-x',
    seed: 1,
    players: [
      { clans: ['galmi', 'phoenix', 'goan-sul'], hand: ['sqeezs', 'kaez', 'orgah', 'timer'] },
      { clans: ['justice', 'abhilasha', 'tomorrow'], army: [['volantis']], passed: true },
    ],
  };
  return playedOn(
    { ...matchFrom(position), answers: ['pass'] },
    ({ round, prompt }) => round === 2 && prompt?.isMine === true && prompt.kind === 'action',
  );
}

/** Five cards are revealed at a table of four; two have passed. */
function revealed(): Match {
  const army = [['looter', 'shackler'], ['envoy'], []];
  const position = {
    game: 'gosu-tactics',
    seed: 2,
    round: 3,
    toPlay: 0,
    players: [
      { hand: ['prescient', 'runner'], army: [['scribe-x'], ['artificer'], []] },
      { army: [['herald', 'whisperer'], ['huntmaster'], []], passed: true },
      { army },
      { army: [['firebrand'], [], []], passed: true },
    ],
  };
  const match = matchFrom(position, 4);
  const { prompt } = answer('scene', { match, viewer: 0, lang: 'en' });
  const place = prompt?.answers.find(({ notation }) => notation.includes('prescient'));
  if (place === undefined) throw new Error(prompt?.answers.map((each) => each.notation).join());
  return playedOn(withAnswers(match, [place.notation]), ({ centre }) => centre.open.length === 5);
}

const widthOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.width ?? 0;

test.each([
  ['en', false],
  ['fr', false],
  ['fr', true],
] as const)(
  'after a battle the question keeps its width (%s, left-handed: %s)',
  async (lang, isLeftHanded) => {
    for (const textSize of [100, 125, 150]) {
      const visit = await site.visit({
        lang,
        viewport: 'phone',
        settings: { textSize, isLeftHanded },
      });
      const { page } = visit;
      await sitDown(site, visit, { match: afterBattle() });
      await page.locator('.table-battle-again').waitFor();
      await settled(visit);
      const where = `text at ${textSize} %`;
      expect(await widthOf(page, '.table-question'), where).toBeGreaterThan(90);
      expect(await survey(page, { within: ['.table-prompt'], hasWholeWords: true }), where).toEqual(
        [],
      );
      await visit.context.close();
    }
  },
);

test.each(['en', 'fr'] as const)('what was revealed is read in the strip (%s)', async (lang) => {
  for (const textSize of [100, 120, 150]) {
    const visit = await site.visit({ lang, settings: { textSize } });
    const { page } = visit;
    await sitDown(site, visit, { match: revealed() });
    const close = page.locator('.table-modal .table-dialog-head button');
    if ((await close.count()) > 0) await close.first().click();
    for (const view of [VIEWPORTS.desktop, VIEWPORTS.tablet]) {
      await page.setViewportSize(view);
      await page.locator('.table-open .card-name').first().waitFor();
      await settled(visit);
      const where = `text at ${textSize} %, ${view.width} wide`;
      expect(await survey(page, { within: ['.table-centre'], hasWholeWords: true }), where).toEqual(
        [],
      );
    }
    await visit.context.close();
  }
});

/** Pixels of each key that lie over the value of its card. */
function covered(page: Page): Promise<number[]> {
  return page.locator('.table-held').evaluateAll((cards) =>
    cards.map((card) => {
      const key = card.querySelector('.table-held-key')?.getBoundingClientRect();
      const value = card.querySelector('.card-foot')?.firstElementChild?.getBoundingClientRect();
      return key === undefined || value === undefined ? 0 : Math.max(0, value.bottom - key.top);
    }),
  );
}

test('keys cover no value of a card in hand, and are wholly in sight', async () => {
  for (const textSize of [100, 125, 150]) {
    const visit = await site.visit({ settings: { textSize } });
    const { page } = visit;
    const [you, foe] = FULL_X.players;
    for (const more of [[], ['dark-cultists', 'volantis', 'elle']]) {
      const hand = [...(you?.hand ?? []), ...more];
      const discard = more.length > 0 ? [] : you?.discard;
      const match = matchFrom({ ...FULL_X, players: [{ ...you, hand, discard }, foe] });
      await sitDown(site, visit, { match });
      for (const view of [VIEWPORTS.desktop, VIEWPORTS.tablet]) {
        await page.setViewportSize(view);
        await settled(visit);
        const where = `text at ${textSize} %, ${view.width} wide, ${hand.length} cards`;
        expect(Math.max(...(await covered(page))), where).toBeLessThanOrEqual(1);
        expect(await survey(page, { within: ['.table-hand'] }), where).toEqual([]);
      }
    }
    await visit.context.close();
  }
});

/** Of the texts, the smallest first. */
function sizesOf(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)).sort((a, b) => a - b),
    );
}

const LINE = '.table-opponent-line .table-line-facts';
const WAY = '.table-score .table-ways > .table-way';
const ONE_OF_TWO = '.table-ways > .table-way:first-child:nth-last-child(2)';

/** A window of that size lets a table grow by a fifth; `least`: what these texts have of it. */
test.each([
  ['ways of Tactics', () => matchFrom(fullTactics(2)), WAY, 1.19],
  ['a line for each of two opponents', () => matchFrom(fullTactics(3), 3), LINE, 1.1],
  ['the same after a pass', () => matchFrom(passedTactics(3), 3), LINE, 1.1],
  ['a line for each of three opponents', () => matchFrom(fullTactics(4), 4), LINE, 1.05],
  ['two ways of Gosu X', () => matchFrom(PASSED_X), ONE_OF_TWO, 1.1],
] as const)('%s grow with the text, and nothing is cut', async (_, match, selector, least) => {
  for (const lang of ['en', 'fr'] as const) {
    const smallest: number[] = [];
    for (const textSize of [100, 150]) {
      const visit = await site.visit({ lang, settings: { textSize } });
      const { page } = visit;
      await page.setViewportSize({ width: 1280, height: 720 });
      await sitDown(site, visit, { match: match() });
      await settled(visit);
      const where = `${lang}, text at ${textSize} %`;
      const within = ['.table-far', '.table-near'];
      expect(await survey(page, { within, hasWholeWords: true }), where).toEqual([]);
      smallest.push((await sizesOf(page, selector))[0] ?? 0);
      await visit.context.close();
    }
    const [usual = 1, large = 0] = smallest;
    expect(large / usual, lang).toBeGreaterThan(least);
  }
});

test('a long log scrolls by itself, and the table never', async () => {
  const visit = await site.visit({ settings: { textSize: 150 } });
  const { page } = visit;
  let turns = 0;
  const match = playedOn(dealt('gosu-tactics'), () => ++turns > 80);
  await sitDown(site, visit, { match });
  await page.locator('.table-log-hit').first().waitFor();
  const heights = await page
    .locator('.table')
    .evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
  expect(heights.scrollHeight).toBe(heights.clientHeight);
  await visit.context.close();
});

const SCROLLED = ['.table-draft-clans', '.zoom-scroll'];

test.each([
  ['phone', 'en'],
  ['phone', 'fr'],
  ['landscape', 'fr'],
] as const)(
  'clans have their names whole, and two picks a question (%s, %s)',
  async (viewport, lang) => {
    const visit = await site.visit({ lang, viewport, settings: { textSize: 150 } });
    const { page } = visit;
    const sitters = [bot('Bo', 'level-1'), person('Ada')];
    await sitDown(site, visit, { match: dealt('gosu-x', ['draft galmi'], sitters) });
    const clans = { within: ['.table-draft-clans'], mayScroll: SCROLLED, hasWholeWords: true };
    expect(await survey(page, clans)).toEqual([]);
    await press(page, '.table-clan-pick:not([aria-disabled="true"])');
    await page.locator('.table-chip').waitFor();
    await settled(visit);
    expect(await survey(page, { within: ['.table-prompt'] })).toEqual([]);
    await visit.context.close();
  },
);

test('the ring of a chosen clan is whole', async () => {
  const visit = await site.visit({ settings: { textSize: 150 } });
  const { page } = visit;
  await sitDown(site, visit, { match: dealt('gosu-x') });
  await press(page, '.table-clan-pick');
  await page.locator('.table-clan-panel[data-mark="selected"]').waitFor();
  const room = await page.locator('.table-clan-panel[data-mark="selected"]').evaluate((panel) => {
    const edge = panel.closest('.table-draft-clans')?.getBoundingClientRect();
    const { left, top } = panel.getBoundingClientRect();
    return Math.min(left - (edge?.left ?? left), top - (edge?.top ?? top));
  });
  // As wide as its shadow.
  expect(room).toBeGreaterThanOrEqual(5);
  await visit.context.close();
});

test.each(['en', 'fr'] as const)(
  'on a phone on its side all buttons are in sight (%s)',
  async (lang) => {
    const visit = await site.visit({ lang, viewport: 'landscape', settings: { textSize: 150 } });
    const { page } = visit;
    await sitDown(site, visit, { match: matchFrom(FULL_X) });
    await page.locator('[data-quick="pass"]').waitFor();
    expect(await survey(page, { within: ['.table-prompt'], hasWholeWords: true })).toEqual([]);
    await visit.context.close();
  },
);

test.each(['en', 'fr'] as const)('what is chosen on the way is read whole (%s)', async (lang) => {
  const visit = await site.visit({ lang, viewport: 'phone', settings: { textSize: 150 } });
  const { page } = visit;
  await sitDown(site, visit, { match: tried('gosu-x', 'atalanta') });
  await press(page, '[data-handle="hand:atalanta"]');
  await press(page, '[data-handle="p0:I1"]');
  await press(page, '.table-commit');
  await page.locator('.table-chip').waitFor();
  await settled(visit);
  expect(await survey(page, { within: ['.table-prompt'] })).toEqual([]);
  await visit.context.close();
});

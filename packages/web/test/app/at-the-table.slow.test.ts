/** What the built page does beside the game: motion, fingers, the tab that calls, games played with undo or new luck. */
import { openSite, type Site, type Visit, type VisitOptions } from '@testing/site.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORDS as GAMES_WORDS } from '../../src/games/words.ts';
import { WORDS } from '../../src/table/words.ts';
import { settled, sitDown } from '../layout/at-table.ts';
import { MOMENTS, type Moment, press } from '../layout/moments.ts';
import { tried } from '../layout/positions.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const turn = () => tried('gosu-x', 'petal-faeries');
const captured = () => tried('gosu-x', 'petal-faeries', 'play petal-faeries', 'target p1:I1');
const momentOf = (name: string) => MOMENTS[name] as Moment;
/** A busy machine takes its time. */
const PATIENT = { timeout: 20_000 };

async function visiting(
  options: VisitOptions,
  use: (visit: Visit) => Promise<void>,
): Promise<void> {
  const visit = await site.visit(options);
  await use(visit);
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
}

describe('motion', () => {
  /** What moves from now on, by the names of what changes. */
  async function watch({ context }: Visit): Promise<void> {
    await context.addInitScript(() => {
      const moved: string[][] = [];
      Object.assign(window, { moved });
      const { animate } = Element.prototype;
      Element.prototype.animate = function watched(keyframes, options) {
        moved.push(Object.keys(keyframes ?? {}));
        return animate.call(this, keyframes, options);
      };
    });
  }
  const movedIn = (page: Page) =>
    page.evaluate(() => (window as unknown as { readonly moved: string[][] }).moved);

  async function play(page: Page): Promise<void> {
    await press(page, '[data-handle="hand:petal-faeries"]');
    await press(page, '.table-commit');
    await page.locator('.table-near [data-zoom="petal-faeries"]').waitFor();
  }

  test.each(['no-preference', 'reduce'] as const)('crosses or fades (%s)', (reducedMotion) =>
    visiting({ settings: { speed: 'normal' }, context: { reducedMotion } }, async (visit) => {
      await watch(visit);
      await sitDown(site, visit, { match: turn() });
      await play(visit.page);
      await expect.poll(async () => (await movedIn(visit.page)).length, PATIENT).not.toBe(0);
      const names = new Set((await movedIn(visit.page)).flat());
      expect(names.has('transform')).toBe(reducedMotion === 'no-preference');
      if (reducedMotion === 'reduce') expect([...names]).toEqual(['opacity']);
    }),
  );

  test('leaves nothing behind that a later change of style would have to fight', () =>
    visiting({ settings: { speed: 'fast' } }, async (visit) => {
      const { page } = visit;
      await watch(visit);
      await sitDown(site, visit, { match: turn() });
      await play(page);
      await expect.poll(async () => (await movedIn(page)).length, PATIENT).not.toBe(0);
      await settled(visit);
      // What is over already is not ended once more.
      await page.keyboard.press('Shift');
      const left = page.locator('.table :is([data-handle], [data-piece])[style]');
      expect(await left.count()).toBe(0);
    }));

  test('ends with any key', () =>
    visiting({ settings: { speed: 'slow' } }, async (visit) => {
      const { page } = visit;
      await sitDown(site, visit, { match: turn() });
      /** Of the table's own: not the pulse of a question. */
      const moving = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter((each) => !(each instanceof CSSAnimation || each instanceof CSSTransition))
              .filter(({ playState }) => playState === 'running').length,
        );
      // So long that it does not end by itself before it is looked at.
      await page.evaluate(() => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function slowly(keyframes, options) {
          const timing = typeof options === 'object' ? options : {};
          return animate.call(this, keyframes, { ...timing, duration: 60_000 });
        };
      });
      await play(page);
      await expect.poll(moving, PATIENT).toBeGreaterThan(0);
      await page.keyboard.press('Shift');
      await expect.poll(moving, { timeout: 2000 }).toBe(0);
    }));
});

describe('a finger', () => {
  test('selects once, and previews nothing', () =>
    visiting({ viewport: 'phone' }, async (visit) => {
      const { page } = visit;
      await page.clock.install();
      await sitDown(site, visit, { match: turn() });
      await page.evaluate(() => {
        const seen = { selected: 0, previews: 0 };
        Object.assign(window, { seen });
        new MutationObserver((changes) => {
          for (const { type, target, addedNodes } of changes) {
            if (type === 'attributes' && (target as HTMLElement).dataset.mark === 'selected')
              seen.selected++;
            for (const node of addedNodes)
              if (node instanceof Element && node.matches('.zoom:not(.table-choice)'))
                seen.previews++;
          }
        }).observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['data-mark'],
        });
      });
      const before = await page.locator('.table').getAttribute('data-ply');
      await page.locator('[data-handle="hand:petal-faeries"]').tap();
      await page.locator('.table-choice').waitFor();
      // Longer than a pointer has to stay.
      await page.clock.runFor(1000);
      const seen = await page.evaluate(
        () => (window as unknown as { readonly seen: Record<string, number> }).seen,
      );
      expect(seen).toEqual({ selected: 1, previews: 0 });
      expect(await page.locator('.table').getAttribute('data-ply')).toBe(before);
    }));
});

describe('forced colours', () => {
  test('tell what is reached from what is not', () =>
    visiting({ context: { forcedColors: 'active' } }, async (visit) => {
      await sitDown(site, visit, { match: momentOf('the end').match() });
      const filled = await visit.page.locator('.table-pips > span').evaluateAll((pips) =>
        pips.map((pip) => {
          const { borderTopColor, backgroundColor } = getComputedStyle(pip);
          const isFilled = backgroundColor === borderTopColor;
          return { isFilled, isReached: pip.hasAttribute('data-full') };
        }),
      );
      expect(filled.some(({ isReached }) => isReached)).toBe(true);
      expect(filled.some(({ isReached }) => !isReached)).toBe(true);
      for (const { isFilled, isReached } of filled) expect(isFilled).toBe(isReached);
    }));
});

describe('the tab', () => {
  const signs = ({ page }: Visit) =>
    page.evaluate(() => ({
      isMarked: document.title.startsWith('● '),
      icon: document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href.split('/').at(-1),
    }));
  /** As a window others lie in front of, or the one that is looked at. */
  const look = (visit: Visit, isHere: boolean) =>
    visit.page.evaluate((has) => {
      document.hasFocus = () => has;
      dispatchEvent(new Event(has ? 'focus' : 'blur'));
    }, isHere);

  test('calls while it is one’s decision, and no longer', () =>
    visiting({}, async (visit) => {
      await visit.page.addInitScript(() => {
        document.hasFocus = () => false;
      });
      await sitDown(site, visit, { match: turn() });
      const called = { isMarked: true, icon: 'favicon-turn.svg' };
      await expect.poll(() => signs(visit), PATIENT).toEqual(called);
      await visit.page.evaluate(() => {
        location.hash = '#/settings';
      });
      const left = { isMarked: false, icon: 'favicon.svg' };
      await expect.poll(() => signs(visit), PATIENT).toEqual(left);
    }));

  test('has another icon for those who look elsewhere alone', () =>
    visiting({}, async (visit) => {
      await sitDown(site, visit, { match: turn() });
      const here = { isMarked: true, icon: 'favicon.svg' };
      await expect.poll(() => signs(visit), PATIENT).toEqual(here);
      await look(visit, false);
      expect(await signs(visit)).toEqual({ isMarked: true, icon: 'favicon-turn.svg' });
      await look(visit, true);
      expect(await signs(visit)).toEqual(here);
    }));
});

describe('the draft', () => {
  test('takes a clan wherever its panel is pressed, and leaves one’s own in their colours', () =>
    visiting({}, async (visit) => {
      const { page } = visit;
      await sitDown(site, visit, { match: momentOf('the last pick').match() });
      await page.locator('.table[data-state="mine"]').waitFor();
      const panel = (clan: string) => page.locator(`.table-clan-panel[data-clan="${clan}"]`);
      // What is under the pointer there is no text, but what takes the clan.
      await panel('narashima').locator('.table-clan-tile').click({ force: true });
      await expect
        .poll(() => panel('narashima').getAttribute('data-mark'), PATIENT)
        .toBe('selected');
      const filters = await Promise.all(
        ['justice', 'galmi'].map((clan) =>
          panel(clan).evaluate((each) => getComputedStyle(each).filter !== 'none'),
        ),
      );
      expect(filters).toEqual([false, true]);
      await press(page, '.table-clan-panel[data-clan="narashima"] .table-clan-cards');
      await page.locator('.table-modal').waitFor();
    }));
});

describe('a game', () => {
  test.each([
    ['the end', WORDS.close.en],
    ['a battle', WORDS.endBattle.en],
  ])('goes on after a battle only where it does (%s)', (name, label) =>
    visiting({}, async (visit) => {
      const { page } = visit;
      await sitDown(site, visit, { match: momentOf(name).match() });
      await press(page, '[data-quick="pass"]');
      await press(page, '.table-commit');
      await page.locator('.table-verdict').waitFor();
      expect(await page.locator('.table-battle .button-primary').innerText()).toBe(label);
    }),
  );

  test('that was played with undo says so, at its end and in the list', () =>
    visiting({}, async (visit) => {
      const { page } = visit;
      const { match, act } = momentOf('the end');
      await sitDown(site, visit, { match: match() });
      const note = page.locator('.table-end').getByText(WORDS.withUndo.en);
      await act?.(page);
      await page.locator('.table-end').waitFor();
      expect(await note.count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.locator('.table-end').waitFor({ state: 'detached' });
      await page.keyboard.press('u');
      await page.locator('.table[data-state="mine"]').waitFor();
      await act?.(page);
      await note.waitFor();
      await page.evaluate(() => {
        location.hash = '#/games';
      });
      await page.locator('.games-row').getByText(GAMES_WORDS.withUndo.en).waitFor();
    }));

  test('goes on with new luck from an earlier position, as a game of its own', () =>
    visiting({}, async (visit) => {
      const { page } = visit;
      await sitDown(site, visit, { match: captured() });
      await press(page, '.table-left .table-log-look');
      await page.locator('.table[data-state="past"]').waitFor();
      await page.getByRole('button', { name: WORDS.newLuck.en }).click();
      await page.waitForFunction(() => !location.hash.endsWith('/play/table'));
      await page.locator('.table:is([data-state="mine"], [data-state="waiting"])').waitFor();
      await page.evaluate(() => {
        location.hash = '#/games';
      });
      await expect.poll(() => page.locator('.games-row').count(), PATIENT).toBe(2);
    }));
});

describe('a discard pile', () => {
  const extraTurn = () => tried('gosu-x', 'nityananda', 'play nityananda');

  test.each(['desktop', 'phone'] as const)('can be played from where it may be (%s)', (viewport) =>
    visiting({ viewport }, async (visit) => {
      const { page } = visit;
      await sitDown(site, visit, { match: extraTurn() });
      await press(page, '.table-near .table-discard[data-mark="legal"]');
      const reasons = await page.locator('.table-refused li').allInnerTexts();
      expect(reasons.map((text) => text.replace(/\s+/g, ' '))).toEqual([
        'Nalin · You need fewer Heroes than Troops: play a Troop first.',
        'Alpha · You need fewer Heroes than Troops: play a Troop first.',
      ]);
      await press(page, '.table-modal [data-handle="discard:0:red-circle"][data-mark="legal"]');
      await page.locator('.table-modal').waitFor({ state: 'detached' });
      await press(page, '.table-commit');
      await page.locator('.table-near [data-zoom="red-circle"]').waitFor();
    }),
  );

  test('says which of its cards cannot take the place that is chosen', () =>
    visiting({}, async (visit) => {
      const { page } = visit;
      await sitDown(site, visit, { match: tried('gosu-x', 'red-circle') });
      const reasons = page.locator('.table-modal .table-refused li');
      await press(page, '[data-handle="p0:II1"]');
      await press(page, '.table-actions .button:has-text("list")');
      expect(await reasons.count()).toBe(2);
      await page.keyboard.press('Escape');
      await press(page, '[data-handle="p0:II1"]');
      await press(page, '.table-near .table-discard');
      expect(await reasons.count()).toBe(2);
      expect(await page.locator('.table-modal [data-mark="target"]').count()).toBe(4);
    }));
});

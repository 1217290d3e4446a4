/** The rules and the card gallery in a browser: addresses, search, keyboard, both languages, narrow pages, axe. */
import { LANGS } from '@open-gosu/kernel';
import { violations } from '@testing/axe.ts';
import { openSite, type Site, type Visit, type VisitOptions } from '@testing/site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

async function visiting(
  options: VisitOptions,
  use: (visit: Visit) => Promise<void>,
): Promise<void> {
  const visit = await site.visit(options);
  try {
    await use(visit);
    expect(visit.complaints).toEqual([]);
  } finally {
    await visit.context.close();
  }
}

const overflow = ({ page }: Visit) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const hashOf = ({ page }: Visit) => page.evaluate(() => location.hash);

describe('the rules', () => {
  test.each(LANGS)('an address leads to its rule, in %s', (lang) =>
    visiting({ lang }, async (visit) => {
      const { page, open } = visit;
      await open('#/rules/gosu-x/X4.2');
      const rule = page.locator('[id="rule-X4.2"]');
      await rule.waitFor();
      await page.waitForFunction(() => document.activeElement?.id === 'rule-X4.2');
      expect(await rule.getAttribute('data-current')).not.toBeNull();
      expect(
        await rule.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      ).toBe(true);
      expect(await rule.innerText()).toContain({ en: 'Troop', fr: 'Troupe' }[lang]);
      // A reference leads on, into the other game, too.
      await open('#/rules/gosu-tactics/T3.2');
      await page.locator('[id="rule-T3.2"] a.rules-reference').click();
      await page.waitForFunction(() => document.activeElement?.id === 'rule-X4.2');
      expect(await hashOf(visit)).toBe('#/rules/gosu-x/X4.2');
    }),
  );

  test('a search finds by any name in either language, and leads to the rule', () =>
    visiting({ lang: 'en' }, async (visit) => {
      const { page, open } = visit;
      await open('#/rules/gosu-x/X9.3');
      await page.locator('[id="rule-X9.3"]').waitFor();
      const field = page.getByRole('searchbox');
      await field.fill('emprisonne');
      await page.getByRole('status').filter({ hasText: 'rules' }).waitFor();
      expect(await page.locator('.rules-entry dt').first().innerText()).toMatch(/capture/i);
      await expect.poll(() => page.locator('.rules-results mark').count()).toBeGreaterThan(3);
      // The address is there already: the rule comes back all the same.
      await page.locator('.rules-results').getByRole('link', { name: 'Rule X9.3' }).click();
      await page.waitForFunction(() => document.activeElement?.id === 'rule-X9.3');
      expect(await field.inputValue()).toBe('');
      await field.fill('qwertz');
      await page.getByRole('status').filter({ hasText: 'qwertz' }).waitFor();
    }));

  test('the ways to read are tabs, worked by the arrow keys', () =>
    visiting({ lang: 'en' }, async (visit) => {
      const { page, open } = visit;
      await open('#/rules/gosu-tactics');
      await page.getByRole('tab', { name: 'In two minutes' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => location.hash === '#/rules/gosu-tactics/all');
      await page.locator('[id="rule-T7.1"]').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => location.hash === '#/rules/gosu-tactics/glossary');
      await expect.poll(() => page.locator('.rules-entry [lang="fr"]').count()).toBeGreaterThan(10);
      expect(await page.locator('.rules-notes').innerText()).toContain('our own reconstruction');
      expect(await page.locator('.rules-notes').innerText()).toContain('unofficial');
    }));

  test('a number that no rule has is said to be none', () =>
    visiting({ lang: 'fr' }, async ({ page, open }) => {
      await open('#/rules/gosu-x/X99.9');
      await page.getByText('Il n’y a pas de règle X99.9').waitFor();
    }));

  test('nor is it out of sight on a phone, wherever one comes from', () =>
    visiting({ viewport: 'phone' }, async ({ page, open }) => {
      const none = page.getByText('There is no rule X99.99.');
      const isInSight = () =>
        none.evaluate((said) => {
          const { top, bottom, left } = said.getBoundingClientRect();
          const foot = document.querySelector('.app-nav')?.getBoundingClientRect().top ?? 0;
          return (
            top >= 0 && bottom <= foot && document.elementFromPoint(left + 5, top + 5) === said
          );
        });
      await open('#/rules/gosu-x/X99.99');
      await none.waitFor();
      await expect.poll(isInSight).toBe(true);
      await open('#/rules/gosu-x/X8.1');
      await page.locator('#rule-X8\\.1').waitFor();
      await page.evaluate(() => {
        location.hash = '#/rules/gosu-x/X99.99';
      });
      await none.waitFor();
      await expect.poll(isInSight).toBe(true);
      // And it is where one reads on from.
      expect(await none.evaluate((said) => said === document.activeElement)).toBe(true);
    }));
});

describe('the gallery', () => {
  test('is filtered by clan, level, keyword and by words of both languages', () =>
    visiting({ lang: 'en' }, async ({ page, open }) => {
      await open('#/cards/gosu-x');
      const count = page.getByRole('status').filter({ hasText: /card/ });
      await count.filter({ hasText: '88' }).waitFor();
      await page.getByRole('button', { name: 'Galmi' }).click();
      await count.filter({ hasText: '11' }).waitFor();
      await page.getByRole('button', { name: 'Hero' }).click();
      await count.filter({ hasText: '5' }).waitFor();
      await page.getByRole('button', { name: 'Ethereal' }).click();
      await count.filter({ hasText: '1 card' }).waitFor();
      await page.getByRole('button', { name: 'Show all cards' }).click();
      await count.filter({ hasText: '88' }).waitFor();
      await page.getByRole('searchbox').fill('fees petale');
      await count.filter({ hasText: '1 card' }).waitFor();
      await page.getByRole('link', { name: /Petal Faeries/ }).waitFor();
    }));

  test('opens a card in both languages, steps on, and comes back to it', () =>
    visiting({ lang: 'fr' }, async (visit) => {
      const { page, open } = visit;
      await open('#/cards/gosu-x');
      const link = page.getByRole('link', { name: /^Solok, Héros, Abhilasha/ });
      await link.focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'gallery-detail');
      expect(await hashOf(visit)).toBe('#/cards/gosu-x/solok');
      expect(await page.locator('.gallery-read').innerText()).toContain('Capturez ou libérez');
      expect(await page.locator('.gallery-other [lang="en"]').innerText()).toContain(
        'Capture or release',
      );
      await page.getByRole('link', { name: 'Suivante' }).click();
      await page.waitForFunction(() => location.hash === '#/cards/gosu-x/abhilasha');
      await page.getByRole('link', { name: 'Retour aux cartes' }).click();
      await page.waitForFunction(() => document.activeElement?.id === 'gallery-card-abhilasha');
    }));

  test.each([
    ['gosu-x', 'petal-faeries'],
    ['gosu-tactics', 'scribe-x'],
  ])('%s: %s can be tried at a table', (game, card) =>
    visiting({ lang: 'en' }, async (visit) => {
      const { page, open } = visit;
      await open(`#/cards/${game}/${card}`);
      await page.getByRole('button', { name: /^Try / }).click();
      await page.waitForFunction(() => location.hash.startsWith('#/play/'));
    }),
  );
});

const PAGES = [
  '#/rules/gosu-x',
  '#/rules/gosu-tactics',
  '#/rules/gosu-x/X12.2',
  '#/rules/gosu-tactics/T6.1',
  '#/rules/gosu-x/glossary',
  '#/cards/gosu-x',
  '#/cards/gosu-tactics',
  '#/cards/gosu-x/free',
  '#/cards/gosu-tactics/ghoul',
];

/** What tells that a page is there, not only on its way. */
const CONTENTS = '.rules-step, .rules-rule, .rules-entry, .gallery-grid, .gallery-detail';

describe('every page of it', () => {
  test.each(LANGS)('fits a narrow phone, in %s, and a third longer', (lang) =>
    visiting({ lang, viewport: 'phone' }, async (visit) => {
      for (const query of ['', '?pseudo']) {
        for (const hash of PAGES) {
          await visit.page.goto(`${site.address}/${query}${hash}`);
          await visit.page.locator(CONTENTS).first().waitFor();
          expect(await overflow(visit), `${query}${hash}`).toBe(0);
        }
      }
    }),
  );

  test('has nothing axe objects to while one searches', () =>
    visiting({ lang: 'fr', viewport: 'phone' }, async ({ page, open }) => {
      await open('#/rules/gosu-x/all');
      await page.getByRole('searchbox').fill('libre');
      await page.locator('.rules-results mark').first().waitFor();
      expect(await violations(page)).toEqual([]);
    }));
});

/** What axe-core has to say against a page: WCAG 2.2 AA, and what it calls best practice. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { inRoot } from '../scripts/lib/paths.mjs';

const SOURCE = readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8');
/** An experiment of axe-core's, which reads the letters and numbers drawn on a card as if they were its label. */
const LEFT_OUT = { 'label-content-name-mismatch': { enabled: false } };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that the colours of a theme can do wrong. */
export const OF_COLOUR: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * A line for each element that keeps somebody out, by the named rules or by all. Evaluated, not added as a script: the page
 * lets no other scripts in.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const options = rules === undefined ? { runOnly: TAGS, rules: LEFT_OUT } : { runOnly: rules };
  // What is in order is neither described nor sent here: there is much of it.
  const asked = JSON.stringify({ ...options, resultTypes: ['violations'], selectors: false });
  return page.evaluate<string[]>(
    `axe.run(document, ${asked}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`,
  );
}

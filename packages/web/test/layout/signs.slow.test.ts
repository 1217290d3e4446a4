/** The signs on the rings of cards that can be chosen, and Bounty tokens, on a phone: whole, whatever lies beside them. */
import { openSite, type Site, VIEWPORTS } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled, sitDown } from './at-table.ts';
import { momentOf } from './moments.ts';
import { FULL_X, matchFrom } from './positions.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const MOMENTS = ['a turn', 'a target to choose', 'Tactics: whom to imprison'];

/** Those of which something lies outside, or under something else. In the page. */
function hidden(selector: string): string[] {
  const all = [...document.querySelectorAll<SVGElement>(selector)];
  // Signs let a finger through, and so do the cards of a hand: for a moment they can be hit.
  const touch = (value: string) => {
    for (const sign of all) sign.style.pointerEvents = value;
  };
  touch('auto');
  const found = all.filter((sign) => {
    const { left, top, width, height } = sign.getBoundingClientRect();
    const shares = [0.08, 0.5, 0.92];
    const points = shares.flatMap((x) => shares.map((y) => [x, y] as const));
    const round = points.filter(([x, y]) => Math.hypot(x - 0.5, y - 0.5) < 0.5);
    return round.some(([x, y]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit === null || !sign.contains(hit);
    });
  });
  touch('');
  return found.map((sign) => sign.closest('[data-handle]')?.getAttribute('data-handle') ?? '?');
}

test.each(MOMENTS)('%s', async (name) => {
  const visit = await site.visit({ viewport: 'phone' });
  const { match, shows } = momentOf(name);
  await sitDown(site, visit, { match: match() });
  await visit.page.locator(shows).first().waitFor();
  for (const view of ['phone', 'landscape'] as const) {
    await visit.page.setViewportSize(VIEWPORTS[view]);
    await settled(visit);
    expect(await visit.page.locator('.card-ring-sign').count()).toBeGreaterThan(0);
    expect(await visit.page.evaluate(hidden, '.card-ring-sign'), view).toEqual([]);
  }
  await visit.context.close();
});

test('Bounty tokens in full armies, of which every other card can be chosen', async () => {
  const visit = await site.visit({ viewport: 'phone' });
  await sitDown(site, visit, { match: matchFrom(FULL_X) });
  for (const view of ['phone', 'landscape'] as const) {
    await visit.page.setViewportSize(VIEWPORTS[view]);
    await settled(visit);
    for (const sign of ['.card-ring-sign', '.table-army .card-coin']) {
      expect(await visit.page.locator(sign).count()).toBeGreaterThan(5);
      expect(await visit.page.evaluate(hidden, sign), `${sign}, ${view}`).toEqual([]);
    }
  }
  await visit.context.close();
});

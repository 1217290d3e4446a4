/** Two people at one device: while the curtain is up no hidden card is anywhere in the page, and then only the next one's. */
import type { Lang } from '@open-gosu/kernel';
import { openSite, type Site, type Visit } from '@testing/site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { bookOf } from '../../src/engine/books.ts';
import type { Match } from '../../src/engine/match.ts';
import { keepMatch, sitDown } from '../layout/at-table.ts';
import { press } from '../layout/moments.ts';
import { FULL_X, matchFrom } from '../layout/positions.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

/** Ids and names in both languages of what only this seat may know. */
function secretsOf(match: Match, seat: number): readonly string[] {
  const { seats } = answer('scene', { match, viewer: seat, lang: 'en' });
  const open = answer('scene', { match, viewer: -1, lang: 'en' });
  const seen = new Set([
    ...open.seats.flatMap(({ army, discard, removed }) => [
      ...army.flat().map(({ card }) => card),
      ...(discard ?? []),
      ...removed,
    ]),
  ]);
  const held = seats[seat]?.hand.flatMap(({ card }) => card ?? []) ?? [];
  const secret = held.filter((id) => !seen.has(id));
  const names = (['en', 'fr'] as const).flatMap((lang) =>
    bookOf({ game: 'gosu-x', lang }).cards.flatMap(({ id, name }) =>
      secret.includes(id) ? [name] : [],
    ),
  );
  return [...new Set([...secret, ...names])];
}

/** All that is written in the page, texts and attributes; and all that is told to those who do not see it. */
async function everything({ page, context }: Visit): Promise<string> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const session = await context.newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const told = nodes.flatMap(({ name, value, description }) =>
    [name, value, description].map((part) => String(part?.value ?? '')),
  );
  return `${html}\n${told.join('\n')}`;
}

const LETTER = '[\\p{L}\\d]';
const quoted = (text: string) => text.replace(/[()[\]{}*+?.^$|\\]/g, '\\$&');

/** Of these words, the ones that occur. */
function found(words: readonly string[], text: string): readonly string[] {
  return words.filter((word) =>
    new RegExp(`(?<!${LETTER})${quoted(word)}(?!${LETTER})`, 'iu').test(text),
  );
}

interface WatchingWindow {
  glimpses: string[];
}

/** Remembers every text and attribute that was in the page for a moment only. */
async function watch({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    const glimpses: string[] = [];
    Object.assign(window, { glimpses });
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') glimpses.push(target.textContent ?? '');
        if (type === 'attributes') glimpses.push((target as Element).outerHTML);
        for (const node of addedNodes)
          glimpses.push(node instanceof Element ? node.outerHTML : (node.textContent ?? ''));
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-label', 'title', 'data-handle', 'data-zoom'],
    });
  });
}

async function takeGlimpses({ page }: Visit): Promise<string> {
  return page.evaluate(() => {
    const { glimpses } = window as unknown as WatchingWindow;
    return glimpses.splice(0).join('\n');
  });
}

/** A busy machine takes its time. */
const PATIENT = { timeout: 20_000 };
const CURTAIN = '.table-curtain';
const LIFT = '.table-curtain button';
const HELD = 4;
const hotseat = () =>
  matchFrom(
    {
      ...FULL_X,
      players: FULL_X.players.map((player) => ({ ...player, hand: player.hand.slice(0, HELD) })),
    },
    2,
    2,
  );

describe.each(['en', 'fr'] as const)('in %s', (lang: Lang) => {
  test('each sees their own hand, and nobody sees both', async () => {
    const visit = await site.visit({ lang });
    const { page } = visit;
    const before = hotseat();
    const drawn: Match = { ...before, answers: ['spend 1'] };
    const [ada, bob] = [secretsOf(before, 0), secretsOf(before, 1)];
    const later = secretsOf(drawn, 0);
    expect([ada.length, bob.length].every((count) => count >= HELD)).toBe(true);

    await keepMatch(site, visit, { match: before });
    await watch(visit);
    await sitDown(site, visit, { match: before });
    await page.locator(CURTAIN).waitFor();
    expect(await page.locator(CURTAIN).innerText()).toContain('Ada');
    expect(found([...ada, ...bob], await everything(visit))).toEqual([]);

    await press(page, LIFT);
    await page.locator('.table-held').first().waitFor();
    const mine = await everything(visit);
    expect(found(ada, mine).length).toBeGreaterThanOrEqual(HELD);
    expect(found(bob, mine)).toEqual([]);

    // Reading a card must not leave it behind.
    await page.locator('.table-held').nth(1).hover();
    await page.locator('.zoom-card').waitFor();
    await press(page, '[data-quick="tokens"]');
    await press(page, '.table-other');
    await press(page, '.table-commit');
    await page.locator(CURTAIN).waitFor();
    expect(await page.locator(CURTAIN).innerText()).toContain('Captain');
    expect(found([...later, ...bob], await everything(visit))).toEqual([]);
    expect(found(bob, await takeGlimpses(visit))).toEqual([]);

    await press(page, LIFT);
    await page.locator('.table-held').first().waitFor();
    const theirs = await everything(visit);
    expect(found(bob, theirs).length).toBeGreaterThanOrEqual(HELD);
    expect(found(later, theirs)).toEqual([]);
    expect(found(later, await takeGlimpses(visit))).toEqual([]);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('nor is what was said to one left behind for the other', async () => {
    const visit = await site.visit({ lang });
    const { page } = visit;
    // Above the limit of the hand: after the draw there is still something to decide.
    const [first, second] = FULL_X.players;
    const match = matchFrom({ ...FULL_X, players: [{ ...first, deck: ['cylak'] }, second] }, 2, 2);
    await sitDown(site, visit, { match });
    await press(page, LIFT);
    await press(page, '[data-quick="tokens"]');
    await press(page, '.table-other');
    await press(page, '.table-commit');
    const said = page.locator('[data-announcer="polite"]');
    await expect
      .poll(async () => found(['Cylak'], await said.innerText()), PATIENT)
      .toEqual(['Cylak']);
    for (const [index, held] of ['bombers', 'atalanta', 'hempo'].entries()) {
      await press(page, `[data-handle="hand:${held}"]`);
      // Two wait for the third, which is for good.
      if (index < 2) await page.locator('.table-chip').nth(index).waitFor();
    }
    await press(page, '.table-commit');
    await page.locator(CURTAIN).waitFor();
    const left = secretsOf(
      { ...match, answers: ['spend 1', 'discard bombers', 'discard atalanta', 'discard hempo'] },
      0,
    );
    expect(found(left, await everything(visit))).toEqual([]);
    await visit.context.close();
  });

  test('the curtain is up again after a reload, and in text mode', async () => {
    for (const isTextMode of [false, true]) {
      const visit = await site.visit({ lang, settings: { isTextMode } });
      const { page } = visit;
      const match = hotseat();
      const hidden = [...secretsOf(match, 0), ...secretsOf(match, 1)];
      await sitDown(site, visit, { match });
      await press(page, LIFT);
      await page.locator('.table-held, .table-text-form').first().waitFor();
      await page.reload();
      await page.locator(CURTAIN).waitFor();
      expect(found(hidden, await everything(visit))).toEqual([]);
      await visit.context.close();
    }
  });
});

test('a card that is there would be found', async () => {
  const visit = await site.visit();
  await sitDown(site, visit, { match: matchFrom(FULL_X) });
  const all = await everything(visit);
  expect(found(['Nezha', 'hand:nezha', 'Atalanta of the Great Shield'], all)).toHaveLength(3);
  expect(found(['Nezh', 'Muraena'], all)).toEqual([]);
  await visit.context.close();
});

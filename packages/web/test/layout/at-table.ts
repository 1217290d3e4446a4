/** Sits down at a table in the browser: the match is put where the page keeps its games, and opened. */
import type { Site, Visit } from '@testing/site.ts';
import type { Match } from '../../src/engine/match.ts';
import type { SavedMatch } from '../../src/storage/matches.ts';

export interface Seating {
  readonly match: Match;
  /** Texts a third longer; for all of a visit, or for none of it. */
  readonly isPseudo?: boolean;
  readonly id?: string;
  /** Answers not committed yet. */
  readonly staged?: readonly string[];
}

/** The page is loaded once; from then on it only turns to another screen. */
async function turnTo(site: Site, { page }: Visit, hash: string, isPseudo: boolean): Promise<void> {
  if (page.url().startsWith(site.address)) {
    await page.evaluate((wanted) => {
      location.hash = wanted;
    }, hash);
  } else {
    await page.goto(`${site.address}/${isPseudo ? '?pseudo' : ''}${hash}`);
  }
}

/** Among the player's games, as if played here. */
export async function keepMatch(site: Site, visit: Visit, seating: Seating): Promise<string> {
  const { match, id = 'table', isPseudo = false, staged = [] } = seating;
  const saved: SavedMatch = {
    id,
    match,
    staged,
    undone: [],
    wasUndone: false,
    created: 1,
    updated: 1,
    winners: null,
  };
  await turnTo(site, visit, '#/settings', isPseudo);
  await visit.page.locator('main h1').waitFor();
  await visit.page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('open-gosu', 1);
        opening.onupgradeneeded = () =>
          opening.result
            .createObjectStore('matches', { keyPath: 'id' })
            .createIndex('updated', 'updated');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          writing.objectStore('matches').put(kept);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    saved,
  );
  return id;
}

export async function sitDown(site: Site, visit: Visit, seating: Seating): Promise<void> {
  const id = await keepMatch(site, visit, seating);
  await turnTo(site, visit, `#/play/${id}`, false);
  await visit.page.locator('.table[data-ply]').waitFor();
  await settled(visit);
}

/** Drawn as it stays: with the fonts it is read in, and nothing on its way. */
export async function settled({ page }: Visit): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await frame();
  });
}

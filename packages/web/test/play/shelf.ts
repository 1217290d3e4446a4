/** The games the browser keeps, seen from outside of the page's own code. */
import type { Page } from 'playwright-core';
import type { SavedMatch } from '../../src/storage/matches.ts';

interface Wish {
  readonly id: string;
  /** Put there first; null only to look. */
  readonly saved: SavedMatch | null;
}

function reach({ page }: { readonly page: Page }, wish: Wish): Promise<SavedMatch | undefined> {
  return page.evaluate(async ({ id, saved }) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('open-gosu'));
    const shelf = db.transaction('matches', 'readwrite').objectStore('matches');
    if (saved !== null) await done(shelf.put(saved));
    const found = await done<SavedMatch | undefined>(shelf.get(id));
    db.close();
    return found;
  }, wish);
}

/** As if it had been played here. */
export async function keepMatch(at: { readonly page: Page }, saved: SavedMatch): Promise<void> {
  await reach(at, { id: saved.id, saved });
}

/** The game that is on the screen. */
export async function keptMatch(at: { readonly page: Page }): Promise<SavedMatch> {
  const id = new URL(at.page.url()).hash.split('/')[2] ?? '';
  const found = await reach(at, { id, saved: null });
  if (found === undefined) throw new Error('the game was not kept');
  return found;
}

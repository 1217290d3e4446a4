/**
 * A place for things with an id, and one that does not break: what the browser will not keep (a private window, no room
 * left, a database that is held by another tab) is kept in memory, and the player is told.
 */

export interface Kept {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

export interface Shelf<T extends Kept> {
  put(thing: T): Promise<void>;
  get(id: string): Promise<T | null>;
  /** In any order. */
  all(): Promise<readonly T[]>;
  remove(id: string): Promise<void>;
}

/** Why something is kept in memory only. */
export type Trouble = 'not-kept' | 'full' | 'elsewhere';

/** Another tab holds the database in an older form. */
export class Blocked extends Error {
  override readonly name = 'Blocked';
}

export function troubleOf(fault: unknown): Trouble {
  if (fault instanceof Blocked) return 'elsewhere';
  return fault instanceof Error && fault.name === 'QuotaExceededError' ? 'full' : 'not-kept';
}

export function memoryShelf<T extends Kept>(): Shelf<T> {
  const things = new Map<string, T>();
  return {
    put: async (thing) => void things.set(thing.id, thing),
    get: async (id) => things.get(id) ?? null,
    all: async () => [...things.values()],
    remove: async (id) => void things.delete(id),
  };
}

/** `open` is tried anew after a failure, for the trouble may be over; `tell` is called when it changes. */
export function sturdyShelf<T extends Kept>(
  open: () => Promise<Shelf<T>>,
  tell: (trouble: Trouble | null) => void,
): Shelf<T> {
  const spare = memoryShelf<T>();
  let opened: Promise<Shelf<T>> | null = null;
  let trouble: Trouble | null = null;

  const note = (now: Trouble | null) => {
    if (now === trouble) return;
    trouble = now;
    tell(now);
  };

  const attempt = async <R>(action: (shelf: Shelf<T>) => Promise<R>, otherwise: R): Promise<R> => {
    opened ??= open();
    try {
      return await action(await opened);
    } catch (fault) {
      opened = null;
      note(troubleOf(fault));
      return otherwise;
    }
  };

  /** What lies in memory goes where it belongs as soon as it can. */
  const putBack = async () => {
    for (const thing of await spare.all()) {
      if (await attempt((shelf) => shelf.put(thing).then(() => true), false))
        await spare.remove(thing.id);
      else return;
    }
    note(null);
  };

  return {
    put: async (thing) => {
      await spare.put(thing);
      await putBack();
    },
    get: async (id) => (await spare.get(id)) ?? attempt((shelf) => shelf.get(id), null),
    all: async () => {
      const here = await spare.all();
      const there = await attempt((shelf) => shelf.all(), []);
      const isNewer = new Set(here.map(({ id }) => id));
      return [...here, ...there.filter(({ id }) => !isNewer.has(id))];
    },
    remove: async (id) => {
      await spare.remove(id);
      await attempt((shelf) => shelf.remove(id), undefined);
      await putBack();
    },
  };
}

/**
 * A place for things with an id, and one that does not break: what the browser will not keep (a private window, no room
 * left, a database that is held by another tab) is kept in memory, and the player is told.
 */

export interface Kept {
  readonly id: IDBValidKey;
}

export interface Shelf<T extends Kept> {
  put(thing: T): Promise<void>;
  get(id: IDBValidKey): Promise<T | null>;
  /** In any order. */
  all(): Promise<readonly T[]>;
  remove(id: IDBValidKey): Promise<void>;
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
  const things = new Map<IDBValidKey, T>();
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
  /** What is not on disk yet. */
  const spare = new Map<IDBValidKey, T>();
  let opened: Promise<Shelf<T>> | null = null;
  let trouble: Trouble | null = null;

  const note = (now: Trouble | null) => {
    if (now === trouble) return;
    trouble = now;
    tell(now);
  };

  /** Once more where it fails: a connection that was good may have been closed meanwhile. Null if it cannot be done. */
  const attempt = async <R>(
    action: (shelf: Shelf<T>) => Promise<R>,
    isAgain = false,
  ): Promise<{ readonly value: R } | null> => {
    const wasOpen = opened !== null;
    opened ??= open();
    const mine = opened;
    try {
      return { value: await action(await mine) };
    } catch (fault) {
      if (opened === mine) opened = null;
      if (wasOpen && !isAgain) return attempt(action, true);
      note(troubleOf(fault));
      return null;
    }
  };

  /** What lies in memory goes where it belongs as soon as it can. */
  const putBack = async () => {
    for (const thing of [...spare.values()]) {
      if ((await attempt((shelf) => shelf.put(thing))) === null) return;
      // A newer one may have come while this one was written.
      if (spare.get(thing.id) === thing) spare.delete(thing.id);
    }
    if (spare.size === 0) note(null);
  };

  /** Writing is done in the order it was asked for: whoever asks need not wait. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  return {
    put(thing) {
      spare.set(thing.id, thing);
      return inTurn(putBack);
    },
    async get(id) {
      return spare.get(id) ?? (await attempt((shelf) => shelf.get(id)))?.value ?? null;
    },
    async all() {
      // Looked at first: what is written meanwhile is then in both, and not in neither.
      const here = new Map(spare);
      const there = (await attempt((shelf) => shelf.all()))?.value ?? [];
      return [...here.values(), ...there.filter(({ id }) => !here.has(id))];
    },
    remove(id) {
      spare.delete(id);
      return inTurn(async () => {
        const isGone = (await attempt((shelf) => shelf.remove(id))) !== null;
        if (isGone) await putBack();
      });
    },
  };
}

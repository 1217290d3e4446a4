/** Games are never lost silently: what the browser will not keep is kept in memory, and the player is told. */
import { beforeEach, describe, expect, test } from 'vitest';
import {
  Blocked,
  type Kept,
  memoryShelf,
  type Shelf,
  sturdyShelf,
  type Trouble,
} from '../../src/storage/shelf.ts';

interface Timed extends Kept {
  readonly updated: number;
}

const game = (id: string, updated = 0): Timed => ({ id, updated });

class QuotaExceededError extends Error {
  override readonly name = 'QuotaExceededError';
}

let disk: Shelf<Kept>;
let fault: Error | null;
let isShut: boolean;
let told: (Trouble | null)[];
let shelf: Shelf<Kept>;

beforeEach(() => {
  disk = memoryShelf();
  fault = null;
  isShut = false;
  told = [];
  const open = async (): Promise<Shelf<Kept>> => {
    if (isShut && fault !== null) throw fault;
    return {
      ...disk,
      put: async (thing) => {
        if (fault !== null) throw fault;
        await disk.put(thing);
      },
    };
  };
  shelf = sturdyShelf(open, (trouble) => told.push(trouble));
});

const ids = async () => (await shelf.all()).map(({ id }) => id).sort();

describe('a shelf', () => {
  test('puts things where they belong', async () => {
    await shelf.put(game('a'));
    expect(await disk.get('a')).toEqual(game('a'));
    expect(told).toEqual([]);
  });

  test('keeps in memory what there is no room for, and says so once', async () => {
    await shelf.put(game('a'));
    fault = new QuotaExceededError();
    await shelf.put(game('b'));
    await shelf.put(game('a', 5));
    expect(told).toEqual(['full']);
    expect(await ids()).toEqual(['a', 'b']);
    expect(await shelf.get('a'), 'the newer one').toEqual(game('a', 5));
    expect(await disk.get('a')).toEqual(game('a', 0));
  });

  test('brings it to disk when there is room again', async () => {
    fault = new QuotaExceededError();
    await shelf.put(game('a'));
    fault = null;
    await shelf.remove('z');
    expect(await disk.get('a')).toEqual(game('a'));
    expect(told).toEqual(['full', null]);
  });

  test('works in a private window', async () => {
    isShut = true;
    fault = new Error('A mutation operation was attempted on a database that did not allow it');
    expect(await ids()).toEqual([]);
    await shelf.put(game('a'));
    expect(await ids()).toEqual(['a']);
    await shelf.remove('a');
    expect(await shelf.get('a')).toBeNull();
    expect(told, 'a removal that failed ends no trouble').toEqual(['not-kept']);
  });

  test('keeps the newest of several that are put at once', async () => {
    const held: (() => void)[] = [];
    const slow = sturdyShelf<Kept>(
      async () => ({
        ...disk,
        put: (thing) =>
          new Promise((resolve) => {
            held.push(() => disk.put(thing).then(resolve));
          }),
      }),
      () => undefined,
    );
    const puts = [1, 2, 3].map((updated) => slow.put(game('a', updated)));
    expect(await slow.get('a'), 'while it is written').toEqual(game('a', 3));
    let left = 3;
    for (const put of puts) put.then(() => left--);
    while (left > 0) {
      // The last to be asked for is the first to be done, where several are under way.
      held.pop()?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    expect(await slow.get('a')).toEqual(game('a', 3));
    expect(await disk.get('a')).toEqual(game('a', 3));
  });

  test('does not lose one that came while an older one was written, and for which there is no room', async () => {
    const held: (() => void)[] = [];
    const slow = sturdyShelf<Kept>(
      async () => ({
        ...disk,
        async put(thing) {
          if (fault !== null) throw fault;
          await new Promise<void>((resolve) => held.push(resolve));
          await disk.put(thing);
        },
      }),
      (trouble) => told.push(trouble),
    );
    const older = slow.put(game('a', 1));
    while (held.length === 0) await Promise.resolve();
    fault = new QuotaExceededError();
    const newer = slow.put(game('a', 2));
    held.pop()?.();
    await Promise.all([older, newer]);
    expect(await slow.get('a')).toEqual(game('a', 2));
    expect(told).toEqual(['full']);
  });

  test('opens a connection anew that was closed meanwhile', async () => {
    let isClosed = false;
    const again = sturdyShelf<Kept>(
      async () => {
        const isOld = !isClosed;
        return {
          ...disk,
          async get(id) {
            if (isOld && isClosed) throw new Error('The database connection is closing.');
            return disk.get(id);
          },
        };
      },
      (trouble) => told.push(trouble),
    );
    await again.put(game('a'));
    isClosed = true;
    expect(await again.get('a')).toEqual(game('a'));
    expect(told).toEqual([]);
  });

  test('says when another tab holds the database, and goes on when it lets go', async () => {
    isShut = true;
    fault = new Blocked();
    await shelf.put(game('a'));
    expect(told).toEqual(['elsewhere']);
    isShut = false;
    fault = null;
    await shelf.put(game('b'));
    expect(told).toEqual(['elsewhere', null]);
    expect((await disk.all()).length).toBe(2);
  });
});

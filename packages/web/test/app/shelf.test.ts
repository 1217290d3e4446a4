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

const game = (id: string, updated = 0): Kept => ({ id, updated });

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
    expect(told).toEqual(['not-kept', null, 'not-kept']);
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

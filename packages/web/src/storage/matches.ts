/** The player's games, kept in this browser (IndexedDB), or in memory where it keeps nothing. */
import { type DBSchema, openDB } from 'idb';
import { useSyncExternalStore } from 'react';
import type { Match } from '../engine/match.ts';
import type { TakenBack } from '../table/taken-back.ts';
import { Blocked, type Shelf, sturdyShelf, type Trouble } from './shelf.ts';

export interface SavedMatch {
  readonly id: string;
  readonly match: Match;
  /** Answers chosen but not committed yet, as codes: a reload shows the same prompt. */
  readonly staged: readonly number[];
  /** Answers taken back, which redo would give again; the next comes first. */
  readonly undone: readonly string[];
  /** True once anything was taken back. */
  readonly wasUndone: boolean;
  /** Where, for those who saw it. */
  readonly takenBack?: readonly TakenBack[];
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  /** Seats that won, once it is over. */
  readonly winners: readonly number[] | null;
}

interface Schema extends DBSchema {
  matches: { key: string; value: SavedMatch };
}

function openDatabase(): Promise<Shelf<SavedMatch>> {
  return new Promise((resolve, reject) => {
    openDB<Schema>('open-gosu', 1, {
      upgrade(db) {
        db.createObjectStore('matches', { keyPath: 'id' });
      },
      blocked: () => reject(new Blocked('the database is held by another tab')),
      // A newer page in another tab wants to change the database: it must not wait for this one.
      blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
    }).then(
      (db) =>
        resolve({
          put: async (saved) => void (await db.put('matches', saved)),
          get: async (id) => (await db.get('matches', id)) ?? null,
          all: () => db.getAll('matches'),
          remove: (id) => db.delete('matches', id),
        }),
      reject,
    );
  });
}

let trouble: Trouble | null = null;
const listeners = new Set<() => void>();

const shelf = sturdyShelf<SavedMatch>(openDatabase, (now) => {
  trouble = now;
  for (const listener of listeners) listener();
});

/** Why games may be lost when the tab is closed; null while all is well. */
export function useStorageTrouble(): Trouble | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => trouble,
  );
}

let isPersistent = false;

export async function saveMatch(saved: SavedMatch): Promise<void> {
  await shelf.put(saved);
  if (isPersistent) return;
  isPersistent = true;
  // Browsers clear what they were not asked to keep when the disk is full.
  navigator.storage?.persist?.().catch(() => undefined);
}

export async function loadMatch(id: string): Promise<SavedMatch | null> {
  const saved = await shelf.get(id);
  return saved && marked(saved);
}

/** Newest first. */
export async function listMatches(): Promise<readonly SavedMatch[]> {
  return [...(await shelf.all())].sort((a, b) => b.updated - a.updated).map(marked);
}

/** Games that were kept before matches said so themselves. */
function marked(saved: SavedMatch): SavedMatch {
  if (!saved.wasUndone || saved.match.undo === true) return saved;
  return { ...saved, match: { ...saved.match, undo: true } };
}

export function deleteMatch(id: string): Promise<void> {
  return shelf.remove(id);
}

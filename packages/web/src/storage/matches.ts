/** The player's games, kept in this browser (IndexedDB), or in memory where it keeps nothing. */
import { type DBSchema, openDB } from 'idb';
import { useSyncExternalStore } from 'react';
import { type Match, Unplayable } from '../engine/match.ts';
import type { Wish } from '../table/store/quiet.ts';
import type { TakenBack } from '../table/store/taken-back.ts';
import { readSaved } from './read-saved.ts';
import { Blocked, type Kept, type Shelf, sturdyShelf, type Trouble } from './shelf.ts';

export interface SavedMatch {
  readonly id: string;
  readonly match: Match;
  /** Answers chosen but not committed yet, in the notation: a reload shows the same prompt. */
  readonly staged: readonly string[];
  /** Answers taken back, which redo would give again; the next comes first. */
  readonly undone: readonly string[];
  /** How many of them, at the end, were only chosen, and would be so again. */
  readonly unfinished?: number;
  /** True once anything was taken back. */
  readonly wasUndone: boolean;
  /** Where, for those who saw it. */
  readonly takenBack?: readonly TakenBack[];
  /** What somebody does not want to be asked about, where they could respond: any more, or in this turn. */
  readonly neverAsked?: readonly Wish[];
  /** While somebody is shown what they had no choice in: after how many answers that begins. */
  readonly forcedFrom?: number | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  /** Seats that won, once it is over. */
  readonly winners: readonly number[] | null;
}

/** What is kept like a game but is none that this page can read: to be given away as it is, or deleted. */
export interface Damaged {
  readonly id: IDBValidKey;
  readonly raw: Kept;
}

/** Nothing is believed of what is kept but that it has a key. */
interface Schema extends DBSchema {
  matches: { key: IDBValidKey; value: Kept };
}

function openDatabase(): Promise<Shelf<Kept>> {
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

const shelf = sturdyShelf<Kept>(openDatabase, (now) => {
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

/** Throws `Unplayable` where it is damaged. */
export async function loadMatch(id: string): Promise<SavedMatch | null> {
  const raw = await shelf.get(id);
  if (raw === null) return null;
  const saved = readSaved(raw);
  if (saved === null) throw new Unplayable(DAMAGED);
  return marked(saved);
}

const DAMAGED = {
  en: 'what is kept of it is damaged, or comes from another version of the page',
  fr: 'ce qui en est gardé est endommagé, ou vient d’une autre version de la page',
};

export interface Listed {
  /** Newest first. */
  readonly matches: readonly SavedMatch[];
  readonly damaged: readonly Damaged[];
}

export async function listMatches(): Promise<Listed> {
  return sorted(await shelf.all());
}

export function sorted(all: readonly Kept[]): Listed {
  const matches: SavedMatch[] = [];
  const damaged: Damaged[] = [];
  for (const raw of all) {
    const saved = readSaved(raw);
    if (saved === null) damaged.push({ id: raw.id, raw });
    else matches.push(marked(saved));
  }
  return { matches: matches.sort((a, b) => b.updated - a.updated), damaged };
}

/** Games that were kept before matches said so themselves, and before what is staged ended what could be redone. */
function marked(saved: SavedMatch): SavedMatch {
  const isOfBefore = saved.unfinished === undefined && saved.staged.length > 0;
  const kept = isOfBefore ? { ...saved, undone: [] } : saved;
  if (!kept.wasUndone || kept.match.undo === true) return kept;
  return { ...kept, match: { ...kept.match, undo: true } };
}

export function deleteMatch(id: IDBValidKey): Promise<void> {
  return shelf.remove(id);
}

/** As it was, damage and all. */
export function putBackDamaged({ raw }: Damaged): Promise<void> {
  return shelf.put(raw);
}

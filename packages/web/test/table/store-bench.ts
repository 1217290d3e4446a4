/** A match store over the real engine, with a memory instead of a browser's storage. */
import { answer } from '../../src/engine/answer.ts';
import type { Match, Sitter } from '../../src/engine/match.ts';
import type { Asked, RequestName, Told } from '../../src/engine/requests.ts';
import type { Scene } from '../../src/engine/scene.ts';
import type { SavedMatch } from '../../src/storage/matches.ts';
import { type MatchStore, makeMatchStore } from '../../src/table/store/match-store.ts';
import type { StoreDeps } from '../../src/table/store/table-state.ts';

export const ada: Sitter = { kind: 'person', name: 'Ada' };
export const bo: Sitter = { kind: 'person', name: 'Bo' };
export const robot: Sitter = { kind: 'bot', name: 'Robot', bot: 'random' };

export interface Bench {
  readonly store: MatchStore;
  readonly asked: { readonly name: RequestName; readonly viewer: number | undefined }[];
  /** What the browser has kept. */
  kept(): SavedMatch;
  /** Keeps it, as the browser does. */
  keepThat(saved: SavedMatch): Promise<void>;
  waits(): number;
  /** Another visit to the same match. */
  reopen(): Promise<MatchStore>;
}

export function beginning(game: Match['game'], sitters: readonly Sitter[], seed = 'store'): Match {
  const begun = answer('begin', {
    game,
    start: { from: 'deal', options: {}, seed },
    sitters,
    lang: 'en',
  });
  if (!begun.ok) throw new Error(begun.message);
  return begun.value;
}

/** `change`: what else than the real thing the store is to meet. */
export async function benchOf(match: Match, change: Partial<StoreDeps> = {}): Promise<Bench> {
  let kept: SavedMatch = {
    id: 'm',
    match,
    staged: [],
    undone: [],
    wasUndone: false,
    created: 0,
    updated: 0,
    winners: null,
  };
  let waits = 0;
  const asked: Bench['asked'] = [];
  const keepThat = async (saved: SavedMatch) => {
    kept = saved;
  };
  const deps: StoreDeps = {
    async ask<N extends RequestName>(name: N, of: Asked<N>): Promise<Told<N>> {
      asked.push({ name, viewer: (of as { viewer?: number }).viewer });
      return answer(name, of);
    },
    stopThinking: () => undefined,
    load: async () => kept,
    save: keepThat,
    now: () => 0,
    async wait() {
      waits++;
    },
    painted: async () => undefined,
    lang: () => 'en',
    speed: () => 'off',
    asksAlways: () => false,
    ...change,
  };
  const store = makeMatchStore('m', deps);
  await store.open();
  return {
    store,
    asked,
    kept: () => kept,
    keepThat,
    waits: () => waits,
    async reopen() {
      const other = makeMatchStore('m', deps);
      // At something to be gone on from, opening goes on only then.
      await Promise.race([other.open(), shownBy(other)]);
      return other;
    },
  };
}

function shownBy({ now, subscribe }: MatchStore): Promise<void> {
  return new Promise((resolve) => {
    const leave = subscribe(() => {
      if (now().phase !== 'ready') return;
      leave();
      resolve();
    });
  });
}

/** Waits until the store has nothing under way. */
export async function settled({ now }: MatchStore): Promise<Scene> {
  for (let calm = 0; calm < 20; ) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    calm = now().thinking === null && !now().isBusy ? calm + 1 : 0;
  }
  return now().scene as Scene;
}

export function codeOf({ prompt }: Scene, notation: RegExp): number {
  const found = prompt?.answers.find((each) => notation.test(each.notation));
  if (found === undefined) {
    throw new Error(`${notation} is none of ${prompt?.answers.map((each) => each.notation)}`);
  }
  return found.code;
}

export async function give(store: MatchStore, notation: RegExp): Promise<Scene> {
  await store.give(codeOf(store.now().scene as Scene, notation));
  return settled(store);
}

export const OPENING = 'gosu-tactics';

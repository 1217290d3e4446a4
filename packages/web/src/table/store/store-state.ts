/** The state of a table's store: who hears of its changes, what is kept of them, and what was overtaken by them. */
import type { SavedMatch } from '../../storage/matches.ts';
import { INITIAL, type StoreDeps, stateAfter, type TableState } from './table-state.ts';

export type StoreState = ReturnType<typeof makeStoreState>;

export function makeStoreState(deps: StoreDeps) {
  let state = INITIAL;
  /** Goes up whenever the match changes: what was asked for before is then of no use. */
  let epoch = 0;
  let isSilent = false;
  const listeners = new Set<() => void>();

  const set = (change: Partial<TableState>) => {
    state = { ...state, ...change };
    if (isSilent) return;
    for (const listener of listeners) listener();
  };

  return {
    now: () => state,
    set,
    /** What changes meanwhile is drawn with the next change. */
    silently(work: () => void) {
      isSilent = true;
      try {
        work();
      } finally {
        isSilent = false;
      }
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Nothing that was asked for so far is of use any more. */
    overtake() {
      epoch++;
    },
    /** The same, and no bot thinks on. */
    interrupt() {
      epoch++;
      if (state.thinking !== null) deps.stopThinking();
    },
    /** Runs something that may be overtaken: `isStale` then says so. Faults are shown, what was overtaken is forgotten. */
    async attempt(work: (isStale: () => boolean) => Promise<void>) {
      const mine = epoch;
      const isStale = () => mine !== epoch;
      try {
        await work(isStale);
      } catch (fault) {
        if (!isStale()) set(stateAfter(fault, deps.lang()));
      }
    },
    keep(change: Partial<SavedMatch>) {
      if (state.saved === null || state.isElsewhere) return;
      const saved = { ...state.saved, ...change, updated: deps.now() };
      set({ saved });
      // What cannot be kept lasts as long as the page; the frame around the screens says so.
      deps.save(saved).catch(() => undefined);
    },
  };
}

/** The store of a match in the browser: its worker, its database, its clock. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ask, stopThinking } from '../engine/client.ts';
import { settingsNow } from '../settings/settings.ts';
import { loadMatch, saveMatch } from '../storage/matches.ts';
import { type MatchStore, makeMatchStore } from './match-store.ts';
import type { StoreDeps, TableState } from './table-state.ts';

const BROWSER: StoreDeps = {
  ask,
  stopThinking,
  load: loadMatch,
  save: saveMatch,
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  lang: () => settingsNow().lang,
  speed: () => settingsNow().speed,
};

export function useMatchStore(id: string): {
  readonly store: MatchStore;
  readonly state: TableState;
} {
  const store = useMemo(() => makeMatchStore(id, BROWSER), [id]);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  const state = useSyncExternalStore(store.subscribe, store.now);
  return { store, state };
}

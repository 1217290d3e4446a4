/** The store of a match in the browser: its worker, its database, its clock. */
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { ask, stopThinking } from '../../engine/client.ts';
import { settingsNow } from '../../settings/settings.ts';
import { loadMatch, saveMatch } from '../../storage/matches.ts';
import { tabs } from '../../storage/tabs.ts';
import { isCurrent } from '../choosing/current.ts';
import { painted } from '../play-hooks.ts';
import { type MatchStore, makeMatchStore } from './match-store.ts';
import type { StoreDeps, TableState } from './table-state.ts';

const BROWSER: StoreDeps = {
  ask,
  stopThinking,
  load: loadMatch,
  async save(saved) {
    await saveMatch(saved);
    tabs.kept(saved.id);
  },
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  painted,
  lang: () => settingsNow().lang,
  speed: () => settingsNow().speed,
  asksAlways: () => settingsNow().isAlwaysAsked,
};

export function useMatchStore(id: string): {
  readonly store: MatchStore;
  readonly state: TableState;
  /** Plays it in this tab, though another does. */
  takeOver(): void;
} {
  const store = useMemo(() => makeMatchStore(id, BROWSER), [id]);
  const release = useRef(() => {});
  const takeOver = useCallback(() => {
    release.current();
    release.current = tabs.claim(id, { taken: store.giveWay, changed: store.open });
    store.open();
  }, [id, store]);
  useEffect(() => {
    takeOver();
    return () => {
      release.current();
      store.close();
    };
  }, [takeOver, store]);
  const state = useSyncExternalStore(store.subscribe, store.now);
  return { store, state, takeOver };
}

/**
 * The state as the table is drawn from it: a moment later, so that what a tap marks at once (`ChoiceProvider`) does not wait
 * for all the rest.
 */
export function useDrawn(state: TableState): TableState {
  const isCaughtUp = useDeferredValue(state) === state;
  const shown = useRef(state);
  const next = isCaughtUp ? state : drawnOf(shown.current, state);
  useLayoutEffect(() => {
    shown.current = next;
  });
  return next;
}

/** What is drawn at once: what is shown stays for a moment where something of the new state is marked ahead of it. */
export function drawnOf(shown: TableState, state: TableState): TableState {
  // Never what another person has seen: whoever looks now sees what is now.
  const isSameViewer = shown.scene !== null && shown.scene.viewer === state.scene?.viewer;
  return isSameViewer && shown.curtain === null && !isCurrent(shown, state) ? shown : state;
}

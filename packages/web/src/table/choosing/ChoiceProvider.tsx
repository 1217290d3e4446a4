/**
 * What a choice or an answer does to the table at once: marks, and that an answer is under way. It is read from the store
 * itself, ahead of all that is said about it, which takes longer to draw.
 */
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { Scene } from '../../engine/scene.ts';
import { type Marks, MarksContext, UnderWayContext } from '../context.tsx';
import type { MatchStore } from '../store/match-store.ts';
import type { TableState } from '../store/table-state.ts';
import { decisionOf, ghostsIn } from './decision.ts';
import { marksOf } from './marks.ts';
import { refusalWith } from './selection.ts';

export interface ChoiceProviderProps {
  readonly store: MatchStore;
  /** As it is drawn: the store may be ahead of it. */
  readonly state: TableState;
  readonly scene: Scene;
  readonly children: ReactNode;
}

export function ChoiceProvider({ store, state, scene, children }: ChoiceProviderProps) {
  const { steps } = state;
  const isPast = state.past !== null;
  // What is chosen on a table that is not drawn yet would be marked on the one before.
  const latest = () => (store.now().scene === state.scene ? store.now() : state);
  const selection = useSyncExternalStore(store.subscribe, () => latest().selection);
  const isBusy = useSyncExternalStore(store.subscribe, () => store.now().isBusy);
  const isBehind = useSyncExternalStore(
    store.subscribe,
    () => store.now().scene !== state.scene || store.now().selection !== state.selection,
  );
  const asked = isPast ? null : scene.prompt;
  const drawn = state.selection;
  // A card that would come is a card to be drawn: it comes with what is said about it.
  const ghosts = useMemo(() => {
    if (isPast) return new Map<string, string>();
    const { chosen = null, possible = [] } = decisionOf(scene, drawn) ?? {};
    const given = steps.map(({ answer }) => answer);
    return ghostsIn(scene, given, chosen === null ? possible : [chosen]);
  }, [scene, drawn, steps, isPast]);
  const marks = useMemo(
    (): Marks => ({
      markOf: marksOf(asked, selection),
      refusalOf: (handle) => refusalWith(asked, selection, handle),
      ghostAt: (place) => ghosts.get(place) ?? null,
      chosen: selection?.code ?? null,
    }),
    [asked, selection, ghosts],
  );
  const underWay = useMemo(() => ({ isBusy, isBehind }), [isBusy, isBehind]);
  return (
    <MarksContext value={marks}>
      <UnderWayContext value={underWay}>{children}</UnderWayContext>
    </MarksContext>
  );
}

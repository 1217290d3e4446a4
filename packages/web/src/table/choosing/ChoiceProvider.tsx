/**
 * What a choice or an answer does to the table at once: marks, and that an answer is under way. It is read from the store
 * itself, ahead of all that is said about it, which takes longer to draw.
 */
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { Scene } from '../../engine/scene.ts';
import { type Marks, MarksContext, UnderWayContext } from '../context.tsx';
import type { TableState } from '../store/table-state.ts';
import type { TableStore } from '../store/table-store.ts';
import { isCurrent, isSameTable } from './current.ts';
import { type Decision, ghostsIn } from './decision.ts';
import { marksOf } from './marks.ts';
import { refusalWith } from './selection.ts';

export interface ChoiceProviderProps {
  readonly store: TableStore;
  /** As it is drawn: the store may be ahead of it. */
  readonly state: TableState;
  readonly scene: Scene;
  /** Of what is drawn; null where there is none, or in the past. */
  readonly decision: Decision | null;
  readonly children: ReactNode;
}

export function ChoiceProvider(props: ChoiceProviderProps) {
  const { store, state, scene, decision, children } = props;
  const { steps } = state;
  const isPast = state.past !== null;
  // What is chosen on a table that is not drawn yet would be marked on the one before.
  const latest = () => (isSameTable(state, store.now()) ? store.now() : state);
  const selection = useSyncExternalStore(store.subscribe, () => latest().selection);
  // An answer is under way until what came of it is drawn: the question that is still seen is answered.
  const isBusy = useSyncExternalStore(
    store.subscribe,
    () => store.now().isBusy || !isSameTable(state, store.now()),
  );
  const isBehind = useSyncExternalStore(store.subscribe, () => !isCurrent(state, store.now()));
  const asked = isPast ? null : scene.prompt;
  // A card that would come is a card to be drawn: it comes with what is said about it.
  const ghosts = useMemo(() => {
    if (isPast) return new Map<string, string>();
    const { chosen = null, possible = [] } = decision ?? {};
    const given = steps.map(({ answer }) => answer);
    return ghostsIn(scene, given, chosen === null ? possible : [chosen]);
  }, [scene, decision, steps, isPast]);
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

/**
 * What a choice or an answer does to the table at once: what is chosen is marked, and an answer is seen to be under way. It is
 * read from the store itself, ahead of all that is said about it and of how the rest is marked, which takes longer to draw.
 */
import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Scene } from '../../engine/scene.ts';
import {
  BehindContext,
  ChoiceContext,
  type Marks,
  MarksContext,
  UnderWayContext,
} from '../context.tsx';
import type { TableState } from '../store/table-state.ts';
import type { TableStore } from '../store/table-store.ts';
import { makeChoice } from './choice.ts';
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
  const { steps, selection } = state;
  const isPast = state.past !== null;
  const choice = useMemo(() => makeChoice(store), [store]);
  useLayoutEffect(() => choice.draw(state), [choice, state]);
  // An answer is under way until what came of it is drawn: the question that is still seen is answered.
  const isBusy = useSyncExternalStore(
    store.subscribe,
    () => store.now().isBusy || !isSameTable(state, store.now()),
  );
  const isBehind = useSyncExternalStore(store.subscribe, () => !isCurrent(state, store.now()));
  const asked = isPast ? null : scene.prompt;
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
    }),
    [asked, selection, ghosts],
  );
  const underWay = useMemo(() => ({ isBusy }), [isBusy]);
  return (
    <ChoiceContext value={choice}>
      <MarksContext value={marks}>
        <UnderWayContext value={underWay}>
          <BehindContext value={isBehind}>{children}</BehindContext>
        </UnderWayContext>
      </MarksContext>
    </ChoiceContext>
  );
}

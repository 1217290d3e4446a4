/** The hint ladder of a match that is played: one rung higher each time. */
import type { Match } from '../../engine/match.ts';
import type { StoreState } from './store-state.ts';
import type { Hint, StoreDeps } from './table-state.ts';

/** `drawnMatch`: with the staged answers; null before anything is drawn. */
export function makeHints(
  deps: StoreDeps,
  { now, set, attempt }: StoreState,
  drawnMatch: () => Match | null,
) {
  return {
    hint: () =>
      attempt(async (isStale) => {
        const { scene, hint: before } = now();
        const match = drawnMatch();
        if (!scene?.prompt?.isMine || match === null) return;
        const rung = Math.min(3, (before?.rung ?? 0) + 1) as 1 | 2 | 3;
        const hint: Hint = { rung, advice: null };
        set({ hint });
        const isWanted = () => !isStale() && now().hint === hint;
        // That it is thought about is drawn first: to begin with it takes a moment, too.
        await deps.painted();
        if (!isWanted()) return;
        const asked = { match, viewer: scene.viewer, lang: deps.lang(), rung };
        const advice = await deps.ask('advise', asked);
        if (isWanted()) set({ hint: { rung, advice } });
      }),
    closeHint: () => set({ hint: null }),
  };
}

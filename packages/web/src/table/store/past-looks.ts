/** Looking at an earlier position of the match that is played. */
import type { StoreState } from './store-state.ts';
import type { StoreDeps } from './table-state.ts';
import { withAnswers } from './track.ts';

export function makePastLooks(deps: StoreDeps, { now, set, attempt }: StoreState) {
  /** Goes up with every look at the past, and when there is no more to be looked at. */
  let looks = 0;
  return {
    /** What is being fetched to be looked at is not wanted any more. */
    end() {
      looks++;
    },
    look: (ply: number) =>
      attempt(async () => {
        const { saved, scene } = now();
        if (saved === null || scene === null) return;
        const match = withAnswers(saved.match, saved.match.answers.slice(0, ply));
        const mine = ++looks;
        const past = await deps.ask('scene', { match, viewer: scene.viewer, lang: deps.lang() });
        // A bot that answers meanwhile changes nothing of what was.
        if (mine === looks) set({ past: { ply, scene: past }, selection: null, preview: null });
      }),
    returnToNow() {
      looks++;
      set({ past: null });
    },
  };
}

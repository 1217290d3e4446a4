/** Force of will, at the table: no longer being asked whether to respond, and being asked again. */
import type { Quiet, QuietTurns } from './quiet.ts';
import type { StoreState } from './store-state.ts';
import { type Track, unstage } from './track.ts';

export function makeQuieten(
  { now, set, attempt }: StoreState,
  quiet: QuietTurns,
  moveTo: (track: Track) => Promise<void>,
) {
  return {
    /** Declines to respond, now and to all that is meant. */
    quieten: (until: Quiet = 'turn') =>
      attempt(async (isStale) => {
        const { saved, scene, isBusy } = now();
        if (saved === null || isBusy || !scene?.prompt?.isMine) return;
        set({ isBusy: true });
        const wish = await quiet.wishOf(saved.match, scene.prompt.seat, until);
        if (isStale()) return;
        if (wish !== null) quiet.add(wish);
        await moveTo(unstage(saved, 0));
      }),
    /** Whoever looks is asked from now on, whatever they said before. */
    askAgain() {
      const { scene } = now();
      if (scene !== null) quiet.askAgain(scene.viewer);
    },
  };
}

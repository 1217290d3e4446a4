/** Taking back what was decided, and giving it again. */
import type { QuietTurns } from './quiet.ts';
import { declinedAfter } from './responses.ts';
import type { StoreDeps, TableState } from './table-state.ts';
import { giveAgain, type Track, takeBack } from './track.ts';
import { answersToRedo, decisionBefore } from './walk.ts';

/** What is needed of the store. */
interface Store {
  readonly deps: StoreDeps;
  readonly quiet: QuietTurns;
  now(): TableState;
  attempt(work: (isStale: () => boolean) => Promise<void>): Promise<void>;
  moveTo(track: Track, how: { readonly isAgain: boolean }): Promise<void>;
  stepBack(): boolean;
}

export function makeWayBack({ deps, quiet, now, attempt, moveTo, stepBack }: Store) {
  const backTo = (ply: number) =>
    attempt(async (isStale) => {
      const { saved } = now();
      if (saved === null) return;
      const seats = await declinedAfter(deps, saved.match, ply);
      if (isStale()) return;
      quiet.end(seats);
      await moveTo(takeBack(saved, ply), { isAgain: true });
    });

  return {
    undo: () =>
      attempt(async (isStale) => {
        const { saved } = now();
        if (saved === null) return;
        if (saved.staged.length > 0) {
          stepBack();
          return;
        }
        const at = await decisionBefore(deps, saved.match);
        if (!isStale() && at >= 0) await backTo(at);
      }),
    /** Back to a position that was looked at, to play on from there. */
    undoTo: backTo,
    redo: () =>
      attempt(async (isStale) => {
        const { saved } = now();
        if (saved === null || saved.undone.length === 0) return;
        const count = await answersToRedo(deps, saved);
        if (!isStale()) await moveTo(giveAgain(saved, count), { isAgain: true });
      }),
  };
}

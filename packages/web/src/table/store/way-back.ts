/** Taking back what was decided or only chosen, and giving or choosing it again. */
import type { Selection } from '../choosing/selection.ts';
import type { QuietTurns } from './quiet.ts';
import { declinedAfter } from './responses.ts';
import type { StoreState } from './store-state.ts';
import type { StoreDeps } from './table-state.ts';
import { NOTHING_UNDONE, type Track, takeBack, unstage } from './track.ts';
import { decisionBefore, redone } from './walk.ts';

/** What is needed of the store. */
interface Store extends Pick<StoreState, 'now' | 'attempt' | 'keep'> {
  readonly deps: StoreDeps;
  readonly quiet: QuietTurns;
  moveTo(track: Track, how?: { readonly isAgain: boolean }): Promise<void>;
  select(selection: Selection | null): void;
}

export function makeWayBack({ deps, quiet, now, attempt, keep, moveTo, select }: Store) {
  /** Takes back the selection, else the last staged answer. False if there was neither. */
  const stepBack = () => {
    const { saved, selection } = now();
    if (selection !== null) {
      select(null);
      return true;
    }
    if (saved === null || saved.staged.length === 0) return false;
    moveTo(unstage(saved, saved.staged.length - 1));
    return true;
  };

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
    stepBack,
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
        const track = await redone(deps, saved);
        if (isStale()) return;
        if (track === null) keep(NOTHING_UNDONE);
        else await moveTo(track, { isAgain: track.match !== saved.match });
      }),
  };
}

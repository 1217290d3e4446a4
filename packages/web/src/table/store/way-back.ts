/** Taking back what was decided or only chosen, and giving or choosing it again. */
import type { Selection } from '../choosing/selection.ts';
import type { QuietTurns } from './quiet.ts';
import { declinedAfter } from './responses.ts';
import type { StoreDeps, TableState } from './table-state.ts';
import { giveAgain, givenBefore, type Track, takeBack, unstage } from './track.ts';
import { answersToRedo, decisionBefore } from './walk.ts';

/** What is needed of the store. */
interface Store {
  readonly deps: StoreDeps;
  readonly quiet: QuietTurns;
  now(): TableState;
  attempt(work: (isStale: () => boolean) => Promise<void>): Promise<void>;
  moveTo(track: Track, how?: { readonly isAgain: boolean }): Promise<void>;
  select(selection: Selection | null): void;
  give(code: number, how: { readonly onlyStage: boolean }): Promise<void>;
}

export function makeWayBack({ deps, quiet, now, attempt, moveTo, select, give }: Store) {
  /** Takes back the selection, else the last staged answer. False if there was neither. */
  const stepBack = () => {
    const { saved, selection, steps } = now();
    if (selection !== null) {
      select(null);
      return true;
    }
    if (saved === null || saved.staged.length === 0) return false;
    moveTo(unstage(saved, saved.staged.length - 1, steps));
    return true;
  };

  const backTo = (ply: number) =>
    attempt(async (isStale) => {
      const { saved, steps } = now();
      if (saved === null) return;
      const seats = await declinedAfter(deps, saved.match, ply);
      if (isStale()) return;
      quiet.end(seats);
      await moveTo(takeBack(saved, ply, steps), { isAgain: true });
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
        const { saved, steps, scene } = now();
        if (saved === null || saved.undone.length === 0) return;
        if (givenBefore(saved) === 0) {
          const [next] = saved.undone;
          const answer = scene?.prompt?.answers.find(({ notation }) => notation === next);
          if (answer !== undefined) await give(answer.code, { onlyStage: true });
          return;
        }
        const count = await answersToRedo(deps, saved, steps);
        if (!isStale()) await moveTo(giveAgain(saved, count, steps), { isAgain: true });
      }),
  };
}

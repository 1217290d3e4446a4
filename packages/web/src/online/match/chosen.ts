/** What is chosen in a match and not given yet, and for which decision: kept over a reload, and found again as the match goes on. */
import type { Selection } from '../../table/choosing/selection.ts';
import {
  type Choice,
  type Decision,
  isSameDecision,
  keepChoice,
  readChoice,
  readSelected,
  type Store,
  stillStaged,
} from './kept-choice.ts';

export function makeChosen(store: Store | null, match: string) {
  /** Null before anything is known. */
  let choice: Choice | null = null;

  const choose = (next: Choice) => {
    choice = next;
    keepChoice(store, match, next);
  };

  return {
    /** In notation. */
    staged: () => choice?.staged ?? [],
    isSent: () => choice?.isSent ?? false,
    /** What is pointed at for the next answer. */
    selected: () => choice?.selected ?? null,
    choose,
    select(selected: Selection | null) {
      if (choice !== null && !choice.isSent) choose({ ...choice, selected });
    },
    /** For the same decision; false where nothing can be chosen now. */
    restage(staged: readonly string[]): boolean {
      if (choice === null || choice.isSent) return false;
      choose({ ...choice, staged, selected: null });
      return true;
    },
    /** Of what is being sent, so much is left. */
    leave(staged: readonly string[]) {
      if (choice !== null) choice = { ...choice, staged };
    },
    /** What is still chosen now that the match stands where it does. */
    find(next: Decision) {
      if (isSameDecision(choice, next)) return;
      // What is being sent is no longer chosen, and is not kept for later at another place.
      if (choice?.isSent) choice = { ...choice, ...next };
      else {
        const staged = choice === null ? readChoice(store, match, next) : stillStaged(choice, next);
        const selected = choice === null ? readSelected(store, match, next) : null;
        choose({ ...next, staged, isSent: false, selected });
      }
    },
  };
}

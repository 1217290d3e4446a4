/**
 * Choices there was none in (T4). Who wants to be asked always sees each of them, and what came of it only after going on; for all
 * others what came of it is drawn at once, and stays for a while before a bot acts.
 */
import type { Match } from '../../engine/match.ts';
import type { StoreState } from './store-state.ts';
import type { StoreDeps } from './table-state.ts';

/** How long, in milliseconds. */
const LEAST_SHOWN = 600;

export function makeForced(deps: StoreDeps, { set }: StoreState) {
  let goOn = () => {};
  let isFresh = false;
  return {
    /** Shows what the engine answered for this person after the first `from` answers, as far as it is to be shown before. */
    async show(match: Match, viewer: number, from: number, isStale: () => boolean) {
      const choices =
        viewer < 0 || from >= match.answers.length
          ? []
          : await deps.ask('forced', { match, viewer, lang: deps.lang(), from });
      if (isStale()) return;
      isFresh = choices.length > 0 && !deps.asksAlways();
      if (choices.length === 0 || !deps.asksAlways()) return;
      for (const forced of choices) {
        // Whoever has lifted the curtain sees it on a table that is still everybody's.
        set({ forced, curtain: null, selection: null, preview: null, canUndo: true });
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        if (isStale()) return;
      }
      set({ forced: null });
    },
    goOn: () => goOn(),
    /** What a bot has to leave in sight now, in milliseconds. */
    leastShown(): number {
      const least = isFresh ? LEAST_SHOWN : 0;
      isFresh = false;
      return least;
    },
  };
}

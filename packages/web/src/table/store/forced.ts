/**
 * Choices there was none in (T4). Who wants to be asked always sees the table at each of them, and what came of it only after
 * going on; for all others what came of it is drawn at once, and stays for a while before a bot acts.
 */
import type { Match } from '../../engine/match.ts';
import type { ForcedScene } from '../../engine/scene.ts';
import { share } from './share.ts';
import type { StoreState } from './store-state.ts';
import type { StoreDeps, TableState } from './table-state.ts';

/** How long, in milliseconds. */
const LEAST_SHOWN = 600;

interface Wanted {
  readonly match: Match;
  readonly viewer: number;
  readonly canUndo: boolean;
  /** The battle that one has to have seen before; null where it was, or there is none. */
  battleBefore(forced: ForcedScene): Promise<TableState['battle']>;
}

export function makeForced(deps: StoreDeps, { now, set, keep, silently }: StoreState) {
  let goOn = () => {};
  let isFresh = false;
  /** For each person, after how many answers they have seen what they had no choice in; and how many there were at first. */
  const seenTo = new Map<number, number>();
  let openedAt = 0;
  const fromOf = (viewer: number) => seenTo.get(viewer) ?? openedAt;
  /** The last one that was passed: what is told anew begins behind it. */
  let passed: ForcedScene | null = null;
  const isPassed = ({ ply, index, scene }: ForcedScene) =>
    passed?.scene.viewer === scene.viewer &&
    (ply < passed.ply || (ply === passed.ply && index <= passed.index));

  const showOne = async (forced: ForcedScene, wanted: Wanted, isStale: () => boolean) => {
    const { match, viewer } = wanted;
    const before = { ...match, answers: match.answers.slice(0, forced.ply - 1) };
    const log = await deps.ask('log', { match: before, viewer, lang: deps.lang() });
    const battle = forced.followsBattle ? await wanted.battleBefore(forced) : null;
    if (isStale()) return;
    set({
      phase: 'ready',
      forced,
      log: share(now().log, log),
      scene: share(now().scene, forced.scene),
      battle: battle ?? now().battle,
      curtain: null,
      selection: null,
      preview: null,
      canUndo: wanted.canUndo,
    });
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    if (!isStale()) passed = forced;
  };

  /**
   * Shows what the engine answered for this person after the first `from` answers, as far as it is to be shown before what came
   * of it.
   */
  const show = async (wanted: Wanted, from: number, isStale: () => boolean) => {
    // Nobody goes on any more from what was overtaken.
    goOn();
    goOn = () => {};
    const { match, viewer } = wanted;
    const choices =
      viewer < 0 || from >= match.answers.length
        ? []
        : await deps.ask('forced', { match, viewer, lang: deps.lang(), from });
    if (isStale()) return;
    isFresh = choices.length > 0 && !deps.asksAlways();
    if (!deps.asksAlways()) return;
    for (const forced of choices) {
      if (isPassed(forced)) continue;
      await showOne(forced, wanted, isStale);
      if (isStale()) return;
    }
    if (now().forced !== null) set({ forced: null });
  };

  return {
    fromOf,
    show,
    /** The same after answers that are not given for good yet. A reload goes on there. */
    async showStaged(
      wanted: Omit<Wanted, 'canUndo'>,
      from: number,
      isStale: () => boolean,
    ): Promise<void> {
      if (!deps.asksAlways()) return;
      silently(() => keep({ forcedFrom: from }));
      await show({ ...wanted, canUndo: true }, from, isStale);
      if (!isStale()) silently(() => keep({ forcedFrom: null }));
    },
    goOn: () => goOn(),
    /** This person has seen all there was after so many answers. */
    saw(viewer: number, answers: number) {
      seenTo.set(viewer, answers);
    },
    /** The match was opened with so many answers seen. */
    open(answers: number) {
      seenTo.clear();
      passed = null;
      openedAt = answers;
    },
    /** It has so many answers now. `isAgain`: all of it was seen before. */
    move(answers: number, isAgain: boolean) {
      passed = null;
      if (isAgain) seenTo.clear();
      // Another answer may come in the place of one that was taken back: that has not been seen.
      openedAt = isAgain ? answers : Math.min(openedAt, answers);
      for (const [seat, from] of seenTo) seenTo.set(seat, Math.min(from, answers));
    },
    /** What a bot has to leave in sight now, in milliseconds. */
    leastShown(): number {
      const least = isFresh ? LEAST_SHOWN : 0;
      isFresh = false;
      return least;
    },
  };
}

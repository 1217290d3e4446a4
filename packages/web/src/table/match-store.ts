/**
 * One match at the table: committed, staged and undone answers, what is selected, and what the engine's worker makes of
 * them. Bots answer by themselves. Every request carries the match; what comes back for an older match is dropped.
 */
import type { Match } from '../engine/match.ts';
import type { LogGroup, Preview, Scene } from '../engine/scene.ts';
import type { SavedMatch } from '../storage/matches.ts';
import { makeBotTurns } from './bot-turns.ts';
import { lastOwn, linesOf, peopleOf } from './match-facts.ts';
import { makeQuietTurns } from './quiet.ts';
import { awaitAnswers } from './responses.ts';
import { isPointedAt, point, type Selection } from './selection.ts';
import { share } from './share.ts';
import { canWait } from './staging.ts';
import {
  IDLE,
  INITIAL,
  type Step,
  type StoreDeps,
  stateAfter,
  type TableState,
} from './table-state.ts';
import {
  advance,
  advanceStaged,
  dropStaged,
  stage,
  type Track,
  trackOf,
  unstage,
  withAnswers,
} from './track.ts';
import { firstDecision, logOf, NOBODY, restoreStaged } from './walk.ts';
import { makeWayBack } from './way-back.ts';

export type MatchStore = ReturnType<typeof makeMatchStore>;

export function makeMatchStore(id: string, deps: StoreDeps) {
  let state = INITIAL;
  /** Goes up whenever the match changes: what was asked for before is then of no use. */
  let epoch = 0;
  /** The person who looks, where several share the device; nobody until the curtain is lifted. */
  let looker = NOBODY;
  /** The match with its staged answers. */
  let drawn: Match | null = null;
  /** How many answers have been seen, so that a battle is shown once. */
  let seen = 0;
  /** The first answer a person gave, or gives next: undo ends there. Null while bots alone have decided. */
  let firstOwn: number | null = null;
  /** For each person, how many answers there were when they had given theirs. */
  const newsFrom = new Map<number, number>();
  /** And how many before it. */
  const ownFrom = new Map<number, number>();
  let isMoving = false;
  /** Goes up with every look at the past, and when there is no more to be looked at. */
  let looks = 0;
  const quiet = makeQuietTurns(deps);
  const botTurns = makeBotTurns(deps);
  const listeners = new Set<() => void>();

  const set = (change: Partial<TableState>) => {
    state = { ...state, ...change };
    // Between two tables nothing is to be seen: what changes on the way is drawn with the next.
    if (isMoving) return;
    for (const listener of listeners) listener();
  };

  /** Runs something that may be overtaken: `isStale` then says so. Faults are shown, what was overtaken is forgotten. */
  const attempt = async (work: (isStale: () => boolean) => Promise<void>) => {
    const mine = epoch;
    const isStale = () => mine !== epoch;
    try {
      await work(isStale);
    } catch (fault) {
      if (!isStale()) set(stateAfter(fault, deps.lang()));
    }
  };

  const seenBy = (match: Match, viewer: number) => ({ match, viewer, lang: deps.lang() });
  const sceneOf = (match: Match, viewer: number) => deps.ask('scene', seenBy(match, viewer));

  const keep = (change: Partial<SavedMatch>) => {
    if (state.saved === null || state.isElsewhere) return;
    const saved = { ...state.saved, ...change, updated: deps.now() };
    set({ saved });
    // What cannot be kept lasts as long as the page; the frame around the screens says so.
    deps.save(saved).catch(() => undefined);
  };

  /** Nothing that is under way is waited for. */
  const interrupt = () => {
    epoch++;
    if (state.thinking !== null) deps.stopThinking();
  };

  /** Goes on from another state of the match. `keepsPast`: one who looks back is not disturbed. */
  const moveTo = (track: Track, { keepsPast = false } = {}) => {
    interrupt();
    const { match } = track;
    seen = Math.min(seen, match.answers.length);
    if (firstOwn !== null && firstOwn > match.answers.length) firstOwn = null;
    if (!keepsPast) looks++;
    // Until the table after it is drawn, nothing can be answered: the question that is still seen is an old one.
    isMoving = true;
    const past = keepsPast ? state.past : null;
    set({ thinking: null, isStopped: false, past, hint: null, isBusy: true });
    keep(trackOf(track));
    isMoving = false;
    return refresh();
  };

  /** Asks for everything that is drawn, then lets a bot answer where it is a bot's turn. */
  const refresh = () =>
    attempt(async (isStale) => {
      const { saved } = state;
      if (saved === null) return;
      const declined = await quiet.answer(saved.match);
      if (isStale()) return;
      if (declined !== null) return commit(declined, isStale);
      const first = firstOwn ?? (await firstDecision(deps, saved.match));
      if (isStale()) return;
      firstOwn = first;
      const viewer = await findViewer(saved, isStale);
      if (viewer === null || isStale()) return;
      const restored = await restoreStaged(deps, saved, viewer);
      const [scene, log] = await Promise.all([
        sceneOf(restored.match, viewer),
        logOf(deps, saved, viewer),
      ]);
      if (isStale()) return;
      drawn = restored.match;
      // What no longer fits is not given later either, when it might.
      if (restored.steps.length !== saved.staged.length) {
        keep({ staged: restored.steps.map(({ answer }) => answer.code) });
      }
      show(scene, log, restored.steps);
      if (scene.ending !== null && saved.winners === null) keep({ winners: scene.ending.winners });
      if (scene.ending === null && saved.winners !== null) keep({ winners: null });
      think();
    });

  const show = (scene: Scene, log: readonly LogGroup[], steps: readonly Step[]) => {
    const answers = state.saved?.match.answers.length ?? 0;
    const battles = linesOf(log).filter(({ battle }) => battle !== null);
    const battle = battles.find(({ ply }) => ply > seen) ?? null;
    const news = Math.min(newsFrom.get(scene.viewer) ?? lastOwn(log, scene.viewer), answers);
    seen = answers;
    set({
      phase: 'ready',
      scene: share(state.scene, scene),
      log: share(state.log, log),
      steps,
      curtain: null,
      battle: battle ?? state.battle,
      canUndo: (firstOwn !== null && answers > firstOwn) || steps.length > 0,
      newsFrom: news,
      ownFrom: Math.min(ownFrom.get(scene.viewer) ?? news, news),
      fault: null,
      unplayable: null,
      ...IDLE,
    });
  };

  /** Who sees the table; null if it is to be handed over first. */
  const findViewer = async (track: Track, isStale: () => boolean): Promise<number | null> => {
    const { match } = track;
    const people = peopleOf(match);
    if (people.length < 2) return people[0] ?? NOBODY;
    const open = await sceneOf(match, NOBODY);
    const asked = open.prompt?.seat ?? NOBODY;
    if (!people.includes(asked) || asked === looker) return looker;
    if (isStale()) return null;
    looker = NOBODY;
    // Nothing is hidden before there are hands; whoever chose last has not lifted a curtain by that.
    if (open.prompt?.kind === 'draft') return asked;
    const log = await logOf(deps, track, NOBODY);
    if (isStale()) return null;
    drawn = match;
    show(open, log, []);
    set({ curtain: asked, hint: null });
    return null;
  };

  const think = () =>
    attempt(async (isStale) => {
      const { scene, saved, battle, isStopped } = state;
      const seat = scene?.prompt?.seat ?? NOBODY;
      const sitter = saved?.match.sitters[seat];
      if (saved === null || sitter?.kind !== 'bot' || battle !== null || isStopped) return;
      set({ thinking: seat });
      const answer = await botTurns.answer(saved.match, seat);
      if (!isStale()) await commit(answer, isStale);
    });

  /** Gives what somebody answers without being seen to be asked. */
  const commit = async (answer: number, isStale: () => boolean) => {
    const { saved } = state;
    if (saved === null) return;
    const given = await deps.ask('give', { match: saved.match, answer });
    if (isStale()) return;
    if (!given.ok) throw new Error(given.message);
    state = { ...state, thinking: null };
    await moveTo(advance(saved, given.value), { keepsPast: true });
  };

  const previewOf = (answer: number): Promise<Preview> =>
    deps.ask('preview', { ...seenBy(drawn as Match, state.scene?.viewer ?? NOBODY), answer });

  const select = (selection: Selection | null) => {
    set({ selection, preview: null });
    if (selection === null || selection.code === null || drawn === null) return;
    const { code } = selection;
    attempt(async (isStale) => {
      const preview = await previewOf(code);
      if (!isStale() && state.selection?.code === code) set({ preview });
    });
  };

  /** Gives an answer, or stages it. `onlyStage`: one that would be given for good stays selected instead. */
  const give = (code: number, { onlyStage = false } = {}) =>
    attempt(async (isStale) => {
      const { scene, saved, isBusy } = state;
      const prompt = scene?.prompt;
      const answer = prompt?.answers.find((each) => each.code === code);
      if (isBusy || !prompt?.isMine || answer === undefined || saved === null || !drawn) return;
      looks++;
      set({ isBusy: true, hint: null, past: null });
      const known = state.selection?.code === code ? state.preview : null;
      const next = withAnswers(drawn, [...drawn.answers, answer.notation]);
      const preview = known ?? (await previewOf(code));
      if (isStale()) return;
      if (preview.isReversible) {
        const after = await sceneOf(next, scene?.viewer ?? NOBODY);
        if (isStale()) return;
        if (canWait(preview, prompt, after)) {
          epoch++;
          drawn = next;
          set({
            scene: share(state.scene, after),
            steps: [...state.steps, { prompt, answer }],
            canUndo: true,
            ...IDLE,
          });
          keep({ staged: stage(saved, code).staged });
          return;
        }
      }
      if (onlyStage) {
        set({ isBusy: false });
        return;
      }
      botTurns.end();
      newsFrom.set(prompt.seat, next.answers.length);
      ownFrom.set(prompt.seat, saved.match.answers.length);
      if (preview.mayBeAnswered) set({ isAwaiting: true });
      const after = preview.mayBeAnswered ? await awaitAnswers(deps, next) : next;
      if (!isStale()) await moveTo(advance(saved, after));
    });

  /** Takes back the selection, else the last staged answer. False if there was neither. */
  const stepBack = () => {
    const { saved, selection } = state;
    if (selection !== null) {
      select(null);
      return true;
    }
    if (saved === null || saved.staged.length === 0) return false;
    moveTo(unstage(saved, saved.staged.length - 1));
    return true;
  };

  const hint = () =>
    attempt(async (isStale) => {
      const { scene, hint: before } = state;
      if (!scene?.prompt?.isMine || drawn === null) return;
      const rung = Math.min(3, (before?.rung ?? 0) + 1) as 1 | 2 | 3;
      set({ hint: { rung, advice: null } });
      const advice = await deps.ask('advise', { ...seenBy(drawn, scene.viewer), rung });
      if (!isStale() && state.hint?.rung === rung) set({ hint: { rung, advice } });
    });

  const look = (ply: number) =>
    attempt(async () => {
      const { saved, scene } = state;
      if (saved === null || scene === null) return;
      const { match } = saved;
      const mine = ++looks;
      const past = await sceneOf(withAnswers(match, match.answers.slice(0, ply)), scene.viewer);
      // A bot that answers meanwhile changes nothing of what was.
      if (mine === looks) set({ past: { ply, scene: past }, selection: null, preview: null });
    });

  const open = () => {
    epoch++;
    return attempt(async (isStale) => {
      const saved = await deps.load(id);
      if (isStale()) return;
      if (saved === null) {
        set({ phase: 'missing' });
        return;
      }
      epoch++;
      seen = saved.match.answers.length;
      firstOwn = null;
      set({ saved, isElsewhere: false });
      await refresh();
    });
  };

  /** Declines to respond, now and for the rest of the turn. */
  const quieten = () =>
    attempt(async (isStale) => {
      const { saved, scene, isBusy } = state;
      if (saved === null || isBusy || !scene?.prompt?.isMine) return;
      set({ isBusy: true });
      await quiet.begin(saved.match, scene.prompt.seat);
      if (!isStale()) await moveTo(unstage(saved, 0));
    });

  return {
    now: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** The match as it is drawn, with its staged answers. */
    drawnMatch: () => drawn ?? (state.saved as SavedMatch).match,
    open,
    /** Does something beside the game; what goes wrong is shown like all else. */
    attempt: (work: () => Promise<void>) => attempt(work),
    /** Nothing more is done for a table nobody looks at. */
    close() {
      interrupt();
      looks++;
    },
    /** Another tab plays on: this one waits to be opened again. */
    giveWay() {
      interrupt();
      looks++;
      set({ isElsewhere: true, thinking: null, ...IDLE });
    },
    /** In another language. */
    retell() {
      interrupt();
      looks++;
      set({ thinking: null, preview: null, isBusy: false, hint: null, past: null });
      return refresh();
    },
    select,
    /** Points at something on the table; true if it was pointed at already. */
    point(handle: string): boolean {
      if (isPointedAt(state.selection, handle)) return true;
      select(point(state.scene?.prompt ?? null, state.selection, handle));
      return false;
    },
    give,
    stepBack,
    /** Leaves one staged answer out. */
    dropStep(index: number) {
      if (state.saved !== null) moveTo(dropStaged(state.saved, index));
    },
    /** Lets one staged answer come before the one it followed. */
    advanceStep(index: number) {
      if (state.saved !== null) moveTo(advanceStaged(state.saved, index));
    },
    ...makeWayBack({ deps, quiet, now: () => state, attempt, moveTo, stepBack }),
    quieten,
    hint,
    closeHint: () => set({ hint: null }),
    look,
    returnToNow() {
      looks++;
      set({ past: null });
    },
    stop() {
      if (state.thinking === null) return;
      interrupt();
      set({ thinking: null, isStopped: true });
    },
    /** After a bot was stopped, or something went wrong: then everything is asked for anew. */
    goOn() {
      const { fault } = state;
      set({ isStopped: false, fault: null });
      return fault === null ? think() : refresh();
    },
    closeBattle() {
      set({ battle: null });
      if (state.thinking === null) return think();
    },
    liftCurtain() {
      // Once is enough: it goes up when the hand behind it is there.
      if (state.curtain === null || looker === state.curtain) return;
      looker = state.curtain;
      epoch++;
      set({ ...IDLE, fault: null });
      return refresh().then(() => {
        // It did not go up: it can be tried again.
        if (state.fault !== null && state.curtain !== null) looker = NOBODY;
      });
    },
  };
}

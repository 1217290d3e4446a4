/**
 * One match at the table: committed, staged and undone answers, what is selected, and what the engine's worker makes of
 * them. Bots answer by themselves. Every request carries the match; what comes back for an older match is dropped.
 */
import type { Match } from '../../engine/match.ts';
import type { ForcedScene, LogGroup, Preview, Scene } from '../../engine/scene.ts';
import type { SavedMatch } from '../../storage/matches.ts';
import { isPointedAt, point, type Selection } from '../choosing/selection.ts';
import { makeBotTurns } from './bot-turns.ts';
import { makeForced } from './forced.ts';
import { makeHints } from './hints.ts';
import { lastOwn, linesOf, peopleOf } from './match-facts.ts';
import { makePastLooks } from './past-looks.ts';
import { makeQuietTurns } from './quiet.ts';
import { makeQuieten } from './quieten.ts';
import { awaitAnswers } from './responses.ts';
import { share } from './share.ts';
import { canWait } from './staging.ts';
import { makeStoreState } from './store-state.ts';
import { IDLE, type Step, type StoreDeps } from './table-state.ts';
import {
  advance,
  dropStaged,
  moveStaged,
  stage,
  type Track,
  trackOf,
  withAnswers,
} from './track.ts';
import { firstDecision, logOf, NOBODY, restoreStaged } from './walk.ts';
import { makeWayBack } from './way-back.ts';

export type MatchStore = ReturnType<typeof makeMatchStore>;

export function makeMatchStore(id: string, deps: StoreDeps) {
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
  const held = makeStoreState(deps);
  const { now, set, attempt, keep, interrupt } = held;
  const past = makePastLooks(deps, held);
  const quiet = makeQuietTurns(deps, (neverAsked) => keep({ neverAsked }));
  const botTurns = makeBotTurns(deps);
  const forced = makeForced(deps, held);

  const seenBy = (match: Match, viewer: number) => ({ match, viewer, lang: deps.lang() });
  const sceneOf = (match: Match, viewer: number) => deps.ask('scene', seenBy(match, viewer));

  /**
   * Goes on from another state of the match. `keepsPast`: one who looks back is not disturbed. `isAgain`: it was all seen before,
   * also what nobody had a choice in.
   */
  const moveTo = (track: Track, { keepsPast = false, isAgain = false } = {}) => {
    interrupt();
    const { match } = track;
    forced.move(match.answers.length, isAgain);
    seen = Math.min(seen, match.answers.length);
    if (firstOwn !== null && firstOwn > match.answers.length) firstOwn = null;
    if (!keepsPast) past.end();
    // Between two tables nothing is to be seen: what changes on the way is drawn with the next.
    held.silently(() => {
      const shown = keepsPast ? now().past : null;
      // Until then nothing can be answered: the question that is still seen is an old one.
      set({
        thinking: null,
        isStopped: false,
        past: shown,
        hint: null,
        forced: null,
        isBusy: true,
      });
      keep({ ...trackOf(track), forcedFrom: null });
    });
    return refresh();
  };

  /** Asks for everything that is drawn, then lets a bot answer where it is a bot's turn. */
  const refresh = () =>
    attempt(async (isStale) => {
      const { saved } = now();
      if (saved === null) return;
      const declined = await quiet.answer(saved.match);
      if (isStale()) return;
      if (declined !== null) return commit(declined, isStale);
      const first = firstOwn ?? (await firstDecision(deps, saved.match));
      if (isStale()) return;
      firstOwn = first;
      await showForced(saved.match, isStale);
      if (isStale()) return;
      const viewer = await findViewer(saved, isStale);
      if (viewer === null || isStale()) return;
      const restored = await restoreStaged(deps, saved, viewer);
      const { forcedFrom } = saved;
      if (typeof forcedFrom === 'number' && forcedFrom >= saved.match.answers.length) {
        await showStaged(restored.match, viewer, forcedFrom, isStale);
        if (isStale()) return;
      }
      const [scene, log] = await Promise.all([
        sceneOf(restored.match, viewer),
        logOf(deps, saved, viewer),
      ]);
      if (isStale()) return;
      drawn = restored.match;
      // What no longer fits is not given later either, when it might.
      const staged = restored.steps.map(({ answer }) => answer.notation);
      if (staged.join('\n') !== saved.staged.join('\n')) keep({ staged });
      show(scene, log, restored.steps);
      if (scene.ending !== null && saved.winners === null) keep({ winners: scene.ending.winners });
      if (scene.ending === null && saved.winners !== null) keep({ winners: null });
      think();
    });

  /** To whoever looks, before anything of it is drawn, or the device handed on. */
  const showForced = async (match: Match, isStale: () => boolean) => {
    const people = peopleOf(match);
    const viewer = people.length < 2 ? (people[0] ?? NOBODY) : looker;
    const { length } = match.answers;
    const from = forced.fromOf(viewer);
    const isAsked = deps.asksAlways() && from < length;
    // A reload goes on here.
    if (isAsked) held.silently(() => keep({ forcedFrom: from }));
    const wanted = { match, viewer, canUndo: canUndoAt(length), battleBefore: battleIn(match) };
    await forced.show(wanted, from, isStale);
    if (isStale()) return;
    if (isAsked) held.silently(() => keep({ forcedFrom: null }));
    forced.saw(viewer, length);
  };

  const showStaged = (match: Match, viewer: number, from: number, isStale: () => boolean) =>
    forced.showStaged({ match, viewer, battleBefore: battleIn(match) }, from, isStale);

  /** The battle of a match that was not seen yet. */
  const battleIn = (match: Match) => async (of: ForcedScene) => {
    const log = await deps.ask('log', seenBy(match, of.scene.viewer));
    const battle = linesOf(log).find((line) => line.battle !== null && line.ply > seen) ?? null;
    if (battle !== null) seen = of.ply;
    return battle;
  };

  const canUndoAt = (answers: number) => firstOwn !== null && answers > firstOwn;

  const show = (scene: Scene, log: readonly LogGroup[], steps: readonly Step[]) => {
    const answers = now().saved?.match.answers.length ?? 0;
    const battles = linesOf(log).filter(({ battle }) => battle !== null);
    const battle = battles.find(({ ply }) => ply > seen) ?? null;
    const news = Math.min(newsFrom.get(scene.viewer) ?? lastOwn(log, scene.viewer), answers);
    seen = answers;
    // What one person looked back at is not for the eyes of the next.
    if (scene.viewer !== now().scene?.viewer) held.silently(past.returnToNow);
    set({
      phase: 'ready',
      scene: share(now().scene, scene),
      log: share(now().log, log),
      steps,
      curtain: null,
      battle: battle ?? now().battle,
      canUndo: canUndoAt(answers) || steps.length > 0,
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
      const { scene, saved, battle, isStopped, isBusy } = now();
      // The question that is still seen is an old one: the next is thought about when it is there.
      if (isBusy) return;
      const seat = scene?.prompt?.seat ?? NOBODY;
      const sitter = saved?.match.sitters[seat];
      if (saved === null || sitter?.kind !== 'bot' || battle !== null || isStopped) return;
      set({ thinking: seat });
      const answer = await botTurns.answer(saved.match, seat, forced.leastShown());
      if (!isStale()) await commit(answer, isStale);
    });

  /** Gives what somebody answers without being seen to be asked. */
  const commit = async (answer: number, isStale: () => boolean) => {
    const { saved } = now();
    if (saved === null) return;
    const given = await deps.ask('give', { match: saved.match, answer });
    if (isStale()) return;
    if (!given.ok) throw new Error(given.message);
    held.silently(() => set({ thinking: null }));
    await moveTo(advance(saved, given.value), { keepsPast: true });
  };

  const previewOf = (answer: number): Promise<Preview> =>
    deps.ask('preview', { ...seenBy(drawn as Match, now().scene?.viewer ?? NOBODY), answer });

  const select = (selection: Selection | null) => {
    if (now().forced !== null) return;
    set({ selection, preview: null });
    if (selection === null || selection.code === null || drawn === null) return;
    const { code } = selection;
    attempt(async (isStale) => {
      const preview = await previewOf(code);
      if (!isStale() && now().selection?.code === code) set({ preview });
    });
  };

  /** Gives an answer, or stages it. `onlyStage`: one that would be given for good stays selected instead. */
  const give = (code: number, { onlyStage = false } = {}) =>
    attempt(async (isStale) => {
      const { scene, saved, isBusy } = now();
      const prompt = scene?.prompt;
      const answer = prompt?.answers.find((each) => each.code === code);
      if (isBusy || now().forced !== null || !prompt?.isMine || answer === undefined) return;
      if (saved === null || !drawn) return;
      past.end();
      set({ isBusy: true, hint: null, past: null });
      const known = now().selection?.code === code ? now().preview : null;
      const next = withAnswers(drawn, [...drawn.answers, answer.notation]);
      const preview = known ?? (await previewOf(code));
      if (isStale()) return;
      if (preview.isReversible) {
        const after = await sceneOf(next, scene?.viewer ?? NOBODY);
        if (isStale()) return;
        if (canWait(preview, prompt, after)) {
          keep(trackOf(stage(saved, answer.notation)));
          await showStaged(next, prompt.seat, drawn.answers.length, isStale);
          if (isStale()) return;
          held.overtake();
          drawn = next;
          set({
            scene: share(now().scene, after),
            steps: [...now().steps, { prompt, answer }],
            canUndo: true,
            ...IDLE,
          });
          return;
        }
      }
      if (onlyStage) {
        set({ isBusy: false });
        return;
      }
      botTurns.end();
      newsFrom.set(prompt.seat, next.answers.length);
      forced.saw(prompt.seat, drawn.answers.length);
      ownFrom.set(prompt.seat, saved.match.answers.length);
      if (preview.mayBeAnswered) set({ isAwaiting: true });
      const after = preview.mayBeAnswered ? await awaitAnswers(deps, next) : next;
      if (!isStale()) await moveTo(advance(saved, after));
    });

  /** The match as it is drawn, with its staged answers. */
  const drawnMatch = () => drawn ?? (now().saved as SavedMatch).match;

  const open = () => {
    held.overtake();
    return attempt(async (isStale) => {
      const saved = await deps.load(id);
      if (isStale()) return;
      if (saved === null) {
        set({ phase: 'missing' });
        return;
      }
      held.overtake();
      seen = saved.match.answers.length;
      seen = Math.min(saved.forcedFrom ?? seen, seen);
      forced.open(seen);
      firstOwn = null;
      quiet.restore(saved.neverAsked ?? []);
      set({ saved, isElsewhere: false });
      await refresh();
    });
  };

  return {
    now,
    subscribe: held.subscribe,
    drawnMatch,
    /** The match as it is looked at: an earlier position, or the present one. */
    shownMatch(): Match {
      const { past: then, saved } = now();
      if (then === null || saved === null) return drawnMatch();
      return withAnswers(saved.match, saved.match.answers.slice(0, then.ply));
    },
    open,
    /** Does something beside the game; what goes wrong is shown like all else. */
    attempt: (work: () => Promise<void>) => attempt(work),
    /** Nothing more is done for a table nobody looks at. */
    close() {
      interrupt();
      past.end();
    },
    /** Another tab plays on: this one waits to be opened again. */
    giveWay() {
      interrupt();
      past.end();
      set({ isElsewhere: true, thinking: null, ...IDLE });
    },
    /** In another language. */
    retell() {
      interrupt();
      past.end();
      set({ thinking: null, preview: null, isBusy: true, hint: null, forced: null, past: null });
      return refresh();
    },
    select,
    /** Points at something on the table; true if it was pointed at already. */
    point(handle: string): boolean {
      const { scene, selection } = now();
      if (isPointedAt(selection, handle)) return true;
      select(point(scene?.prompt ?? null, selection, handle));
      return false;
    },
    give,
    /** Leaves one staged answer out. */
    dropStep(index: number) {
      const { saved } = now();
      if (saved !== null) moveTo(dropStaged(saved, index));
    },
    /** Lets one staged answer take another's place. */
    moveStep(from: number, to: number) {
      const { saved } = now();
      if (saved !== null) moveTo(moveStaged(saved, from, to));
    },
    ...makeWayBack({ deps, quiet, now, attempt, keep, moveTo, select }),
    ...makeQuieten(held, quiet, moveTo),
    ...makeHints(deps, held, () => drawn),
    look: past.look,
    returnToNow: past.returnToNow,
    stop() {
      if (now().thinking === null) return;
      interrupt();
      set({ thinking: null, isStopped: true });
    },
    /** After a choice there was none in, or a bot that was stopped, or a fault: then everything is asked for anew. */
    goOn() {
      const { fault } = now();
      if (now().forced !== null && fault === null) return forced.goOn();
      set({ isStopped: false });
      if (fault === null) return think();
      held.overtake();
      set({ fault: null, isBusy: true });
      return refresh();
    },
    closeBattle() {
      set({ battle: null });
      if (now().thinking === null) return think();
    },
    liftCurtain() {
      // Once is enough: it goes up when the hand behind it is there.
      const { curtain } = now();
      if (curtain === null || looker === curtain) return;
      looker = curtain;
      held.overtake();
      set({ ...IDLE, fault: null });
      return refresh().then(() => {
        // It did not go up: it can be tried again.
        if (now().fault !== null && now().curtain !== null) looker = NOBODY;
      });
    },
  };
}

/**
 * One match on the server, at the table: what the server tells of it, what is chosen here and not sent yet, and what the engine's
 * worker makes of both. It has the face of the store of a match that is played here, so it is the same table.
 */
import type { Followed } from '@open-gosu/protocol';
import type { Match } from '../../engine/match.ts';
import type { LogGroup, Preview, Prompt, Scene } from '../../engine/scene.ts';
import { sayIn } from '../../i18n/language.ts';
import { moved } from '../../table/choosing/order.ts';
import { fits, isPointedAt, point, type Selection } from '../../table/choosing/selection.ts';
import { linesOf } from '../../table/store/match-facts.ts';
import { makeQuietTurns, type Quiet, type Wish } from '../../table/store/quiet.ts';
import { share } from '../../table/store/share.ts';
import { makeStoreState } from '../../table/store/store-state.ts';
import { IDLE, type Step, type StoreDeps, stateAfter } from '../../table/store/table-state.ts';
import type { TableStore } from '../../table/store/table-store.ts';
import { withAnswers } from '../../table/store/track.ts';
import type { Line } from '../socket/line.ts';
import { makeChosen } from './chosen.ts';
import type { Doings } from './doings.ts';
import { makeEarlier, type PositionAt } from './earlier.ts';
import type { MatchFollower } from './follower.ts';
import { restored } from './given.ts';
import { type Decision, decisionIn, isSameDecision, type Store } from './kept-choice.ts';
import { withNotes } from './log-notes.ts';
import { newsIn } from './news-from.ts';
import { pastMatch, seenMatch } from './seen-match.ts';
import { canBeKept, sendInTurn } from './sending.ts';
import { canUndo, drawnOf, lastPlyOf, readAlong, type Shown, savedOf, turned } from './shown.ts';
import { WORDS } from './words.ts';

export interface OnlineDeps extends Pick<StoreDeps, 'ask' | 'now' | 'lang' | 'speed' | 'wait'> {
  /** Of the tab; null where it keeps nothing. */
  readonly choices: Store | null;
  readonly positionAt: PositionAt;
}

export interface OnlineStore extends TableStore {
  /** Whether there is a table of that time. */
  canLook(ply: number): boolean;
  /** Another seat at the near side, for who only watches (H6). */
  turn(): void;
}

export function makeOnlineStore(
  follower: MatchFollower,
  line: Pick<Line, 'send'>,
  doings: Doings,
  deps: OnlineDeps,
): OnlineStore {
  const id = follower.match;
  const storeDeps: StoreDeps = {
    ...deps,
    stopThinking: () => undefined,
    load: async () => null,
    save: async () => undefined,
    painted: async () => undefined,
    // What was forced is not told by the server.
    asksAlways: () => false,
  };
  const state = makeStoreState(storeDeps);
  const { now, set, attempt } = state;
  let wishes: readonly Wish[] = [];
  const quiet = makeQuietTurns(deps, (now) => {
    wishes = now;
  });
  const earlier = makeEarlier(follower, deps.positionAt);
  /** The number of the last drawing that was begun: any before it is of no use. */
  let latest = 0;
  /** Behind the last one where news is still being drawn; null before anything is. */
  let shown: Shown | null = null;
  /** Without what is chosen, and with it. */
  let base: Match | null = null;
  let drawn: Match | null = null;
  const chosen = makeChosen(deps.choices, id);
  /** A response that was declined unasked: it is told once. */
  let declined = '';
  /** How many answers have been seen, so that a battle is shown once; null before anything is drawn. */
  let seen: number | null = null;
  let looks = 0;
  /** The seat at the near side, for who only watches. */
  let side = 0;

  const held = () => follower.now().held as Followed;
  const viewer = () => held().as;
  const seenBy = (match: Match) => ({ match, viewer: viewer(), lang: deps.lang() });

  const refresh = async () => {
    const drawing = ++latest;
    try {
      await draw(drawing);
    } catch (fault) {
      if (drawing === latest) set(stateAfter(fault, deps.lang()));
    }
  };

  const draw = async (drawing: number) => {
    const isStale = () => drawing !== latest;
    const known = follower.now();
    const lang = deps.lang();
    const told = seenMatch(known, lang);
    if (told === null || known.held === null) return;
    const isQuiet = await declineQuietly(known.held, told);
    if (isStale()) return;
    const open = { ...known, held: { ...known.held, prompt: null } };
    const match = (isQuiet ? seenMatch(open, lang) : told) as Match;
    chosen.find(decisionIn(known.held));
    const found = await restored(deps, match, chosen.staged(), viewer());
    const [scene, log] = await Promise.all([
      deps.ask('scene', seenBy(found.match)),
      deps.ask('log', seenBy(match)),
    ]);
    if (isStale()) return;
    base = match;
    drawn = found.match;
    if (found.steps.length !== chosen.staged().length) {
      chosen.restage(found.steps.map(({ answer }) => answer.notation));
    }
    show(drawing, known.held, scene, log, found.steps);
  };

  /** Whoever does not want to be asked lets it pass: others see no difference (F4). */
  const declineQuietly = async (now: Followed, match: Match): Promise<boolean> => {
    if (now.prompt === null || !now.acts) return false;
    const answer = await quiet.answer(match);
    if (answer === null) return false;
    const { ply, line: of, part } = decisionIn(now);
    const name = `${ply}/${of}/${part}`;
    if (declined === name) return true;
    declined = name;
    const given = await deps.ask('give', { match, answer });
    const text = given.ok ? given.value.answers.at(-1) : undefined;
    if (text !== undefined) void line.send({ t: 'answer', match: id, ply, line: of, part, text });
    return true;
  };

  const show = (
    drawing: number,
    of: Followed,
    scene: Scene,
    log: readonly LogGroup[],
    steps: readonly Step[],
  ) => {
    const battles = linesOf(log).filter(({ battle }) => battle !== null);
    const battle = battles.find(({ ply }) => ply > (seen ?? of.ply)) ?? null;
    if (seen === null) void recount();
    seen = of.ply;
    const say = sayIn(WORDS, deps.lang());
    const table = of.acts || of.as < 0 ? turned(scene, side) : readAlong(scene, say('elsewhere'));
    const names = scene.seats.map(({ name }) => name);
    const noted = withNotes(log, follower.now().notes, say, (seat) => names[seat] ?? '');
    const isAwaiting = table.prompt?.kind === 'awaited';
    const at = decisionIn(of);
    // One who looks back, or chooses, is not disturbed by what does not concern the question.
    const isKept =
      isSameDecision(shown?.at ?? null, at) && now().scene?.prompt?.isMine === table.prompt?.isMine;
    shown = { drawing, at };
    set({
      phase: 'ready',
      saved: savedOf(of, base as Match, steps, wishes),
      scene: share(now().scene, table),
      log: share(now().log, noted),
      steps,
      battle: battle ?? now().battle,
      canUndo: canUndo(of, steps.length),
      ...newsIn(of, log),
      fault: null,
      unplayable: null,
      isAwaiting,
      isBusy: chosen.isSent(),
      ...(isKept ? {} : { ...IDLE, isAwaiting, isBusy: chosen.isSent() }),
    });
    const selected = chosen.selected();
    if (!isKept && selected !== null && fits(table.prompt, selected)) select(selected);
  };

  const recount = async () => {
    if (await earlier.seeBattles()) await refresh();
  };

  const previewOf = (answer: number): Promise<Preview> =>
    deps.ask('preview', { ...seenBy(drawn as Match), answer });

  const select = (selection: Selection | null) => {
    chosen.select(selection);
    set({ selection, preview: null });
    if (selection === null || selection.code === null || drawn === null) return;
    const { code } = selection;
    attempt(async (isStale) => {
      const preview = await previewOf(code);
      if (!isStale() && now().selection?.code === code) set({ preview });
    });
  };

  /** Gives an answer, or keeps it back until the action is whole: nothing is sent before (C3). */
  const give = (code: number, { onlyStage = false } = {}) =>
    attempt(async (isStale) => {
      const { scene, isBusy } = now();
      const prompt = scene?.prompt;
      const answer = prompt?.answers.find((each) => each.code === code);
      if (isBusy || !prompt?.isMine || answer === undefined || drawn === null) return;
      // What is drawn is answered: where another question has come meanwhile, nothing is, and that one is drawn.
      const { at: decision } = shown as Shown;
      const isPast = () => !isSameDecision(decision, decisionIn(held()));
      if (isPast()) return refresh();
      looks++;
      set({ isBusy: true, past: null });
      const known = now().selection?.code === code ? now().preview : null;
      const next = withAnswers(drawn, [...drawn.answers, answer.notation]);
      const preview = known ?? (await previewOf(code));
      if (isStale()) return;
      if (preview.isReversible) {
        const after = await deps.ask('scene', seenBy(next));
        if (isStale()) return;
        if (isPast()) return refresh();
        if (canBeKept(decision, preview, prompt, after)) {
          stage(next, after, prompt, answer);
          return;
        }
      }
      if (isPast()) return refresh();
      if (onlyStage) set({ isBusy: false });
      else await commit(decision, next.answers, prompt);
    });

  const stage = (next: Match, after: Scene, prompt: Prompt, answer: Step['answer']) => {
    const { drawing, at } = shown as Shown;
    const isBehind = drawing !== latest;
    shown = { drawing: ++latest, at };
    state.overtake();
    drawn = next;
    chosen.choose({ ...at, staged: next.answers, isSent: false });
    const steps = [...now().steps, { prompt, answer }];
    set({
      scene: share(now().scene, after),
      steps,
      saved: savedOf(held(), base as Match, steps, wishes),
      canUndo: true,
      ...IDLE,
    });
    // What was heard meanwhile is drawn after all, with what is chosen now.
    if (isBehind) void refresh();
  };

  const commit = async (decision: Decision, texts: readonly string[], last: Prompt) => {
    state.overtake();
    const questions = [...now().steps.map(({ prompt }) => prompt), last];
    chosen.choose({ ...decision, staged: texts.slice(0, -1), isSent: true });
    set({ isBusy: true, selection: null, preview: null });
    const question = async () => {
      const match = seenMatch(follower.now(), deps.lang()) as Match;
      return (await deps.ask('scene', seenBy(match))).prompt;
    };
    const given = (index: number) => chosen.leave(texts.slice(index + 1, -1));
    const { refuse } = doings;
    const sending = { follower, line, questions, question, given, refuse };
    const rest = await sendInTurn(sending, decision, texts);
    chosen.choose({ ...decisionIn(held()), staged: rest, isSent: false });
    await refresh();
  };

  const restage = (texts: readonly string[]) => {
    if (!chosen.restage(texts)) return;
    set({ selection: null, preview: null });
    void refresh();
  };

  const stepBack = () => {
    if (now().selection !== null) {
      select(null);
      return true;
    }
    if (chosen.staged().length === 0 || chosen.isSent()) return false;
    restage(chosen.staged().slice(0, -1));
    return true;
  };

  let last: readonly unknown[] = [];
  const heard = () => {
    const { held: of, notes } = follower.now();
    if (of === null) return;
    const parts = drawnOf(of, notes);
    if (parts.every((part, i) => part === last[i])) return;
    last = parts;
    void refresh();
  };
  follower.subscribe(heard);
  heard();

  return {
    now,
    subscribe: state.subscribe,
    drawnMatch: () => drawn as Match,
    shownMatch() {
      const { past } = now();
      const then = past === null ? null : pastMatch(follower.now(), past.ply, deps.lang());
      return then ?? (drawn as Match);
    },
    attempt: (work) => attempt(work),
    retell: refresh,
    select,
    point(handle) {
      const { scene, selection } = now();
      if (isPointedAt(selection, handle)) return true;
      select(point(scene?.prompt ?? null, selection, handle));
      return false;
    },
    give,
    stepBack,
    dropStep: (index) => restage(chosen.staged().filter((_, each) => each !== index)),
    moveStep: (from, to) => restage(moved(chosen.staged(), from, to)),
    async undo() {
      if (chosen.staged().length > 0) stepBack();
      else if (!chosen.isSent() && lastPlyOf(held()) >= 0) await doings.undo(lastPlyOf(held()));
    },
    // What others have seen is asked for (`doings`), and nothing is given again.
    undoTo: async () => undefined,
    redo: async () => undefined,
    quieten: (until: Quiet = 'turn') =>
      attempt(async () => {
        if (base === null || now().isBusy) return;
        const wish = await quiet.wishOf(base, viewer(), until);
        if (wish === null) return;
        quiet.add(wish);
        await refresh();
      }),
    askAgain() {
      quiet.askAgain(viewer());
      void refresh();
    },
    // Never online (N3).
    hint: async () => undefined,
    closeHint: () => undefined,
    canLook: earlier.canLook,
    look: (ply) =>
      attempt(async () => {
        const mine = ++looks;
        const refused = await earlier.see(ply);
        if (refused !== null) doings.refuse(refused);
        const match = pastMatch(follower.now(), ply, deps.lang());
        if (match === null || mine !== looks) return;
        const scene = await deps.ask('scene', seenBy(match));
        if (mine !== looks) return;
        chosen.select(null);
        set({ past: { ply, scene: turned(scene, side) }, selection: null, preview: null });
      }),
    returnToNow() {
      looks++;
      set({ past: null });
    },
    turn() {
      side = (side + 1) % held().seats.length;
      looks++;
      set({ past: null });
      void refresh();
    },
    stop: () => undefined,
    goOn() {
      set({ fault: null });
      return refresh();
    },
    async closeBattle() {
      set({ battle: null });
    },
  };
}

/**
 * The scene of any game: the table as one viewer sees it, what is asked, how it ended. It is made from the viewer's view
 * and from what everybody saw of the questions before: what the viewer may not know is not within reach.
 */
import { type AnyView, joinAnd, type Result } from '@open-gosu/kernel';
import { answersOf, impossibleOf } from '../answers.ts';
import type { Asked, Kit, Listener, Looker, TableScene } from '../games/kit.ts';
import type { Match } from '../match.ts';
import { listenerOf } from '../people.ts';
import { type Played, playedOf, plyOf, resultOf, type Step, viewOf } from '../play.ts';
import { refusalsOf } from '../refusals.ts';
import type { Told, Asked as Wanted } from '../requests.ts';
import type { Ending, Pointed, Prompt, Scene } from '../scene.ts';
import { say } from '../words.ts';

export function sceneOf({ match, viewer, lang }: Wanted<'scene'>): Told<'scene'> {
  const played = playedOf(match);
  const { start } = match;
  const scene = sceneFrom(played.kit, viewOf(played, match, viewer), {
    listener: listenerOf(match, viewer, lang),
    bots: match.sitters.map(({ kind }) => kind === 'bot'),
    ply: plyOf(played),
    before: askedIn(played),
    drafted: draftedIn(played, match),
    result: resultOf(played, match),
    pointed: pointedIn(played),
    awaited: start.from === 'seen' ? start.awaited : null,
  });
  return start.from === 'seen' ? { ...scene, you: viewer } : scene;
}

/** The same while an answer is being carried out: `state` stands at a question that its last answer led to. */
export function sceneWithin(
  { match, viewer, lang }: Wanted<'scene'>,
  state: unknown,
): Told<'scene'> {
  const played = playedOf(match);
  const { kit } = played;
  return sceneFrom(kit, kit.game.view(state, viewer), {
    listener: listenerOf(match, viewer, lang),
    bots: match.sitters.map(({ kind }) => kind === 'bot'),
    ply: plyOf(played),
    before: askedIn(played),
    drafted: draftedIn(played, match),
    result: null,
    pointed: [],
  });
}

/** The questions before this one, as far back as all of them are known. */
function askedIn({ told, steps }: Played): readonly Asked[] {
  const asked = steps.map((step) => step.asked);
  for (let i = told.length - 1; i >= 0; i--) {
    const before = told[i]?.before;
    if (!before) break;
    asked.unshift(before.asked);
  }
  return asked;
}

/** What lies in an army is chosen in the open. An action places its card: nothing is pointed at. */
function pointedIn(played: Played): readonly Pointed[] {
  const { kit, states, steps, state } = played;
  const last = steps[steps.length - 1];
  if (last === undefined) return pointedBefore(played);
  const events = last.happened.map(({ event }) => event);
  return [...chosenBy(kit, states[steps.length - 1], last), ...kit.fired(state, events)];
}

function chosenBy(kit: Kit, before: unknown, { asked, code }: Step): readonly Pointed[] {
  if (asked.kind === 'action') return [];
  const [to] = kit.points(before, code).about;
  if (to === undefined || !IN_ARMY.test(to)) return [];
  return [{ seat: asked.seat, from: kit.sourcePlace(before, asked), to }];
}

const IN_ARMY = /^p\d:/;

/** The same of what was only told: an answer that chose a card in play says which. */
function pointedBefore({ kit, told, coming, state }: Played): readonly Pointed[] {
  const last = coming ?? told[told.length - 1];
  if (last === undefined) return [];
  const { seat, target, before, happened } = last;
  const fired = kit.fired(
    state,
    happened.map(({ event }) => event),
  );
  const to = target?.replace(/^target /, '') ?? '';
  if (!IN_ARMY.test(to)) return fired;
  const from = before === null ? null : kit.sourcePlace(before.deal, before.asked);
  return [{ seat, from, to }, ...fired];
}

/** What a scene needs beside the view: public, all of it. */
export interface Setting {
  readonly listener: Listener;
  readonly bots: readonly boolean[];
  readonly ply: number;
  /** The questions before this one. */
  readonly before: readonly Asked[];
  readonly drafted: readonly (readonly string[])[];
  readonly result: Result | null;
  readonly pointed: readonly Pointed[];
  /** The seat whose answer might be responded to; null where nobody waits for that. */
  readonly awaited?: number | null;
}

export function sceneFrom(kit: Kit, view: AnyView, setting: Setting): Scene {
  const { listener, bots, ply, before, drafted, result, pointed, awaited = null } = setting;
  const [deal] = kit.deals(view, 1);
  const asked = result === null && awaited === null ? kit.ask(deal) : null;
  const isMine = asked?.seat === view.viewer;
  const isActing = isMine && asked?.kind === 'action';
  const looker: Looker = { ...listener, bots, drafted, isActing };
  const table = kit.table(view, looker);
  return {
    game: kit.id,
    ply,
    viewer: view.viewer,
    ...table,
    pointed,
    prompt:
      asked !== null
        ? promptOf(kit, view, deal, asked, table, before, listener)
        : result === null && awaited !== null
          ? awaitedPrompt(awaited, listener)
          : null,
    ending: result === null ? null : endingOf(kit, result, listener),
  };
}

/** Whether anybody is asked is not to be seen. */
function awaitedPrompt(seat: number, { lang }: Listener): Prompt {
  return {
    seat,
    isMine: false,
    text: say(lang, 'awaited'),
    kind: 'awaited',
    purpose: 'awaited',
    isPayment: false,
    source: null,
    step: null,
    answers: [],
    impossible: [],
    refusals: [],
  };
}

function promptOf(
  kit: Kit,
  view: AnyView,
  deal: unknown,
  asked: Asked,
  table: TableScene,
  before: readonly Asked[],
  to: Listener,
): Prompt {
  const { seat, kind, purpose } = asked;
  const isMine = seat === view.viewer;
  const isActing = isMine && kind === 'action';
  const own = table.seats[view.viewer];
  const answers = isMine ? answersOf(kit, view, to) : [];
  const { text, source } = kit.game.question(deal, to.lang);
  const who = to.names[seat] ?? `p${seat}`;
  return {
    seat,
    isMine,
    text: isMine ? text : kit.waiting(deal, who, to.lang),
    kind,
    purpose,
    isPayment: kit.isPayment(asked),
    source,
    from: kit.sourcePlace(deal, asked),
    step: stepOf(kit, deal, asked, before),
    answers,
    impossible: isActing ? impossibleOf(kit, deal, to) : [],
    refusals:
      isActing && own !== undefined
        ? refusalsOf(kit, deal, own, table.centre, answers, to.lang)
        : [],
  };
}

/**
 * Questions that come several in a row and say how many are left. Where there is no choice none is asked: the numbers may
 * leap.
 */
const COUNTED: readonly string[] = ['discard', 'target', 'pick', 'take', 'order'];

function stepOf(kit: Kit, deal: unknown, asked: Asked, before: readonly Asked[]): Prompt['step'] {
  const isSame = (other: Asked | undefined) =>
    other?.seat === asked.seat && other.kind === asked.kind && other.purpose === asked.purpose;
  if (asked.kind === 'draft') {
    let done = 0;
    while (isSame(before[before.length - 1 - done])) done++;
    return numbered(done, picksLeft(kit, deal, asked.seat));
  }
  if (!COUNTED.includes(asked.kind) || asked.left < 1) return null;
  let first = asked;
  for (let index = before.length - 1; index >= 0; index--) {
    const other = before[index];
    if (!isSame(other) || other?.source !== asked.source || other.left <= first.left) break;
    first = other;
  }
  return numbered(first.left - asked.left, asked.left);
}

function numbered(done: number, left: number): Prompt['step'] {
  const of = done + left;
  return of > 1 ? { now: done + 1, of } : null;
}

/** How many clans in a row this player takes from here on. */
function picksLeft({ game }: Kit, deal: unknown, seat: number): number {
  const state = game.clone(deal);
  let left = 0;
  const codes: number[] = [];
  while (game.toAct(state) === seat && game.question(state, 'en').kind === 'draft') {
    game.legal(state, codes);
    game.apply(state, codes[0] as number);
    left++;
  }
  return left;
}

/** Clans are taken in the open. */
function draftedIn({ told, steps }: Played, { sitters }: Match): string[][] {
  const drafted: string[][] = sitters.map(() => []);
  for (const { happened } of [...told, ...steps]) {
    for (const { event } of happened) {
      if (event.type === 'draft') drafted[event.seat]?.push((event as unknown as Taken).clan);
    }
  }
  return drafted;
}

interface Taken {
  readonly clan: string;
}

/** Endings that no rule of a game brings about, for one winner and for several. */
const OUTSIDE = {
  resignation: ['resigned', 'resignedAll'],
  time: ['outOfTime', 'outOfTimeAll'],
  claim: ['claimed', 'claimedAll'],
  agreed: ['agreed', 'agreed'],
  abandoned: ['abandoned', 'abandoned'],
} as const;

function isOutside(reason: string): reason is keyof typeof OUTSIDE {
  return Object.hasOwn(OUTSIDE, reason);
}

function endingOf(kit: Kit, { winners, reason }: Result, to: Listener): Ending {
  const text = isOutside(reason)
    ? endedOutside(winners, OUTSIDE[reason], to)
    : kit.ending(winners, reason, to);
  return { winners, reason, text };
}

function endedOutside(
  seats: readonly number[],
  [one, several]: (typeof OUTSIDE)[keyof typeof OUTSIDE],
  { names, lang }: Listener,
): string {
  const winners = joinAnd(
    lang,
    seats.map((seat) => names[seat] ?? `p${seat}`),
  );
  return say(lang, seats.length > 1 ? several : one, { winners });
}

/**
 * What an answer will do, as far as it is sure: tried on several deals of what the player cannot know, from the view alone.
 * What happens alike in all of them is told, up to the first thing that chance decides.
 */
import { type ActionCode, type AnyView, legalList } from '@open-gosu/kernel';
import type { Chapter, Kit, Listener, SeatEvent } from './games/kit.ts';
import { listenerOf } from './people.ts';
import { playedOf, viewOf } from './play.ts';
import type { Asked, Told } from './requests.ts';
import type { Preview } from './scene.ts';
import { say } from './words.ts';

/** Deals an answer is tried in; those of `Kit.deals` that are extreme come on top. */
const DEALS = 6;

export function previewOf({ match, viewer, lang, answer }: Asked<'preview'>): Told<'preview'> {
  const played = playedOf(match);
  const view = viewOf(played, match, viewer);
  return previewFrom(played.kit, view, answer, listenerOf(match, viewer, lang));
}

/** Where an answer may lead, in one deal and with one way to pay. */
interface Outcome {
  readonly state: unknown;
  readonly events: readonly SeatEvent[];
}

export function previewFrom(kit: Kit, view: AnyView, answer: ActionCode, to: Listener): Preview {
  const deals = kit.deals(view, DEALS);
  if (!legalList(kit.game, deals[0]).includes(answer)) throw new Error(say('en', 'notLegal'));
  const given = deals.map((deal) => outcomeOf(kit, deal, answer, view.viewer));
  const outcomes = given.flatMap((outcome) => paidOutcomes(kit, outcome, view.viewer));
  const { events, isWhole } = sureEvents(kit, outcomes, view.viewer);
  const isAsked = outcomes.some(({ state }) => isAskedOn(kit, state));
  return {
    lines: kit.story(events, to).map(({ text }) => text),
    goesOn: !isWhole || isAsked,
    isReversible: isReversible(kit, view, given),
    mayBeAnswered: given.some(({ state }) => isResponded(kit, state, view.viewer)),
    forces: sureForces(kit, outcomes, isWhole),
  };
}

function outcomeOf(kit: Kit, deal: unknown, code: ActionCode, viewer: number): Outcome {
  const { game } = kit;
  const state = game.clone(deal);
  const events: SeatEvent[] = [];
  game.apply(state, code, (event) => events.push(game.redact(event, viewer) as SeatEvent));
  return { state, events };
}

/** The discards a price is paid with are the player's to choose: what comes after is tried with all of them. */
function paidOutcomes(kit: Kit, outcome: Outcome, viewer: number): Outcome[] {
  const { state, events } = outcome;
  if (kit.game.toAct(state) !== viewer) return [outcome];
  if (!kit.isPayment(kit.ask(state))) return [outcome];
  return legalList(kit.game, state).flatMap((code) => {
    const paid = outcomeOf(kit, state, code, viewer);
    const rest = paid.events.filter((event) => !isPaying(event));
    return paidOutcomes(kit, { state: paid.state, events: [...events, ...rest] }, viewer);
  });
}

/** What is given for it, which the player chooses and need not be told. */
export function isPaying(event: SeatEvent & { readonly cause?: string }): boolean {
  return event.cause === 'cost';
}

interface Sure {
  readonly events: readonly SeatEvent[];
  /** True where nothing else happens before the turn is over. */
  readonly isWhole: boolean;
}

function sureEvents(kit: Kit, outcomes: readonly Outcome[], viewer: number): Sure {
  const told = outcomes.map(({ events }) => events.map((event) => kit.foreseen(event)));
  const [first = []] = told;
  const written = told.map((events) => events.map((event) => JSON.stringify(event)));
  let hasDrawn = false;
  let end = 0;
  for (const event of first) {
    // What is discarded after a draw hangs on the cards drawn.
    const hangsOnDraw = hasDrawn && event.type === 'discard';
    const isSure = written.every((events) => events[end] === written[0]?.[end]);
    if (event.type === 'turn' || !isSure || hangsOnDraw || kit.isChance(event, viewer)) break;
    hasDrawn ||= event.type === 'draw';
    end++;
  }
  const isWhole = written.every(endsAt(end));
  return { events: first.slice(0, isWhole ? end : wholeRuns(told, end)), isWhole };
}

/** Things of one kind in a row are told in one: where it is not sure how many there will be, none of them is told. */
function wholeRuns(told: readonly (readonly SeatEvent[])[], end: number): number {
  const [first = []] = told;
  const last = first[end - 1];
  const isLike = (event: SeatEvent | undefined) =>
    event !== undefined && event.type === last?.type && event.seat === last.seat;
  if (!told.some((events) => isLike(events[end]))) return end;
  let start = end;
  while (start > 0 && isLike(first[start - 1])) start--;
  return start;
}

/** Whether a turn begins there, or nothing follows. */
function endsAt(index: number): (events: readonly string[]) => boolean {
  return (events) => events[index]?.includes('"type":"turn"') ?? true;
}

/** In the middle of something: what follows is still to be chosen. */
function isAskedOn(kit: Kit, state: unknown): boolean {
  return kit.game.toAct(state) >= 0 && kit.ask(state).kind !== 'action';
}

/** Alike in all outcomes, and not by chance: a hand that counts may have got any number of cards. */
function sureForces(
  kit: Kit,
  outcomes: readonly Outcome[],
  isWhole: boolean,
): readonly number[] | null {
  if (!isWhole && outcomes.some(({ state }) => kit.countsHands(state))) return null;
  const [first, ...others] = outcomes.map(({ state }) => kit.forces(state));
  if (first === undefined) return null;
  return others.every((forces) => String(forces) === String(first)) ? first : null;
}

function isResponded(kit: Kit, state: unknown, viewer: number): boolean {
  const seat = kit.game.toAct(state);
  return seat >= 0 && seat !== viewer && kit.ask(state).kind === 'respond';
}

/**
 * What the player sees after an answer, where they are asked on in the same turn and know nothing that was not known: it
 * then is the same in every deal. Null where it is not.
 */
export function viewAfter(kit: Kit, view: AnyView, answer: ActionCode): AnyView | null {
  const given = kit.deals(view, DEALS).map((deal) => outcomeOf(kit, deal, answer, view.viewer));
  const [first] = given;
  if (first === undefined || !isReversible(kit, view, given)) return null;
  return kit.game.view(first.state, view.viewer);
}

/** What ends a turn: a battle is fought before everybody's eyes, not tried out. */
const ENDS_TURN: readonly (Chapter | null)[] = ['turn', 'round', 'battle', 'song', 'over'];

/** The same player is asked on in the same turn, and knows exactly what they knew before. */
function isReversible(kit: Kit, before: AnyView, given: readonly Outcome[]): boolean {
  const { game } = kit;
  const known = kit.knownCards(before);
  const views = given.map(({ state }) => game.view(state, before.viewer));
  const isQuiet = given.every(
    ({ state, events }) =>
      game.toAct(state) === before.viewer &&
      events.every((event) => event.type !== 'shuffle' && !ENDS_TURN.includes(kit.chapter(event))),
  );
  if (!isQuiet || views.some((view) => kit.knownCards(view) > known)) return false;
  const told = given.map(({ events }, i) => JSON.stringify([events, views[i]]));
  return told.every((text) => text === told[0]);
}

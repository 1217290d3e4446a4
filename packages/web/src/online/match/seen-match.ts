/** What is known of a match on the server, as the engine takes it: a view, a story, who sits where. Pure. */
import { levelTitle } from '@open-gosu/bots';
import type { Lang } from '@open-gosu/kernel';
import { type Followed, readEvent, type SeatFacts, type StoryStep } from '@open-gosu/protocol';
import type { GameId, Match, SeenStep, Sitter } from '../../engine/match.ts';
import type { Known } from './follower.ts';

/** How many decisions back the view is sent along: enough for several answers to one question. */
const REMEMBERED = 12;

const read = new WeakMap<StoryStep, SeenStep['events']>();

/** Steps of a story stay the same objects as it grows: each is read once. */
function eventsOf(game: string, step: StoryStep): SeenStep['events'] {
  const known = read.get(step);
  if (known !== undefined) return known;
  const events = step[1].flatMap((event) => readEvent(game, event) ?? []);
  read.set(step, events);
  return events;
}

const isFought = (step: SeenStep | undefined) =>
  step?.events.some(({ type }) => type === 'battle') === true;

function storyOf({ setup, story }: Followed, views: Known['views']): readonly SeenStep[] {
  const steps = story.map((step): SeenStep => {
    const [seat, , target] = step;
    return { seat, events: eventsOf(setup.game, step), target: target ?? null, before: null };
  });
  // Battles are counted on the armies before them, or after.
  return steps.map((step, ply) => {
    const isRecent = steps.length - ply <= REMEMBERED;
    if (!isRecent && !isFought(step) && !isFought(steps[ply - 1])) return step;
    return { ...step, before: views.get(ply) ?? null };
  });
}

/** The decisions that led to a battle. */
export function foughtIn({ setup, story }: Followed): readonly number[] {
  return story.flatMap((step, ply) => {
    const isBattle = eventsOf(setup.game, step).some(({ type }) => type === 'battle');
    return isBattle ? [ply] : [];
  });
}

function comingOf({ setup, prompt, waiting }: Followed): SeenStep | null {
  if (prompt === null) return null;
  const events = prompt.events.flatMap((event) => readEvent(setup.game, event) ?? []);
  return { seat: waiting ?? -1, events, target: prompt.target, before: null };
}

export function sitterOf(seat: SeatFacts, index: number, lang: Lang): Sitter {
  const title = seat.kind === 'bot' && !seat.handed ? levelTitle(seat.bot ?? '') : null;
  const name = title?.[lang] ?? seat.name ?? `${index + 1}`;
  return seat.kind === 'bot'
    ? { kind: 'bot', name, bot: seat.bot ?? '' }
    : { kind: 'person', name };
}

/** Null before it begins. */
export function seenMatch({ held, views }: Known, lang: Lang): Match | null {
  if (held === null || held.view === null) return null;
  const { setup, seats, prompt, waiting, over } = held;
  return {
    game: setup.game as GameId,
    rules: setup.rules,
    start: {
      from: 'seen',
      options: setup.options,
      view: prompt?.view ?? held.view,
      story: storyOf(held, views),
      coming: comingOf(held),
      awaited: prompt === null ? waiting : null,
    },
    sitters: seats.map((seat, index) => sitterOf(seat, index, lang)),
    answers: [],
    ...(over === null ? {} : { ended: over.result }),
  };
}

/** The same at an earlier decision; null where it was not seen here. */
export function pastMatch(known: Known, ply: number, lang: Lang): Match | null {
  const { held, views } = known;
  const view = views.get(ply);
  if (held === null || view === undefined) return null;
  const story = held.story.slice(0, ply);
  const then = { ...held, view, story, prompt: null, waiting: null, over: null };
  return seenMatch({ ...known, held: then }, lang);
}

/** Whose answer is awaited now, be it in the open or as a response. */
export function isAsked(held: Followed): boolean {
  if (held.status !== 'running') return false;
  return held.prompt !== null || (held.to === held.as && held.as >= 0 && held.waiting === null);
}

/**
 * What happened, for one viewer: told in their language, grouped by turn, each line with the position it led to. Events are
 * redacted before anything is said of them.
 */
import type { Lang } from '@open-gosu/kernel';
import type { Chapter, Circumstances, Kit, Listener, SeatEvent } from './games/kit.ts';
import { listenerOf } from './people.ts';
import { type Happened, isTargeting, type Played, playedOf } from './play.ts';
import type { Asked, Told } from './requests.ts';
import type { LogGroup, LogLine } from './scene.ts';
import { say } from './words.ts';

export function logOf({ match, viewer, lang }: Asked<'log'>): Told<'log'> {
  return logFrom(playedOf(match), viewer, listenerOf(match, viewer, lang));
}

/** One event with the answer it followed: the first answer is ply 1. */
interface Entry extends Happened {
  readonly ply: number;
  /** As the viewer may read it. */
  readonly told: SeatEvent;
  readonly circumstances: Circumstances;
}

export function logFrom(played: Played, viewer: number, to: Listener): LogGroup[] {
  const entries = entriesOf(played, viewer);
  const story = played.kit.story(
    entries.map(({ told }) => told),
    to,
    (index) => entries[index]?.ply !== entries[index - 1]?.ply,
  );
  const chapters = chaptersOf(played.kit, entries, firstHeading(played));
  const groups: { readonly chapter: Heading; readonly lines: LogLine[] }[] = [];
  for (const { index, events, text } of story) {
    const entry = entries[index] as Entry;
    const chapter = chapters[index] as Heading;
    const cards = [...new Set(events.flatMap((event) => played.kit.cardsIn(event)))];
    const line: LogLine = {
      ply: entry.ply,
      seat: entry.event.seat,
      type: entry.event.type,
      text,
      cards,
      isAgainstViewer: isAgainst(played.kit, entry, chapter, viewer),
      battle: entry.sums && played.kit.battle(entry.sums, entry.event, to.lang),
    };
    const last = groups[groups.length - 1];
    if (last?.chapter === chapter) last.lines.push(line);
    else groups.push({ chapter, lines: [line] });
  }
  return groups.map(({ chapter, lines }) => ({
    title: titleOf(chapter, to),
    seat: chapter.seat,
    round: chapter.round,
    lines,
  }));
}

function entriesOf(played: Played, viewer: number): Entry[] {
  const { kit, told, coming, states, steps } = played;
  const seen = coming === null ? told : [...told, coming];
  const before = seen.flatMap(({ seat, happened, target, standing }, i) => {
    const circumstances = { before: standing, decider: seat, wasTargeted: target !== null };
    // What is not over has no position of its own yet.
    const ply = Math.min(i + 1, told.length);
    return happened.map((each) => ({ ...each, ply, told: each.event, circumstances }));
  });
  const here = steps.flatMap(({ happened, asked, code }, i) => {
    const circumstances = {
      before: kit.standing(states[i]),
      decider: asked.seat,
      wasTargeted: isTargeting(kit, states[i], code),
    };
    return happened.map(({ event, sums }) => ({
      event,
      sums,
      ply: told.length + i + 1,
      told: kit.game.redact(event, viewer) as SeatEvent,
      circumstances,
    }));
  });
  return [...before, ...here];
}

/** What a group of lines is about. */
interface Heading {
  readonly chapter: Chapter | 'start';
  readonly seat: number;
  readonly round: number;
  /** Of the round, counted over all players. */
  readonly turn: number;
}

/** The heading of every event. */
function chaptersOf(kit: Kit, entries: readonly Entry[], first: Heading): Heading[] {
  let now = first;
  return entries.map(({ event }) => {
    const chapter = kit.chapter(event);
    if (chapter === null || !begins(chapter, now.chapter)) return now;
    const isTurn = chapter === 'turn';
    now = {
      chapter,
      seat: isTurn ? event.seat : -1,
      round: chapter === 'round' ? (event as unknown as Begun).round : now.round,
      turn: isTurn ? now.turn + 1 : chapter === 'round' ? 0 : now.turn,
    };
    return now;
  });
}

interface Begun {
  readonly round: number;
}

/** Draft and opening hands are one chapter each, and nothing of them comes back later. */
function begins(chapter: Chapter, now: Heading['chapter']): boolean {
  if (chapter === 'draft') return now === 'start';
  if (chapter === 'opening') return now === 'start' || now === 'draft';
  return true;
}

/** A game that begins in somebody's turn, be it in the middle of an effect, has told nothing of it. */
function firstHeading({ kit, told, states, steps }: Played): Heading {
  // A match on a server is told from its beginning.
  if (told.length > 0) return { chapter: 'start', seat: -1, round: 1, turn: 0 };
  const view = kit.game.view(states[0], -1);
  const looker = { lang: 'en' as Lang, names: [], you: -1, bots: [], drafted: [], isActing: false };
  const { round, turn: seat } = kit.table(view, looker);
  const asked = steps[0]?.asked;
  return asked === undefined || kit.betweenTurns.includes(asked.purpose)
    ? { chapter: 'start', seat: -1, round, turn: 0 }
    : { chapter: 'turn', seat, round, turn: 1 };
}

function titleOf({ chapter, seat, round, turn }: Heading, { lang, names, you }: Listener): string {
  switch (chapter) {
    case 'turn':
      return seat === you
        ? say(lang, 'yourTurn', { n: turn })
        : say(lang, 'turn', { n: turn, who: names[seat] ?? `p${seat}` });
    case 'round':
    case 'battle':
      return say(lang, chapter, { n: round });
    default:
      return say(lang, chapter);
  }
}

/** The Song takes from everybody alike: nobody does it to anybody. */
function isAgainst(
  kit: Kit,
  { event, circumstances }: Entry,
  { chapter }: Heading,
  viewer: number,
): boolean {
  if (viewer < 0 || chapter === 'song' || chapter === 'opening') return false;
  return kit.isAgainst(event, viewer, circumstances);
}

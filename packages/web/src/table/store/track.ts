/** Where a match stands: what is committed, what is chosen but not committed, what was taken back. Pure. */
import type { Match } from '../../engine/match.ts';
import { moved } from '../choosing/order.ts';
import { givenAgain, noted, type TakenBack } from './taken-back.ts';

export interface Track {
  readonly match: Match;
  /** Answers chosen on top of the match, in the notation, not committed. */
  readonly staged: readonly string[];
  /** Answers taken back; the next to be given again comes first. */
  readonly undone: readonly string[];
  /** How many of them, at the end, were only chosen: their action was not whole yet. */
  readonly unfinished?: number;
  readonly wasUndone: boolean;
  readonly takenBack?: readonly TakenBack[];
}

/** What of a saved match is the track. */
export function trackOf(track: Track): Track {
  const { match, staged, undone, unfinished = 0, wasUndone, takenBack = [] } = track;
  return { match, staged, undone, unfinished, wasUndone, takenBack };
}

/** The match with other answers. */
export function withAnswers(match: Match, answers: readonly string[]): Match {
  return { ...match, answers };
}

/** How many of the answers taken back were given once, each with its whole action. */
export function givenBefore({ undone, unfinished = 0 }: Track): number {
  return Math.max(0, undone.length - unfinished);
}

/** What could be redone is kept as far as the very same answers come again, and is lost with the first other one. */
function met(track: Track, texts: readonly string[]): Pick<Track, 'undone' | 'unfinished'> {
  const isSame = texts.every((text, index) => track.undone[index] === text);
  const undone = isSame ? track.undone.slice(texts.length) : [];
  return { undone, unfinished: Math.min(track.unfinished ?? 0, undone.length) };
}

export function stage(track: Track, notation: string): Track {
  return { ...track, staged: [...track.staged, notation], ...met(track, [notation]) };
}

/** Keeps the first `count` staged answers; the others can be chosen again. */
export function unstage(track: Track, count: number): Track {
  const { staged, undone, unfinished = 0 } = track;
  const texts = staged.slice(count);
  // In front of the rest of an action that was whole they belong to that.
  const more = givenBefore(track) === 0 ? texts.length : 0;
  return {
    ...track,
    staged: staged.slice(0, count),
    undone: [...texts, ...undone],
    unfinished: unfinished + more,
  };
}

/** Nothing can be redone. */
export const NOTHING_UNDONE = { undone: [], unfinished: 0 } as const;

/** Leaves one staged answer out, those after it stay chosen. */
export function dropStaged(track: Track, index: number): Track {
  const staged = track.staged.filter((_, each) => each !== index);
  return { ...track, staged, ...NOTHING_UNDONE };
}

/** One staged answer is given at another's place. */
export function moveStaged(track: Track, from: number, to: number): Track {
  return { ...track, staged: moved(track.staged, from, to), ...NOTHING_UNDONE };
}

/** The match has gone on. */
export function advance(track: Track, match: Match): Track {
  const given = match.answers.slice(track.match.answers.length + track.staged.length);
  return { ...track, match, staged: [], ...met(track, given) };
}

/** Back to where only the first `ply` answers were given. */
export function takeBack(track: Track, ply: number): Track {
  const { answers } = track.match;
  const whole = unstage(track, 0);
  if (ply >= answers.length) return whole;
  return {
    ...whole,
    match: { ...withAnswers(track.match, answers.slice(0, ply)), undo: true },
    undone: [...answers.slice(ply), ...whole.undone],
    wasUndone: true,
    takenBack: noted(track.takenBack, ply, answers.length - ply),
  };
}

/** Gives the first `count` answers taken back once more, behind those that are staged. */
export function giveAgain(track: Track, count: number): Track {
  const again = track.undone.slice(0, count);
  return {
    ...track,
    match: withAnswers(track.match, [...track.match.answers, ...track.staged, ...again]),
    staged: [],
    undone: track.undone.slice(count),
    takenBack: givenAgain(track.takenBack, track.match.answers.length),
  };
}

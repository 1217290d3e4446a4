/** Where a match stands: what is committed, what is chosen but not committed, what was taken back. Pure. */
import type { Match } from '../../engine/match.ts';
import { moved } from '../choosing/order.ts';
import { givenAgain, noted, type TakenBack } from './taken-back.ts';

export interface Track {
  readonly match: Match;
  /** Codes chosen on top of the match, not committed. */
  readonly staged: readonly number[];
  /** Answers taken back; the next to be given again comes first. */
  readonly undone: readonly string[];
  readonly wasUndone: boolean;
  readonly takenBack?: readonly TakenBack[];
}

/** What of a saved match is the track. */
export function trackOf({ match, staged, undone, wasUndone, takenBack = [] }: Track): Track {
  return { match, staged, undone, wasUndone, takenBack };
}

/** The match with other answers. */
export function withAnswers(match: Match, answers: readonly string[]): Match {
  return { ...match, answers };
}

export function stage(track: Track, code: number): Track {
  return { ...track, staged: [...track.staged, code] };
}

/** Keeps the first `count` staged answers. */
export function unstage(track: Track, count: number): Track {
  return { ...track, staged: track.staged.slice(0, Math.max(0, count)) };
}

/** Leaves one staged answer out, those after it stay chosen. */
export function dropStaged(track: Track, index: number): Track {
  return { ...track, staged: track.staged.filter((_, each) => each !== index) };
}

/** One staged answer is given at another's place. */
export function moveStaged(track: Track, from: number, to: number): Track {
  return { ...track, staged: moved(track.staged, from, to) };
}

/**
 * The match has gone on. What could be redone is kept as far as the very same answers were given again, and is lost with
 * the first other one.
 */
export function advance(track: Track, match: Match): Track {
  const given = match.answers.slice(track.match.answers.length);
  const isSame = given.every((answer, index) => track.undone[index] === answer);
  const undone = isSame ? track.undone.slice(given.length) : [];
  return { ...track, match, staged: [], undone };
}

/** Back to where only the first `ply` answers were given. */
export function takeBack(track: Track, ply: number): Track {
  const { answers } = track.match;
  if (ply >= answers.length) return { ...track, staged: [] };
  return {
    match: { ...withAnswers(track.match, answers.slice(0, ply)), undo: true },
    staged: [],
    undone: [...answers.slice(ply), ...track.undone],
    wasUndone: true,
    takenBack: noted(track.takenBack, ply, answers.length - ply),
  };
}

/** Gives the first `count` answers taken back once more. */
export function giveAgain(track: Track, count: number): Track {
  const again = track.undone.slice(0, count);
  return {
    ...track,
    match: withAnswers(track.match, [...track.match.answers, ...again]),
    staged: [],
    undone: track.undone.slice(count),
    takenBack: givenAgain(track.takenBack, track.match.answers.length),
  };
}

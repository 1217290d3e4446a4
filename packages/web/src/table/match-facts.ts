/** Small questions to a match and its log. Pure. */
import type { Match } from '../engine/match.ts';
import type { LogGroup, LogLine } from '../engine/scene.ts';

export function peopleOf({ sitters }: Pick<Match, 'sitters'>): readonly number[] {
  return sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

export function linesOf(log: readonly LogGroup[]): readonly LogLine[] {
  return log.flatMap(({ lines }) => lines);
}

/** How many answers there were when something last happened to a seat. */
export function lastOwn(log: readonly LogGroup[], seat: number): number {
  return linesOf(log).reduce((ply, line) => (line.seat === seat ? line.ply : ply), 0);
}

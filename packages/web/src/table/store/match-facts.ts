/** Small questions to a match and its log. Pure. */
import type { Match } from '../../engine/match.ts';
import type { LogGroup, LogLine } from '../../engine/scene.ts';
import { PRESETS } from '../../home/form.ts';

export type Ruleset = (typeof PRESETS)[number];

export function peopleOf({ sitters }: Pick<Match, 'sitters'>): readonly number[] {
  return sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The rules of Gosu X a match is played by; null where there is but one way to play. */
export function rulesetOf({ game, start }: Pick<Match, 'game' | 'start'>): Ruleset | null {
  if (game !== 'gosu-x') return null;
  const given = start.from === 'position' ? start.position.options : start.options;
  const { preset } = (given ?? {}) as { readonly preset?: unknown };
  return PRESETS.find((name) => name === preset) ?? 'final-en';
}

/** How many answers have been given in it. */
export function answersIn({ start, answers }: Pick<Match, 'start' | 'answers'>): number {
  return (start.from === 'seen' ? start.story.length : 0) + answers.length;
}

export function linesOf(log: readonly LogGroup[]): readonly LogLine[] {
  return log.flatMap(({ lines }) => lines);
}

/** How many answers there were when something last happened. */
export function lastPly(log: readonly LogGroup[]): number {
  return log.at(-1)?.lines.at(-1)?.ply ?? 0;
}

/** How many answers there were when something last happened to a seat. */
export function lastOwn(log: readonly LogGroup[], seat: number): number {
  return linesOf(log).reduce((ply, line) => (line.seat === seat ? line.ply : ply), 0);
}

/** What a report must know of a game beyond its kit: who judges its positions, and what its games say of clans. */
import type { Judge } from '@open-gosu/bots';
import type { ActionCode, Options, Text } from '@open-gosu/kernel';
import type { Observation } from '../estimate/sums.ts';
import type { DraftFigures } from '../figures.ts';
import { PAGE_WORDS } from '../words.ts';

/** What one game says of many things, by their ids. */
export type Observations = { readonly [id: string]: Observation };

/** A game that is over. */
export interface Ended<S = unknown> {
  readonly state: S;
  readonly winners: readonly number[];
  /** The ids of the cards each seat has played, in order. */
  readonly plays: readonly (readonly string[])[];
}

/** A measure of clans or pairs of clans, taken at the end of each game. */
export interface Measure<S = unknown> {
  observe(ended: Ended<S>): Observations;
  /** What it would be if all were alike. */
  even(players: number): number;
  readonly title: Text;
  /** How it is measured, in a sentence or two. */
  readonly about: Text;
  /** The heading of the value, and of how often it was met. */
  readonly value: Text;
  readonly met: Text;
  /** True where the value is a part of what was met by all together: each row then tells its own part of that. */
  readonly metIsWhole?: true;
  /** What the line of `even` is called, and the two ends of the list. */
  readonly line: Text;
  readonly best: Text;
  readonly last: Text;
}

export interface Study<S = unknown> {
  readonly judge: Judge<S>;
  /** The id of the card that an answer to the question of the turn brings into play, or null. */
  played(state: S, code: ActionCode): string | null;
  readonly clans: Measure<S>;
  /** By ids of `pairId`. */
  readonly pairs: Measure<S>;
  /** What counts as playing a card. */
  readonly aboutPlays: Text;
  /** What the bots know of the draft, for a game that has one; null where nothing is measured with these options. */
  draft?(options: Options): DraftFigures | null;
}

const AND = '+';

/** One id for a pair of clans, in the order of the game's clans. */
export function pairId(first: string, second: string): string {
  return first + AND + second;
}

/** All pairs of these, in order. */
export function pairsOf<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((first, i) => all.slice(i + 1).map((second) => [first, second] as const));
}

/** The words of figures that are rates of wins. */
export const WIN_RATES = {
  value: PAGE_WORDS.winRate,
  line: PAGE_WORDS.even,
  best: { en: 'best win rate', fr: 'meilleur taux de victoire' },
  last: { en: 'lowest win rate', fr: 'plus faible taux de victoire' },
} as const;

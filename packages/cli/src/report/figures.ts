/** Everything a report says, as numbers: what `--json` prints and the page draws. */
import type { Seed } from '@open-gosu/kernel';
import type { Estimate } from './estimate/estimate.ts';
import type { Lengths } from './estimate/lengths.ts';

export interface EndingFigure {
  readonly reason: string;
  /** Of these games, how many had several winners. */
  readonly shared: number;
  readonly share: Estimate;
}

export interface ClanFigure {
  readonly clan: string;
  readonly share: Estimate;
}

export interface PairFigure {
  readonly clans: readonly [string, string];
  readonly share: Estimate;
}

export interface CardFigure {
  readonly card: string;
  readonly clan: string;
  /** Of the chance to win, from 0 to 1. */
  readonly change: Estimate;
}

export interface DraftPick {
  readonly seat: number;
  readonly clan: string;
}

/** What a solved draft says: chances of whoever picks, by a table that was measured beforehand. */
export interface DraftFigures {
  /** How the table was measured: who played, and how many games of each outcome. */
  readonly bot: string;
  readonly games: number;
  readonly outcomes: number;
  readonly seed: Seed;
  readonly rules: string;
  /** How far the chance of an outcome is off: one standard deviation. */
  readonly error: number;
  /** Of the first player, if both pick as well as they can. */
  readonly chance: number;
  /** The first player's chance after each first pick, the best first, and how both go on. */
  readonly firstPicks: readonly {
    readonly clan: string;
    readonly value: number;
    readonly line: readonly DraftPick[];
  }[];
  /** The mean chance of whoever has a clan, over all outcomes, the best first. */
  readonly clans: readonly { readonly clan: string; readonly value: number }[];
}

/** What is measured of the length of a game. */
export const LENGTHS = ['turns', 'rounds', 'decisions'] as const;
export type LengthName = (typeof LENGTHS)[number];

/** What the games of the report say. */
export interface GameFigures {
  readonly games: number;
  /** Games with several winners. */
  readonly shared: number;
  /** The part of the wins each seat has. */
  readonly seats: readonly Estimate[];
  /** The most frequent first. */
  readonly endings: readonly EndingFigure[];
  readonly lengths: { readonly [N in LengthName]?: Lengths };
  /** The best first; clans, pairs and cards that were never met are left out. */
  readonly clans: readonly ClanFigure[];
  readonly pairs: readonly PairFigure[];
  readonly cards: readonly CardFigure[];
  /** Over all cards. */
  readonly play: Estimate | null;
  /** The same that `gosu simulate` gives for these games. */
  readonly signature: string;
}

export interface Figures extends GameFigures {
  /** Null for a game without a draft. */
  readonly draft: DraftFigures | null;
}

/** The cards of a game as a reader meets them, in one language. */
import type { GameId } from './match.ts';

export interface Ruling {
  /** "C12", or the number of a rule. */
  readonly rule: string;
  readonly text: string;
}

export interface BookCard {
  readonly id: string;
  readonly name: string;
  readonly clan: string;
  readonly level: 1 | 2 | 3;
  readonly value: number;
  /** What leaving the army by shift or mutation costs; null where it cannot. */
  readonly shift: number | null;
  /** Places for Activation tokens (Gosu X). */
  readonly icons: number;
  readonly copies: number;
  /** Ids of terms that stand on it, in their order. */
  readonly terms: readonly string[];
  /** What it does, a paragraph each. */
  readonly texts: readonly string[];
  readonly rulings: readonly Ruling[];
  /** What is our estimate. */
  readonly notes: readonly string[];
  /** Byun Hyung Ja, the shapeshifter: one of each clan, drawn apart from the other Immortals. */
  readonly isShapeshifter: boolean;
  /** A mutation may bring it back from the discard pile (GOSU Tactics). */
  readonly isZombie: boolean;
}

export interface BookClan {
  readonly id: string;
  readonly name: string;
  /** The two texts of its tile (Gosu X), empty elsewhere. */
  readonly tile: readonly string[];
  /** What it is good at, in a few words each, and how hard it is to play, 1 to 3. */
  readonly strengths: readonly string[];
  readonly difficulty: 1 | 2 | 3;
}

export interface BookTerm {
  readonly id: string;
  readonly name: string;
  readonly gloss: string;
  readonly rule: string;
}

export interface Book {
  readonly game: GameId;
  readonly title: string;
  readonly cards: readonly BookCard[];
  readonly clans: readonly BookClan[];
  readonly terms: readonly BookTerm[];
  readonly levels: readonly [string, string, string];
  /** Who stands in each row of an army, from the first. */
  readonly rows: readonly [string, string, string];
  readonly notes: readonly string[];
  /** Clans that go well together, and why: for those who draft for the first time. */
  readonly trios?: readonly { readonly clans: readonly string[]; readonly text: string }[];
}

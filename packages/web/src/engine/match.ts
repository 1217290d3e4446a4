/**
 * A game as the page keeps it: all it takes to play it again, and who sits where. The engine's worker keeps nothing: every
 * request carries the match, so a reload, an undo, a replay and a branch are all the same thing, a list of answers.
 */
import type { Lang, Options, PositionFile, Result, Seed } from '@open-gosu/kernel';

export type GameId = 'gosu-x' | 'gosu-tactics';

/** Who decides for a seat. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  /** A level's name (`level-3`) or any other bot's. */
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** Where it began: dealt from a seed, or set up as a position. */
export type Start =
  | { readonly from: 'deal'; readonly options: Options; readonly seed: Seed }
  | { readonly from: 'position'; readonly position: PositionFile };

export interface Match {
  readonly game: GameId;
  readonly rules: string;
  readonly start: Start;
  readonly sitters: readonly Sitter[];
  /** In the notation, as in a record: forced answers are left out. */
  readonly answers: readonly string[];
  /** How it ended where no rule ended it: a resignation. Absent otherwise. */
  readonly ended?: Result;
  /** Something was taken back in it. Absent otherwise. */
  readonly undo?: true;
}

/** A match that cannot be played here, most often one of other rules: no fault of ours, so it has a reason in words. */
export class Unplayable extends Error {
  override readonly name = 'Unplayable';
  /** A part of a sentence: whoever says it ends it. */
  readonly reason: { readonly [L in Lang]: string };
  constructor({ en, fr }: { readonly [L in Lang]: string }) {
    const reason = { en: withoutStop(en), fr: withoutStop(fr) };
    super(reason.en);
    this.reason = reason;
  }
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}

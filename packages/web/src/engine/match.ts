/**
 * A game as the page keeps it: all it takes to play it again, and who sits where. The engine's worker keeps nothing: every
 * request carries the match, so a reload, an undo, a replay and a branch are all the same thing, a list of answers.
 */
import type {
  AnyView,
  GameEvent,
  Lang,
  Options,
  PositionFile,
  Result,
  Seed,
} from '@open-gosu/kernel';

export type GameId = 'gosu-x' | 'gosu-tactics';

/** Who decides for a seat. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  /** A level's name (`level-3`) or any other bot's. */
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** Where a match of this page began: dealt from a seed, or set up as a position. */
export type OwnStart =
  | { readonly from: 'deal'; readonly options: Options; readonly seed: Seed }
  | { readonly from: 'position'; readonly position: PositionFile };

/** One decision of a match on a server, as a viewer was told of it. */
export interface SeenStep {
  readonly seat: number;
  /** Redacted: all of it may be read. */
  readonly events: readonly (GameEvent & { readonly seat?: number })[];
  /** The answer itself, where it chose a card in play. */
  readonly target: string | null;
  /** What the viewer saw before it, where that is still known. */
  readonly before: AnyView | null;
}

/** A match on a server stands where the viewer sees it: nothing else of it is here. */
export interface SeenStart {
  readonly from: 'seen';
  readonly options: Options;
  readonly view: AnyView;
  /** All decisions up to there. */
  readonly story: readonly SeenStep[];
  /** What has happened in a decision that a response is asked for; null where none is. */
  readonly coming: SeenStep | null;
  /** The seat whose answer might be responded to, while everybody waits; null where nobody does. */
  readonly awaited: number | null;
}

export type Start = OwnStart | SeenStart;

export interface Match {
  readonly game: GameId;
  readonly rules: string;
  readonly start: Start;
  readonly sitters: readonly Sitter[];
  /** In the notation, as in a record: forced answers are left out. On top of what was seen: what is not given yet. */
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

/**
 * The one face a game shows to bots, server, page and command line. Nothing outside a game package knows more of a
 * game than this.
 */
import type { ActionCode } from './action.ts';
import type { ForcedSink } from './engine.ts';
import type { EventSink, GameEvent, Viewer } from './event.ts';
import type { Lang } from './lang.ts';
import type { Rng, Seed } from './rng.ts';

/** What is being asked, of whom, by which card: data, with the sentence a player reads. */
export interface Question {
  readonly seat: number;
  /** The kind of answer wanted: `action`, `discard`, `target`, `pick`... */
  readonly kind: string;
  readonly text: string;
  /** The id of the card that asks, or null when a rule does. */
  readonly source: string | null;
}

export interface Result {
  /** A draw has all its players here. */
  readonly winners: readonly number[];
  readonly reason: string;
}

/** Untrusted input either gives a value or says what is wrong with it, in words a person can act on. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** A name for each answer a rule option may take; the game checks them. */
export type Options = { readonly [name: string]: unknown };

/** A position as JSON; every game has its own fields beside `game`. */
export type PositionFile = { readonly game: string; readonly [field: string]: unknown };

/** The least there is in any view: whose it is. A state has no viewer, so no state passes for a view. */
export interface AnyView {
  readonly viewer: Viewer;
}

export interface Game<S = unknown, V = AnyView, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Changes only when the same seed and answers could give another game. */
  readonly rules: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;

  /** Checks options somebody typed and completes them with the defaults. */
  options(input: unknown, lang: Lang): Parsed<Options>;
  setup(options: Options, seed: Seed, players: number): S;

  /** The seat that must answer, or -1 when the game is over. */
  toAct(state: S): number;
  /** Only while the game runs. */
  question(state: S, lang: Lang): Question;
  /**
   * Writes the legal answers, ascending, to the start of `out` and returns how many: none once the game is over.
   * What lies beyond them in a reused buffer is left alone: count by the result, not by `out.length`.
   */
  legal(state: S, out: ActionCode[]): number;
  /** Plays a legal answer in place, and after it all that are the only ones, of which `forced` hears. */
  apply(state: S, code: ActionCode, log?: EventSink<E>, forced?: ForcedSink<S>): void;
  result(state: S): Result | null;

  /** `spare`: a state of the same game that nobody needs any more, made over instead of making a new one. */
  clone(state: S, spare?: S): S;
  encode(state: S): Uint8Array;
  /** Throws `CodecError` on anything that is not an encoded state. */
  decode(bytes: Uint8Array): S;

  /** Everything the viewer may know, with memory, and nothing else. */
  view(state: S, viewer: Viewer): V;
  /** A full state that fits the view; what the viewer cannot know is dealt anew. */
  determinize(view: V, rng: Rng): S;
  /** What is left of an event for this viewer. */
  redact(event: E, viewer: Viewer): E;

  /** The answer's one written form. */
  describe(state: S, code: ActionCode): string;
  /**
   * Reads an answer kindly; an illegal one is refused with the reason. `spoken`: other words for the answers, and their
   * usages, that a refusal names.
   */
  parse(
    state: S,
    text: string,
    lang: Lang,
    spoken?: (notation: string) => string,
  ): Parsed<ActionCode>;
  /** An event as a sentence; a redacted event gives what its viewer may read. */
  narrate(event: E, lang: Lang): string;

  /** Reads a position file (already parsed as JSON); refuses it with the reason, never throws. */
  readPosition(input: unknown, lang: Lang): Parsed<S>;
  /** The position file of a state: reading it gives the same state back. */
  writePosition(state: S): PositionFile;
}

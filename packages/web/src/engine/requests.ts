/**
 * What the page may ask of the engine's worker, and what it gets: pure functions of what is sent. `null` for a viewer
 * without a seat is -1. Every text is in the language asked for.
 */
import type { GameRecord, Lang, Parsed, PositionFile, Seed } from '@open-gosu/kernel';
import type { Book } from './book.ts';
import type { GameId, Match, Sitter, Start } from './match.ts';
import type { ForcedScene, LogGroup, Preview, Scene } from './scene.ts';

export interface Seen {
  readonly match: Match;
  readonly viewer: number;
  readonly lang: Lang;
}

export interface Requests {
  /** Checks options and completes a new match; refuses with the reason. */
  begin(of: {
    readonly game: GameId;
    readonly start: Start;
    readonly sitters: readonly Sitter[];
    readonly lang: Lang;
  }): Parsed<Match>;
  scene(of: Seen): Scene;
  log(of: Seen): readonly LogGroup[];
  /** What the viewer would have been asked after the first `from` answers, had there been more than one answer to it. */
  forced(of: Seen & { readonly from: number }): readonly ForcedScene[];
  /** Before `answer` (a code of the scene's prompt) is given. */
  preview(of: Seen & { readonly answer: number }): Preview;
  /** The match with one more answer, given as a code. */
  give(of: { readonly match: Match; readonly answer: number }): Parsed<Match>;
  /** Reads what somebody typed; gives the code, or the reason why not. */
  read(of: Seen & { readonly text: string }): Parsed<number>;
  /** What a command of the text mode shows (`hand`, `army opp`, `read elle`...); refuses what is none. */
  tell(of: Seen & { readonly command: string }): Parsed<readonly string[]>;
  /** The answer of the bot that sits on the seat to act, as a code; `within` so many milliseconds where it must not be slow. */
  choose(of: { readonly match: Match; readonly within?: number }): number;
  /** The hint ladder: 1 a kind of thing to do, 2 a card with a reason, 3 the best line, and answers with their chances. */
  advise(of: Seen & { readonly rung: 1 | 2 | 3 }): Advice;
  /** What every answer of whoever decides there is worth, from what they can see, best first; empty where nobody decides. */
  analyse(of: { readonly match: Match; readonly lang: Lang }): Analysis;
  book(of: { readonly game: GameId; readonly lang: Lang }): Book;
  /** Only of a match that was dealt: a record begins with a seed. */
  toRecord(of: { readonly match: Match }): GameRecord;
  /** The position it stands at; once it is over, the one it began with. Null for a match that was dealt and is over. */
  toPosition(of: { readonly match: Match }): PositionFile | null;
  /**
   * A new match that stands where this one does as far as the viewer, and those `also` at the table, know; all that none of
   * them can know is dealt anew.
   */
  redeal(of: {
    readonly match: Match;
    readonly viewer: number;
    readonly also?: readonly number[];
    readonly seed: Seed;
  }): Match;
  /** The version of the rules the page plays a game by: a match of another is kept, but not played. */
  rules(of: { readonly game: GameId }): string;
  /** Of bots by their names, those no one here can sit down for: a match with one is kept, but not played on. */
  strangers(of: { readonly game: GameId; readonly bots: readonly string[] }): readonly string[];
  /** How many sit at the table of a position file somebody gave us; refuses what is none. */
  seatsAt(of: { readonly position: PositionFile; readonly lang: Lang }): Parsed<number>;
  /** From a record file somebody gave us. */
  fromRecord(of: { readonly input: unknown; readonly lang: Lang }): Parsed<Match>;
}

export interface Advice {
  readonly text: string;
  /** Empty below the third rung. */
  readonly answers: readonly {
    readonly code: number;
    readonly label: string;
    readonly chance: number;
    readonly reason: string;
  }[];
}

export interface Analysis {
  /** Whose decision it is, or -1. */
  readonly seat: number;
  readonly answers: readonly {
    readonly notation: string;
    readonly label: string;
    /** To win, by this answer. */
    readonly chance: number;
    /** Said of the best ones. */
    readonly reason: string;
  }[];
}

export type RequestName = keyof Requests;
export type Asked<N extends RequestName> = Parameters<Requests[N]>[0];
export type Told<N extends RequestName> = ReturnType<Requests[N]>;

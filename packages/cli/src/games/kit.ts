/**
 * All the command line needs of a game beyond the kernel's `Game`: its drawing, its cards as a reader sees them, and a
 * few facts for statistics. Commands know games through this alone.
 */
import type { ActionCode, AnyView, Game, GameEvent, Lang, Text } from '@open-gosu/kernel';

export interface Look {
  readonly lang: Lang;
  /** Columns to draw in. */
  readonly width: number;
  readonly color: boolean;
}

export interface TableLook extends Look {
  /** Who looks: they sit at the bottom. Hands they cannot see are drawn as counts. */
  readonly seat: number;
  /** Lists the looker's hand card by card, with their texts. */
  readonly hand: 'names' | 'texts';
}

/** What `--json` prints of a card, a clan or a term: every game has its own fields. */
export type Facts = Readonly<Record<string, unknown>>;

/** One card as a reader meets it. */
export interface CardSheet {
  readonly id: string;
  readonly name: string;
  readonly clan: string;
  readonly facts: Facts;
  /** What it is, on one line: "Justice, Hero, value 3, shift 2". */
  readonly summary: string;
  /** What it does: a paragraph each. */
  readonly texts: readonly string[];
  /** The terms it uses, by id. */
  readonly terms: readonly string[];
  /** What must be said of it besides: that a figure is our estimate. */
  readonly notes: readonly string[];
}

export interface ClanSheet {
  readonly id: string;
  readonly name: string;
  readonly facts: Facts;
  /** What is to be said of the whole clan: a paragraph each. */
  readonly texts: readonly string[];
}

/** `word`: of the rules, named in the list of words that help explains; the others are met on the cards. */
export type TermKind = 'keyword' | 'trigger' | 'power' | 'word';

/** A word that can be looked up. */
export interface TermSheet {
  readonly id: string;
  readonly name: string;
  readonly kind: TermKind;
  readonly facts: Facts;
  /** The line above its text: "Echo (echo), keyword, rule X9.8". */
  readonly title: string;
  readonly texts: readonly string[];
}

/** All that can be read of a game's cards, in the order it is listed. */
export interface Catalogue {
  readonly cards: readonly CardSheet[];
  readonly clans: readonly ClanSheet[];
  readonly terms: readonly TermSheet[];
  /** Said once below the list. */
  readonly notes: readonly string[];
  /** Where the cards come from, if that must be said with any of them. */
  readonly provenance: readonly string[];
}

/** For each clan, a part of something and the whole of it: added up over the games of a series. */
export type ClanShares = {
  readonly [clan: string]: { readonly part: number; readonly whole: number };
};

/** What a series of games tells of clans: each game asks another question. */
export interface ClanStatistics<S = unknown> {
  /** The figures of one finished game. */
  count(state: S, winners: readonly number[]): ClanShares;
  /** The totals of a clan as `--json` prints them. */
  facts(part: number, whole: number): Facts;
  /** What the figures mean. */
  readonly title: Text;
  /** The headings of part and whole; null where the title says it. */
  readonly headings: { readonly part: Text; readonly whole: Text } | null;
}

export interface GameKit<S = unknown, V = AnyView, E extends GameEvent = GameEvent> {
  readonly game: Game<S, V, E>;
  /** The name of the game as players say it. */
  readonly title: string;
  /** Rule options by name; none where the game has no options. */
  readonly presets: readonly string[];
  /** True where several winners share the victory, and do not just fail to beat each other. */
  readonly sharesVictory: boolean;
  /** How many play. */
  seats(state: S): number;
  /** The table as the looker sees it; takes a state or a view. */
  draw(table: S | V, look: TableLook): string;
  /** True where a turn's action is asked for: answers to it count the turns of a game. */
  asksAction(state: S): boolean;
  /** The round that is played, where a series is to tell how many a game takes. */
  round?(state: S): number;
  readonly clans: ClanStatistics<S>;
  catalogue(lang: Lang): Catalogue;
  /** A catalogue, or a part of it, as `gosu cards --json` prints it. */
  listing(catalogue: Catalogue): Facts;
  /** How a game was won, by the reason of its result. */
  readonly endings: { readonly [reason: string]: Text };
  /** A legal answer as one would tell somebody to do it: "play Elle". `names`: of the players, by seat. */
  deed(state: S, code: ActionCode, lang: Lang, names: readonly string[]): string;
  /** What kind of thing it is, without saying with what: "play a card". */
  deedKind(code: ActionCode, lang: Lang): string;
  /** The card it is about; empty where it is about none. */
  deedCard(state: S, code: ActionCode, lang: Lang, names: readonly string[]): string;
}

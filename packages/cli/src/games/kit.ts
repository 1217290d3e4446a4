/**
 * All the command line needs of a game beyond the kernel's `Game`: its drawing, its cards as a reader sees them, and a
 * few facts for statistics. Commands know games through this alone.
 */
import type { Game, GameEvent, Lang } from '@open-gosu/kernel';

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

/** One card as a reader meets it; `estimated` names the facts no source settles. */
export interface CardFacts {
  readonly id: string;
  readonly name: string;
  readonly clan: string;
  readonly level: number;
  readonly shift: number | null;
  readonly value: number;
  readonly icons: number;
  readonly keywords: readonly string[];
  readonly text: string;
  readonly estimated: readonly string[];
}

export interface TileFacts {
  readonly clan: string;
  readonly name: string;
  /** What the clan does, and the rule of the active side. */
  readonly aid: string;
  readonly text: string;
  readonly keyCard: string;
  readonly estimated: boolean;
}

export interface KeywordFacts {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}

export interface GameKit<S = unknown, V = unknown, E extends GameEvent = GameEvent> {
  readonly game: Game<S, V, E>;
  readonly presets: readonly string[];
  /** The name of the game as players say it. */
  readonly title: string;
  /** The table as the looker sees it; takes a state or a view. */
  draw(table: S | V, look: TableLook): string;
  /** True where a turn's action is asked for: answers to it count the turns of a game. */
  asksAction(state: S): boolean;
  /** The clans each seat plays with, by id. */
  clans(state: S, seat: number): readonly string[];
  cards(lang: Lang): readonly CardFacts[];
  tiles(lang: Lang): readonly TileFacts[];
  keywords(lang: Lang): readonly KeywordFacts[];
  levelName(level: number, lang: Lang): string;
  /** How a game that ended by this reason was won, in words; null for a reason the game does not know. */
  ending(reason: string, lang: Lang): string | null;
}

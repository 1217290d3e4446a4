/**
 * What playing in a terminal needs of a game beyond its kit: screens, lists of answers, the story of what happened,
 * completion, words of the rules. The session knows games through this and the kit alone.
 */
import type { AnyView, GameEvent, Text } from '@open-gosu/kernel';
import type { Asked } from '../commands/outcome.ts';
import type { SeatedLook } from '../draw/look.ts';
import type { GameKit } from '../games/kit.ts';
import { gosuXDesk } from './gosu-x/desk.ts';
import { plainDesk } from './plain-desk.ts';
import { tacticsDesk } from './tactics/desk.ts';

export interface DeskLook extends SeatedLook {
  /** True where the window is low. */
  readonly dense: boolean;
  /** The lines of the window. */
  readonly rows: number;
}

/** A word of the rules that can be asked about. */
export interface Topic {
  readonly id: string;
  readonly name: Text;
  readonly text: Text;
}

export interface Desk<S = unknown, V = AnyView, E extends GameEvent = GameEvent> {
  /** The table with the looker's hand, or what there is to see while the question is put. */
  screen(view: V, asked: Asked, look: DeskLook): string[];
  /** True for questions one cannot answer without looking at the screen anew. */
  wantsScreen(asked: Asked): boolean;
  /** True for questions put before anything is hidden: nobody need look away. */
  isPublic(asked: Asked): boolean;
  /** What one may answer: the numbered list, or a summary of it where it is long and the table shows the rest. */
  choices(view: V, asked: Asked, look: DeskLook): string[];
  /** Every legal answer with its number. */
  legal(view: V, asked: Asked, look: DeskLook): string[];
  /** The looker's cards with their texts, and what they know of hidden ones. */
  hand(view: V, look: DeskLook): string[];
  piles(view: V, look: DeskLook): string[];
  /** Events, already redacted, as paragraphs. */
  tell(events: readonly E[], look: DeskLook): string[];
  /** The legal answers a partial text may become. */
  complete(state: S, partial: string): string[];
  /** A refusal without the list of legal answers at its end: the terminal has its own. */
  reason(message: string): string;
  /** What can be answered in the course of a game, in a line of help. */
  readonly answers: Text;
  /** What a player must be told of the game once, at its beginning; null where there is nothing. */
  readonly notice: Text | null;
  readonly topics: readonly Topic[];
}

const DESKS: readonly (readonly [game: string, desk: Desk])[] = [
  ['gosu-x', gosuXDesk],
  ['gosu-tactics', tacticsDesk],
];

export function deskOf(kit: GameKit): Desk {
  const found = DESKS.find(([game]) => game === kit.game.id);
  return found === undefined ? plainDesk(kit) : found[1];
}

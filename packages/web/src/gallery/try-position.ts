/** A position to try a card in, in the notation of docs/NOTATION.md: you have it, it is your turn, and it finds something to do. */
import type { PositionFile } from '@open-gosu/kernel';
import type { GameId } from '../engine/match.ts';
import type { Stock } from './supply.ts';
import { gosuXPosition } from './try-gosu-x.ts';
import { tacticsPosition } from './try-tactics.ts';

/** `cards`: all of the game's. */
export function tryPosition(game: GameId, id: string, cards: readonly Stock[]): PositionFile {
  const card = cards.find((each) => each.id === id);
  if (card === undefined) throw new Error(`no such card: ${id}`);
  return game === 'gosu-x' ? gosuXPosition(card, cards) : tacticsPosition(card, cards);
}

/** The games that bots know more of than their rules: the one table of them. */
import type { Game } from '@open-gosu/kernel';
import { GOSU_X_KNOWLEDGE } from './gosu-x/knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { TACTICS_KNOWLEDGE } from './tactics/knowledge.ts';

const KNOWN: readonly Knowledge[] = [GOSU_X_KNOWLEDGE, TACTICS_KNOWLEDGE];

export const KNOWN_GAMES: readonly Game[] = KNOWN.map(({ game }) => game);

export function knowledgeOf({ id }: Pick<Game, 'id'>): Knowledge | null {
  return KNOWN.find(({ game }) => game.id === id) ?? null;
}

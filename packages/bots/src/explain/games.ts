/** What the reasons of each game are made of. A game without an evaluation has none. */
import { gosuX } from '@open-gosu/gosu-x';
import type { Game } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { GOSU_X_CARDS, GOSU_X_FEATURES, GOSU_X_LINEAR } from '../gosu-x/evaluate.ts';
import { gosuXGuide } from '../gosu-x/guide.ts';
import { GOSU_X_REASONS } from '../gosu-x/reasons.ts';
import type { Guide } from '../guide.ts';
import { TACTICS_CARDS, TACTICS_FEATURES, TACTICS_LINEAR } from '../tactics/evaluate.ts';
import { tacticsGuide } from '../tactics/guide.ts';
import { TACTICS_REASONS } from '../tactics/reasons.ts';
import { type Weighed, withCards } from './with-cards.ts';
import type { ReasonWords } from './words.ts';

export interface Knowledge extends Weighed<unknown, string> {
  readonly guide: Guide;
  readonly words: ReasonWords;
}

const KNOWLEDGE = new Map<string, Knowledge>([
  [
    gosuX.id,
    {
      ...withCards(GOSU_X_FEATURES, GOSU_X_CARDS, GOSU_X_LINEAR),
      guide: gosuXGuide,
      words: GOSU_X_REASONS,
    },
  ],
  [
    tactics.id,
    {
      ...withCards(TACTICS_FEATURES, TACTICS_CARDS, TACTICS_LINEAR),
      guide: tacticsGuide,
      words: TACTICS_REASONS,
    },
  ],
]);

export function knowledgeOf({ id }: Pick<Game, 'id'>): Knowledge | null {
  return KNOWLEDGE.get(id) ?? null;
}

/** What the reasons of each game are made of. A game without an evaluation has none. */
import { gosuX } from '@open-gosu/gosu-x';
import type { Game } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { GOSU_X_FEATURES, WEIGHTS } from '../gosu-x/evaluate.ts';
import { gosuXGuide } from '../gosu-x/guide.ts';
import { GOSU_X_REASONS } from '../gosu-x/reasons.ts';
import type { Guide } from '../guide.ts';
import type { FeatureGame, Values } from '../linear.ts';
import { TACTICS_FEATURES, TACTICS_WEIGHTS } from '../tactics/evaluate.ts';
import { tacticsGuide } from '../tactics/guide.ts';
import { TACTICS_REASONS } from '../tactics/reasons.ts';
import type { ReasonWords } from './words.ts';

export interface Knowledge {
  readonly features: FeatureGame<unknown, string>;
  readonly weights: Values<string>;
  readonly guide: Guide;
  readonly words: ReasonWords;
}

const KNOWLEDGE = new Map<string, Knowledge>([
  [
    gosuX.id,
    {
      features: GOSU_X_FEATURES,
      weights: WEIGHTS,
      guide: gosuXGuide,
      words: GOSU_X_REASONS,
    },
  ],
  [
    tactics.id,
    {
      features: TACTICS_FEATURES,
      weights: TACTICS_WEIGHTS,
      guide: tacticsGuide,
      words: TACTICS_REASONS,
    },
  ],
]);

export function knowledgeOf({ id }: Pick<Game, 'id'>): Knowledge | null {
  return KNOWLEDGE.get(id) ?? null;
}

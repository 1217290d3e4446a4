/** All that the bots know of GOSU Tactics. */
import type { Game } from '@open-gosu/kernel';
import { tactics } from '@open-gosu/tactics';
import { withCards } from '../../explain/with-cards.ts';
import { linearJudges } from '../../judge/linear.ts';
import { TACTICS_LEVELS } from '../../players/levels.ts';
import type { Knowledge } from '../knowledge.ts';
import { styled } from '../style.ts';
import {
  TACTICS_CARDS,
  TACTICS_FEATURES,
  TACTICS_FROZEN,
  TACTICS_LINEAR,
  tacticsJudge,
} from './evaluate.ts';
import { tacticsGuide } from './guide.ts';
import { TACTICS_REASONS } from './reasons.ts';
import { isTacticsSelfHarm } from './self-harm.ts';
import { TACTICS_STYLES } from './styles.ts';

export const TACTICS_KNOWLEDGE: Knowledge = {
  ...withCards(TACTICS_FEATURES, TACTICS_CARDS, TACTICS_LINEAR),
  words: TACTICS_REASONS,
  game: tactics as Game,
  judge: tacticsJudge,
  guide: tacticsGuide,
  frozen: linearJudges(TACTICS_FEATURES, TACTICS_CARDS, TACTICS_FROZEN),
  styles: styled(TACTICS_FEATURES, TACTICS_CARDS, TACTICS_LINEAR, TACTICS_STYLES),
  levels: TACTICS_LEVELS,
  isSelfHarm: isTacticsSelfHarm,
};

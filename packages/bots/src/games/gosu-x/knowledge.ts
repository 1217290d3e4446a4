/** All that the bots know of Gosu X. */
import { gosuX } from '@open-gosu/gosu-x';
import type { Game } from '@open-gosu/kernel';
import { withCards } from '../../explain/with-cards.ts';
import { linearJudges } from '../../judge/linear.ts';
import { GOSU_X_LEVELS } from '../../players/levels.ts';
import type { Knowledge } from '../knowledge.ts';
import { styled } from '../style.ts';
import { drafting } from './draft/drafting.ts';
import {
  GOSU_X_CARDS,
  GOSU_X_FEATURES,
  GOSU_X_FROZEN,
  GOSU_X_LINEAR,
  gosuXJudge,
} from './evaluate.ts';
import { gosuXGuide } from './guide.ts';
import { mulliganing } from './mulliganing.ts';
import { GOSU_X_REASONS } from './reasons.ts';
import { isGosuXSelfHarm } from './self-harm.ts';
import { GOSU_X_STYLES } from './styles/styles.ts';

export const GOSU_X_KNOWLEDGE: Knowledge = {
  ...withCards(GOSU_X_FEATURES, GOSU_X_CARDS, GOSU_X_LINEAR),
  words: GOSU_X_REASONS,
  game: gosuX as Game,
  judge: gosuXJudge,
  guide: gosuXGuide,
  frozen: linearJudges(GOSU_X_FEATURES, GOSU_X_CARDS, GOSU_X_FROZEN),
  styles: styled(GOSU_X_FEATURES, GOSU_X_CARDS, GOSU_X_LINEAR, GOSU_X_STYLES),
  levels: GOSU_X_LEVELS,
  isSelfHarm: isGosuXSelfHarm,
  ruled: mulliganing,
  solved: drafting,
};

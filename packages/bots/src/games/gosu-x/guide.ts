/** First sight in Gosu X, learned by self-play (`scripts/learn.mjs`). */
import { unpackWeights } from '../../judge/packed-weights.ts';
import { sightedGuide } from '../../sight/sight.ts';
import { GOSU_X_SIGHT } from './sight.ts';
import { SIGHT } from './weights-1.ts';

export const gosuXGuide = sightedGuide(GOSU_X_SIGHT, unpackWeights(SIGHT));

/** First sight in GOSU Tactics, learned by self-play (`scripts/learn.mjs`). */
import { unpackWeights } from '../../judge/packed-weights.ts';
import { sightedGuide } from '../../sight/sight.ts';
import { TACTICS_SIGHT } from './sight.ts';
import { SIGHT } from './weights-1.ts';

export const tacticsGuide = sightedGuide(TACTICS_SIGHT, unpackWeights(SIGHT));

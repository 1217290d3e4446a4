/** First sight in GOSU Tactics, learned by self-play (`scripts/learn.mjs`). */
import { unpackWeights } from '../packed-weights.ts';
import { sightedGuide } from '../sight.ts';
import { TACTICS_SIGHT } from './sight.ts';
import { SIGHT } from './weights-1.ts';

export const tacticsGuide = sightedGuide(TACTICS_SIGHT, unpackWeights(SIGHT));

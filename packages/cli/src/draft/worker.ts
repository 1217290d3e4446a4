/** A worker thread of `gosu draft`. */
import { serve } from '../threads/serve.ts';
import { makeOutcomeGames } from './games.ts';

serve(makeOutcomeGames);

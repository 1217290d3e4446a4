/** A worker thread of `gosu simulate`. */
import { serve } from '../threads/serve.ts';
import { makeGames } from './task.ts';

serve(makeGames);

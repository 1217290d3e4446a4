/** A worker thread of `gosu arena` and `gosu ladder`. */
import { serve } from '../threads/serve.ts';
import { makePairs } from './match.ts';

serve(makePairs);

/** A worker thread of `gosu report`. */
import { serve } from '../../threads/serve.ts';
import { makeObservations } from './task.ts';

serve(makeObservations);

/** Hostile position files of GOSU Tactics are refused with one line, or accepted and then playable. */
import { fuzzFiles } from '@testing/fuzz.ts';
import { FUZZED } from '../codec/fuzzed.ts';

fuzzFiles(FUZZED);

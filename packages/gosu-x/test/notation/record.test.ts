/** Records of whole games of Gosu X: written while playing, read back, replayed to the same state and result. */
import { testRecords } from '@testing/records.ts';
import { describe } from 'vitest';
import { gosuX } from '../../src/game.ts';

describe('records of Gosu X', () => testRecords(gosuX, { options: { preset: 'final-fr' } }));

/** Records of whole games of GOSU Tactics: written while playing, read back, replayed to the same state and result. */
import { testRecords } from '@testing/records.ts';
import { describe } from 'vitest';
import { tactics } from '../../src/game.ts';

describe.each([2, 3, 4])('records of %i players', (players) => testRecords(tactics, { players }));

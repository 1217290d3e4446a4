/** Records of whole games of GOSU Tactics: written while playing, read back, replayed to the same state and result. */
import { LANGS, replay, startRecord } from '@open-gosu/kernel';
import { testRecords } from '@testing/records.ts';
import { describe, expect, test } from 'vitest';
import { tactics } from '../../src/game.ts';

describe.each([2, 3, 4])('records of %i players', (players) => testRecords(tactics, { players }));

test.each(['gosu-tactics-1', 'gosu-tactics-2'])(
  'a record of the earlier deck %s is refused',
  (old) => {
    const record = { ...startRecord(tactics, {}, 1, []), rules: old };
    for (const lang of LANGS) {
      const again = replay(tactics, record, undefined, lang);
      expect(again.ok ? 'accepted' : again.message).toContain(old);
      expect(again.ok ? 'accepted' : again.message).toContain('gosu-tactics-3');
    }
  },
);

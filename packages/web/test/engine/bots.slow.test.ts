/** Every level answers from any position, the strongest too, and a whole game against people’s usual opponent comes to its end. */
import { usualOpponent } from '@open-gosu/bots';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match } from '../../src/engine/match.ts';
import { bot, legalOf, TABLES, type TableOf, tableName, watch } from './tables.ts';

const [GOSU_X, TACTICS] = TABLES as readonly [TableOf, TableOf];
const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6'];

function seated(match: Match, level: string): Match {
  return { ...match, sitters: match.sitters.map(({ name }) => bot(name, level)) };
}

describe.each([GOSU_X, TACTICS].map((table) => [tableName(table), table] as const))(
  '%s',
  (_, table) => {
    const end = watch(table, 'levels', () => {});
    const middle: Match = { ...end, answers: end.answers.slice(0, end.answers.length >> 1) };

    test.each(LEVELS)(
      '%s',
      (level) => {
        const match = seated(middle, level);
        const chosen = answer('choose', { match });
        expect(legalOf(match)).toContain(chosen);
        expect(answer('choose', { match })).toBe(chosen);
      },
      300_000,
    );
  },
);

test.each(TABLES.map((table) => [tableName(table), table] as const))(
  '%s: a whole game of the usual opponents',
  (_, table) => {
    const end = watch(table, 'whole', () => {});
    let match = seated({ ...end, answers: [] }, usualOpponent({ id: table.game }));
    while (answer('scene', { match, viewer: -1, lang: 'en' }).ending === null) {
      const given = answer('give', { match, answer: answer('choose', { match }) });
      if (!given.ok) throw new Error(given.message);
      match = given.value;
      expect(match.answers.length).toBeLessThan(2000);
    }
  },
  300_000,
);

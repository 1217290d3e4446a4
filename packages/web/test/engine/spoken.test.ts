/** Answers in French words: each is read back as the answer it stands for, and refusals name answers in no other words. */
import { squash } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { kitOf } from '../../src/engine/games/registry.ts';
import type { Match } from '../../src/engine/match.ts';
import { deciderOf, playedOf } from '../../src/engine/play.ts';
import { spokenIn } from '../../src/engine/spoken.ts';
import { answersTyped } from '../../src/table/text/typed.ts';
import { TABLES, tableName, watch } from './tables.ts';

/** Every word of the notation an answer begins with; the names of its cards are ids, with hyphens. */
const ENGLISH =
  /\b(play|shift|spend|activate|pass|discard|target|pick|take|level|seat|tile|card|name|do|order|yes|no|done|use|decline|keep|draft|spent|release|destroy|from discard)\b/;

const GAMES = ['gosu-x', 'gosu-tactics'] as const;

/** None of these is ever meant. */
const HAND = Array<string>(7).fill('card-of-the-hand');

/** As text mode gives it, with a hand whose cards can be meant by their number. */
function typed(match: Match, text: string) {
  const [first = '', ...more] = answersTyped(text, HAND);
  expect(more, text).toEqual([]);
  const viewer = deciderOf(playedOf(match), match);
  return answer('read', { match, viewer, lang: 'fr', text: first });
}

describe.each(TABLES.slice(0, 2).map((table) => [tableName(table), table] as const))(
  '%s, in French',
  (_, table) => {
    const kit = kitOf(table.game);
    const spoken = spokenIn(kit, 'fr');
    const SEEDS = ['spoken 1', 'spoken 2', 'spoken 3'];

    test.each(SEEDS)('all answers can be typed as they are named (seed %s)', (seed) => {
      const met = new Set<string>();
      watch(table, seed, (match, legal) => {
        const { state } = playedOf(match);
        for (const code of legal) {
          const notation = kit.game.describe(state, code);
          // Each once is enough.
          if (met.has(notation)) continue;
          met.add(notation);
          const text = spoken(notation);
          expect(typed(match, text), `${notation}: ${text}`).toEqual({ ok: true, value: code });
        }
      });
      expect(met.size).toBeGreaterThan(20);
    });

    test.each(SEEDS)('nothing is refused in English words (seed %s)', (seed) => {
      const met = new Set<string>();
      watch(table, seed, (match) => {
        const { kind } = kit.ask(playedOf(match).state);
        if (met.has(kind)) return;
        met.add(kind);
        for (const text of [
          'chanter',
          'jouer',
          'relève I1',
          'choisir',
          'passer',
          'oui',
          'p',
          'd',
        ]) {
          const read = typed(match, text);
          if (!read.ok) expect(read.message, text).not.toMatch(ENGLISH);
        }
      });
      expect(met.size).toBeGreaterThan(3);
    });
  },
);

test.each(GAMES)('%s: every name is of one thing only, and no number of the hand', (game) => {
  const kit = kitOf(game);
  const { cards, clans } = kit.book('fr');
  for (const things of [cards, clans]) {
    expect(new Set(things.map(({ name }) => squash(name))).size).toBe(things.length);
  }
  for (const { id } of cards) {
    for (const notation of [`play ${id}`, `discard ${id}`, `shift I1 ${id}`]) {
      const text = spokenIn(kit, 'fr')(notation);
      expect(answersTyped(text, HAND)).toEqual([text]);
    }
  }
});

test('in English the notation is what one types', () => {
  expect(spokenIn(kitOf('gosu-x'), 'en')('play elle from discard')).toBe('play elle from discard');
});

test.each([
  ['gosu-x', 'no wonder', 'sans merveille'],
  ['gosu-x', 'play three-wishes from discard', 'jouer 3 voeux depuis la défausse'],
  ['gosu-x', 'do release', 'faire libérer'],
  ['gosu-x', 'take spent', 'prendre dépensé'],
  ['gosu-x', 'draft tomorrow', 'drafter Tomorrow'],
  ['gosu-x', 'shift <place> <card>', 'relève <place> <card>'],
  [
    'gosu-tactics',
    'shift <place> <card> [from discard]',
    'muter <place> <card> [depuis la défausse]',
  ],
] as const)('%s: %s is %s', (game, notation, text) => {
  expect(spokenIn(kitOf(game), 'fr')(notation)).toBe(text);
});

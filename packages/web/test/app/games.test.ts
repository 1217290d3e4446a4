/** How games are listed, named and exchanged. */
import { describe, expect, test } from 'vitest';
import type { Match, Sitter } from '../../src/engine/match.ts';
import { momentText } from '../../src/games/moments.ts';
import { playersText, standingText } from '../../src/games/titles.ts';
import { fileName, isPosition, readJson, seatsAt, storyText } from '../../src/games/transfer.ts';
import { WORDS } from '../../src/games/words.ts';
import { savedFrom } from '../../src/home/create-match.ts';
import { sayIn } from '../../src/i18n/language.ts';

const ada: Sitter = { kind: 'person', name: 'Ada' };
const eve: Sitter = { kind: 'person', name: 'Ève/…' };
const recruit: Sitter = { kind: 'bot', name: 'Recruit', bot: 'level-1' };
const match = (...sitters: Sitter[]): Match => ({
  game: 'gosu-tactics',
  rules: 'r',
  start: { from: 'deal', options: {}, seed: 's' },
  sitters,
  answers: ['keep'],
});
const en = sayIn(WORDS, 'en');
const fr = sayIn(WORDS, 'fr');

describe('a game in the list', () => {
  test('says who plays whom', () => {
    expect(playersText(match(recruit, ada), 'en', en)).toBe('Ada against Recruit');
    expect(playersText(match(recruit, ada), 'fr', fr)).toBe('Ada contre Recrue');
    expect(playersText(match(ada, eve), 'en', en)).toBe('Ada and Ève/…');
  });

  test('says how it stands', () => {
    const saved = savedFrom(match(ada, recruit), 0);
    expect(standingText(saved, 'en', en)).toBe('Under way, 1 decision');
    expect(standingText({ ...saved, winners: [1] }, 'fr', fr)).toBe('Victoire de Recrue');
    expect(standingText({ ...saved, winners: [0, 1] }, 'en', en)).toBe('A draw');
  });

  test('says when, the way people do', () => {
    const now = Date.UTC(2026, 0, 31, 12);
    expect(momentText(now - 5 * 60_000, now, 'en')).toBe('5 minutes ago');
    expect(momentText(now - 26 * 3_600_000, now, 'fr')).toBe('hier');
    expect(momentText(now - 30 * 86_400_000, now, 'en')).toBe('Jan 1, 2026');
    expect(momentText(now + 999, now, 'en'), 'a clock that is behind').toBe('now');
  });
});

describe('record files', () => {
  test('have a name that any disk takes', () => {
    expect(fileName(match(ada, eve), 0)).toBe('gosu-tactics-1970-01-01-ada-eve.json');
  });

  test('that are none are refused in words', () => {
    expect(readJson('a.json', '{"record": 1}', en)).toEqual({ ok: true, value: { record: 1 } });
    for (const text of ['', 'hello', '7', '"x"']) {
      const read = readJson('a.json', text, en);
      expect(read.ok, text).toBe(false);
      expect(read.ok || read.message).toContain('a.json');
    }
  });
});

describe('position files', () => {
  test('are told from records', () => {
    expect(isPosition({ game: 'gosu-x', players: [] })).toBe(true);
    expect(isPosition({ record: 1, game: 'gosu-x' })).toBe(false);
    expect(isPosition({ name: 'something else' })).toBe(false);
  });

  test('say how many play', () => {
    expect(seatsAt({ game: 'gosu-tactics', players: [{}, {}, {}] })).toBe(3);
    expect(seatsAt({ game: 'gosu-tactics', players: 4 })).toBe(4);
    expect(seatsAt({ game: 'gosu-x' })).toBe(2);
  });
});

test('a story is told turn by turn', () => {
  const line = { ply: 1, seat: 0, type: 'play', cards: [], isAgainstViewer: false, battle: null };
  const lines = [{ ...line, text: 'Ada plays Elle.' }];
  const group = { title: 'Turn 1: Ada', seat: 0, round: 1, lines };
  expect(storyText([group, { ...group, title: 'Turn 2: Bo' }])).toBe(
    'Turn 1: Ada\n  Ada plays Elle.\n\nTurn 2: Bo\n  Ada plays Elle.\n',
  );
});

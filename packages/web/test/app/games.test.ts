/** How games are listed, named and exchanged. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match, Sitter } from '../../src/engine/match.ts';
import { momentText } from '../../src/games/moments.ts';
import { playersText, standingText } from '../../src/games/titles.ts';
import {
  fileName,
  importAll,
  isPosition,
  readJson,
  readOffered,
  sameAmong,
  storyText,
} from '../../src/games/transfer.ts';
import { botsOf, obstacleTo, strangerIn } from '../../src/games/use-obstacles.ts';
import { WORDS } from '../../src/games/words.ts';
import { savedFrom } from '../../src/home/create-match.ts';
import { sayIn } from '../../src/i18n/language.ts';

type Ask = Parameters<typeof readOffered>[2];

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
    expect(standingText({ ...saved, winners: [1] }, 'fr', fr)).toBe('Victoire\u00a0: Recrue');
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

test('lists too deep in each other are refused in our own words', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const wide = `{"a": ${'['.repeat(40)}${']'.repeat(40)}}`;
  const never: Ask = () => Promise.reject(new Error('Failed to execute postMessage'));
  for (const text of [deep, wide]) {
    const offered = { name: 'a.json', size: text.length, text: async () => text };
    const inEnglish = await readOffered(offered, 'en', never);
    expect(inEnglish.ok || inEnglish.message).toBe(en('tooDeep', { file: 'a.json' }));
    const inFrench = await readOffered(offered, 'fr', never);
    expect(inFrench.ok || inFrench.message).toBe(fr('tooDeep', { file: 'a.json' }));
  }
});

test('a record that is cut off is not said to be something else', () => {
  const cut = readJson('a.json', ' {"record": 1, "answers": ["dra', en);
  expect(cut.ok || cut.message).toContain('cut off');
  const other = readJson('a.json', 'hello', en);
  expect(other.ok || other.message).toContain('begins with a curly bracket');
});

describe('a record of a game that is here', () => {
  const begun = answer('begin', {
    game: 'gosu-x',
    start: { from: 'deal', options: {}, seed: 'twice' },
    sitters: [ada, recruit],
    lang: 'en',
  });
  if (!begun.ok) throw new Error(begun.message);
  const given: Match = { ...begun.value, answers: ['draft galmi', 'draft phoenix'], undo: true };
  const fromFile = (of: Match) => {
    const input: unknown = JSON.parse(JSON.stringify(answer('toRecord', { match: of })));
    const read = answer('fromRecord', { input, lang: 'fr' });
    if (!read.ok) throw new Error(read.message);
    return read.value;
  };
  // As the browser gives it back.
  const saved = structuredClone([savedFrom(begun.value, 0), savedFrom(given, 1)]);

  test('is found, whoever wrote it', () => {
    expect(sameAmong(saved, fromFile(given))).toBe(saved[1]);
    expect(sameAmong(saved, fromFile(fromFile(begun.value)))).toBe(saved[0]);
  });

  test('is brought in once, and what was here before is told once', async () => {
    const file = (of: Match) => {
      const text = JSON.stringify(answer('toRecord', { match: of }));
      return { name: 'a.json', size: text.length, text: async () => text };
    };
    const none = { name: 'b.json', size: 5, text: async () => 'hello' };
    const fresh: Match = { ...given, answers: given.answers.slice(0, 1) };
    const kept: Match[] = [];
    let lists = 0;
    const shelves: Parameters<typeof importAll>[2] = {
      ask: async (name, of) => answer(name, of),
      async list() {
        lists++;
        return { matches: saved };
      },
      keep: async (of, { winners }) => {
        expect(winners).toBeNull();
        return `new ${kept.push(of)}`;
      },
    };
    const files = [file(given), file(fresh), none, file(given), file(fresh)];
    const { ids, known, refusals } = await importAll(files, 'en', shelves);
    expect(ids).toEqual(['new 1']);
    expect(kept).toEqual([fresh]);
    expect(known).toEqual([saved[1]]);
    expect(refusals).toHaveLength(1);
    expect(lists).toBe(1);
  });

  test('is another one with other answers, players or luck', () => {
    const { start, answers, sitters } = given;
    const others: readonly Match[] = [
      { ...given, answers: answers.slice(0, 1) },
      { ...given, sitters: [eve, ...sitters.slice(1)] },
      { ...given, start: { ...start, seed: 'once' } as Match['start'] },
      { ...begun.value, answers },
    ];
    for (const other of others) expect(sameAmong(saved, fromFile(other))).toBeNull();
  });
});

describe('position files', () => {
  test('are told from records', () => {
    expect(isPosition({ game: 'gosu-x', players: [] })).toBe(true);
    expect(isPosition({ record: 1, game: 'gosu-x' })).toBe(false);
    expect(isPosition({ name: 'something else' })).toBe(false);
  });

  const brought = (input: unknown, ask: Ask = async (name, of) => answer(name, of)) => {
    const text = JSON.stringify(input);
    return readOffered({ name: 'p.json', size: text.length, text: async () => text }, 'en', ask);
  };

  test('are begun with as many as the engine says', async () => {
    const seats = async (position: object) => {
      const read = await brought(position);
      return read.ok ? read.value.match.sitters.map(({ name }) => name) : read.message;
    };
    const three = ['Player 1', 'Scout', 'Scout 2'];
    expect(await seats({ game: 'gosu-tactics', players: [{}, {}, {}] })).toEqual(three);
    expect(await seats({ game: 'gosu-tactics', players: 4 })).toEqual([...three, 'Scout 3']);
    expect(await seats({ game: 'gosu-x' })).toEqual(three.slice(0, 2));
  });

  test.each([5_000_000_000, 1e8, -1, 0.5, 1e300])(
    'of %d players are refused in words',
    async (players) => {
      for (const game of ['gosu-x', 'gosu-tactics', 'chess']) {
        const read = await brought({ game, players });
        expect(read.ok, game).toBe(false);
        expect(read.ok || read.message).toMatch(/^p\.json: /);
      }
    },
  );

  test('that make the engine stumble are refused, too', async () => {
    const read = await brought({ game: 'gosu-x' }, async () => {
      throw new RangeError('Invalid array length');
    });
    expect(read).toMatchObject({ ok: false, message: 'p.json: Invalid array length' });
  });
});

describe('a game that cannot be played on here', () => {
  const game = match(ada, recruit);
  const here = (rules: object, strangers: object = {}) => ({ rules, strangers });

  test('is one of other rules', () => {
    expect(obstacleTo(game, here({}))).toBeNull();
    expect(obstacleTo(game, here({ 'gosu-tactics': 'r', 'gosu-x': 'x' }))).toBeNull();
    expect(obstacleTo(game, here({ 'gosu-tactics': 'r2' }))).toEqual({ kind: 'rules' });
  });

  test('is one with a bot that nobody here knows', () => {
    const old = match(ada, recruit, { kind: 'bot', name: 'Zoe', bot: 'level-99' });
    const saved = [game, old].map((one) => savedFrom(one, 0));
    expect(botsOf(saved, 'gosu-tactics')).toEqual(['level-1', 'level-99']);
    expect(botsOf(saved, 'gosu-x')).toEqual([]);
    const bots = answer('strangers', { game: 'gosu-tactics', bots: ['level-99', 'level-1'] });
    expect(bots).toEqual(['level-99']);
    const now = here({ 'gosu-tactics': 'r' }, { 'gosu-tactics': bots });
    expect(obstacleTo(old, now)).toEqual({ kind: 'bot', bot: 'level-99' });
    expect(obstacleTo(game, now)).toBeNull();
    expect([strangerIn(old, now), strangerIn(old, here({}))]).toEqual(['level-99', null]);
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

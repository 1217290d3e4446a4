/** Records over a toy game: the shape they must have, and that a replay says which answer does not fit and why. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addAnswer,
  endRecord,
  type Game,
  type GameRecord,
  type Parsed,
  readRecord,
  replay,
  startRecord,
} from '../src/index.ts';

/** Two players add 1 or 2 in turn; who reaches ten wins. */
interface Count {
  total: number;
  turn: number;
}

const unused = () => {
  throw new Error('records do not need this');
};

const toTen: Game<Count> = {
  id: 'to-ten',
  rules: 'to-ten-1',
  minPlayers: 2,
  maxPlayers: 2,
  options: (input) =>
    (input as { start?: unknown }).start === 'late'
      ? { ok: false, code: 'bad-options', message: 'nobody starts late' }
      : { ok: true, value: {} },
  setup: (_options, seed) => ({ total: 0, turn: Number(seed) % 2 }),
  toAct: (s) => (s.total >= 10 ? -1 : s.turn),
  legal: (_s, out) => out.splice(0, out.length, 1, 2).length,
  apply: (s, code) => {
    s.total += code;
    if (s.total < 10) s.turn = 1 - s.turn;
  },
  result: (s) => (s.total >= 10 ? { winners: [s.turn], reason: 'ten' } : null),
  describe: (_s, code) => `add ${code}`,
  parse: (_s, text) =>
    /^add [12]$/u.test(text)
      ? { ok: true, value: Number(text.slice(4)) }
      : { ok: false, code: 'illegal', message: 'add 1 or 2' },
  question: unused,
  clone: (s) => ({ ...s }),
  encode: unused,
  decode: unused,
  view: unused,
  determinize: unused,
  redact: (event) => event,
  narrate: unused,
  readPosition: unused,
  writePosition: unused,
};

const PLAYERS = [
  { name: 'Ana', kind: 'human' },
  { name: 'Bot', kind: 'random' },
];

function played(answers: number): GameRecord {
  const record = startRecord(toTen, {}, 0, PLAYERS);
  const state = toTen.setup({}, 0, 2);
  for (let i = 0; i < answers; i++) {
    addAnswer(record, toTen, state, 2);
    toTen.apply(state, 2);
  }
  const result = toTen.result(state);
  return result ? endRecord(record, result) : record;
}

function message(parsed: Parsed<unknown>): string {
  return parsed.ok ? 'accepted' : `${parsed.code}: ${parsed.message}`;
}

describe('replay', () => {
  test('plays the answers again', () => {
    const again = replay(toTen, played(5));
    expect(again).toEqual({
      ok: true,
      value: { state: { total: 10, turn: 0 }, codes: [2, 2, 2, 2, 2] },
    });
  });

  test('stops where it is told to, and asks for no result there', () => {
    const again = replay(toTen, played(5), 3);
    expect(again).toMatchObject({ ok: true, value: { state: { total: 6 } } });
    expect(message(replay(toTen, played(5), 6))).toContain('it has 5 answers');
    expect(message(replay(toTen, played(5), -1))).toContain('it has 5 answers');
    expect(message(replay(toTen, played(5), Number.NaN))).toContain('it has 5 answers');
  });

  test('names the first answer that does not fit', () => {
    const wrong = { ...played(5), answers: ['add 2', 'add 7', 'add 2'] };
    expect(message(replay(toTen, wrong))).toBe('bad-record: answer 2 ("add 7"): add 1 or 2');
    const long = { ...played(5), answers: Array(6).fill('add 2') };
    expect(message(replay(toTen, long))).toBe(
      'bad-record: answer 6 ("add 2"): the game is already over',
    );
  });

  test('checks game, rules version, options and number of players', () => {
    expect(message(replay(toTen, { ...played(5), game: 'go' }))).toContain('a record of "go"');
    expect(message(replay(toTen, { ...played(5), rules: '0' }))).toContain('these are to-ten-1');
    const late = { ...played(5), options: { start: 'late' } };
    expect(message(replay(toTen, late))).toContain('nobody starts late');
    const one = { ...played(5), players: PLAYERS.slice(1) };
    expect(message(replay(toTen, one))).toContain('1 player cannot play');
  });

  test('checks the result', () => {
    const ten = { winners: [0], reason: 'ten' };
    expect(message(replay(toTen, { ...played(5), result: null }))).toContain('no result');
    expect(message(replay(toTen, { ...played(4), result: ten }))).toContain('not over');
    expect(message(replay(toTen, { ...played(5), result: { ...ten, winners: [1] } }))).toBe(
      'bad-record: the record says "ten" for Bot, the game "ten" for Ana',
    );
    const alike = PLAYERS.map((player) => ({ ...player, name: 'Bot' }));
    const other = { ...played(5), players: alike, result: { ...ten, winners: [1] } };
    expect(message(replay(toTen, other))).toBe(
      'bad-record: the record says "ten" for Bot (player 2), the game "ten" for Bot (player 1)',
    );
    for (const reason of ['resignation', 'time', 'claim', 'agreed', 'abandoned']) {
      const result = { winners: [1], reason };
      expect(message(replay(toTen, { ...played(3), result }))).toBe('accepted');
      expect(message(replay(toTen, { ...played(5), result }))).toContain('over before');
    }
  });
});

describe('reading', () => {
  test('what was written', () => {
    const record = played(5);
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record });
  });

  test.each([
    ['a list', []],
    ['nothing', null],
    ['another version', { ...played(1), record: 2 }],
    ['an unknown field', { ...played(1), colour: 'red' }],
    ['a prototype', JSON.parse('{"record":1,"__proto__":{}}')],
    ['no game', { ...played(1), game: undefined }],
    ['a long game', { ...played(1), game: 'x'.repeat(10_000) }],
    ['no rules', { ...played(1), rules: 7 }],
    ['half a seed', { ...played(1), seed: 0.5 }],
    ['options as a list', { ...played(1), options: [] }],
    ['players as a text', { ...played(1), players: 'us' }],
    ['a player without a kind', { ...played(1), players: [{ name: 'a' }] }],
    ['five players', { ...played(1), players: Array(5).fill(PLAYERS[0]) }],
    ['no answers', { ...played(1), answers: undefined }],
    ['too many answers', { ...played(1), answers: Array(20_001).fill('add 1') }],
    ['an answer that is no text', { ...played(1), answers: ['add 1', 2] }],
    ['a result without winners', { ...played(1), result: { reason: 'ten' } }],
    ['a winner twice', { ...played(1), result: { winners: [0, 0], reason: 'ten' } }],
  ])('refuses %s', (_name, input) => {
    expect(message(readRecord(input))).toMatch(/^bad-record: .{8,200}$/u);
  });

  test('arbitrary JSON is refused or replayed, never thrown at', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom('add 1', 0, 1, null));
    const anyRecord = fc.record(
      Object.fromEntries(Object.keys(played(1)).map((key) => [key, field])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyRecord), fc.boolean(), (json, whole) => {
        const input = whole && typeof json === 'object' ? { ...played(2), ...json } : json;
        const read = readRecord(input);
        const end = read.ok ? replay(toTen, read.value) : read;
        if (!end.ok) expect(end.message).not.toMatch(/[\n\r]/u);
      }),
    );
  });
});

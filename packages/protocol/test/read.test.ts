/** Whatever comes in, reading it gives a checked message or one line about the field to mend. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Answer } from '../src/client-messages.ts';
import { CLIENT_KINDS, LIMITS, readClientMessage, readServerMessage } from '../src/index.ts';
import { isAnswer } from '../src/read-answer.ts';

const MATCH = 'bWF0Y2gtb25lLTAwMDAwMQ';
const inMatch = { id: 'a1', match: MATCH };

/** One good message of every kind, with all its fields. */
const GOOD: { readonly [kind: string]: object } = {
  hello: { t: 'hello', v: 1, lang: 'fr', session: 'x'.repeat(40), client: 'bot' },
  watch: { t: 'watch', ...inMatch, as: -1, rev: 4 },
  unwatch: { t: 'unwatch', ...inMatch },
  answer: { t: 'answer', ...inMatch, ply: 3, line: 1, part: 2, text: 'play petal-faeries II' },
  think: { t: 'think', ...inMatch },
  resign: { t: 'resign', ...inMatch },
  abort: { t: 'abort', ...inMatch },
  offer: { t: 'offer', ...inMatch, what: 'takeback', to: 4 },
  withdraw: { t: 'withdraw', ...inMatch, what: 'draw' },
  reply: { t: 'reply', ...inMatch, what: 'draw', yes: false },
  undo: { t: 'undo', ...inMatch, to: 2 },
  block: { t: 'block', ...inMatch },
  claim: { t: 'claim', ...inMatch, what: 'bot' },
  timeout: { t: 'timeout', ...inMatch, do: 'bot' },
  rematch: { t: 'rematch', ...inMatch, yes: true },
  show: { t: 'show', ...inMatch, yes: true },
  orders: { t: 'orders', ...inMatch, respond: 'highest' },
  stand: { t: 'stand', ...inMatch },
  say: { t: 'say', ...inMatch, phrase: 'hello' },
  chat: { t: 'chat', ...inMatch, text: 'Bonjour, ça va ? 🙂' },
  ping: { t: 'ping', id: 'p1' },
};

const read = (value: unknown) => readClientMessage(JSON.stringify(value));

describe('good messages', () => {
  test.each(CLIENT_KINDS)('%s', (kind) => {
    expect(read(GOOD[kind])).toEqual({ ok: true, value: GOOD[kind] });
  });

  test.each(CLIENT_KINDS)('%s: every field is checked and none may be added', (kind) => {
    const good = GOOD[kind] as { [field: string]: unknown };
    for (const field of Object.keys(good)) {
      for (const wild of [
        null,
        {},
        { toString: 1 },
        [[]],
        1e300,
        -7,
        0.5,
        '',
        'x'.repeat(600),
        'a\nb',
        '\ud800',
      ]) {
        const result = read({ ...good, [field]: wild });
        expect(result.ok, `${kind}.${field} = ${JSON.stringify(wild)}`).toBe(false);
        if (!result.ok) expect(result.field.split('.')[0]).toBe(field);
      }
    }
    expect(read({ ...good, extra: 1 })).toMatchObject({ ok: false, field: 'extra' });
  });
});

describe('refused', () => {
  test('with the field, what to do, in both languages, and the id', () => {
    const text = JSON.stringify({ ...GOOD.answer, ply: '3' });
    expect(readClientMessage(text)).toEqual({
      ok: false,
      code: 'bad-message',
      field: 'ply',
      message: `"ply": a whole number from 0 to ${LIMITS.ply} is expected`,
      id: 'a1',
    });
    const fr = readClientMessage(text, 'fr');
    expect(!fr.ok && fr.message).toBe(`"ply": un nombre entier de 0 à ${LIMITS.ply} est attendu`);
  });

  test.each([
    [
      'a missing field',
      { t: 'answer', ...inMatch, ply: 1 },
      'text',
      '"text": this field is missing',
    ],
    ['an unknown message', { t: 'cheat', id: 'a1' }, 't', '"t": the name of a message'],
    ['no kind', { id: 'a1' }, 't', '"t"'],
    ['no object', [1], 't', 'the name of a message'],
    ['null', null, '', 'the name of a message'],
    [
      'another word',
      { t: 'orders', ...inMatch, respond: 'always' },
      'respond',
      'one of ask, never, highest',
    ],
    ['a wild key', { ...GOOD.ping, '<b>\n"x"': 1 }, '?b???x?', 'there is no such field'],
  ])('%s', (_name, value, field, words) => {
    const result = read(value);
    expect(result).toMatchObject({ ok: false, code: 'bad-message', field });
    if (!result.ok) {
      expect(result.message).toContain(words);
      expect(result.message).not.toContain('\n');
    }
  });

  test.each([
    ['no JSON', '{"t":', 'bad-message', 'not JSON'],
    [
      'too large',
      `{"t":"chat","text":"${'x'.repeat(LIMITS.messageBytes)}"}`,
      'too-large',
      'too large',
    ],
    ['too deep', `{"t":"ping","id":${'['.repeat(10)}${']'.repeat(10)}}`, 'bad-message', 'too deep'],
    ['as deep as fits', '['.repeat(2000) + ']'.repeat(2000), 'bad-message', 'too deep'],
    ['__proto__', '{"t":"ping","id":"a","__proto__":{"x":1}}', 'bad-message', 'forbidden'],
    [
      '__proto__ in disguise',
      '{"t":"ping","id":"a","\\u005f_proto__":1}',
      'bad-message',
      'forbidden',
    ],
    [
      'constructor',
      '{"t":"orders","id":"a","orders":[{"constructor":1}]}',
      'bad-message',
      'forbidden',
    ],
  ])('%s', (_name, text, code, words) => {
    const result = readClientMessage(text);
    expect(result).toMatchObject({ ok: false, code, field: '', id: null });
    if (!result.ok) expect(result.message).toContain(words);
  });

  test('arbitrary text and JSON: never thrown, never accepted by chance, nothing polluted', () => {
    const kinds = fc.constantFrom(...CLIENT_KINDS);
    const near = fc
      .tuple(
        kinds,
        fc.dictionary(
          fc.constantFrom('t', 'id', 'match', 'ply', 'text', 'yes', 'respond', '__proto__'),
          fc.jsonValue(),
        ),
      )
      .map(([kind, change]) => JSON.stringify({ ...GOOD[kind], ...change }));
    const wild = fc.oneof(fc.string(), fc.json(), near);
    fc.assert(
      fc.property(wild, (text) => {
        const result = readClientMessage(text);
        if (result.ok) expect(CLIENT_KINDS).toContain(result.value.t);
        else expect(result.message.length).toBeGreaterThan(0);
        readServerMessage(text);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 4000 },
    );
  });
});

describe('the short way for answers', () => {
  const text = fc.oneof(
    fc.constantFrom('pass', 'play a', '', 'é', 'x\u0000', '\ud83d', 'x'.repeat(80), 'x'.repeat(81)),
    fc.string({ maxLength: 85 }),
  );
  const id = fc.oneof(
    fc.constantFrom('a', '', 'x'.repeat(24), 'x'.repeat(25), 'a b', 'a\n'),
    fc.jsonValue(),
  );
  const match = fc.oneof(
    fc.constantFrom(MATCH, 'x'.repeat(15), 'x'.repeat(16), 'x'.repeat(64), 'x'.repeat(65)),
    fc.jsonValue(),
  );
  const ply = fc.oneof(
    fc.constantFrom(0, -0, -1, 1.5, LIMITS.ply, LIMITS.ply + 1, Number.NaN, '1'),
    fc.jsonValue(),
  );
  const answer = fc.record(
    {
      t: fc.constantFrom('answer', 'answers', 1),
      id,
      match,
      ply,
      line: ply,
      part: ply,
      text: fc.oneof(text, fc.jsonValue()),
      extra: fc.constant(1),
    },
    { requiredKeys: [] },
  );
  const likely = fc.record(
    {
      t: fc.constant('answer'),
      id: fc.constantFrom('a', 'b_-9'),
      match: fc.constant(MATCH),
      ply: fc.nat(200),
      line: fc.constantFrom(0, 1, 2, 3, 4, -1),
      part: fc.constantFrom(0, 1, 2, 3, 99, 100),
      text,
      extra: fc.constant(1),
    },
    { requiredKeys: ['t', 'id', 'match', 'ply', 'text'] },
  );

  test('accepts only what the schema accepts, and all of it that is plain text', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(answer, likely, fc.jsonValue()), (value) => {
        const short = isAnswer(value);
        const long = v.is(Answer, value);
        if (short) accepted++;
        const isPlain = long && /^[ -~]*$/.test((value as { text: string }).text);
        expect(short).toBe(isPlain);
      }),
      { numRuns: 5000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });
});

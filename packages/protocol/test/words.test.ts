/** Refusals, versions, clocks and bodies: the tables page and server share. */
import { fromBase64Url, LANGS } from '@open-gosu/kernel';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Commitment } from '../src/fields.ts';
import {
  CLOCK_DEFS,
  CLOCKS,
  CreateMatch,
  judgeVersion,
  MatchQuery,
  MISTAKES,
  matchTag,
  mistakeText,
  offersSubprotocol,
  PasskeyFinish,
  PHRASE_TEXTS,
  PROTOCOL_VERSION,
  PushSubscribe,
  PutMe,
  REFUSAL_CODES,
  REFUSALS,
  REPORT_TEXTS,
  RETRYABLE,
  readBody,
  readServerMessage,
  readValue,
  refusalStatus,
  refusalText,
  SUBPROTOCOL,
} from '../src/index.ts';

test('every refusal has a sentence in both languages, and a status', () => {
  for (const code of REFUSAL_CODES) {
    for (const lang of LANGS) {
      expect(refusalText(code, lang).length).toBeGreaterThan(8);
      expect(REFUSALS[code][lang]).toMatch(/^[a-zà-ÿ].*[^.\s]$/);
    }
    expect(REFUSALS[code].en).not.toBe(REFUSALS[code].fr);
    expect(refusalStatus(code)).toBeGreaterThanOrEqual(400);
  }
  expect(new Set(REFUSAL_CODES.map((code) => REFUSALS[code].en)).size).toBe(REFUSAL_CODES.length);
  expect([...RETRYABLE].every((code) => REFUSAL_CODES.includes(code))).toBe(true);
  expect(refusalStatus('stale')).toBe(409);
  expect(refusalStatus('try-again')).toBe(503);
});

test('what is wrong with a message is said in both languages, and names no field that is not named', () => {
  const all = { ...MISTAKES, code: REFUSALS['bad-message'] };
  for (const { en, fr } of Object.values(all)) {
    expect(en).not.toBe(fr);
    expect(`${en} ${fr}`).not.toMatch(/field|champ/);
  }
  expect(mistakeText('binary', 'fr')).toContain('trames');
});

test('phrases and reasons have two languages', () => {
  for (const text of [...Object.values(PHRASE_TEXTS), ...Object.values(REPORT_TEXTS)]) {
    expect(text.en).not.toBe(text.fr);
  }
});

test('versions', () => {
  expect(judgeVersion(PROTOCOL_VERSION)).toBe('same');
  expect(judgeVersion(0)).toBe('client-too-old');
  expect(judgeVersion(2)).toBe('client-too-new');
  expect(SUBPROTOCOL).toBe('open-gosu.1');
  expect(offersSubprotocol('chat, open-gosu.1')).toBe(true);
  expect(offersSubprotocol('open-gosu.11,open-gosu.2')).toBe(false);
  expect(offersSubprotocol('')).toBe(false);
});

test('clocks are those of the table', () => {
  const live = (id: 'blitz' | 'standard' | 'slow') => {
    const def = CLOCK_DEFS[id];
    return def.kind === 'live' ? [def.start / 1000, def.perDecision / 1000] : null;
  };
  expect(live('blitz')).toEqual([300, 10]);
  expect(live('standard')).toEqual([720, 20]);
  expect(live('slow')).toEqual([1500, 45]);
  const days = CLOCKS.flatMap((id) => {
    const def = CLOCK_DEFS[id];
    return def.kind === 'days' ? [def.perTurn / 86_400_000] : [];
  });
  expect(days).toEqual([1, 3, 7]);
});

test('a step names its match and its clocks shortly', () => {
  const step = {
    t: 'step',
    m: matchTag('bWF0Y2gtb25lLTAwMDAwMQ'),
    rev: 1,
    ply: 1,
    c: [-1, 5000, 0],
  };
  expect(readServerMessage(JSON.stringify(step))).toEqual({ ok: true, value: step });
});

test('what a newer server adds does not stop an older client', () => {
  const read = (message: object) => readServerMessage(JSON.stringify(message));
  expect(read({ t: 'refused', id: 'a', code: 'moon-full', mood: 3 })).toEqual({
    ok: true,
    value: { t: 'refused', id: 'a', code: 'internal' },
  });
  const note = { kind: 'dance', seat: 0 };
  expect(read({ t: 'step', m: 'bWF0Y2gt', rev: 1, ply: 1, mood: 1, note })).toEqual({
    ok: true,
    value: { t: 'step', m: 'bWF0Y2gt', rev: 1, ply: 1, note: null },
  });
  const seats = [{ kind: 'person', name: 'Ada', hat: 'red' }];
  expect(read({ t: 'step', m: 'bWF0Y2gt', rev: 1, ply: 1, seats })).toMatchObject({
    ok: true,
    value: { seats: [{ kind: 'person', name: 'Ada' }] },
  });
  expect(read({ t: 'song', text: 'la' })).toMatchObject({ ok: false, field: 't' });
});

describe('bodies', () => {
  const good = {
    game: 'gosu-x',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'level-3' }],
    clock: 'none',
    rated: false,
    visibility: 'public',
    lang: 'fr',
  };
  const create = (change: object) => readBody(CreateMatch, JSON.stringify({ ...good, ...change }));

  test('a match without options gets none', () => {
    expect(create({})).toEqual({ ok: true, value: { ...good, options: {} } });
  });

  test.each([
    ['one seat', { seats: [{ kind: 'me' }] }, 'seats'],
    ['five seats', { seats: Array(5).fill({ kind: 'me' }) }, 'seats'],
    ['a bot without a name', { seats: [{ kind: 'me' }, { kind: 'bot' }] }, 'seats.1.bot'],
    ['a wild seat', { seats: [{ kind: 'me' }, { kind: 'god' }] }, 'seats.1.kind'],
    ['a nested option', { options: { a: { b: 1 } } }, 'options.a'],
    ['a list of anything', { options: { a: [[1]] } }, 'options.a'],
    ['an unknown clock', { clock: 'fast' }, 'clock'],
    ['more than is asked', { admin: true }, 'admin'],
  ])('%s', (_name, change, field) => {
    expect(create(change)).toMatchObject({ ok: false, field });
  });

  test('clans by seat', () => {
    expect(create({ options: { clans: [['xian'], ['galmi']] } }).ok).toBe(true);
  });

  test('too many options', () => {
    const options = Object.fromEntries([...Array(41).keys()].map((i) => [`o${i}`, 1]));
    expect(create({ options })).toMatchObject({ ok: false, field: 'options' });
  });

  test('names are one line of 1 to 24 characters', () => {
    const put = (name: unknown) => readBody(PutMe, JSON.stringify({ name, lang: 'en' })).ok;
    expect([put('Ada'), put('Ève 🙂'), put('x'.repeat(24))]).toEqual([true, true, true]);
    expect([
      put(''),
      put('x'.repeat(25)),
      put('a\nb'),
      put('a\u2028b'),
      put('\ud800'),
      put(3),
    ]).not.toContain(true);
  });

  test('a query is made of texts', () => {
    expect(readValue(MatchQuery, { limit: '20', status: 'open' })).toEqual({
      ok: true,
      value: { limit: 20, status: 'open' },
    });
    for (const limit of ['0', '101', '1e1', ' 5', '-1', '']) {
      expect(readValue(MatchQuery, { limit })).toMatchObject({ ok: false, field: 'limit' });
    }
  });

  test('what passkeys say is bounded and free of forbidden keys', () => {
    const finish = (response: string) => readBody(PasskeyFinish, `{"response":${response}}`).ok;
    expect(finish('{"id":"x","response":{"clientDataJSON":"e30","transports":["usb"]}}')).toBe(
      true,
    );
    expect(finish('{"a":{"__proto__":1}}')).toBe(false);
    expect(finish('[1]')).toBe(false);
    expect(finish(`{"a":"${'x'.repeat(9000)}"}`)).toBe(false);
    expect(finish('{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":1}}}}}}}}')).toBe(false);
  });

  test('notifications go to https addresses only', () => {
    const keys = { p256dh: 'BPk', auth: 'abc' };
    const to = (endpoint: string) => readBody(PushSubscribe, JSON.stringify({ endpoint, keys })).ok;
    expect(to('https://push.example/abc')).toBe(true);
    expect(to('http://push.example/abc')).toBe(false);
    expect(to('file:///etc/passwd')).toBe(false);
    expect(to(`https://${'x'.repeat(1000)}`)).toBe(false);
  });
});

test('a secret is 32 bytes in base64url, its commitment their hash in hexadecimal', () => {
  const secret = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  expect(fromBase64Url(secret)).toHaveLength(32);
  const step = (over: object) => {
    const text = JSON.stringify({ t: 'step', m: 'bWF0Y2gt', rev: 1, ply: 1, over });
    return readServerMessage(text).ok;
  };
  const result = { winners: [], reason: 'abandoned' };
  expect(step({ result, secret })).toBe(true);
  expect(step({ result, secret: secret.slice(1) })).toBe(false);
  expect(v.is(Commitment, 'ab'.repeat(32))).toBe(true);
  expect(v.is(Commitment, secret)).toBe(false);
});

/** docs/PROTOCOL.md names every message, code and route there is, and its examples are what the schemas accept. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  applyPatch,
  CLIENT_KINDS,
  CLOCKS,
  CLOSE,
  diff,
  ENDINGS,
  HOOK_KINDS,
  HOOK_STATES,
  HookMessage,
  isWireEvent,
  LIMITS,
  ORDERS,
  PHRASES,
  RATES,
  REFUSAL_CODES,
  REPORT_REASONS,
  ROUTES,
  type RouteDef,
  readBody,
  readClientMessage,
  readEvent,
  readServerMessage,
  SERVER_KINDS,
  SUBPROTOCOL,
  writeEvent,
} from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/PROTOCOL.md', import.meta.url), 'utf8');

function section(title: string): string {
  const found = page.split(/^## /m).find((part) => part.startsWith(title));
  if (found === undefined) throw new Error(`no section ${title}`);
  return found;
}

const examples = [...page.matchAll(/^```json ?(.*)\n([\s\S]*?)^```/gm)].map(
  ([, about = '', text = '']) => ({ about, text }),
);

const CHECKS: { readonly [what: string]: (text: string, name: string) => void } = {
  client: (text) => expect(readClientMessage(text)).toMatchObject({ ok: true }),
  server: (text) => expect(readServerMessage(text)).toMatchObject({ ok: true }),
  body: (text, name) => {
    const { body } = route(name);
    expect(body && readBody(body, text)).toMatchObject({ ok: true });
  },
  answer: (text, name) => {
    const { answer } = route(name);
    expect(answer && readBody(answer, text)).toMatchObject({ ok: true });
  },
  hook: (text) => expect(readBody(HookMessage, text)).toMatchObject({ ok: true }),
  patch: (text) => {
    const { before, change, after } = JSON.parse(text);
    expect(diff(before, after)).toEqual(change);
    expect(applyPatch(before, change)).toEqual({ ok: true, value: after });
  },
  events: (text, game) => {
    for (const event of JSON.parse(text)) {
      expect(isWireEvent(event)).toBe(true);
      const read = readEvent(game, event);
      expect(read && writeEvent(game, read)).toEqual(event);
    }
  },
};

function route(name: string): RouteDef {
  const found = Object.entries<RouteDef>(ROUTES).find(([key]) => key === name);
  if (found === undefined) throw new Error(`no route ${name}`);
  return found[1];
}

describe('examples', () => {
  test('there are some of every sort', () => {
    const sorts = new Set(examples.map(({ about }) => about.split(' ')[0]));
    expect([...sorts].sort()).toEqual(Object.keys(CHECKS).sort());
  });

  test.each(examples)('$about $text', ({ about, text }) => {
    const [what = '', name = ''] = about.split(' ');
    expect(Object.keys(CHECKS)).toContain(what);
    CHECKS[what]?.(text, name);
  });
});

describe('everything is named', () => {
  const row = (kind: string) => new RegExp(`^\\| \`${kind}\` \\|`, 'm');
  test.each(CLIENT_KINDS)('client message %s', (kind) => {
    expect(section('Messages of a client')).toMatch(row(kind));
  });
  test.each(SERVER_KINDS)('server message %s', (kind) => {
    expect(section('Messages of the server')).toMatch(row(kind));
  });
  test('and nothing that does not exist', () => {
    const named = (title: string) =>
      [...(section(title).split('### ')[0] ?? '').matchAll(/^\| `([a-z]{2,})` \|/gm)].map(
        (m) => m[1],
      );
    expect(named('Messages of a client').sort()).toEqual([...CLIENT_KINDS].sort());
    expect(named('Messages of the server').sort()).toEqual([...SERVER_KINDS].sort());
  });
  test('routes', () => {
    const named = [...section('Routes').matchAll(/`(GET|POST|PUT|DELETE) (\S+)`/g)].map(
      ([, method, path]) => `${method} ${path}`,
    );
    const real = Object.values<RouteDef>(ROUTES).map(({ method, path }) => `${method} ${path}`);
    expect(named.sort()).toEqual(real.sort());
  });
  test.each([
    ...PHRASES,
    ...CLOCKS,
    ...ORDERS,
    ...ENDINGS,
    ...REFUSAL_CODES,
    ...REPORT_REASONS,
    ...HOOK_KINDS,
    ...HOOK_STATES,
    SUBPROTOCOL,
  ])('word %s', (word) => {
    expect(page).toContain(`\`${word}\``);
  });
  test('close codes and limits', () => {
    for (const code of Object.values(CLOSE)) expect(page).toContain(`| ${code} |`);
    const limits = section('Limits');
    const { messageBytes, bodyBytes, frameBytes, answer, chat, name, watched, depth } = LIMITS;
    for (const number of [messageBytes, bodyBytes, frameBytes, watched, depth, RATES.messages]) {
      expect(limits).toContain(String(number));
    }
    expect(limits).toContain(`${answer}, ${chat}, ${name} characters`);
  });
});

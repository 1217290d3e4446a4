/** The OpenAPI description says what the schemas check: nothing else, and nothing less. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  CreateMatch,
  HttpRefusal,
  jsonSchema,
  openApi,
  ROUTES,
  type RouteDef,
} from '../src/index.ts';

const document = openApi();
const routes = Object.entries<RouteDef>(ROUTES);

test('every route is there, and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(
    [
      'POST /api/matches',
      'GET /api/matches',
      'GET /api/matches/{id}',
      'POST /api/matches/{id}/join',
      'GET /api/matches/{id}/record',
      'GET /api/matches/{id}/at/{ply}',
      'POST /api/matches/{id}/report',
      'GET /api/me',
      'PUT /api/me',
      'DELETE /api/session',
      'GET /api/players/{id}',
      'GET /api/players/{id}/ratings',
      'GET /api/leaderboard',
      'POST /api/passkey/register/begin',
      'POST /api/passkey/register/finish',
      'POST /api/passkey/login/begin',
      'POST /api/passkey/login/finish',
      'POST /api/push',
      'DELETE /api/push',
      'GET /api/notices',
      'PUT /api/notices',
      'GET /health',
      'GET /metrics',
      'GET /api/openapi.json',
    ].sort(),
  );
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

/** Fields a schema cannot do without, found by leaving them out. */
function neededFields(schema: v.GenericSchema): string[] | null {
  const { entries } = schema as { entries?: object };
  if (entries === undefined) return null;
  const result = v.safeParse(schema, {});
  const issues = result.success ? [] : result.issues;
  return issues.map((issue) => String(issue.path?.[0]?.key)).sort();
}

describe('required fields are those the schemas ask for', () => {
  test.each(routes)('%s', (_name, { body, answer, query }) => {
    for (const schema of [body, answer, query]) {
      const needed = schema && neededFields(schema);
      if (schema && needed)
        expect([...((jsonSchema(schema).required ?? []) as string[])].sort()).toEqual(needed);
    }
  });
});

describe('as JSON Schema the bodies mean the same', () => {
  const ajv = new Ajv2020({ strict: false });
  const good = {
    game: 'gosu-x',
    options: { preset: 'final-en', n: 1, yes: true },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'level-3' }],
    clock: 'blitz',
    rated: false,
    visibility: 'private',
    lang: 'en',
    id: 'create-01',
  };

  test('create match, with arbitrary fields changed', () => {
    const check = ajv.compile(jsonSchema(CreateMatch));
    expect(check(good)).toBe(true);
    const field = fc.constantFrom(
      'game',
      'options',
      'seats',
      'clock',
      'rated',
      'visibility',
      'lang',
      'id',
      'extra',
    );
    const near = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('gosu-x', '', 'x'.repeat(25), 'fr', 'none', true),
      fc.array(
        fc.constantFrom(
          { kind: 'me' },
          { kind: 'bot' },
          { kind: 'bot', bot: 'a b' },
          { kind: 'person' },
          1,
        ),
        { maxLength: 6 },
      ),
      fc.dictionary(
        fc.constantFrom('preset', 'a b', 'n'),
        fc.constantFrom('x', 1, 0.5, true, 'x'.repeat(50), null, [['a']], ['a'], [['a b']]),
      ),
    );
    let accepted = 0;
    fc.assert(
      fc.property(field, near, (name, value) => {
        const body = JSON.parse(JSON.stringify({ ...good, [name]: value }));
        const ours = v.is(CreateMatch, body);
        if (ours) accepted++;
        expect(check(body), JSON.stringify(body)).toBe(ours);
      }),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  test('every schema is one', () => {
    for (const [, { body, answer, query }] of routes) {
      for (const schema of [body, answer, query, HttpRefusal]) {
        if (schema) expect(ajv.validateSchema(jsonSchema(schema))).toBe(true);
      }
    }
  });

  test('a kind of schema nobody has described is not passed over', () => {
    expect(() => jsonSchema(v.date())).toThrow('no JSON Schema');
  });
});

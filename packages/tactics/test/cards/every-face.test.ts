/** No face without its line of the card list and scenarios of its own: the tests in this folder name them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FACE_DEFS } from '../../src/cards/index.ts';

const here = new URL('.', import.meta.url);
const tests = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');

/** The faces that what is found in the tests does not name. */
function missing(pattern: RegExp): string[] {
  const named = new Set([...tests.matchAll(pattern)].map((match) => match[1]));
  return FACE_DEFS.map(({ id }) => id).filter((id) => !named.has(id));
}

test('each of the 60 faces has a describe that begins with its id', () => {
  expect(FACE_DEFS).toHaveLength(60);
  expect(missing(/^describe\(\s*'([a-z-]+)[,:']/gm)).toEqual([]);
});

test('each of the 60 faces has its line played out by describeFace', () => {
  expect(missing(/\bid: '([a-z-]+)'/g)).toEqual([]);
});

/** The keys of the table as the player chose them: one command each, whatever was stored. */
import { describe, expect, test } from 'vitest';
import {
  commandFor,
  KEY_NAMES,
  keyFrom,
  readKeys,
  USUAL_KEYS,
  withKey,
} from '../../src/settings/keys.ts';
import { readSettings } from '../../src/settings/settings.ts';

test('a key is one sign that means nothing else', () => {
  expect(keyFrom('Q')).toBe('q');
  expect(keyFrom('é')).toBe('é');
  expect(keyFrom('?')).toBe('?');
  for (const other of ['1', '9', ' ', 'Tab', 'Escape', 'F1', '']) expect(keyFrom(other)).toBeNull();
});

describe('another key', () => {
  test('is taken, and the old one is free', () => {
    const keys = withKey(USUAL_KEYS, 'undo', 'x');
    expect(commandFor(keys, 'X')).toBe('undo');
    expect(commandFor(keys, 'u')).toBeNull();
  });

  test('that has a command gives it the key that is left: none has two, none goes without', () => {
    const keys = withKey(USUAL_KEYS, 'undo', 'p');
    expect([keys.undo, keys.pass]).toEqual(['p', 'u']);
    expect(new Set(Object.values(keys)).size).toBe(KEY_NAMES.length);
    expect(withKey(USUAL_KEYS, 'undo', 'u')).toEqual(USUAL_KEYS);
  });
});

describe('stored keys', () => {
  test('are read back with the settings', () => {
    const keys = withKey(USUAL_KEYS, 'log', 'j');
    expect(readSettings(JSON.stringify({ keys })).keys).toEqual(keys);
  });

  test.each([
    ['nothing', undefined],
    ['no keys', 7],
    ['null', null],
    ['one that is missing', { ...USUAL_KEYS, zen: undefined }],
    ['one that cannot be', { ...USUAL_KEYS, zen: 'Tab' }],
    ['one that two have', { ...USUAL_KEYS, zen: 'p' }],
  ])('%s gives the usual ones', (_, keys) => expect(readKeys(keys)).toEqual(USUAL_KEYS));
});

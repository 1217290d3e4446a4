/** What is stored may be of another version or broken: it is read for what it is worth. */
import { describe, expect, test } from 'vitest';
import { themeOf } from '../../src/app/appearance.ts';
import { readSettings, type Settings, withChange } from '../../src/settings/settings.ts';
import { sizeText } from '../../src/settings/size-text.ts';

const plain = readSettings(null);
const read = (stored: object): Settings => readSettings(JSON.stringify(stored));

describe('stored settings', () => {
  test('are read back', () => {
    const chosen: Settings = {
      ...plain,
      lang: 'fr',
      theme: 'contrast',
      textSize: 130,
      isZen: true,
    };
    expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a number', '7'],
    ['null', 'null'],
  ])('%s gives the defaults', (_, stored) => expect(readSettings(stored)).toEqual(plain));

  test('keep what is known and of the right type, and drop the rest', () => {
    expect(read({ isZen: 'yes', isLeftHanded: true, colour: 'red' })).toEqual({
      ...plain,
      isLeftHanded: true,
    });
  });

  test('of a list are in it, and sizes within bounds', () => {
    expect(read({ theme: 'sepia', speed: 'slow', sound: 'loud', lang: 'de' })).toEqual({
      ...plain,
      speed: 'slow',
    });
    expect(read({ textSize: 900 }).textSize).toBe(150);
    expect(read({ textSize: 1 }).textSize).toBe(90);
  });
});

test('a change leaves alone what another tab has changed', () => {
  const stored = JSON.stringify({ theme: 'dark', later: 1 });
  const now = withChange(stored, { isZen: true, isPseudo: true });
  expect(JSON.parse(now)).toEqual({ theme: 'dark', later: 1, isZen: true });
  expect(JSON.parse(withChange('{', { lang: 'fr' }))).toEqual({ lang: 'fr' });
});

describe('looks', () => {
  test('`auto` follows the system, contrast before darkness; a choice is a choice', () => {
    expect(themeOf('auto', false, true)).toBe('dark');
    expect(themeOf('auto', false, false)).toBe('light');
    expect(themeOf('auto', true, false)).toBe('contrast');
    expect(themeOf('light', true, true)).toBe('light');
  });

  test('sizes are said in units people know', () => {
    expect(sizeText(1_234_000, 'en')).toBe('1.2 MB');
    expect(sizeText(45_600, 'fr').replace(/\s/g, ' ')).toBe('46 ko');
  });
});

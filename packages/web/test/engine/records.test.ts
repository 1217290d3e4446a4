/** What a record holds beside the answers: how it ended, whether something was taken back, who played; and other rules. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { type Match, Unplayable } from '../../src/engine/match.ts';
import { savedFrom } from '../../src/home/create-match.ts';
import { takeBack } from '../../src/table/store/track.ts';
import { newMatch, TABLES } from './tables.ts';

const begun: Match = { ...newMatch(TABLES[0]!, 3), answers: ['draft galmi'] };
const from = (input: unknown) => answer('fromRecord', { input, lang: 'en' });

describe('a result that no rule brought about', () => {
  test.each([[[]], [[2]], [[0, 7]]])('is refused with the winners %j', (winners) => {
    const file = answer('toRecord', { match: begun });
    const read = from({ ...file, result: { winners, reason: 'resignation' } });
    expect(read.ok || read.message).toContain('winner');
  });

  test('by time is not told as given up', () => {
    const match: Match = { ...begun, ended: { winners: [0], reason: 'time' } };
    const textIn = (lang: 'en' | 'fr') => answer('scene', { match, viewer: 1, lang }).ending?.text;
    expect(textIn('en')).toBe('Out of time: Ada wins.');
    expect(textIn('fr')).toBe('Temps écoulé\u00a0: Ada gagne.');
  });
});

test('that something was taken back is kept on the way out and in', () => {
  const track = { match: begun, staged: [], undone: [], wasUndone: false };
  const { match } = takeBack(track, 0);
  const file = answer('toRecord', { match });
  expect(file.undo).toBe(true);
  const read = from(JSON.parse(JSON.stringify(file)));
  expect(read).toEqual({ ok: true, value: match });
  expect(savedFrom(match, 0).wasUndone).toBe(true);
  const plain = answer('toRecord', { match: begun });
  expect('undo' in plain).toBe(false);
  expect(savedFrom(begun, 0).wasUndone).toBe(false);
  const odd = from({ ...file, undo: 'often' });
  expect(odd.ok || odd.message).toContain('undo');
});

test('names are tidied, and no two are alike', () => {
  const file = answer('toRecord', { match: begun });
  const long = `  ${'x'.repeat(99)}\n\u0000`;
  const named = (...names: string[]) => {
    const read = from({ ...file, players: names.map((name) => ({ name, kind: 'human' })) });
    return read.ok ? read.value.sitters.map(({ name }) => name) : read.message;
  };
  expect(named('Ada', ' Ada ')).toEqual(['Ada', 'Ada 2']);
  expect(named(long, ' ')).toEqual(['x'.repeat(24), 'Player 2']);
});

describe('a match of other rules', () => {
  const old: Match = { ...begun, rules: 'gosu-x/0' };

  test('cannot be played, for a reason in every language', () => {
    const asked = () => answer('scene', { match: old, viewer: 0, lang: 'fr' });
    expect(asked).toThrow(Unplayable);
    try {
      asked();
    } catch (refusal) {
      expect((refusal as Unplayable).reason.fr).toContain('selon les règles gosu-x/0');
      expect((refusal as Unplayable).reason.en).toContain('by the rules gosu-x/0');
    }
    expect(answer('rules', { game: 'gosu-x' })).toBe(begun.rules);
  });

  test('can be given away as it is', () => {
    expect(answer('toRecord', { match: old })).toMatchObject({
      rules: 'gosu-x/0',
      answers: ['draft galmi'],
      result: null,
    });
    const position = { game: 'gosu-x' };
    const set: Match = { ...old, start: { from: 'position', position }, answers: [] };
    expect(answer('toPosition', { match: set })).toEqual(position);
  });

  test('or with answers that no longer fit is told which', () => {
    const broken: Match = { ...begun, answers: ['draft galmi', 'draft galmi'] };
    expect(() => answer('scene', { match: broken, viewer: 0, lang: 'en' })).toThrow(Unplayable);
    expect(() => answer('scene', { match: broken, viewer: 0, lang: 'en' })).toThrow(/answer 2/);
  });
});

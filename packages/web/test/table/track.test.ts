/** Where a match stands, and what of it could be redone: each step of it from a plain list to plain lists. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match } from '../../src/engine/match.ts';
import {
  advance,
  dropStaged,
  giveAgain,
  givenBefore,
  moveStaged,
  stage,
  type Track,
  takeBack,
  unstage,
} from '../../src/table/store/track.ts';
import { redone } from '../../src/table/store/walk.ts';
import { ada, beginning, OPENING, robot } from './store-bench.ts';

const begun = beginning(OPENING, [ada, robot]);
const after = (...answers: readonly string[]): Match => ({ ...begun, answers });

/** Answers given, chosen and taken back, each a letter; of the last so many were only chosen. */
function track(given: string, staged: string, undone: string, unfinished = 0): Track {
  const match = after(...given);
  return { match, staged: [...staged], undone: [...undone], unfinished, wasUndone: false };
}

function told({ match, staged, undone, unfinished = 0 }: Track) {
  return [match.answers.join(''), staged.join(''), undone.join(''), unfinished];
}

describe('the lists', () => {
  test.each<[string, Track, ReturnType<typeof told>]>([
    ['the very same is chosen', stage(track('a', '', 'bc'), 'b'), ['a', 'b', 'c', 0]],
    ['of what was only chosen', stage(track('a', '', 'bc', 2), 'b'), ['a', 'b', 'c', 1]],
    ['another one is chosen', stage(track('a', '', 'bc', 1), 'x'), ['a', 'x', '', 0]],
    ['a step back', unstage(track('a', 'bc', ''), 1), ['a', 'b', 'c', 1]],
    ['and another', unstage(track('a', 'b', 'c', 1), 0), ['a', '', 'bc', 2]],
    ['in front of what was whole', unstage(track('a', 'bc', 'd'), 0), ['a', '', 'bcd', 0]],
    ['and what was not', unstage(track('a', 'b', 'cd', 1), 0), ['a', '', 'bcd', 1]],
    ['one is left out', dropStaged(track('a', 'bcd', 'e', 1), 1), ['a', 'bd', '', 0]],
    ['one that is not there', dropStaged(track('a', 'b', ''), 3), ['a', 'b', '', 0]],
    ['one comes earlier', moveStaged(track('a', 'bcd', 'e', 1), 2, 0), ['a', 'dbc', '', 0]],
    ['one that is not there', moveStaged(track('a', 'b', ''), 3, 0), ['a', 'b', '', 0]],
    [
      'what is chosen is given, with the last one',
      advance(track('a', 'bc', 'de'), after('a', 'b', 'c', 'd')),
      ['abcd', '', 'e', 0],
    ],
    ['with another', advance(track('a', 'b', 'cd', 1), after('a', 'b', 'x')), ['abx', '', '', 0]],
    ['back to a place', takeBack(track('abc', 'd', 'e'), 1), ['a', '', 'bcde', 0]],
    ['over what was not whole', takeBack(track('abc', 'd', ''), 1), ['a', '', 'bcd', 1]],
    ['to where it stands', takeBack(track('a', 'b', ''), 1), ['a', '', 'b', 1]],
    ['given again', giveAgain(track('a', 'b', 'cde', 1), 2), ['abcd', '', 'e', 1]],
  ])('%s', (_, now, wanted) => {
    expect(told(now)).toEqual(wanted);
  });

  test('what was given once goes before what was only chosen', () => {
    expect(givenBefore(track('', '', 'abc', 1))).toBe(2);
    expect(givenBefore(track('', '', 'abc'))).toBe(3);
    expect(givenBefore(track('', '', 'a', 2))).toBe(0);
  });
});

describe('redo', () => {
  const engine = { ask: async (name: never, of: never) => answer(name, of), lang: () => 'en' };
  const { prompt } = answer('scene', { match: begun, viewer: 0, lang: 'en' });
  const [one = '', two = '', three = ''] = (prompt?.answers ?? []).map((each) => each.notation);
  const from = (staged: readonly string[], undone: readonly string[], unfinished: number) =>
    redone(engine as never, { match: begun, staged, undone, unfinished, wasUndone: true });

  test('gives what was given, to the next decision, and chooses what was only chosen', async () => {
    const discards = [one, two, three];
    expect(await from([], discards, 0)).toMatchObject({ match: after(...discards), staged: [] });
    expect(await from([one], [two, three], 0)).toMatchObject({ match: after(...discards) });
    const [part, whole] = [await from([], [one, two], 1), await from([], [one, two], 2)];
    expect(part).toMatchObject({ match: after(one), staged: [], undone: [two], unfinished: 1 });
    expect(whole).toMatchObject({ match: begun, staged: [one], undone: [two], unfinished: 1 });
  });

  test.each([0, 1, 2])('gives nothing that cannot be played (%s only chosen)', async (only) => {
    expect(await from([], [], only)).toBeNull();
    expect(await from([], ['sing', two], only)).toBeNull();
    expect(await from([one], [one, two], only)).toBeNull();
    expect(await from(['sing'], [one, two], only)).toBeNull();
  });
});

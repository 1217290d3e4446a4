/** What a list offers to choose from. */
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../../src/table/choosing/decision.ts';
import { answersSeen, listed, refusedIn } from '../../src/table/choosing/listed.ts';
import { point, refusalWith, TOKENS } from '../../src/table/choosing/selection.ts';
import { isIn } from '../../src/table/dialogs/Dialogs.tsx';
import { answer, held, prompt, scene, seat } from './scenes.ts';

const play = answer(1, 'play elle', ['hand:elle'], { to: 'p0:I1' });
const activate = answer(5, 'activate I1', ['p0:I1']);
const spend = answer(6, 'spend 1');
const pass = answer(7, 'pass');
const turn = prompt([play, activate, spend, pass]);

describe('a list', () => {
  const listOf = (asked: typeof turn, handle: string | null) => {
    const selection = handle === null ? null : point(asked, null, handle);
    const decision = decisionOf(scene({ prompt: asked }), selection);
    const { cards, buttons } = listed(decision!);
    return [cards, buttons].map((answers) => answers.map(({ notation }) => notation));
  };

  test('of what tokens are good for has a button for each, and no other answer', () => {
    const more = [spend, answer(8, 'spend 2'), activate, answer(9, 'activate I2', ['p0:I2'])];
    const asked = prompt([play, ...more, pass]);
    expect(listOf(asked, TOKENS)).toEqual([
      [],
      ['spend 1', 'spend 2', 'activate I1', 'activate I2'],
    ]);
  });

  test('of cards has them, and a button for what is about none', () => {
    const asked = prompt(
      [
        answer(1, 'pick elle', ['card:elle']),
        answer(2, 'pick sati', ['card:sati']),
        answer(3, 'done'),
      ],
      { kind: 'pick', purpose: 'search' },
    );
    expect(listOf(asked, null)).toEqual([['pick elle', 'pick sati'], ['done']]);
  });
});

test('cards of a pile that cannot be chosen say why: for themselves, or with what is pointed at', () => {
  const shift = answer(10, 'shift I1 sati from discard', ['discard:0:sati', 'p0:I1'], {
    to: 'p0:I1',
  });
  const asked = prompt([play, shift], {
    refusals: [
      { about: ['p0:I1', 'hand:elle'], whyNot: 'of another level' },
      { about: ['p0:I1', 'discard:0:ban'], whyNot: 'it is the same' },
      { about: ['p0:I2', 'discard:0:ban'], whyNot: 'something else' },
      { about: ['discard:0:quae'], whyNot: 'no room' },
    ],
  });
  const refused = (handle: string | null) => {
    const selection = handle === null ? null : point(asked, null, handle);
    return refusedIn(asked, (each) => refusalWith(asked, selection, each));
  };
  expect(refused('p0:I1')).toEqual([{ handle: 'discard:0:ban', whyNot: 'it is the same' }]);
  expect(refused(null)).toEqual([{ handle: 'discard:0:quae', whyNot: 'no room' }]);
  expect(refused('hand:elle')).toEqual([]);
  expect(refusedIn(null, () => 'anything')).toEqual([]);
});

test('of the cards to be named, those seen in another hand come by themselves', () => {
  const named = ['elle', 'sati', 'ban'].map((id, code) =>
    answer(code, `card ${id}`, [`card:${id}`]),
  );
  const table = scene({
    seats: [
      seat(0, { hand: held('elle') }),
      seat(1, { hand: [...held('ban'), { card: null, isKnown: false, whyNot: null }] }),
    ],
  });
  expect(answersSeen(table, named).map(({ notation }) => notation)).toEqual(['card ban']);
});

test('of what is looked for by its name letters alone count', () => {
  expect(isIn('Xi’an', 'xian')).toBe(true);
  expect(isIn('Étincelle', 'etin')).toBe(true);
  expect(isIn('bun-to', 'Bun To')).toBe(true);
  expect(isIn('Elle', '')).toBe(true);
  expect(isIn('Elle', 'sati')).toBe(false);
});

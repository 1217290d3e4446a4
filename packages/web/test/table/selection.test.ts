/** What is meant by pointing at things, and why some of them do not go together. */
import { describe, expect, test } from 'vitest';
import { decisionOf, quickHandles } from '../../src/table/choosing/decision.ts';
import { marksOf } from '../../src/table/choosing/marks.ts';
import {
  candidates,
  choose,
  fits,
  isPointedAt,
  meant,
  PASS,
  point,
  refusalWith,
  TOKENS,
} from '../../src/table/choosing/selection.ts';
import { answer, prompt, scene } from './scenes.ts';
import { activate, pass, play, playOther, shift, shiftOther, spend, turn } from './turn.ts';

describe('selection', () => {
  test('one thing pointed at means the answer that is about nothing else', () => {
    expect(point(turn, null, 'hand:elle')).toEqual({ handles: ['hand:elle'], code: play.code });
    expect(point(turn, null, 'p0:I1')).toEqual({ handles: ['p0:I1'], code: activate.code });
  });

  test('a second thing narrows it down, or begins anew where both have no answer', () => {
    const first = point(turn, null, 'hand:elle');
    expect(point(turn, first, 'p0:I2').code).toBe(shiftOther.code);
    expect(point(turn, first, 'hand:sati')).toEqual({
      handles: ['hand:sati'],
      code: playOther.code,
    });
  });

  test('several of equal right are no choice yet', () => {
    const rows = ['I', 'II', 'III'].map((row, i) =>
      answer(i, `play bhj ${row}`, ['hand:bhj'], { to: `p0:${row}1` }),
    );
    expect(meant(rows, ['hand:bhj'])).toBeNull();
    expect(point(prompt(rows), { handles: ['hand:bhj'], code: null }, 'p0:II1').code).toBe(1);
  });

  test('tokens and pass can be pointed at, though no answer names them', () => {
    expect(candidates(turn.answers, [TOKENS])).toEqual([activate, spend]);
    expect(point(turn, null, PASS).code).toBe(pass.code);
    expect(quickHandles(turn)).toEqual([TOKENS, PASS]);
    expect(quickHandles(prompt([play]))).toEqual([]);
  });

  test('choosing an answer keeps what was pointed at for it', () => {
    const before = point(turn, null, 'hand:elle');
    expect(choose(before, shift)).toEqual({ handles: ['hand:elle'], code: shift.code });
    expect(choose(before, pass)).toEqual({ handles: [], code: pass.code });
  });

  test('nothing is meant where it is not mine to decide', () => {
    expect(point({ ...turn, isMine: false }, null, 'hand:elle').code).toBeNull();
    const chosen = point(turn, null, 'hand:elle');
    expect(fits(turn, chosen)).toBe(true);
    expect(fits({ ...turn, isMine: false }, chosen)).toBe(false);
    expect(fits(null, chosen)).toBe(false);
  });
});

describe('what does not go together', () => {
  const asked = prompt([play, playOther, shift, shiftOther, activate, pass], {
    refusals: [
      { about: ['p0:II1'], whyNot: 'captured' },
      { about: ['p0:I2', 'hand:sati'], whyNot: 'another level' },
      { about: ['p0:I2', 'hand:ban'], whyNot: 'identical' },
      { about: ['p0:I1', 'hand:ban'], whyNot: 'too dear' },
    ],
  });
  const table = scene({ prompt: asked });
  const place = point(asked, null, 'p0:I2');
  const refused = point(asked, place, 'hand:ban');

  test('a card no answer is about says why', () => {
    const selection = point(asked, null, 'p0:II1');
    expect(selection).toEqual({ handles: ['p0:II1'], code: null });
    expect(decisionOf(table, selection)?.whyNot).toBe('captured');
    expect(decisionOf(table, point(asked, null, 'p1:I1'))?.whyNot).toBe('');
    expect(decisionOf(table, point(asked, null, 'p0:I1'))?.whyNot).toBeNull();
  });

  test('a card for the place that is chosen says why it cannot go there, and both stay chosen', () => {
    expect(refused).toEqual({ handles: ['p0:I2', 'hand:ban'], code: null });
    expect(decisionOf(table, refused)?.whyNot).toBe('identical');
  });

  test('one that can be played by itself begins anew', () => {
    expect(point(asked, place, 'hand:sati')).toEqual({
      handles: ['hand:sati'],
      code: playOther.code,
    });
  });

  test('in either order: a place that is no choice of its own is meant for the card', () => {
    for (const [card, why] of [
      ['hand:ban', 'identical'],
      ['hand:sati', 'another level'],
    ] as const) {
      const both = point(asked, point(asked, null, card), 'p0:I2');
      expect(both).toEqual({ handles: [card, 'p0:I2'], code: null });
      expect(decisionOf(table, both)?.whyNot).toBe(why);
      expect(point(asked, both, 'p0:I2').handles).toEqual(['p0:I2']);
    }
    const activated = point(asked, point(asked, null, 'hand:ban'), 'p0:I1');
    expect(activated).toEqual({ handles: ['p0:I1'], code: activate.code });
    expect(decisionOf(table, point(asked, activated, 'hand:ban'))?.whyNot).toBe('too dear');
  });

  test('tokens say why a card that can only be shifted takes none, and are a choice after it', () => {
    const spending = prompt([shiftOther, activate, spend], {
      refusals: [{ about: ['p0:I2', TOKENS], whyNot: 'no free icon' }],
    });
    const both = point(spending, point(spending, null, TOKENS), 'p0:I2');
    expect(both.handles).toEqual([TOKENS, 'p0:I2']);
    expect(decisionOf(scene({ prompt: spending }), both)?.whyNot).toBe('no free icon');
    const tokens = point(spending, point(spending, null, 'p0:I2'), TOKENS);
    expect(tokens).toEqual(point(spending, null, TOKENS));
  });

  test('another partner is found for the same place', () => {
    expect(point(asked, refused, 'hand:elle')).toEqual({
      handles: ['p0:I2', 'hand:elle'],
      code: shiftOther.code,
    });
    const markOf = marksOf(asked, refused);
    expect(['p0:I2', 'hand:ban', 'hand:elle', 'hand:sati'].map(markOf)).toEqual([
      'selected',
      'selected',
      'target',
      'dim',
    ]);
  });

  test('pointing at either once more begins with it, and confirms nothing', () => {
    expect(isPointedAt(refused, 'hand:ban')).toBe(false);
    expect(point(asked, refused, 'hand:ban').handles).toEqual(['hand:ban']);
    expect(point(asked, refused, 'p0:I2').handles).toEqual(['p0:I2']);
    expect(isPointedAt(point(asked, place, 'hand:elle'), 'hand:elle')).toBe(true);
    expect(isPointedAt(place, 'p0:I2')).toBe(true);
  });

  test('with a place chosen, cards in hand tell why they cannot go there', () => {
    const tell = (selection: typeof place | null) =>
      ['hand:sati', 'hand:ban', 'hand:elle'].map((card) => refusalWith(asked, selection, card));
    expect(tell(place)).toEqual(['another level', 'identical', null]);
    expect(tell(refused)).toEqual(['another level', 'identical', null]);
    expect(tell(null)).toEqual([null, null, null]);
    expect(tell(point(asked, place, 'hand:elle'))).toEqual([null, null, null]);
  });
});

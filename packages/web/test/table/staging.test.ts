/** Answers that wait, and what comes first among several. */
import { describe, expect, test } from 'vitest';
import { arranged, moved } from '../../src/table/choosing/order.ts';
import {
  canComeEarlier,
  canWait,
  isMidway,
  isOneOfSeveral,
} from '../../src/table/store/staging.ts';
import { answer, prompt, scene } from './scenes.ts';
import { turn } from './turn.ts';

describe('staging', () => {
  const open = {
    lines: [],
    goesOn: true,
    isReversible: true,
    mayBeAnswered: false,
    forces: null,
  };
  const next = (more: Parameters<typeof prompt>[1]) => scene({ prompt: prompt([], more) });

  test('an answer waits while the same player goes on with the same action', () => {
    expect(canWait(open, turn, next({ kind: 'discard', purpose: 'cost' }))).toBe(true);
    expect(canWait(open, turn, next({ kind: 'action' }))).toBe(false);
    expect(canWait(open, turn, next({ kind: 'discard', seat: 1 }))).toBe(false);
    expect(canWait(open, turn, scene())).toBe(false);
    expect(canWait({ ...open, isReversible: false }, turn, next({ kind: 'discard' }))).toBe(false);
  });

  test('undo stops at beginnings: not at a price, nor at the second of several', () => {
    expect(isMidway({ isPayment: true, step: null })).toBe(true);
    expect(isMidway({ isPayment: false, step: { now: 2, of: 4 } })).toBe(true);
    expect(isMidway({ isPayment: false, step: { now: 1, of: 4 } })).toBe(false);
    expect(isMidway({ isPayment: false, step: null })).toBe(false);
  });

  test('all but the last of several are chosen by one tap', () => {
    expect(isOneOfSeveral({ step: { now: 1, of: 2 } })).toBe(true);
    expect(isOneOfSeveral({ step: { now: 2, of: 2 } })).toBe(false);
    expect(isOneOfSeveral({ step: null })).toBe(false);
  });
});

describe('what comes first', () => {
  const effects = ['a', 'b', 'c'].map((name, code) => answer(code, `order ${name}`));

  test('is kept from one question to the next; what is new comes last', () => {
    const wanted = ['order c', 'order a'];
    expect(arranged(effects, []).map(({ code }) => code)).toEqual([0, 1, 2]);
    expect(arranged(effects, wanted).map(({ code }) => code)).toEqual([2, 0, 1]);
    expect(arranged(effects.slice(0, 2), wanted).map(({ code }) => code)).toEqual([0, 1]);
  });

  test('is moved one place at a time, and not over the ends', () => {
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  });

  test('counts where cards go on a deck, and nowhere else', () => {
    const step = (purpose: string) => ({ prompt: prompt([], { purpose }), answer: effects[0]! });
    const onDeck = step('put-on-deck');
    expect(canComeEarlier([onDeck, onDeck], 1)).toBe(true);
    expect(canComeEarlier([onDeck, onDeck], 0)).toBe(false);
    expect(canComeEarlier([step('cost'), step('cost')], 1)).toBe(false);
    expect(canComeEarlier([step('cost'), onDeck], 1)).toBe(false);
  });
});

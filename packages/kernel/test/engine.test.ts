/** The loop between two questions: steps, forced answers, the end, and what a question says of itself. */
import { describe, expect, test } from 'vitest';
import {
  type AskFacts,
  byNumber,
  makeEngine,
  NEVER_ASKS,
  type Procedure,
  top,
} from '../src/index.ts';
import {
  ANSWER,
  add,
  alwaysAsking,
  engine,
  type Frame,
  type Log,
  play,
  start,
} from './counting.ts';

describe('the engine', () => {
  test('runs to the first question and says who is asked what', () => {
    const s = start();
    expect(s.stack).toEqual([
      { proc: 0, step: 1 },
      { proc: 1, step: 0 },
    ]);
    expect(engine.ask(s)).toEqual({
      seat: 0,
      kind: 'turn',
      purpose: 'add',
      source: -1,
      subject: -1,
      left: 10,
    });
    expect(engine.toAct(play(s, add(3)))).toBe(1);
  });

  test('advancing at a question changes nothing', () => {
    const s = play(start(), add(2));
    const before = structuredClone(s);
    engine.advance(s, undefined);
    expect(s).toEqual(before);
  });

  test('legal answers stand at the start of a reused buffer', () => {
    const out = [9, 9, 9, 9, 9, 9, 9];
    expect(engine.legal(play(start(), add(3)), out)).toBe(3);
    expect(out).toEqual([add(1), add(2), add(3), 9, 9, 9, 9]);
  });

  test('a forced answer is given, and told to the listener', () => {
    const s = play(start(7), add(1));
    const log: Log = [];
    engine.apply(s, (ANSWER.paint << 16) | (1 << 8), log);
    engine.apply(s, add(1), log);
    expect(s.winners).toBe(1);
    expect(log).toEqual(['add 1', 'turn 0', 'add 1']);
  });

  test('unless the frame is always asked', () => {
    const s = start(8);
    alwaysAsking.apply(s, add(1), undefined);
    expect(s).toMatchObject({ total: 9, winners: 0, turn: 1 });
    expect(alwaysAsking.legal(s, [])).toBe(1);
  });

  test('nothing is asked once there is a winner', () => {
    const s = play(start(8), add(2));
    expect([engine.toAct(s), engine.legal(s, []), s.winners]).toEqual([-1, 0, 1]);
  });

  test('knows the last step of a frame', () => {
    expect([0, 1].map((proc) => engine.lastStepOf({ proc, step: 0 }))).toEqual([1, 0]);
  });

  test('a procedure that never asks says so, and one that never ends is stopped', () => {
    const idle: Procedure<{ stack: Frame[]; winners: number }, Frame, undefined, AskFacts> = {
      ...NEVER_ASKS,
      lastStep: 0,
      step: () => false,
    };
    const lost = makeEngine([idle], () => false);
    const s = { stack: [{ proc: 0, step: 0 }], winners: 0 };
    expect(() => lost.advance(s, undefined)).toThrow('next question');
    expect(() => lost.legal(s, [])).toThrow('asks nothing');
    expect(() => lost.ask(s)).toThrow('asks nothing');
  });
});

test('a table by name becomes a list by number', () => {
  expect(byNumber({ b: 1, a: 0, c: 2 }, { a: 'A', b: 'B', c: 'C' })).toEqual(['A', 'B', 'C']);
});

test('the top of a stack is its last frame', () => {
  expect(top([1, 2, 3])).toBe(3);
});

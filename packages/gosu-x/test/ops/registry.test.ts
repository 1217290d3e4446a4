/** The operations as a whole: data only, each used by some card, none native. */
import { expect, test } from 'vitest';
import { CARD_DEFS, CLAN_DEFS } from '../../src/cards/index.ts';
import type { Ongoing } from '../../src/cards/ongoing.ts';
import type { Op } from '../../src/cards/op.ts';
import { OPERATIONS } from '../../src/ops/index.ts';
import { PROGRAMS } from '../../src/ops/programs.ts';

const CONTROL = ['forEachPlayer', 'may', 'when'];

function opsOf(ops: readonly Op[]): Op[] {
  return ops.flatMap((op) => ('do' in op ? [op, ...opsOf(op.do)] : [op]));
}

function ongoingOps(ongoing: Ongoing): Op[] {
  return 'do' in ongoing ? opsOf(ongoing.do) : [];
}

const usedBy = (id: string): Op[] => {
  const card = CARD_DEFS.find((def) => def.id === id);
  return card ? [...opsOf(card.effect), ...card.ongoing.flatMap(ongoingOps)] : [];
};

/** Every value in some data, at any depth. */
function valuesIn(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return [data];
  return Object.values(data).flatMap(valuesIn);
}

test('there are 38 operations: 35 with behaviour, 3 that steer', () => {
  expect(Object.keys(OPERATIONS)).toHaveLength(35);
  const names = [...Object.keys(OPERATIONS), ...CONTROL];
  expect(new Set(names).size).toBe(38);
});

test('every operation is used by a card, and cards use no other', () => {
  const used = new Set(CARD_DEFS.flatMap((card) => usedBy(card.id)).map((op) => op.op));
  expect([...used].sort()).toEqual([...Object.keys(OPERATIONS), ...CONTROL].sort());
});

test('cards implemented as native code: none', () => {
  const native = CARD_DEFS.filter((card) =>
    valuesIn(card).some((value) => typeof value === 'function'),
  );
  expect(native.map((card) => card.id)).toEqual([]);
  expect(valuesIn(CLAN_DEFS).filter((value) => typeof value === 'function')).toEqual([]);
});

test('cards and their programs are plain JSON', () => {
  expect(JSON.parse(JSON.stringify(CARD_DEFS))).toEqual(CARD_DEFS);
  expect(JSON.parse(JSON.stringify(PROGRAMS))).toEqual(PROGRAMS);
});

test('an operation that asks can list its answers, take one, and say its question', () => {
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const parts = [operation.legal, operation.answer, operation.ask].map(Boolean);
    expect([name, new Set(parts).size]).toEqual([name, 1]);
  }
});

/**
 * Applies a change to a view. The change comes from outside: whatever is wrong with it is answered with a result, nothing
 * is thrown, no work is done beyond what its size and the bounds below pay for, and no key is set that the old view did not
 * have, but inside values that replace others, and there none that could touch a prototype. The old view stays as it is;
 * what did not change is shared with the new one.
 */
import { LIMITS } from '../limits.ts';
import { fieldOf } from './names.ts';
import { hasOwn, isForbiddenKey, isObject, isScalar, LIKE, WHOLE } from './plain.ts';

export type Patched<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: 'bad-patch'; readonly message: string };

type Fields = { [key: string]: unknown };

class BadPatch extends Error {}

function bad(path: string, problem: string): never {
  throw new BadPatch(`${path === '' ? 'patch' : path}: ${problem}`);
}

/** What `diff(before, after)` said of `before`, made to `after`. `undefined` changes nothing. */
export function applyPatch<T>(before: T, change: unknown): Patched<T> {
  if (change === undefined) return { ok: true, value: before };
  try {
    return { ok: true, value: changed(before, change, '', 0) as T };
  } catch (error) {
    if (!(error instanceof BadPatch)) throw error;
    return { ok: false, code: 'bad-patch', message: `${error.message}; ask for a snapshot` };
  }
}

function changed(before: unknown, change: unknown, path: string, depth: number): unknown {
  if (depth > LIMITS.patchDepth) bad(path, 'nested too deep');
  if (isObject(change) && hasOwn(change, WHOLE)) {
    if (Object.keys(change).length !== 1) bad(path, `nothing may stand beside "${WHOLE}"`);
    return checked(change[WHOLE], path, depth);
  }
  if (Array.isArray(before)) {
    if (!Array.isArray(change)) bad(path, 'a list of splices is expected');
    return changedList(before, change, path, depth);
  }
  if (isObject(before)) {
    if (!isObject(change)) bad(path, 'the fields that change are expected');
    return changedObject(before, change, path, depth);
  }
  if (!isScalar(change)) bad(path, 'a single value is expected');
  return checked(change, path, depth);
}

function changedObject(before: Fields, change: Fields, path: string, depth: number): Fields {
  const after: Fields = { ...before };
  for (const start of Object.keys(change)) {
    const key = fieldOf(before, start);
    if (key === null) bad(path, `has no one field ${shown(start)}`);
    after[key] = changed(before[key], change[start], under(path, key), depth + 1);
  }
  return after;
}

function changedList(
  before: readonly unknown[],
  change: readonly unknown[],
  path: string,
  depth: number,
): unknown[] {
  const after = before.slice();
  if (change.length === 0) return after;
  if (!Array.isArray(change[0])) {
    splice(before, after, change, path, depth);
    return after;
  }
  if (change.length > LIMITS.patchList) bad(path, 'too many splices');
  for (const one of change) {
    if (!Array.isArray(one)) bad(path, 'a splice is expected');
    splice(before, after, one, path, depth);
  }
  return after;
}

function splice(
  before: readonly unknown[],
  after: unknown[],
  one: readonly unknown[],
  path: string,
  depth: number,
): void {
  const place = one[0];
  const removed = one[1];
  if (!isCount(place)) bad(path, 'a splice begins with a place in the list');
  if (typeof removed === 'object' && removed !== null) {
    if (one.length !== 2 || place >= after.length) bad(path, 'there is nothing to change there');
    after[place] = changed(after[place], removed, under(path, String(place)), depth + 1);
    return;
  }
  if (!isCount(removed) || place + removed > after.length)
    bad(path, 'more is removed than there is');
  const items: unknown[] = [];
  for (let i = 2; i < one.length; i++) items.push(element(before, one[i], path, depth + 1));
  if (after.length - removed + items.length > LIMITS.patchList)
    bad(path, 'the list becomes too long');
  if (items.length === removed) {
    for (let i = 0; i < items.length; i++) after[place + i] = items[i];
  } else {
    after.splice(place, removed, ...items);
  }
}

/** A new element of a list. */
function element(before: readonly unknown[], item: unknown, path: string, depth: number): unknown {
  if (!isObject(item)) return checked(item, path, depth);
  if (hasOwn(item, WHOLE)) return changed(null, item, path, depth);
  if (!hasOwn(item, LIKE)) return checked(item, path, depth);
  const { [LIKE]: place, ...change } = item;
  const model = isCount(place) ? before[place] : undefined;
  if (!isObject(model)) bad(path, `"${LIKE}" names no element of the old list`);
  return changedObject(model, change, path, depth);
}

/** A value that is taken whole: plain JSON without keys that could touch a prototype. */
function checked(value: unknown, path: string, depth: number): unknown {
  if (depth > LIMITS.patchDepth) bad(path, 'nested too deep');
  if (Array.isArray(value)) {
    if (value.length > LIMITS.patchList) bad(path, 'the list is too long');
    for (const item of value) checked(item, path, depth + 1);
    return value;
  }
  if (isObject(value)) {
    for (const key of Object.keys(value)) {
      if (isForbiddenKey(key)) bad(path, `${shown(key)} is no field`);
      checked(value[key], path, depth + 1);
    }
    return value;
  }
  const isPlain =
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    Number.isFinite(value);
  if (!isPlain) bad(path, 'is no plain value');
  return value;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function under(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function shown(key: string): string {
  return JSON.stringify(key.slice(0, 40));
}

/**
 * What changed from one view to the next, as small as JSON can say it readably. Written for plain data of a fixed shape:
 * objects of numbers, lists of numbers, lists of small objects. Anything else is replaced whole, so it is right for any JSON.
 *
 *   change of an object   { field: change, ... }            only the fields that changed, each by the start of its name
 *   change of a scalar    the new scalar
 *   change of a list      one splice, or a list of splices, each at a place in the list as it then is
 *   splice                [place, removed, ...added]         or [place, change] of the element there
 *   in place of a change  { "$": value }                     the new value, whole
 *   in `added`            { "=": place, field: change, ... } a copy of that element of the old list, changed
 */
import { type Starts, startsOf } from './names.ts';
import { hasKeys, hasOwn, isObject, LIKE, WHOLE } from './plain.ts';

type Fields = { [key: string]: unknown };
type List = readonly unknown[];

/** Nothing changed. */
const NONE = undefined;

/** The change of a view; `applyPatch` reads it. */
export type WirePatch = { readonly [field: string]: unknown };

/** The change that makes one view of another, or `undefined` where they are equal. */
export function diffViews(before: object, after: object): WirePatch | undefined {
  return diff(before, after) as WirePatch | undefined;
}

/** The change that makes `after` of `before`, or `undefined` where they are equal. Both are left as they are. */
export function diff(before: unknown, after: unknown): unknown {
  if (before === after) return NONE;
  if (Array.isArray(before)) {
    return Array.isArray(after) ? diffLists(before, after) : whole(after);
  }
  if (isObject(before)) {
    return isObject(after) ? diffObjects(before, after) : whole(after);
  }
  return typeof after === 'object' && after !== null ? whole(after) : after;
}

function whole(value: unknown): Fields {
  return { [WHOLE]: value };
}

function diffObjects(before: Fields, after: Fields): unknown {
  let changes: Fields | undefined;
  let starts: Starts | undefined;
  let count = 0;
  for (const key in after) {
    count++;
    const a = before[key];
    const b = after[key];
    if (a === b && a !== undefined) continue;
    if (key === WHOLE || key === LIKE || !hasOwn(before, key)) return whole(after);
    const change = diff(a, b);
    if (change === undefined) continue;
    if (changes === undefined) {
      changes = {};
      starts = startsOf(before);
    }
    changes[(starts as Starts).get(key) as string] = change;
  }
  for (const _ in before) count--;
  // A field came or went: no fixed shape.
  if (count !== 0) return whole(after);
  return changes;
}

function diffLists(before: List, after: List): unknown {
  const first = after.length > 0 ? after[0] : before[0];
  const splices =
    typeof first === 'object' && first !== null
      ? diffNested(before, after)
      : before.length === after.length
        ? diffInPlace(before, after)
        : diffMoved(before, after);
  if (splices === NONE) return NONE;
  return splices.length === 1 ? splices[0] : splices;
}

/** Equal elements between two changes that are cheaper to repeat than to leave out. */
const GAP = 2;

/** Lists of one length: the stretches that differ. */
function diffInPlace(before: List, after: List): unknown[][] | undefined {
  let splices: unknown[][] | undefined;
  let splice: unknown[] | undefined;
  let end = -1;
  for (let i = 0; i < after.length; i++) {
    const b = after[i];
    if (before[i] === b) continue;
    if (isNested(before[i]) || isNested(b)) {
      if (diff(before[i], b) === undefined) continue;
    }
    if (splice !== undefined && i - end <= GAP) {
      for (let k = end; k < i; k++) splice.push(added(after[k]));
    } else {
      splice = [i, 0];
      if (splices === undefined) splices = [splice];
      else splices.push(splice);
    }
    splice.push(added(b));
    splice[1] = splice.length - 2;
    end = i + 1;
  }
  return splices;
}

/** A list that grew or shrank: one splice between the ends both have in common. */
function diffMoved(before: List, after: List): unknown[][] {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && before[head] === after[head]) head++;
  let tail = 0;
  while (
    tail < least - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  ) {
    tail++;
  }
  const splice: unknown[] = [head, before.length - tail - head];
  for (let i = head; i < after.length - tail; i++) splice.push(added(after[i]));
  return [splice];
}

/** Lists of objects or lists, such as a stack: element by element from the start, then what came or went at the end. */
function diffNested(before: List, after: List): unknown[][] | undefined {
  let splices: unknown[][] | undefined;
  const least = Math.min(before.length, after.length);
  for (let i = 0; i < least; i++) {
    const change = diff(before[i], after[i]);
    if (change === undefined) continue;
    const isChange = isNested(before[i]) && isNested(change);
    splices ??= [];
    splices.push(isChange ? [i, change] : [i, 1, added(after[i])]);
  }
  if (before.length !== after.length) {
    const splice: unknown[] = [least, before.length - least];
    for (let i = least; i < after.length; i++) splice.push(addedLike(before, after[i]));
    splices ??= [];
    splices.push(splice);
  }
  return splices;
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** A new element; one whose fields could be taken for marks is wrapped. */
function added(value: unknown): unknown {
  return isObject(value) && (hasOwn(value, WHOLE) || hasOwn(value, LIKE)) ? whole(value) : value;
}

/** A new element, told by the one of the old list it has most in common with. */
function addedLike(before: List, value: unknown): unknown {
  if (!isObject(value) || hasOwn(value, WHOLE) || hasOwn(value, LIKE)) return added(value);
  let model = -1;
  const keys = Object.keys(value);
  let fewest = keys.length - 1;
  for (let i = 0; i < before.length; i++) {
    const other = before[i];
    if (!isObject(other) || !hasKeys(other, keys)) continue;
    const differing = countDiffering(other, value);
    if (differing >= fewest) continue;
    model = i;
    fewest = differing;
  }
  if (model < 0) return value;
  return { [LIKE]: model, ...(diff(before[model], value) as Fields | undefined) };
}

function countDiffering(a: Fields, b: Fields): number {
  let count = 0;
  for (const key in b) if (a[key] !== b[key]) count++;
  return count;
}

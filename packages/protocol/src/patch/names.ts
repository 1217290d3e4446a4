/**
 * Fields in a patch are named by the start of their name, as much of it as tells them from the others of the object: both sides
 * hold the object, so nothing else needs to be agreed on.
 */
import { hasKeys, hasOwn, isForbiddenKey, LIKE, WHOLE } from './plain.ts';

/** How each field of one shape is written. */
export type Starts = ReadonlyMap<string, string>;

/** A name of fewer letters says too little to a reader. */
const LEAST = 2;

interface Shape {
  readonly keys: readonly string[];
  readonly starts: Starts;
}

/** Shapes are few and fixed; should they not be, all are forgotten now and then. */
let shapes: Shape[] = [];
const MOST_SHAPES = 100;

/** Compares names one by one, which are the same texts in memory: quicker than any key made of them, and nothing is made for it. */
export function startsOf(object: object): Starts {
  for (let i = 0; i < shapes.length; i++) {
    const shape = shapes[i] as Shape;
    if (hasKeys(object, shape.keys)) return shape.starts;
  }
  const keys = Object.keys(object);
  const starts = new Map(keys.map((key) => [key, startOf(key, keys)]));
  if (shapes.length >= MOST_SHAPES) shapes = [];
  shapes.push({ keys, starts });
  return starts;
}

function startOf(key: string, keys: readonly string[]): string {
  for (let length = LEAST; length < key.length; length++) {
    const start = key.slice(0, length);
    if (start === WHOLE || start === LIKE) continue;
    if (keys.every((other) => other === key || !other.startsWith(start))) return start;
  }
  return key;
}

/** The field of an object a patch means, or null where it means none or several. */
export function fieldOf(object: object, start: string): string | null {
  if (hasOwn(object, start)) return isForbiddenKey(start) ? null : start;
  if (start.length < LEAST) return null;
  let field: string | null = null;
  for (const key in object) {
    if (!key.startsWith(start) || !hasOwn(object, key)) continue;
    if (field !== null) return null;
    field = key;
  }
  return field === null || isForbiddenKey(field) ? null : field;
}

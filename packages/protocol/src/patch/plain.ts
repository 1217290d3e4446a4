/** The marks of a patch, and the few questions both sides of the codec ask about plain data. */

/** In place of a change: the new value, whole. */
export const WHOLE = '$';
/** In a new element of a list: the place of the element it is like, before this list was changed. */
export const LIKE = '=';

export const hasOwn = (object: object, key: string): boolean => Object.hasOwn(object, key);

/** Keys that mean something else than a field; no value that has one is ever made. */
export function isForbiddenKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

export function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isScalar(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

/** Exactly these fields, in this order, as all objects of one fixed shape have them. */
export function hasKeys(object: object, keys: readonly string[]): boolean {
  let i = 0;
  for (const key in object) if (keys[i++] !== key) return false;
  return i === keys.length;
}

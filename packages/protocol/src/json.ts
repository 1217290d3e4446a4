/** JSON from outside, before any schema sees it: bounded in length and depth, and without keys that could touch a prototype. */
import { hasOwn, isForbiddenKey } from './patch/plain.ts';

export type Json =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: 'too-large' | 'bad-message'; readonly why: JsonFault };

/** What is wrong, as `problem.ts` says it. */
export type JsonFault = 'length' | 'syntax' | 'depth' | 'key';

export function parseJson(text: string, most: number, depth: number): Json {
  if (text.length > most) return { ok: false, code: 'too-large', why: 'length' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, code: 'bad-message', why: 'syntax' };
  }
  const why = faultOf(value, depth);
  return why === null ? { ok: true, value } : { ok: false, code: 'bad-message', why };
}

/** `depth`: how many objects and lists may still stand inside each other. */
export function faultOf(value: unknown, depth: number): JsonFault | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth === 0) return 'depth';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = faultOf(value[i], depth - 1);
      if (fault !== null) return fault;
    }
    return null;
  }
  const object = value as { readonly [key: string]: unknown };
  for (const key in object) {
    if (!hasOwn(object, key)) continue;
    if (isForbiddenKey(key)) return 'key';
    const fault = faultOf(object[key], depth - 1);
    if (fault !== null) return fault;
  }
  return null;
}

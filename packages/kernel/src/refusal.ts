/** Refused input: one line in the reader's language, whatever was in it. */
import type { Parsed } from './game.ts';
import type { Lang, Text } from './lang.ts';
import { inLang } from './typeset.ts';

const SHOWN = 60;

export function refused(code: string, problem: Text, lang: Lang): Parsed<never> {
  return { ok: false, code, message: problemLine(problem, lang) };
}

export function problemLine(problem: Text, lang: Lang): string {
  return oneLine(inLang(problem, lang));
}

export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** A value somebody wrote, short enough for a message. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return '[...]';
  if (typeof value === 'object' && value !== null) return '{...}';
  if (typeof value !== 'string') return String(value).slice(0, SHOWN);
  return JSON.stringify(value.length > SHOWN ? `${value.slice(0, SHOWN)}...` : value);
}

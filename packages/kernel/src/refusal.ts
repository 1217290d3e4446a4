/** Refused input in both languages: one line, whatever was in it. */
import type { Parsed } from './game.ts';
import type { Lang, Text } from './lang.ts';

const SHOWN = 60;

export function refused(code: string, problem: Text, lang: Lang): Parsed<never> {
  return { ok: false, code, message: oneLine(problem[lang]) };
}

/** Quotes what somebody wrote, cut short. */
export function quote(text: string): string {
  return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text);
}

function oneLine(text: string): string {
  return text.replace(/[\t\n\r ]+/gu, ' ');
}

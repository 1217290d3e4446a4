/** GOSU Tactics has no rule options: what somebody wrote must be empty. */
import {
  isFields,
  type Lang,
  type Options,
  type Parsed,
  refused,
  show,
  type Text,
} from '@open-gosu/kernel';

export function parseOptions(input: unknown, lang: Lang): Parsed<Options> {
  const problem = problemOf(input);
  return problem === null ? { ok: true, value: {} } : refused('bad-options', problem, lang);
}

function problemOf(input: unknown): Text | null {
  if (input === undefined || input === null) return null;
  if (!isFields(input)) {
    return {
      en: `an object is expected, not ${show(input)}`,
      fr: `un objet est attendu, pas ${show(input)}`,
    };
  }
  const [first] = Object.keys(input);
  if (first === undefined) return null;
  return {
    en: `GOSU Tactics has no rule options: remove ${show(first)}`,
    fr: `GOSU Tactics n’a pas d’options de règle : enlevez ${show(first)}`,
  };
}

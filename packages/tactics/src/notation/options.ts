/** GOSU Tactics has no rule options: what somebody wrote must be empty. */
import {
  isFields,
  type Lang,
  type Options,
  type Parsed,
  refused,
  type Text,
} from '@open-gosu/kernel';

export function parseOptions(input: unknown, lang: Lang): Parsed<Options> {
  const problem = problemOf(input);
  return problem === null ? { ok: true, value: {} } : refused('bad-options', problem, lang);
}

function problemOf(input: unknown): Text | null {
  if (input === undefined || input === null) return null;
  if (!isFields(input)) {
    return { en: '"options" must be an object', fr: '« options » doit être un objet' };
  }
  const [first] = Object.keys(input);
  if (first === undefined) return null;
  const shown = first.slice(0, 40);
  return {
    en: `GOSU Tactics has no rule options: "${shown}" must go`,
    fr: `GOSU Tactics n’a pas d’options de règle : « ${shown} » est à enlever`,
  };
}

/** What is wrong with a value, in words: which field, and what is expected there. Says nothing of anything but the value. */
import { type Lang, oneLine, type Text, typeset } from '@open-gosu/kernel';
import type { BaseIssue } from 'valibot';

export interface Problem {
  /** As a path, `orders.0.do`; empty for the whole. */
  readonly field: string;
  readonly message: string;
}

type Say = (args: readonly string[]) => Text;

const EXPECTED: { readonly [code: string]: Say } = {
  int: ([least, most]) => ({
    en: `a whole number from ${least} to ${most} is expected`,
    fr: `un nombre entier de ${least} à ${most} est attendu`,
  }),
  real: ([least, most]) => ({
    en: `a number from ${least} to ${most} is expected`,
    fr: `un nombre de ${least} à ${most} est attendu`,
  }),
  line: ([least, most]) => ({
    en: `a text of ${least} to ${most} characters on one line is expected`,
    fr: `un texte de ${least} à ${most} caractères sur une ligne est attendu`,
  }),
  word: ([least, most]) => ({
    en: `${least} to ${most} of the characters A-Z a-z 0-9 _ - are expected`,
    fr: `de ${least} à ${most} des caractères A-Z a-z 0-9 _ - sont attendus`,
  }),
  one: (choices) => ({
    en: `one of ${choices.join(', ')} is expected`,
    fr: `l'un de ${choices.join(', ')} est attendu`,
  }),
  flag: () => ({ en: 'true or false is expected', fr: 'true ou false est attendu' }),
  list: ([most]) => ({
    en: `a list of at most ${most} is expected`,
    fr: `une liste d'au plus ${most} est attendue`,
  }),
  entries: ([most]) => ({
    en: `at most ${most} fields are expected`,
    fr: `au plus ${most} champs sont attendus`,
  }),
  fields: () => ({ en: 'an object is expected', fr: 'un objet est attendu' }),
  option: () => ({
    en: 'a short text, a whole number, true, false or lists of names are expected',
    fr: 'un texte court, un nombre entier, true, false ou des listes de noms sont attendus',
  }),
  kind: () => ({
    en: 'the name of a message is expected: see docs/PROTOCOL.md',
    fr: "le nom d'un message est attendu : voir docs/PROTOCOL.md",
  }),
  event: () => ({ en: 'an event is expected', fr: 'un évènement est attendu' }),
  view: () => ({ en: 'a view is expected', fr: 'une vue est attendue' }),
  patch: () => ({ en: 'a patch is expected', fr: 'une différence est attendue' }),
  url: () => ({ en: 'an https address is expected', fr: 'une adresse https est attendue' }),
  opaque: () => ({
    en: 'an object of plain values is expected',
    fr: 'un objet de valeurs simples est attendu',
  }),
};

const UNKNOWN_FIELD: Text = {
  en: 'there is no such field here: leave it out',
  fr: "ce champ n'existe pas ici : retirez-le",
};
const MISSING: Text = { en: 'this field is missing', fr: 'ce champ manque' };

const FIELD_LENGTH = 60;

export function problemOf(issue: BaseIssue<unknown>, lang: Lang): Problem {
  const field = pathOf(issue);
  const words = expectation(issue)[lang];
  const message = oneLine(typeset(field === '' ? words : `"${field}": ${words}`, lang));
  return { field, message };
}

function expectation(issue: BaseIssue<unknown>): Text {
  if (issue.expected === 'never') return UNKNOWN_FIELD;
  // Objects speak for the fields they miss.
  if (/object$/.test(issue.type) && issue.path !== undefined && issue.received === 'undefined')
    return MISSING;
  const [code = '', ...args] = issue.message.split(' ');
  const say = Object.hasOwn(EXPECTED, code) ? EXPECTED[code] : undefined;
  if (say !== undefined) return say(args);
  return { en: 'something else is expected', fr: 'autre chose est attendu' };
}

/** Keys are somebody's input: only harmless letters of them are repeated. */
function pathOf(issue: BaseIssue<unknown>): string {
  const keys = issue.path?.map((part) => String(part.key).replace(/[^A-Za-z0-9_-]/g, '?')) ?? [];
  return keys.join('.').slice(0, FIELD_LENGTH);
}

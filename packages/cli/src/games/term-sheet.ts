/** A word of the rules or of the cards as a reader looks it up. */
import { capitalize, inLang, type Lang, type Text } from '@open-gosu/kernel';
import { aboutCard } from '../words/cards.ts';
import type { TermKind, TermSheet } from './kit.ts';

export interface Word {
  readonly id: string;
  readonly name: Text;
  /** The rule that says what it means. */
  readonly rule: string;
}

/** `texts`: what it does; for a power its base and its max form. */
export function termSheet(
  { id, name, rule }: Word,
  kind: TermKind,
  texts: readonly Text[],
  lang: Lang,
): TermSheet {
  const called = capitalize(inLang(name, lang));
  const [text = '', max] = texts.map((one) => inLang(one, lang));
  return {
    id,
    name: called,
    kind,
    facts: { id, name: called, kind, text, ...(max === undefined ? {} : { max }), rule },
    title: aboutCard(lang, kind, { id, name: called, rule }),
    texts: max === undefined ? [text] : [text, aboutCard(lang, 'maxForm', { text: max })],
  };
}

/** The words of a glossary. */
export function wordSheets(
  entries: readonly (Word & { readonly text: Text })[],
  lang: Lang,
): TermSheet[] {
  return entries.map((entry) => termSheet(entry, 'word', [entry.text], lang));
}

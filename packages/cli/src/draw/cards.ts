/** Cards, clans and terms as a reader meets them: a heading, facts on one line, text wrapped under it. Pure. */
import type { CardSheet, Catalogue, ClanSheet, Look, TermSheet } from '../games/kit.ts';
import { indented, wrap } from './layout.ts';
import { makeStyle } from './style.ts';

const INDENT = '    ';

/** "elle  Elle", its facts, then the text. */
export function cardLines(card: CardSheet, look: Look): string[] {
  const style = makeStyle(look.color);
  return [
    style.bold(card.id) + (card.name === '' ? '' : `  ${card.name}`),
    ...indented(card.summary, look.width, INDENT).map((line) => style.dim(line)),
    ...paragraphs(card.texts, look),
  ];
}

/** The card, the terms it uses, and what must be said of it besides. */
export function fullCardLines(card: CardSheet, { terms }: Catalogue, look: Look): string[] {
  return [
    ...cardLines(card, look),
    ...terms.filter(({ id }) => card.terms.includes(id)).flatMap((term) => termLines(term, look)),
    ...noteLines(card.notes, look),
  ];
}

/** A clan under its name: what is to be said of it, then its cards. */
export function clanLines(clan: ClanSheet, cards: readonly CardSheet[], look: Look): string[] {
  const style = makeStyle(look.color);
  return [
    style.underline(style.bold(`${clan.name} (${clan.id})`)),
    ...clanTexts(clan, look),
    '',
    ...cards.flatMap((card) => [...cardLines(card, look), '']),
  ];
}

export function clanTexts(clan: ClanSheet, look: Look): string[] {
  return paragraphs(clan.texts, look);
}

export function termLines({ title, texts }: TermSheet, look: Look): string[] {
  return [makeStyle(look.color).bold(title), ...paragraphs(texts, look)];
}

export function noteLines(notes: readonly string[], look: Look): string[] {
  return notes.flatMap((note) => wrap(note, look.width));
}

function paragraphs(texts: readonly string[], look: Look): string[] {
  return texts.flatMap((text) => indented(text, look.width, INDENT));
}

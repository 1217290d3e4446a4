/**
 * Names as sentences need them: cards by kind, by id, by the name several of them share (X9.17). A card that does not
 * exist is "?" here: names also go into refusals of untrusted input.
 */
import type { Lang } from '@open-gosu/kernel';
import { CARD_DEFS } from '../cards/index.ts';
import { cardName } from './terms.ts';

export function kindName(kind: number, lang: Lang): string {
  const card = CARD_DEFS[kind];
  return card === undefined ? '?' : cardName(card, lang);
}

export function idName(id: string, lang: Lang): string {
  return kindName(
    CARD_DEFS.findIndex((card) => card.id === id),
    lang,
  );
}

/** "Phoenix" for the three cards of that name: what stands before the parenthesis. */
export function sharedName(nameId: string, lang: Lang): string {
  const card = CARD_DEFS.find((def) => def.nameId === nameId);
  return card === undefined ? '?' : cardName(card, lang).replace(/ \(.*\)$/, '');
}

/** What a Force of will card answers: an activation, or else a capture or destruction. */
export function answersActivation(id: string): boolean {
  const rows = CARD_DEFS.find((card) => card.id === id)?.ongoing ?? [];
  return rows.some((row) => row.kind === 'respond' && row.to === 'activation');
}

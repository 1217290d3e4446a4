/**
 * The text of a card or a tile, generated from its definition in either language. This is what clients print; a card's
 * own wording (`text` in its definition) replaces the generated sentences, and a test holds the two together.
 */
import { type Lang, sentence, type Text, typesetFr } from '@open-gosu/kernel';
import type { CardDef } from '../cards/define.ts';
import type { Ongoing } from '../cards/ongoing.ts';
import type { Op } from '../cards/op.ts';
import type { ClanId } from '../cards/words.ts';
import { type OngoingWords, tellOngoing, tellRule } from './ongoing.ts';
import { ONGOING_EN } from './ongoing-en.ts';
import { ONGOING_FR } from './ongoing-fr.ts';
import { tellEn } from './ops-en.ts';
import { tellFr } from './ops-fr.ts';
import { ORDER, type Scope } from './sequence.ts';
import { cardOfKind, clanDef, keywordName } from './terms.ts';

/** Of a card that has only keywords, or nothing. */
export const NO_EFFECT: Text = { en: 'No effect.', fr: 'Sans effet.' };

export interface CardText {
  readonly keywords: readonly string[];
  /** What happens when the card enters play and on each activation; a wording of the card's own stands here whole. */
  readonly effect: string;
  /** One text for each thing the card does by lying in play, or from hand. */
  readonly ongoing: readonly string[];
  /** All of it, as one would read it on the card. */
  readonly full: string;
}

interface Speech {
  readonly tell: (ops: readonly Op[], scope: Scope) => string;
  readonly ongoing: OngoingWords;
  readonly typeset: (text: string) => string;
}

const SPEECH: { readonly [L in Lang]: Speech } = {
  en: { tell: tellEn, ongoing: ONGOING_EN, typeset: (text) => text },
  fr: { tell: tellFr, ongoing: ONGOING_FR, typeset: typesetFr },
};

/** The text of a card, or of the card of a kind. */
export function cardText(card: CardDef | number, lang: Lang): CardText {
  const def = typeof card === 'number' ? cardOfKind(card) : card;
  if (def.text === null) return generatedText(def, lang);
  return assemble(def, SPEECH[lang].typeset(def.text[lang]), [], lang);
}

/** The text made from the definition alone, whatever wording the card has of its own. */
export function generatedText(def: CardDef, lang: Lang): CardText {
  return assemble(
    def,
    effectText(def.effect, lang),
    def.ongoing.map((row) => ongoingText(row, lang)),
    lang,
  );
}

export function effectText(ops: readonly Op[], lang: Lang): string {
  const { tell, typeset } = SPEECH[lang];
  return typeset(sentence(tell(ops, ORDER)));
}

export function ongoingText(row: Ongoing, lang: Lang): string {
  const { ongoing, typeset } = SPEECH[lang];
  return typeset(tellOngoing(row, ongoing));
}

/** The rule of a clan's active tile: the leader's ongoing effect, given to both players. */
export function tileText(clan: ClanId, lang: Lang): string {
  const { ongoing, typeset } = SPEECH[lang];
  const leader = clanDef(clan).cards.find(({ id }) => id === clan);
  const rules = (leader?.ongoing ?? []).map((row) => {
    if (row.kind === 'end-of-turn' || row.kind === 'trigger' || row.kind === 'respond') {
      throw new Error(`${clan}: a tile has no form for "${row.kind}"`);
    }
    return tellRule(row.kind, 'each', ongoing);
  });
  return typeset(rules.join(' '));
}

/** The aid side of a clan's tile: what the clan does. */
export function tileAid(clan: ClanId, lang: Lang): string {
  return SPEECH[lang].typeset(clanDef(clan).tile.aid[lang]);
}

function assemble(def: CardDef, effect: string, ongoing: readonly string[], lang: Lang): CardText {
  const keywords = def.keywords.map((keyword) => keywordName(keyword, lang));
  const parts = [sentence(keywords.join(', ')), effect, ...ongoing];
  return { keywords, effect, ongoing, full: parts.filter((part) => part !== '').join(' ') };
}

/** The cards, clans and words of Gosu X as a reader meets them. */
import {
  type CardDef,
  CLAN_DEFS,
  type ClanId,
  cardName,
  cardText,
  clanName,
  copiesOf,
  GLOSSARY_ENTRIES,
  KEYWORD_TERMS,
  KEYWORDS,
  kindOf,
  levelName,
  NO_EFFECT,
  primerOf,
  rowName,
  rulingsOf,
  TRIOS,
  tileAid,
  tileText,
  wordsOfCard,
} from '@open-gosu/gosu-x';
import { capitalize, inLang, type Lang, perLang } from '@open-gosu/kernel';
import type { Book, BookCard, BookClan, BookTerm } from '../book.ts';
import { sayInBook } from './words.ts';

export const gosuXBook = perLang(
  (lang): Book => ({
    game: 'gosu-x',
    title: 'Gosu X',
    cards: CLAN_DEFS.flatMap(({ id, cards }) => cards.map((def) => cardOf(def, id, lang))),
    clans: CLAN_DEFS.map(({ id }) => clanOf(id, lang)),
    terms: termsOf(lang),
    levels: [levelName(1, lang), levelName(2, lang), levelName(3, lang)],
    rows: [rowName(1, lang), rowName(2, lang), rowName(3, lang)],
    notes: [sayInBook(lang, 'marked')],
    trios: TRIOS.map(({ clans, text }) => ({ clans, text: inLang(text, lang) })),
  }),
);

function cardOf(def: CardDef, clan: ClanId, lang: Lang): BookCard {
  const { id, level, value, shift, icons, estimated, nameId } = def;
  const { effect, ongoing } = cardText(def, lang);
  const texts = [effect, ...ongoing].filter((text) => text !== '');
  return {
    id,
    name: cardName(def, lang),
    clan,
    level,
    value,
    shift,
    icons,
    copies: copiesOf(kindOf(id)),
    terms: wordsOfCard(def),
    texts: texts.length === 0 ? [inLang(NO_EFFECT, lang)] : texts,
    rulings: rulingsOf(id, lang),
    notes: estimated.map((fact) => sayInBook(lang, fact)),
    isShapeshifter: nameId === 'bhj',
    isZombie: false,
  };
}

function clanOf(id: ClanId, lang: Lang): BookClan {
  const { strengths, difficulty } = primerOf(id, lang);
  const tile = [tileAid(id, lang), tileText(id, lang)];
  return { id, name: clanName(id, lang), tile, strengths, difficulty };
}

function termsOf(lang: Lang): BookTerm[] {
  const keywords = KEYWORDS.map((id) => {
    const term = KEYWORD_TERMS[id];
    return { id, name: inLang(term, lang), gloss: inLang(term.gloss, lang), rule: term.rule };
  });
  const words = GLOSSARY_ENTRIES.map(({ id, name, text, rule }) => ({
    id,
    name: capitalize(inLang(name, lang)),
    gloss: inLang(text, lang),
    rule,
  }));
  return [...keywords, ...words];
}

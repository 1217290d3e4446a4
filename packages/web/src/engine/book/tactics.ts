/** The goblins, clans and words of GOSU Tactics as a reader meets them. */
import { at, capitalize, inLang, type Lang, perLang, sentence } from '@open-gosu/kernel';
import {
  CLAN_DEFS,
  type ClanId,
  cardName,
  cardText,
  clanName,
  type FaceDef,
  faceOf,
  GLOSSARY,
  type Level,
  levelName,
  POWER_TERMS,
  POWERS,
  primerOf,
  RECONSTRUCTION,
  rulingsOf,
  STRENGTH_OF,
  TRIGGER_TERMS,
  TRIGGERS,
  type Trigger,
  WORDS_OF_POWER,
} from '@open-gosu/tactics';
import type { Book, BookCard, BookClan, BookTerm } from '../book.ts';
import { sayInBook } from './words.ts';

export const tacticsBook = perLang(
  (lang): Book => ({
    game: 'gosu-tactics',
    title: 'GOSU Tactics',
    cards: CLAN_DEFS.flatMap(({ id, faces }) => faces.map((def) => cardOf(def, id, lang))),
    clans: CLAN_DEFS.map(({ id }) => clanOf(id, lang)),
    terms: termsOf(lang),
    levels: levelsOf(lang),
    rows: levelsOf(lang),
    notes: [inLang(RECONSTRUCTION, lang)],
  }),
);

function levelsOf(lang: Lang): Book['levels'] {
  const named = (level: Level) => capitalize(levelName(level, lang));
  return [named(1), named(2), named(3)];
}

function cardOf(def: FaceDef, clan: ClanId, lang: Lang): BookCard {
  const { id, level, copies, cost, zombie } = def;
  const face = faceOf(id);
  const text = cardText(face, lang);
  return {
    id,
    name: cardName(face, lang),
    clan,
    level,
    value: at(STRENGTH_OF, face),
    shift: cost,
    icons: 0,
    copies,
    terms: wordsOf(def),
    texts: [...text.powers.map((power) => power.text), sentence(text.cost)],
    rulings: rulingsOf(def, lang),
    notes: [],
    isShapeshifter: false,
    isZombie: zombie,
  };
}

/** A trigger and a word of the rules may have the same name: mutation. */
function triggerId(trigger: Trigger): string {
  return `at-${trigger}`;
}

function wordsOf({ x, zombie, cost, powers }: FaceDef): string[] {
  const words = [
    ...(x ? ['x'] : []),
    ...powers.flatMap(({ trigger, power }) => [
      triggerId(trigger),
      power,
      ...WORDS_OF_POWER[power],
    ]),
    ...(cost === null ? [] : [zombie ? 'zombie-mutation' : 'mutation']),
  ];
  return [...new Set(words)];
}

function clanOf(id: ClanId, lang: Lang): BookClan {
  const { strengths, difficulty } = primerOf(id, lang);
  return { id, name: clanName(id, lang), tile: [], strengths, difficulty };
}

function termsOf(lang: Lang): BookTerm[] {
  const triggers = TRIGGERS.map((id) => {
    const { name, gloss, rule } = TRIGGER_TERMS[id];
    return { id: triggerId(id), name: inLang(name, lang), gloss: inLang(gloss, lang), rule };
  });
  const powers = POWERS.map((id) => {
    const { name, base, max, rule } = POWER_TERMS[id];
    const forms = { base: inLang(base, lang), max: inLang(max, lang) };
    return { id, name: inLang(name, lang), gloss: sayInBook(lang, 'maximum', forms), rule };
  });
  const words = GLOSSARY.map(({ id, name, text, rule }) => ({
    id,
    name: capitalize(inLang(name, lang)),
    gloss: inLang(text, lang),
    rule,
  }));
  return [...triggers, ...powers, ...words];
}

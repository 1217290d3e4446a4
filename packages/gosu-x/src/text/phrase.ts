/**
 * The small grammar of both languages: articles, plurals, "an OPEN level I or II card", "une carte LIBRE de niveau I ou
 * II", French verbs in the "vous" form. It knows filters of cards, not operations.
 */
import { joinOr, type Lang, roman, spaced } from '@open-gosu/kernel';
import type { InPile, InPlay, Who } from '../cards/op.ts';
import type { Level } from '../cards/words.ts';
import type { Person, Scope } from './sequence.ts';
import { KEYWORD_TERMS, keywordName, TERMS } from './terms.ts';

/** A noun phrase: "a level I card" and "level I cards". */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** "I", "I or II": null where every level will do. */
function levelList(lang: Lang, levels: readonly Level[] | undefined): string | null {
  if (levels === undefined || levels.length === 3) return null;
  return joinOr(lang, levels.map(roman));
}

/** The person a clause about `who` is in. */
export function personOf(who: Who, scope: Scope): Person {
  return who === 'you' ? scope.person : 'they';
}

// English

export const CARD_EN: Noun = { one: 'a card', many: 'cards' };

export interface InPlayManner {
  readonly open?: boolean;
  readonly another?: boolean;
}

/** "an OPEN level I or II card", "another card in this row or column". */
export function cardInPlayEn(filter: InPlay, manner: InPlayManner = {}): string {
  const levels = levelList('en', filter.levels);
  const noun = spaced(
    manner.open && TERMS.open.en,
    filter.where === 'adjacent' && TERMS.adjacent.en,
    filter.side === 'opposing' && TERMS.opposing.en,
    levels && `level ${levels}`,
    filter.bounty && keywordName('bounty', 'en'),
    'card',
    filter.where === 'row-or-column' && 'in this row or column',
    filter.side === 'yours' && 'of yours',
    filter.upToPaid && 'of the same level or lower',
  );
  return manner.another ? `another ${noun}` : withArticle(noun);
}

/** "a Veteran card", "cards of that clan and level". */
export function cardInPileEn(filter: InPile): Noun {
  const levels = levelList('en', filter.levels);
  const { clan, level, name } = filter;
  const before = spaced(
    levels && `level ${levels}`,
    filter.keywords?.map((keyword) => keywordName(keyword, 'en')).join(' and/or '),
  );
  const after = spaced(
    name === 'phoenix' && 'named Phoenix',
    name === 'chosen' && 'with that name',
    (clan || level) && spaced('of that', clan && 'clan', clan && level && 'and', level && 'level'),
  );
  return {
    one: withArticle(spaced(before, 'card', after)),
    many: spaced(before, 'cards', after),
  };
}

/** What a Supremacy token adds to the levels just named, as a sentence of its own. */
export function bonusEn(bonus: readonly Level[] | undefined): string {
  const levels = levelList('en', bonus);
  return levels === null
    ? ''
    : `. If you have a Supremacy token, the chosen card may also be of level ${levels}`;
}

/** "draw", "draws". */
export function verbEn(base: string, person: Person, scope: Scope): string {
  if (person === 'you' || scope.infinitive) return base;
  if (/[^aeo]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return base + (/(s|ch)$/.test(base) ? 'es' : 's');
}

// French

export const CARD_FR: Noun = { one: 'une carte', many: 'cartes' };

/** "une carte LIBRE de niveau I ou II", "une autre carte de cette ligne ou de cette colonne". */
export function cardInPlayFr(filter: InPlay, manner: InPlayManner = {}): string {
  const levels = levelList('fr', filter.levels);
  return spaced(
    manner.another ? 'une autre carte' : 'une carte',
    filter.bounty && keywordName('bounty', 'fr'),
    manner.open && TERMS.open.feminine,
    filter.where === 'adjacent' && TERMS.adjacent.feminine,
    filter.side === 'opposing' && TERMS.opposing.feminine,
    levels && `de niveau ${levels}`,
    filter.upToPaid && 'de même niveau ou de niveau inférieur',
    filter.where === 'row-or-column' && 'de cette ligne ou de cette colonne',
    filter.side === 'yours' && 'de votre armée',
  );
}

/** "une carte Vétéran", "cartes de ce clan et de ce niveau". */
export function cardInPileFr(filter: InPile): Noun {
  const levels = levelList('fr', filter.levels);
  const { clan, level, name } = filter;
  const phrase = (head: string, plural: string): string =>
    spaced(
      head,
      keywordsFr(filter, plural),
      levels && `de niveau ${levels}`,
      name === 'phoenix' && `nommée${plural} Phoenix`,
      name === 'chosen' && 'de ce nom',
      clan && 'de ce clan',
      clan && level && 'et',
      level && 'de ce niveau',
    );
  return { one: phrase('une carte', ''), many: phrase('cartes', 's') };
}

/** One keyword stands beside the noun and agrees if it is an adjective; several are listed. */
function keywordsFr(filter: InPile, plural: string): string {
  const [first, ...others] = filter.keywords ?? [];
  if (first === undefined) return '';
  if (others.length > 0) {
    return `ayant ${[first, ...others].map((keyword) => keywordName(keyword, 'fr')).join(' et/ou ')}`;
  }
  const { fr, feminine } = KEYWORD_TERMS[first];
  return feminine === undefined ? fr : feminine + plural;
}

export function bonusFr(bonus: readonly Level[] | undefined): string {
  const levels = levelList('fr', bonus);
  return levels === null
    ? ''
    : `. Si vous avez un jeton de Suprématie, la carte choisie peut aussi être de niveau ${levels}`;
}

/** The verbs whose "vous" and "il" forms do not follow from the infinitive. */
const IRREGULAR: Readonly<Record<string, readonly [vous: string, il: string]>> = {
  choisir: ['choisissez', 'choisit'],
  détruire: ['détruisez', 'détruit'],
  intervertir: ['intervertissez', 'intervertit'],
  libérer: ['libérez', 'libère'],
  prendre: ['prenez', 'prend'],
  reprendre: ['reprenez', 'reprend'],
  révéler: ['révélez', 'révèle'],
};

/** "piocher", "piochez", "pioche". */
export function verbFr(infinitive: string, person: Person, scope: Scope): string {
  if (scope.infinitive) return infinitive;
  const stem = infinitive.slice(0, -2);
  const [vous, il] = IRREGULAR[infinitive] ?? [`${stem}ez`, `${stem}e`];
  return person === 'you' ? vous : il;
}

/** "a card", "an open card". */
function withArticle(noun: string): string {
  return `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

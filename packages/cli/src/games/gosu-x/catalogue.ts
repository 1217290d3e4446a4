/** The cards, tiles and keywords of Gosu X as a reader meets them. */
import {
  type CardDef,
  CLAN_DEFS,
  type ClanDef,
  type ClanId,
  cardName,
  cardText,
  clanName,
  GLOSSARY_ENTRIES,
  KEYWORD_TERMS,
  KEYWORDS,
  type Keyword,
  levelName,
  NO_EFFECT,
  RULE_WORDS,
  tileAid,
  tileText,
  wordsOfCard,
} from '@open-gosu/gosu-x';
import { inLang, type Lang, perLang } from '@open-gosu/kernel';
import { aboutCard } from '../../words/cards.ts';
import type { CardSheet, Catalogue, ClanSheet, Facts, TermSheet } from '../kit.ts';
import { termSheet, wordSheets } from '../term-sheet.ts';

export const catalogue = perLang(
  (lang): Catalogue => ({
    cards: CLAN_DEFS.flatMap((clan) => clan.cards.map((def) => cardSheet(def, clan.id, lang))),
    clans: CLAN_DEFS.map((clan) => clanSheet(clan, lang)),
    terms: [
      ...KEYWORDS.map((keyword) => keywordSheet(keyword, lang)),
      ...wordSheets([...GLOSSARY_ENTRIES, ...RULE_WORDS], lang),
    ],
    notes: [aboutCard(lang, 'estimated')],
    provenance: [],
  }),
);

export function listing({ cards, clans, terms }: Catalogue): Facts {
  return {
    cards: cards.map(({ facts }) => facts),
    tiles: clans.map(({ facts }) => facts),
    keywords: terms.filter(({ kind }) => kind === 'keyword').map(({ facts }) => facts),
  };
}

function cardSheet(def: CardDef, clan: ClanId, lang: Lang): CardSheet {
  const { id, level, shift, value, icons, estimated } = def;
  const name = cardName(def, lang);
  const { keywords, effect, ongoing } = cardText(def, lang);
  const text = [effect, ...ongoing].filter((part) => part !== '').join(' ');
  const words = [keywords.length > 0 ? `${keywords.join(', ')}.` : '', text]
    .filter((part) => part !== '')
    .join(' ');
  const star = estimated.includes('bonus') ? ' *' : '';
  return {
    id,
    name,
    clan,
    facts: { id, name, clan, level, shift, value, icons, keywords, text, estimated },
    summary: summaryOf(def, clan, lang),
    texts: [(words === '' ? inLang(NO_EFFECT, lang) : words) + star],
    terms: wordsOfCard(def),
    notes: estimated.length > 0 ? [aboutCard(lang, 'estimated')] : [],
  };
}

/** "Justice, Hero, value 3, shift 2, 1 icon"; what is our estimate bears a star. */
function summaryOf(def: CardDef, clan: ClanId, lang: Lang): string {
  const isEstimated = (fact: string) => (def.estimated as readonly string[]).includes(fact);
  const star = (fact: string) => (isEstimated(fact) ? '*' : '');
  const shift =
    def.shift === null ? aboutCard(lang, 'noShift') : aboutCard(lang, 'shift', { n: def.shift });
  const facts = [
    clanName(clan, lang),
    levelName(def.level, lang),
    aboutCard(lang, 'value', { n: def.value }) + star('value'),
    shift + star('shift'),
  ];
  if (def.icons > 0 || isEstimated('icons')) {
    facts.push(aboutCard(lang, 'icons', { n: def.icons }) + star('icons'));
  }
  return facts.join(', ');
}

function clanSheet({ id, tile }: ClanDef, lang: Lang): ClanSheet {
  const name = clanName(id, lang);
  const [aid, text] = [tileAid(id, lang), tileText(id, lang)];
  const { keyCard, estimated } = tile;
  return {
    id,
    name,
    facts: { clan: id, name, aid, text, keyCard, estimated },
    texts: [
      aboutCard(lang, 'tile', { text: aid }),
      aboutCard(lang, 'tileActive', { text: text + (estimated ? ' *' : '') }),
      aboutCard(lang, 'keyCard', { card: keyCard }),
    ],
  };
}

function keywordSheet(id: Keyword, lang: Lang): TermSheet {
  const { gloss, rule, ...name } = KEYWORD_TERMS[id];
  const sheet = termSheet({ id, name, rule }, 'keyword', [gloss], lang);
  const { kind: _, ...facts } = sheet.facts;
  return { ...sheet, facts };
}

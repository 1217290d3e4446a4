/** The goblins, clans and glossary of GOSU Tactics as a reader meets them. */
import { at, inLang, type Lang, perLang } from '@open-gosu/kernel';
import {
  CLAN_DEFS,
  type ClanDef,
  type ClanId,
  cardName,
  cardText,
  clanName,
  type FaceDef,
  faceOf,
  GLOSSARY,
  levelName,
  POWER_TERMS,
  POWERS,
  RECONSTRUCTION,
  STRENGTH_OF,
  TRIGGER_TERMS,
  TRIGGERS,
  WORDS_OF_POWER,
} from '@open-gosu/tactics';
import { aboutCard } from '../../words/cards.ts';
import type { CardSheet, Catalogue, ClanSheet, Facts, TermSheet } from '../kit.ts';
import { termSheet, wordSheets } from '../term-sheet.ts';

export const catalogue = perLang(
  (lang): Catalogue => ({
    cards: CLAN_DEFS.flatMap(({ id, faces }) => faces.map((def) => cardSheet(def, id, lang))),
    clans: CLAN_DEFS.map((clan) => clanSheet(clan, lang)),
    terms: [...triggerSheets(lang), ...powerSheets(lang), ...wordSheets(GLOSSARY, lang)],
    notes: [],
    provenance: [inLang(RECONSTRUCTION, lang)],
  }),
);

export function listing({ cards, clans, terms, provenance }: Catalogue): Facts {
  return {
    cards: cards.map(({ facts }) => facts),
    clans: clans.map(({ facts }) => facts),
    glossary: terms.map(({ facts }) => facts),
    reconstruction: provenance.join(' '),
  };
}

function cardSheet(def: FaceDef, clan: ClanId, lang: Lang): CardSheet {
  const { id, level, x, copies, cost, zombie } = def;
  const face = faceOf(id);
  const name = cardName(face, lang);
  const { powers, full } = cardText(face, lang);
  const strength = at(STRENGTH_OF, face);
  const told = powers.map(({ trigger, power, max, label, text }, i) => ({
    trigger,
    sides: def.powers[i]?.sides ?? [],
    power,
    max,
    label,
    text,
  }));
  return {
    id,
    name,
    clan,
    facts: {
      id,
      name,
      clan,
      level,
      x,
      copies,
      strength,
      cost,
      zombie,
      powers: told,
      text: full,
    },
    summary: [
      clanName(clan, lang),
      levelName(level, lang),
      aboutCard(lang, 'strength', { n: strength }),
      aboutCard(lang, 'copies', { n: copies }),
    ].join(', '),
    texts: [full],
    terms: termsOf(def),
    notes: [],
  };
}

function termsOf({ x, powers }: FaceDef): string[] {
  return [...(x ? ['x'] : []), ...powers.flatMap(({ power }) => WORDS_OF_POWER[power])];
}

function clanSheet({ id, faces }: ClanDef, lang: Lang): ClanSheet {
  const name = clanName(id, lang);
  const cards = faces.reduce((sum, { copies }) => sum + copies, 0);
  return {
    id,
    name,
    facts: { id, name, faces: faces.length, cards },
    texts: [aboutCard(lang, 'clanDeck', { faces: faces.length, cards })],
  };
}

function triggerSheets(lang: Lang): TermSheet[] {
  return TRIGGERS.map((id) => {
    const { name, gloss, rule } = TRIGGER_TERMS[id];
    return termSheet({ id, name, rule }, 'trigger', [gloss], lang);
  });
}

function powerSheets(lang: Lang): TermSheet[] {
  return POWERS.map((id) => {
    const { name, base, max, rule } = POWER_TERMS[id];
    return termSheet({ id, name, rule }, 'power', [base, max], lang);
  });
}

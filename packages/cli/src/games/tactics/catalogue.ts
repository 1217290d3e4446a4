/** The goblins, clans and glossary of GOSU Tactics as a reader meets them. */
import { at, capitalize, inLang, type Lang, type Text } from '@open-gosu/kernel';
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
  type PowerName,
  RECONSTRUCTION,
  STRENGTH_OF,
  TRIGGER_TERMS,
  TRIGGERS,
} from '@open-gosu/tactics';
import { aboutCard } from '../../words/cards.ts';
import {
  type CardSheet,
  type Catalogue,
  type ClanSheet,
  type Facts,
  perLang,
  type TermSheet,
} from '../kit.ts';

export const catalogue = perLang(
  (lang): Catalogue => ({
    cards: CLAN_DEFS.flatMap(({ id, faces }) => faces.map((def) => cardSheet(def, id, lang))),
    clans: CLAN_DEFS.map((clan) => clanSheet(clan, lang)),
    terms: [...triggerSheets(lang), ...powerSheets(lang), ...glossarySheets(lang)],
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

/** The words of the glossary that the text of a power leans on. */
const WORDS_OF_POWER: { readonly [P in PowerName]: readonly string[] } = {
  destroy: ['open'],
  prison: ['imprisoned'],
  discard: [],
  draw: [],
  vision: [],
  return: [],
  advantage: ['advantage-card', 'additional-turn'],
};

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

interface Word {
  readonly id: string;
  readonly name: Text;
  readonly rule: string;
}

type WordKind = 'trigger' | 'power' | 'word';

/** `texts`: what it does; for a power its base and its max form. */
function termSheet(
  { id, name, rule }: Word,
  kind: WordKind,
  texts: readonly Text[],
  lang: Lang,
): TermSheet {
  const called = capitalize(inLang(name, lang));
  const [text = '', max] = texts.map((one) => inLang(one, lang));
  return {
    id,
    name: called,
    facts: { id, name: called, kind, text, ...(max === undefined ? {} : { max }), rule },
    title: aboutCard(lang, kind, { id, name: called, rule }),
    texts: max === undefined ? [text] : [text, aboutCard(lang, 'maxForm', { text: max })],
    listed: kind === 'word',
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

function glossarySheets(lang: Lang): TermSheet[] {
  return GLOSSARY.map((entry) => termSheet(entry, 'word', [entry.text], lang));
}

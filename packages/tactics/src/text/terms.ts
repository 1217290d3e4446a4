/**
 * One English and one French word for every concept of the game, with the rule that says what it means. Sentences are
 * made in the other files of this folder; the names of clans and goblins come from the card files. Names also go into
 * refusals of untrusted input: what does not exist is "?".
 */
import { type Lang, sentence, type Text } from '@open-gosu/kernel';
import { CLAN_DEFS, FACE_DEFS } from '../cards/index.ts';
import {
  type ClanId,
  type Level,
  POWERS,
  type PowerName,
  type Side,
  type Trigger,
} from '../cards/words.ts';
import { POWER_WORDS } from './power-words.ts';

export { GLOSSARY, type GlossaryEntry } from './glossary.ts';

/** Which parts of the deck are ours; to be shown where the game is shown. */
export const RECONSTRUCTION: Text = {
  en: "Which goblin has which power is our own reconstruction, since the rulebook fixes only the deck's shape, the triggers and the powers. The names are ours too, but for the Prescient.",
  fr: 'La répartition des pouvoirs entre les gobelins est notre propre reconstitution, car le livret de règles ne fixe que la composition du paquet, les déclencheurs et les pouvoirs. Les noms sont de nous aussi, sauf celui du Prescient.',
};

/** "Prescient", "Prescient X". */
export function cardName(face: number, lang: Lang): string {
  const def = FACE_DEFS[face];
  if (def === undefined) return '?';
  return def.x ? `${def.name[lang]} X` : def.name[lang];
}

/** "Prescient" for the plain and the X card of the family (T3.6). */
export function familyName(face: number, lang: Lang): string {
  return FACE_DEFS[face]?.name[lang] ?? '?';
}

export function idName(id: string, lang: Lang): string {
  return cardName(
    FACE_DEFS.findIndex((def) => def.id === id),
    lang,
  );
}

export function clanName(id: ClanId, lang: Lang): string {
  return CLAN_DEFS.find((def) => def.id === id)?.name[lang] ?? '?';
}

const LEVEL: Text = { en: 'level', fr: 'niveau' };

/** "level 1". */
export function levelName(level: Level, lang: Lang): string {
  return `${LEVEL[lang]} ${level}`;
}

export interface PowerTerm {
  readonly name: Text;
  /** What the base and the max form do, whichever goblin has it. */
  readonly base: Text;
  readonly max: Text;
  readonly rule: string;
}

const POWER_NAMES: { readonly [P in PowerName]: Text } = {
  destroy: { en: 'Destruction', fr: 'Destruction' },
  prison: { en: 'Prison', fr: 'Prison' },
  discard: { en: 'Discard', fr: 'Défausse' },
  draw: { en: 'Draw', fr: 'Pioche' },
  vision: { en: 'Vision', fr: 'Vision' },
  return: { en: 'Return', fr: 'Retour' },
  advantage: { en: 'Advantage', fr: 'Avantage' },
};

function powerTerm(power: PowerName): PowerTerm {
  const { en, fr } = POWER_WORDS;
  return {
    name: POWER_NAMES[power],
    base: { en: sentence(en[power].base(null)), fr: sentence(fr[power].base(null)) },
    max: { en: sentence(en[power].max), fr: sentence(fr[power].max) },
    // `POWERS` is in the order of T6.
    rule: `T6.${POWERS.indexOf(power) + 1}`,
  };
}

export const POWER_TERMS: { readonly [P in PowerName]: PowerTerm } = {
  destroy: powerTerm('destroy'),
  prison: powerTerm('prison'),
  discard: powerTerm('discard'),
  draw: powerTerm('draw'),
  vision: powerTerm('vision'),
  return: powerTerm('return'),
  advantage: powerTerm('advantage'),
};

/** The words of the glossary that the text of a power leans on. */
export const WORDS_OF_POWER: { readonly [P in PowerName]: readonly string[] } = {
  destroy: ['open'],
  prison: ['imprisoned'],
  discard: [],
  draw: [],
  vision: [],
  return: ['discard-pile'],
  advantage: ['advantage-card', 'additional-turn'],
};

/** "Vision", "Vision, maximum". */
export function powerLabel(power: PowerName, max: boolean, lang: Lang): string {
  return `${POWER_NAMES[power][lang]}${max ? ', maximum' : ''}`;
}

export interface TriggerTerm {
  readonly name: Text;
  readonly gloss: Text;
  readonly rule: string;
}

export const TRIGGER_TERMS: { readonly [T in Trigger]: TriggerTerm } = {
  arrival: {
    name: { en: 'Arrival', fr: 'Arrivée' },
    gloss: {
      en: 'The power is resolved when the goblin enters play, placed or as the result of a mutation.',
      fr: 'Le pouvoir est résolu quand le gobelin arrive en jeu, qu’il soit posé ou qu’il résulte d’une mutation.',
    },
    rule: 'T5.1',
  },
  link: {
    name: { en: 'Link', fr: 'Lien' },
    gloss: {
      en: 'The power is resolved when another goblin of the same clan enters play next to the goblin, on one of the sides shown.',
      fr: 'Le pouvoir est résolu quand un autre gobelin du même clan arrive en jeu à côté du gobelin, sur l’un des côtés indiqués.',
    },
    rule: 'T5.2',
  },
  mutation: {
    name: { en: 'Mutation', fr: 'Mutation' },
    gloss: {
      en: 'The power is resolved when the goblin mutates and so leaves play.',
      fr: 'Le pouvoir est résolu quand le gobelin mute et quitte donc le jeu.',
    },
    rule: 'T5.3',
  },
};

export interface SideTerm {
  /** As it stands after "Link". */
  readonly name: Text;
  /** As it stands after "enters play". */
  readonly where: Text;
}

export const SIDE_TERMS: { readonly [S in Side]: SideTerm } = {
  right: {
    name: { en: 'right', fr: 'à droite' },
    where: { en: 'directly to its right', fr: 'juste à sa droite' },
  },
  above: {
    name: { en: 'above', fr: 'au-dessus' },
    where: { en: 'directly above it', fr: 'juste au-dessus' },
  },
  left: {
    name: { en: 'left', fr: 'à gauche' },
    where: { en: 'directly to its left', fr: 'juste à sa gauche' },
  },
  below: {
    name: { en: 'below', fr: 'au-dessous' },
    where: { en: 'directly below it', fr: 'juste au-dessous' },
  },
};

/**
 * The glossary: one English and one French word for every concept of the game, the pairs fixed in docs/rules/gosu-x.md,
 * and what each keyword means with the rule that says so. Sentences are made in the other files of this folder; the
 * names of clans and cards come from the card files.
 */
import type { Lang, Text } from '@open-gosu/kernel';
import type { CardDef } from '../cards/define.ts';
import { CARD_DEFS, CLAN_DEFS } from '../cards/index.ts';
import type { ClanId, Keyword, Level } from '../cards/words.ts';

/** `gender`: of the French noun. `feminine`: of the French adjective, as said of a card. */
export interface Term extends Text {
  readonly gender?: 'm' | 'f';
  readonly feminine?: string;
}

export interface KeywordTerm extends Term {
  /** What it does, in two sentences at most. */
  readonly gloss: Text;
  /** The rule the gloss sums up. */
  readonly rule: string;
}

const LEVEL_TERMS: { readonly [L in Level]: Term } = {
  1: { en: 'Troop', fr: 'Troupe', gender: 'f' },
  2: { en: 'Hero', fr: 'Héros', gender: 'm' },
  3: { en: 'Immortal', fr: 'Immortel', gender: 'm' },
};

/** Those who stand in a row together. */
const ROW_TERMS: { readonly [L in Level]: Text } = {
  1: { en: 'Troops', fr: 'Troupes' },
  2: { en: 'Heroes', fr: 'Héros' },
  3: { en: 'Immortals', fr: 'Immortels' },
};

export const KEYWORD_TERMS: { readonly [K in Keyword]: KeywordTerm } = {
  recruiter: {
    en: 'Recruiter',
    fr: 'Recruteur',
    gender: 'm',
    gloss: {
      en: 'A Troop you play directly to the right of this card is free.',
      fr: 'Une Troupe que vous jouez juste à droite de cette carte est gratuite.',
    },
    rule: 'X4.2',
  },
  'force-of-will': {
    en: 'Force of will',
    fr: 'Force de Volonté',
    gender: 'f',
    gloss: {
      en: "When its condition is met, in either player's turn, you may discard this card from your hand to resolve its effect.",
      fr: 'Quand sa condition est remplie, pendant le tour de l’un ou l’autre joueur, vous pouvez défausser cette carte de votre main pour résoudre son effet.',
    },
    rule: 'X9.9',
  },
  'secret-shift': {
    en: 'Secret shift',
    fr: 'Relève secrète',
    gender: 'f',
    gloss: {
      en: 'When you shift this card, the new card may come from your discard pile instead of your hand.',
      fr: 'Quand vous faites la relève de cette carte, la nouvelle carte peut venir de votre défausse au lieu de votre main.',
    },
    rule: 'X5.5',
  },
  bounty: {
    en: 'Bounty',
    fr: 'Prime',
    gender: 'f',
    gloss: {
      en: 'A player who captures or destroys this card face up in the opposing army may draw a card.',
      fr: 'Un joueur qui capture ou détruit cette carte face visible dans l’armée adverse peut piocher une carte.',
    },
    rule: 'X9.7',
  },
  echo: {
    en: 'Echo',
    fr: 'Écho',
    gender: 'm',
    gloss: {
      en: 'When this card enters play, you may resolve its effect a second time, with other targets if you wish.',
      fr: 'Quand cette carte entre en jeu, vous pouvez résoudre son effet une seconde fois, avec d’autres cibles si vous le souhaitez.',
    },
    rule: 'X9.8',
  },
  ethereal: {
    en: 'Ethereal',
    fr: 'Éthéré',
    feminine: 'Éthérée',
    gloss: {
      en: 'This card cannot be captured or destroyed.',
      fr: 'Cette carte ne peut être ni capturée ni détruite.',
    },
    rule: 'X9.6',
  },
  veteran: {
    en: 'Veteran',
    fr: 'Vétéran',
    gender: 'm',
    gloss: {
      en: 'In the Great Battle, this card counts double if there is an Activation token on it.',
      fr: 'Lors de la Grande Bataille, cette carte compte double si elle porte un jeton d’activation.',
    },
    rule: 'X9.12',
  },
  wondrous: {
    en: 'Wondrous',
    fr: 'Merveilleux',
    feminine: 'Merveilleuse',
    gloss: {
      en: 'When this card enters play, take the Wonder token from the board or from the opponent.',
      fr: 'Quand cette carte entre en jeu, prenez le jeton Merveille, sur le plateau ou chez l’adversaire.',
    },
    rule: 'X9.13',
  },
};

/** Every other word of the rules. */
export const TERMS = {
  clan: { en: 'clan', fr: 'clan', gender: 'm' },
  card: { en: 'card', fr: 'carte', gender: 'f' },
  level: { en: 'level', fr: 'niveau', gender: 'm' },
  keyword: { en: 'keyword', fr: 'mot-clé', gender: 'm' },
  effect: { en: 'effect', fr: 'effet', gender: 'm' },
  ongoing: { en: 'ongoing effect', fr: 'effet permanent', gender: 'm' },
  icon: { en: 'icon', fr: 'icône', gender: 'f' },
  value: { en: 'value', fr: 'valeur', gender: 'f' },
  player: { en: 'player', fr: 'joueur', gender: 'm' },
  opponent: { en: 'opponent', fr: 'adversaire', gender: 'm' },
  round: { en: 'round', fr: 'manche', gender: 'f' },
  turn: { en: 'turn', fr: 'tour', gender: 'm' },
  additionalTurn: { en: 'additional turn', fr: 'tour supplémentaire', gender: 'm' },
  handLimit: { en: 'hand limit', fr: 'limite de main', gender: 'f' },
  greatBattle: { en: 'Great Battle', fr: 'Grande Bataille', gender: 'f' },
  songForTheDead: { en: 'Song for the Dead', fr: 'Chant des Morts', gender: 'm' },

  hand: { en: 'hand', fr: 'main', gender: 'f' },
  deck: { en: 'deck', fr: 'deck', gender: 'm' },
  discardPile: { en: 'discard pile', fr: 'défausse', gender: 'f' },
  board: { en: 'board', fr: 'plateau', gender: 'm' },
  army: { en: 'army', fr: 'armée', gender: 'f' },
  row: { en: 'row', fr: 'ligne', gender: 'f' },
  column: { en: 'column', fr: 'colonne', gender: 'f' },
  mirror: { en: 'mirror', fr: 'miroir', gender: 'm' },

  tile: { en: 'tile', fr: 'tuile', gender: 'f' },
  activeSide: { en: 'active side', fr: 'face active', gender: 'f' },
  token: { en: 'token', fr: 'jeton', gender: 'm' },
  activationToken: { en: 'Activation token', fr: 'jeton d’activation', gender: 'm' },
  supremacy: { en: 'Supremacy', fr: 'Suprématie', gender: 'f' },
  supremacyToken: { en: 'Supremacy token', fr: 'jeton de Suprématie', gender: 'm' },
  wonder: { en: 'Wonder', fr: 'Merveille', gender: 'f' },
  wonderToken: { en: 'Wonder token', fr: 'jeton Merveille', gender: 'm' },
  bountyToken: { en: 'Bounty token', fr: 'jeton Prime', gender: 'm' },

  open: { en: 'OPEN', fr: 'LIBRE', feminine: 'LIBRE' },
  faceUp: { en: 'face up', fr: 'face visible' },
  captured: { en: 'captured', fr: 'capturé', feminine: 'capturée' },
  opposing: { en: 'opposing', fr: 'adverse', feminine: 'adverse' },
  adjacent: { en: 'adjacent', fr: 'adjacent', feminine: 'adjacente' },
  shift: { en: 'shift', fr: 'relève', gender: 'f' },
  shiftCost: { en: 'shift cost', fr: 'coût de relève', gender: 'm' },

  capture: { en: 'capture', fr: 'capturer' },
  release: { en: 'release', fr: 'libérer' },
  destroy: { en: 'destroy', fr: 'détruire' },
  sacrifice: { en: 'sacrifice', fr: 'sacrifier' },
  draw: { en: 'draw', fr: 'piocher' },
  discard: { en: 'discard', fr: 'défausser' },
  reveal: { en: 'reveal', fr: 'révéler' },
  copy: { en: 'copy', fr: 'copier' },
  swap: { en: 'swap', fr: 'intervertir' },
  unlock: { en: 'unlock', fr: 'débloquer' },
  pass: { en: 'pass', fr: 'passer' },
} as const satisfies Readonly<Record<string, Term>>;

/** The whole glossary, for a list in the client and for the test that holds it to the rules. */
export const GLOSSARY: readonly Term[] = [
  ...Object.values(LEVEL_TERMS),
  ...Object.values(KEYWORD_TERMS),
  ...Object.values(TERMS),
];

export function levelName(level: Level, lang: Lang): string {
  return LEVEL_TERMS[level][lang];
}

export function rowName(level: Level, lang: Lang): string {
  return ROW_TERMS[level][lang];
}

export function keywordName(keyword: Keyword, lang: Lang): string {
  return KEYWORD_TERMS[keyword][lang];
}

export function clanName(clan: ClanId, lang: Lang): string {
  return named(clanDef(clan).name, lang);
}

export function cardName(card: CardDef, lang: Lang): string {
  return named(card.name, lang);
}

/** "Xi'an", in French "Xi’an". */
function named(name: Text, lang: Lang): string {
  return lang === 'fr' ? name.fr.replaceAll("'", '’') : name.en;
}

export function clanDef(clan: ClanId): (typeof CLAN_DEFS)[number] {
  const def = CLAN_DEFS.find(({ id }) => id === clan);
  if (def === undefined) throw new Error(`no such clan: ${clan}`);
  return def;
}

/** The card of a kind: its place in `CARD_DEFS`. */
export function cardOfKind(kind: number): CardDef {
  const card = CARD_DEFS[kind];
  if (card === undefined) throw new Error(`no such kind of card: ${kind}`);
  return card;
}

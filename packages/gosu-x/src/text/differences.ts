/**
 * Why a card in play is not what is printed on it: value, shift cost, room for tokens, keywords, clans. One sentence for each
 * reason.
 */
import { asSentence, at, type Lang, phrasebook, rowOfPlace } from '@open-gosu/kernel';
import { cardValue } from '../flow/battle.ts';
import { isVeteranWithToken } from '../flow/battle-parts.ts';
import { hasSecretShift, shiftCost, tokenRoom } from '../flow/placing.ts';
import { CLAN_OF, KEYWORD, KEYWORDS_OF, KIND, SHIFT_OF, VALUE_OF } from '../state/kinds.ts';
import {
  clansInPlay,
  faceOf,
  iconsOf,
  isCaptured,
  isEthereal,
  levelsInPlay,
  placeOf,
  rulesFor,
  tokensOn,
} from '../state/query.ts';
import { kindAt, ownerOf, type State } from '../state/state.ts';
import { kindName } from './names.ts';
import { clanName } from './terms.ts';

export const DIFFERENCE_WORDS = {
  captured: {
    en: 'captured: it counts 0, and has no keyword, effect or clan',
    fr: 'capturée : elle compte 0 et n’a ni mot-clé, ni effet, ni clan',
  },
  veteran: {
    en: 'Veteran with an Activation token: it counts double',
    fr: 'Vétéran avec un jeton d’activation : elle compte double',
  },
  avatar: {
    en: 'the opponent controls a Bounty card: it counts double',
    fr: 'l’adversaire contrôle une carte Prime : elle compte double',
  },
  veteranToken: {
    en: 'Veteran: it may take one Activation token without an icon',
    fr: 'Vétéran : elle peut recevoir un jeton d’activation sans icône',
  },
  shift: {
    en: 'shift cost {now} instead of {printed}: {tokens:Activation token|Activation tokens} on it',
    fr: 'coût de relève {now} au lieu de {printed} : {tokens:jeton d’activation posé|jetons d’activation posés} dessus',
  },
  ethereal: {
    en: 'Ethereal as the highest OPEN card ({clan})',
    fr: 'Éthérée, car c’est la carte LIBRE la plus haute ({clan})',
  },
  bounty: { en: 'bears the Bounty token', fr: 'porte le jeton Prime' },
  secretShift: { en: 'has Secret shift by {clan}', fr: 'a Relève secrète grâce à {clan}' },
  allClans: {
    en: 'belongs to all 3 clans of its deck by {clan}',
    fr: 'appartient aux 3 clans de son deck grâce à {clan}',
  },
  mirror: {
    en: 'has the keywords, effects and icons of its mirror, {card}',
    fr: 'a les mots-clés, effets et icônes de son miroir, {card}',
  },
} as const;

const say = phrasebook(DIFFERENCE_WORDS);

/** `card`: a physical card in play. */
export function differences(s: State, card: number, lang: Lang): string[] {
  const told = isCaptured(s, card) ? [say(lang, 'captured')] : faceUp(s, card, lang);
  return told.map((text) => asSentence(text, lang));
}

function faceUp(s: State, card: number, lang: Lang): string[] {
  const kind = kindAt(s, card);
  const face = faceOf(s, card);
  const rules = rulesFor(s, ownerOf(card));
  const printed = at(KEYWORDS_OF, face);
  const told: string[] = [];
  if (cardValue(s, card) !== at(VALUE_OF, kind)) {
    told.push(say(lang, isVeteranWithToken(s, card) ? 'veteran' : 'avatar'));
  }
  const icons = iconsOf(s, card);
  if (tokenRoom(s, card, icons) !== icons) told.push(say(lang, 'veteranToken'));
  const shift = at(SHIFT_OF, kind);
  if (shift >= 0 && shiftCost(s, card) !== shift) {
    const now = shiftCost(s, card);
    told.push(say(lang, 'shift', { now, printed: shift, tokens: tokensOn(s, card) }));
  }
  if (isEthereal(s, card) && !(printed & KEYWORD.ethereal)) {
    told.push(say(lang, 'ethereal', { clan: clanName('justice', lang) }));
  }
  if (s.bounty === card) told.push(say(lang, 'bounty'));
  if (shift >= 0 && !(printed & KEYWORD.secretShift) && hasSecretShift(s, card, rules)) {
    told.push(say(lang, 'secretShift', { clan: clanName('abhilasha', lang) }));
  }
  if (face === kind && isLevel3(s, card) && clansInPlay(s, card, rules) !== 1 << at(CLAN_OF, kind))
    told.push(say(lang, 'allClans', { clan: clanName('xian', lang) }));
  if (kind === KIND.aat && face !== KIND.aat) {
    told.push(say(lang, 'mirror', { card: kindName(face, lang) }));
  }
  return told;
}

function isLevel3(s: State, card: number): boolean {
  return (levelsInPlay(s, card, rowOfPlace(placeOf(s, card))) & 0b100) !== 0;
}

/**
 * The French words for why an answer is not possible, one sentence each, without capital, full stop or no-break spaces.
 * The reasons are those of `reasons-en.ts`: leaving one out does not compile.
 */
import { counted, ofFr } from '@open-gosu/kernel';
import type { Verb } from '../cards/op.ts';
import type { ReasonWords } from './reasons-en.ts';
import { rowName, TERMS } from './terms.ts';

const ROW_NAMES = ([1, 2, 3] as const).map((level) => rowName(level, 'fr'));
const DONE: { readonly [V in Verb]: string } = {
  capture: 'capturée',
  destroy: 'détruite',
  release: 'libérée',
};

export const REASONS_FR: ReasonWords = {
  mustChoose: 'vous ne pouvez pas vous arrêter ici : choisissez',

  banned: (card) =>
    `la carte ${card} a été nommée par Les flèches de Justice : vous ne pouvez ni jouer cette carte ni la faire entrer par relève jusqu’à la fin du prochain tour de l’adversaire`,
  rowFull: (row) => `votre ligne des ${ROW_NAMES[row]} est pleine`,
  wrongRow: (card, row) => `la carte ${card} ne peut aller que dans la ligne des ${ROW_NAMES[row]}`,
  needsTroopBelow: 'il faut moins de Héros que de Troupes : jouez d’abord une Troupe',
  needsHeroBelow: 'il faut moins d’Immortels que de Héros : jouez d’abord un Héros',
  needsTroopOfClan: (card, clans) =>
    `la carte ${card} a besoin d’une Troupe ${clans} face visible dans votre armée`,
  needsHeroOfClan: (card, clans) =>
    `la carte ${card} a besoin d’un Héros ${clans} face visible dans votre armée`,
  cannotPay: ({ cost, payers, others, wonder }) => {
    const held = wonder === 'held';
    const [one, many] = others ? ['autre carte', 'autres cartes'] : ['carte', 'cartes'];
    const cards = counted('fr', held ? cost - 1 : cost, one, many);
    const saves = wonder === 'would-help' ? ' (le jeton Merveille en épargnerait une)' : '';
    const have = ['aucune', 'qu’une'][payers] ?? `que ${payers}`;
    return `${held ? 'même avec le jeton Merveille, ' : ''}vous devriez défausser ${cards}, et vous n’en avez ${have}${saves}`;
  },
  capturedShift: 'une carte capturée ne peut pas faire l’objet d’une relève',
  noShiftCost: (card) => `la carte ${card} n’a pas de coût de relève : sa relève est impossible`,
  wrongLevel: (card, row) =>
    `la carte ${card} est d’un autre niveau : la nouvelle carte doit pouvoir aller dans la ligne des ${ROW_NAMES[row]}`,
  identical: (card) => `la carte ${card} ne peut pas être relevée par une carte identique`,
  noSecretShift: (card) =>
    `la carte ${card} doit avoir Relève secrète pour que la nouvelle carte vienne de la défausse`,
  noneForRow: (row, isSecret) =>
    isSecret
      ? `aucune carte de votre main ni de votre défausse ne peut aller dans la ligne des ${ROW_NAMES[row]} et prendre sa place`
      : `aucune carte de votre main ne peut aller dans la ligne des ${ROW_NAMES[row]} et prendre sa place`,
  onlyFromHand:
    'une carte se joue de la main : seul le tour supplémentaire de Nityananda permet de la jouer depuis la défausse',

  capturedActivate: 'une carte capturée ne peut pas être activée',
  noFreeIcon: (card) => `la carte ${card} n’a pas d’icône d’activation libre`,
  noTokens: (have, need) =>
    have === 0
      ? 'vous n’avez aucun jeton d’activation en main'
      : `il faut ${need} jetons d’activation en main : vous en avez ${have}`,
  tokensInHand: (have) =>
    `pour passer en premier, il ne faut avoir aucun jeton d’activation en main : vous en avez ${have}`,
  noTokenOn: (card) => `il n’y a pas de jeton d’activation sur la carte ${card}`,
  noneSpent: 'vous n’avez aucun jeton d’activation dépensé',

  noCardAt: (place) => `il n’y a pas de carte en ${place}`,
  notInHand: (card) => `la carte ${card} n’est pas dans votre main`,
  notInDiscard: (card) => `la carte ${card} n’est pas dans votre défausse`,
  notInAnyDiscard: (card) => `la carte ${card} n’est dans aucune défausse`,
  notInDeck: (card) => `la carte ${card} n’est pas dans votre deck`,
  notRevealed: (card) => `la carte ${card} n’est pas parmi les cartes révélées`,

  paysForItself: (card) => `la carte ${card} ne peut pas se payer elle-même`,
  notOfClan: (card, clan) => `la carte ${card} n’est pas du clan ${clan}`,
  notBountyInHand: (card) => `la carte ${card} n’est pas une carte Prime`,
  paysForNothing: (card) =>
    `aucune carte en jeu n’est une cible légale pour le niveau ${ofFr(card)}`,

  notYours: (card) => `la carte ${card} n’est pas dans votre armée`,
  notOpposing: (card) => `la carte ${card} n’est pas dans l’armée adverse`,
  notOpen: (card) =>
    `la carte ${card} n’est pas LIBRE : une carte se trouve au-dessus, ou à droite dans sa ligne`,
  ethereal: (card, verb) => `la carte ${card} est Éthérée : elle ne peut pas être ${DONE[verb]}`,
  alreadyCaptured: (card) => `la carte ${card} est déjà capturée`,
  notCaptured: (card) => `la carte ${card} n’est pas capturée`,
  wrongTargetLevel: (card, order) => `la carte ${card} est d’un autre niveau : ${order}`,
  notBounty: (card) => `la carte ${card} n’est pas une carte Prime`,
  notNear: (card, order) => `la carte ${card} est trop loin : ${order}`,
  misfit: (card, order) => `la carte ${card} ne convient pas : ${order}`,
  nothingToItsRight: (card) =>
    `il n’y a pas de carte à droite ${ofFr(card)} avec laquelle l’intervertir`,
  notRightOf: (card) => `choisissez une carte à droite ${ofFr(card)} dans la même ligne`,
  copiesItself: (card) => `la carte ${card} ne peut pas se copier elle-même`,
  noEffect: (card) => `la carte ${card} n’a pas d’effet à copier`,
  capturedCopy: (card) => `la carte ${card} est capturée : elle n’a pas d’effet`,
  alreadyCopied: (card) => `l’effet ${ofFr(card)} est déjà en cours de copie`,
  capturedBounty: (card) =>
    `la carte ${card} est capturée : le jeton Prime se place sur une carte face visible`,
  bearsBounty: (card) => `la carte ${card} porte déjà le jeton Prime`,
  verbNotOffered: (verb) => `cet effet ne permet pas de ${TERMS[verb].fr}`,
  noTargetFor: (verb) => `aucune carte ne peut être ${DONE[verb]} par cet effet`,
  nothingWaits: (place) => `aucun effet de fin de tour n’attend en ${place}`,

  clanTaken: (clan) => `le clan ${clan} est déjà pris`,
  notYourClan: (clan) => `${clan} n’est pas l’un de vos clans`,
  clanNotInGame: (clan) => `personne ne joue le clan ${clan}`,
  clanNotInDiscard: (clan) => `il n’y a pas de carte ${clan} dans votre défausse`,
  clanNotFive: (clan) => `vous n’avez pas 5 cartes ${clan} en main`,
  tileTurned: (clan) => `vous avez déjà retourné la tuile ${clan}`,
  notOpponents: (card) => `la carte ${card} n’est pas une carte de l’adversaire`,
  nobodyNamed: (name) => `aucune carte de votre défausse ne se nomme ${name}`,
  answersNothing: (card) => `la carte ${card} n’est pas une carte Force de Volonté pour ce moment`,
};

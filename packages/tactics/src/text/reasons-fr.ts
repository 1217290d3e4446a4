/**
 * The French words for why an answer is not possible, one sentence each, without capital, full stop or no-break spaces.
 * The reasons are those of `reasons-en.ts`: leaving one out does not compile.
 */
import { counted, joinAnd, ofFr } from '@open-gosu/kernel';
import type { ReasonWords } from './reasons-en.ts';

export const REASONS_FR: ReasonWords = {
  rowFull: (level) => `votre ligne de niveau ${level} est pleine`,
  needsLevelBelow: (level, below) =>
    `il faut moins de gobelins de niveau ${level} que de niveau ${below} : posez d’abord un gobelin de niveau ${below}`,
  needsClanInRow: (card, clan, row) =>
    `pour poser ${card}, il faut un gobelin du clan des ${clan} face visible dans votre ligne de niveau ${row}`,
  cannotPay: ({ cost, payers, others }) => {
    const [one, many] = others ? ['autre carte', 'autres cartes'] : ['carte', 'cartes'];
    const have = ['aucune', 'qu’une'][payers] ?? `que ${payers}`;
    return `vous devriez défausser ${counted('fr', cost, one, many)}, et vous n’en avez ${have}`;
  },
  imprisonedMutation: (card) => `le gobelin ${card} est emprisonné : il ne peut pas muter`,
  cannotMutate: (card) => `le gobelin ${card} n’a pas de coût de mutation : il ne peut pas muter`,
  otherLevel: (card, level) =>
    `le gobelin ${card} est d’un autre niveau : un gobelin de niveau ${level} mute en un gobelin de niveau ${level}`,
  sameName: (name) => `un gobelin ne peut pas muter en un gobelin du même nom (${name})`,
  noneOfLevel: (level, isZombie) =>
    isZombie
      ? `il n’y a ni dans votre main ni dans la défausse de gobelin de niveau ${level} pour cette mutation`
      : `vous n’avez en main aucun gobelin de niveau ${level} pour cette mutation`,
  notZombie: (card) =>
    `le gobelin ${card} n’a pas de mutation zombie : le nouveau gobelin doit venir de votre main`,

  noSuchCard: 'cette carte n’existe pas',
  noGoblinAt: (place) => `il n’y a pas de gobelin en ${place}`,
  notInHand: (card) => `la carte ${card} n’est pas dans votre main`,
  inDiscardOnly: (card) =>
    `la carte ${card} n’est pas dans votre main mais dans la défausse : ajoutez « from discard » à votre réponse`,
  notInDiscard: (card) => `la carte ${card} n’est pas dans la défausse`,
  notRevealed: (card) => `la carte ${card} n’est pas parmi les cartes révélées`,
  notOfClan: (card, clan) =>
    `la carte ${card} n’est pas du clan des ${clan} : ce pouvoir ne prend que les cartes de son clan`,
  paysForItself: (card) =>
    `le gobelin ${card} est en train d’arriver en jeu : il ne peut pas se payer lui-même`,

  notOpen: (card, { above, right }) => {
    const covers = [above && `${above} est au-dessus de lui`, right && `${right} est à sa droite`];
    return `le gobelin ${card} n’est pas LIBRE : ${joinAnd(
      'fr',
      covers.filter((cover) => cover !== null),
    )}`;
  },
  levelThree: (card) =>
    `le gobelin ${card} est de niveau 3 : ce pouvoir ne vise que les gobelins de niveau 1 ou 2`,
  alreadyImprisoned: (card) => `le gobelin ${card} est déjà emprisonné`,
  notImprisoned: (card) => `le gobelin ${card} n’est pas emprisonné`,
  noOtherInRow: (card) =>
    `le gobelin ${card} est seul dans sa ligne : il n’y a personne avec qui l’intervertir`,
  chooseLeftFirst: (card) =>
    `le gobelin ${card} est le dernier de sa ligne : choisissez d’abord le plus à gauche des 2 gobelins`,
  notRightOf: (card) => `choisissez un gobelin à droite ${ofFr(card)} dans la même ligne`,
  nobodyToImprison: 'il n’y a plus de gobelin à emprisonner',
  nobodyToRelease: 'aucun gobelin n’est emprisonné',
  nothingWaits: (place) => `aucun lien n’attend en ${place}`,
  linkAsleep: (card) => `le gobelin ${card} est emprisonné : son lien ne peut pas être résolu`,

  noSuchPlayer: (player) => `il n’y a pas de joueur ${player} à cette table`,
  noCards: (player) => `le joueur ${player} n’a aucune carte en main : choisissez-en un autre`,
};

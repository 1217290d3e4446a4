/**
 * The English words for why an answer is not possible, one sentence each, without capital or full stop.
 * `reasons.ts` and `reasons-choices.ts` find the reason; `reasons-fr.ts` must have the same ones.
 */
import { counted, type Row } from '@open-gosu/kernel';
import type { Verb } from '../cards/op.ts';

/** What is missing for a cost (X4.3, X4.7, X5.8). */
export interface Price {
  readonly cost: number;
  readonly payers: number;
  /** True if the card itself is in hand and cannot pay. */
  readonly others: boolean;
  readonly wonder: 'held' | 'would-help' | 'useless';
}

const ROW_NAMES = ['Troop', 'Hero', 'Immortal'] as const;
const DONE: { readonly [V in Verb]: string } = {
  capture: 'captured',
  destroy: 'destroyed',
  release: 'released',
};

export const REASONS_EN = {
  mustChoose: 'you cannot stop here: choose one',

  // Playing and shifting (X4, X5)
  banned: (card: string) =>
    `${card} was named by Arrows of Justice: you can neither play it nor shift it in until the end of the opponent's next turn`,
  rowFull: (row: Row) => `your ${ROW_NAMES[row]} row is full`,
  wrongRow: (card: string, row: Row) => `${card} can only stand in the ${ROW_NAMES[row]} row`,
  needsTroopBelow: 'you need fewer Heroes than Troops: play a Troop first',
  needsHeroBelow: 'you need fewer Immortals than Heroes: play a Hero first',
  needsTroopOfClan: (card: string, clans: string) =>
    `${card} needs a face-up ${clans} Troop in your army`,
  needsHeroOfClan: (card: string, clans: string) =>
    `${card} needs a face-up ${clans} Hero in your army`,
  cannotPay: ({ cost, payers, others, wonder }: Price) => {
    const held = wonder === 'held';
    const other = others ? 'other ' : '';
    const cards = counted('en', held ? cost - 1 : cost, `${other}card`, `${other}cards`);
    const saves = wonder === 'would-help' ? ' (the Wonder token would save one)' : '';
    return `${held ? 'even with the Wonder token, ' : ''}you would have to discard ${cards}, and you hold ${payers === 0 ? 'none' : payers}${saves}`;
  },
  capturedShift: 'captured cards cannot be shifted',
  noShiftCost: (card: string) => `${card} has no shift cost: it cannot be shifted`,
  wrongLevel: (card: string, row: Row) =>
    `${card} is of another level: the new card must be able to stand in the ${ROW_NAMES[row]} row`,
  identical: (card: string) => `${card} cannot be shifted into an identical card`,
  noSecretShift: (card: string) =>
    `${card} needs Secret shift for the new card to come from the discard pile`,
  noneForRow: (row: Row, isSecret: boolean) =>
    isSecret
      ? `no card in your hand or your discard pile can stand in the ${ROW_NAMES[row]} row and take its place`
      : `no card in your hand can stand in the ${ROW_NAMES[row]} row and take its place`,
  onlyFromHand:
    "a card is played from the hand: only Nityananda's additional turn lets you play one from the discard pile",

  // Tokens and passing (X6, X7)
  capturedActivate: 'captured cards cannot be activated',
  noFreeIcon: (card: string) => `${card} has no free activation icon`,
  noTokens: (have: number, need: number) =>
    have === 0
      ? 'you have no Activation token in hand'
      : `you need ${need} Activation tokens in hand: you have ${have}`,
  tokensInHand: (have: number) =>
    `to pass first you must have no Activation token in hand: you have ${have}`,
  noTokenOn: (card: string) => `there is no Activation token on ${card}`,
  noneSpent: 'you have no spent Activation token',

  // Where cards are
  noCardAt: (place: string) => `there is no card at ${place}`,
  notInHand: (card: string) => `${card} is not in your hand`,
  notInDiscard: (card: string) => `${card} is not in your discard pile`,
  notInAnyDiscard: (card: string) => `${card} is in no discard pile`,
  notInDeck: (card: string) => `${card} is not in your deck`,
  notRevealed: (card: string) => `${card} is not among the revealed cards`,

  // Discards from hand
  paysForItself: (card: string) => `${card} cannot pay for itself`,
  notOfClan: (card: string, clan: string) => `${card} is not of the ${clan} clan`,
  notBountyInHand: (card: string) => `${card} is not a Bounty card`,
  paysForNothing: (card: string) => `no card in play is a legal target for the level of ${card}`,

  // Cards in play (X9)
  notYours: (card: string) => `${card} is not in your army`,
  notOpposing: (card: string) => `${card} is not in the opponent's army`,
  notOpen: (card: string) => `${card} is not OPEN: a card lies above it or to its right in its row`,
  ethereal: (card: string, verb: Verb) => `${card} is Ethereal: it cannot be ${DONE[verb]}`,
  alreadyCaptured: (card: string) => `${card} is already captured`,
  notCaptured: (card: string) => `${card} is not captured`,
  wrongTargetLevel: (card: string, order: string) => `${card} is of another level: ${order}`,
  notBounty: (card: string) => `${card} is not a Bounty card`,
  notNear: (card: string, order: string) => `${card} is too far away: ${order}`,
  misfit: (card: string, order: string) => `${card} does not fit: ${order}`,
  nothingToItsRight: (card: string) => `there is no card to the right of ${card} to swap it with`,
  notRightOf: (card: string) => `choose a card to the right of ${card} in the same row`,
  copiesItself: (card: string) => `${card} cannot copy itself`,
  noEffect: (card: string) => `${card} has no effect to copy`,
  capturedCopy: (card: string) => `${card} is captured: it has no effect`,
  alreadyCopied: (card: string) => `the effect of ${card} is already being copied`,
  capturedBounty: (card: string) => `${card} is captured: the Bounty token goes on a face-up card`,
  bearsBounty: (card: string) => `${card} already bears the Bounty token`,
  verbNotOffered: (verb: Verb) => `this effect cannot ${verb}`,
  noTargetFor: (verb: Verb) => `no card can be ${DONE[verb]} by this effect`,
  nothingWaits: (place: string) => `no end-of-turn effect waits at ${place}`,

  // Clans, names and tiles
  clanTaken: (clan: string) => `the ${clan} clan is already taken`,
  notYourClan: (clan: string) => `${clan} is not one of your clans`,
  clanNotInGame: (clan: string) => `nobody plays the ${clan} clan`,
  clanNotInDiscard: (clan: string) => `there is no ${clan} card in your discard pile`,
  clanNotFive: (clan: string) => `you do not have 5 ${clan} cards in hand`,
  tileTurned: (clan: string) => `you have already turned the ${clan} tile`,
  notOpponents: (card: string) => `${card} is not one of the opponent's cards`,
  nobodyNamed: (name: string) => `no card in your discard pile is named ${name}`,
  answersNothing: (card: string) => `${card} is not a Force of will card for this moment`,
};

export type ReasonWords = typeof REASONS_EN;

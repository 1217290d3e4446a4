/**
 * The English words for why an answer is not possible, one sentence each, without capital or full stop.
 * `reasons.ts` and `reasons-choices.ts` find the reason; `reasons-fr.ts` must have the same ones.
 */
import { counted, joinAnd } from '@open-gosu/kernel';
import type { Level } from '../cards/words.ts';

/** What is missing for a cost (T3.2, T3.7). */
export interface Price {
  readonly cost: number;
  readonly payers: number;
  /** True if the goblin itself is in hand and cannot pay. */
  readonly others: boolean;
}

/** What lies above a goblin and to its right; null for nothing. */
export interface Cover {
  readonly above: string | null;
  readonly right: string | null;
}

export const REASONS_EN = {
  // Placing and mutating (T3)
  rowFull: (level: Level) => `your level-${level} row is full`,
  needsLevelBelow: (level: Level, below: Level) =>
    `you need fewer goblins of level ${level} than of level ${below}: place one of level ${below} first`,
  needsClanInRow: (card: string, clan: string, row: Level) =>
    `${card} needs a face-up goblin of the ${clan} clan in your level-${row} row`,
  cannotPay: ({ cost, payers, others }: Price) => {
    const other = others ? 'other ' : '';
    const cards = counted('en', cost, `${other}card`, `${other}cards`);
    return `you would have to discard ${cards}, and you hold ${payers === 0 ? 'none' : payers}`;
  },
  imprisonedMutation: (card: string) => `${card} is imprisoned: it cannot mutate`,
  cannotMutate: (card: string) => `${card} has no mutation cost: it cannot mutate`,
  otherLevel: (card: string, level: Level) =>
    `${card} is of another level: a goblin of level ${level} mutates into one of level ${level}`,
  sameName: (name: string) => `a goblin cannot mutate into one of the same name (${name})`,
  noneOfLevel: (level: Level, isZombie: boolean) =>
    isZombie
      ? `neither your hand nor the discard pile has a goblin of level ${level} it could mutate into`
      : `you hold no goblin of level ${level} it could mutate into`,
  notZombie: (card: string) =>
    `${card} has no zombie mutation: the new goblin must come from your hand`,

  // Where cards are
  noSuchCard: 'there is no such card',
  noGoblinAt: (place: string) => `there is no goblin at ${place}`,
  notInHand: (card: string) => `${card} is not in your hand`,
  inDiscardOnly: (card: string) =>
    `${card} is not in your hand but in the discard pile: add "from discard" to your answer`,
  notInDiscard: (card: string) => `${card} is not in the discard pile`,
  notRevealed: (card: string) => `${card} is not among the revealed cards`,
  notOfClan: (card: string, clan: string) =>
    `${card} is not of the ${clan} clan: this power takes only its own clan`,
  paysForItself: (card: string) => `${card} is on its way into play: it cannot pay for itself`,

  // Goblins in play
  notOpen: (card: string, { above, right }: Cover) => {
    const covers = [above && `${above} stands above it`, right && `${right} stands to its right`];
    return `${card} is not OPEN: ${joinAnd(
      'en',
      covers.filter((cover) => cover !== null),
    )}`;
  },
  levelThree: (card: string) =>
    `${card} is of level 3: this power reaches only goblins of level 1 or 2`,
  alreadyImprisoned: (card: string) => `${card} is already imprisoned`,
  notImprisoned: (card: string) => `${card} is not imprisoned`,
  noOtherInRow: (card: string) => `${card} is alone in its row: there is no goblin to swap it with`,
  chooseLeftFirst: (card: string) =>
    `${card} is the last of its row: choose the left one of the 2 goblins first`,
  notRightOf: (card: string) => `choose a goblin to the right of ${card} in the same row`,
  nobodyToImprison: 'there is no goblin left to imprison',
  nobodyToRelease: 'no goblin is imprisoned',
  nothingWaits: (place: string) => `no link waits at ${place}`,
  linkAsleep: (card: string) => `${card} is imprisoned: its link cannot be resolved`,

  // Players
  noSuchPlayer: (player: string) => `there is no player ${player} at this table`,
  noCards: (player: string) => `player ${player} has no card in hand: choose another one`,
};

export type ReasonWords = typeof REASONS_EN;

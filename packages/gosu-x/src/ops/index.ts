/** Every operation by name: one missing here does not compile. */
import * as army from './army.ts';
import * as choices from './choices.ts';
import { copy } from './copy.ts';
import { destroyAllOpen } from './destroy-all.ts';
import * as hand from './hand.ts';
import type { Operation } from './operation.ts';
import * as piles from './piles.ts';
import type { BasicName } from './programs.ts';
import * as turns from './turns.ts';

export const OPERATIONS: { readonly [K in BasicName]: Operation<K> } = {
  draw: hand.draw,
  discard: hand.discard,
  handTo: hand.handTo,
  payBounty: hand.payBounty,
  mill: hand.mill,
  search: hand.search,
  lookAtHand: hand.lookAtHand,
  capture: army.capture,
  destroy: army.destroy,
  release: army.release,
  oneOf: army.oneOf,
  sacrifice: army.sacrifice,
  releaseAll: army.releaseAll,
  destroyAllOpen,
  toDeckTop: army.toDeckTop,
  swap: army.swap,
  placeBounty: army.placeBounty,
  copy,
  chooseClan: choices.chooseClan,
  chooseLevel: choices.chooseLevel,
  choosePlayer: choices.choosePlayer,
  chooseName: choices.chooseName,
  turnTile: choices.turnTile,
  banCard: choices.banCard,
  take: piles.take,
  putOnDeck: piles.putOnDeck,
  remove: piles.remove,
  shuffleIn: piles.shuffleIn,
  reveal: piles.reveal,
  revealed: piles.revealed,
  takeBack: turns.takeBack,
  unlock: turns.unlock,
  extraTurn: turns.extraTurn,
  passNow: turns.passNow,
  cancel: turns.cancel,
};

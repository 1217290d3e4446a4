/** Short words for writing cards: each only builds the data of `op.ts` and `ongoing.ts`. */
import type { Ongoing, OngoingRule, TriggerAt } from './ongoing.ts';
import type {
  Amount,
  ClanChoice,
  Condition,
  HandChange,
  InPile,
  InPlay,
  Op,
  RevealedPart,
  RevealedTo,
  Target,
  Verb,
  Who,
} from './op.ts';

export const draw = (n: Amount, who: Who = 'you'): Op => ({ op: 'draw', who, n });
export const discard = (who: Who, n: Amount): Op => ({ op: 'discard', who, n });
export const discardOfClan = (n: Amount): Op => ({ op: 'discard', who: 'you', n, clan: 'chosen' });
export const handTo = (who: Who, n: Amount, by: HandChange): Op => ({ op: 'handTo', who, n, by });
export const payBounty = (verbs: readonly Verb[]): Op => ({ op: 'payBounty', verbs });
export const sacrifice = (who: Who, n: Amount): Op => ({ op: 'sacrifice', who, n });
export const capture = (target: Target): Op => ({ op: 'capture', target });
export const destroy = (target: Target): Op => ({ op: 'destroy', target });
export const release = (target: Target): Op => ({ op: 'release', target });
export const oneOf = (verbs: readonly Verb[], target: InPlay): Op => ({
  op: 'oneOf',
  verbs,
  target,
});
export const releaseAll = (who: Who): Op => ({ op: 'releaseAll', who });
export const destroyAllOpen = (): Op => ({ op: 'destroyAllOpen' });
export const toDeckTop = (target: InPlay): Op => ({ op: 'toDeckTop', target });
export const swap = (army: 'yours' | 'any'): Op => ({ op: 'swap', army });
export const copy = (target: InPlay): Op => ({ op: 'copy', from: 'play', target });
export const copyFromDiscards = (): Op => ({ op: 'copy', from: 'discards' });
export const copyChosen = (): Op => ({ op: 'copy', from: 'chosen' });
export const chooseClan = (among: ClanChoice, who: Who = 'you'): Op => ({
  op: 'chooseClan',
  who,
  among,
});
export const chooseLevel = (): Op => ({ op: 'chooseLevel' });
export const choosePlayer = (): Op => ({ op: 'choosePlayer' });
export const chooseName = (): Op => ({ op: 'chooseName' });
export const take = (n: Amount, cards: InPile): Op => ({ op: 'take', from: 'discard', cards, n });
export const takeUpTo = (n: Amount, cards: InPile): Op => ({
  op: 'take',
  from: 'discard',
  cards,
  n,
  upTo: true,
});
export const takeOneOfEachLevel = (n: Amount, cards: InPile): Op => ({
  op: 'take',
  from: 'discard',
  cards,
  n,
  upTo: true,
  oneOfEachLevel: true,
});
export const takeAll = (cards: InPile, from: 'discard' | 'discard-or-removed' = 'discard'): Op => ({
  op: 'take',
  from,
  cards,
  n: 'all',
});
export const putOnDeck = (n: Amount): Op => ({ op: 'putOnDeck', n });
export const removeOne = (): Op => ({ op: 'remove', what: 'one', who: 'you' });
export const removeChosen = (): Op => ({ op: 'remove', what: 'chosen', who: 'you' });
export const removeClan = (who: Who): Op => ({ op: 'remove', what: 'clan', who });
export const shuffleIn = (what: 'clan' | 'neye', who: Who = 'you'): Op => ({
  op: 'shuffleIn',
  what,
  who,
});
export const reveal = (n: number): Op => ({ op: 'reveal', n });
export const revealed = (which: RevealedPart, to: RevealedTo): Op => ({
  op: 'revealed',
  which,
  to,
});
export const search = (): Op => ({ op: 'search', to: 'hand' });
export const searchPhoenix = (): Op => ({ op: 'search', name: 'phoenix', to: 'top' });
export const mill = (who: Who, n: Amount): Op => ({ op: 'mill', who, n });
export const takeBack = (who: Who, n = 1): Op => ({ op: 'takeBack', who, n });
export const takeBackUpTo = (n: number): Op => ({ op: 'takeBack', who: 'you', n, upTo: true });
export const unlock = (): Op => ({ op: 'unlock' });
export const extraTurn = (): Op => ({ op: 'extraTurn' });
export const extraTurnFromDiscard = (): Op => ({ op: 'extraTurn', playFromDiscard: true });
export const turnTile = (): Op => ({ op: 'turnTile' });
export const lookAtHand = (): Op => ({ op: 'lookAtHand' });
export const banCard = (): Op => ({ op: 'banCard' });
export const placeBounty = (): Op => ({ op: 'placeBounty' });
export const passNow = (): Op => ({ op: 'passNow' });
export const cancel = (): Op => ({ op: 'cancel' });
export const may = (...ops: readonly Op[]): Op => ({ op: 'may', do: ops });
export const when = (condition: Condition, ...ops: readonly Op[]): Op => ({
  op: 'when',
  if: condition,
  do: ops,
});
export const forEachPlayer = (...ops: readonly Op[]): Op => ({ op: 'forEachPlayer', do: ops });

export const rule = (kind: OngoingRule): Ongoing => ({ kind });
export const on = (at: TriggerAt, ...ops: readonly Op[]): Ongoing => ({
  kind: 'trigger',
  at,
  do: ops,
});
export const endOfTurn = (...ops: readonly Op[]): Ongoing => ({ kind: 'end-of-turn', do: ops });
export const endOfTurnIf = (condition: Condition, ...ops: readonly Op[]): Ongoing => ({
  kind: 'end-of-turn',
  if: condition,
  do: ops,
});
export const respond = (to: 'activation' | 'capture-or-destroy'): Ongoing => ({
  kind: 'respond',
  to,
  do: [cancel()],
});

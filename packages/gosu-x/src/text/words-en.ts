/**
 * The English words operations share: conditions, amounts of cards, who does something and whose it is.
 * Operations themselves are told in `ops-en.ts`.
 */
import type { Amount, Who } from '../cards/op.ts';
import { CARD_EN, type Noun, personOf, verbEn } from './phrase.ts';
import { type ConditionTable, justTold, type Person, type Scope } from './sequence.ts';
import { clanName } from './terms.ts';

export const CONDITIONS_EN: ConditionTable = {
  supremacy: 'you have a Supremacy token',
  'timer-in-play': 'a face-up Timer is in play',
  'arpia-in-play': 'a face-up Arpia is in play',
  'X-is-4': 'X is 4',
  'this-was-captured': 'it is captured this way',
  'empty-hand': 'you have no cards in hand',
  'three-captured-opposing': "3 or more of the opponent's cards are captured",
  'neye-removed': "your Ne'ye has been removed from the game",
  'three-phoenix-cards': 'you have 3 face-up cards named Phoenix in your army',
};

type AmountTable = {
  readonly [A in Extract<Amount, string>]: (noun: Noun, person: Person) => string;
};

const AMOUNTS: AmountTable = {
  X: (noun) => `X ${noun.many}`,
  'your-hand': (noun) => `as many ${noun.many} as you have in hand`,
  'opponent-hand': (noun) => `as many ${noun.many} as the opponent has in hand`,
  'half-hand': (_noun, person) => `half of ${whose(person)} hand, rounded up`,
  'lead-in-play': (noun) => `${noun.many} until both players have the same number in play`,
  'clans-in-row': (noun) => `${noun.one} for each different clan in this row`,
  'clans-in-column': (noun) => `${noun.one} for each different clan in this column`,
  'clans-in-discard': (noun, person) =>
    `${noun.one} for each different clan in ${whose(person)} discard pile`,
};

/** "a card", "2 cards", "a card for each different clan in this row". */
export function amount(n: Amount, noun: Noun, person: Person): string {
  if (typeof n === 'number') return n === 1 ? noun.one : `${n} ${noun.many}`;
  if (typeof n === 'string') return AMOUNTS[n](noun, person);
  return `${noun.one} for each ${clanName(n.cardsInColumn, 'en')} card in this column`;
}

export function handSize(n: Amount, person: Person): string {
  if (n === 'your-hand') return 'as many in hand as you';
  if (n === 'opponent-hand') return 'as many in hand as the opponent';
  return `exactly ${typeof n === 'number' ? n : amount(n, CARD_EN, person)} in hand`;
}

export const whose = (person: Person): string => (person === 'you' ? 'your' : 'their');

/** A doer named before the verb; nobody is named where the sentence already speaks to or of them. */
const DOERS: { readonly [W in Who]: (scope: Scope) => string } = {
  you: () => '',
  actor: () => '',
  opponent: () => 'the opponent ',
  chosen: (scope) =>
    justTold(scope, 'choosePlayer') ? 'a player of your choice ' : 'that player ',
  'more-in-play': () => 'the player with more cards in play ',
  'more-in-hand': () => 'the player with more cards in hand ',
};

export function does(base: string, scope: Scope, who: Who = 'you'): string {
  return DOERS[who](scope) + verbEn(base, personOf(who, scope), scope);
}

/**
 * The French words operations share: conditions, amounts of cards, who does something and whose it is.
 * Operations themselves are told in `ops-fr.ts`.
 */
import type { Amount, Who } from '../cards/op.ts';
import { CARD_FR, type Noun, personOf, verbFr } from './phrase.ts';
import { type ConditionTable, justTold, type Person, type Scope } from './sequence.ts';
import { clanName } from './terms.ts';

export const CONDITIONS_FR: ConditionTable = {
  supremacy: 'vous avez un jeton de Suprématie',
  'timer-in-play': 'un Timer est en jeu face visible',
  'arpia-in-play': 'une Arpia est en jeu face visible',
  'X-is-4': 'X vaut 4',
  'this-was-captured': 'elle est ainsi capturée',
  'empty-hand': 'vous n’avez aucune carte en main',
  'three-captured-opposing': 'au moins 3 cartes de l’adversaire sont capturées',
  'neye-removed': 'votre carte Ne’ye a été retirée du jeu',
  'three-phoenix-cards': 'vous avez dans votre armée 3 cartes nommées Phoenix face visible',
};

type AmountTable = {
  readonly [A in Extract<Amount, string>]: (noun: Noun, person: Person) => string;
};

const AMOUNTS: AmountTable = {
  X: (noun) => `X ${noun.many}`,
  'your-hand': (noun) => `autant de ${noun.many} que vous en avez en main`,
  'opponent-hand': (noun) => `autant de ${noun.many} que l’adversaire en a en main`,
  'half-hand': (_noun, person) => `la moitié de ${la(person)} main, arrondie à l’unité supérieure`,
  'lead-in-play': (noun, person) =>
    `des ${noun.many} jusqu’à en avoir autant en jeu que ${person === 'you' ? 'l’' : 'son '}adversaire`,
  'clans-in-row': (noun) => `${noun.one} pour chaque clan présent dans cette ligne`,
  'clans-in-column': (noun) => `${noun.one} pour chaque clan présent dans cette colonne`,
  'clans-in-discard': (noun, person) =>
    `${noun.one} pour chaque clan présent dans ${la(person)} défausse`,
};

/** "une carte", "2 cartes", "une carte pour chaque clan présent dans cette ligne". */
export function amount(n: Amount, noun: Noun, person: Person): string {
  if (typeof n === 'number') return n === 1 ? noun.one : `${n} ${noun.many}`;
  if (typeof n === 'string') return AMOUNTS[n](noun, person);
  return `${noun.one} pour chaque carte ${clanName(n.cardsInColumn, 'fr')} de cette colonne`;
}

export function handSize(n: Amount, person: Person): string {
  if (n === 'your-hand') return 'autant en main que vous';
  if (n === 'opponent-hand') return 'autant en main que l’adversaire';
  return `exactement ${typeof n === 'number' ? n : amount(n, CARD_FR, person)} en main`;
}

export const le = (person: Person): string => (person === 'you' ? 'votre' : 'son');
export const la = (person: Person): string => (person === 'you' ? 'votre' : 'sa');
export const les = (person: Person): string => (person === 'you' ? 'vos' : 'ses');

/** A doer named before the verb; nobody is named where the sentence already speaks to or of them. */
const DOERS: { readonly [W in Who]: (scope: Scope) => string } = {
  you: () => '',
  actor: () => '',
  opponent: () => 'l’adversaire ',
  chosen: (scope) => (justTold(scope, 'choosePlayer') ? 'un joueur de votre choix ' : 'ce joueur '),
  'more-in-play': () => 'le joueur qui a le plus de cartes en jeu ',
  'more-in-hand': () => 'le joueur qui a le plus de cartes en main ',
};

export function does(infinitive: string, scope: Scope, who: Who = 'you'): string {
  return DOERS[who](scope) + verbFr(infinitive, personOf(who, scope), scope);
}

/** "prenez-en", "en prend", "en prendre": some of the cards just spoken of. */
export function doesSome(infinitive: string, scope: Scope, who: Who = 'you'): string {
  const person = personOf(who, scope);
  const verb = verbFr(infinitive, person, scope);
  return DOERS[who](scope) + (person === 'you' && !scope.infinitive ? `${verb}-en` : `en ${verb}`);
}

/** "prenez-la", "la prend". */
export function doesIt(infinitive: string, scope: Scope): string {
  const verb = verbFr(infinitive, scope.person, scope);
  return scope.person === 'you' && !scope.infinitive ? `${verb}-la` : `la ${verb}`;
}

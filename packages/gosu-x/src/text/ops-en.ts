/**
 * The English of every operation a card is made of. One clause each, without capital or full stop; `sequence.ts` strings
 * them together. Amounts and conditions are in `words-en.ts`, what a card does by lying in play is in `ongoing-en.ts`.
 */
import { joinOr } from '@open-gosu/kernel';
import type {
  Amount,
  ClanChoice,
  InPlay,
  Op,
  RevealedPart,
  RevealedTo,
  Target,
} from '../cards/op.ts';
import { bonusEn, CARD_EN, cardInPileEn, cardInPlayEn, personOf, verbEn } from './phrase.ts';
import {
  type JointTable,
  justTold,
  type OpTable,
  type Person,
  refersToDrawn,
  repeatsTold,
  revealedLeft,
  type Scope,
  tell,
} from './sequence.ts';
import { amount, CONDITIONS_EN, does, handSize, whose } from './words-en.ts';

const JOINTS: JointTable = {
  after: ', then ',
  and: ' and ',
  comma: ', ',
  colon: ': ',
  to: ' to ',
  sentence: '. ',
  next: '. Then ',
};

function act(base: string, target: Target, scope: Scope, open = false): string {
  if (target === 'this') return `${does(base, scope)} this card`;
  if (target === 'chosen') return `${does(base, scope)} that card`;
  return `${does(base, scope)} ${cardInPlayEn(target, { open })}${bonusEn(target.bonus)}`;
}

function copiedEn(target: InPlay): string {
  const another = target.where === 'row-or-column';
  return cardInPlayEn(target, { another }) + (target.where === undefined ? ' in play' : '');
}

const CLAN_CHOICES: { readonly [C in ClanChoice]: (person: Person) => string } = {
  own: (person) => `one of ${whose(person)} clans`,
  all: () => 'a clan',
  'in-discard': (person) => `a clan present in ${whose(person)} discard pile`,
  'five-in-hand': () => '', // told by the discard: "5 cards of the same clan"
};

const REVEALED: { readonly [P in RevealedPart]: (scope: Scope) => string } = {
  one: () => 'one',
  'matching-clan': () => 'the cards of that clan',
  'matching-level': () => 'the cards of that level',
  rest: (scope) => (revealedLeft(scope) === 1 ? 'the last one' : 'the rest'),
};

const PLACES: { readonly [T in RevealedTo]: (person: Person) => string } = {
  hand: (person) => `into ${whose(person)} hand`,
  discard: (person) => `into ${whose(person)} discard pile`,
  top: (person) => `on top of ${whose(person)} deck`,
  bottom: (person) => `on the bottom of ${whose(person)} deck`,
};

export const OPS_EN: OpTable = {
  draw: (op, scope) =>
    `${does('draw', scope, op.who)} ${amount(op.n, CARD_EN, personOf(op.who, scope))}`,
  discard: (op, scope) => {
    const discards = does('discard', scope, op.who);
    if (refersToDrawn(scope, op)) return `${discards} ${op.n === 1 ? 'one' : op.n}`;
    const cards = amount(op.n, CARD_EN, personOf(op.who, scope));
    if (op.clan) return `${discards} ${cards} of the same clan`;
    return `${discards} ${cards}${op.who === 'opponent' ? ' of their choice' : ''}`;
  },
  handTo: (op, scope) => {
    const person = personOf(op.who, scope);
    const changes = op.by === 'either' ? `${does('draw', scope, op.who)} or ` : '';
    const last = op.by === 'draw' ? 'draw' : 'discard';
    const doer = op.by === 'either' ? verbEn(last, person, scope) : does(last, scope, op.who);
    const until = `until ${person === 'you' ? 'you' : 'they'} have`;
    return `${changes}${doer} cards ${until} ${handSize(op.n, person)}`;
  },
  payBounty: (_op, scope) =>
    `${does('discard', scope)} a Bounty card from ${whose(scope.person)} hand`,
  sacrifice: (op, scope) =>
    `${does('sacrifice', scope, op.who)} ${amount(op.n, CARD_EN, personOf(op.who, scope))}`,
  capture: (op, scope) => act('capture', op.target, scope),
  destroy: (op, scope) => act('destroy', op.target, scope, true),
  release: (op, scope) => act('release', op.target, scope),
  oneOf: (op, scope) => {
    const verbs = joinOr(
      'en',
      op.verbs.map((verb) => does(verb, scope)),
    );
    return `${verbs} ${cardInPlayEn(op.target)}${bonusEn(op.target.bonus)}`;
  },
  releaseAll: (op, scope) => {
    const owner = op.who === 'opponent' ? "of the opponent's" : whose(personOf(op.who, scope));
    return `${does('release', scope)} all ${owner} captured cards`;
  },
  destroyAllOpen: (_op, scope) => `${does('destroy', scope)} every OPEN card of that clan`,
  toDeckTop: (op, scope) =>
    `${does('put', scope)} ${cardInPlayEn(op.target, { open: true })} on top of its owner's deck${bonusEn(op.target.bonus)}`,
  swap: (op, scope) => {
    const army = op.army === 'yours' ? `${whose(scope.person)} army` : 'one army';
    return `${does('swap', scope)} 2 cards of the same level in ${army}`;
  },
  copy: (op, scope) => {
    const copies = does('copy', scope);
    if (op.from === 'chosen') return `${copies} its effect`;
    const card = op.from === 'discards' ? 'a card in any discard pile' : copiedEn(op.target ?? {});
    return `${copies} the effect of ${card}`;
  },
  chooseClan: (op, scope) => {
    const clan = CLAN_CHOICES[op.among](personOf(op.who, scope));
    return clan && `${does('choose', scope, op.who)} ${clan}`;
  },
  chooseLevel: (_op, scope) =>
    justTold(scope, 'chooseClan') ? 'a level' : `${does('choose', scope)} a level`,
  choosePlayer: () => '', // told by the next clause: "a player of your choice"
  chooseName: (_op, scope) => `${does('choose', scope)} a card name`,
  take: (op, scope) => {
    const noun = cardInPileEn(op.cards);
    const mine = whose(scope.person);
    const takes = does('take', scope);
    const anywhere = op.from === 'discard-or-removed';
    const all = anywhere ? `all ${mine} ${noun.many}` : `all ${noun.many}`;
    const many = op.n === 'all' ? all : amount(op.n, noun, scope.person);
    if (anywhere)
      return `${takes} ${many} that are in ${mine} discard pile or removed from the game`;
    const limit = op.oneOfEachLevel ? ', at most one of each level' : '';
    const upTo = op.upTo ? 'up to ' : '';
    return `${takes} ${upTo}${many} from ${mine} discard pile${limit}${bonusEn(op.cards.bonus)}`;
  },
  putOnDeck: (op, scope) => {
    const mine = whose(scope.person);
    const cards = amount(op.n, CARD_EN, scope.person);
    return `${does('put', scope)} up to ${cards} from ${mine} discard pile on top of ${mine} deck in any order`;
  },
  remove: (op, scope) => {
    const removes = does('remove', scope, op.who);
    if (op.what === 'chosen') return `${removes} that card from the game`;
    if (op.what === 'clan') return `${removes} from the game all cards of that clan in that pile`;
    return `${removes} a card in ${whose(personOf(op.who, scope))} discard pile from the game`;
  },
  shuffleIn: (op, scope) => {
    const mine = whose(personOf(op.who, scope));
    const cards = op.what === 'neye' ? 'it' : `all cards of that clan from ${mine} discard pile`;
    return `${does('shuffle', scope, op.who)} ${cards} into ${mine} deck`;
  },
  reveal: (op, scope) =>
    `${does('reveal', scope)} the top ${op.n} cards of ${whose(scope.person)} deck`,
  revealed: (op, scope) => {
    const put = justTold(scope, 'revealed') ? '' : `${does('put', scope)} `;
    const onDeck = justTold(scope, 'revealed')?.to === 'top' && op.to === 'bottom';
    const place = onDeck ? 'on the bottom' : PLACES[op.to](scope.person);
    return `${put}${REVEALED[op.which](scope)} ${place}`;
  },
  search: (op, scope) => {
    const deck = `${whose(scope.person)} deck`;
    const searches = `${does('search', scope)} ${deck} for ${cardInPileEn(op).one}`;
    const [put, shuffle] = [does('put', scope), does('shuffle', scope)];
    return op.to === 'hand'
      ? `${searches}, ${put} it into ${whose(scope.person)} hand, then ${shuffle} ${deck}`
      : `${searches}, ${shuffle} ${deck}, then ${put} that card on top of it`;
  },
  mill: (op, scope) => {
    const deck = `${whose(personOf(op.who, scope))} deck`;
    return `${does('discard', scope, op.who)} the top ${topCards(op.n)} of ${deck}`;
  },
  takeBack: (op, scope) => {
    const tokens = op.n === 1 ? 'an Activation token' : `${op.n} Activation tokens`;
    return `${does('take', scope, op.who)} back ${op.upTo ? 'up to ' : ''}${tokens}`;
  },
  unlock: (_op, scope) => `${does('unlock', scope)} an Activation token`,
  extraTurn: (op, scope) => {
    const turn = `${does('take', scope)} an additional turn`;
    if (!op.playFromDiscard) return turn;
    const mine = whose(scope.person);
    const doer = scope.person === 'you' ? 'you' : 'they';
    return `${turn}, during which ${doer} may play a card from ${mine} discard pile instead of ${mine} hand`;
  },
  turnTile: (_op, scope) =>
    `${does('turn', scope)} one of your tiles to its active side. If it is the third tile you turn this way and you have a Supremacy token, you win the game`,
  lookAtHand: (_op, scope) => `${does('look', scope)} at the opponent's hand`,
  banCard: (_op, scope) =>
    `${does('name', scope)} a card: ${justTold(scope, 'lookAtHand') ? 'they' : 'the opponent'} can neither play it nor shift it in until the end of your next turn`,
  placeBounty: (_op, scope) =>
    `${does('put', scope)} the Bounty token on a card, or ${does('move', scope)} it to another`,
  passNow: (_op, scope) =>
    `${does('pass', scope)} at once if ${scope.person === 'you' ? 'you' : 'they'} have no Activation tokens in hand`,
  cancel: (_op, scope) => `${does('cancel', scope)} ${scope.answered}`,
  may: (op, scope) => {
    const may = scope.person === 'you' ? 'you may' : 'may';
    if (repeatsTold(scope, op.do)) return `${may} do this a second time`;
    return `${may} ${tellEn(op.do, { ...scope, infinitive: true })}`;
  },
  when: (op, scope) => `if ${CONDITIONS_EN[op.if]}, ${tellEn(op.do, scope)}`,
  forEachPlayer: (op, scope) =>
    `each player ${tellEn(op.do, { ...scope, person: 'they', infinitive: false })}`,
};

function topCards(n: Amount): string {
  return n === 1 ? 'card' : amount(n, CARD_EN, 'you');
}

export function tellEn(ops: readonly Op[], scope: Scope): string {
  return tell(ops, scope, OPS_EN, JOINTS);
}

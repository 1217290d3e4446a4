/**
 * The French of every operation a card is made of, orders in the "vous" form. One clause each, without capital or full
 * stop; `sequence.ts` strings them together. Amounts and conditions are in `words-fr.ts`, what a card does by lying in
 * play is in `ongoing-fr.ts`.
 */
import { joinOr } from '@open-gosu/kernel';
import type {
  Amount,
  ClanChoice,
  Op,
  RevealedPart,
  RevealedTo,
  Target,
  Verb,
} from '../cards/op.ts';
import { bonusFr, CARD_FR, cardInPileFr, cardInPlayFr, personOf, verbFr } from './phrase.ts';
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
import { TERMS } from './terms.ts';
import {
  amount,
  CONDITIONS_FR,
  does,
  doesIt,
  doesSome,
  handSize,
  la,
  le,
  les,
} from './words-fr.ts';

const JOINTS: JointTable = {
  after: ', puis ',
  and: ' et ',
  comma: ', ',
  colon: ' : ',
  to: ' pour ',
  sentence: '. ',
  next: '. Ensuite, ',
};

function act(verb: Verb, target: Target, scope: Scope, open = false): string {
  // "cette carte" is always the card one reads; the one just spoken of is "la".
  if (target === 'chosen') return doesIt(TERMS[verb].fr, scope);
  const acts = does(TERMS[verb].fr, scope);
  if (target === 'this') return `${acts} cette carte`;
  return `${acts} ${cardInPlayFr(target, { open })}${bonusFr(target.bonus)}`;
}

const CLAN_CHOICES: { readonly [C in ClanChoice]: (person: Person) => string } = {
  own: (person) => `l’un de ${les(person)} clans`,
  all: () => 'un clan',
  'in-discard': (person) => `un clan présent dans ${la(person)} défausse`,
  'five-in-hand': () => '', // told by the discard: "5 cartes d’un même clan"
};

const REVEALED: { readonly [P in RevealedPart]: (scope: Scope) => string } = {
  one: () => 'une',
  'matching-clan': () => 'les cartes de ce clan',
  'matching-level': () => 'les cartes de ce niveau',
  rest: (scope) => (revealedLeft(scope) === 1 ? 'la dernière' : 'les autres'),
};

const PLACES: { readonly [T in RevealedTo]: (person: Person) => string } = {
  hand: () => 'en main',
  discard: (person) => `dans ${la(person)} défausse`,
  top: (person) => `sur le dessus de ${le(person)} deck`,
  bottom: (person) => `sous ${le(person)} deck`,
};

/** The verb of a revealed card's move, left out where the one before already says it. */
function movesRevealed(op: Extract<Op, { op: 'revealed' }>, scope: Scope): string {
  const told = justTold(scope, 'revealed');
  const verb = op.to === 'hand' ? 'prendre' : 'placer';
  if (op.which === 'one') return `${doesSome(verb, scope)} `;
  const same = told !== null && (told.to === 'hand') === (op.to === 'hand');
  return same ? '' : `${does(verb, scope)} `;
}

export const OPS_FR: OpTable = {
  draw: (op, scope) =>
    `${does('piocher', scope, op.who)} ${amount(op.n, CARD_FR, personOf(op.who, scope))}`,
  discard: (op, scope) => {
    if (refersToDrawn(scope, op)) {
      return `${doesSome('défausser', scope, op.who)} ${op.n === 1 ? 'une' : op.n}`;
    }
    const cards = amount(op.n, CARD_FR, personOf(op.who, scope));
    const which = op.clan ? ' d’un même clan' : op.who === 'opponent' ? ' de son choix' : '';
    return `${does('défausser', scope, op.who)} ${cards}${which}`;
  },
  handTo: (op, scope) => {
    const person = personOf(op.who, scope);
    const draws = does('piocher', scope, op.who);
    const discards = verbFr('défausser', person, scope);
    const changes = {
      draw: draws,
      discard: does('défausser', scope, op.who),
      either: `${draws} ou ${discards}`,
    }[op.by];
    return `${changes} des cartes jusqu’à en avoir ${handSize(op.n, person)}`;
  },
  payBounty: (_op, scope) =>
    `${does('défausser', scope)} une carte Prime de ${la(scope.person)} main`,
  sacrifice: (op, scope) =>
    `${does('sacrifier', scope, op.who)} ${amount(op.n, CARD_FR, personOf(op.who, scope))}`,
  capture: (op, scope) => act('capture', op.target, scope),
  destroy: (op, scope) => act('destroy', op.target, scope, true),
  release: (op, scope) => act('release', op.target, scope),
  oneOf: (op, scope) => {
    const verbs = joinOr(
      'fr',
      op.verbs.map((verb) => does(TERMS[verb].fr, scope)),
    );
    return `${verbs} ${cardInPlayFr(op.target)}${bonusFr(op.target.bonus)}`;
  },
  releaseAll: (op, scope) => {
    const releases = `${does('libérer', scope)} toutes`;
    if (op.who === 'opponent') return `${releases} les cartes capturées de l’adversaire`;
    return `${releases} ${les(personOf(op.who, scope))} cartes capturées`;
  },
  destroyAllOpen: (_op, scope) => `${does('détruire', scope)} toutes les cartes LIBRES de ce clan`,
  toDeckTop: (op, scope) =>
    `${does('placer', scope)} ${cardInPlayFr(op.target, { open: true })} sur le dessus du deck de son propriétaire${bonusFr(op.target.bonus)}`,
  swap: (op, scope) => {
    const army = op.army === 'yours' ? `${le(scope.person)} armée` : 'une même armée';
    return `${does('intervertir', scope)} 2 cartes de même niveau dans ${army}`;
  },
  copy: (op, scope) => {
    const copies = does('copier', scope);
    if (op.from === 'chosen') return `${copies} son effet`;
    if (op.from === 'discards') return `${copies} l’effet d’une carte de n’importe quelle défausse`;
    const target = op.target ?? {};
    const another = target.where === 'row-or-column';
    const place = target.where === undefined ? ' en jeu' : '';
    return `${copies} l’effet d’${cardInPlayFr(target, { another })}${place}`;
  },
  chooseClan: (op, scope) => {
    const clan = CLAN_CHOICES[op.among](personOf(op.who, scope));
    return clan && `${does('choisir', scope, op.who)} ${clan}`;
  },
  chooseLevel: (_op, scope) =>
    justTold(scope, 'chooseClan') ? 'un niveau' : `${does('choisir', scope)} un niveau`,
  choosePlayer: () => '', // told by the next clause: "un joueur de votre choix"
  chooseName: (_op, scope) => `${does('choisir', scope)} un nom de carte`,
  take: (op, scope) => {
    const noun = cardInPileFr(op.cards);
    const takes = does('prendre', scope);
    const pile = `dans ${la(scope.person)} défausse`;
    const anywhere = op.from === 'discard-or-removed';
    const all = `toutes ${anywhere ? les(scope.person) : 'les'} ${noun.many}`;
    const many = op.n === 'all' ? all : amount(op.n, noun, scope.person);
    if (anywhere) return `${takes} ${many} qui sont ${pile} ou retirées du jeu`;
    const bonus = bonusFr(op.cards.bonus);
    if (op.n === 1) return `${takes} ${many} ${pile}${bonus}`;
    // A longer group of cards comes last: "dans votre défausse jusqu'à X cartes de ce clan et de ce niveau".
    const limit = op.oneOfEachLevel ? ', au plus une de chaque niveau' : '';
    return `${takes} ${pile} ${op.upTo ? 'jusqu’à ' : ''}${many}${limit}${bonus}`;
  },
  putOnDeck: (op, scope) => {
    const cards = `${amount(op.n, CARD_FR, scope.person)} de ${la(scope.person)} défausse`;
    return `${does('placer', scope)} jusqu’à ${cards} sur le dessus de ${le(scope.person)} deck, dans l’ordre de ${le(scope.person)} choix`;
  },
  remove: (op, scope) => {
    const removes = does('retirer', scope, op.who);
    if (op.what === 'chosen') {
      return `${removes} du jeu la carte ${justTold(scope, 'copy') ? 'copiée' : 'choisie'}`;
    }
    if (op.what === 'clan')
      return `${removes} du jeu toutes les cartes de ce clan qui s’y trouvent`;
    return `${removes} du jeu une carte de ${la(personOf(op.who, scope))} défausse`;
  },
  shuffleIn: (op, scope) => {
    const person = personOf(op.who, scope);
    if (op.what === 'neye') return `${doesIt('mélanger', scope)} à ${le(person)} deck`;
    const cards = `toutes les cartes de ce clan présentes dans ${la(person)} défausse`;
    return `${does('mélanger', scope, op.who)} à ${le(person)} deck ${cards}`;
  },
  reveal: (op, scope) =>
    `${does('révéler', scope)} les ${op.n} premières cartes de ${le(scope.person)} deck`,
  revealed: (op, scope) => {
    const onDeck = justTold(scope, 'revealed')?.to === 'top' && op.to === 'bottom';
    const place = onDeck ? 'en dessous' : PLACES[op.to](scope.person);
    const [cards, moves] = [REVEALED[op.which](scope), movesRevealed(op, scope)];
    // "prenez en main les cartes de ce clan", but "prenez-en une en main"
    return op.to === 'hand' && op.which !== 'one'
      ? `${moves}${place} ${cards}`
      : `${moves}${cards} ${place}`;
  },
  search: (op, scope) => {
    const deck = `${le(scope.person)} deck`;
    const searches = `${does('chercher', scope)} ${cardInPileFr(op).one} dans ${deck}`;
    const shuffles = `${does('mélanger', scope)} ${deck}`;
    return op.to === 'hand'
      ? `${searches}, ${doesIt('prendre', scope)} en main, puis ${shuffles}`
      : `${searches}, ${shuffles}, puis ${doesIt('placer', scope)} sur le dessus`;
  },
  mill: (op, scope) => {
    const deck = `${le(personOf(op.who, scope))} deck`;
    const top = op.n === 1 ? 'la première carte' : `les ${topCards(op.n)}`;
    return `${does('défausser', scope, op.who)} ${top} de ${deck}`;
  },
  takeBack: (op, scope) => {
    const tokens = op.n === 1 ? 'un jeton d’activation' : `${op.n} jetons d’activation`;
    return `${does('reprendre', scope, op.who)} ${op.upTo ? 'jusqu’à ' : ''}${tokens}`;
  },
  unlock: (_op, scope) => `${does('débloquer', scope)} un jeton d’activation`,
  extraTurn: (op, scope) => {
    const turn = `${does('jouer', scope)} un tour supplémentaire`;
    if (!op.playFromDiscard) return turn;
    const may = scope.person === 'you' ? 'vous pouvez' : 'il peut';
    const mine = la(scope.person);
    return `${turn}, pendant lequel ${may} jouer une carte de ${mine} défausse au lieu de ${mine} main`;
  },
  turnTile: (_op, scope) =>
    `${does('retourner', scope)} l’une de vos tuiles sur sa face active. Si c’est la troisième tuile que vous retournez ainsi et que vous avez un jeton de Suprématie, vous gagnez la partie`,
  lookAtHand: (_op, scope) => `${does('regarder', scope)} la main de l’adversaire`,
  banCard: (_op, scope) =>
    `${does('nommer', scope)} une carte : ${justTold(scope, 'lookAtHand') ? 'celui-ci' : 'l’adversaire'} ne peut ni la jouer ni la faire entrer par relève jusqu’à la fin de votre prochain tour`,
  placeBounty: (_op, scope) => {
    const moves = verbFr('déplacer', scope.person, scope);
    const itself = scope.person === 'you' && !scope.infinitive ? `${moves}-le` : `le ${moves}`;
    return `${does('placer', scope)} le jeton Prime sur une carte, ou ${itself} sur une autre`;
  },
  passNow: (_op, scope) => {
    const has = scope.person === 'you' ? 'vous n’avez' : 'il n’a';
    const si = scope.person === 'you' ? 'si ' : 's’';
    return `${does('passer', scope)} immédiatement ${si}${has} aucun jeton d’activation en main`;
  },
  cancel: (_op, scope) => `${does('annuler', scope)} ${scope.answered}`,
  may: (op, scope) => {
    const may = scope.person === 'you' ? 'vous pouvez' : 'peut';
    if (repeatsTold(scope, op.do)) return `${may} résoudre cet effet une seconde fois`;
    return `${may} ${tellFr(op.do, { ...scope, infinitive: true })}`;
  },
  when: (op, scope) => `si ${CONDITIONS_FR[op.if]}, ${tellFr(op.do, scope)}`,
  forEachPlayer: (op, scope) =>
    `chaque joueur ${tellFr(op.do, { ...scope, person: 'they', infinitive: false })}`,
};

/** "10 premières cartes", "X premières cartes". */
function topCards(n: Amount): string {
  return amount(n, { one: 'première carte', many: 'premières cartes' }, 'you');
}

export function tellFr(ops: readonly Op[], scope: Scope): string {
  return tell(ops, scope, OPS_FR, JOINTS);
}

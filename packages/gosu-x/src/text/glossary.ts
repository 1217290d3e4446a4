/**
 * The words of the rules that are no keyword, each with what it means and the rule that says so: for those who read a card
 * and want to know. Keywords have theirs in `terms.ts`.
 */
import type { Text } from '@open-gosu/kernel';
import type { CardDef } from '../cards/define.ts';

export interface GlossaryEntry {
  readonly id: string;
  readonly name: Text;
  /** Two sentences at most. */
  readonly text: Text;
  readonly rule: string;
}

export const GLOSSARY_ENTRIES: readonly GlossaryEntry[] = [
  {
    id: 'open',
    name: { en: 'OPEN', fr: 'LIBRE' },
    text: {
      en: 'Said of a card with none above it and none to its right in its row. Only OPEN cards can be destroyed or sacrificed.',
      fr: 'Se dit d’une carte qui n’a ni carte au-dessus d’elle ni carte à sa droite dans sa ligne. Seules les cartes LIBRES peuvent être détruites ou sacrifiées.',
    },
    rule: 'X9.1',
  },
  {
    id: 'destroy',
    name: { en: 'destroy', fr: 'détruire' },
    text: {
      en: "An OPEN card of either army goes to its owner's discard pile.",
      fr: 'Une carte LIBRE de l’une ou l’autre armée va dans la défausse de son propriétaire.',
    },
    rule: 'X9.2',
  },
  {
    id: 'capture',
    name: { en: 'capture', fr: 'capturer' },
    text: {
      en: 'A face-up card of either army, OPEN or not, is turned face down: no value, effect, keyword or clan, and it cannot be shifted.',
      fr: 'Une carte face visible de l’une ou l’autre armée, LIBRE ou non, est retournée face cachée : ni valeur, ni effet, ni mot-clé, ni clan, et pas de relève.',
    },
    rule: 'X9.3',
  },
  {
    id: 'release',
    name: { en: 'release', fr: 'libérer' },
    text: {
      en: 'A captured card of either army is turned face up again. Its effect does not resolve.',
      fr: 'Une carte capturée de l’une ou l’autre armée redevient visible. Son effet n’est pas résolu.',
    },
    rule: 'X9.4',
  },
  {
    id: 'sacrifice',
    name: { en: 'sacrifice', fr: 'sacrifier' },
    text: {
      en: 'You discard an OPEN card of your own army, captured or not. It is not destroyed.',
      fr: 'Vous défaussez une carte LIBRE de votre propre armée, capturée ou non. Elle n’est pas détruite.',
    },
    rule: 'X9.5',
  },
  {
    id: 'shift',
    name: { en: 'shift', fr: 'relève' },
    text: {
      en: 'You discard as many cards as the shift cost of one of your face-up cards, 1 fewer for each Activation token on it, and replace it by another of the same level, of any clan. The effect of the new card resolves.',
      fr: 'Vous défaussez autant de cartes que le coût de relève d’une de vos cartes face visible, 1 de moins par jeton d’activation posé dessus, et la remplacez par une autre du même niveau, de n’importe quel clan. L’effet de la nouvelle carte est résolu.',
    },
    rule: 'X5.2',
  },
  {
    id: 'mirror',
    name: { en: 'mirror', fr: 'miroir' },
    text: {
      en: "The card in the same row and column of the opponent's army.",
      fr: 'La carte de la même ligne et de la même colonne dans l’armée adverse.',
    },
    rule: 'X9.10',
  },
  {
    id: 'adjacent',
    name: { en: 'adjacent', fr: 'adjacente' },
    text: {
      en: 'Directly left, right, above or below, in the same army.',
      fr: 'Juste à gauche, à droite, au-dessus ou au-dessous, dans la même armée.',
    },
    rule: 'C7',
  },
  {
    id: 'x',
    name: { en: 'X', fr: 'X' },
    text: {
      en: 'The number of Activation tokens you own, wherever they lie: 2 to 4.',
      fr: 'Le nombre de jetons d’activation que vous possédez, où qu’ils soient : de 2 à 4.',
    },
    rule: 'X6.1',
  },
  {
    id: 'activation-token',
    name: { en: 'Activation token', fr: 'jeton d’activation' },
    text: {
      en: 'Spend 1 to draw a card, spend 2 to draw 3, or place 1 on a free icon to resolve the effect of that card. You begin with 2; unlocking a 5th wins the game.',
      fr: 'Dépensez-en 1 pour piocher une carte, 2 pour en piocher 3, ou placez-en 1 sur une icône libre pour résoudre l’effet de cette carte. Vous commencez avec 2 ; en débloquer un 5e gagne la partie.',
    },
    rule: 'X6.2',
  },
  {
    id: 'additional-turn',
    name: { en: 'additional turn', fr: 'tour supplémentaire' },
    text: {
      en: 'You play another turn after this one. At most one follows a turn.',
      fr: 'Vous jouez un autre tour après celui-ci. Un seul au plus suit un tour.',
    },
    rule: 'X9.14',
  },
  {
    id: 'wonder-token',
    name: { en: 'Wonder token', fr: 'jeton Merveille' },
    text: {
      en: 'Return it to discard 1 card fewer for a play or a shift. Its holder wins a tied Great Battle.',
      fr: 'Remettez-le pour défausser 1 carte de moins en jouant ou en faisant une relève. Qui le tient gagne une Grande Bataille à égalité.',
    },
    rule: 'X4.7',
  },
  {
    id: 'supremacy-token',
    name: { en: 'Supremacy token', fr: 'jeton de Suprématie' },
    text: {
      en: 'Gained by winning a Great Battle. Two of them win the game.',
      fr: 'Gagné en remportant une Grande Bataille. Deux gagnent la partie.',
    },
    rule: 'X8.3',
  },
  {
    id: 'tile',
    name: { en: 'tile', fr: 'tuile' },
    text: {
      en: 'Each clan has one. On its active side it is a rule for both players; the tiles of the two clans nobody took are active all game long.',
      fr: 'Chaque clan a la sienne. Sur sa face active, c’est une règle pour les deux joueurs ; les tuiles des deux clans que personne n’a pris sont actives toute la partie.',
    },
    rule: 'X2.3',
  },
  {
    id: 'remove',
    name: { en: 'remove from the game', fr: 'retirer du jeu' },
    text: {
      en: 'The card goes to the box, and is gone unless an effect can fetch it.',
      fr: 'La carte va dans la boîte, perdue à moins qu’un effet ne puisse aller la chercher.',
    },
    rule: 'X9.16',
  },
  {
    id: 'same-name',
    name: { en: 'name', fr: 'nom' },
    text: {
      en: 'What stands before the parenthesis. Cards that differ only in it share a name.',
      fr: 'Ce qui précède la parenthèse. Les cartes qui ne diffèrent que par elle ont le même nom.',
    },
    rule: 'X9.17',
  },
  {
    id: 'great-battle',
    name: { en: 'Great Battle', fr: 'Grande Bataille' },
    text: {
      en: 'When both players have passed, the values of the face-up cards are added up with all bonuses. The stronger army gains a Supremacy token.',
      fr: 'Quand les deux joueurs ont passé, on additionne les valeurs des cartes face visible et tous les bonus. L’armée la plus forte gagne un jeton de Suprématie.',
    },
    rule: 'X8.1',
  },
  {
    id: 'song-for-the-dead',
    name: { en: 'Song for the Dead', fr: 'Chant des Morts' },
    text: {
      en: 'After a Great Battle captured cards are released, each player sacrifices half of their army, rounded up, and draws up to 7 cards; tokens come back.',
      fr: 'Après une Grande Bataille, les cartes capturées sont libérées, chaque joueur sacrifie la moitié de son armée, arrondie à l’unité supérieure, et pioche jusqu’à 7 cartes ; les jetons reviennent.',
    },
    rule: 'X8.5',
  },
  {
    id: 'pass',
    name: { en: 'pass', fr: 'passer' },
    text: {
      en: 'To pass first you must have no Activation token in hand. The opponent then has at most 3 more turns.',
      fr: 'Pour passer en premier, il faut n’avoir aucun jeton d’activation en main. L’adversaire a alors au plus 3 tours encore.',
    },
    rule: 'X7.1',
  },
  {
    id: 'hand-limit',
    name: { en: 'hand limit', fr: 'limite de main' },
    text: {
      en: 'At the end of your turn you discard what you hold beyond 7 cards, beyond 5 under Narashima.',
      fr: 'À la fin de votre tour, vous défaussez ce que vous avez au-delà de 7 cartes, de 5 sous Narashima.',
    },
    rule: 'X3.3',
  },
];

/** Signs of a word in what a card is written in: its operations and ongoing rules as JSON. */
const SIGNS: readonly (readonly [id: string, sign: RegExp])[] = [
  ['open', /"(?:destroy|destroyAllOpen|toDeckTop|sacrifice)"|ethereal-highest-open/],
  ['destroy', /"destroy(?:AllOpen)?"/],
  ['capture', /"capture"|captured/],
  ['release', /"release(?:All)?"/],
  ['sacrifice', /"sacrifice"|win-by-10/],
  ['mirror', /"mirror"/],
  ['adjacent', /adjacent/],
  ['x', /"X(?:-is-4)?"/],
  ['activation-token', /"(?:takeBack|unlock)"|spend-two|"activation"/],
  ['additional-turn', /"extraTurn"/],
  ['supremacy-token', /"supremacy"|"bonus"/],
  ['tile', /"turnTile"/],
  ['remove', /"remove"|removed/],
  ['same-name', /"(?:chooseName|phoenix|three-phoenix-cards)"/],
  ['great-battle', /battle/],
  ['song-for-the-dead', /win-by-10/],
  ['pass', /"passNow"|first-pass|two-turns-after-pass/],
  ['hand-limit', /hand-limit/],
];

/** The words of the glossary that the text of a card leans on, by id; its keywords come before them. */
export function wordsOfCard(def: CardDef): string[] {
  const written = JSON.stringify([def.effect, def.ongoing]);
  const found = SIGNS.filter(([, sign]) => sign.test(written)).map(([id]) => id);
  return [...def.keywords, ...found];
}

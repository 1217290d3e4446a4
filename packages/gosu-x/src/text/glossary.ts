/**
 * The words of the rules that are no keyword, each with what it means and the rule that says so: for those who read a card
 * and want to know. Keywords have theirs in `terms.ts`, words that stand on no card in `rule-words.ts`.
 */
import type { Text } from '@open-gosu/kernel';
import type { CardDef } from '../cards/define.ts';
import { TERMS } from './terms.ts';

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
    name: TERMS.open,
    text: {
      en: 'Said of a card with none above it and none to its right in its row. Only OPEN cards can be destroyed or sacrificed.',
      fr: 'Se dit d’une carte qui n’a ni carte au-dessus d’elle ni carte à sa droite dans sa ligne. Seules les cartes LIBRES peuvent être détruites ou sacrifiées.',
    },
    rule: 'X9.1',
  },
  {
    id: 'destroy',
    name: TERMS.destroy,
    text: {
      en: "An OPEN card of either army, face up or captured, goes to its owner's discard pile.",
      fr: 'Une carte LIBRE de l’une ou l’autre armée, visible ou capturée, va dans la défausse de son propriétaire.',
    },
    rule: 'X9.2',
  },
  {
    id: 'capture',
    name: TERMS.capture,
    text: {
      en: 'A face-up card of either army, OPEN or not, is turned face down: no value, effect, keyword or clan, and it cannot be shifted. Its Activation tokens are spent, but cards may stand on it.',
      fr: 'Une carte face visible de l’une ou l’autre armée, LIBRE ou non, est retournée face cachée : ni valeur, ni effet, ni mot-clé, ni clan, et pas de relève. Ses jetons d’activation sont dépensés, mais d’autres cartes peuvent être placées au-dessus.',
    },
    rule: 'X9.3',
  },
  {
    id: 'release',
    name: TERMS.release,
    text: {
      en: 'A captured card of either army is turned face up again. Its effect does not resolve unless the releasing effect says so.',
      fr: 'Une carte capturée de l’une ou l’autre armée redevient visible. Son effet n’est pas résolu, sauf si l’effet qui libère le dit.',
    },
    rule: 'X9.4',
  },
  {
    id: 'sacrifice',
    name: TERMS.sacrifice,
    text: {
      en: 'You discard an OPEN card of your own army, captured or not. It is not destroyed.',
      fr: 'Vous défaussez une carte LIBRE de votre propre armée, capturée ou non. Elle n’est pas détruite.',
    },
    rule: 'X9.5',
  },
  {
    id: 'shift',
    name: TERMS.shift,
    text: {
      en: 'You discard as many cards as the shift cost of one of your face-up cards, 1 fewer for each Activation token on it, and replace it by another of the same level, of any clan. The effect of the new card resolves.',
      fr: 'Vous défaussez autant de cartes que le coût de relève d’une de vos cartes face visible, 1 de moins par jeton d’activation posé dessus, et la remplacez par une autre du même niveau, de n’importe quel clan. L’effet de la nouvelle carte est résolu.',
    },
    rule: 'X5.2',
  },
  {
    id: 'mirror',
    name: TERMS.mirror,
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
    name: TERMS.activationToken,
    text: {
      en: 'Spend 1 to draw a card, spend 2 to draw 3, or place 1 on a free icon to resolve the effect of that card. You begin with 2; 2 more are locked until an effect unlocks them, and a 5th wins the game.',
      fr: 'Dépensez-en 1 pour piocher une carte, 2 pour en piocher 3, ou placez-en 1 sur une icône libre pour résoudre l’effet de cette carte. Vous commencez avec 2 ; 2 autres sont bloqués jusqu’à ce qu’un effet les débloque, et un 5e gagne la partie.',
    },
    rule: 'X6.2',
  },
  {
    id: 'additional-turn',
    name: TERMS.additionalTurn,
    text: {
      en: 'You play another turn after this one. At most one follows a turn.',
      fr: 'Vous jouez un autre tour après celui-ci. Un seul au plus suit un tour.',
    },
    rule: 'X9.14',
  },
  {
    id: 'wonder-token',
    name: TERMS.wonderToken,
    text: {
      en: 'Wondrous cards take it when they enter play; return it to discard 1 card fewer for a play or a shift. Its holder wins a tied Great Battle.',
      fr: 'Les cartes Merveilleuses le prennent en entrant en jeu ; remettez-le pour défausser 1 carte de moins en jouant ou en faisant une relève. Qui le tient gagne une Grande Bataille à égalité.',
    },
    rule: 'X4.7',
  },
  {
    id: 'supremacy-token',
    name: TERMS.supremacyToken,
    text: {
      en: 'Gained by winning a Great Battle. Two of them win the game.',
      fr: 'Gagné en remportant une Grande Bataille. Deux gagnent la partie.',
    },
    rule: 'X8.3',
  },
  {
    id: 'tile',
    name: TERMS.tile,
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
    name: TERMS.greatBattle,
    text: {
      en: 'When both players have passed, the values of the face-up cards are added up with all bonuses. The stronger army gains a Supremacy token; a tie goes to the holder of the Wonder token, or to both players if nobody has it.',
      fr: 'Quand les deux joueurs ont passé, on additionne les valeurs des cartes face visible et tous les bonus. L’armée la plus forte gagne un jeton de Suprématie ; l’égalité revient à qui tient le jeton Merveille, ou aux deux joueurs si personne ne l’a.',
    },
    rule: 'X8.1',
  },
  {
    id: 'song-for-the-dead',
    name: TERMS.songForTheDead,
    text: {
      en: 'After a Great Battle captured cards are released; the winner, then the loser, sacrifices half of their army, rounded up, one OPEN card at a time. Both draw up to 7 cards, tokens come back, and the loser begins the next round.',
      fr: 'Après une Grande Bataille, les cartes capturées sont libérées ; le vainqueur, puis le perdant, sacrifie la moitié de son armée, arrondie à l’unité supérieure, une carte LIBRE à la fois. Chacun pioche jusqu’à 7 cartes, les jetons reviennent, et le perdant commence la manche suivante.',
    },
    rule: 'X8.5',
  },
  {
    id: 'pass',
    name: TERMS.pass,
    text: {
      en: 'To pass first you must have no Activation token in hand. The opponent then has at most 3 more turns, 2 under Galmi, and may pass earlier.',
      fr: 'Pour passer en premier, il faut n’avoir aucun jeton d’activation en main. L’adversaire a alors au plus 3 tours encore, 2 sous Galmi, et peut passer plus tôt.',
    },
    rule: 'X7.1',
  },
  {
    id: 'hand-limit',
    name: TERMS.handLimit,
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

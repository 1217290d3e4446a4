/** The rulings from C20 on; `rulings.ts` has the others and puts them together. */
import type { RulingDef } from './rulings.ts';

export const LATER_RULINGS: readonly RulingDef[] = [
  {
    rule: 'C20',
    cards: ['nityananda'],
    text: {
      en: 'In that additional turn "play a card", not a shift, may take the card from the discard pile; costs are paid from the hand.',
      fr: 'Pendant ce tour supplémentaire, « jouer une carte », et non une relève, peut prendre la carte dans la défausse ; les coûts se paient depuis la main.',
    },
  },
  {
    rule: 'C21',
    cards: ['kno-bo', 'demon-guardians', 'hempo'],
    text: {
      en: 'Two cards of one row of one army trade places, with their tokens and face up or down as they are. A swap triggers nothing.',
      fr: 'Deux cartes d’une même ligne d’une même armée échangent leurs places, avec leurs jetons, visibles ou capturées comme elles le sont. Un échange ne déclenche rien.',
    },
  },
  {
    rule: 'C21',
    cards: ['kno-bo'],
    text: {
      en: 'The column is counted after the swap.',
      fr: 'La colonne est comptée après l’échange.',
    },
  },
  {
    rule: 'C22',
    cards: ['justice'],
    text: {
      en: "Your tiles are those of your three clans, and a turned tile binds both players. With all three turned nothing happens. A copy of this effect turns one of the copier's tiles and counts just as well.",
      fr: 'Vos tuiles sont celles de vos trois clans, et une tuile retournée vaut pour les deux joueurs. Quand les trois le sont, rien ne se passe. Une copie de cet effet retourne une tuile de qui copie et compte tout autant.',
    },
  },
  {
    rule: 'C23',
    cards: ['goan-sul'],
    text: {
      en: "The drawback adds one to the winner's own sacrifices, a victory by 0 included, once for card and tile together and never beyond the army.",
      fr: 'L’inconvénient ajoute une carte aux sacrifices du vainqueur lui-même, même pour une victoire de 0, une seule fois pour la carte et la tuile, et jamais au-delà de l’armée.',
    },
  },
  {
    rule: 'C24',
    cards: ['goan-sul'],
    text: {
      en: 'The clan is any of the six in the two decks. All OPEN, face-up cards of it in both armies that are not Ethereal, Goan Sul included, go at the same time: cards uncovered by it are safe. Force of will is asked first, Bounty last.',
      fr: 'Le clan est l’un des six des deux decks. Toutes ses cartes LIBRES, face visible et non Éthérées, des deux armées, Goan Sul compris, partent en même temps : les cartes ainsi découvertes ne risquent rien. Force de Volonté est demandée d’abord, la Prime à la fin.',
    },
  },
  {
    rule: 'C25',
    cards: ['ashes', 'three-wishes', 'genious'],
    text: {
      en: 'The clan is one of the three of the player who chooses.',
      fr: 'Le clan est l’un des trois du joueur qui choisit.',
    },
  },
  {
    rule: 'C25',
    cards: ['orgah'],
    text: {
      en: 'The clan is one that is present in the discard pile of the player who chooses.',
      fr: 'Le clan doit être présent dans la défausse du joueur qui choisit.',
    },
  },
  {
    rule: 'C25',
    cards: ['bhj-xian'],
    text: {
      en: 'The clan is one of which you have 5 cards in hand.',
      fr: 'Il s’agit d’un clan dont vous avez 5 cartes en main.',
    },
  },
  {
    rule: 'C26',
    cards: ['galmi', 'bhj-galmi'],
    text: {
      en: 'With Echo, a pass in the first resolution ends it. The pass is offered after the opponent has passed too, and needs an empty token hand; Byun Hyung Ja (Galmi) needs the first pass of the round.',
      fr: 'Avec Écho, passer lors de la première résolution y met fin. Le passage est proposé aussi quand l’adversaire a déjà passé, et demande de n’avoir aucun jeton en main ; Byun Hyung Ja (Galmi) demande le premier passage de la manche.',
    },
  },
  {
    rule: 'C27',
    cards: ['abhilasha'],
    text: {
      en: 'The copied card is removed from the game only if it is still in that discard pile.',
      fr: 'La carte copiée n’est retirée du jeu que si elle est encore dans cette défausse.',
    },
  },
  {
    rule: 'C27',
    cards: ['free'],
    text: {
      en: 'Any captured card of either army; it must be done. If that card has no effect, it is released and no more.',
      fr: 'N’importe quelle carte capturée de l’une ou l’autre armée ; c’est obligatoire. Si cette carte n’a pas d’effet, elle est seulement libérée.',
    },
  },
  {
    rule: 'C27',
    cards: ['nio'],
    text: {
      en: 'The adjacent card that was chosen is captured, wherever it stands in the army by then, if it can be captured.',
      fr: 'La carte adjacente choisie est capturée, où qu’elle se trouve alors dans l’armée, si elle peut l’être.',
    },
  },
  {
    rule: 'C28',
    cards: ['justice'],
    text: {
      en: 'The highest OPEN card is the OPEN card of the highest row, face up or captured: a captured one cannot be destroyed either.',
      fr: 'La carte LIBRE la plus haute est la carte LIBRE de la ligne la plus haute, visible ou capturée : une carte capturée ne peut donc pas être détruite non plus.',
    },
  },
  {
    rule: 'C29',
    cards: ['guardians-of-night'],
    text: {
      en: 'It reacts whoever captures it; the opponent of the player who has it in their army discards.',
      fr: 'La réaction a lieu quel que soit le joueur qui capture ; c’est l’adversaire de celui qui l’a dans son armée qui défausse.',
    },
  },
  {
    rule: 'C30',
    cards: ['hemro'],
    text: {
      en: 'A Bounty is judged as the card was just before: destroying a captured card draws nothing.',
      fr: 'La Prime se juge sur la carte telle qu’elle était juste avant : détruire une carte capturée ne fait rien piocher.',
    },
  },
  {
    rule: 'C31',
    cards: ['she-rift'],
    text: {
      en: 'Any face-up card of either army but the one that bears the token; it must be done.',
      fr: 'N’importe quelle carte face visible de l’une ou l’autre armée, sauf celle qui porte le jeton ; c’est obligatoire.',
    },
  },
  {
    rule: 'C31',
    cards: ['un-go', 'galmi'],
    text: {
      en: 'A captured OPEN card may be chosen. On the deck it is known to both players; it was neither captured nor destroyed.',
      fr: 'On peut choisir une carte LIBRE capturée. Sur le deck, elle est connue des deux joueurs ; elle n’a été ni capturée ni détruite.',
    },
  },
  {
    rule: 'C32',
    cards: ['nitish'],
    text: {
      en: 'Only a Bounty card for whose level there is a legal target may be discarded.',
      fr: 'On ne peut défausser qu’une carte Prime dont le niveau offre une cible possible.',
    },
  },
  {
    rule: 'C32',
    cards: ['petal-faeries'],
    text: {
      en: 'A player who has passed takes a token back too.',
      fr: 'Un joueur qui a passé reprend un jeton aussi.',
    },
  },
  {
    rule: 'C33',
    cards: ['sqeezs'],
    text: {
      en: 'With fewer than 3 cards: first one to the hand, then one on top, then one under the deck.',
      fr: 'Avec moins de 3 cartes : d’abord une en main, puis une sur le deck, puis une dessous.',
    },
  },
  {
    rule: 'C33',
    cards: ['elle', 'fenghuang'],
    text: {
      en: 'If a card fits, one must be taken. The deck is shuffled in any case, and never refilled.',
      fr: 'Si une carte convient, il faut la prendre. Le deck est mélangé dans tous les cas, et jamais reconstitué.',
    },
  },
  {
    rule: 'C33',
    cards: ['genious'],
    text: {
      en: 'A deck is shuffled only if a card goes in. Only you draw the 2 cards.',
      fr: 'Un deck n’est mélangé que si une carte y entre. Les 2 cartes ne sont que pour vous.',
    },
  },
  {
    rule: 'C34',
    cards: ['spoil-seekers'],
    text: {
      en: 'A name is what stands before the parenthesis: "Phoenix" takes all three.',
      fr: 'Un nom est ce qui précède la parenthèse : « Phoenix » prend les trois.',
    },
  },
  {
    rule: 'C34',
    cards: ['ree-ab'],
    text: {
      en: 'The cards are put on top one after another: the last one put is drawn first.',
      fr: 'Les cartes sont posées l’une après l’autre sur le deck : la dernière posée est piochée en premier.',
    },
  },
];

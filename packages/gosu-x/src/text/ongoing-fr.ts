/**
 * The French of ongoing effects: every rule in a card's and in a tile's form, every trigger, every answer from hand.
 * How they become sentences is in `ongoing.ts`; what they do once triggered is told by `ops-fr.ts`.
 */
import type { OngoingWords } from './ongoing.ts';
import { tellFr } from './ops-fr.ts';
import { CONDITIONS_FR } from './words-fr.ts';

export const ONGOING_FR: OngoingWords = {
  rules: {
    'ethereal-highest-open': {
      you: 'votre carte LIBRE la plus haute est Éthérée',
      each: 'la carte LIBRE la plus haute de chaque joueur est Éthérée',
    },
    'secret-shift-all': {
      you: 'vos cartes qui ont un coût de relève ont Relève secrète',
      each: 'les cartes de chaque joueur qui ont un coût de relève ont Relève secrète',
    },
    'echo-level-3': {
      you: 'vos cartes de niveau III ont Écho',
      each: 'les cartes de niveau III de chaque joueur ont Écho',
    },
    'echo-adjacent': 'les cartes adjacentes à celle-ci ont Écho',
    'hand-limit-5': 'à la fin du tour de chaque joueur, la limite de main est de 5 cartes',
    'two-turns-after-pass': {
      you: 'quand vous êtes le premier à passer, l’adversaire a encore 2 tours au lieu de 3',
      each: 'quand un joueur est le premier à passer, son adversaire a encore 2 tours au lieu de 3',
    },
    'battle-plus-hand': {
      you: 'lors de la Grande Bataille, votre armée vaut 1 de plus pour chaque carte de votre main',
      each: 'lors de la Grande Bataille, l’armée de chaque joueur vaut 1 de plus pour chaque carte de sa main',
    },
    'win-by-10': {
      you: 'quand vous gagnez une Grande Bataille avec au moins 10 points d’écart, vous gagnez la partie ; si l’écart est moindre, vous sacrifiez une carte de plus lors du Chant des Morts',
      each: 'un joueur qui gagne une Grande Bataille avec au moins 10 points d’écart gagne la partie ; si l’écart est moindre, il sacrifie une carte de plus lors du Chant des Morts',
    },
    'all-clans-level-3': {
      you: 'vos cartes de niveau III appartiennent aux 3 clans de votre deck, dans toutes les zones',
      each: 'les cartes de niveau III de chaque joueur appartiennent aux 3 clans du deck de ce joueur, dans toutes les zones',
    },
    'all-clans': 'cette carte appartient aux 3 clans de votre deck, dans toutes les zones',
    'every-level':
      'cette carte est de tous les niveaux dans toutes les zones et peut être jouée dans n’importe quelle ligne',
    'arpia-and-timer':
      'tant qu’elle est en jeu face visible, cette carte compte aussi comme une Arpia et comme un Timer',
    'double-against-bounty':
      'lors de la Grande Bataille, la valeur de cette carte est doublée si l’adversaire contrôle une carte Prime',
    'bounty-plus-one':
      'quand vous capturez ou détruisez une carte Prime adverse, piochez une carte de plus',
    mirror:
      'cette carte a les mots-clés, l’effet, l’effet permanent et les icônes de sa carte miroir',
  },
  triggers: {
    'battle-lost': {
      when: 'vous perdez une Grande Bataille sans perdre la partie',
      doer: null,
    },
    'battle-won': { when: 'vous gagnez une Grande Bataille', doer: null },
    'first-pass': { when: 'vous êtes le premier à passer dans une manche', doer: null },
    reshuffle: {
      when: 'vous mélangez toute votre défausse pour former un nouveau deck',
      doer: null,
    },
    captured: { when: 'cette carte est capturée', doer: null },
    'spend-two': { when: 'vous dépensez 2 jetons d’activation pour piocher 3 cartes', doer: null },
    removed: {
      when: 'un joueur retire cette carte du jeu alors qu’elle est dans votre défausse',
      doer: 'il',
    },
  },
  responses: {
    activation: {
      when: 'l’adversaire place un jeton d’activation sur une carte',
      answered: 'cette activation',
    },
    'capture-or-destroy': {
      when: 'l’une de vos cartes va être capturée ou détruite',
      answered: 'cette capture ou cette destruction',
    },
  },
  tell: tellFr,
  endOfTurn: (condition, effect) =>
    `à la fin de votre tour, ${condition === null ? '' : `si ${CONDITIONS_FR[condition]}, `}${effect}`,
  trigger: (when, effect) => `quand ${when}, ${effect}`,
  respond: (when, effect) =>
    `quand ${when}, vous pouvez défausser cette carte de votre main pour ${effect}`,
};

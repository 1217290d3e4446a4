/** The third lesson: how a round ends. */
import type { Words } from '../i18n/language.ts';

export const BATTLE_WORDS = {
  title: { en: 'Battle and Song', fr: 'Bataille et Chant' },
  about: {
    en: 'The last turn, the Great Battle, and what it costs the winner too.',
    fr: 'Le dernier tour, la Grande Bataille, et ce qu’elle coûte aussi à qui la gagne.',
  },
  immortal: {
    en: 'Play Byun Hyung Ja, your Immortal.',
    fr: 'Jouez Byun Hyung Ja, votre Immortel.',
  },
  immortalWhy: {
    en: 'The opponent has passed, and this is your last turn. You are behind by 2: the numbers beside the armies say so. An Immortal counts 5. It needs a face-up Troop and a face-up Hero of its clan, and fewer Immortals than Heroes. After it the battle is fought.',
    fr: 'L’adversaire a passé, et c’est votre dernier tour. Vous avez 2 points de retard : les nombres à côté des armées le disent. Un Immortel compte 5. Il lui faut une Troupe et un Héros de son clan face visible, et moins d’Immortels que de Héros. Ensuite, la bataille a lieu.',
  },
  top: {
    en: 'Song for the Dead: give up Byun Hyung Ja first.',
    fr: 'Chant des Morts : sacrifiez d’abord Byun Hyung Ja.',
  },
  topWhy: {
    en: 'You have won a Supremacy token: two of them win the game. But now everybody sacrifices half of their cards, the winner first, one OPEN card at a time. You choose all of them, and can step back until the last one.',
    fr: 'Vous avez gagné un jeton de Suprématie : deux jetons font gagner la partie. Mais chacun sacrifie maintenant la moitié de ses cartes, en commençant par qui a gagné, une carte LIBRE à la fois. Vous les choisissez toutes, et pouvez revenir en arrière jusqu’à la dernière.',
  },
  hero: {
    en: 'Now the Hero is OPEN: give up Phoenix (Eliana).',
    fr: 'Le Héros est maintenant LIBRE : sacrifiez Phoenix (Eliana).',
  },
  heroWhy: {
    en: 'The third card chooses itself: only the Troop at the right end will be OPEN, and where there is one answer nobody is asked. Two Troops of your clan stay, so that its Heroes can come back. What to keep is one of the great questions of the game.',
    fr: 'La troisième carte se choisit d’elle-même : seule la Troupe de droite sera LIBRE, et quand il n’y a qu’une réponse, rien n’est demandé. Deux Troupes de votre clan restent, pour que ses Héros puissent revenir. Que garder est l’une des grandes questions du jeu.',
  },
  done: {
    en: 'Both of you have drawn up to 7 cards, all tokens are back, and the loser begins the next round. You also win at once with 15 face-up cards, or with a fifth Activation token. You are ready for your first game.',
    fr: 'Chacun a pioché jusqu’à 7 cartes, tous les jetons sont revenus, et qui a perdu commence la manche suivante. On gagne aussi aussitôt avec 15 cartes face visible, ou avec un cinquième jeton d’activation. Vous voilà en mesure de jouer votre première partie.',
  },
} as const satisfies Words;

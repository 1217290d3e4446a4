/** A first word on each clan for those who draft: what it is good at, how hard it is to play, and trios that go together. */
import { inLang, type Lang, type Text } from '@open-gosu/kernel';
import type { ClanId } from '../cards/words.ts';

export interface Primer {
  /** A few words each. */
  readonly strengths: readonly [string, string, string];
  /** 1: plays itself; 3: for those who know the cards. */
  readonly difficulty: 1 | 2 | 3;
}

interface PrimerDef {
  readonly strengths: readonly [Text, Text, Text];
  readonly difficulty: 1 | 2 | 3;
}

export const PRIMERS: { readonly [C in ClanId]: PrimerDef } = {
  justice: {
    strengths: [
      { en: 'catches up when behind', fr: 'rattrape son retard' },
      { en: 'fetches the card you need', fr: 'va chercher la carte voulue' },
      { en: 'cancels activations', fr: 'annule des activations' },
    ],
    difficulty: 2,
  },
  abhilasha: {
    strengths: [
      { en: 'shifts from the discard pile', fr: 'fait des relèves depuis la défausse' },
      { en: 'captures and releases', fr: 'capture et libère' },
      { en: 'protects its cards', fr: 'protège ses cartes' },
    ],
    difficulty: 2,
  },
  tomorrow: {
    strengths: [
      { en: 'effects that resolve twice', fr: 'des effets résolus deux fois' },
      { en: 'renews the hand', fr: 'renouvelle la main' },
      { en: 'imitates the opponent', fr: 'imite l’adversaire' },
    ],
    difficulty: 3,
  },
  narashima: {
    strengths: [
      { en: 'empties hands', fr: 'vide les mains' },
      { en: 'takes cards back from the discard pile', fr: 'récupère des cartes défaussées' },
      { en: 'many activation icons', fr: 'beaucoup d’icônes d’activation' },
    ],
    difficulty: 2,
  },
  galmi: {
    strengths: [
      { en: 'holds the Wonder token', fr: 'garde le jeton Merveille' },
      { en: 'digs for cards', fr: 'fouille le deck' },
      { en: 'ends the round early', fr: 'abrège la manche' },
    ],
    difficulty: 1,
  },
  phoenix: {
    strengths: [
      { en: 'additional turns', fr: 'des tours supplémentaires' },
      { en: 'plain card draw', fr: 'beaucoup de pioche' },
      { en: 'strong with a full hand', fr: 'fort avec une main pleine' },
    ],
    difficulty: 1,
  },
  'goan-sul': {
    strengths: [
      { en: 'destroys and captures', fr: 'détruit et capture' },
      { en: 'Veterans that count double', fr: 'des Vétérans qui comptent double' },
      { en: 'wins by a wide margin', fr: 'gagne par un grand écart' },
    ],
    difficulty: 1,
  },
  xian: {
    strengths: [
      { en: 'cards of every clan', fr: 'des cartes de tous les clans' },
      { en: 'copies effects', fr: 'copie des effets' },
      { en: 'draws for variety', fr: 'pioche grâce à la variété' },
    ],
    difficulty: 3,
  },
};

export function primerOf(clan: ClanId, lang: Lang): Primer {
  const { strengths, difficulty } = PRIMERS[clan];
  const [first, second, third] = strengths;
  return {
    strengths: [inLang(first, lang), inLang(second, lang), inLang(third, lang)],
    difficulty,
  };
}

export interface TrioDef {
  readonly clans: readonly [ClanId, ClanId, ClanId];
  /** Why they go together. */
  readonly text: Text;
}

/** Trios that win more often than they lose in the bots' table of drafts, and whose sense is plain on their cards. */
export const TRIOS: readonly TrioDef[] = [
  {
    clans: ['galmi', 'phoenix', 'goan-sul'],
    text: {
      en: 'The easiest: draw with Phoenix, dig with Galmi, strike with Goan Sul. Hardly a card needs another.',
      fr: 'Le plus simple : piochez avec Phoenix, fouillez avec Galmi, frappez avec Goan Sul. Presque aucune carte n’a besoin d’une autre.',
    },
  },
  {
    clans: ['narashima', 'galmi', 'xian'],
    text: {
      en: "Xi'an joins all clans and copies the best effect in play; Narashima and Galmi bring effects with icons to copy and to activate.",
      fr: 'Xi’an relie tous les clans et copie le meilleur effet en jeu ; Narashima et Galmi apportent des effets à icônes, à copier et à activer.',
    },
  },
  {
    clans: ['abhilasha', 'narashima', 'galmi'],
    text: {
      en: 'Narashima fills the discard pile, Abhilasha shifts cards out of it, and the Wonder token of Galmi makes shifts cheap.',
      fr: 'Narashima remplit la défausse, Abhilasha en fait sortir des cartes par relève, et le jeton Merveille de Galmi rend les relèves moins chères.',
    },
  },
  {
    clans: ['tomorrow', 'galmi', 'phoenix'],
    text: {
      en: 'Tomorrow lets effects resolve twice, Phoenix gives the additional turns to use them, Galmi the cards.',
      fr: 'Tomorrow fait résoudre des effets deux fois, Phoenix donne les tours supplémentaires pour en profiter, Galmi les cartes.',
    },
  },
];

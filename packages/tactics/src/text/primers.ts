/** A first word on each clan: what it is good at, and how hard it is to play. */
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
  gobans: {
    strengths: [
      { en: 'chooses among revealed cards', fr: 'choisit parmi des cartes révélées' },
      { en: 'draws cards', fr: 'pioche des cartes' },
      { en: 'may take the Advantage card', fr: 'peut prendre la carte Avantage' },
    ],
    difficulty: 1,
  },
  alphas: {
    strengths: [
      { en: 'additional turns', fr: 'des tours supplémentaires' },
      { en: 'draws cards', fr: 'pioche des cartes' },
      { en: 'breaks ties', fr: 'tranche les égalités' },
    ],
    difficulty: 1,
  },
  darks: {
    strengths: [
      { en: 'mutates from the discard pile', fr: 'mute depuis la défausse' },
      { en: 'takes cards back', fr: 'récupère des cartes' },
      { en: 'makes others discard', fr: 'fait défausser les autres' },
    ],
    difficulty: 3,
  },
  mekas: {
    strengths: [
      { en: 'imprisons goblins', fr: 'emprisonne des gobelins' },
      { en: 'releases its own', fr: 'libère les siens' },
      { en: 'chooses among revealed cards', fr: 'choisit parmi des cartes révélées' },
    ],
    difficulty: 2,
  },
  fires: {
    strengths: [
      { en: 'destroys OPEN goblins', fr: 'détruit des gobelins LIBRES' },
      { en: 'empties hands', fr: 'vide les mains' },
      { en: 'swaps goblins before it strikes', fr: 'intervertit avant de frapper' },
    ],
    difficulty: 2,
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

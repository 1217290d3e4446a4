/**
 * What each power does, as an order to the player who resolves it, without capital or full stop: the one wording behind
 * card texts and glosses.
 */
import type { Lang } from '@open-gosu/kernel';
import type { PowerName } from '../cards/words.ts';

export interface PowerWords {
  /** `clan`: that of the goblin, or null where no goblin is meant in particular. */
  readonly base: (clan: string | null) => string;
  readonly max: string;
}

/** Both forms of every power: leaving one out does not compile. */
type PowerTable = { readonly [P in PowerName]: PowerWords };

const EN: PowerTable = {
  destroy: {
    base: () => 'destroy an OPEN goblin of level 1 or 2 in any army',
    max: 'swap 2 goblins of the same level in an army of your choice, then destroy an OPEN goblin of level 1, 2 or 3 in any army',
  },
  prison: {
    base: () => 'imprison a goblin of level 1 or 2 in any army',
    max: 'imprison or release a goblin of level 1, 2 or 3 in any army',
  },
  discard: {
    base: () => 'a player of your choice discards a card of their choice',
    max: 'every player, you included, discards half of their hand, rounded down',
  },
  draw: {
    base: () => 'draw a card',
    max: 'draw as many cards as there are different clans face up in your army',
  },
  vision: {
    base: () => 'reveal the top 5 cards of the deck, keep 1 and discard the others',
    max: 'reveal the top 5 cards of the deck, keep 2 and discard the others',
  },
  return: {
    base: (clan) =>
      `take a card of ${clan === null ? "this goblin's" : `the ${clan}`} clan from the discard pile`,
    max: 'take a card of any clan from the discard pile',
  },
  advantage: {
    base: () => 'take the Advantage card and an additional turn after this one',
    max: 'the player or players with the fewest victory points draw 2 cards, then you take the Advantage card and an additional turn after this one',
  },
};

const FR: PowerTable = {
  destroy: {
    base: () => 'détruisez un gobelin LIBRE de niveau 1 ou 2 dans n’importe quelle armée',
    max: 'intervertissez 2 gobelins de même niveau dans l’armée de votre choix, puis détruisez un gobelin LIBRE de niveau 1, 2 ou 3 dans n’importe quelle armée',
  },
  prison: {
    base: () => 'emprisonnez un gobelin de niveau 1 ou 2 dans n’importe quelle armée',
    max: 'emprisonnez ou libérez un gobelin de niveau 1, 2 ou 3 dans n’importe quelle armée',
  },
  discard: {
    base: () => 'un joueur de votre choix défausse une carte de son choix',
    max: 'chaque joueur, vous compris, défausse la moitié de sa main, arrondie à l’unité inférieure',
  },
  draw: {
    base: () => 'piochez une carte',
    max: 'piochez autant de cartes qu’il y a de clans différents face visible dans votre armée',
  },
  vision: {
    base: () => 'révélez les 5 premières cartes de la pioche, gardez-en 1 et défaussez les autres',
    max: 'révélez les 5 premières cartes de la pioche, gardez-en 2 et défaussez les autres',
  },
  return: {
    base: (clan) =>
      `prenez dans la défausse une carte du clan ${clan === null ? 'de ce gobelin' : `des ${clan}`}`,
    max: 'prenez dans la défausse une carte de n’importe quel clan',
  },
  advantage: {
    base: () => 'prenez la carte Avantage et jouez un tour supplémentaire après celui-ci',
    max: 'le ou les joueurs qui ont le moins de points de victoire piochent 2 cartes, puis vous prenez la carte Avantage et jouez un tour supplémentaire après celui-ci',
  },
};

export const POWER_WORDS: { readonly [L in Lang]: PowerTable } = { en: EN, fr: FR };

/** What lies beside the armies: the common discard pile, and what is known of other hands. Pure. */
import { type Player, playerAt, type State } from '@open-gosu/tactics';
import { countedNames } from '../hand.ts';
import { nameOf, type SeatedLook } from '../look.ts';
import { pileLines } from '../pile.ts';
import { othersOf } from './board.ts';
import { namesOf } from './cards.ts';
import { onTable } from './words.ts';

/** In the order the cards came, the top one last. */
export function drawPile(s: State, look: SeatedLook): string[] {
  const title = onTable(look.lang, 'discardPile') + onTable(look.lang, 'topLast');
  return pileLines(title, namesOf(s.discard, look.lang), look);
}

/** The cards of other hands that everybody has seen. */
export function drawKnown(s: State, look: SeatedLook): string[] {
  return othersOf(s, look.seat).flatMap((seat) => {
    const { shown }: Player = playerAt(s, seat);
    if (shown.length === 0) return [];
    const title = onTable(look.lang, 'knownHand', { who: nameOf(look, seat) });
    return pileLines(title, countedNames(namesOf(shown, look.lang)), look);
  });
}

/** Where a French sentence of the narrator (`narrate-fr.ts`) tells of what is the player's own. */
import { makeNarrateTo, type OwnPhrases, YOU } from '@open-gosu/kernel';
import { narrate } from './narrate.ts';

export const FRENCH_OWN: OwnPhrases = [
  [new RegExp(`^Le gobelin (.+?) de ${YOU} (?=\\()`), 'Votre gobelin $1 '],
  [new RegExp(`l’armée de ${YOU}`), 'votre armée'],
];

/** An event told to the player of a seat: "You draw Oracle." */
export const narrateTo = makeNarrateTo(narrate, FRENCH_OWN);

/** Where a French sentence of GOSU Tactics' narrator (`text/narrate-fr.ts`) tells of what is the player's own. */
import { type OwnPhrases, YOU } from '../you.ts';

export const FRENCH_OWN: OwnPhrases = [
  [new RegExp(`^Le gobelin (.+?) de ${YOU} (?=\\()`), 'Votre gobelin $1 '],
  [new RegExp(`l’armée de ${YOU}`), 'votre armée'],
];

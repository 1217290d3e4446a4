/** Where a French sentence of Gosu X's narrator (`text/narrate-fr.ts`) tells of what is the player's own. */
import { type OwnPhrases, YOU } from '../you.ts';

export const FRENCH_OWN: OwnPhrases = [
  [new RegExp(`^La carte (.+?) de ${YOU} (?=\\(|est )`), 'Votre carte $1 '],
  [new RegExp(`du deck de ${YOU} à sa défausse`), 'de votre deck à votre défausse'],
  [new RegExp(`du (deck|prochain tour) de ${YOU}`, 'g'), 'de votre $1'],
  [new RegExp(`au deck de ${YOU}`), 'à votre deck'],
  [new RegExp(`l’armée de ${YOU}`), 'votre armée'],
  [new RegExp(`l[ae] (deck|défausse|main) de ${YOU}`), 'votre $1'],
  [new RegExp(`il reste (.+?) à ${YOU}`), 'il vous reste $1'],
];

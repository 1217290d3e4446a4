/** Where a French sentence of the narrator (`narrate-fr.ts`) tells of what is the player's own. */
import { makeNarrateTo, type OwnPhrases, YOU } from '@open-gosu/kernel';
import { narrate } from './narrate.ts';

export const FRENCH_OWN: OwnPhrases = [
  [new RegExp(`^La carte (.+?) de ${YOU} (?=\\(|est )`), 'Votre carte $1 '],
  [new RegExp(`du deck de ${YOU} à sa défausse`), 'de votre deck à votre défausse'],
  [new RegExp(`du (deck|prochain tour) de ${YOU}`, 'g'), 'de votre $1'],
  [new RegExp(`au deck de ${YOU}`), 'à votre deck'],
  [new RegExp(`l’armée de ${YOU}`), 'votre armée'],
  [new RegExp(`l[ae] (deck|défausse|main) de ${YOU}`), 'votre $1'],
  [new RegExp(`il reste (.+?) à ${YOU}`), 'il vous reste $1'],
];

/** An event told to the player of a seat: "You draw Elle." */
export const narrateTo = makeNarrateTo(narrate, FRENCH_OWN);

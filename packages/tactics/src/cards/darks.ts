/** Darks: return and discard, and mutations that bring back the dead. */
import { arr, clan, family, link, mut, unique } from './define.ts';

export const darks = clan('darks', 'Darks', 'Darks', [
  ...family('Gravedigger', 'Fossoyeur', 2, mut('return'), link(['R'], 'discard')),
  ...family('Whisperer', 'Chuchoteur', 1, arr('advantage'), link(['U'], 'discard')),
  ...family('Revenant', 'Revenant', '1z', mut('return'), link(['R', 'U'], 'discard')),
  unique(2, 'Necromancer', 'Nécromancien', '2z', arr('return'), mut('return')),
  unique(2, 'Ghoul', 'Goule', '1z', arr('discard'), mut('discard')),
  unique(2, 'Reaper', 'Faucheur', 3, arr('destroy')),
  unique(2, 'Lich', 'Liche', 2, arr('return')),
  unique(3, 'Bone Lord', 'Seigneur des os', '3z', arr('return!'), arr('discard')),
  unique(3, 'Night Queen', 'Reine de la nuit', '-', arr('discard!')),
]);

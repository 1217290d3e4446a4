/** Mekas: prison and vision. */
import { arr, clan, family, link, mut, unique } from './define.ts';

export const mekas = clan('mekas', 'Mekas', 'Mekas', [
  ...family('Shackler', 'Enchaîneur', 2, arr('prison'), link(['R'], 'prison')),
  ...family('Tinker', 'Bricoleur', 1, arr('vision'), link(['R', 'U'], 'advantage')),
  ...family('Scanner', 'Détecteur', 2, arr('advantage'), link(['U'], 'vision')),
  unique(2, 'Jailer', 'Geôlier', 3, arr('prison'), link(['R'], 'prison')),
  unique(2, 'Artificer', 'Mécanicien', 2, arr('vision'), mut('return')),
  unique(2, 'Sentry', 'Sentinelle', 2, arr('prison'), mut('prison')),
  unique(2, 'Dynamo', 'Dynamo', '-', arr('prison!')),
  unique(3, 'Panopticon', 'Panoptique', '-', arr('prison!'), arr('prison')),
  unique(3, 'Colossus', 'Colosse', '-', arr('prison!'), arr('vision!')),
]);

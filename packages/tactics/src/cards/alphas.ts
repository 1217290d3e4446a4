/** Alphas: advantage and draw. */
import { arr, clan, family, link, mut, unique } from './define.ts';

export const alphas = clan('alphas', 'Alphas', 'Alphas', [
  ...family('Runner', 'Coureur', 3, arr('advantage'), link(['R'], 'draw')),
  ...family('Tracker', 'Pisteur', 2, arr('draw'), link(['R', 'U'], 'draw')),
  ...family('Packmate', 'Frère de meute', 1, arr('vision'), link(['R', 'U'], 'advantage')),
  unique(2, 'Huntmaster', 'Maître de chasse', 3, arr('advantage'), link(['R'], 'draw')),
  unique(2, 'Ranger', 'Rôdeur', 2, arr('draw'), link(['L', 'R'], 'draw')),
  unique(2, 'Warden', 'Gardien', 2, arr('prison'), mut('advantage')),
  unique(2, 'Champion', 'Champion', '-', arr('draw!'), arr('advantage')),
  unique(3, 'Great Alpha', 'Grand Alpha', '-', arr('advantage!')),
  unique(3, 'Matriarch', 'Matriarche', '-', arr('draw!'), link(['D'], 'advantage')),
]);

/** Gobans: vision and draw. */
import { arr, clan, family, link, mut, unique } from './define.ts';

export const gobans = clan('gobans', 'Gobans', 'Gobans', [
  ...family('Prescient', 'Prescient', 2, arr('vision'), link(['R'], 'advantage')),
  ...family('Scribe', 'Scribe', 1, mut('draw'), link(['R', 'U'], 'draw')),
  ...family('Herald', 'Héraut', 3, arr('advantage'), link(['U'], 'draw')),
  unique(2, 'Oracle', 'Oracle', 3, arr('vision'), link(['R'], 'vision')),
  unique(2, 'Archivist', 'Archiviste', 2, arr('draw'), mut('vision')),
  unique(2, 'Envoy', 'Émissaire', 3, arr('advantage')),
  unique(2, 'Sage', 'Sage', '-', arr('vision!')),
  unique(3, 'High Prophet', 'Grand Prophète', '-', arr('vision!'), arr('draw')),
  unique(3, 'Ancestor', 'Ancêtre', '-', arr('draw!'), link(['L', 'D'], 'vision')),
]);

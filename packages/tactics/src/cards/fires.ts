/** Fires: destruction and discard. */
import { arr, clan, family, link, mut, unique } from './define.ts';

export const fires = clan('fires', 'Fires', 'Fires', [
  ...family('Firebrand', 'Boutefeu', 2, arr('advantage'), link(['U'], 'destroy')),
  ...family('Looter', 'Pillard', 2, arr('return'), link(['R'], 'draw')),
  ...family('Spark', 'Étincelle', 1, mut('destroy'), link(['R', 'U'], 'discard')),
  unique(2, 'Incendiary', 'Incendiaire', 3, arr('destroy')),
  unique(2, 'Raider', 'Ravageur', 2, arr('return'), mut('destroy')),
  unique(2, 'Ember-seer', 'Voyant des braises', 2, arr('vision'), link(['R'], 'destroy')),
  unique(2, 'Warlord', 'Chef de guerre', 3, arr('discard'), mut('destroy')),
  unique(3, 'Inferno', 'Brasier', '-', arr('destroy!'), arr('discard')),
  unique(3, 'Cataclyst', 'Cataclyste', '-', arr('destroy!'), arr('discard!')),
]);

/** A friendly name for somebody who has not said theirs. Pure but for the lot. */
import type { Lang, Text } from '@open-gosu/kernel';

const NAMES: readonly Text[] = [
  { en: 'Quiet Heron', fr: 'Héron tranquille' },
  { en: 'Bold Badger', fr: 'Blaireau hardi' },
  { en: 'Patient Owl', fr: 'Hibou patient' },
  { en: 'Merry Otter', fr: 'Loutre joyeuse' },
  { en: 'Swift Hare', fr: 'Lièvre rapide' },
  { en: 'Gentle Bear', fr: 'Ours paisible' },
  { en: 'Clever Magpie', fr: 'Pie maligne' },
  { en: 'Sleepy Fox', fr: 'Renard rêveur' },
  { en: 'Proud Rooster', fr: 'Coq fier' },
  { en: 'Lucky Cricket', fr: 'Grillon chanceux' },
  { en: 'Wandering Goat', fr: 'Chèvre vagabonde' },
  { en: 'Silver Trout', fr: 'Truite argentée' },
  { en: 'Curious Crow', fr: 'Corbeau curieux' },
  { en: 'Steady Ox', fr: 'Bœuf solide' },
  { en: 'Tiny Wren', fr: 'Petit roitelet' },
  { en: 'Brave Hedgehog', fr: 'Hérisson brave' },
];

/** `lot` is in [0, 1). */
export function suggestName(lang: Lang, lot = Math.random()): string {
  return NAMES[Math.floor(lot * NAMES.length)]?.[lang] ?? '';
}

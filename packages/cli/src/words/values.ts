/** What stands for the value of an option in a usage line. */
import type { Text } from '@open-gosu/kernel';

export const BOT: Text = { en: 'BOT', fr: 'ROBOT' };
export const FILE: Text = { en: 'FILE', fr: 'FICHIER' };
export const FOLDER: Text = { en: 'FOLDER', fr: 'DOSSIER' };
export const NAME: Text = { en: 'NAME', fr: 'NOM' };

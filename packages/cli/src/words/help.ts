/** The words of help and usage. */
import { phrasebook } from '@open-gosu/kernel';

export const HELP = {
  usage: { en: 'usage: gosu {synopsis}', fr: 'utilisation : gosu {synopsis}' },
  title: {
    en: 'gosu: an open table for Gosu X and GOSU Tactics in the terminal',
    fr: 'gosu : une table ouverte pour Gosu X et GOSU Tactics dans le terminal',
  },
  commands: { en: 'Commands:', fr: 'Commandes :' },
  options: { en: 'Options:', fr: 'Options :' },
  everywhere: { en: 'Everywhere:', fr: 'Partout :' },
  more: {
    en: '"gosu <command> --help" tells more. A file named - is standard input, for --out standard output.',
    fr: '« gosu <commande> --help » en dit plus. Un fichier nommé - est l’entrée standard, pour --out la sortie standard.',
  },
} as const;

export const help = phrasebook(HELP);

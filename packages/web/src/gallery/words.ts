/** What the card gallery says. */
import type { Words } from '../i18n/language.ts';

export const WORDS = {
  title: { en: 'Cards', fr: 'Cartes' },
  games: { en: 'Which game', fr: 'Quel jeu' },
  loading: { en: 'Loading the cards…', fr: 'Chargement des cartes…' },
  search: {
    en: 'Search names and texts, in both languages',
    fr: 'Chercher dans les noms et les textes, dans les deux langues',
  },
  searchHint: { en: 'solok, capture, défausse…', fr: 'solok, capturer, discard…' },
  clear: { en: 'Clear the search', fr: 'Effacer la recherche' },
  filters: {
    en: 'Clans, levels, keywords{count, plural, =0 {} other { (#)}}',
    fr: 'Clans, niveaux, mots-clés{count, plural, =0 {} other { (#)}}',
  },
  clans: { en: 'Clans', fr: 'Clans' },
  levels: { en: 'Levels', fr: 'Niveaux' },
  terms: {
    en: '{game, select, tactics {Powers} other {Keywords}}',
    fr: '{game, select, tactics {Pouvoirs} other {Mots-clés}}',
  },
  moreTerms: {
    en: 'More words of the rules{count, plural, =0 {} other { (#)}}',
    fr: 'Autres notions des règles{count, plural, =0 {} other { (#)}}',
  },
  count: {
    en: '{count, plural, =0 {No card fits} one {# card} other {# cards}}',
    fr: '{count, plural, =0 {Aucune carte ne convient} one {# carte} other {# cartes}}',
  },
  reset: { en: 'Show all cards', fr: 'Montrer toutes les cartes' },
  difficulty: { en: 'Difficulty {level} of 3', fr: 'Difficulté {level} sur 3' },
  tile: { en: 'Tile', fr: 'Tuile' },
  back: { en: 'Back to the cards', fr: 'Retour aux cartes' },
  neighbours: { en: 'Other cards', fr: 'Autres cartes' },
  previous: { en: 'Previous: {name}', fr: 'Précédente : {name}' },
  next: { en: 'Next: {name}', fr: 'Suivante : {name}' },
  position: { en: '{now} of {all}', fr: '{now} sur {all}' },
  otherLanguage: { en: 'In French', fr: 'En anglais' },
  noSuchCard: {
    en: 'There is no card “{id}” in this game.',
    fr: 'Il n’y a pas de carte « {id} » dans ce jeu.',
  },
  copies: {
    en: '{count, plural, one {One copy} other {# copies}} in the {game, select, tactics {deck} other {clan}}',
    fr: '{count, plural, one {Un exemplaire} other {# exemplaires}} dans {game, select, tactics {la pioche} other {le clan}}',
  },
  try: { en: 'Try {name}', fr: 'Essayer {name}' },
  tryAbout: {
    en: 'A position in which you can use this card at once, against {bot}. It is kept among your games.',
    fr: 'Une position où vous pouvez utiliser cette carte aussitôt, contre {bot}. Elle est gardée parmi vos parties.',
  },
  trying: { en: 'Setting up the table…', fr: 'La table se prépare…' },
  tryFailed: {
    en: 'The table could not be set up: {reason}',
    fr: 'La table n’a pas pu être préparée : {reason}',
  },
  unofficial: {
    en: 'Unofficial: card texts and pictures are our own. A value that no public source settles is marked as our estimate.',
    fr: 'Non officiel : les textes et les images des cartes sont de nous. Une valeur qu’aucune source publique n’établit est marquée comme notre estimation.',
  },
} as const satisfies Words;

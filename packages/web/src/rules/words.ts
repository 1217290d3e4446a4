/** What the rules screen says beside the rules. */
import type { Words } from '../i18n/language.ts';

export const WORDS = {
  title: { en: 'Rules', fr: 'Règles' },
  games: { en: 'Which game', fr: 'Quel jeu' },
  views: { en: 'Ways to read the rules', fr: 'Façons de lire les règles' },
  quick: { en: 'In two minutes', fr: 'En deux minutes' },
  all: { en: 'All rules', fr: 'Toutes les règles' },
  glossary: { en: 'Glossary', fr: 'Glossaire' },
  search: {
    en: 'Search the rules and the glossary',
    fr: 'Chercher dans les règles et le glossaire',
  },
  searchHint: { en: 'OPEN, relève, X4.2…', fr: 'LIBRE, shift, X4.2…' },
  clear: { en: 'Clear the search', fr: 'Effacer la recherche' },
  results: { en: 'What was found', fr: 'Ce qui a été trouvé' },
  found: {
    en: '{words, plural, =0 {No word} one {# word} other {# words}} of the glossary, {rules, plural, =0 {no rule} one {# rule} other {# rules}}',
    fr: '{words, plural, =0 {Aucun mot} one {# mot} other {# mots}} du glossaire, {rules, plural, =0 {aucune règle} one {# règle} other {# règles}}',
  },
  foundNothing: {
    en: 'Nothing found for “{query}”. Try one word, in either language, or the number of a rule.',
    fr: 'Rien trouvé pour « {query} ». Essayez un seul mot, dans l’une des deux langues, ou le numéro d’une règle.',
  },
  words: { en: 'Glossary', fr: 'Glossaire' },
  rules: { en: 'Rules', fr: 'Règles' },
  ruleNamed: { en: 'Rule {rule}', fr: 'Règle {rule}' },
  noSuchRule: { en: 'There is no rule {rule}.', fr: 'Il n’y a pas de règle {rule}.' },
  contents: { en: 'Sections', fr: 'Sections' },
  aboutText: { en: 'About this text', fr: 'À propos de ce texte' },
  also: { en: 'Also called: {names}', fr: 'Aussi appelé : {names}' },
  loading: { en: 'Loading the rules…', fr: 'Chargement des règles…' },
  failed: {
    en: 'The rules could not be loaded: there is no network, perhaps. They come with the first complete load of the page.',
    fr: 'Les règles n’ont pas pu être chargées : le réseau est peut-être coupé. Elles viennent avec le premier chargement complet de la page.',
  },
  tryAgain: { en: 'Load the rules again', fr: 'Recharger les règles' },
  unofficial: {
    en: 'Open Gosu is unofficial: it is not affiliated with the publishers or designers of the games. These rules restate the rulebooks in our own words and settle what they leave open; where the rulebooks disagree, the rule says so.',
    fr: 'Open Gosu est un projet non officiel, sans lien avec les éditeurs ni les auteurs des jeux. Ces règles reprennent les livrets avec nos propres mots et tranchent ce qu’ils laissent ouvert ; là où les livrets se contredisent, la règle le dit.',
  },
  cards: { en: 'See all cards', fr: 'Voir toutes les cartes' },
  newGame: { en: 'Start a game of {game}', fr: 'Commencer une partie de {game}' },
  readAll: { en: 'Read all the rules', fr: 'Lire toutes les règles' },
} as const satisfies Words;

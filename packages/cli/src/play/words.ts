/** What the table says to somebody playing in the terminal. */
import { phrasebook } from '@open-gosu/kernel';
import { quoted } from '../words/quoted.ts';

export const PLAY_WORDS = {
  welcome: {
    en: '{game} against {bots}. You are p{seat}. Seed {seed}. Type "help" at any time.',
    fr: '{game} contre {bots}. Vous êtes p{seat}. Graine {seed}. Tapez « help » à tout moment.',
  },
  welcomeHotseat: {
    en: '{game} at one keyboard: {players}. Seed {seed}. Type "help" at any time.',
    fr: '{game} sur un clavier : {players}. Graine {seed}. Tapez « help » à tout moment.',
  },
  thinks: {
    en: '{bot} is thinking... (Ctrl-C leaves)',
    fr: '{bot} réfléchit... (Ctrl-C pour sortir)',
  },
  level: { en: '{name} ({level})', fr: '{name} ({level})' },
  you: { en: 'You', fr: 'Vous' },
  allListed: { en: '(legal lists them all)', fr: '(legal les montre toutes)' },

  answering: {
    en: 'Type an answer, its beginning, or its number:',
    fr: 'Tapez une réponse, son début ou son numéro :',
  },
  alsoHelp: {
    en: 'TAB completes. "help <word>" explains a card, a word on a card, a clan, or one of these: {topics}.',
    fr: 'TAB complète. « help <mot> » explique une carte, un mot d’une carte, un clan, ou : {topics}.',
  },
  noTopic: {
    en: 'No help on "{word}". There is help on cards, words on cards, clans, and: {topics}.',
    fr: 'Pas d’aide sur « {word} ». Il y en a sur les cartes, leurs mots, les clans et : {topics}.',
  },
  clanTitle: { en: '{name} (clan)', fr: '{name} (clan)' },

  cardNeeded: { en: 'Which card? card <name>', fr: 'Quelle carte ? card <nom>' },
  noCard: { en: 'No card is called "{word}".', fr: 'Aucune carte ne s’appelle « {word} ».' },
  cardsNear: {
    en: 'No card is called "{word}": did you mean {near}?',
    fr: 'Aucune carte ne s’appelle « {word} » : vouliez-vous dire {near} ?',
  },
  severalCards: { en: '"{word}" may be {near}.', fr: '« {word} » peut être {near}.' },

  whyNeeded: { en: 'Why what? why <answer>', fr: 'Pourquoi quoi ? why <réponse>' },
  legalNow: { en: 'It is possible: {answer}.', fr: 'C’est possible : {answer}.' },
  noNumber: {
    en: 'The answers are numbered 1 to {count}: {number} is none of them.',
    fr: 'Les réponses sont numérotées de 1 à {count} : {number} n’en est pas une.',
  },
  perhaps: { en: 'Perhaps: {answers}.', fr: 'Peut-être : {answers}.' },
  tryLegal: {
    en: 'legal lists what is possible, help explains.',
    fr: 'legal montre ce qui est possible, help explique.',
  },
  more: { en: '... and {n} more', fr: '... et {n} de plus' },

  nothingYet: { en: 'Nothing has happened yet.', fr: 'Il ne s’est encore rien passé.' },
  nothingToUndo: {
    en: 'There is nothing to undo. This is your first decision.',
    fr: 'Il n’y a rien à annuler. C’est votre première décision.',
  },
  undoOther: {
    en: "The last decision was p{seat}'s: one takes back only one's own, before the keyboard is passed.",
    fr: 'La dernière décision était celle de p{seat} : on n’annule que les siennes, avant de passer le clavier.',
  },
  undone: { en: 'Undone. Taken back: {answer}', fr: 'Annulé. Réponse reprise : {answer}' },
  langNeeded: { en: 'lang en or lang fr', fr: 'lang en ou lang fr' },
  langSet: { en: 'English it is.', fr: 'En français, donc.' },
  saveNeeded: { en: 'Where to? save <file>', fr: 'Où donc ? save <fichier>' },
  saved: { en: 'Saved to {file}.', fr: 'Enregistré dans {file}.' },
  fileExists: {
    en: '{file} exists already: choose another name.',
    fr: '{file} existe déjà : choisissez un autre nom.',
  },
  notSaved: {
    en: '{file} could not be written ({code}).',
    fr: 'Impossible d’écrire {file} ({code}).',
  },
  sureToResign: {
    en: 'Resign and lose this game? yes or no',
    fr: 'Abandonner et perdre cette partie ? oui ou non',
  },
  notResigned: { en: 'Then we play on.', fr: 'Alors on continue.' },
  noAdviser: {
    en: 'No bot knows enough of this game to give advice.',
    fr: 'Aucun robot ne connaît assez ce jeu pour donner un conseil.',
  },
  youResigned: { en: 'You resign: {winner} wins.', fr: 'Vous abandonnez : {winner} gagne.' },
  seatResigned: { en: '{who} resigns: {winner} wins.', fr: '{who} abandonne : {winner} gagne.' },
  youResignedAll: {
    en: 'You resign: the game ends, and {winners} share the victory.',
    fr: 'Vous abandonnez : la partie finit, victoire partagée entre {winners}.',
  },
  seatResignedAll: {
    en: '{who} resigns: the game ends, and {winners} share the victory.',
    fr: '{who} abandonne : la partie finit, victoire partagée entre {winners}.',
  },

  passKeyboard: {
    en: 'Pass the keyboard to p{seat}, who presses Enter.',
    fr: 'Passez le clavier à p{seat}, qui appuie sur Entrée.',
  },
  nowSeat: { en: 'Pass the keyboard: p{seat}.', fr: 'Passez le clavier : p{seat}.' },

  youWon: { en: 'You have won: {reason}.', fr: 'Vous avez gagné : {reason}.' },
  youLost: {
    en: 'You have lost to {winner}: {reason}.',
    fr: 'Vous avez perdu, {winner} gagne : {reason}.',
  },
  seatWon: { en: '{winner} has won: {reason}.', fr: '{winner} a gagné : {reason}.' },
  youShared: {
    en: 'You have won together with {winners}: {reason}.',
    fr: 'Vous avez gagné avec {winners} : {reason}.',
  },
  youLostToAll: {
    en: 'You have lost, {winners} share the victory: {reason}.',
    fr: 'Vous avez perdu, victoire partagée entre {winners} : {reason}.',
  },
  afterwards: {
    en: 'save <file> keeps the game; undo, log, table, discards still work; Enter leaves.',
    fr: 'save <fichier> garde la partie ; undo, log, table, discards répondent encore ; Entrée pour sortir.',
  },
  isOver: { en: 'The game is over.', fr: 'La partie est finie.' },
  unfinished: {
    en: 'The game is left unfinished (seed {seed}).',
    fr: 'La partie reste inachevée (graine {seed}).',
  },
  bye: { en: 'Goodbye.', fr: 'Au revoir.' },

  aboutTable: { en: 'the table again (also an empty line)', fr: 'la table (ou une ligne vide)' },
  aboutHand: { en: 'your cards with their texts', fr: 'vos cartes et leurs textes' },
  aboutLegal: { en: 'every possible answer, numbered', fr: 'toutes les réponses, numérotées' },
  aboutCard: { en: 'a card in full', fr: 'une carte en entier' },
  aboutWhy: { en: 'why an answer is not possible', fr: 'pourquoi une réponse est impossible' },
  aboutLog: { en: 'what happened lately', fr: 'ce qui s’est passé' },
  aboutDiscards: { en: 'what has been discarded', fr: 'ce qui a été défaussé' },
  aboutHint: {
    en: 'advice; ask again for more',
    fr: 'un conseil ; redemandez pour en savoir plus',
  },
  aboutUndo: {
    en: 'take your last decision back; what you saw stays seen',
    fr: 'reprendre votre décision ; ce qui est vu reste vu',
  },
  aboutLang: { en: 'change the language', fr: 'changer de langue' },
  aboutSave: { en: 'keep the game as a file', fr: 'garder la partie dans un fichier' },
  aboutResign: { en: 'give the game up', fr: 'abandonner la partie' },
  aboutQuit: { en: 'leave', fr: 'sortir' },
} as const;

export const tell = phrasebook(PLAY_WORDS, quoted);

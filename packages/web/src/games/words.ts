/** What the list of games says. */
import type { Words } from '../i18n/language.ts';

export const WORDS = {
  title: { en: 'Your games', fr: 'Vos parties' },
  kept: {
    en: 'Kept in this browser only. Export a game to keep it elsewhere or to give it to somebody.',
    fr: 'Gardées dans ce navigateur seulement. Exportez une partie pour la conserver ailleurs ou la transmettre.',
  },
  keptNowhere: {
    en: 'This browser keeps nothing: your games last until you close this tab. Export those you want to keep.',
    fr: 'Ce navigateur ne garde rien : vos parties durent jusqu’à la fermeture de cet onglet. Exportez celles que vous voulez conserver.',
  },
  keptInPart: {
    en: 'This browser cannot keep everything at the moment: what is new lasts until you close this tab. Export a game to keep it elsewhere.',
    fr: 'Ce navigateur ne peut pas tout garder en ce moment : ce qui est nouveau dure jusqu’à la fermeture de cet onglet. Exportez une partie pour la conserver ailleurs.',
  },
  damaged: { en: 'Damaged entry {name}', fr: 'Entrée endommagée {name}' },
  damagedText: {
    en: 'It is no game that this version of the page can read. Its text can be exported as it is, or the entry deleted.',
    fr: 'Cette version de la page ne peut pas y lire de partie. Son texte peut être exporté tel quel, ou l’entrée supprimée.',
  },
  exportDamaged: {
    en: 'Export the text of the damaged entry {name}',
    fr: 'Exporter le texte de l’entrée endommagée {name}',
  },
  deleteDamaged: {
    en: 'Delete the damaged entry {name}',
    fr: 'Supprimer l’entrée endommagée {name}',
  },
  against: { en: '{people} against {bots}', fr: '{people} contre {bots}' },
  running: {
    en: '{answers, plural, =0 {Not begun} one {Under way, # decision} other {Under way, # decisions}}',
    fr: '{answers, plural, =0 {Pas commencée} one {En cours, # décision} other {En cours, # décisions}}',
  },
  won: {
    en: '{count, plural, one {{winner} won} other {{winner} won together}}',
    fr: '{count, plural, one {Victoire : {winner}} other {Victoire commune : {winner}}}',
  },
  drawn: { en: 'A draw', fr: 'Égalité' },
  withUndo: { en: 'with undo', fr: 'avec annulations' },
  otherRules: {
    en: 'of other rules ({rules}): it can be exported, but not played on or replayed here',
    fr: 'selon d’autres règles ({rules}) : elle peut être exportée, mais ni poursuivie ni revue ici',
  },
  unknownBot: {
    en: 'no bot is called {bot} here: it can be exported or replayed, but not played on',
    fr: 'aucun robot ne s’appelle {bot} ici : elle peut être exportée ou revue, mais pas poursuivie',
  },
  filter: { en: 'Show', fr: 'Afficher' },
  all: { en: 'All', fr: 'Toutes' },
  open: { en: 'Under way', fr: 'En cours' },
  finished: { en: 'Finished', fr: 'Terminées' },
  continue: { en: 'Continue', fr: 'Continuer' },
  replay: { en: 'Replay', fr: 'Revoir' },
  export: { en: 'Export', fr: 'Exporter' },
  delete: { en: 'Delete', fr: 'Supprimer' },
  continueNamed: { en: 'Continue the game {game}', fr: 'Continuer la partie {game}' },
  replayNamed: { en: 'Replay the game {game}', fr: 'Revoir la partie {game}' },
  exportNamed: { en: 'Export the game {game}', fr: 'Exporter la partie {game}' },
  deleteNamed: { en: 'Delete the game {game}', fr: 'Supprimer la partie {game}' },
  deleted: { en: 'Deleted: {game}', fr: 'Supprimée : {game}' },
  restore: { en: 'Bring it back', fr: 'La récupérer' },
  restored: { en: 'It is back: {game}', fr: 'Récupérée : {game}' },
  none: { en: 'No game yet.', fr: 'Aucune partie pour le moment.' },
  noneSuch: { en: 'No such game.', fr: 'Aucune partie de ce type.' },
  online: { en: 'Online matches', fr: 'Parties en ligne' },
  newGame: { en: 'New game', fr: 'Nouvelle partie' },
  importTitle: { en: 'Bring in a game', fr: 'Importer une partie' },
  importHow: {
    en: 'Drop files of games or positions here, choose them, or paste the text of one.',
    fr: 'Déposez ici des fichiers de partie ou de position, choisissez-les, ou collez le texte de l’un d’eux.',
  },
  choose: { en: 'Choose files', fr: 'Choisir des fichiers' },
  paste: { en: 'Text of a record', fr: 'Texte d’une partie' },
  importPasted: { en: 'Bring in the pasted game', fr: 'Importer la partie collée' },
  imported: {
    en: '{count, plural, one {# game brought in.} other {# games brought in.}}',
    fr: '{count, plural, one {# partie importée.} other {# parties importées.}}',
  },
  alreadyHere: {
    en: 'Already among your games: {game}.',
    fr: 'Déjà parmi vos parties : {game}.',
  },
  notJson: {
    en: '{file}: this is not the record of a game. A record is a text that begins with a curly bracket.',
    fr: '{file} : ce n’est pas l’enregistrement d’une partie. Un enregistrement est un texte qui commence par une accolade.',
  },
  brokenJson: {
    en: '{file}: it begins like the record of a game, but is cut off or damaged. Export or copy it once more, whole.',
    fr: '{file} : le début est celui d’un enregistrement, mais la suite est tronquée ou endommagée. Exportez-le ou copiez-le à nouveau, en entier.',
  },
  tooLarge: {
    en: '{file}: too large to be the record of a game.',
    fr: '{file} : trop gros pour être l’enregistrement d’une partie.',
  },
  tooDeep: {
    en: '{file}: this is not the record of a game. Its brackets lie too deep in each other.',
    fr: '{file} : ce n’est pas l’enregistrement d’une partie. Ses crochets sont imbriqués trop profondément.',
  },
  refused: { en: '{file}: {reason}', fr: '{file} : {reason}' },
  unreadable: { en: '{file}: it could not be read.', fr: '{file} : lecture impossible.' },
  pasted: { en: 'The pasted text', fr: 'Le texte collé' },
  noRecord: {
    en: 'it began from a set-up position, which a record cannot hold',
    fr: 'elle a commencé depuis une position, ce qu’un enregistrement ne peut contenir',
  },
  asPosition: {
    en: 'This game began from a set-up position, so it has no record. Saved instead: {file}, a position to play from again.',
    fr: 'Cette partie a commencé depuis une position : elle n’a pas d’enregistrement. À la place : {file}, une position d’où rejouer.',
  },
  deleteFailed: {
    en: 'This game could not be deleted: {reason}',
    fr: 'Cette partie n’a pas pu être supprimée : {reason}',
  },
  restoreFailed: {
    en: 'This game could not be brought back: {reason}',
    fr: 'Cette partie n’a pas pu être récupérée : {reason}',
  },
  exportFailed: {
    en: 'This game cannot be exported: {reason}',
    fr: 'Cette partie ne peut pas être exportée : {reason}',
  },
} as const satisfies Words;

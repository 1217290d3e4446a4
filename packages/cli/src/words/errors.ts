/** What the command line says when it refuses something. One line each: it goes to stderr as it stands. */
import { phrasebook } from '@open-gosu/kernel';
import { quoted } from './quoted.ts';

export const ERRORS = {
  unknownCommand: {
    en: 'no command is called "{name}"',
    fr: 'aucune commande ne s’appelle « {name} »',
  },
  unknownFlag: { en: 'unknown option {flag}', fr: 'option inconnue {flag}' },
  needsValue: { en: 'option {flag} needs a value', fr: 'l’option {flag} attend une valeur' },
  takesNoValue: {
    en: 'option {flag} takes no value',
    fr: 'l’option {flag} ne prend pas de valeur',
  },
  twice: { en: 'option {flag} is given twice', fr: 'l’option {flag} est donnée deux fois' },
  tooFew: { en: '{what} is missing', fr: 'il manque {what}' },
  tooMany: { en: '"{extra}" is too much', fr: '« {extra} » est de trop' },
  badNumber: {
    en: '{flag} must be a whole number from {low} to {high}, not "{value}"',
    fr: '{flag} doit être un nombre entier de {low} à {high}, pas « {value} »',
  },
  badDecimal: {
    en: '{flag} must be a number from {low} to {high}, not "{value}"',
    fr: '{flag} doit être un nombre de {low} à {high}, pas « {value} »',
  },
  badChoice: {
    en: '{flag} must be one of {choices}, not "{value}"',
    fr: '{flag} attend l’une des valeurs {choices}, pas « {value} »',
  },
  badOption: {
    en: '--option is written name=value, not "{value}"',
    fr: '--option s’écrit nom=valeur, pas « {value} »',
  },
  clansForm: {
    en: '{reason}; on the command line: --option draft=given --option clans=justice,galmi,xian/abhilasha,goan-sul,tomorrow',
    fr: '{reason} ; sur la ligne de commande : --option draft=given --option clans=justice,galmi,xian/abhilasha,goan-sul,tomorrow',
  },
  oneBot: {
    en: '{flag} takes one bot, not {count}',
    fr: '{flag} attend un seul robot, pas {count}',
  },
  wrongBots: {
    en: '--bots names {count}, but {game} is for {counts} players',
    fr: '--bots en nomme {count}, mais {game} se joue à {counts}',
  },
  wrongBotCount: {
    en: '--bots needs {count} names, separated by commas, or one and --players',
    fr: '--bots attend {count} noms, séparés par des virgules, ou un seul et --players',
  },
  wrongPlayers: {
    en: '--players {value}: {game} is for {counts} players',
    fr: '--players {value} : {game} se joue à {counts}',
  },
  botsDisagree: {
    en: '--bots names {count}, but --players {players} play',
    fr: '--bots en nomme {count}, mais --players {players} jouent',
  },
  botsBeside: {
    en: '--bot names {count}: with you that makes {seats}, not --players {players}',
    fr: '--bot en nomme {count} : avec vous cela fait {seats}, pas --players {players}',
  },
  tooManyBots: {
    en: '--bot names {count}: with you that makes {seats}, but {game} is for {counts} players',
    fr: '--bot en nomme {count} : avec vous cela fait {seats}, mais {game} se joue à {counts}',
  },
  onlyWith: {
    en: '{flag} makes sense only with {wanted}',
    fr: '{flag} n’a de sens qu’avec {wanted}',
  },
  notBoth: {
    en: '{flag} and {other} exclude each other',
    fr: '{flag} et {other} s’excluent',
  },
  sameFile: {
    en: '{flag} and {other} name the same file: each needs its own',
    fr: '{flag} et {other} désignent le même fichier : il en faut un pour chacune',
  },
  keepsNothing: {
    en: '{flag} needs a name: "{place}" is standard output, which keeps nothing',
    fr: '{flag} attend un nom : « {place} » est la sortie standard, qui ne garde rien',
  },
  needsFlag: { en: 'option {flag} is missing', fr: 'il manque l’option {flag}' },
  fewBots: {
    en: '--bots needs at least two names, all different, separated by commas',
    fr: '--bots attend au moins deux noms, tous différents, séparés par des virgules',
  },
  badSprt: {
    en: '--sprt is written E0,E1: two differences in Elo from -1000 to 1000, the lower one first, not "{value}"',
    fr: '--sprt s’écrit E0,E1 : deux écarts Elo de -1000 à 1000, le plus petit d’abord, pas « {value} »',
  },
  sprtForTwo: { en: '--sprt is for two players only', fr: '--sprt ne vaut qu’à deux joueurs' },
  notWithHotseat: {
    en: '{flag} makes no sense with --hotseat',
    fr: '{flag} n’a pas de sens avec --hotseat',
  },
  clanAndCard: {
    en: '--clan lists a whole clan: give a clan or a card, not both',
    fr: '--clan donne tout un clan : indiquez un clan ou une carte, pas les deux',
  },

  noFileName: {
    en: 'the name of the file is empty (- is standard input)',
    fr: 'le nom du fichier est vide (- est l’entrée standard)',
  },
  noFile: { en: '{file}: no such file', fr: '{file} : fichier introuvable' },
  isFolder: {
    en: '{file}: is a folder, not a file',
    fr: '{file} : c’est un dossier, pas un fichier',
  },
  unreadable: { en: '{file}: cannot be read ({code})', fr: '{file} : lecture impossible ({code})' },
  tooLarge: {
    en: '{file}: larger than {most} MB, this is no game',
    fr: '{file} : plus de {most} Mo, ce n’est pas une partie',
  },
  empty: { en: '{file}: is empty', fr: '{file} : est vide' },
  notText: { en: '{file}: is not a text in UTF-8', fr: '{file} : n’est pas un texte en UTF-8' },
  notJson: { en: '{file}: is not JSON', fr: '{file} : n’est pas du JSON' },
  notJsonAt: {
    en: '{file}: is not JSON (line {line}, column {column})',
    fr: '{file} : n’est pas du JSON (ligne {line}, colonne {column})',
  },
  tooDeep: {
    en: '{file}: is nested too deeply to be a game',
    fr: '{file} : trop de niveaux imbriqués pour être une partie',
  },
  notObject: {
    en: '{file}: must hold a JSON object with a "game"',
    fr: '{file} : doit contenir un objet JSON avec un champ « game »',
  },
  unknownGame: {
    en: '{file}: "game" must be one of {games}',
    fr: '{file} : « game » attend l’une des valeurs {games}',
  },
  badPosition: { en: '{file}: {reason}', fr: '{file} : {reason}' },
  needsPosition: {
    en: '{file}: is a record; a position is wanted here',
    fr: '{file} : est un enregistrement ; il faut ici une position',
  },
  needsRecord: {
    en: '{file}: is no record of a game (it has no "record")',
    fr: '{file} : n’est pas l’enregistrement d’une partie (pas de champ « record »)',
  },
  badAnswer: { en: 'answer {n}, "{answer}": {reason}', fr: 'réponse {n}, « {answer} » : {reason}' },
  gameIsOver: { en: 'the game is over', fr: 'la partie est finie' },
  beyondEnd: {
    en: '--to {to}: the record ends at answer {count}',
    fr: '--to {to} : l’enregistrement s’arrête à la réponse {count}',
  },
  noCard: {
    en: 'no card or term is called "{id}"',
    fr: 'aucune carte ni aucun terme ne s’appelle « {id} »',
  },
  noCardNear: {
    en: 'no card or term is called "{id}": did you mean {near}?',
    fr: 'aucune carte ni aucun terme ne s’appelle « {id} » : vouliez-vous dire {near} ?',
  },
  noFolder: {
    en: '{folder}: nothing can be kept there ({code})',
    fr: '{folder} : impossible d’y garder quoi que ce soit ({code})',
  },
  isFile: {
    en: '{folder}: is a file, not a folder',
    fr: '{folder} : c’est un fichier, pas un dossier',
  },
  noParent: {
    en: '{file}: the folder {folder} does not exist',
    fr: '{file} : le dossier {folder} n’existe pas',
  },
  otherRecords: {
    en: '{file}: is the record of another game, which would be lost: name an empty folder, or repeat the run that wrote this one',
    fr: '{file} : enregistrement d’une autre partie, qui serait perdu : indiquez un dossier vide, ou répétez la série qui a écrit celui-ci',
  },
  noMatch: {
    en: '{file}: is no match that gosu arena has kept',
    fr: '{file} : n’est pas un match gardé par gosu arena',
  },
  noGateLog: {
    en: '{file}: is no log of gates that gosu arena has kept',
    fr: '{file} : n’est pas un journal d’épreuves tenu par gosu arena',
  },
  otherMatch: {
    en: '{file}: holds another match: its "{field}" is {found}, not {wanted}',
    fr: '{file} : contient un autre match : « {field} » y vaut {found}, pas {wanted}',
  },
  otherBounds: {
    en: '{file}: its gate was begun with {found}, and now there is {wanted}; bounds are chosen before the first game: begin a new file for others',
    fr: '{file} : son épreuve a commencé avec {found}, et maintenant il y a {wanted} ; les bornes se choisissent avant la première partie : commencez un nouveau fichier pour d’autres',
  },
  noBounds: { en: '--sprt (none)', fr: '--sprt (aucun)' },
  damagedMatch: {
    en: '{file}: line {line} is damaged; nothing was changed: take that line out to go on',
    fr: '{file} : la ligne {line} est abîmée ; rien n’a été modifié : retirez-la pour continuer',
  },
  doubleMatch: {
    en: '{file}: pair {pair} stands in line {first} and, otherwise, in line {line}; nothing was changed: take one of them out to go on',
    fr: '{file} : la paire {pair} figure à la ligne {first} et, autrement, à la ligne {line} ; rien n’a été modifié : retirez l’une des deux pour continuer',
  },
  damagedLog: {
    en: '{file}: line {line} is no gate; nothing was changed: take that line out to go on',
    fr: '{file} : la ligne {line} n’est pas une épreuve ; rien n’a été modifié : retirez-la pour continuer',
  },
  changedMatch: {
    en: '{file}: pair {pair}, played again, goes otherwise: the bots or the file have changed since; begin a new file',
    fr: '{file} : la paire {pair}, rejouée, se déroule autrement : les robots ou le fichier ont changé depuis ; commencez un nouveau fichier',
  },
  inUse: {
    en: '{file}: another run is using it (process {owner}); if there is none, remove {lock}',
    fr: '{file} : une autre exécution s’en sert (processus {owner}) ; s’il n’y en a pas, supprimez {lock}',
  },
  badLock: {
    en: '{file}: its lock {lock} cannot be read, so nobody knows who made it; if no other run is using the file, remove the lock',
    fr: '{file} : son verrou {lock} est illisible, personne ne sait de qui il vient ; si aucune autre exécution ne se sert du fichier, supprimez le verrou',
  },
  unkept: {
    en: '{file}: cannot be written ({code}); what is there stays valid',
    fr: '{file} : écriture impossible ({code}) ; ce qui y est reste valable',
  },
  gameFailed: {
    en: 'the game with seed "{seed}" failed: {reason}',
    fr: 'la partie de graine « {seed} » a échoué : {reason}',
  },
  endlessGame: { en: 'it does not end', fr: 'elle ne finit pas' },
  unwritten: {
    en: 'the output could not be written ({code})',
    fr: 'impossible d’écrire la sortie ({code})',
  },
  stdin: { en: 'standard input', fr: 'entrée standard' },
  bug: {
    en: 'this is a bug of gosu, please report it: {reason}',
    fr: 'c’est une erreur de gosu, merci de la signaler : {reason}',
  },
} as const;

export const complain = phrasebook(ERRORS, quoted);

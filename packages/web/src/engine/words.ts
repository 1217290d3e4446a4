/** What the engine's worker says beside the games' own texts. `{name}` and `{n:card|cards}` are filled in. */
import { phrasebook } from '@open-gosu/kernel';

export const ENGINE_WORDS = {
  otherRules: {
    en: 'it was played by the rules {theirs}, these are {ours}',
    fr: 'elle a été jouée selon les règles {theirs}, celles-ci sont {ours}',
  },
  badAnswer: { en: 'answer {n} ({answer}): {reason}', fr: 'réponse {n} ({answer}) : {reason}' },
  unknownGame: {
    en: 'this page knows no game called {game}',
    fr: 'cette page ne connaît aucun jeu appelé {game}',
  },
  noBot: { en: 'no bot is called {bot}', fr: 'aucun robot ne s’appelle {bot}' },
  wrongSeats: {
    en: '{n:player|players} cannot play this: {wanted} can',
    fr: 'cela ne se joue pas à {n}, mais à {wanted}',
  },
  noName: { en: 'a player has no name', fr: 'un joueur n’a pas de nom' },
  isOver: { en: 'the game is over', fr: 'la partie est finie' },
  notLegal: { en: 'this answer is not possible here', fr: 'cette réponse n’est pas possible ici' },
  notYours: {
    en: 'it is not for you to answer: {waiting}',
    fr: 'ce n’est pas à vous de répondre : {waiting}',
  },
  noRecord: {
    en: 'a game that was set up as a position has no record',
    fr: 'une partie commencée depuis une position n’a pas d’enregistrement',
  },
  badWinners: {
    en: 'its result names no winner, or one who does not sit at the table',
    fr: 'son résultat ne nomme aucun gagnant, ou un gagnant qui n’est pas à la table',
  },
  outOfTime: { en: 'Out of time: {winners} wins.', fr: 'Temps écoulé : {winners} gagne.' },
  outOfTimeAll: { en: 'Out of time: {winners} win.', fr: 'Temps écoulé : {winners} gagnent.' },
  resigned: { en: 'Given up: {winners} wins.', fr: 'Abandon : {winners} gagne.' },
  resignedAll: { en: 'Given up: {winners} win.', fr: 'Abandon : {winners} gagnent.' },

  claimed: {
    en: 'The others left the table: {winners} wins.',
    fr: 'La table a été quittée : {winners} gagne.',
  },
  claimedAll: { en: 'The table was left: a draw.', fr: 'La table a été quittée : égalité.' },
  agreed: { en: 'A draw, as agreed.', fr: 'Égalité, d’un commun accord.' },
  abandoned: {
    en: 'Broken off: nobody wins, and nothing counts.',
    fr: 'Interrompue : personne ne gagne, et rien ne compte.',
  },
  awaited: { en: 'Waiting for a possible response…', fr: 'Réaction possible, un instant…' },
  notHere: {
    en: 'a match on a server is begun there',
    fr: 'une partie en ligne se commence sur le serveur',
  },
  notOnline: {
    en: 'no advice is given in a match on a server',
    fr: 'aucun conseil n’est donné dans une partie en ligne',
  },

  draft: { en: 'Draft', fr: 'Choix des clans' },
  opening: { en: 'Opening hands', fr: 'Mains de départ' },
  start: { en: 'Beginning', fr: 'Début' },
  round: { en: 'Round {n}', fr: 'Manche {n}' },
  turn: { en: 'Turn {n}: {who}', fr: 'Tour {n} : {who}' },
  yourTurn: { en: 'Turn {n}: you', fr: 'Tour {n} : vous' },
  battle: { en: 'Great Battle of round {n}', fr: 'Grande Bataille de la manche {n}' },
  song: { en: 'Song for the Dead', fr: 'Chant des Morts' },
  over: { en: 'End of the game', fr: 'Fin de la partie' },

  couldDo: { en: 'You could {what}.', fr: 'Vous pourriez {what}.' },
  lookAt: { en: 'Consider: {what}.', fr: 'À envisager : {what}.' },
  lookAtBecause: { en: 'Consider: {what}. {reason}', fr: 'À envisager : {what}. {reason}' },
  best: { en: 'Best: {what}.', fr: 'Le mieux : {what}.' },
  andThen: { en: '{what}, then {next}', fr: '{what}, puis {next}' },
  bestBecause: { en: 'Best: {what}. {reason}', fr: 'Le mieux : {what}. {reason}' },
  onlyOne: { en: 'There is only one answer: {what}.', fr: 'Il n’y a qu’une réponse : {what}.' },
  nothingToAdvise: { en: 'There is nothing for you to decide.', fr: 'Vous n’avez rien à décider.' },
} as const;

export const say = phrasebook(ENGINE_WORDS);

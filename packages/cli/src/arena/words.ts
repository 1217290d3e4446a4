/** The words of matches and ladders. */
import { phrasebook } from '@open-gosu/kernel';
import { quoted } from '../words/quoted.ts';

export const ARENA_WORDS = {
  title: { en: '{game}: {a} against {b}', fr: '{game} : {a} contre {b}' },
  titleMany: {
    en: '{game}: {a} among {others} {b}',
    fr: '{game} : {a} parmi {others} {b}',
  },
  deals: {
    en: '{games} on {deals}, {purpose}, seed {seed}',
    fr: '{games} sur {deals}, {purpose}, graine {seed}',
  },
  gate: { en: 'gate', fr: 'épreuve' },
  tuning: { en: 'tuning', fr: 'réglage' },
  ladder: { en: 'ladder', fr: 'classement' },
  games: { en: 'Games', fr: 'Parties' },
  wins: { en: 'Wins of {a}', fr: 'Victoires de {a}' },
  losses: { en: 'Losses', fr: 'Défaites' },
  draws: { en: 'Draws', fr: 'Nulles' },
  shared: { en: 'Shared', fr: 'Partagées' },
  score: { en: 'Score', fr: 'Score' },
  share: { en: 'Share of wins', fr: 'Part des victoires' },
  even: { en: 'An equal would have', fr: 'Un égal aurait' },
  elo: { en: 'Elo', fr: 'Elo' },
  range: { en: '{low} to {high}', fr: '{low} à {high}' },
  pentanomial: { en: 'Pairs of 0, 1/2, 1, 3/2, 2', fr: 'Paires à 0, 1/2, 1, 3/2, 2' },
  sprt: { en: 'SPRT {elo0} or {elo1} Elo', fr: 'SPRT {elo0} ou {elo1} Elo' },
  llr: { en: 'LLR {llr}', fr: 'LLR {llr}' },
  accept: { en: 'accepted: rather {elo1} than {elo0}', fr: 'accepté : plutôt {elo1} que {elo0}' },
  reject: { en: 'rejected: rather {elo0} than {elo1}', fr: 'rejeté : plutôt {elo0} que {elo1}' },
  continue: { en: 'not decided', fr: 'pas décidé' },
  pace: { en: 'Time a choice, ms', fr: 'Temps par choix, ms' },
  mean: { en: 'mean', fr: 'moyenne' },
  p95: { en: '95% within', fr: '95 % en' },
  longest: { en: 'longest', fr: 'le plus long' },
  seconds: { en: '{seconds} s', fr: '{seconds} s' },
  resumed: {
    en: '{seconds} s; already in the file: {deals}',
    fr: '{seconds} s ; déjà dans le fichier : {deals}',
  },
  scoreNow: { en: ', {a} {score}', fr: ', {a} {score}' },
  matchNow: { en: ', {a} against {b}', fr: ', {a} contre {b}' },
  ladderTitle: {
    en: '{game}: {bots} bots, {games} a match, seed {seed}',
    fr: '{game} : {bots} robots, {games} par match, graine {seed}',
  },
  anchor: {
    en: 'Elo with 95% intervals; {bot} is {elo} by definition. Each row is the score against each column.',
    fr: 'Elo avec intervalles à 95 % ; {bot} vaut {elo} par définition. Chaque ligne donne le score contre chaque colonne.',
  },
  interval: { en: '95%', fr: '95 %' },
  all: { en: 'all', fr: 'tous' },
} as const;

export const sayArena = phrasebook(ARENA_WORDS, quoted);

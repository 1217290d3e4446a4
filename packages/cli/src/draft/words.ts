/** The words of `gosu draft`. */
import { phrasebook } from '../words/phrasebook.ts';
import { quoted } from '../words/quoted.ts';

export const DRAFT_WORDS = {
  title: {
    en: '{game}: the draft, solved over {outcomes} outcomes',
    fr: '{game} : le choix des clans, résolu sur {outcomes} issues',
  },
  source: {
    en: 'Measured by {bot}: {games} games of each outcome, seed {seed}; chances are off by {error} points or so',
    fr: 'Mesuré par {bot} : {games} parties de chaque issue, graine {seed} ; les chances sont à {error} pt près environ',
  },
  best: {
    en: 'First player, if both pick as well as they can: {chance}',
    fr: 'Premier joueur, si tous deux choisissent au mieux : {chance}',
  },
  seat: {
    en: 'First player, over all outcomes: {chance}',
    fr: 'Premier joueur, sur toutes les issues : {chance}',
  },
  firstPick: { en: 'First pick', fr: 'Premier choix' },
  withClan: { en: 'Clan, all outcomes', fr: 'Clan, toutes les issues' },
  line: { en: 'Best picks', fr: 'Meilleurs choix' },
  first: { en: 'first player', fr: 'premier joueur' },
  second: { en: 'second player', fr: 'second joueur' },
  tiles: { en: 'active tiles', fr: 'tuiles actives' },
  played: {
    en: '{games} games by {bot} on seed {seed}, {seconds} s, {rate} games/s',
    fr: '{games} parties de {bot}, graine {seed}, {seconds} s, {rate} parties/s',
  },
  written: { en: 'Written to {file}', fr: 'Écrit dans {file}' },
  spreads: {
    en: 'Spread in log odds: {list}',
    fr: 'Dispersion en logarithmes de cotes : {list}',
  },
  checked: {
    en: 'The table of {table} against fresh games of {bot}',
    fr: 'La table de {table} face à de nouvelles parties de {bot}',
  },
  logLoss: {
    en: 'Log loss a game: {value}; without the table {without}',
    fr: 'Perte logarithmique par partie : {value} ; sans la table {without}',
  },
  absolute: {
    en: 'Distance from the share of wins, by outcome: {value} points; by luck alone {luck}',
    fr: 'Écart avec la part des victoires, par issue : {value} pt ; par hasard seul {luck}',
  },
  off: {
    en: 'Chances are off by {error} points on average, surely by less than {below} (95%)',
    fr: 'Les chances sont à {error} pt près en moyenne, sûrement à moins de {below} (95 %)',
  },
} as const;

export const sayDraft = phrasebook(DRAFT_WORDS, quoted);

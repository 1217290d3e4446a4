/** The words of `gosu draft`. */
import { phrasebook } from '@open-gosu/kernel';
import { quoted } from '../words/quoted.ts';

export const DRAFT_WORDS = {
  title: {
    en: '{game}: the draft, solved over {outcomes} outcomes',
    fr: '{game} : le choix des clans, résolu sur {outcomes} issues',
  },
  source: {
    en: 'Measured by {bot}: {games} of each outcome, seed {seed}; chances are off by {error} points or so',
    fr: 'Mesuré par {bot} : {games} de chaque issue, graine {seed} ; les chances sont à {error} pt près environ',
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
    en: '{games} by {bot} on seed {seed}, {seconds} s, {rate}/s',
    fr: '{games} de {bot}, graine {seed}, {seconds} s, {rate}/s',
  },
  written: { en: 'Written to {file}', fr: 'Écrit dans {file}' },
  spreads: {
    en: 'Spread in log odds: {list}',
    fr: 'Dispersion en logarithmes de cotes : {list}',
  },
  seatSpread: { en: 'seat {value}', fr: 'siège {value}' },
  clanSpread: { en: 'clan {value}', fr: 'clan {value}' },
  tileSpread: { en: 'tile {value}', fr: 'tuile {value}' },
  pairSpread: { en: 'two clans in one deck {value}', fr: 'deux clans dans un deck {value}' },
  versusSpread: { en: 'clan against clan {value}', fr: 'clan contre clan {value}' },
  underTileSpread: { en: 'clan under a tile {value}', fr: 'clan sous une tuile {value}' },
  ownSpread: { en: 'the outcome itself {value}', fr: 'l’issue elle-même {value}' },
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
  offBelow: {
    en: 'These games do not tell how far the chances are off: surely by less than {below} points (95%)',
    fr: 'Ces parties ne disent pas de combien les chances s’écartent : sûrement de moins de {below} pt (95 %)',
  },
  off: {
    en: 'Chances are off by {error} points on average, surely by less than {below} (95%)',
    fr: 'Les chances sont à {error} pt près en moyenne, sûrement à moins de {below} (95 %)',
  },
} as const;

export const sayDraft = phrasebook(DRAFT_WORDS, quoted);

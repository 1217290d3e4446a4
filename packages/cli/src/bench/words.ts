/** The words of a benchmark: its steps while it runs, and its report. */
import { phrasebook } from '../words/phrasebook.ts';

export const BENCH_WORDS = {
  title: {
    en: '{game}, rules {rules}, Node {node}: medians of {rounds} interleaved rounds, one thread',
    fr: '{game}, règles {rules}, Node {node} : médianes de {rounds} tours entrelacés, un seul fil',
  },
  what: { en: 'what', fr: 'mesure' },
  here: { en: 'here', fr: 'ici' },
  first: { en: 'bar', fr: 'seuil' },
  goal: { en: 'goal', fr: 'but' },
  decisions: { en: 'random play, decisions/s', fr: 'jeu au hasard, décisions/s' },
  games: { en: 'random play, games/s', fr: 'jeu au hasard, parties/s' },
  clone: { en: 'clone, µs', fr: 'copie, µs' },
  structured: { en: '  anchor: structuredClone, µs', fr: '  repère : structuredClone, µs' },
  determinize: { en: 'determinize a view, µs', fr: 'donner l’inconnu d’une vue, µs' },
  codec: { en: 'encode and decode, µs', fr: 'encoder et décoder, µs' },
  json: { en: '  anchor: JSON there and back, µs', fr: '  repère : JSON aller-retour, µs' },
  view: { en: 'one view, µs', fr: 'une vue, µs' },
  move: {
    en: 'answer, events, 3 views: mean, µs',
    fr: 'réponse, événements, 3 vues : moyenne, µs',
  },
  moveP99: {
    en: 'answer, events, 3 views: p99, µs',
    fr: 'réponse, événements, 3 vues : p99, µs',
  },
  packed: { en: 'packed state, bytes: mean', fr: 'état compacté, octets : moyenne' },
  packedMax: { en: 'packed state, bytes: max', fr: 'état compacté, octets : maximum' },
  jsonSize: { en: 'state as JSON, bytes: mean', fr: 'état en JSON, octets : moyenne' },
  jsonMax: { en: 'state as JSON, bytes: max', fr: 'état en JSON, octets : maximum' },
  heap: {
    en: 'heap growth over {n} decisions, KB',
    fr: 'croissance du tas sur {n} décisions, Ko',
  },
  stepRound: { en: 'round {i} of {n}', fr: 'tour {i} sur {n}' },
  stepHeap: { en: 'heap', fr: 'tas' },
  stepSignature: { en: 'signature', fr: 'signature' },
  short: {
    en: 'Too short a run to judge the figures by: give it at least {n} seconds on a quiet machine.',
    fr: 'Durée trop courte pour juger ces chiffres : donnez au moins {n} secondes, sur une machine au repos.',
  },
  signature: {
    en: 'Signature of {n} random games: {signature}',
    fr: 'Signature de {n} parties au hasard : {signature}',
  },
} as const;

export const sayBench = phrasebook(BENCH_WORDS);

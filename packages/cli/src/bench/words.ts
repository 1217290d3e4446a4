/**
 * The words of a benchmark: its steps while it runs, and its report. What names a row is no longer than 27 characters: four
 * tables side by side then fit into 80.
 */
import { phrasebook } from '@open-gosu/kernel';

export const BENCH_WORDS = {
  title: {
    en: 'Node {node}: medians of {rounds} interleaved rounds, one thread',
    fr: 'Node {node} : médianes de {rounds} tours entrelacés, un seul fil',
  },
  rules: { en: 'Rules: {rules}', fr: 'Règles : {rules}' },
  what: { en: 'what', fr: 'mesure' },
  first: { en: 'bar', fr: 'seuil' },
  goal: { en: 'goal', fr: 'but' },
  decisions: { en: 'random play, decisions/s', fr: 'jeu au hasard, décisions/s' },
  games: { en: 'random play, games/s', fr: 'jeu au hasard, parties/s' },
  clone: { en: 'clone, µs', fr: 'copie, µs' },
  structured: { en: '  cf. structuredClone, µs', fr: '  cf. structuredClone, µs' },
  determinize: { en: 'determinize a view, µs', fr: 'compléter une vue, µs' },
  codec: { en: 'encode and decode, µs', fr: 'encoder et décoder, µs' },
  json: { en: '  cf. JSON and back, µs', fr: '  cf. JSON et retour, µs' },
  view: { en: 'one view, µs', fr: 'une vue, µs' },
  move: { en: 'answer with views: mean, µs', fr: 'réponse et vues : moy., µs' },
  moveP99: { en: 'answer with views: p99, µs', fr: 'réponse et vues : p99, µs' },
  iterations: { en: 'ismcts search, iterations/s', fr: 'recherche ismcts, itér./s' },
  nodes: { en: '  nodes added/s', fr: '  nœuds ajoutés/s' },
  positions: { en: '  positions played/s', fr: '  positions jouées/s' },
  packed: { en: 'packed state, bytes', fr: 'état compact, octets' },
  packedMax: { en: '  largest', fr: '  le plus grand' },
  jsonSize: { en: 'state as JSON, bytes', fr: 'état en JSON, octets' },
  jsonMax: { en: '  largest', fr: '  le plus grand' },
  heap: { en: 'heap growth (1), KB', fr: 'croissance du tas (1), Ko' },
  heapNote: {
    en: '(1) over {n} decisions',
    fr: '(1) sur {n} décisions',
  },
  stepRound: { en: 'round {i} of {n}', fr: 'tour {i} sur {n}' },
  stepHeap: { en: 'heap and signature', fr: 'tas et signature' },
  short: {
    en: 'Too short a run to judge the figures by: give it at least {n} seconds on a quiet machine.',
    fr: 'Durée trop courte pour juger ces chiffres : donnez au moins {n} secondes, sur une machine au repos.',
  },
  signature: {
    en: 'Signature of {n} random games, {label}: {signature}',
    fr: 'Signature de {n} parties au hasard, {label} : {signature}',
  },
} as const;

export const sayBench = phrasebook(BENCH_WORDS);

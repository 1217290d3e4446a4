/** The figures of a benchmark beside their bars (docs: perf.md, E1 to E9). Pure. */
import type { Lang } from '@open-gosu/kernel';
import { columns } from '../draw/layout.ts';
import type { GameKit } from '../games/kit.ts';
import { number } from '../words/numbers.ts';
import { phrasebook } from '../words/phrasebook.ts';
import { type BenchReport, SIGNATURE_GAMES } from './run.ts';

export const BENCH_WORDS = {
  title: {
    en: '{game}, rules {rules}, Node {node}: medians of {rounds} interleaved rounds, one thread',
    fr: '{game}, règles {rules}, Node {node} : médianes de {rounds} tours entrelacés, un seul fil',
  },
  what: { en: 'what', fr: 'mesure' },
  here: { en: 'here', fr: 'ici' },
  first: { en: 'bar', fr: 'seuil' },
  goal: { en: 'goal', fr: 'but' },
  decisions: { en: 'random play, decisions/s (E1)', fr: 'jeu au hasard, décisions/s (E1)' },
  games: { en: 'random play, games/s (E2)', fr: 'jeu au hasard, parties/s (E2)' },
  clone: { en: 'clone, µs (E3)', fr: 'copie, µs (E3)' },
  structured: { en: '  anchor: structuredClone, µs', fr: '  repère : structuredClone, µs' },
  determinize: { en: 'determinize a view, µs', fr: 'donner l’inconnu d’une vue, µs' },
  codec: { en: 'encode and decode, µs (E6)', fr: 'encoder et décoder, µs (E6)' },
  json: { en: '  anchor: JSON there and back, µs', fr: '  repère : JSON aller-retour, µs' },
  view: { en: 'one view, µs', fr: 'une vue, µs' },
  move: {
    en: 'answer, events, 3 views: mean, µs (E5)',
    fr: 'réponse, événements, 3 vues : moyenne, µs (E5)',
  },
  moveP99: {
    en: 'answer, events, 3 views: p99, µs (E5)',
    fr: 'réponse, événements, 3 vues : p99, µs (E5)',
  },
  packed: { en: 'packed state, bytes: mean (E6)', fr: 'état compacté, octets : moyenne (E6)' },
  packedMax: { en: 'packed state, bytes: max (E6)', fr: 'état compacté, octets : maximum (E6)' },
  jsonSize: { en: 'state as JSON, bytes: mean (E6)', fr: 'état en JSON, octets : moyenne (E6)' },
  jsonMax: { en: 'state as JSON, bytes: max (E6)', fr: 'état en JSON, octets : maximum (E6)' },
  heap: {
    en: 'heap growth over {n} decisions, KB (E9)',
    fr: 'croissance du tas sur {n} décisions, Ko (E9)',
  },
  signature: {
    en: 'Signature of {n} random games: {signature}',
    fr: 'Signature de {n} parties au hasard : {signature}',
  },
} as const;

const say = phrasebook(BENCH_WORDS);

const KILOBYTE = 1024;

export function benchLines(report: BenchReport, kit: GameKit, lang: Lang): string[] {
  const figure = (id: string) => report.figures[id] ?? 0;
  const row = (label: string, value: number, digits: number, first = '', goal = '') => [
    label,
    number(lang, value, digits),
    first,
    goal,
  ];
  const n = (value: number) => number(lang, value);
  const rows = [
    [say(lang, 'what'), say(lang, 'here'), say(lang, 'first'), say(lang, 'goal')],
    row(say(lang, 'decisions'), figure('decisionsPerSecond'), 0, n(300_000), n(1_000_000)),
    row(say(lang, 'games'), figure('gamesPerSecond'), 0, n(2500), n(8000)),
    row(say(lang, 'clone'), figure('cloneUs'), 2, '2', number(lang, 0.5, 1)),
    row(say(lang, 'structured'), figure('structuredCloneUs'), 2),
    row(say(lang, 'determinize'), figure('determinizeUs'), 2, '8', '4'),
    row(say(lang, 'codec'), figure('codecUs'), 2, '60', '30'),
    row(say(lang, 'json'), figure('jsonUs'), 2),
    row(say(lang, 'view'), figure('viewUs'), 2),
    row(say(lang, 'move'), figure('moveUs'), 2, '30', '10'),
    row(say(lang, 'moveP99'), figure('moveP99Us'), 2, '200'),
    row(say(lang, 'packed'), report.packedBytes.mean, 0, n(1024), n(600)),
    row(say(lang, 'packedMax'), report.packedBytes.max, 0, n(1024), n(600)),
    row(say(lang, 'jsonSize'), report.jsonBytes.mean, 0, n(4096)),
    row(say(lang, 'jsonMax'), report.jsonBytes.max, 0, n(4096)),
    row(
      say(lang, 'heap', { n: n(report.heap.decisions) }),
      report.heap.growthBytes / KILOBYTE,
      0,
      n(1024),
    ),
  ];
  const { rules, node, rounds, signature } = report;
  return [
    say(lang, 'title', { game: kit.title, rules, node, rounds }),
    '',
    ...columns(rows, ['left', 'right', 'right', 'right']),
    '',
    say(lang, 'signature', { n: n(SIGNATURE_GAMES), signature }),
  ];
}

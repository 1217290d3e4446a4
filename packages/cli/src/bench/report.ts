/** The figures of a benchmark beside their bars, which docs/BENCH.md explains. Pure. */
import type { Lang } from '@open-gosu/kernel';
import { columns, wrap } from '../draw/layout.ts';
import { number } from '../words/numbers.ts';
import { SOUND_SECONDS } from './run.ts';
import { type BenchReport, SIGNATURE_GAMES, type Table } from './table.ts';
import { type BENCH_WORDS, sayBench as say } from './words.ts';

const KILOBYTE = 1024;
const WIDTH = 80;

/** The words of the rows: those without gaps. */
type Label = {
  [K in keyof typeof BENCH_WORDS]: (typeof BENCH_WORDS)[K]['en'] extends `${string}{${string}`
    ? never
    : K;
}[keyof typeof BENCH_WORDS];

/** One figure of every table, with what it is held to. */
interface Row {
  readonly label: Label;
  readonly value: (report: BenchReport) => number;
  readonly digits: number;
  readonly bar: number | null;
  readonly goal: number | null;
}

function row(
  label: Label,
  value: Row['value'],
  digits: number,
  bar: number | null = null,
  goal: number | null = null,
): Row {
  return { label, value, digits, bar, goal };
}

const figure = (id: string) => (report: BenchReport) => report.figures[id] ?? 0;

const ROWS: readonly Row[] = [
  row('decisions', figure('decisionsPerSecond'), 0, 300_000, 1_000_000),
  row('games', figure('gamesPerSecond'), 0, 3000, 8000),
  row('clone', figure('cloneUs'), 2, 2, 0.5),
  row('structured', figure('structuredCloneUs'), 2),
  row('determinize', figure('determinizeUs'), 2, 8, 4),
  row('codec', figure('codecUs'), 2, 60, 30),
  row('json', figure('jsonUs'), 2),
  row('view', figure('viewUs'), 2),
  row('move', figure('moveUs'), 2, 30, 10),
  row('moveP99', figure('moveP99Us'), 2, 200),
  row('iterations', figure('iterationsPerSecond'), 0),
  row('nodes', figure('nodesPerSecond'), 0),
  row('positions', figure('positionsPerSecond'), 0),
  row('packed', ({ packedBytes }) => packedBytes.mean, 0, 1024, 600),
  row('packedMax', ({ packedBytes }) => packedBytes.max, 0, 1024, 600),
  row('jsonSize', ({ jsonBytes }) => jsonBytes.mean, 0, 4096),
  row('jsonMax', ({ jsonBytes }) => jsonBytes.max, 0, 4096),
  row('heap', ({ heap }) => heap.growthBytes / KILOBYTE, 0, 1024),
];

/** One column for each table; the goals where there is room for them. */
export function benchLines(
  reports: readonly BenchReport[],
  tables: readonly Table[],
  lang: Lang,
): string[] {
  const [first] = reports;
  if (first === undefined) return [];
  const labels = tables.map((table) => labelOf(table));
  const withGoals = reports.length === 1;
  const rows = [
    [say(lang, 'what'), ...labels, say(lang, 'first'), ...(withGoals ? [say(lang, 'goal')] : [])],
    ...ROWS.map(({ label, value, digits, bar, goal }) => [
      say(lang, label),
      ...reports.map((report) => number(lang, value(report), digits)),
      limit(bar, lang),
      ...(withGoals ? [limit(goal, lang)] : []),
    ]),
  ];
  const n = number(lang, SIGNATURE_GAMES);
  const told = (text: string) => wrap(text, WIDTH, '  ');
  return [
    ...told(say(lang, 'title', { node: first.node, rounds: first.rounds })),
    ...told(
      say(lang, 'rules', { rules: [...new Set(reports.map(({ rules }) => rules))].join(', ') }),
    ),
    '',
    ...columns(rows, ['left', ...rows.map(() => 'right' as const)]),
    say(lang, 'heapNote', { n: number(lang, first.heap.decisions) }),
    '',
    ...reports.flatMap(({ signature }, i) =>
      told(say(lang, 'signature', { n, label: labels[i] ?? '', signature })),
    ),
    ...(first.seconds < SOUND_SECONDS
      ? told(say(lang, 'short', { n: number(lang, SOUND_SECONDS) }))
      : []),
  ];
}

/** "Gosu X", "Tactics 3": short enough for the head of a column. */
function labelOf({ kit, players }: Table): string {
  const name = kit.title.replace(/^GOSU /, '');
  return kit.game.minPlayers === kit.game.maxPlayers ? name : `${name} ${players}`;
}

function limit(value: number | null, lang: Lang): string {
  return value === null ? '' : number(lang, value, Number.isInteger(value) ? 0 : 1);
}

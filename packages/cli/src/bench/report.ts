/** The figures of a benchmark beside their bars, which docs/BENCH.md explains. Pure. */
import type { Lang } from '@open-gosu/kernel';
import { columns } from '../draw/layout.ts';
import type { GameKit } from '../games/kit.ts';
import { number } from '../words/numbers.ts';
import { type BenchReport, SIGNATURE_GAMES, SOUND_SECONDS } from './run.ts';
import { sayBench as say } from './words.ts';

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
    row(say(lang, 'games'), figure('gamesPerSecond'), 0, n(3000), n(8000)),
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
    ...(report.seconds < SOUND_SECONDS ? [say(lang, 'short', { n: n(SOUND_SECONDS) })] : []),
  ];
}

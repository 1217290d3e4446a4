/** What the tests of `arena` and `ladder` share: a quick match, and files of JSON lines. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Json } from './gosu.ts';

export const TACTICS = ['--game', 'gosu-tactics'];
export const MATCH = ['arena', ...TACTICS, '--a', 'instinct', '--b', 'random'];

/** All of a report that does not depend on the machine or on interruptions. */
export function timeless(report: Json): Json {
  const { seconds: _seconds, msPerDecision: _pace, resumedPairs: _resumed, ...rest } = report;
  return rest;
}

export function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}

export function parsed(line: string | undefined): Json {
  return JSON.parse(line ?? '') as Json;
}

/** Lets the winners of every pair of a kept match change places. */
export function falsify(path: string): void {
  const [head = '', ...pairs] = linesOf(path);
  const changed = pairs.map(parsed).map((pair) => {
    const winners = (pair.winners as number[][]).map((seats) => seats.map((seat) => 1 - seat));
    return JSON.stringify({ ...pair, winners });
  });
  writeFileSync(path, `${[head, ...changed].join('\n')}\n`);
}

/** Time in which no server ran. The turns of games of days are longer by it. */
import { readEntry } from '../match/index.ts';
import type { Core } from './live.ts';

interface Span {
  readonly since: number;
  readonly until: number;
}

/** Shorter ones are the beat of the heart. */
const LEAST = 2 * 60_000;

/** How much of the time from `from` to `to` is in none of the spans, which are in the order of their beginnings. */
export function gapsIn(spans: readonly Span[], from: number, to: number): number {
  let lost = 0;
  let at = from;
  for (const { since, until } of spans) {
    const gap = Math.min(since, to) - at;
    if (gap >= LEAST) lost += gap;
    at = Math.max(at, Math.min(until, to));
  }
  const rest = to - at;
  return rest >= LEAST ? lost + rest : lost;
}

/** Lost since the last entry of a match: what was before is in the entries. */
export async function lostTime(core: Core, last: string): Promise<number> {
  const { store, clock } = core.options;
  const entry = readEntry(last);
  if (entry === null) return 0;
  return gapsIn(await store.uptime.spans(entry.at), entry.at, clock.wall());
}

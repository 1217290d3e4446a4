/** How long bots think, as JSON and as a table to read. Pure. */
import type { Lang } from '@open-gosu/kernel';
import { columns } from '../draw/layout.ts';
import { round } from '../simulate/tally.ts';
import { number } from '../words/numbers.ts';
import { type Pace, paceOf, type Thinking } from './thinking.ts';
import { sayArena as say } from './words.ts';

/** The documented fields, in milliseconds. */
export function paceFacts(thinking: Thinking): Pace {
  const { mean, p95, max } = paceOf(thinking);
  return { mean: round(mean, 4), p95: round(p95, 4), max: round(max, 4) };
}

/** One line for each bot, under a heading. */
export function paceLines(bots: readonly (readonly [string, Thinking])[], lang: Lang): string[] {
  const heads = [say(lang, 'pace'), say(lang, 'mean'), say(lang, 'p95'), say(lang, 'longest')];
  const rows = bots.map(([bot, thinking]) => {
    const { mean, p95, max } = paceOf(thinking);
    return [bot, ...[mean, p95, max].map((value) => number(lang, value, 3))];
  });
  const lines = columns([heads, ...rows], ['left', 'right', 'right', 'right']);
  return lines.map((line) => `  ${line}`);
}

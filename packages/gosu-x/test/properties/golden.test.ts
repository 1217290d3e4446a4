/**
 * Golden playthroughs: whole games written out, answer by answer and event by event. A change of rules, words or order
 * shows as a difference a person can read. `UPDATE=1` accepts it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ActionCode, Lang } from '@open-gosu/kernel';
import { checkedOptions, playRandom } from '@testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { gosuX } from '../../src/game.ts';

const FIXTURES = new URL('../../../../fixtures/', import.meta.url);

function golden(name: string, text: string): void {
  const file = new URL(name, FIXTURES);
  if (process.env.UPDATE === '1') {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
}

function write(preset: string, seed: number, lang: Lang): string {
  const { answers } = playRandom(gosuX, { options: { preset }, seed });
  const options = { preset };
  const state = gosuX.setup(checkedOptions(gosuX, options), seed, 2);
  const lines = [`# Gosu X, preset ${preset}, seed ${seed}`];
  for (const answer of answers as readonly ActionCode[]) {
    const { seat, text } = gosuX.question(state, lang);
    lines.push('', `p${seat}: ${text}`, `> ${gosuX.describe(state, answer)}`);
    gosuX.apply(state, answer, (event) => lines.push(`  ${gosuX.narrate(event, lang)}`));
  }
  lines.push('', JSON.stringify(gosuX.result(state)), '');
  return lines.join('\n');
}

describe('golden playthroughs', () => {
  test.each([
    ['final-en', 1, 'en'],
    ['final-en', 2, 'en'],
    ['final-fr', 3, 'fr'],
    ['prototype', 4, 'en'],
  ] as const)('%s, seed %i, in %s', (preset, seed, lang) => {
    golden(`playthroughs/gosu-x-${preset}-${seed}.txt`, write(preset, seed, lang));
  });
});

/** Golden files: what is written must be what lies in `fixtures/`. `UPDATE=1` accepts a difference. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Game, Lang } from '@open-gosu/kernel';
import { expect } from 'vitest';
import type { Table } from './properties.ts';
import { checkedOptions, playRandom } from './random-play.ts';

const FIXTURES = new URL('../fixtures/', import.meta.url);

const updating = process.env.UPDATE === '1';

export function expectGolden(name: string, text: string): void {
  const file = new URL(name, FIXTURES);
  if (updating) {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
}

/** A random game written out, answer by answer and event by event. */
export function playthrough<S>(
  game: Game<S>,
  title: string,
  table: Table,
  seed: number,
  lang: Lang,
): string {
  const { answers } = playRandom(game, { ...table, seed });
  const options = checkedOptions(game, table.options);
  const state = game.setup(options, seed, table.players ?? game.minPlayers);
  const lines = [`# ${title}, seed ${seed}`];
  for (const answer of answers) {
    const { seat, text } = game.question(state, lang);
    lines.push('', `p${seat}: ${text}`, `> ${game.describe(state, answer)}`);
    game.apply(state, answer, (event) => lines.push(`  ${game.narrate(event, lang)}`));
  }
  lines.push('', JSON.stringify(game.result(state)), '');
  return lines.join('\n');
}

const SIGNATURES = new URL('signature.txt', FIXTURES);

/** A line of `fixtures/signature.txt`: what is signed, over how many games, the digest. */
export function expectSignature(name: string, games: number, digest: string): void {
  const start = `${name} `;
  const wanted = `${start}${games} ${digest}`;
  const lines = readFileSync(SIGNATURES, 'utf8').split('\n').filter(Boolean);
  if (updating) {
    const rest = lines.filter((line) => !line.startsWith(start));
    writeFileSync(SIGNATURES, `${[...rest, wanted].sort().join('\n')}\n`);
  }
  const recorded = updating ? wanted : lines.find((line) => line.startsWith(start));
  expect(wanted).toBe(recorded);
}

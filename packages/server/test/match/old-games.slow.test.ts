/**
 * R17: games that were played before still end as they did. `fixtures/old-games` keeps 10,000 of them as their seeds and a digest of
 * answers and final state, with the version of the rules they were played by; `npm run long -- r17` plays all of them again.
 * `UPDATE=1 R17=10000 npx vitest run old-games` writes them anew, which only a new version of the rules may want.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { below, Digest, type GameRecord, replay } from '@open-gosu/kernel';
import { playRandom } from '@testing/random-play.ts';
import { volume } from '@testing/volume.ts';
import { expect, test } from 'vitest';
import { kitOf } from '../../src/games.ts';
import { TABLES } from './tables.ts';

/** Games kept for each table. */
const KEPT = 2500;
const PLAYED = Math.min(KEPT, Math.ceil(volume('R17', 400) / TABLES.length));
const DIGITS = 12;

const fileOf = (game: string, players: number) =>
  fileURLToPath(new URL(`../../../../fixtures/old-games/${game}-${players}.txt`, import.meta.url));

/** Played once for its answers as they are stored, and once more from those. */
function digestOfGame(id: string, players: number, n: number): string {
  const { game } = kitOf(id)!;
  const seed = `old ${players} ${n}`;
  const texts: string[] = [];
  const { state } = playRandom(game, {
    seed,
    players,
    choose: (s, legal, rng) => {
      const code = legal[below(rng, legal.length)]!;
      texts.push(game.describe(s, code));
      return code;
    },
  });
  const options = game.options({}, 'en');
  if (!options.ok) throw new Error(options.message);
  const record: GameRecord = {
    record: 1,
    game: id,
    rules: game.rules,
    options: options.value,
    seed,
    players: Array.from({ length: players }, () => ({ name: '', kind: 'random' })),
    answers: texts,
    result: game.result(state),
  };
  const again = replay(game, record);
  if (!again.ok) throw new Error(`${seed}: ${again.message}`);
  const digest = new Digest();
  for (const text of texts) digest.addText(text);
  digest.addAll(game.encode(again.value.state));
  return digest.toString().slice(0, DIGITS);
}

/** The version of the rules, then a line for each game. */
function kept(game: string, players: number): { rules: string; digests: readonly string[] } {
  const [rules = '', ...digests] = readFileSync(fileOf(game, players), 'utf8').trim().split('\n');
  return { rules, digests };
}

function update(game: string, players: number): void {
  const { rules } = kitOf(game)!.game;
  const digests = Array.from({ length: KEPT }, (_, n) => digestOfGame(game, players, n));
  mkdirSync(dirname(fileOf(game, players)), { recursive: true });
  writeFileSync(fileOf(game, players), `${[rules, ...digests].join('\n')}\n`);
}

test.each(TABLES)('R17: old games of %s for %i end as they did', (game, players) => {
  if (process.env.UPDATE === '1') update(game, players);
  const { rules, digests } = kept(game, players);
  expect(digests).toHaveLength(KEPT);
  expect(kitOf(game)!.game.rules).toBe(rules);
  const different: number[] = [];
  for (let i = 0; i < PLAYED; i++) {
    // Spread over all that are kept.
    const n = Math.floor((i * KEPT) / PLAYED);
    if (digestOfGame(game, players, n) !== digests[n]) different.push(n);
  }
  console.log(`${game} for ${players}: ${PLAYED} games played again`);
  expect(different).toEqual([]);
  // Control: another game has another digest.
  expect(digestOfGame(game, players, 1)).not.toBe(digests[0]);
});

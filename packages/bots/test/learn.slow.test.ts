/**
 * Learning by self-play, as a process of its own from the built files: the same arguments give the same weights, and a few
 * games suffice to learn something.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../scripts/learn.mjs', import.meta.url));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function learn(...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], (error, out, err) => {
      const code = error === null ? 0 : Number(error.code);
      resolve({ code, out, err });
    });
  });
}

/** The one line on stderr. */
const LOSS = /^\d+ games, loss (\d\.\d{4}), knowing nothing (\d\.\d{4})\n$/;

/** All but the first line, which tells the arguments. */
function weightsIn({ code, out, err }: Ended): string {
  expect(code).toBe(0);
  expect(err).toMatch(LOSS);
  return out.slice(out.indexOf('\n'));
}

describe.each(['gosu-x', 'gosu-tactics'])('learning %s', (game) => {
  it('gives the same weights with the same seed, and others with another', async () => {
    const [once, again, other] = await Promise.all([
      learn(game, '48', '1'),
      learn(game, '48', '1'),
      learn(game, '48', '2'),
    ]);
    expect(again).toEqual(once);
    expect(once.out).toMatch(`/** Made by \`node scripts/learn.mjs ${game} 48 1\`. */\n`);
    for (const name of ['SCALE', 'FEATURES', 'CARDS', 'SIGHT']) {
      expect(once.out).toContain(`export const ${name} =`);
    }
    expect(weightsIn(other)).not.toBe(weightsIn(once));
    expect(weightsIn(once)).not.toContain('NaN');
  });
});

describe('what is learned', () => {
  it.each([
    ['gosu-x', 'supremacy', Math.LN2],
    // Questions of tables for two, three and four, in games that grow longer with them.
    ['gosu-tactics', 'pointSecond', Math.log(3)],
  ])('of %s is better than nothing: who has %s is rather winning', async (game, good, most) => {
    const { code, out, err } = await learn(game, '480', '1');
    expect(code).toBe(0);
    const [, loss, blind] = (LOSS.exec(err) ?? []).map(Number);
    expect(blind).toBeGreaterThan(Math.LN2 - 1e-4);
    expect(blind).toBeLessThan(most + 1e-4);
    expect(loss).toBeLessThan(blind ?? 0);
    expect(Number(new RegExp(`^  ${good}: (.*),$`, 'm').exec(out)?.[1])).toBeGreaterThan(0);
  });
});

describe('arguments of learning', () => {
  it.each<[string, string[], string]>([
    ['no game', [], 'unknown game'],
    ['another game', ['chess', '48'], "unknown game 'chess'"],
    ['no number', ['gosu-x', 'many'], "games: a whole number is expected, not 'many'"],
    ['a fraction', ['gosu-x', '48.5'], "games: a whole number is expected, not '48.5'"],
    ['less than nothing', ['gosu-x', '-48'], "games: a whole number is expected, not '-48'"],
    ['no games', ['gosu-x', '0'], 'games: a multiple of 24 is expected, not 0'],
    ['half a batch', ['gosu-x', '60'], 'games: a multiple of 24 is expected, not 60'],
    ['an odd seed', ['gosu-x', '48', 'x'], "seed: a whole number is expected, not 'x'"],
    ['too many', ['gosu-x', '48', '1', '2'], "'2' is one argument too many"],
  ])('are refused: %s', async (_what, args, problem) => {
    const { code, out, err } = await learn(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(problem);
    expect(err).toContain('usage: node scripts/learn.mjs');
  });
});

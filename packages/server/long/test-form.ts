/** A long form that is a test with more to do: the same file as in `npm test`, with its volume in the environment. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Verdict } from './report.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const VITEST = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));
/** No test takes longer than this, whatever its volume. */
const LONGEST_MS = 3 * 3_600_000;

/** Figures a test prints: `12 drops, 34 times compared`. */
const FIGURES = /^.*\d.*$/;

export async function runTest(id: string, file: string, count: number): Promise<Verdict> {
  const args = [VITEST, 'run', `packages/server/test/${file}`, `--testTimeout=${LONGEST_MS}`];
  // Of a file about several, those that name this one.
  if (/^R\d/.test(id)) args.push('-t', `${id}\\b`);
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, [id]: String(count), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const said = out
    .split('\n')
    .filter(
      (line) => FIGURES.test(line) && !/^\s*(stdout|RUN|✓|Start|Duration|Test)/.test(line.trim()),
    )
    .filter((line) => !/npm warn|^ *[›✓↓]/.test(line));
  return {
    ok: code === 0,
    figures: { count, ...(code === 0 ? { said: said.slice(0, 12).join('; ').slice(0, 600) } : {}) },
    wrong: code === 0 ? [] : out.split('\n').slice(-60),
  };
}

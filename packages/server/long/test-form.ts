/** A long form that is a test with more to do: the same file as in `npm test`, with its volume in the environment. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Verdict } from './report.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const VITEST = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));
/** No test takes longer than this, whatever its volume. */
const LONGEST_MS = 3 * 3_600_000;

/** Lines of Vitest, and of npm, around what a test prints: `12 drops, 34 times compared`. */
const AROUND = /^(stdout|stderr|RUN|✓|›|↓|Start|Duration|Test|npm warn)/;

const figuresIn = (out: string) =>
  out
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\d/.test(line) && !AROUND.test(line));

export async function runTest(id: string, file: string, count: number): Promise<Verdict> {
  const args = [VITEST, 'run', `packages/server/test/${file}`, `--testTimeout=${LONGEST_MS}`];
  // Of a file about several, those that name this one.
  if (/^R\d/.test(id)) args.push('-t', `${id}\\b`);
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, [id]: String(count), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  let out = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  process.off('exit', end);
  const tests = Number(/^\s*Tests\s.*?(\d+) passed/m.exec(out)?.[1] ?? 0);
  // A name that no test has would pass as well.
  const ok = code === 0 && tests > 0;
  return {
    ok,
    figures: {
      count,
      tests,
      ...(ok ? { said: figuresIn(out).slice(0, 12).join('; ').slice(0, 600) } : {}),
    },
    wrong: ok ? [] : [...(tests === 0 ? ['no test passed'] : []), ...out.split('\n').slice(-60)],
  };
}

/** `npm run load`: what it takes, how it ends, and that a whole scenario runs against the built server. Floors are not judged here. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const inLoad = (file: string) => fileURLToPath(new URL(`../load/${file}`, import.meta.url));

function run(args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve({ code, out, err }));
  });
}

const load = (...args: string[]) => run([inLoad('main.mjs'), ...args]);

/** How a run with one figure like this would end. */
async function failures(figure: object): Promise<number> {
  const code = `import { failuresOf } from ${JSON.stringify(inLoad('report.mjs'))};
    process.stdout.write(String(failuresOf([{ figures: [${JSON.stringify(figure)}] }], true)));`;
  const { out } = await run(['--input-type=module', '-e', code]);
  return Number(out);
}

describe('usage', () => {
  test('--help names every scenario', async () => {
    const { code, out } = await load('--help');
    expect(code).toBe(0);
    for (const id of ['s1', 's2', 's3', 's5', 's6', 's7', 's8', 's9', 's11']) {
      expect(out).toMatch(new RegExp(`^ {2}${id} `, 'm'));
    }
  });

  test.each([[['s99']], [['--store', 'paper']], [['--unknown']]])(
    '%j is wrong usage',
    async (args) => {
      const { code, out, err } = await load(...args);
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err.trim().split('\n')).toHaveLength(1);
    },
  );
});

test('a floor is held from its very value on', async () => {
  expect(await failures({ what: 'ratio', value: 0.4, least: 0.4 })).toBe(0);
  expect(await failures({ what: 'ratio', value: 0.39, least: 0.4 })).toBe(1);
  expect(await failures({ what: 'ms', value: 40.1, most: 40 })).toBe(1);
  expect(await failures({ what: 'ratio', value: null, least: 0.4 })).toBe(1);
});

test('what could not be measured here does not pass, however good it looks', async () => {
  expect(await failures({ what: 'ratio', value: 2, least: 1.6, unfit: 'no shares' })).toBe(1);
});

test('the table at the end has a line for each floor, and one for what failed', async () => {
  const results = [
    {
      id: 's2',
      figures: [
        { what: 'p99, ms', value: 26.3, most: 40 },
        { what: 'aside', value: 1 },
      ],
    },
    { id: 's5', figures: [{ what: 'ratio', value: 0.5, least: 0.8 }] },
    { id: 's9', figures: [], error: 'why' },
  ];
  const code = `import { tableOf } from ${JSON.stringify(inLoad('report.mjs'))};
    process.stdout.write(tableOf(${JSON.stringify(results)}));`;
  const { out } = await run(['--input-type=module', '-e', code]);
  const lines = out.trim().split('\n');
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'S2 p99, ms 26.3 ok <= 40',
    'S5 ratio 0.5 MISSED >= 0.8',
    'S9 failed',
  ]);
});

test('S1: a round says nothing of the server where the generator had no more to give', async () => {
  const code = `import { heldUp } from ${JSON.stringify(inLoad('drive.mjs'))};
    const fast = { own: 70, cpu: 99 };
    const rounds = [[fast], [fast, { own: 95, cpu: 93 }], [{ own: 99, cpu: 94 }]];
    process.stdout.write(JSON.stringify(rounds.map((some) => heldUp(some).unfit ?? null)));`;
  const { out } = await run(['--input-type=module', '-e', code]);
  expect(JSON.parse(out)).toEqual([null, 'the generator was the limit in 1 of 2 rounds', null]);
});

test('S8, small: 400 sockets come back after a restart', { timeout: 120_000 }, async () => {
  const { code, out, err } = await load('s8', '--small', '--json', '--store', 'sqlite');
  expect(err).toBe('');
  expect(code).toBe(0);
  const { results, isSmall } = JSON.parse(out);
  expect(isSmall).toBe(true);
  expect(results.map(({ id }: { id: string }) => id)).toEqual(['s8']);
  expect(results[0].figures[0].value).toBeGreaterThan(0);
});

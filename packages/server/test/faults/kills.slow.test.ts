/**
 * R1 in short: a real server, killed while people play over real sockets. `npm run long -- r1` kills it fifty times, on both
 * stores. The control acknowledges before it has written, and the same look must find what is lost.
 */
import { expect, test, vi } from 'vitest';
import { built } from '../../long/build.mjs';
import { killAgainAndAgain } from '../../long/kills.ts';

// Processes are started: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 240_000 });

const SHORT = { games: 20, signal: 'SIGKILL', between: [300, 900], finishMs: 40_000 } as const;

test('R1: kill -9 under load: nothing acknowledged is lost, nothing is done twice, all matches end', async () => {
  const { ok, wrong, figures } = await killAgainAndAgain({
    ...SHORT,
    store: 'sqlite',
    kills: 2,
    seed: 'short',
  });
  console.log(figures);
  expect(wrong).toEqual([]);
  expect(ok).toBe(true);
  expect(figures.acknowledged).toBeGreaterThan(200);
});

test('R1, control: a server that acknowledges before it writes is found out', async () => {
  const { figures } = await killAgainAndAgain({
    ...SHORT,
    store: 'sqlite',
    kills: 1,
    seed: 'lazy',
    finishMs: 1,
    script: await built('faulty-server'),
    env: { FAULT: 'lazy' },
  });
  expect(figures.lost).toBeGreaterThan(0);
});

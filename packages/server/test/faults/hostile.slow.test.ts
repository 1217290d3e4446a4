/**
 * R9 in short: hostile messages and requests at a real server, every byte of whose answers is held against what its receiver may
 * know. `npm run long -- r9` sends two million. The controls show spectators one player's view, and tell secrets in the list of
 * matches; both must be found.
 */
import { expect, test, vi } from 'vitest';
import { built } from '../../long/build.mjs';
import { attack } from '../../long/hostile.ts';

// Processes are started: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 240_000 });

const SHORT = { store: 'sqlite', games: 4, quietMs: 200, finishMs: 1 } as const;

test('R9: nothing falls over, and nobody learns more than they may', async () => {
  const { ok, wrong, figures } = await attack({
    ...SHORT,
    messages: 8000,
    seed: 'short',
    script: await built('faulty-server'),
    env: { LIMITS: 'off' },
  });
  console.log(figures);
  expect(wrong).toEqual([]);
  expect(ok).toBe(true);
  expect(figures['views and stories compared']).toBeGreaterThan(200);
});

test('R9, control: a leak is found', async () => {
  const { figures } = await attack({
    ...SHORT,
    messages: 4000,
    seed: 'leak',
    script: await built('faulty-server'),
    env: { LIMITS: 'off', FAULT: 'leak' },
  });
  expect(figures.untrue).toBeGreaterThan(0);
});

test('R9, control: a secret that is told over HTTP is found', async () => {
  const { figures } = await attack({
    ...SHORT,
    messages: 8000,
    seed: 'tells',
    script: await built('faulty-server'),
    env: { LIMITS: 'off', FAULT: 'tells' },
  });
  expect(figures['secrets told']).toBeGreaterThan(0);
  expect(figures.untrue).toBe(0);
});

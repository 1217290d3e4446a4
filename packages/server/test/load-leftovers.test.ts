/** What a killed run of `npm run load` left behind goes with the next one; what another run uses stays. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const PLACES = fileURLToPath(new URL('../load/places.mjs', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'gosu-leftovers-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Makes a place as a run does; gives the number of its process, which is gone. */
function run(end: 'killed' | 'removed'): number {
  const code = `import { makePlaces } from ${JSON.stringify(PLACES)};
    const places = makePlaces();
    places.folder();
    if (${end === 'removed'}) await places.remove();
    process.kill(process.pid, 'SIGKILL');`;
  const env = { ...process.env, LOAD_DIR: dir };
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { env }).pid;
}

it('removes folders of processes that are gone, and no others', () => {
  const others = [`gosu-load-${process.pid}-ours`, 'gosu-load-abc', 'gosu-loading-1-x'];
  for (const name of others) mkdirSync(join(dir, name));
  const killed = run('killed');
  const left = readdirSync(dir).filter((name) => name.startsWith(`gosu-load-${killed}-`));
  expect(left).toHaveLength(1);
  expect(existsSync(join(dir, left[0] ?? '', 'place1'))).toBe(true);
  run('removed');
  expect(readdirSync(dir).sort()).toEqual([...others].sort());
});

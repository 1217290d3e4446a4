/** `npm run gosu` from a folder below the root: the files it names lie where it was typed. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startedIn } from '../../../scripts/lib/paths.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const examples = fileURLToPath(new URL('../../../docs/examples', import.meta.url));

function launch(env: Readonly<Record<string, string>>): Promise<number | null> {
  const args = ['scripts/launch.mjs', 'gosu', 'show', 'opening.json'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', LANG: 'C', ...env },
    stdio: 'ignore',
  });
  return new Promise((resolve) => child.on('close', resolve));
}

describe('the folder a command runs in', () => {
  it('is the one npm was called in', async () => {
    expect(await launch({ INIT_CWD: examples, npm_lifecycle_event: 'gosu' })).toBe(0);
    expect(await launch({})).toBe(1);
  });

  it.each([
    ['gosu', examples, examples],
    ['bench', examples, examples],
    ['test', examples, undefined],
    ['gosu', '', undefined],
    ['gosu', `${examples}/none`, undefined],
  ])('npm run %s in %j', (npm_lifecycle_event, INIT_CWD, folder) => {
    expect(startedIn({ npm_lifecycle_event, INIT_CWD })).toBe(folder);
  });

  it('is the present one without npm', () => {
    expect(startedIn({ INIT_CWD: examples })).toBeUndefined();
  });
});

/** S5: durable appends with nothing around them, beside a file that is appended to and synced. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { canPin } from '../child.mjs';

const ROUNDS = '5';
const SECONDS = '0.7';
const BENCH = fileURLToPath(new URL('../../bench/store.mjs', import.meta.url));

export const storage = {
  id: 's5',
  about: 'durable appends, storage alone',
  async run({ places, progress, stores }) {
    progress.step('s5: writing');
    const { dir, url } = stores.includes('postgres') ? await places.database() : places.folder();
    const args = [BENCH, ROUNDS, SECONDS, '--json'];
    const [command, ...rest] = canPin
      ? ['taskset', '-c', '0', process.execPath, ...args]
      : [process.execPath, ...args];
    const env = {
      ...process.env,
      BENCH_DIR: dir,
      ...(url === undefined ? {} : { DATABASE_URL: url }),
    };
    const { stdout } = await promisify(execFile)(command, rest, { env });
    const figures = [];
    for (const { name, rate, ofFile } of JSON.parse(stdout)) {
      const isOne = name.includes(', 1 ');
      const isFile = name.startsWith('file');
      if (isFile) figures.push({ what: `${name}: appends/s`, value: rate });
      else if (isOne) {
        // A database that is asked over a connection waits for it twice: no floor.
        const floor = name.startsWith('sqlite') ? { least: 0.8 } : {};
        figures.push({ what: `${name}: appends/s`, value: rate });
        figures.push({ what: `${name}: of the file`, value: ofFile, ...floor });
      } else
        figures.push({ what: `${name}: appends/s`, value: rate, least: 40_000, goal: 100_000 });
    }
    return figures;
  },
};

/** Where servers under load keep things: new folders, and a PostgreSQL of our own where one is wanted. All of it is removed. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { OWN, removeLeftovers } from './leftovers.mjs';

const removeAll = (path) => rmSync(path, { recursive: true, force: true });
const inRoot = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The PostgreSQL of the tests: theirs is written in TypeScript. */
async function loadPostgres() {
  const { build } = await import('esbuild');
  const cache = inRoot('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outfile = join(cache, `load-postgres-${process.pid}.mjs`);
  await build({
    entryPoints: [inRoot('testing/postgres.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const { startPostgres } = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return startPostgres;
}

export function makePlaces() {
  const root = process.env.LOAD_DIR ?? tmpdir();
  removeLeftovers(root, removeAll);
  const home = mkdtempSync(join(root, OWN));
  let postgres = null;
  let count = 0;
  return {
    /** An empty folder: keys, and SQLite. */
    folder() {
      const dir = join(home, `place${++count}`);
      mkdirSync(dir);
      return { dir };
    },
    /** The same with an empty database of PostgreSQL. */
    async database() {
      postgres ??= await (await loadPostgres())();
      return { ...this.folder(), url: await postgres.createSchema() };
    },
    async remove() {
      await postgres?.stop();
      removeAll(home);
    },
  };
}

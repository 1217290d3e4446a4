/**
 * The long forms as JavaScript that Node runs: only what lies in this folder is put together. The server they look at is the
 * compiled one, as it is started for players.
 */
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const inRoot = (/** @type {string} */ path) => resolve(here, '../../..', path);
const folder = inRoot('node_modules/.cache/open-gosu-long');
const sources = resolve(here, '../src');
const compiled = resolve(here, '../dist');

/** @type {import('esbuild').Plugin} */
const asCompiled = {
  name: 'as-compiled',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      if (!file.startsWith(sources)) return undefined;
      const script = resolve(compiled, relative(sources, file)).replace(/\.ts$/, '.js');
      return { path: script, external: true };
    });
  },
};

/**
 * @param {'main' | 'faulty-server'} name
 * @returns {Promise<string>} the file
 */
export async function built(name) {
  const outfile = resolve(folder, `${name}.mjs`);
  await build({
    entryPoints: [resolve(here, `${name}.ts`)],
    outfile,
    bundle: true,
    packages: 'external',
    alias: { '@testing': inRoot('testing') },
    plugins: [asCompiled],
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    // Of this module: files are found from where it lies.
    define: { 'import.meta.url': JSON.stringify(new URL('main.ts', import.meta.url).href) },
  });
  return outfile;
}

/** Our sources as one script: for a browser, or for a thread in which they run at full speed. */
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const PACKAGES = ['kernel', 'gosu-x', 'tactics', 'bots'];

const ALIAS = Object.fromEntries([
  ...PACKAGES.map((name) => [`@open-gosu/${name}`, inRoot(`packages/${name}/src/index.ts`)]),
  ['@testing', inRoot('testing')],
]);

const HOSTS = {
  browser: { platform: 'browser', format: 'iife' },
  /** To be run as text: `new Worker(code, { eval: true })`. */
  thread: { platform: 'node', format: 'cjs' },
} as const;

/** `contents`: a module, with paths as seen from the root. */
export async function bundled(
  contents: string,
  host: keyof typeof HOSTS,
  options: BuildOptions = {},
): Promise<string> {
  const bundle = await build({
    stdin: { contents, resolveDir: inRoot('.'), loader: 'ts' },
    alias: ALIAS,
    bundle: true,
    write: false,
    target: 'es2022',
    ...HOSTS[host],
    ...options,
  });
  return bundle.outputFiles?.[0]?.text ?? '';
}

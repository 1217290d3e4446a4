/** Runs an engine in a real browser, from the same sources as in Node. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import type { Signature } from './signature.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The signature of a game's bundled engine in Chromium, for each number of players. `exported`: its name in `game.ts`. */
export async function signaturesInChromium(
  pack: string,
  exported: string,
  games: number,
  tables: readonly number[],
): Promise<Signature[]> {
  const bundle = await build({
    stdin: {
      contents: `export { ${exported} as game } from './packages/${pack}/src/game.ts';
        export { signature } from './testing/signature.ts';`,
      resolveDir: inRoot('.'),
    },
    alias: { '@open-gosu/kernel': inRoot('packages/kernel/src/index.ts') },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'engine',
    platform: 'browser',
    target: 'es2022',
    // `random-play.ts` asks how many games to play; nothing here does.
    define: { 'process.env.GAMES': 'undefined' },
  });
  const code = bundle.outputFiles[0]?.text ?? '';
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  try {
    const page = await browser.newPage();
    return await page.evaluate(
      `${code}; ${JSON.stringify(tables)}.map((n) => engine.signature(engine.game, ${games}, n))`,
    );
  } finally {
    await browser.close();
  }
}

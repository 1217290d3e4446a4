/** Runs our code in a real browser, from the same sources as in Node. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { bundled } from './bundled.ts';
import type { Signature } from './signature.ts';

/** Leads to this machine by a name that does not say so, as the address of a server does for those who play on it. */
export const OTHER_NAME = 'table.test';

export const FLAGS = [
  `--host-resolver-rules=MAP ${OTHER_NAME} 127.0.0.1`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For whoever opens many pages. Also that no Chromium is found is a refusal, and not thrown at once. */
export async function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: FLAGS });
}

/** Opens an empty page, and closes the browser afterwards. */
export async function inChromium<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await openChromium();
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** The signature of a game's bundled engine in Chromium, for each number of players. `exported`: its name in `game.ts`. */
export async function signaturesInChromium(
  pack: string,
  exported: string,
  games: number,
  tables: readonly number[],
): Promise<Signature[]> {
  const code = await bundled(
    `export { ${exported} as game } from './packages/${pack}/src/game.ts';
     export { signature } from './testing/signature.ts';`,
    'browser',
    {
      globalName: 'engine',
      // `random-play.ts` asks how many games to play; nothing here does.
      define: { 'process.env.GAMES': 'undefined' },
    },
  );
  return inChromium((page) =>
    page.evaluate(
      `${code}; ${JSON.stringify(tables)}.map((n) => engine.signature(engine.game, ${games}, n))`,
    ),
  );
}

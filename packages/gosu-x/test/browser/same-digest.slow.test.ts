/** The same seed and answers give the same game in Node and in a real browser, step by step. */
import { fileURLToPath } from 'node:url';
import { signature } from '@testing/gosu-x/signature.ts';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { findChromium } from '../../../../scripts/chromium.mjs';

const GAMES = 300;

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

test('the bundled engine has the same digest in Chromium as in Node', async () => {
  const inRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
  const bundle = await build({
    entryPoints: [inRoot('testing/gosu-x/signature.ts')],
    alias: { '@open-gosu/kernel': inRoot('packages/kernel/src/index.ts') },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'engine',
    platform: 'browser',
    target: 'es2022',
  });
  const code = bundle.outputFiles[0]?.text ?? '';
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    const there = await page.evaluate(`${code}; engine.signature(${GAMES})`);
    expect(there).toBe(signature(GAMES));
  } finally {
    await browser.close();
  }
});

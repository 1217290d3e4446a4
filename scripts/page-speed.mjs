/**
 * How fast the built page is on a slow phone: Chromium with a processor four times slower and a poor network (1.6 Mbit/s,
 * 150 ms), nothing cached. `npm run build && node scripts/page-speed.mjs [times]` prints the median of each figure.
 */
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { inRoot } from './lib/paths.mjs';
import { addressOf, servePage } from './lib/serve.mjs';

const times = Number(process.argv[2] ?? 5);
const host = '127.0.0.1';
const slowdown = 4;
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

const server = await servePage(inRoot('packages/web/dist'), { port: 0, host });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Largest contentful paint of the first page, and from the click to the first decision; in milliseconds. */
async function measure() {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(addressOf(server, host));
  const start = page.locator('.home-start');
  await start.waitFor();
  await page.waitForTimeout(1000);
  const paint = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  const before = Date.now();
  await start.click();
  await page.locator('.table-prompt').first().waitFor({ timeout: 120_000 });
  const decision = Date.now() - before;
  await context.close();
  return { paint: Number(paint), decision };
}

/** @param {number[]} figures */
const median = (figures) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

const runs = [];
for (let i = 0; i < times; i++) runs.push(await measure());
console.log(`largest contentful paint  ${Math.round(median(runs.map((run) => run.paint)))} ms`);
console.log(`click to first decision   ${median(runs.map((run) => run.decision))} ms`);
await browser.close();
server.close();
server.closeAllConnections();

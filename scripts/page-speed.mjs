/**
 * How fast the built page is on a slow phone: Chromium with a processor four times slower. `npm run build && node
 * scripts/page-speed.mjs [times] [decisions]` prints the median of the first page on a poor network (1.6 Mbit/s, 150 ms) with
 * nothing cached. Then it plays first games by tapping, once the page is kept for later, and prints how long the player waits
 * to see what a tap does, and the frames that took longer than 50 ms while the bot thought. A tap that leads to nothing within
 * two seconds counts with the time until the next one; where nothing comes of any, it says where it stands and gives up.
 * `SITE=folder` measures another build, `KINDS=1` tells the taps apart by what was tapped. Figures mean something only on a
 * machine that does nothing else.
 */
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { inRoot } from './lib/paths.mjs';
import { addressOf, servePage } from './lib/serve.mjs';
import { watchTable } from './lib/watch-table.mjs';

const times = Number(process.argv[2] ?? 5);
const decisions = Number(process.argv[3] ?? 60);
const host = '127.0.0.1';
const slowdown = 4;
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const viewport = { width: 360, height: 640 };

const server = await servePage(process.env.SITE ?? inRoot('packages/web/dist'), { port: 0, host });
const browser = await chromium.launch({
  executablePath: findChromium({ isWhole: true }),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Largest contentful paint of the first page, and from the click to the first decision; in milliseconds. */
async function measureStart() {
  const context = await browser.newContext({ viewport });
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

/** @typedef {import('./lib/watch-table.mjs').Seen} Seen */
/** @typedef {import('./lib/watch-table.mjs').Kind} Kind */

/** Plays a first game, as far as `most` decisions go, and gives what was seen on the way. @param {number} most */
async function measureGame(most) {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(addressOf(server, host));
  // Keeping the page for later takes the first seconds of the first visit: it is no part of play.
  await page.evaluate(async () => {
    const patience = new Promise((resolve) => setTimeout(resolve, 10_000));
    await Promise.race([navigator.serviceWorker.ready, patience]);
  });
  await page.locator('.home-start').tap();
  await page.locator('.table-prompt').first().waitFor({ timeout: 120_000 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const seen = await watchTable(page, most);
  await context.close();
  return seen;
}

/** Plays one game after another until there are enough decisions. */
async function measureGames() {
  /** @type {Seen[]} */
  const games = [];
  let given = 0;
  while (given < decisions) {
    const seen = await measureGame(decisions - given);
    const now = seen.taps.filter(({ kind }) => kind === 'given').length;
    if (now === 0) throw new Error('a game without a decision: the page does not answer');
    given += now;
    games.push(seen);
  }
  return games;
}

/** @param {number[]} figures @param {number} part of all, 0 to 1 */
function quantile(figures, part) {
  const sorted = [...figures].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

/** @param {string} name @param {number[]} figures */
function tell(name, figures) {
  const [middle, high, most] = [0.5, 0.95, 1].map((part) => quantile(figures, part));
  console.log(
    `${name.padEnd(34)}${middle} ms, p95 ${high} ms, most ${most} ms (${figures.length})`,
  );
}

async function measure() {
  const starts = [];
  for (let i = 0; i < times; i++) starts.push(await measureStart());
  if (times > 0) {
    const paints = starts.map(({ paint }) => paint);
    console.log(`largest contentful paint          ${quantile(paints, 0.5)} ms`);
    const clicks = starts.map(({ decision }) => decision);
    console.log(`click to first decision           ${quantile(clicks, 0.5)} ms`);
  }
  if (decisions > 0) {
    const games = await measureGames();
    const turns = games.reduce((sum, game) => sum + game.turns, 0);
    const taps = games.flatMap((game) => game.taps);
    /** @param {string} name @param {Kind} kind */
    const tellTaps = (name, kind) => {
      const some = taps.filter((tap) => tap.kind === kind);
      tell(
        name,
        some.map(({ time }) => time),
      );
      if (!process.env.KINDS) return;
      for (const what of [...new Set(some.map((tap) => tap.what))].sort()) {
        const times = some.filter((tap) => tap.what === what).map(({ time }) => time);
        tell(`  ${what}`, times);
      }
    };
    tellTaps('tap to choice drawn', 'selected');
    tellTaps('tap to answer taken', 'given');
    tellTaps('tap to what came of it', 'results');
    /** @param {string} name @param {'thinking' | 'drawing'} kind */
    const tellFrames = (name, kind) =>
      tell(
        name,
        games.flatMap((game) => game[kind]),
      );
    console.log(`${games.length} games; over ${turns} turns of the bot, frames of more than 50 ms`);
    tellFrames('  while it thinks', 'thinking');
    tellFrames('  that draw its answers', 'drawing');
  }
}

try {
  await measure();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
await browser.close();
server.close();
server.closeAllConnections();

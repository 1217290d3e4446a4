/**
 * The one way in: `node scripts/launch.mjs <command> [arguments]`, which every npm script uses.
 * Plain JavaScript without dependencies, for it runs before anything is installed or compiled.
 */
import { SERVER_FLAGS } from '../packages/server/flags.mjs';
import { endAs, runNode } from './lib/child.mjs';
import { inRoot, startedIn, tool } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled, ensurePage } from './lib/prepare.mjs';
import { readPort } from './lib/serve.mjs';

const PARENT_MS = 500;

/** @param {readonly string[]} args */
async function gosu(args) {
  await ensureBuilt();
  const cwd = startedIn(process.env);
  const flags = args[0] === 'server' ? SERVER_FLAGS : [];
  endAs(await runNode([...flags, inRoot('packages/cli/dist/main.js'), ...args], { cwd }));
}

async function buildAll() {
  await ensureBuilt();
  await ensurePage();
}

/** The port is wrong: said before anybody waits for a build. The server itself checks the rest. */
function checkPort() {
  try {
    readPort(process.env.PORT);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/** npm does not always hand a signal on: when it is gone, whatever it started ends as if it had. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, PARENT_MS).unref();
}

/** The server with the built page, until it is ended. */
async function start() {
  checkPort();
  if (process.env.npm_lifecycle_event !== undefined) endWithParent();
  await ensureBuilt();
  await ensurePage();
  const env = {
    ...process.env,
    DATA_DIR: process.env.DATA_DIR || inRoot('data'),
    PAGE_DIR: process.env.PAGE_DIR || inRoot('packages/web/dist'),
    // Somebody who reads along wants the address, not every request.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  };
  endAs(await runNode([...SERVER_FLAGS, inRoot('packages/server/dist/main.js')], { env }));
}

/**
 * The fault table at full length.
 * @param {readonly string[]} args
 */
async function long(args) {
  await ensureBuilt();
  const { built } = await import('../packages/server/long/build.mjs');
  const [main] = await Promise.all([built('main'), built('faulty-server')]);
  endAs(await runNode([main, ...args], { cwd: inRoot() }));
}

/** The server under load. @param {readonly string[]} args */
async function load(args) {
  await ensureBuilt();
  const cwd = startedIn(process.env);
  endAs(await runNode([inRoot('packages/server/load/main.mjs'), ...args], { cwd }));
}

/** @param {readonly string[]} args */
const dev = async (args) =>
  endAs(await runNode([tool.vite, 'packages/web', ...args], { cwd: inRoot() }));

/** @type {Record<string, (args: string[]) => Promise<void>>} */
const commands = {
  gosu,
  start,
  dev,
  long,
  bench: (args) => gosu(['bench', ...args]),
  load,
  build: buildAll,
  check: async (args) => (await import('./lib/verify.mjs')).check(args),
  test: async (args) => (await import('./lib/verify.mjs')).test(args),
  format: async (args) =>
    endAs(await runNode([tool.biome, 'check', '--write', ...args], { cwd: inRoot() })),
};

/** @param {string} version */
function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  if (!isSupported(process.versions.node)) {
    console.error(`Open Gosu needs Node 20.19 or 22.12 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    console.error(
      `usage: node scripts/launch.mjs <${Object.keys(commands).join('|')}> [arguments]`,
    );
    process.exit(2);
  }
  await ensureInstalled();
  await command(args);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

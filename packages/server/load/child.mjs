/** Servers under load as processes of their own, each on the processors it is given; and what they take of the machine. */
import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from '../flags.mjs';
import { askInside, untilListens } from '../rig/listens.mjs';
import { cpuMs, rssBytes } from '../rig/machine.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const INSIDE = here('../rig/inside.mjs');

/** Whether processes can be kept to processors here. */
export const canPin = (() => {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** `cpus`: as taskset writes them (`0`, `0,1`). */
export function pin(pid, cpus) {
  if (canPin) execFileSync('taskset', ['-acp', cpus, String(pid)], { stdio: 'ignore' });
}

const running = new Set();

/** Those that a failed scenario left behind. */
export function stopAll() {
  for (const child of running) child.kill('SIGKILL');
}

function startChild(args, env, cpus) {
  const [command, ...rest] = canPin
    ? ['taskset', '-c', cpus, process.execPath, ...args]
    : [process.execPath, ...args];
  const begun = performance.now();
  const child = spawn(command, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  running.add(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.once('exit', () => running.delete(child));
  return { child, port: untilListens(child), ended, begun };
}

async function ready({ child, port, ended, begun }) {
  const { pid } = child;
  const open = await port;
  const ask = (question, about) => askInside(child, question, about);
  return {
    pid,
    port: open,
    begun,
    /** From the start of the process until it took connections. */
    startMs: performance.now() - begun,
    cpuMs: () => cpuMs(pid),
    rssBytes: () => rssBytes(pid),
    /** After garbage was collected. */
    memory: () => ask('memory'),
    timers: () => ask('timers'),
    /** The event loop's delay since the last time, in ms. */
    delay: () => ask('delay'),
    /** Where the time goes while `work` runs, as a file for a browser's developer tools. */
    async profiled(file, work) {
      await ask('profile');
      const done = await work();
      await ask('profiled', file);
      return done;
    },
    async metric(name) {
      const text = await (await fetch(`http://127.0.0.1:${open}/metrics`)).text();
      return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}

/** The server as `npm start` runs it, told by the environment. A proxy is believed, so that sockets have addresses of their own. */
export function startServer(place, { cpus = '0', env = {}, flags = [] } = {}) {
  const kept = place.url === undefined ? {} : { DATABASE_URL: place.url };
  const args = [
    '--expose-gc',
    ...SERVER_FLAGS,
    ...flags,
    '--import',
    INSIDE,
    here('../dist/main.js'),
  ];
  const told = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: place.dir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    BOT_THREADS: '0',
    ...kept,
    ...env,
  };
  return ready(startChild(args, told, cpus));
}

/** The yardstick. */
export function startBare({ cpus = '0' } = {}) {
  const args = ['--expose-gc', '--import', INSIDE, here('bare.mjs')];
  return ready(startChild(args, {}, cpus));
}

/** Servers under load as processes of their own, each on the processors it is given; and what they take of the machine. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
/** Ticks a second in /proc. */
const HZ = 100;
const READY_MS = 30_000;

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

function readProc(pid, file) {
  return readFileSync(`/proc/${pid}/${file}`, 'utf8');
}

/** Milliseconds of processor time so far. */
export function cpuMs(pid) {
  const fields = readProc(pid, 'stat').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / HZ;
}

export function rssBytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))[1]) * 1024;
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
  /** One question at a time to the part of the generator inside the child. */
  const ask = (question, about = null) =>
    new Promise((resolve) => {
      child.once('message', resolve);
      child.send({ question, about });
    });
  const port = new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the server does not start')), READY_MS);
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /http:\/\/[^:]+:(\d+)/.exec(said);
      if (found === null) return;
      clearTimeout(late);
      resolve(Number(found[1]));
    });
    child.once('exit', () => reject(new Error(`the server ended:\n${said}`)));
  });
  return { child, port, ended, begun, ask };
}

async function ready({ child, port, ended, begun, ask }) {
  const { pid } = child;
  const open = await port;
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
  const args = ['--expose-gc', ...flags, '--import', here('inside.mjs'), here('../dist/main.js')];
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
  const args = ['--expose-gc', '--import', here('inside.mjs'), here('bare.mjs')];
  return ready(startChild(args, {}, cpus));
}

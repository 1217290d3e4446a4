/** A server as its own process, to be killed, ended and started again on the same data; and what it takes of the machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from '../flags.mjs';
import { askInside, untilListens } from '../rig/listens.mjs';
import { cpuMs, descriptors, rssBytes } from '../rig/machine.mjs';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const INSIDE = fileURLToPath(new URL('../rig/inside.mjs', import.meta.url));
const MOST_COMPLAINTS = 500_000;
const MB = 1024 * 1024;

const running = new Set<ChildProcess>();
// However we end, nobody is left behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface Start {
  /** DATA_DIR or DATABASE_URL, and whatever else. */
  readonly env: Readonly<Record<string, string>>;
  /** Another script than the server's own. */
  readonly script?: string;
  /** What it is started by: a tracer, for instance. */
  readonly under?: readonly string[];
  /** With a part of us inside, which collects garbage before it says how much memory is in use. */
  readonly inside?: boolean;
}

export class ServerProcess {
  readonly #start: Start;
  #child: ChildProcess | null = null;
  #port = 0;
  #gone: Promise<number | null> = Promise.resolve(null);
  /** What it wrote beside its address: a sound server, told to log errors only, writes nothing. */
  complaints = '';
  /** Ended without being told to. */
  crashes = 0;
  #isTold = false;

  constructor(start: Start) {
    this.#start = start;
  }

  /** Where to call it now; a new process has a new port. */
  get base(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const { env, script = MAIN, under = [], inside = false } = this.#start;
    const measured = inside ? ['--expose-gc', '--import', INSIDE] : [];
    const [command = '', ...args] = [
      ...under,
      process.execPath,
      ...SERVER_FLAGS,
      ...measured,
      script,
    ];
    this.#isTold = false;
    const child = spawn(command, args, {
      env: {
        PATH: process.env.PATH ?? '',
        LANG: 'C',
        PORT: '0',
        LOG_LEVEL: 'error',
        BOT_THREADS: '0',
        // Callers say where they come from, so that the bounds for one address are met as by many.
        TRUST_PROXY: 'loopback',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(inside ? (['ipc'] as const) : [])],
    });
    this.#child = child;
    running.add(child);
    const complain = (text: string) => {
      this.complaints = (this.complaints + text).slice(-MOST_COMPLAINTS);
    };
    child.stderr?.setEncoding('utf8').on('data', complain);
    child.stdout?.setEncoding('utf8');
    this.#gone = new Promise((resolve) =>
      child.once('close', (code) => {
        running.delete(child);
        if (!this.#isTold) this.crashes++;
        resolve(code);
      }),
    );
    this.#port = await untilListens(child, () => this.complaints);
    child.stdout?.on('data', complain);
  }

  /** Of what it complained about, that which is likely to say why it ended: requests that failed are many, and say nothing. */
  get lastWords(): string {
    const lines = this.complaints.split('\n').filter((line) => !line.includes('a request failed'));
    return lines.join('\n').slice(-3000);
  }

  /** The exit code, once it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.#isTold = true;
    this.#child?.kill(signal);
    return this.#gone;
  }

  /** Milliseconds of processor time of this process so far. */
  cpuMs(): number {
    return cpuMs(this.pid);
  }

  megabytes(): number {
    return rssBytes(this.pid) / MB;
  }

  descriptors(): number {
    return descriptors(this.pid);
  }

  /** MB of the heap that are in use once garbage is collected; only with a part of us inside. */
  async heap(): Promise<number> {
    if (this.#child === null) return Number.NaN;
    const { heapUsed } = (await askInside(this.#child, 'memory')) as { heapUsed: number };
    return heapUsed / 1e6;
  }

  /** One figure of /metrics. */
  async figure(name: string): Promise<number> {
    const text = await (await fetch(`${this.base}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.split(' ')[1] ?? Number.NaN);
  }
}

/** A server as its own process, to be killed, ended and started again on the same data; and what it takes of the machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const START_MS = 30_000;

export interface Start {
  /** DATA_DIR or DATABASE_URL, and whatever else. */
  readonly env: Readonly<Record<string, string>>;
  /** Another script than the server's own. */
  readonly script?: string;
  /** What it is started by: a tracer, for instance. */
  readonly under?: readonly string[];
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
    const { env, script = MAIN, under = [] } = this.#start;
    const [command = process.execPath, ...args] = [...under, process.execPath, script];
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
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let out = '';
    let isReady = false;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.complaints = (this.complaints + text).slice(-20_000);
    });
    this.#gone = new Promise((resolve) =>
      child.once('close', (code) => {
        if (!this.#isTold) this.crashes++;
        resolve(code);
      }),
    );
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('the server does not start')), START_MS);
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        if (isReady) {
          this.complaints = (this.complaints + text).slice(-20_000);
          return;
        }
        out += text;
        const port = /Open Gosu: http:\/\/[^:]+:(\d+) /.exec(out)?.[1];
        if (port === undefined) return;
        isReady = true;
        this.#port = Number(port);
        clearTimeout(late);
        resolve();
      });
      child.once('close', () => {
        clearTimeout(late);
        reject(new Error(`the server ended at once: ${this.complaints}`));
      });
    });
  }

  /** The exit code, once it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.#isTold = true;
    this.#child?.kill(signal);
    return this.#gone;
  }

  megabytes(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  }

  descriptors(): number {
    return readdirSync(`/proc/${this.pid}/fd`).length;
  }

  /** One figure of /metrics. */
  async figure(name: string): Promise<number> {
    const text = await (await fetch(`${this.base}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.split(' ')[1] ?? Number.NaN);
  }
}

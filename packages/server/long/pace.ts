/**
 * Half load, measured: how many answers a second a server takes when nobody thinks, then players who think for just as long that
 * its process keeps half a processor busy.
 */
import type { ServerProcess } from './process.ts';

/** Per cent of a processor. */
export const HALF = 50;
const LONGEST_MS = 5000;
/** How much the pace may change at a time. */
const MOST_CHANGE = 1.5;

export class Pace {
  readonly #server: ServerProcess;
  /** On average; 0: as fast as it goes. */
  thinkMs = 0;
  #from = { pid: 0, at: 0, cpu: 0, answers: 0 };

  constructor(server: ServerProcess) {
    this.#server = server;
  }

  /** For one answer. `share`: in [0, 1). */
  think(share: number): number {
    return this.thinkMs * (0.5 + share);
  }

  /** Since the last time: per cent of a processor, and answers a second. Null where another process was there. */
  load(answers: number): { readonly cpu: number; readonly rate: number } | null {
    const before = this.#from;
    const { pid } = this.#server;
    this.#from = { pid, at: performance.now(), cpu: this.#server.cpuMs(), answers };
    if (before.pid !== pid) return null;
    const ms = this.#from.at - before.at;
    return {
      cpu: ((this.#from.cpu - before.cpu) / ms) * 100,
      rate: ((answers - before.answers) / ms) * 1000,
    };
  }

  /** Thinks longer where the server does more than half, and shorter where it does less. */
  adjust(cpu: number): void {
    const change = Math.min(MOST_CHANGE, Math.max(1 / MOST_CHANGE, cpu / HALF));
    this.thinkMs = Math.min(LONGEST_MS, Math.max(1, this.thinkMs) * change);
  }
}

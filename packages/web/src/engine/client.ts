/**
 * The page's side of the engine: every request is a promise. Two workers, so that a bot that thinks never keeps the table
 * waiting; the one that thinks can be ended and started anew.
 */
import type { Asked, RequestName, Told } from './requests.ts';

interface Envelope {
  readonly id: number;
  readonly name: RequestName;
  readonly asked: unknown;
}

export interface Reply {
  readonly id: number;
  readonly told?: unknown;
  /** What went wrong inside the engine: a fault of ours, never of the player's. */
  readonly fault?: string;
}

interface Waiting {
  resolve(told: unknown): void;
  reject(fault: Error): void;
}

/** Ended on purpose: whoever asked has gone on. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

function makeLine(start: () => Worker) {
  let worker: Worker | null = null;
  let next = 0;
  const waiting = new Map<number, Waiting>();

  const fail = (fault: Error) => {
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  };

  const running = (): Worker => {
    if (worker !== null) return worker;
    worker = start();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.fault === undefined) asked?.resolve(data.told);
      else asked?.reject(new Error(data.fault));
    };
    worker.onerror = ({ message }) => {
      worker?.terminate();
      worker = null;
      fail(new Error(message));
    };
    return worker;
  };

  return {
    ask<N extends RequestName>(name: N, asked: Asked<N>): Promise<Told<N>> {
      const id = next++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
        running().postMessage({ id, name, asked } satisfies Envelope);
      });
    },
    /** Ends whatever is under way. */
    cancel(): void {
      if (waiting.size === 0) return;
      worker?.terminate();
      worker = null;
      fail(new Cancelled('cancelled'));
    },
  };
}

const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

const table = makeLine(start);
const thinker = makeLine(start);

/** Bots and hints think in the second worker, all else is quick. */
const THINKING: ReadonlySet<RequestName> = new Set(['choose', 'advise', 'analyse']);

export function ask<N extends RequestName>(name: N, asked: Asked<N>): Promise<Told<N>> {
  return (THINKING.has(name) ? thinker : table).ask(name, asked);
}

export function stopThinking(): void {
  thinker.cancel();
}

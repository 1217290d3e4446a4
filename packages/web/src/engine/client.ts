/**
 * The page's side of the engine: every request is a promise. Two workers, so that a bot that thinks never keeps the table
 * waiting; the one that thinks can be ended and started anew.
 */
import { Unplayable } from './match.ts';
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
  /** Why the match that was sent cannot be played here. */
  readonly unplayable?: Unplayable['reason'];
}

interface Waiting {
  resolve(told: unknown): void;
  reject(fault: Error): void;
}

/** The engine itself could not be loaded: the network is down, or a newer version of the page has replaced it. */
export class EngineMissing extends Error {
  override readonly name = 'EngineMissing';
}

/** Ended on purpose: whoever asked has gone on. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** What is needed of a Worker. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** `note` is told whether the engine is missing, whenever that is known. */
export function makeLine(start: () => WorkerLike, note: (isMissing: boolean) => void) {
  let worker: WorkerLike | null = null;
  let next = 0;
  const waiting = new Map<number, Waiting>();

  const fail = (fault: Error) => {
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  };

  const running = (): WorkerLike => {
    if (worker !== null) return worker;
    worker = start();
    let hasAnswered = false;
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      hasAnswered = true;
      note(false);
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.unplayable !== undefined) asked?.reject(new Unplayable(data.unplayable));
      else if (data.fault !== undefined) asked?.reject(new Error(data.fault));
      else asked?.resolve(data.told);
    };
    worker.onerror = ({ message }: Partial<ErrorEvent>) => {
      worker?.terminate();
      worker = null;
      // One that fell over later was there: a script that could not be loaded has no message either.
      const isMissing = !hasAnswered && !message;
      if (isMissing) note(true);
      fail(isMissing ? new EngineMissing('the engine could not be loaded') : new Error(message));
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

let isMissing = false;
const watchers = new Set<() => void>();

function note(now: boolean): void {
  if (now === isMissing) return;
  isMissing = now;
  for (const watcher of watchers) watcher();
}

/** True while the engine could not be loaded: loading the page again is all that helps. */
export function isEngineMissing(): boolean {
  return isMissing;
}

export function watchEngine(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const table = makeLine(start, note);
const thinker = makeLine(start, note);

/** Bots and hints think in the second worker, all else is quick. */
const THINKING: ReadonlySet<RequestName> = new Set(['choose', 'advise', 'analyse']);

export function ask<N extends RequestName>(name: N, asked: Asked<N>): Promise<Told<N>> {
  return (THINKING.has(name) ? thinker : table).ask(name, asked);
}

export function stopThinking(): void {
  thinker.cancel();
}

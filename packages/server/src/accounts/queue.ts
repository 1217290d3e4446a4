/** Work that nobody waits for: few at a time, the newest of each name, and what is too much is dropped. */

type Run = () => Promise<void>;

export interface Queue {
  /**
   * In the place of what waits under the same name. Of all that share a lane one is under way at a time; the others wait, and hold
   * nobody else up. False: too many wait, and this is dropped.
   */
  add(name: string, run: Run, lanes?: readonly string[]): boolean;
  /** After so many milliseconds; it keeps its place until then. */
  addLater(ms: number, name: string, run: Run, lanes?: readonly string[]): boolean;
  /** When all that was asked for has been tried. */
  idle(): Promise<void>;
  /** As `idle`, without what was to be done later: that is given up, now and from now on. */
  stop(): Promise<void>;
}

export interface QueueOptions {
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly onError?: (error: unknown) => void;
}

interface Job {
  readonly run: Run;
  readonly lanes: readonly string[];
}

export function createQueue({ atOnce, mostWaiting, onError }: QueueOptions): Queue {
  /** In the order they came; what is under way is here no more. */
  const waiting = new Map<string, Job>();
  const later = new Set<NodeJS.Timeout>();
  const taken = new Set<string>();
  let busy = 0;
  let isStopped = false;
  let wake: (() => void)[] = [];

  /** Unless something is in its way. */
  function begin(name: string, { run, lanes }: Job): void {
    if (busy >= atOnce || lanes.some((lane) => taken.has(lane))) return;
    waiting.delete(name);
    for (const lane of lanes) taken.add(lane);
    busy += 1;
    run()
      .catch((error: unknown) => onError?.(error))
      .finally(() => {
        for (const lane of lanes) taken.delete(lane);
        busy -= 1;
        pump();
      });
  }

  function pump(): void {
    for (const [name, job] of waiting) {
      if (busy >= atOnce) break;
      begin(name, job);
    }
    if (busy + waiting.size + later.size === 0) for (const done of wake.splice(0)) done();
  }

  function put(name: string, job: Job): void {
    waiting.set(name, job);
    begin(name, job);
  }

  const isFull = () => waiting.size + later.size >= mostWaiting;
  const idle = () =>
    new Promise<void>((resolve) => {
      wake = [...wake, resolve];
      pump();
    });

  return {
    add(name, run, lanes = []) {
      if (!waiting.has(name) && isFull()) return false;
      put(name, { run, lanes });
      return true;
    },
    addLater(ms, name, run, lanes = []) {
      if (isStopped || isFull()) return false;
      const timer = setTimeout(() => {
        later.delete(timer);
        put(name, { run, lanes });
      }, ms).unref();
      later.add(timer);
      return true;
    },
    idle,
    stop() {
      isStopped = true;
      for (const timer of later) clearTimeout(timer);
      later.clear();
      return idle();
    },
  };
}

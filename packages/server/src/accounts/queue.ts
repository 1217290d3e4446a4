/** Work that nobody waits for: few at a time, the newest of each name, and what is too much is dropped. */

export interface Queue {
  /** In the place of what waits under the same name. False: too many wait, and this is dropped. */
  add(name: string, run: () => Promise<void>): boolean;
  /** After so many milliseconds. */
  addLater(ms: number, name: string, run: () => Promise<void>): boolean;
  /** When all that was asked for has been tried. */
  idle(): Promise<void>;
}

export interface QueueOptions {
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly onError?: (error: unknown) => void;
}

export function createQueue({ atOnce, mostWaiting, onError }: QueueOptions): Queue {
  /** In the order they came; what is under way is here no more. */
  const waiting = new Map<string, () => Promise<void>>();
  let busy = 0;
  let later = 0;
  let wake: (() => void)[] = [];

  function pump(): void {
    while (busy < atOnce) {
      const next = waiting.entries().next().value;
      if (next === undefined) break;
      const [name, run] = next;
      waiting.delete(name);
      busy += 1;
      run()
        .catch((error: unknown) => onError?.(error))
        .finally(() => {
          busy -= 1;
          pump();
        });
    }
    if (busy + waiting.size + later === 0) for (const done of wake.splice(0)) done();
  }

  function add(name: string, run: () => Promise<void>): boolean {
    if (!waiting.has(name) && waiting.size + later >= mostWaiting) return false;
    waiting.set(name, run);
    pump();
    return true;
  }

  return {
    add,
    addLater(ms, name, run) {
      if (waiting.size + later >= mostWaiting) return false;
      later += 1;
      setTimeout(() => {
        later -= 1;
        add(name, run);
        pump();
      }, ms).unref();
      return true;
    },
    idle: () =>
      new Promise((resolve) => {
        wake = [...wake, resolve];
        pump();
      }),
  };
}

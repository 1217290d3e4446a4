/**
 * What is still done when a signal stops this process: a line in a log, a lock given back. While there is something to
 * do, signals are heard here, which takes a main thread that does not play games itself; otherwise the system ends it.
 */

/** By what a run may be stopped, and the exit code that says so. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** The latest first. */
const deeds: (() => void)[] = [];

const handlers = Object.entries(SIGNALS).map(([signal, code]) => ({
  signal,
  stop() {
    for (const deed of deeds.splice(0)) deed();
    process.exit(code);
  },
}));

/** Does this before a signal ends the process; what it gives takes that back. */
export function beforeStop(deed: () => void): () => void {
  if (deeds.length === 0) for (const { signal, stop } of handlers) process.on(signal, stop);
  deeds.unshift(deed);
  return () => {
    const at = deeds.indexOf(deed);
    if (at >= 0) deeds.splice(at, 1);
    if (deeds.length === 0) for (const { signal, stop } of handlers) process.off(signal, stop);
  };
}

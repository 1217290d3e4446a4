/**
 * Runs inside a server that is measured, and only answers what cannot be seen from outside: memory in use, the event loop's delay, and
 * where the time goes.
 */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const NS_PER_MS = 1e6;
let delay = null;
let profiler = null;

const answers = {
  memory() {
    globalThis.gc();
    globalThis.gc();
    const { heapUsed, rss, external, arrayBuffers } = process.memoryUsage();
    return { heapUsed, rss, external, arrayBuffers };
  },
  timers: () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length,
  /** Measured from the first question on: it costs a timer. */
  delay() {
    const found = {
      p50: delay === null ? 0 : delay.percentile(50) / NS_PER_MS - RESOLUTION_MS,
      p99: delay === null ? 0 : delay.percentile(99) / NS_PER_MS - RESOLUTION_MS,
      max: delay === null ? 0 : delay.max / NS_PER_MS - RESOLUTION_MS,
    };
    delay ??= monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delay.enable();
    delay.reset();
    return found;
  },
  async profile() {
    profiler = new Session();
    profiler.connect();
    await profiler.post('Profiler.enable');
    await profiler.post('Profiler.setSamplingInterval', { interval: 500 });
    await profiler.post('Profiler.start');
    return null;
  },
  /** `file`: where the profile goes. */
  async profiled(file) {
    const { profile } = await profiler.post('Profiler.stop');
    writeFileSync(file, JSON.stringify(profile));
    profiler.disconnect();
    return null;
  },
};

process.on('message', async ({ question, about }) =>
  process.send?.(await answers[question](about)),
);
// The channel alone keeps nobody alive.
process.channel?.unref();

import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './testing/longest-first.ts';

// Ends with a slash; on Windows, too, Vite wants slashes.
const root = normalizePath(fileURLToPath(new URL('.', import.meta.url)));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@open-gosu\/([a-z-]+)$/, replacement: `${root}packages/$1/src/index.ts` },
      { find: /^@testing\//, replacement: `${root}testing/` },
    ],
  },
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    // The work is arithmetic: worker threads start faster than processes, and two keep two cores busy.
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Modules hold no state between tests, so a worker loads them once.
    isolate: false,
    setupFiles: [`${root}testing/fast-check-seed.ts`],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The same output for everybody: left to itself, Vitest prints less for some callers.
    reporters: ['default'],
  },
});

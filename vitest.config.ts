import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

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
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

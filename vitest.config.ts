import { defineConfig } from 'vitest/config';

/** Tests run on the sources: packages find each other through the `source` export condition. */
const sources = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'] } },
};

/** What loops over the whole API, reads megabytes, builds packages or starts programs: minutes, not seconds. */
const whole = ['test/**/*.test.ts', '{packages,tools}/**/whole-*.test.ts', 'packages/console/e2e/*.test.ts', 'tools/build/product-types.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Tells of failures only, and the sum; `npm run unit -- --reporter verbose` tells of all.
    reporters: ['minimal'],
    projects: [
      {
        ...sources,
        test: {
          name: 'unit',
          include: ['{packages,tools,tour,bench,runtimes,clients}/**/*.test.{ts,tsx}'],
          exclude: [...whole, '**/node_modules/**', '**/dist/**'],
          testTimeout: 30_000,
          // No test changes what another sees, so files can share a process: half the time.
          isolate: false,
        },
      },
      {
        ...sources,
        test: {
          name: 'whole',
          include: whole,
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** Tests run on the sources: packages find each other through the `source` export condition. */
const sources = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'] } },
};

/** What loops over the whole API, builds packages or starts programs: minutes, not seconds. */
const whole = [
  'test/**/*.test.ts',
  'packages/emulator/src/whole-api.test.ts',
  'tools/*/whole-contract.test.ts',
  'tools/build/product-types.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...sources,
        test: {
          name: 'unit',
          include: ['{packages,tools,tour,bench}/**/*.test.ts'],
          exclude: [...whole, '**/node_modules/**', '**/dist/**'],
          testTimeout: 30_000,
          // No test changes what another sees, so files can share a process: half the time.
          isolate: false,
        },
      },
      { ...sources, test: { name: 'whole', include: whole, testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
});

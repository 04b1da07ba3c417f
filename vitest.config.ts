import { defineConfig } from 'vitest/config';

/** Tests run on the sources: packages find each other through the `source` export condition. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts', 'test/**/*.test.ts', 'tour/**/*.test.ts', 'bench/**/*.test.ts'],
    testTimeout: 30_000,
  },
});

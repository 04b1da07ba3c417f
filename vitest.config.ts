import { defineConfig } from 'vitest/config';
import { skippedReporter } from './test/repository/skipped-reporter.ts';

const everywhere = {
  // Node runs the sources itself, as it does outside of tests: no transform, half the time. `vi.mock` would need both.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // Packages find each other's sources, and components their JSX compiled.
  execArgv: ['--conditions=flarewire-source', '--import', import.meta.resolve('./test/repository/jsx.ts')],
  // No test takes a port of its own choosing.
  setupFiles: ['test/repository/free-ports.ts', 'test/repository/patience.ts'],
  // Ends what hangs; how fast a machine is, no test asks.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  // No test passes without a check.
  expect: { requireAssertions: true },
};

/** What loops over the whole API, reads megabytes, builds packages or starts programs: minutes, not seconds. */
const whole = ['test/**/*.test.ts', '{packages,tools}/**/whole-*.test.ts', 'tools/build/product-types.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Tells of failures only, and the sum; `npm run unit -- --reporter verbose` tells of all.
    reporters: ['minimal', skippedReporter(Boolean(process.env.CI))],
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: ['{packages,tools,tour,bench,runtimes,clients,site}/**/*.test.{ts,tsx}'],
          exclude: [...whole, 'packages/console/e2e/**', '**/node_modules/**', '**/dist/**'],
          // No test changes what another sees, so files can share a process: half the time.
          isolate: false,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'whole',
          include: whole,
          globalSetup: 'test/package/build-folder.ts',
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          ...everywhere,
          // The console in a real browser.
          name: 'browser',
          include: ['packages/console/e2e/*.test.ts'],
          globalSetup: 'packages/console/e2e/build-page.ts',
          // A browser on a busy machine takes its time; what is wrong stays wrong.
          expect: { ...everywhere.expect, poll: { timeout: 60_000 } },
          retry: 1,
        },
      },
    ],
  },
});

import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { progressReporter } from './test/repository/progress-reporter.ts';
import { isSample, sampled, samplesItself } from './test/repository/sample.ts';
import { skippedReporter } from './test/repository/skipped-reporter.ts';

/**
 * `npm test` runs `--mode sample`: a tenth of each sweep, no soaks, and a few of the slowest files. `--mode remainder`
 * leaves out the files that a sample runs completely.
 */
const SHARE_OF_SAMPLE = '10';

/** Loops over the whole API, a few seconds to minutes each; files share a process, which loads the contract once. */
const SWEEPS = ['packages/**/*.sweep.test.ts', 'test/{documented,schema,secrets,whole-api}/**/*.test.ts'];
/** Run for long or on purpose in bad conditions: kills, leaks, stalls, fuzz. Each has its own process. */
const SOAKS = [
  'packages/**/*.soak.test.ts',
  'test/client/leaks.test.ts',
  'test/uploads/upload-streams.test.ts',
  'tools/stress/short.soak.test.ts',
];
/** Documents, examples, tarballs, several runtimes of one feature: programs that run, each file in its own process. */
const PROGRAMS = [
  'test/{browser,client,cookbook,docs,edge,package,redis,repository,uploads}/**/*.test.ts',
  'tools/**/*.{sweep,soak}.test.ts',
  'tools/build/product-types.test.ts',
];
/** Over the packed packages: guides, examples, commands, every path that a package exports. */
export const INSTALLED = [
  'test/package/installed/*.test.ts',
  'test/cookbook/*.test.ts',
  'test/docs/{cassette-docs,docs,errors-doc,migrating,package-readmes,promises,readme,rules-language-docs,testing-docs,uploads-docs,validate-docs,zone-file-docs}.test.ts',
  'packages/cli/src/{docs,stdio}.sweep.test.ts',
  'packages/emulator/src/docs.sweep.test.ts',
  'packages/react/src/readme.sweep.test.ts',
];
/** Files that `installed` runs over the tarballs are not run over the sources too, where one command runs both. */
const runsInstalled = (): boolean => !isSample() && process.argv.includes('installed');
const elsewhere = (): string[] => (runsInstalled() ? INSTALLED : []);
/** Left to `npm run test:all`: they take half a minute or more each, or what they test changes rarely. */
const SLOW = [
  /^test.package.(?!pack\.test)/,
  /^test.repository.(?:scripts|unpublished)/,
  /^test.docs.(?:examples\.sweep|testing-docs)/,
  /^test.redis.(?:bulk|redis-demand)\./,
  /^tools.build.product-types/,
  /^packages.cli.src.(?:stdio|terminal)\.sweep/,
  /^packages.emulator.src.docs\.sweep/,
];
const isSlow = (file: string): boolean => SLOW.some((pattern) => pattern.test(file));
/** Examples by theme: a sample takes a few of the files. */
const isCookbook = (file: string): boolean => /^test.cookbook/.test(file);
/** Cookbooks vary from day to day, and may do so between the two runs. */
const ranInSample = (files: readonly string[], isPart: (file: string) => boolean): string[] =>
  isRemainder ? files.filter((file) => isPart(file) && !isCookbook(file) && !samplesItself(file)) : [];
let isRemainder = false;
const NOWHERE = ['**/node_modules/**', '**/dist/**'];

const everywhere = {
  // Node runs the sources itself, as it does outside of tests: no transform, half the time. `vi.mock` would need both.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // Packages find each other's sources, and components their JSX compiled.
  execArgv: ['--conditions=flarewire-source', '--import', import.meta.resolve('./test/repository/jsx.ts')],
  // No test takes a port of its own choosing.
  setupFiles: ['test/repository/free-ports.ts', 'test/repository/patience.ts'],
  // Ends a test that hangs; no test measures the speed of a machine.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  // No test passes without a check.
  expect: { requireAssertions: true },
};

const unit = {
  ...everywhere,
  name: 'unit',
  include: ['{packages,tools,tour,bench,runtimes,clients,site,test}/**/*.test.{ts,tsx}'],
  exclude: [...SWEEPS, ...SOAKS, ...PROGRAMS, 'packages/console/e2e/**', ...NOWHERE],
  // No test changes global state that another one sees, so files can share a process: half the time.
  isolate: false,
};

const sweep = () => {
  const files = globSync(SWEEPS);
  const slow = isSample() ? files.filter(isSlow) : [];
  const ran = ranInSample(files, (file) => !isSlow(file));
  return {
    ...everywhere,
    name: 'sweep',
    include: SWEEPS,
    exclude: [...SOAKS, ...slow, ...elsewhere(), ...ran, ...NOWHERE],
    isolate: false,
  };
};

const programs = () => {
  const files = globSync(PROGRAMS);
  const cookbooks = sampled(files.filter(isCookbook), (file) => file);
  const left = files.filter((file) => (isCookbook(file) ? !cookbooks.includes(file) : isSample() && isSlow(file)));
  return {
    ...everywhere,
    name: 'programs',
    include: PROGRAMS,
    exclude: [
      ...SOAKS,
      ...left,
      ...ranInSample(files, (file) => !isSlow(file)),
      ...elsewhere(),
      'test/package/installed/**',
      ...NOWHERE,
    ],
  };
};

const installed = () => ({
  ...everywhere,
  name: 'installed',
  include: isSample() ? [] : INSTALLED,
  env: { FLAREWIRE_PACKAGES: 'installed' },
});

const soak = () => ({ ...everywhere, name: 'soak', include: isSample() ? [] : SOAKS, exclude: NOWHERE });

/** The pages of a sample. */
const FEW_PAGES = '{browse,security}.test.ts';

/** The console in a real browser. */
const browser = () => ({
  ...everywhere,
  name: 'browser',
  include: [`packages/console/e2e/${isSample() ? FEW_PAGES : '**/*.test.ts'}`],
  exclude: isRemainder ? [`packages/console/e2e/${FEW_PAGES}`] : [],
  globalSetup: 'packages/console/e2e/build-page.ts',
  // A browser on a busy machine takes its time; what is wrong stays wrong.
  expect: { ...everywhere.expect, poll: { timeout: 60_000 } },
  retry: 1,
});

export default defineConfig(({ mode }) => {
  isRemainder = mode === 'remainder';
  if (mode === 'sample') process.env.FLAREWIRE_SAMPLE ??= SHARE_OF_SAMPLE;
  return {
    test: {
      // More would need more memory than a server for tests has.
      maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
      globalSetup: 'test/package/build-folder.ts',
      // A line every few seconds, failures in full, and a sum; `npm run unit -- --reporter verbose` lists every test.
      reporters: ['minimal', progressReporter(), skippedReporter(Boolean(process.env.CI))],
      projects: [unit, sweep(), programs(), installed(), soak(), browser()].map((test) => ({ test })),
    },
  };
});

/** Entry of `npm run mutation`: binds the command to the process, and to Stryker. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../build/folders.ts';
import { type Job, type Mutant, run } from './run.ts';

async function mutate({ name, mutate, tests }: Job): Promise<readonly Mutant[]> {
  const { Stryker } = await import('@stryker-mutator/core');
  const stryker = new Stryker({
    mutate: [...mutate],
    testFiles: [...tests],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false, pool: 'threads' },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    // What runs while a module loads would need all tests for each change.
    ignoreStatic: true,
    concurrency: 2,
    // TypeScript 7 has no programming interface, which Stryker would rewrite paths with; tests run without types.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    incremental: true,
    incrementalFile: `.flarewire/mutation-${name}.json`,
    tempDirName: '.flarewire/mutation',
    ignorePatterns: ['.flarewire', 'dist'],
    reporters: ['progress-append-only'],
  });
  const mutants = await stryker.runMutationTest();
  return mutants.map((one) => ({ ...one, fileName: relative(root, one.fileName) }));
}

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  say: (text) => process.stderr.write(text),
  read: (file) => readFileSync(join(root, file), 'utf8'),
  write: (file, text) => writeFileSync(join(root, file), text),
  today: () => new Date().toISOString().slice(0, 10),
  mutate,
});

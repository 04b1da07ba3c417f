/** Reports skipped tests with their reasons at the end of a run; if `CI` is set, they fail it. */
import { writeSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export interface Skipped {
  readonly name: string;
  readonly reason: string;
}

const NO_REASON = 'no reason was given';

export function skippedIn(modules: readonly TestModule[]): Skipped[] {
  return modules.flatMap(({ children }) =>
    [...children.allTests('skipped')].map((test) => {
      const result = test.result();
      const reason = result.state === 'skipped' ? result.note : undefined;
      return { name: `${test.module.relativeModuleId} > ${test.fullName}`, reason: reason ?? NO_REASON };
    }),
  );
}

/** One line per reason, with its tests below. */
export function wordsFor(skipped: readonly Skipped[]): string {
  return [...Map.groupBy(skipped, ({ reason }) => reason)]
    .map(([reason, all]) => `skipped: ${reason}\n${all.map(({ name }) => `  ${name}\n`).join('')}`)
    .join('');
}

/** @param isStrict true if a skipped test fails the run */
export function skippedReporter(isStrict: boolean): Reporter {
  let isFiltered = false;
  return {
    onInit: ({ config }) => {
      isFiltered = config.testNamePattern !== undefined;
    },
    onTestRunEnd: (modules) => {
      const skipped = skippedIn(modules).filter(({ reason }) => !isFiltered || reason !== NO_REASON);
      if (skipped.length === 0) return;
      // console.log is asynchronous: output could be lost when the process ends.
      writeSync(2, `\n${wordsFor(skipped)}`);
      if (!isStrict) return;
      writeSync(2, `${skipped.length} tests could not run; where CI is set all must.\n`);
      process.exitCode = 1;
    },
  };
}

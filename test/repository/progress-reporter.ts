/** Prints a line every few seconds while tests run, so that long runs are not silent. */
import { writeSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { isSample, sampleSeed } from './sample.ts';

/** A log on a server is read later, and from its end: a line a minute there leaves room for the failures. */
const INTERVAL_MS = process.env.CI ? 60_000 : 5000;

export interface Progress {
  readonly seconds: number;
  readonly files: { readonly done: number; readonly all: number };
  readonly passed: number;
  readonly failed: number;
  /** Running files, longest-running first. */
  readonly running: readonly string[];
}

/** `[1:05] 48 of 142 files, 812 tests passed, 1 failed; running test/client/leaks.test.ts` */
export function progressLine({ seconds, files, passed, failed, running }: Progress): string {
  const time = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  const failures = failed === 0 ? '' : `, ${failed} failed`;
  const now = running.length === 0 ? '' : `; running ${running.slice(0, 2).join(', ')}`;
  return `[${time}] ${files.done} of ${files.all} files, ${passed.toLocaleString('en')} tests passed${failures}${now}`;
}

const write = (line: string): void => void writeSync(2, `${line}\n`);

export function progressReporter(): Reporter {
  const running = new Set<string>();
  const count = { all: 0, done: 0, passed: 0, failed: 0 };
  let start = 0;
  let timer: NodeJS.Timeout | undefined;
  const report = (): void => {
    const seconds = (performance.now() - start) / 1000;
    write(progressLine({ seconds, files: count, passed: count.passed, failed: count.failed, running: [...running] }));
  };
  const end = (module: TestModule): void => {
    running.delete(module.relativeModuleId);
    count.done++;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') count.passed++;
      if (state !== 'failed') continue;
      count.failed++;
      write(`FAILED ${module.relativeModuleId} > ${test.fullName}`);
    }
  };
  return {
    onTestRunStart: (specifications) => {
      count.all = specifications.length;
      start = performance.now();
      if (isSample()) write(`A sample of each sweep; the same again: FLAREWIRE_SAMPLE_SEED=${sampleSeed} npm test`);
      timer = setInterval(report, INTERVAL_MS);
    },
    onTestModuleStart: (module) => void running.add(module.relativeModuleId),
    onTestModuleEnd: end,
    onTestRunEnd: () => {
      clearInterval(timer);
      report();
    },
  };
}

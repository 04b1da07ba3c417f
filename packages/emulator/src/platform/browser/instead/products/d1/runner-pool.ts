/** Runs SQL of users in the page: SQLite itself ends what takes too long. */
import { openD1 } from '../../../../../products/d1/database.ts';
import { outcomeOf } from '../../../../../products/d1/job.ts';
import { SqlError, TIME_EXCEEDED } from '../../../../../products/d1/results.ts';
import type { RunLimits, RunnerAnswer, RunnerJob } from '../../../../../products/d1/runner-pool.ts';
import { withDeadline } from '../../state/sqlite.ts';

export const temporaryFolder = (): string => '/tmp/flarewire-d1';

/** Databases are opened for each job. */
export const forgetFile = (): void => undefined;

/** @throws SqlError where it takes more time than it may */
export async function runSql(job: RunnerJob, { time, signal }: RunLimits): Promise<RunnerAnswer> {
  signal.throwIfAborted();
  const database = openD1(job.file, { isKept: false });
  try {
    const { result, isLate } = withDeadline(time, () =>
      outcomeOf(job, (statements) => database.run(statements, job.form)),
    );
    if (isLate && result.kind === 'refused') throw new SqlError(TIME_EXCEEDED);
    return result;
  } finally {
    database.close();
  }
}

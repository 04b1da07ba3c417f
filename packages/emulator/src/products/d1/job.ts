/** Runs the SQL of one request, and reports its outcome as data that can be sent to another process. */
import { SQLITE_FULL, sqliteCode } from '../../state/state-error.ts';
import type { Statement } from './database.ts';
import { type Results, SqlError } from './results.ts';
import type { RunnerAnswer, RunnerJob, SqlText } from './runner-pool.ts';
import { splitStatements } from './split-statements.ts';

function statementsOf({ sql, params, pointer }: SqlText): Statement[] {
  const statements = splitStatements(sql);
  if (statements.length === 0) throw new SqlError('No SQL statements detected.', `${pointer}/sql`);
  if (statements.length > 1 && params.length > 0)
    throw new SqlError('params can be bound to one statement only; send several as a batch.', `${pointer}/params`);
  return statements.map((one) => ({ sql: one, params }));
}

/** @param run runs the statements in the database of the job */
export function outcomeOf(job: RunnerJob, run: (statements: readonly Statement[]) => Results): RunnerAnswer {
  try {
    const statements = job.texts.flatMap(statementsOf);
    const results = run(statements);
    return { kind: 'done', json: job.form === 'none' ? undefined : results.json(), summary: results.summary() };
  } catch (error) {
    if (error instanceof SqlError) return { kind: 'refused', message: error.message, pointer: error.pointer };
    if (sqliteCode(error) === SQLITE_FULL) return { kind: 'full' };
    return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

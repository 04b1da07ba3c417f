/** Runs SQL in a database: in turn, in its own process, and noted for Time Travel. */
import type { Context } from '../../handler/context.ts';
import { CODE, problem } from '../../problem.ts';
import { databaseFiles } from './files.ts';
import { queryTables } from './query-log.ts';
import { SqlError, type Summary } from './results.ts';
import { type RunnerAnswer, type RunnerJob, runSql, type SqlText } from './runner-pool.ts';
import { d1Tables } from './state.ts';
import { noteChange, saveVersion } from './time-travel.ts';

type Job = Pick<RunnerJob, 'texts' | 'form'>;

export interface Ran {
  /** A list with an entry a statement. */
  readonly json: Uint8Array;
  readonly summary: Summary;
}

/**
 * In the database as it lies there: SQLite keeps all of it or nothing. The change is noted before it is made: noted and
 * not made, it is a state like the one before; made and not noted, it would be reported as rejected.
 * @throws SqlError, Problem
 */
export function runInPlace(context: Pick<Context, 'sandbox'>, uuid: string, job: Job): Promise<Ran> {
  const { sandbox } = context;
  const files = sandbox.use(databaseFiles);
  return files.enqueue(uuid, async () => {
    const file = sandbox.transaction(() => {
      mustExist(context, uuid);
      saveVersion(context, uuid);
      if (!job.texts.every(isRead)) {
        noteChange(context, uuid);
        files.begin(uuid);
      }
      return files.pathOf(uuid);
    });
    const ran = await run(context, file, job, sandbox.sqlTime);
    sandbox.transaction(() => {
      mustBe(context, uuid, file);
      for (const query of ran.summary.queries) sandbox.use(queryTables).note(uuid, sandbox.clock.now(), query);
    });
    return ran;
  });
}

/** True if the first word of a single statement shows that it changes nothing. */
function isRead({ sql }: SqlText): boolean {
  const end = sql.indexOf(';');
  return /^\s*(?:select|explain)\b/i.test(sql) && (end < 0 || sql.slice(end + 1).trim() === '');
}

/** Factor by which an import may take longer than other requests. Cloudflare documents no number. */
const IMPORT_TIME = 10;

/**
 * In a copy, which becomes the database together with what `finish` writes: an import and its report are one.
 * @throws SqlError, Problem
 */
export function runInCopy<T>(
  context: Pick<Context, 'sandbox'>,
  uuid: string,
  job: Job,
  finish: (ran: Ran) => T,
): Promise<T> {
  const { sandbox } = context;
  const files = sandbox.use(databaseFiles);
  return files.enqueue(uuid, async () => {
    const [before, name] = sandbox.transaction(() => {
      mustExist(context, uuid);
      saveVersion(context, uuid);
      return [
        files.pathOf(uuid),
        files.write(
          uuid,
          files.reading(uuid, (database) => database.image()),
        ),
      ];
    });
    try {
      const ran = await run(context, files.path(name), job, sandbox.sqlTime * IMPORT_TIME);
      return sandbox.transaction(() => {
        mustBe(context, uuid, before);
        files.replace(uuid, name);
        if (ran.summary.isChanged) noteChange(context, uuid);
        return finish(ran);
      });
    } catch (error) {
      if (!files.closed.aborted) files.discard(name);
      throw error;
    }
  });
}

/** https://developers.cloudflare.com/d1/observability/debug-d1/#error-list */
const RESET = 'Internal error in D1 DB storage caused object to be reset.';

/** While it waited or ran, others went on. @throws Problem 404 */
function mustExist({ sandbox }: Pick<Context, 'sandbox'>, uuid: string): void {
  if (sandbox.use(d1Tables).file.get(uuid) === undefined)
    throw problem(404, 7404, `The database ${uuid} could not be found`, '/database_id');
}

/** It has the file that it had. @throws Problem 404, 500 */
function mustBe(context: Pick<Context, 'sandbox'>, uuid: string, file: string): void {
  mustExist(context, uuid);
  if (context.sandbox.use(databaseFiles).pathOf(uuid) !== file) throw problem(500, 7500, RESET);
}

/** @throws SqlError, Problem, Error */
async function run({ sandbox }: Pick<Context, 'sandbox'>, file: string, job: Job, time: number): Promise<Ran> {
  const { isKept, closed } = sandbox.use(databaseFiles);
  return read(await runSql({ ...job, file, isKept }, { time, signal: closed }));
}

/** @throws SqlError, Problem 507, Error */
function read(answer: RunnerAnswer): Ran {
  switch (answer.kind) {
    case 'done':
      return { json: answer.json ?? new Uint8Array(), summary: answer.summary };
    case 'refused':
      throw new SqlError(answer.message, answer.pointer);
    case 'full':
      throw problem(507, CODE.internal, 'The disk is full: the database cannot be written.');
    default:
      throw new Error(`The process that runs SQL failed: ${answer.message}`);
  }
}

/** `--across` and `--input`: one command for many zones, accounts or rows, planned, paced and resumed. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type Call, type ItemReport, type Job, JournalError, plan, type Report, run } from '@flarewire/bulk';
import type { Cloudflare } from 'flarewire';
import { completeName } from '../input/dns-record.ts';
import type { ReadFlags } from '../input/flags.ts';
import { type Params, paramsFrom, type Surroundings } from '../input/params.ts';
import { checkRows, filled, rowsOf, scopeOf } from '../input/rows.ts';
import type { Io } from '../io.ts';
import { firstOf } from '../plain.ts';
import type { Subject } from '../tree/subject.ts';
import type { ExitCode } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { Channel, rowsOfItem, type Secrets, secretsOf, wholeResult } from './across-results.ts';
import { dangerOf, isYes } from './confirm.ts';
import { checkKey, ifAbsent, upsert } from './if-absent.ts';
import { type Look, lookOf, rows, type Work, write } from './print.ts';

/** A call, and the key of its row in the journal. */
interface Keyed {
  readonly key: string;
  readonly call: Call & { readonly params: Params };
}

export interface Many {
  readonly subject: Subject;
  readonly flags: ReadFlags;
  readonly client: Cloudflare;
  readonly around: Surroundings;
  readonly io: Io;
}

export async function doMany(many: Many): Promise<ExitCode> {
  const { flags, client, io, subject } = many;
  const { values, switches } = flags;
  const failures = countOf('stop-after-failures', values);
  const look = lookAcross(many);
  for (const flag of ['if-absent', 'upsert'] as const) if (switches.has(flag)) await checkKey(flag, subject.operation);
  const journal = journalOf(values);
  if (switches.has('retry-failed') && !values.has('resume'))
    throw new WrongInput('--retry-failed needs --resume FILE, the journal of the run.');
  checkRows(subject, flags);
  const calls = await callsOf(many);
  const job = jobOf(many, calls, look);
  const { items, duration, sample } = await plan(client, job, { signal: io.interrupted });
  const minutes = duration < 60_000 ? '' : `, at least ${Math.round(duration / 60_000)} minutes under the rate limit`;
  const first = sample[0]?.calls[0];
  io.err(
    `${items} ${items === 1 ? 'call' : 'calls'} of ${subject.operation.name}${minutes}${first ? `, the first: ${first.method} ${first.url}` : ''}\n`,
  );
  if (switches.has('plan')) return planOf(calls, many);
  if (items === 0) return 0;
  if (
    !(await mayStart(
      many,
      calls.map(({ key }) => key),
    ))
  )
    return 2;
  const secrets = secretsOf(subject, flags);
  const { REDIS_URL: redis } = many.around.env;
  const { onItem, finished, stop } = output(many, look, secrets);
  const running = run(client, job, {
    signal: AbortSignal.any([io.interrupted, stop]),
    ...(redis ? { redis } : { onItem, retryFailed: switches.has('retry-failed') }),
    ...(redis || journal === undefined ? {} : { journal }),
    ...(failures === undefined ? {} : { stopAt: { failures } }),
    onProgress: ({ counts, total }) =>
      io.progress?.(
        `${counts.done + counts.failed + counts.unknown} of ${total}, ${counts.failed + counts.unknown} failed`,
      ),
  }).catch((error: unknown) => {
    throw error instanceof JournalError ? new WrongInput(foreign(journal)) : error;
  });
  const report = await finished(running);
  if (redis) for await (const item of report.items()) await io.out(`${JSON.stringify(rowsOfItem(item, look)[0])}\n`);
  return tell(report, journal, io);
}

async function planOf(calls: readonly Keyed[], { client, subject, flags, io }: Many): Promise<ExitCode> {
  if (flags.values.get('plan') === 'diff') {
    const { planDiffOfMany } = await import('./plan-diff-many.ts');
    const rehearsed = calls.map(({ key, call }) => ({ key, params: call.params }));
    return planDiffOfMany({ client, subject, flags, calls: rehearsed, io });
  }
  for (const { call } of calls) await io.out(`${JSON.stringify(await client.plan(call.operation, call.params))}\n`);
  return 0;
}

/** A job's name holds a digest of all its calls. */
const foreign = (journal: string | undefined): string =>
  `${journal} is the journal of another run: its operation, parameters or rows were different. Nothing was sent. Give another file with --journal, or the command that it belongs to.`;

/** @throws WrongInput for flags that have no meaning for many calls */
function lookAcross({ flags, subject, io }: Many): Look {
  const { switches } = flags;
  for (const name of ['raw', 'wait', 'watch'])
    if (switches.has(name)) throw new WrongInput(`--${name} cannot be combined with --across or --input.`);
  const look = lookOf(flags, subject, { ...io, isTerminal: false });
  const isTable = look.format !== undefined || look.columns !== undefined;
  return isTable && look.known !== undefined ? { ...look, known: ['key', ...look.known] } : look;
}

/** @throws WrongInput if `--journal` is there already, or `--resume` is not */
function journalOf(values: ReadFlags['values']): string | undefined {
  const [resume, journal] = [values.get('resume'), values.get('journal')];
  if (resume !== undefined && journal !== undefined)
    throw new WrongInput('--resume already names the journal: omit --journal.');
  if (journal !== undefined && existsSync(journal))
    throw new WrongInput(
      `--journal: ${journal} exists. To continue its run, use --resume ${journal}; else give a new file.`,
    );
  if (resume !== undefined && !existsSync(resume))
    throw new WrongInput(`--resume: there is no journal ${resume}. To start a run, use --journal ${resume}.`);
  return resume ?? journal;
}

/** A journal belongs to the calls of one run, in their order. */
function jobOf({ subject, flags, client, io }: Many, calls: readonly Keyed[], look: Look): Job<Keyed> {
  const digest = createHash('sha256').update(JSON.stringify(calls)).digest('hex').slice(0, 12);
  const named = {
    name: `${subject.operation.name.slice(0, 80)}-${digest}`,
    items: calls,
    key: ({ key }: Keyed) => key,
  };
  const { operation } = subject;
  if (operation.method === 'GET')
    return {
      ...named,
      repeatable: true,
      each: ({ call }, client, { signal }) => wholeResult(client, subject, call.params, { look, signal }),
    };
  if (flags.switches.has('upsert'))
    return {
      ...named,
      repeatable: true,
      each: ({ call }) => upsert(client, operation, call.params, { ...io, err: () => {} }),
    };
  if (!flags.switches.has('if-absent')) return { ...named, calls: ({ call }: Keyed) => call };
  return {
    ...named,
    repeatable: true,
    each: async ({ call }, client, { signal }) => {
      const there = await ifAbsent(client, operation, call.params, { ...io, err: () => {} });
      return there === undefined ? client.call(operation.name, call.params, { signal }) : there.item;
    },
  };
}

/** Prints items as they end. A failed write ends the run. */
function output({ client, subject, flags, io }: Many, look: Look, secrets: Secrets) {
  const channel = new Channel<object>();
  const stop = new AbortController();
  const work: Work = { client, subject, params: {}, look, io, isRaw: false };
  const written = write(rows(channel, work), flags, work).catch((error: unknown) => {
    stop.abort();
    channel.close();
    return { error };
  });
  return {
    stop: stop.signal,
    onItem: async (item: ItemReport): Promise<void> => {
      for (const row of rowsOfItem(secrets.keep(item), look)) await channel.add(row);
    },
    /** @throws the error of a failed write, or of the run */
    finished: async (running: Promise<Report>): Promise<Report> => {
      const ran = running.then(
        (report) => {
          channel.end();
          return { report };
        },
        (error: unknown) => {
          channel.end(error);
          return { error };
        },
      );
      const [end, failed] = await Promise.all([ran, written]);
      if ('error' in end) throw end.error;
      if (failed !== undefined) throw failed.error;
      return end.report;
    },
  };
}

/** @throws WrongInput */
function countOf(name: string, values: ReadFlags['values']): number | undefined {
  const text = values.get(name);
  if (text !== undefined && !/^[1-9]\d*$/.test(text))
    throw new WrongInput(`--${name} must be a positive integer, not "${text}".`);
  return text === undefined ? undefined : Number(text);
}

/** Read-only operations need no confirmation. */
async function mayStart({ flags, io, subject }: Many, keys: readonly string[]): Promise<boolean> {
  const items = keys.length;
  if (subject.operation.method === 'GET' || flags.switches.has('yes')) return true;
  const verb = dangerOf(subject, [], {}) === undefined ? 'changes' : 'deletes';
  const what = `${subject.operation.name} ${verb} ${items} ${items === 1 ? 'item' : 'items'}`;
  if (io.ask === undefined) throw new WrongInput(`${what}. Nothing was sent: add --yes to confirm.`);
  if (isYes(await io.ask(`${what}: ${firstOf(keys)}. Continue? [y/N] `))) return true;
  io.err('Not confirmed: nothing was sent.\n');
  return false;
}

function tell(report: Report, journal: string | undefined, io: Io): ExitCode {
  const { done, failed, unknown } = report.counts;
  const left = report.total - done - failed - unknown;
  const parts = [
    `${done} done`,
    failed && `${failed} failed`,
    unknown && `${unknown} unknown`,
    left && `${left} not started`,
  ];
  io.err(`${parts.filter(Boolean).join(', ')}.${report.stopped === undefined ? '' : ` Stopped: ${report.stopped}.`}\n`);
  if (left > 0 && journal !== undefined) io.err(`To continue, run the same command with --resume ${journal}\n`);
  else if (failed > 0 && journal !== undefined)
    io.err(`To run the failed ones again: the same command with --resume ${journal} --retry-failed\n`);
  if (done === report.total) return 0;
  return io.interrupted.aborted ? 130 : done > 0 ? 3 : 1;
}

/** A call for each row, all checked before the first is sent. @throws WrongInput with every problem */
async function callsOf({ subject, flags, client, around, io }: Many): Promise<Keyed[]> {
  const problems: string[] = [];
  const calls: Keyed[] = [];
  // The same names are looked up once for all rows.
  const shared = { ...around, known: new Map<string, Promise<unknown>>() };
  let count = 0;
  for await (const row of rowsOf(flags.values, client, io.interrupted)) {
    count += 1;
    try {
      const own = filled(flags, row);
      const params: Params = await paramsFrom(subject, own, {
        ...shared,
        ask: undefined,
        env: { ...around.env, ...scopeOf(row, flags) },
      });
      // Looked up by the whole name after an interruption.
      await completeName(subject.operation.name, params, shared);
      const key = flags.values.has('across') ? String(row.name ?? row.id) : `row ${count}`;
      calls.push({ key, call: { operation: subject.operation.name, params } });
    } catch (error) {
      if (!(error instanceof WrongInput)) throw error;
      problems.push(`  ${count}: ${error.message.split('\n').slice(0, 3).join(' ')}`);
    }
  }
  if (problems.length > 0) {
    const more = problems.length > 20 ? `\n  and ${problems.length - 20} more` : '';
    throw new WrongInput(
      `${problems.length} of ${count} rows are invalid:\n${problems.slice(0, 20).join('\n')}${more}\nNothing was sent.`,
    );
  }
  return calls;
}

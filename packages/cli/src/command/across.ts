/** `--across` and `--input`: one command for many zones, accounts or rows, planned, paced and resumed. */
import { type Call, defineJob, plan, type Report, rows, run } from '@flarewire/bulk';
import type { Cloudflare } from 'flarewire';
import type { ReadFlags } from '../input/flags.ts';
import { type Params, paramsFrom, type Surroundings } from '../input/params.ts';
import type { Io } from '../io.ts';
import type { Subject } from '../tree/subject.ts';
import type { ExitCode } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { dangerOf } from './confirm.ts';

/** A zone, an account or a row of the input: values by column, used in place of `{column}`. */
type Row = Readonly<Record<string, unknown>>;

/** A call, and the key of its row in the journal. */
interface Keyed {
  readonly key: string;
  readonly call: Call;
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
  const journal = values.get('resume') ?? values.get('journal');
  if (values.has('resume') && values.has('journal'))
    throw new WrongInput('--resume already names the journal: omit --journal.');
  const calls = await callsOf(many);
  const name = `${subject.operation.name}-cli`;
  const job = defineJob({ name, items: calls, key: ({ key }: Keyed) => key, calls: ({ call }: Keyed) => call });
  const { items, duration, sample } = await plan(client, job, { signal: io.interrupted });
  const minutes = duration < 60_000 ? '' : `, at least ${Math.round(duration / 60_000)} minutes under the rate limit`;
  const [first] = sample;
  io.err(
    `${items} ${items === 1 ? 'call' : 'calls'} of ${subject.operation.name}${minutes}${first ? `, the first: ${first.calls[0]?.method} ${first.calls[0]?.url}` : ''}\n`,
  );
  if (switches.has('plan')) {
    for (const { call } of calls) await io.out(`${JSON.stringify(await client.plan(call.operation, call.params))}\n`);
    return 0;
  }
  if (items === 0) return 0;
  if (!(await mayStart(many, items))) return 2;
  const { REDIS_URL: redis } = many.around.env;
  const report = await run(client, job, {
    signal: io.interrupted,
    ...(redis ? { redis } : journal === undefined ? {} : { journal }),
    ...(failures === undefined ? {} : { stopAt: { failures } }),
    onProgress: ({ counts, total }) =>
      io.progress?.(
        `${counts.done + counts.failed + counts.unknown} of ${total}, ${counts.failed + counts.unknown} failed`,
      ),
  });
  return tell(report, journal, io);
}

/** @throws WrongInput */
function countOf(name: string, values: ReadFlags['values']): number | undefined {
  const text = values.get(name);
  if (text !== undefined && !/^[1-9]\d*$/.test(text))
    throw new WrongInput(`--${name} must be a positive integer, not "${text}".`);
  return text === undefined ? undefined : Number(text);
}

/** Read-only operations need no confirmation. */
async function mayStart({ flags, io, subject }: Many, items: number): Promise<boolean> {
  if (subject.operation.method === 'GET' || flags.switches.has('yes')) return true;
  const verb = dangerOf(subject, [], {}) === undefined ? 'changes' : 'deletes';
  const what = `${subject.operation.name} ${verb} ${items} ${items === 1 ? 'item' : 'items'}`;
  if (io.ask === undefined) throw new WrongInput(`${what}. Nothing was sent: add --yes to confirm.`);
  if ((await io.ask(`${what}.\nType ${items} to confirm: `)).trim() === String(items)) return true;
  io.err('Not confirmed: nothing was sent.\n');
  return false;
}

async function tell(report: Report, journal: string | undefined, io: Io): Promise<ExitCode> {
  for await (const { key, state, result, error } of report.items())
    await io.out(`${JSON.stringify({ key, state, ...(error ? { error: error.message } : { result }) })}\n`);
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
  if (done === report.total) return 0;
  return io.interrupted.aborted ? 130 : done > 0 ? 3 : 1;
}

/** A call for each row, all checked before the first is sent. @throws WrongInput with every problem */
async function callsOf({ subject, flags, client, around, io }: Many): Promise<Keyed[]> {
  const problems: string[] = [];
  const calls: Keyed[] = [];
  let count = 0;
  for await (const row of rowsOf(flags.values, client, io)) {
    count += 1;
    try {
      const own = filled(flags, row);
      const params: Params = await paramsFrom(subject, own, {
        ...around,
        ask: undefined,
        env: { ...around.env, ...scopeOf(row, flags) },
      });
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

function scopeOf(row: Row, { values }: ReadFlags): Readonly<Record<string, string>> {
  const kind = values.get('across')?.split(':')[0];
  if (kind === 'zones') return { CLOUDFLARE_ZONE_ID: String(row.id) };
  return kind === 'accounts' ? { CLOUDFLARE_ACCOUNT_ID: String(row.id) } : {};
}

/** @throws WrongInput */
async function* rowsOf(values: ReadFlags['values'], client: Cloudflare, io: Io): AsyncGenerator<Row> {
  const [across, input] = [values.get('across'), values.get('input')];
  if ((across === undefined) === (input === undefined))
    throw new WrongInput('Give either --across or --input, not both.');
  if (input !== undefined) {
    for await (const row of rows(input)) yield row as Row;
    return;
  }
  const [kind = '', filter = ''] = (across ?? '').split(/:(.*)/s);
  const wanted = filterOf(filter);
  if (kind !== 'zones' && kind !== 'accounts')
    throw new WrongInput(
      `--across must be zones or accounts, with an optional filter such as 'zones:status=active', not "${kind}".`,
    );
  const options = { signal: io.interrupted };
  const all: AsyncIterable<object> =
    kind === 'zones' ? client.zones.list({ per_page: 50 }, options) : client.accounts.list({ per_page: 50 }, options);
  for await (const item of all) if (wanted(item as Row)) yield item as Row;
}

/** `name=*.example,status=active` @throws WrongInput */
function filterOf(text: string): (item: Row) => boolean {
  const tests = text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [, field = '', pattern = ''] = /^([\w.]+)=(.*)$/.exec(part) ?? [];
      if (field === '')
        throw new WrongInput(`--across: the filter "${part}" must be field=value, for example status=active.`);
      return { field, pieces: pattern.toLowerCase().split('*') };
    });
  return (item) => tests.every(({ field, pieces }) => fits(String(item[field] ?? '').toLowerCase(), pieces));
}

/** True if the text consists of these pieces with anything in between: `a*b` is `[a, b]`. */
function fits(text: string, [first = '', ...others]: readonly string[]): boolean {
  if (others.length === 0) return text === first;
  if (!text.startsWith(first)) return false;
  const last = others.at(-1) ?? '';
  let place = first.length;
  for (const piece of others.slice(0, -1)) {
    const found = text.indexOf(piece, place);
    if (found < 0) return false;
    place = found + piece.length;
  }
  return text.length - last.length >= place && text.endsWith(last);
}

/** Replaces `{column}` by the values of the row. @throws WrongInput for an unknown column */
function filled(flags: ReadFlags, row: Row): ReadFlags {
  const text = (one: string): string =>
    one.replace(/\{([\w.-]+)\}/g, (whole, name: string) => {
      if (!(name in row)) {
        // JSON has braces too.
        if (/[:"]/.test(one)) return whole;
        throw new WrongInput(`unknown column "${name}"; available columns: ${Object.keys(row).join(', ')}`);
      }
      return String(row[name] ?? '');
    });
  return {
    ...flags,
    positionals: flags.positionals.map(text),
    given: flags.given.map((one) => (typeof one.text === 'string' ? { ...one, text: text(one.text) } : one)),
    values: new Map(
      Array.from(flags.values, ([name, value]) => [name, name === 'input' ? value : text(value)] as const),
    ),
  };
}

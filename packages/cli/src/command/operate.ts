/** Runs a command of the tree: flags become parameters, parameters a call or its plan, and the response goes to standard output. */
import { type Operation, responseForm } from '@flarewire/contract';
import type { Cloudflare, EventStream } from 'flarewire';
import { type ReadFlags, readFlags } from '../input/flags.ts';
import { type Params, paramsFrom, type Surroundings } from '../input/params.ts';
import type { Io } from '../io.ts';
import { type Format, formatted, formattedOne } from '../output/formats.ts';
import { help } from '../output/help.ts';
import { paged } from '../output/paged.ts';
import { forTerminal } from '../output/terminal-text.ts';
import { sessionFor } from '../session.ts';
import { type Subject, subjectOf } from '../tree/subject.ts';
import type { ExitCode } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { dangerOf, mayGoOn } from './confirm.ts';
import { ifAbsent } from './if-absent.ts';
import { listOf } from './list-of.ts';
import { checkWait, waited } from './waited.ts';

/** @param words arguments after the name of the command @param argv the flags, and arguments among them */
export async function operate(
  operation: Operation,
  words: readonly string[],
  argv: readonly string[],
  io: Io,
): Promise<ExitCode> {
  const subject = await subjectOf(operation);
  const read = readFlags(argv, subject);
  const flags: ReadFlags = { ...read, positionals: [...words, ...read.positionals] };
  const { switches, values } = flags;
  if (switches.has('help')) {
    await io.out(`${forTerminal(help(subject, io.site), io)}\n`);
    return 0;
  }
  const { client, env, close } = await sessionFor(io, {
    isPlan: switches.has('plan'),
    isLocal: switches.has('local'),
    profile: values.get('profile'),
    record: values.get('record'),
    replay: values.get('replay'),
  });
  const around = { source: io, env, client: () => client, signal: io.interrupted, ask: io.ask };
  const doing = { subject, flags, client, around, io };
  const isMany = values.has('across') || values.has('input');
  let isSent = true;
  try {
    return isMany ? await (await import('./across.ts')).doMany(doing) : await doOne(doing);
  } catch (error) {
    // Invalid input must not replace an existing cassette with an empty one.
    isSent = !(error instanceof WrongInput);
    throw error;
  } finally {
    if (isSent) await close();
  }
}

async function doOne({ subject, flags, client, around, io }: Doing): Promise<ExitCode> {
  const { switches } = flags;
  const { operation } = subject;
  if (switches.has('wait')) checkWait(subject);
  const look = lookOf(flags, subject, io);
  if (look.jq !== undefined) await (await import('../output/jq.ts')).checkFilter(look.jq);
  const params = await paramsFrom(subject, flags, around);
  const name = operation.name;
  const there = switches.has('if-absent') ? await ifAbsent(client, operation, params, io) : undefined;
  if (switches.has('plan')) {
    if (there === undefined) await io.out(`${JSON.stringify(await client.plan(name, params), undefined, 2)}\n`);
    return 0;
  }
  if (!(await mayGoOn(switches.has('yes') ? undefined : dangerOf(subject, flags.positionals, params), io))) return 2;
  const work = { client, subject, params, look, io, isRaw: switches.has('raw') };
  if (switches.has('wait') && there === undefined) {
    await write(one(await waited(client, operation, params, io), work), flags, work);
    return 0;
  }
  await write(there === undefined ? await chunksOf(work) : one(there.item, work), flags, work);
  return 0;
}

type Chunks = AsyncIterable<string | Uint8Array>;

async function write(chunks: Chunks, { values, switches }: ReadFlags, { look, io, isRaw }: Work): Promise<void> {
  const path = values.get('output');
  if (path !== undefined) await io.writeFile(path, chunks, { mayReplace: switches.has('force') });
  else if (io.screen !== undefined && look.format === 'table' && !isRaw && look.jq === undefined)
    await paged(texts(chunks), io.screen, io.out);
  else for await (const chunk of chunks) await io.out(chunk);
}

/** Decodes text that arrives as bytes, such as a zone file. */
async function* texts(chunks: Chunks): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of chunks) yield typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
}

/** A command with everything it needs to run. */
interface Doing {
  readonly subject: Subject;
  readonly flags: ReadFlags;
  readonly client: Cloudflare;
  readonly around: Surroundings;
  readonly io: Io;
}

/** Reports the number of items as progress if the rows themselves are not visible. */
async function* counted(
  items: AsyncIterable<unknown>,
  { isTerminal, progress }: Io,
  isFile: boolean,
): AsyncGenerator<unknown> {
  let count = 0;
  for await (const item of items) {
    yield item;
    count += 1;
    if (isFile || !isTerminal) progress?.(`${count} items`);
  }
}

interface Look {
  readonly format: Format | 'table' | undefined;
  readonly columns: readonly string[] | undefined;
  readonly known: readonly string[] | undefined;
  readonly limit: number;
  /** Pages. */
  readonly prefetch: number;
  readonly jq: string | undefined;
  readonly isFile: boolean;
}

const FORMATS = ['json', 'ndjson', 'yaml', 'csv', 'tsv', 'table'] as const;

/** @throws WrongInput */
function lookOf({ switches, values }: ReadFlags, { schemas, operation }: Subject, { isTerminal }: Io): Look {
  const asked = FORMATS.filter((format) => switches.has(format));
  if (values.has('jq') && (asked.length > 0 || values.has('columns')))
    throw new WrongInput(`--jq cannot be combined with --${asked[0] ?? 'columns'}.`);
  if (asked.length > 1)
    throw new WrongInput(`--${asked[0]} cannot be combined with --${asked[1]}: choose one output format.`);
  const limit = numberOf('limit', values, operation);
  const prefetch = numberOf('prefetch', values, operation);
  const columns = values
    .get('columns')
    ?.split(',')
    .map((column) => column.trim())
    .filter(Boolean);
  if (columns?.length === 0) throw new WrongInput('--columns requires field names, for example --columns id,name.');
  const isFile = values.has('output');
  if (values.get('output') === '') throw new WrongInput('--output requires a file name.');
  const format = asked[0] ?? (isTerminal && !isFile ? 'table' : undefined);
  return {
    format,
    columns,
    known: schemas.columns,
    limit: limit ?? Number.POSITIVE_INFINITY,
    prefetch: prefetch ?? 0,
    jq: values.get('jq'),
    isFile,
  };
}

/** @throws WrongInput */
function numberOf(flag: string, values: ReadFlags['values'], { name, page }: Operation): number | undefined {
  const text = values.get(flag);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw new WrongInput(`--${flag} must be a positive integer, not "${text}".`);
  if (page === undefined) throw new WrongInput(`--${flag} works only with paginated lists; ${name} is not one.`);
  return Number(text);
}

interface Work {
  readonly client: Cloudflare;
  readonly subject: Subject;
  readonly params: Params;
  readonly look: Look;
  readonly io: Io;
  readonly isRaw: boolean;
}

async function chunksOf(work: Work): Promise<AsyncIterable<string | Uint8Array>> {
  const { client, subject, params, look, io, isRaw } = work;
  const { operation } = subject;
  const name = operation.name;
  const options = { signal: io.interrupted };
  const form = responseForm(operation, params);
  if (isRaw || /^(binary|text)$/.test(form?.kind ?? operation.response))
    return bytes(await client.call(name, params, options).asResponse(), look, io);
  if (operation.page !== undefined)
    return rows(
      counted(
        limited(listOf(client.call(name, params, { ...options, prefetch: look.prefetch })), look.limit),
        io,
        look.isFile,
      ),
      work,
    );
  const value: unknown = await client.call(name, params, options);
  if (value instanceof Response) return bytes(value, look, io);
  if (value instanceof ReadableStream) return rows(dataOf(value as EventStream), asTheyCome(work)); // of events
  if (Array.isArray(value)) return rows(each(value), work);
  if (Symbol.asyncIterator in Object(value)) return rows(value as AsyncIterable<unknown>, work);
  return one(value, work);
}

/** Events are printed at once: a table would wait for many rows to compute its widths. */
const asTheyCome = (work: Work): Work =>
  work.look.format === 'table' ? { ...work, look: { ...work.look, format: 'ndjson' } } : work;

/** The data of events, as JSON or as text. `[DONE]` only marks the end of the stream. */
async function* dataOf(events: EventStream): AsyncGenerator<unknown> {
  for await (const event of events) {
    if (event.data === '[DONE]') continue;
    let data: unknown = event.data;
    try {
      data = event.json();
    } catch {}
    yield data;
  }
}

async function* rows(items: AsyncIterable<unknown>, { look, io }: Work): AsyncGenerator<string> {
  const { format = 'ndjson', columns, known, jq } = look;
  if (jq !== undefined) return yield* (await import('../output/jq.ts')).filtered(items, jq);
  if (format !== 'table') return yield* formatted(items, format, { columns, known });
  // Loaded on use: the table of character widths takes a while to load.
  const { table } = await import('../output/table.ts');
  yield* table(items, { width: io.columns, hasColours: io.hasColours && !look.isFile, columns, known });
}

async function* one(value: unknown, { look, io, subject }: Work): AsyncGenerator<string> {
  const { format = 'ndjson', columns, known, jq } = look;
  const isObject = typeof value === 'object' && value !== null;
  if (subject.operation.response === 'void' || value === undefined) return io.err(`${subject.operation.name}: done.\n`);
  if (jq !== undefined) yield* (await import('../output/jq.ts')).filtered(each([value]), jq);
  else if (format === 'csv' || format === 'tsv') yield* formatted(each([value]), format, { columns, known });
  else if (format !== 'table') yield await formattedOne(value, format, { columns, known });
  else if (isObject) {
    const { fields } = await import('../output/table.ts');
    yield fields(value, { width: io.columns, hasColours: io.hasColours && !look.isFile, columns, known });
  } else yield `${String(value)}\n`;
}

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

async function* limited(items: AsyncIterable<unknown>, most: number): AsyncGenerator<unknown> {
  let count = 0;
  for await (const item of items) {
    yield item;
    count += 1;
    if (count >= most) return;
  }
}

/** Unchanged bytes. Binary data is not printed to a terminal. */
async function* bytes(response: Response, { isFile }: Look, { isTerminal }: Io): AsyncGenerator<string | Uint8Array> {
  const type = response.headers.get('content-type') ?? '';
  if (isTerminal && !isFile && !/^text\/|json/.test(type)) {
    await response.body?.cancel();
    throw new WrongInput(
      `The response is ${type || 'bytes'}, which a terminal cannot display: use --output FILE or a pipe.`,
    );
  }
  if (response.body !== null) yield* response.body;
}

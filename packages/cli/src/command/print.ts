/** Prints the response of a command: as a table, in a format, through a filter, or byte by byte. */
import { type Operation, responseForm } from '@flarewire/contract';
import type { Cloudflare, EventStream } from 'flarewire';
import type { ReadFlags } from '../input/flags.ts';
import type { Params } from '../input/params.ts';
import type { Io } from '../io.ts';
import { valueAt } from '../output/columns.ts';
import { type Format, formatted, formattedOne } from '../output/formats.ts';
import { paged } from '../output/paged.ts';
import { bytesIn, mustBeText } from '../output/response-bytes.ts';
import { isRecord } from '../record.ts';
import { listOf } from '../tree/list-of.ts';
import type { Subject } from '../tree/subject.ts';
import { WrongInput } from '../wrong-input.ts';

type Chunks = AsyncIterable<string | Uint8Array>;

export async function write(chunks: Chunks, { values, switches }: ReadFlags, { look, io, isRaw }: Work): Promise<void> {
  const path = fileOf(values);
  if (path !== undefined) await io.writeFile(path, chunks, { mayReplace: switches.has('force') });
  else if (io.screen !== undefined && look.format === 'table' && !isRaw && look.jq === undefined)
    await paged(texts(chunks), io.screen, io.out);
  else for await (const chunk of chunks) await io.out(chunk);
}

/** The file of `--output`; `-` is standard output. */
const fileOf = (values: ReadFlags['values']): string | undefined => {
  const path = values.get('output');
  return path === '-' ? undefined : path;
};

/** Decodes text that arrives as bytes, such as a zone file. */
async function* texts(chunks: Chunks): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of chunks) yield typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
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

export interface Look {
  readonly format: Format | 'table' | undefined;
  readonly columns: readonly string[] | undefined;
  readonly known: readonly string[] | undefined;
  readonly limit: number;
  /** Pages. */
  readonly prefetch: number;
  readonly jq: string | undefined;
  readonly isFile: boolean;
  readonly isWide: boolean;
}

const FORMATS = ['json', 'ndjson', 'yaml', 'csv', 'tsv', 'table'] as const;

/** @throws WrongInput */
export function lookOf({ switches, values }: ReadFlags, { schemas, operation }: Subject, { isTerminal }: Io): Look {
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
  const isFile = fileOf(values) !== undefined;
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
    isWide: switches.has('wide'),
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

export interface Work {
  readonly client: Cloudflare;
  readonly subject: Subject;
  readonly params: Params;
  readonly look: Look;
  readonly io: Io;
  readonly isRaw: boolean;
}

export async function chunksOf(work: Work): Promise<AsyncIterable<string | Uint8Array>> {
  const { client, subject, params, look, io, isRaw } = work;
  const { operation } = subject;
  const name = operation.name;
  const options = { signal: io.interrupted };
  const form = responseForm(operation, params);
  if (isRaw || /^(binary|text)$/.test(form?.kind ?? operation.response))
    return bytes(await client.call(name, params, options).asResponse(), look, io);
  if (operation.page !== undefined)
    return (isOfSql(work) ? sqlRows : rows)(
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
export async function* dataOf(events: EventStream): AsyncGenerator<unknown> {
  for await (const event of events) {
    if (event.data === '[DONE]') continue;
    let data: unknown = event.data;
    try {
      data = event.json();
    } catch {}
    yield data;
  }
}

export async function* rows(all: AsyncIterable<unknown>, { look, io }: Work): AsyncGenerator<string> {
  const { format = 'ndjson', columns, known, jq } = look;
  const items = columns === undefined ? all : noted(all, columns, io);
  if (jq !== undefined) return yield* (await import('../output/jq.ts')).filtered(items, jq);
  if (format !== 'table') return yield* formatted(items, format, { columns, known });
  // Loaded on use: the table of character widths takes a while to load.
  const { table } = await import('../output/table.ts');
  const hasColours = io.hasColours && !look.isFile;
  const onLeftOut = (left: readonly string[]): void =>
    io.err(`Not shown: ${left.join(', ')}. To see all columns, add --wide.\n`);
  yield* table(items, { width: io.columns, hasColours, columns, known, isWide: look.isWide, onLeftOut });
}

/** Reports columns that no item has. */
async function* noted(items: AsyncIterable<unknown>, columns: readonly string[], io: Io): AsyncGenerator<unknown> {
  const missing = new Set(columns);
  let count = 0;
  for await (const item of items) {
    count += 1;
    for (const column of missing) if (valueAt(item, column) !== undefined) missing.delete(column);
    yield item;
  }
  if (count > 0 && missing.size > 0)
    io.err(`No item has the field ${[...missing].map((one) => `"${one}"`).join(', ')}.\n`);
}

export async function* one(value: unknown, { look, io, subject }: Work): AsyncGenerator<string> {
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

/** Tables show the rows that SQL statements returned, instead of the statements. */
const isOfSql = ({ subject, look }: Work): boolean =>
  subject.operation.name === 'd1.database.query' && /^(table|csv|tsv)$/.test(look.format ?? '');

async function* sqlRows(items: AsyncIterable<unknown>, work: Work): AsyncGenerator<string> {
  const found: Record<string, unknown>[] = [];
  for await (const item of items) {
    const { results, meta } = Object(item);
    const own = Array.isArray(results) ? results.filter(isRecord) : [];
    found.push(...own);
    if (own.length === 0) work.io.err(`No rows. ${Object(meta).changes ?? 0} changed.\n`);
  }
  const columns = work.look.columns ?? [...new Set(found.flatMap(Object.keys))];
  yield* rows(each(found), { ...work, look: { ...work.look, columns } });
}

export async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

export async function* limited(items: AsyncIterable<unknown>, most: number): AsyncGenerator<unknown> {
  let count = 0;
  for await (const item of items) {
    yield item;
    count += 1;
    if (count >= most) return;
  }
}

/** Unchanged bytes. Binary data is not printed to a terminal. */
async function* bytes(response: Response, { isFile }: Look, { isTerminal }: Io): AsyncGenerator<string | Uint8Array> {
  if (isTerminal && !isFile) await mustBeText(response, '--output FILE or a pipe');
  yield* bytesIn(response);
}

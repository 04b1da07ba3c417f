/** Results of `--across` and `--input`: whole, printed as items end, with secrets in a separate file. */
import { appendFileSync, closeSync, existsSync, openSync } from 'node:fs';
import type { ItemReport } from '@flarewire/bulk';
import { follow, isSecretName, type JsonSchema, responseForm } from '@flarewire/contract';
import type { Cloudflare, EventStream } from 'flarewire';
import type { ReadFlags } from '../input/flags.ts';
import type { Params } from '../input/params.ts';
import { masked } from '../output/secrets.ts';
import { listOf } from '../tree/list-of.ts';
import type { Subject } from '../tree/subject.ts';
import { WrongInput } from '../wrong-input.ts';
import { dataOf, type Look, limited } from './print.ts';

/** The result of a read-only call: all pages of a list, the text of a file. */
export async function wholeResult(
  client: Cloudflare,
  { operation }: Subject,
  params: Params,
  { look, signal }: { readonly look: Look; readonly signal: AbortSignal },
): Promise<unknown> {
  const { name } = operation;
  if (operation.page !== undefined)
    return allOf(limited(listOf(client.call(name, params, { signal, prefetch: look.prefetch })), look.limit));
  const isFile = /^(binary|text)$/.test(responseForm(operation, params)?.kind ?? operation.response);
  const value: unknown = isFile
    ? await client.call(name, params, { signal }).asResponse()
    : await client.call(name, params, { signal });
  if (value instanceof Response) return textOf(value);
  if (value instanceof ReadableStream) return allOf(dataOf(value as EventStream)); // of events
  return Symbol.asyncIterator in Object(value) ? allOf(value as AsyncIterable<unknown>) : value;
}

async function allOf(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function textOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (/^text\/|json|xml/.test(type)) return response.text();
  await response.body?.cancel();
  throw new Error(`the response is ${type || 'bytes'}, which is not text: run the command for each item with --output`);
}

/** A row for each item of a list in tables and CSV; otherwise one with the whole result. */
export function rowsOfItem({ key, state, result, error }: ItemReport, { format, columns }: Look): object[] {
  const isFlat = columns !== undefined || format === 'csv' || format === 'tsv' || format === 'table';
  if (error !== undefined) return [{ key, state, error: error.message }];
  if (!isFlat) return [{ key, state, result }];
  if (Array.isArray(result)) return result.map((one) => (isObject(one) ? { key, ...one } : { key, value: one }));
  return [isObject(result) ? { key, state, ...result } : { key, state, result }];
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Secrets of results, which are shown once. */
export interface Secrets {
  /** @returns the item without its secrets */
  keep(item: ItemReport): ItemReport;
}

/** @throws WrongInput where results would have secrets that nothing keeps */
export function secretsOf(subject: Subject, { values }: ReadFlags): Secrets {
  const { operation, schemas, document } = subject;
  const path = values.get('secrets-file');
  const found = operation.method === 'GET' ? undefined : secretField(schemas.result, document.schemas);
  if (path === undefined && found !== undefined)
    throw new WrongInput(
      `${operation.name} returns a secret (${found}) that is shown only once. Add --secrets-file FILE, a file that only you can read. Nothing was sent.`,
    );
  if (path !== undefined) makePrivate(path);
  return {
    keep: (item) => {
      if (path !== undefined && item.state === 'done')
        appendFileSync(path, `${JSON.stringify({ key: item.key, result: item.result })}\n`, { flush: true });
      return operation.method === 'GET' || item.result === undefined
        ? item
        : { ...item, result: masked(item.result, '', schemas.result, document.schemas) };
    },
  };
}

function makePrivate(path: string): void {
  if (existsSync(path)) throw new WrongInput(`--secrets-file: ${path} exists. Give the name of a new file.`);
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    throw new WrongInput(`--secrets-file: ${error instanceof Error ? error.message : error}`);
  }
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Path of the first secret of a result by its schema; cycles end at their second visit. */
function secretField(schema: JsonSchema, schemas: Schemas, at = '', seen = new Set<JsonSchema>()): string | undefined {
  const followed = follow(schema, schemas);
  if (seen.has(followed)) return undefined;
  seen.add(followed);
  if (followed['x-sensitive'] === true && at !== '') return at;
  for (const [name, inner] of Object.entries(asRecord(followed.properties))) {
    const place = at === '' ? name : `${at}.${name}`;
    if (isText(inner, schemas) && isSecretName(name, 'text')) return place;
    const below = secretField(inner, schemas, place, seen);
    if (below !== undefined) return below;
  }
  const parts = [followed.items, followed.anyOf, followed.oneOf, followed.allOf].flat();
  for (const part of parts) {
    const below = isObject(part) ? secretField(part as JsonSchema, schemas, at, seen) : undefined;
    if (below !== undefined) return below;
  }
  return undefined;
}

const asRecord = (value: unknown): Readonly<Record<string, JsonSchema>> =>
  isObject(value) ? (value as Readonly<Record<string, JsonSchema>>) : {};

const isText = (schema: JsonSchema, schemas: Schemas): boolean => follow(schema, schemas).type === 'string';

/** Passes rows from a run to the output, one by one: adding a row waits until it is read. */
export class Channel<Row> implements AsyncIterable<Row> {
  readonly #rows: { readonly row: Row; readonly taken: () => void }[] = [];
  #wake: () => void = () => {};
  #isClosed = false;
  #error: unknown;

  add(row: Row): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    return new Promise((taken) => {
      this.#rows.push({ row, taken });
      this.#wake();
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const { taken } of this.#rows.splice(0)) taken();
    this.#wake();
  }

  /** No more rows are added; those that wait are still passed on, and then the error. */
  end(error?: unknown): void {
    this.#isClosed = true;
    this.#error = error;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row> {
    for (;;) {
      const next = this.#rows.shift();
      if (next !== undefined) {
        yield next.row;
        next.taken();
      } else if (this.#error !== undefined) throw this.#error;
      else if (this.#isClosed) return;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }
}

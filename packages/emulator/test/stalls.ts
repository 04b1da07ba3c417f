/**
 * Long texts in every path value, query parameter and header, in every text of a body and every part of a form: which
 * requests take longer than in proportion to them.
 */
import type { Operation, ProductDocument } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import type { Emulator } from '../src/emulator.ts';
import type { Part } from '../src/handler/body.ts';
import { boundaryOf, printMultipart } from '../src/http/multipart.ts';
import { compiledContract } from '../src/schema/contract.ts';
import { sample } from '../src/schema/sample.ts';
import { type ExampleOptions, exampleRequest } from './example-request.ts';
import { EXAMPLE_BODIES } from './examples.ts';

/** Texts that make loops and regular expressions slow when repeated. */
const UNITS = ['=', ' ', '/', '/*', '--', '%', '.', '(', '[', 'a,', 'a.', '0', '{"a":', '"', '\\', '\n', '1h', 'a='];
const [SHORT, LONG] = [8000, 80_000];
/** Milliseconds of the processor that a request with a long text may take in any case. */
const CEILING = 150;
/**
 * Ten times the text takes ten times as long, a little more on a busy machine; quadratic code takes a hundred times.
 */
const MAX_RATIO = 25;

type Make = (text: string) => Request;

/** @param every true sends each text to each place, else one of them, in turn */
export async function findStalls(emulator: Emulator, every: boolean): Promise<{ stalls: string[]; sent: number }> {
  const { operations } = compiledContract.index();
  const stalls: string[] = [];
  let sent = 0;
  const send = async (what: string, make: Make, units: readonly string[]): Promise<void> => {
    for (const unit of units) {
      sent++;
      const stall = await stallOf(emulator, make, unit);
      if (stall !== undefined) stalls.push(`${what}, ${JSON.stringify(unit)}: ${stall}`);
    }
  };
  for (const operation of operations) {
    const document = await compiledContract.loadProduct(operation.product);
    for (const [place, make] of placesOf(operation, document))
      await send(`${operation.name}, ${place}`, make, every ? UNITS : [UNITS[sent % UNITS.length] ?? '=']);
    if (!WITH_ANY_HEADER.has(operation.name)) continue;
    for (const name of HEADERS) {
      const make: Make = (text) => withHeader(exampleRequest(operation, document), name, text);
      await send(`${operation.name}, ${name}:`, make, UNITS);
    }
  }
  for (const make of ADDRESSES) await send(new URL(make('').url).href, make, UNITS);
  return { stalls, sent };
}

const ORIGIN = 'http://localhost';
const BEARER = { authorization: 'Bearer example' };

/** Operations, one per kind of body, that test the headers read for every operation. */
const WITH_ANY_HEADER = new Set([
  'dns.records.list',
  'dns.records.create',
  'kv.namespaces.values.update',
  'r2.buckets.objects.upload',
]);
const HEADERS = [
  'authorization',
  'x-auth-key',
  'x-auth-email',
  'x-auth-user-service-key',
  'content-type',
  'content-length',
  'accept',
  'accept-encoding',
  'cf-connecting-ip',
  'cookie',
  'if-match',
  'if-none-match',
  'origin',
  'range',
  'user-agent',
  'x-forwarded-for',
];

/** Addresses that no operation may have. */
const ADDRESSES: readonly Make[] = [
  (text) => new Request(`${ORIGIN}/${text}`),
  (text) => new Request(`${ORIGIN}/client/v4/${text}`),
  (text) => new Request(`${ORIGIN}/client/v4/zones/${text}/${text}`),
  (text) => new Request(`${ORIGIN}/client/v4/zones?${text}`, { headers: BEARER }),
  (text) => new Request(`${ORIGIN}/client/v4/zones?${text}=1`, { headers: BEARER }),
  (text) => new Request(`${ORIGIN}/client/v4/zones?name[${text}]=1`, { headers: BEARER }),
];

async function stallOf(emulator: Emulator, make: Make, unit: string): Promise<string | undefined> {
  const time = async (size: number): Promise<number> => {
    const request = make(unit.repeat(size / unit.length));
    const started = process.cpuUsage();
    await (await emulator.fetch(request)).arrayBuffer();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  if ((await time(LONG)) < CEILING) return undefined;
  // Garbage of others may have been collected meanwhile: the best of three counts.
  const long = Math.min(await time(LONG), await time(LONG));
  const short = Math.min(await time(SHORT), await time(SHORT), await time(SHORT));
  return long < CEILING || long / short < MAX_RATIO
    ? undefined
    : `${Math.round(long)} ms, ${Math.round(short)} ms for a tenth`;
}

function* placesOf(operation: Operation, document: ProductDocument): Generator<[place: string, make: Make]> {
  const schemas = document.operations[operation.name];
  const example = (options: ExampleOptions = {}): Request => exampleRequest(operation, document, options);
  for (const param of schemas?.params ?? []) {
    const name = param.wire ?? param.name;
    if (param.in === 'query') yield [`?${name}`, (text) => withQuery(example(), name, text)];
    if (param.in === 'header') yield [`${name}:`, (text) => withHeader(example(), name, text)];
  }
  // The accounts and zones before it are read alike in all operations.
  const last = schemas?.params.findLast((param) => param.in === 'path');
  if (last !== undefined) yield [`{${last.name}}`, (text) => example({ path: { [last.wire ?? last.name]: text } })];
  if (operation.request === 'none' || schemas?.body === undefined) return;
  if (operation.request !== 'json')
    yield ['content-type:', (text) => withHeader(example(), 'content-type', `multipart/form-data; ${text}`)];
  const body = EXAMPLE_BODIES[operation.name] ?? sample(schemas.body.schema, document);
  for (const path of textsIn(body)) {
    yield [`/${path.join('/')}`, (text) => example({ body: replaced(body, path, text) })];
  }
  if (!operation.request.startsWith('multipart')) return;
  const type = example().headers.get('content-type') ?? '';
  for (const [place, change] of PARTS) yield [`part ${place}`, (text) => withParts(example(), type, change, text)];
}

/** Headers of a part are cut short: the whole of them may have 16 KiB. */
const inHeader = (text: string): string => oneLine(text).slice(0, text.length / 16);

type ChangePart = (text: string) => Partial<Part>;
const PARTS: readonly (readonly [place: string, change: ChangePart])[] = [
  ['content', (text) => ({ bytes: Buffer.from(text) })],
  ['content as JSON', (text) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(text)) })],
  ['content of a file', (text) => ({ filename: 'file', bytes: Buffer.from(text) })],
  ['name', (text) => ({ name: inHeader(text) })],
  ['file name', (text) => ({ filename: inHeader(text) })],
  ['type', (text) => ({ type: inHeader(text) })],
];

/** A form with all parts changed, and a file for each file name of forms. */
function withParts(request: Request, type: string, change: ChangePart, text: string): Request {
  const names = ['file', 'url', 'metadata', 'manifest', 'main.js', 'expression'];
  const parts = names.map((name) => ({ name, filename: undefined, type: undefined, bytes: EMPTY, ...change(text) }));
  const body = printMultipart(parts, boundaryOf(type) ?? '');
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}

const EMPTY = new Uint8Array();

/** No header holds the end of a line. */
const oneLine = (text: string): string => text.replaceAll('\n', '\t');

function withHeader(request: Request, name: string, text: string): Request {
  const changed = new Request(request);
  changed.headers.set(name, oneLine(text));
  return changed;
}

function withQuery(request: Request, name: string, text: string): Request {
  const url = new URL(request.url);
  url.searchParams.set(name, text);
  return new Request(url, request);
}

type Path = readonly (string | number)[];

/** Paths of all texts in a value. */
function* textsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string') yield path;
  else if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* textsIn(one, [...path, index]);
  else if (isObject(value)) for (const [key, one] of Object.entries(value)) yield* textsIn(one, [...path, key]);
}

function replaced(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? replaced(one, rest, text) : one));
  return isObject(value) ? { ...value, [step]: replaced(value[step], rest, text) } : value;
}

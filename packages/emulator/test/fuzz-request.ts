/** Requests as data, which can be printed and sent again; and all that can be strange about one. */
import type { Operation, ProductDocument } from '@flarewire/contract';
import { idNames } from '../src/generic/items.ts';
import { concretePaths } from '../src/routing/router.ts';
import { changed } from './changed.ts';
import { exampleRequest } from './example-request.ts';
import { hostileBody } from './fuzz-bodies.ts';
import { HOSTILE_KEYS, hostileText, long, pick } from './fuzz-hostile.ts';
import type { Known } from './fuzz-known.ts';

type Random = () => number;

export interface Sent {
  readonly method: string;
  /** As it goes over the wire. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: Uint8Array<ArrayBuffer>;
}

const ORIGIN = 'http://localhost';

/** A valid request for the operation, with path values of existing items. */
export async function validRequest(
  operation: Operation,
  document: ProductDocument,
  known: Known,
  random: Random,
): Promise<Sent> {
  const isSampled = random() < 0.4;
  const request = exampleRequest(operation, document, {
    path: pathValues(operation, known, random),
    optional: random() < 0.5,
    ...(isSampled ? { random } : {}),
  });
  const bytes = new Uint8Array(await request.arrayBuffer());
  return {
    method: operation.method,
    target: request.url.slice(ORIGIN.length),
    headers: [...request.headers],
    ...(request.body === null ? {} : { body: bytes }),
  };
}

/** Values of existing items, if there are any. */
function pathValues(operation: Operation, known: Known, random: Random): Record<string, string> {
  const values: Record<string, string> = {};
  let path = '';
  for (const segment of (concretePaths(operation.path)[0] ?? '').split('/').slice(1)) {
    const name = /^\{([^{}]+)\}$/.exec(segment)?.[1];
    const value = name === undefined ? undefined : known.pick(path, idNames(name), random);
    if (name !== undefined && value !== undefined) values[name] = value;
    path += `/${value === undefined ? segment : encodeURIComponent(value)}`;
  }
  return values;
}

/** The request with one to three things in it made strange. */
export function hostileRequest(sent: Sent, document: ProductDocument, operation: Operation, random: Random): Sent {
  const times = 1 + Math.floor(random() * 2);
  let hostile = sent;
  for (let time = 0; time < times; time++) hostile = oneChange(hostile, document, operation, random);
  return hostile;
}

function oneChange(sent: Sent, document: ProductDocument, operation: Operation, random: Random): Sent {
  const chance = random();
  if (sent.body !== undefined && chance < 0.55) {
    const type = sent.headers.find(([name]) => name === 'content-type')?.[1] ?? '';
    const { bytes, type: newType, encoding } = hostileBody({ type, bytes: softly(sent.body, type, random) }, random);
    const others = sent.headers.filter(([name]) => name !== 'content-type');
    return {
      ...sent,
      headers: [
        ...others,
        ...(newType === '' ? [] : [['content-type', newType] as const]),
        ...(encoding === undefined ? [] : [['content-encoding', encoding] as const]),
      ],
      body: bytes,
    };
  }
  if (chance < 0.75) return { ...sent, target: hostileQuery(sent.target, document, operation, random) };
  if (chance < 0.88) return { ...sent, target: hostilePath(sent.target, random) };
  if (chance < 0.97) return { ...sent, headers: [...sent.headers, ...hostileHeaders(random)] };
  const method = pick(random, [
    'GET',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'HEAD',
    'OPTIONS',
    'PROPFIND',
    'get',
    '__proto__',
  ]);
  if (method !== 'GET' && method !== 'HEAD' && method !== 'get') return { ...sent, method };
  const { body: _, ...bodiless } = sent;
  return { ...bodiless, method };
}

/** Half of the time first changed as a mistaken program would. */
function softly(bytes: Uint8Array<ArrayBuffer>, type: string, random: Random): Uint8Array<ArrayBuffer> {
  if (!type.includes('json') || type.includes('ndjson') || random() < 0.7) return bytes;
  try {
    const value = changed(JSON.parse(new TextDecoder().decode(bytes)), random);
    return new TextEncoder().encode(JSON.stringify(value));
  } catch {
    return bytes;
  }
}

const PAGING = [
  'page',
  'per_page',
  'cursor',
  'limit',
  'order',
  'direction',
  'search',
  'since',
  'before',
  'name',
  'match',
  'prefix',
];

function hostileQuery(target: string, document: ProductDocument, operation: Operation, random: Random): string {
  const params = document.operations[operation.name]?.params.filter((param) => param.in === 'query') ?? [];
  const own = params.map((param) => param.wire ?? param.name);
  const name = pick(random, own.length > 0 && random() < 0.8 ? own : [...PAGING, ...HOSTILE_KEYS]);
  const path = pick(random, [
    '',
    '',
    '',
    '',
    '.',
    '[',
    '[]',
    '.exact',
    '.contains',
    '[__proto__]',
    '.__proto__.a',
    '[constructor][prototype]',
  ]);
  const text = hostileText(random, name).slice(0, 60_000);
  const value = random() < 0.1 ? pick(random, ['%', '%ff', '%00', '%u0041', '+', '&&=', '%ed%a0%80']) : encode(text);
  const glue = target.includes('?') ? '&' : '?';
  return `${target}${`${glue}${encode(name)}${path}=${value}`.repeat(random() < 0.05 ? 100 : 1)}`;
}

const SEGMENTS = [
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '%2e%2e%2f',
  '%00',
  'a%00b',
  '%ff',
  '%',
  '%zz',
  '%c0%ae',
  '%ed%a0%80',
  '__proto__',
  'constructor',
  '%5c..%5c',
  '',
  '.',
  '~',
  ';a=b',
  '*',
  '%2f',
  '%F0%9F%A6%8A',
  "'%20OR%201=1--",
  '%25%32%65',
  '[',
  '{account_id}',
  long('a', 20_000),
  long('%2f', 6000),
  long('a.', 20_000),
  long('.', 20_000),
];

function hostilePath(target: string, random: Random): string {
  const [path = '', query] = target.split('?', 2);
  const segments = path.split('/');
  // The first three are empty, `client` and `v4`.
  const at = 3 + Math.floor(random() * (segments.length - 3));
  const value = random() < 0.4 ? encode(hostileText(random, 'id').slice(0, 20_000)) : pick(random, SEGMENTS);
  const next = segments.with(at, random() < 0.2 ? `${segments[at]}${value}` : value).join('/');
  const end = random() < 0.1 ? pick(random, ['/', '//', '/..', long('/a', 20_000), '%20', '.json']) : '';
  return next + end + (query === undefined ? '' : `?${query}`);
}

const HEADERS: readonly (readonly [string, string])[] = [
  ['x-flarewire-sandbox', '../../etc'],
  ['x-flarewire-sandbox', '__proto__'],
  ['x-flarewire-sandbox', 'constructor'],
  ['x-flarewire-sandbox', long('a', 65)],
  ['x-flarewire-sandbox', ''],
  ['x-flarewire-sandbox', '..'],
  ['x-flarewire-sandbox', 'other'],
  ['authorization', 'Bearer'],
  ['authorization', `Bearer ${long(' ', 8000)}x`],
  ['authorization', `Bearer ${long('a', 8000)}`],
  ['authorization', 'Basic ***'],
  ['authorization', "Bearer ' OR 1=1 --"],
  ['x-auth-key', '__proto__'],
  ['x-auth-email', long('a@', 8000)],
  ['content-length', '-1'],
  ['content-length', '999999999999'],
  ['content-encoding', 'br'],
  ['content-encoding', 'gzip, gzip'],
  ['transfer-encoding', 'chunked'],
  ['range', `bytes=${long('0-,', 8000)}`],
  ['range', 'bytes=5-1'],
  ['range', 'bytes=-9'],
  ['if-match', long('"a",', 8000)],
  ['if-none-match', '*'],
  ['if-modified-since', 'never'],
  ['accept', long('a/b;q=9,', 8000)],
  ['host', 'evil.example'],
  ['origin', 'null'],
  ['cookie', long('a=b; ', 8000)],
  ['upload-length', '1e999'],
  ['upload-offset', '-1'],
  ['upload-metadata', long('name %%%,', 8000)],
  ['tus-resumable', '9'],
  ['cf-r2-jurisdiction', '../eu'],
  ['x-http-method-override', 'DELETE'],
  ['expect', '100-continue'],
];

function hostileHeaders(random: Random): readonly (readonly [string, string])[] {
  const header = pick(random, HEADERS);
  return random() < 0.2 ? [header, header] : [header];
}

/** A lone surrogate has no percent-encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** The request for `fetch`; undefined where the Fetch standard has none such: a server never sees it either. */
export function toRequest({ method, target, headers, body }: Sent): Request | undefined {
  try {
    const made = new Headers();
    for (const [name, value] of headers) made.append(name, value);
    return new Request(`${ORIGIN}${target}`, { method, headers: made, ...(body === undefined ? {} : { body }) });
  } catch {
    return undefined;
  }
}

/** Prints a request for a reader. */
export function printRequest({ method, target, headers, body }: Sent): string {
  const lines = headers.map(([name, value]) => `${name}: ${value.slice(0, 200)}`);
  const text =
    body === undefined
      ? ''
      : `\n\n${JSON.stringify(Buffer.from(body).toString('latin1', 0, 1500))} (${body.length} bytes)`;
  return `${method} ${target.slice(0, 500)}\n${lines.join('\n')}${text}`;
}

/**
 * The expected request of an operation, derived from the compiled contract alone: the client's code is not used, so
 * that its faults cannot hide themselves.
 */
import type { Param } from '@flarewire/contract';
import { bodyFaults, wantedBody } from './bodies.ts';
import { type Subject, wireName } from './contract-reading.ts';
import { decodeStrictly, type Pair, pairsOf, rawPairs, sameJson, show, sorted } from './pairs.ts';

export const BASE_URL = 'https://cloudflare.test/client/v4';
export const TOKEN = 'token-of-the-tests';

/** A request as passed to `fetch` by the client. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: Uint8Array | undefined;
}

type Params = Record<string, unknown>;

/** Every difference between the request and the contract; empty if there are none. */
export async function requestFaults(subject: Subject, params: Params, sent: Sent): Promise<string[]> {
  const { operation } = subject;
  const [place = '', query = '', ...more] = sent.url.split('?');
  const faults: string[] = [];
  if (more.length > 0 || sent.url.includes('#')) faults.push(`the URL has more than one '?' or a '#': ${sent.url}`);
  if (sent.method !== operation.method) faults.push(`method ${sent.method} in place of ${operation.method}`);
  const path = BASE_URL + expectedPath(subject, params);
  if (place !== path) faults.push(`path ${place.slice(BASE_URL.length)} in place of ${path.slice(BASE_URL.length)}`);
  // URL parsing must not change the path: no dot segment may be resolved.
  else if (new URL(sent.url).href.split('?')[0] !== path)
    faults.push(`path ${path} is not left unchanged by URL readers`);
  faults.push(...queryFaults(subject, params, query), ...headerFaults(subject, params, sent.headers));
  const wanted = await wantedBody(subject, params);
  return [...faults, ...bodyFaults(wanted, sent.body, sent.headers.get('content-type'))];
}

const UNESCAPED = /[A-Za-z0-9\-._~!$&'()*+,;=:@]/;

/** RFC 3986, 3.3: characters allowed in a segment stay, every other byte of the UTF-8 is encoded. */
export function encodeSegment(text: string): string {
  return Array.from(Buffer.from(text, 'utf8'), (byte) => {
    const character = String.fromCharCode(byte);
    return UNESCAPED.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}

function expectedPath({ operation, schemas }: Subject, params: Params): string {
  return operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    if (name === 'account_or_zone') {
      const { account_id: account, zone_id: zone } = params;
      return account === undefined
        ? `zones/${encodeSegment(String(zone))}`
        : `accounts/${encodeSegment(String(account))}`;
    }
    const param = schemas.params.find((one) => one.in === 'path' && wireName(one) === name);
    return encodeSegment(String(params[param?.name ?? name]));
  });
}

const inPlace = ({ schemas }: Subject, place: Param['in']): Param[] =>
  schemas.params.filter((param) => param.in === place);

function queryFaults(subject: Subject, params: Params, query: string): string[] {
  const given = inPlace(subject, 'query').filter((param) => params[param.name] !== undefined);
  const lists = new Set(given.filter((param) => param.comma).map(wireName));
  const due: Pair[] = given.flatMap((param): Pair[] => {
    const value = params[param.name];
    if (!param.comma || !Array.isArray(value)) return pairsOf(value, wireName(param));
    return value.length === 0 ? [] : [[wireName(param), JSON.stringify(value.map(String))]];
  });
  let sent: Pair[];
  try {
    sent = rawPairs(query).map(([rawName, raw]): Pair => {
      const name = decodeStrictly(rawName);
      // Commas split a list before decoding: one inside of an item is %2C.
      return [name, lists.has(name) ? JSON.stringify(raw.split(',').map(decodeStrictly)) : decodeStrictly(raw)];
    });
  } catch (error) {
    return [`query: ${String(error)}`];
  }
  return sameJson(sorted(sent), sorted(due)) ? [] : [`query ${show(sorted(sent))}, not ${show(sorted(due))}`];
}

/** Headers of every request, whatever its parameters are. */
const ALWAYS = new Set(['accept', 'authorization', 'content-type', 'user-agent', 'api-version']);

function headerFaults(subject: Subject, params: Params, headers: Headers): string[] {
  const { operation } = subject;
  const due = new Map([
    ['accept', operation.accept ?? (operation.response === 'json' ? 'application/json' : '*/*')],
    ['authorization', `Bearer ${TOKEN}`],
  ]);
  const own = inPlace(subject, 'header').filter((param) => params[param.name] !== undefined);
  for (const param of own) due.set(wireName(param).toLowerCase(), String(params[param.name]));
  const faults: string[] = [];
  for (const [name, value] of due) {
    if (headers.get(name) !== value) faults.push(`header ${name}: ${headers.get(name)} in place of ${value}`);
  }
  for (const [name] of headers) {
    if (!due.has(name) && !ALWAYS.has(name) && name !== 'x-positional')
      faults.push(`header ${name} is sent, but nothing asks for it`);
  }
  if (operation.request === 'none' && headers.has('content-type')) faults.push('a content type without a body');
  return faults;
}

/** Derives fields from a request. Others, such as scores and locations, are added by the caller. */
import { decodeUrl } from './url.ts';
import type { FieldValue } from './value.ts';

export interface HttpRequest {
  /** Absolute: `https://www.example.com/articles?page=2` */
  readonly url: string;
  /** @default 'GET' */
  readonly method?: string;
  /** In order, as sent. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
  /** Client IP address. */
  readonly ip?: string;
  /** Seconds since 1970. */
  readonly time?: number;
}

export type Fields = Record<string, FieldValue | null>;

/**
 * The fields of a request.
 * @example requestFields({ url: 'https://www.example.com/a?b=1' })['http.request.uri.args'] // { b: ['1'] }
 */
export function requestFields(request: HttpRequest): Fields {
  const { url, method = 'GET', headers = [], ip, time } = request;
  const [, scheme = 'https', host = '', rest = ''] = /^(\w+):\/\/([^/?#]*)([^#]*)/.exec(url) ?? [];
  const uri = rest.startsWith('/') ? rest : `/${rest}`;
  const mark = uri.indexOf('?');
  const path = mark < 0 ? uri : uri.slice(0, mark);
  const query = mark < 0 ? '' : uri.slice(mark + 1);
  const hostname = host.replace(/^.*@/, '');
  const port = /:(\d+)$/.exec(hostname)?.[1];
  const own = {
    'http.request.full_uri': `${scheme}://${hostname}${uri}`,
    'http.request.uri': uri,
    'http.request.uri.path': path,
    'http.request.uri.path.extension': extensionOf(path),
    'http.request.uri.query': query,
    ...collected('http.request.uri.args', pairsOf(query)),
  };
  const raw = Object.fromEntries(Object.entries(own).map(([name, value]) => [`raw.${name}`, value]));
  return {
    ...own,
    ...raw,
    'http.host': headerOf(headers, 'host') ?? hostname.replace(/:\d+$/, ''),
    'http.request.method': method.toUpperCase(),
    ssl: scheme === 'https',
    'cf.edge.server_port': Number(port ?? (scheme === 'https' ? 443 : 80)),
    'cf.threat_score': 0,
    ...headerFields(headers),
    ...(request.body === undefined ? {} : bodyFields(request.body, headerOf(headers, 'content-type') ?? '')),
    ...(ip === undefined ? {} : { 'ip.src': ip }),
    ...(time === undefined ? {} : { 'http.request.timestamp.sec': time, 'http.request.timestamp.msec': 0 }),
  };
}

type Pairs = readonly (readonly [name: string, value: string])[];

const headerOf = (headers: Pairs, name: string): string | undefined => {
  const values = headers.filter(([one]) => one.toLowerCase() === name).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(', ');
};

function headerFields(headers: Pairs): Fields {
  const lowered = headers.map(([name, value]) => [name.toLowerCase(), value] as const);
  const cookie = headerOf(headers, 'cookie') ?? '';
  return {
    'http.cookie': cookie,
    'http.referer': headerOf(headers, 'referer') ?? '',
    'http.user_agent': headerOf(headers, 'user-agent') ?? '',
    'http.x_forwarded_for': headerOf(headers, 'x-forwarded-for') ?? '',
    'http.request.headers': mapOf(lowered),
    'http.request.headers.names': headers.map(([name]) => name),
    'http.request.headers.values': headers.map(([, value]) => value),
    'http.request.headers.truncated': false,
    'http.request.cookies': mapOf(cookiesOf(cookie)),
    'http.request.accepted_languages': languagesOf(headerOf(headers, 'accept-language') ?? ''),
  };
}

function bodyFields(body: string, type: string): Fields {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  return {
    'http.request.body.raw': body,
    'http.request.body.size': new TextEncoder().encode(body).length,
    'http.request.body.truncated': false,
    ...collected('http.request.body.form', isForm ? pairsOf(body) : []),
  };
}

/** A map of arrays, plus its names and its values. */
function collected(name: string, pairs: Pairs): Record<string, FieldValue> {
  return {
    [name]: mapOf(pairs),
    [`${name}.names`]: pairs.map(([key]) => key),
    [`${name}.values`]: pairs.map(([, value]) => value),
  };
}

function mapOf(pairs: Pairs): Record<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [key, value] of pairs) {
    const values = map.get(key);
    if (values === undefined) map.set(key, [value]);
    else values.push(value);
  }
  return Object.fromEntries(map);
}

const pairsOf = (query: string): Pairs => (query === '' ? [] : query.split('&').map((part) => divided(part, '=')));

function divided(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

const cookiesOf = (cookie: string): Pairs =>
  cookie
    .split(';')
    .map((part) => divided(part.trim(), '='))
    .filter(([name]) => name !== '')
    .map(([name, value]) => [decodeUrl(name, ''), value]);

/** Lower case, without the dot: https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/http.request.uri.path.extension/ */
function extensionOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const dot = file.lastIndexOf('.');
  return dot <= 0 ? '' : file.slice(dot + 1).toLowerCase();
}

/** By weight: https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/http.request.accepted_languages/ */
function languagesOf(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag }) => tag !== '' && tag !== '*')
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

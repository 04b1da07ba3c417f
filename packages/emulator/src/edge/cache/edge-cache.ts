/** The cache in front of the origins: what is fresh comes from it, and purges empty it. https://developers.cloudflare.com/cache/concepts/cache-responses/ */
import { namesEtag } from '../../http/etag.ts';
import { type Purge, purgeReceivers } from '../../products/cache/purged.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { KnownVisitor } from '../visitor.ts';
import { isCachedByDefault, lifetimeOf } from './lifetime.ts';
import { type CacheSettings, keyOf } from './settings.ts';

/** A request to the cache, with what the rules set for it. */
export interface CacheRequest {
  readonly zone: string;
  readonly request: Request;
  readonly settings: CacheSettings;
  readonly visitor: KnownVisitor;
  readonly fetchOrigin: (request: Request) => Promise<Response>;
}

export interface EdgeCache {
  /** The stored response, or that of the origin; `cf-cache-status` says which. */
  fetch(asked: CacheRequest): Promise<Response>;
  close(): void;
}

interface Entry {
  readonly zone: string;
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly tags: readonly string[];
  /** Milliseconds since 1970. */
  storedAt: number;
  freshUntil: number;
}

/** Bytes of all stored responses; ours: the oldest make room. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Cloudflare's own statuses of an origin that cannot be reached. */
const isUnreachable = ({ status }: Response): boolean => status >= 520 && status <= 530;

export function edgeCache(sandbox: Sandbox): EdgeCache {
  const entries = new Map<string, Entry>();
  const receivers = sandbox.use(purgeReceivers);
  const remove = (purge: Purge): void => {
    for (const [key, entry] of entries) {
      if (!isPurged(entry, purge)) continue;
      if (purge.isInvalidation) entry.freshUntil = 0;
      else entries.delete(key);
    }
  };
  receivers.add(remove);
  return {
    fetch: (asked) => serve(entries, sandbox.clock.now(), asked),
    close: () => void receivers.delete(remove),
  };
}

async function serve(entries: Map<string, Entry>, now: number, asked: CacheRequest): Promise<Response> {
  const { request, settings, zone, visitor, fetchOrigin } = asked;
  const isEligible = settings.cache ?? isCachedByDefault(new URL(request.url).pathname);
  if (!isEligible || (request.method !== 'GET' && request.method !== 'HEAD'))
    return marked(await fetchOrigin(request), 'DYNAMIC');
  const key = `${zone} ${keyOf(request, settings, visitor)}`;
  const entry = entries.get(key);
  if (entry !== undefined && now < entry.freshUntil) return fromCache(entry, asked, 'HIT', now);
  // A HEAD is sent as a GET, so that its response can be stored.
  const sent = new Request(request, { method: 'GET', headers: conditional(request.headers, entry) });
  const response = await fetchOrigin(sent);
  if (entry !== undefined && response.status === 304) {
    entry.freshUntil = freshUntil(request, entry, settings, now);
    entry.storedAt = now;
    return fromCache(entry, asked, 'REVALIDATED', now);
  }
  const canBeStale = !/must-revalidate|proxy-revalidate|no-cache|s-maxage/.test(
    entry?.headers.get('cache-control') ?? '',
  );
  if (entry !== undefined && isUnreachable(response) && canBeStale) return fromCache(entry, asked, 'STALE', now);
  return store(entries, key, { ...asked, now, response, wasStored: entry !== undefined });
}

interface Storing extends CacheRequest {
  readonly now: number;
  readonly response: Response;
  readonly wasStored: boolean;
}

async function store(entries: Map<string, Entry>, key: string, storing: Storing): Promise<Response> {
  const { request, settings, now, response, zone, wasStored } = storing;
  const lifetime = lifetimeOf(request, response, settings, now);
  if (lifetime === 'bypass' || isUnreachable(response)) {
    entries.delete(key);
    return marked(withoutBody(request, response), 'BYPASS');
  }
  const status = wasStored ? 'EXPIRED' : 'MISS';
  // A stream of events never ends, so it cannot be stored.
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (lifetime === 'uncached' || isStream) return marked(withoutBody(request, response), status);
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  const entry: Entry = {
    zone,
    url: new URL(request.url),
    status: response.status,
    headers,
    body,
    tags: tagsOf(headers),
    storedAt: now,
    freshUntil: now + lifetime.seconds * 1000,
  };
  entries.delete(key);
  entries.set(key, entry);
  trim(entries);
  return fromCache(entry, storing, status, now);
}

/** Removes the oldest until the others fit. */
function trim(entries: Map<string, Entry>): void {
  let bytes = 0;
  for (const { body } of entries.values()) bytes += body.length;
  for (const [key, { body }] of entries) {
    if (bytes <= MAX_BYTES) return;
    entries.delete(key);
    bytes -= body.length;
  }
}

/** Asks the origin only whether the stored response is still the current one. */
function conditional(headers: Headers, entry: Entry | undefined): Headers {
  const sent = new Headers(headers);
  for (const name of ['if-none-match', 'if-modified-since', 'range']) sent.delete(name);
  const etag = entry?.headers.get('etag');
  const modified = entry?.headers.get('last-modified');
  if (etag) sent.set('if-none-match', etag);
  if (modified) sent.set('if-modified-since', modified);
  return sent;
}

function freshUntil(request: Request, entry: Entry, settings: CacheSettings, now: number): number {
  const lifetime = lifetimeOf(request, entry, settings, now);
  return typeof lifetime === 'string' ? 0 : now + lifetime.seconds * 1000;
}

function fromCache(entry: Entry, { request, settings }: CacheRequest, status: string, now: number): Response {
  const headers = new Headers(entry.headers);
  headers.set('content-length', String(entry.body.length));
  if (status !== 'MISS' && status !== 'EXPIRED') headers.set('age', String(Math.floor((now - entry.storedAt) / 1000)));
  const browser = settings.browser_ttl;
  if (browser?.mode === 'override_origin') headers.set('cache-control', `max-age=${browser.default ?? 0}`);
  const wanted = request.headers.get('if-none-match');
  const etag = entry.headers.get('etag');
  const isCurrent = etag !== null && wanted !== null && namesEtag(wanted, etag);
  if (isCurrent) headers.delete('content-length');
  const hasBody = request.method === 'GET' && !isCurrent && ![204, 205, 304].includes(entry.status);
  const response = new Response(hasBody ? entry.body : null, { status: isCurrent ? 304 : entry.status, headers });
  return marked(response, status);
}

const withoutBody = (request: Request, response: Response): Response =>
  request.method === 'HEAD' ? new Response(null, response) : response;

/** Visitors do not see `Cache-Tag`. https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/ */
function marked(response: Response, status: string): Response {
  response.headers.delete('cache-tag');
  response.headers.set('cf-cache-status', status);
  return response;
}

const tagsOf = (headers: Headers): string[] =>
  (headers.get('cache-tag') ?? '')
    .toLowerCase()
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

function isPurged({ zone, url, tags }: Entry, purge: Purge): boolean {
  if (zone !== purge.zone) return false;
  const address = `${url.host}${url.pathname}`;
  return (
    purge.everything ||
    purge.files.some((file) => new URL(file).href === url.href) ||
    purge.tags.some((tag) => tags.includes(tag.toLowerCase())) ||
    purge.hosts.includes(url.host) ||
    purge.prefixes.some((prefix) => address === prefix || address.startsWith(prefix.replace(/\/?$/, '/')))
  );
}

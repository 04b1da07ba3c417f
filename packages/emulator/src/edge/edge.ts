/** The edge: takes a request for any host name of the emulator to the Worker, the assets or the origin that the state names. */

import { scriptNamed, versionsNamed } from '../products/workers/tables.ts';
import { serveS3 } from '../s3/serve.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { accountsOf } from './accounts.ts';
import { type EdgeCache, edgeCache } from './cache/edge-cache.ts';
import { edgeError, originUnreachable } from './edge-error.ts';
import { type Caller, findPlace, type Place, type WorkerPlace } from './place.ts';
import { servePublicBucket } from './public-bucket.ts';
import type { OriginOverride, Passage } from './rules/passage.ts';
import { runRequestRules, runResponseRules } from './rules/run-rules.ts';
import { type RateCounter, rateCounter } from './rules/security.ts';
import { createTriggers } from './triggers.ts';
import type { EdgeOptions, Step, TracedResponse } from './types.ts';
import { type KnownVisitor, visitorHeaders, visitorOf } from './visitor.ts';
import { assetsOf, isWorkerFirst, matchAsset, missingAsset } from './workers/assets.ts';
import { WorkerProblem } from './workers/define.ts';
import { createRuntime, type Outbound, type Runtime, type Target } from './workers/runtime.ts';
import { sharesOf } from './workers/scripts.ts';

export interface OwnedEdge {
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  trace(input: Request | string | URL, init?: RequestInit): Promise<TracedResponse>;
  runDue(): Promise<void>;
  close(): Promise<void>;
}

/** Requests of one Worker to one host at a time; ours, to end Workers that request each other forever. */
const MAX_OPEN = 64;

export function createEdge(sandbox: Sandbox, options: EdgeOptions = {}): OwnedEdge {
  const rates = rateCounter();
  const cache = edgeCache(sandbox);
  const handle = async (request: Request, caller?: Caller): Promise<TracedResponse> => {
    const steps: Step[] = [];
    const visitor = visitorOf(sandbox, options.visitor);
    const inner = new Request(request, { headers: visitorHeaders(request, visitor), redirect: 'manual' });
    const response = await pass({ sandbox, runtime, options, visitor, rates, cache, steps }, inner, caller);
    response.headers.set('cf-ray', `${visitor.ray}-${visitor.cf.colo}`);
    response.headers.set('server', 'cloudflare');
    return { response, steps };
  };
  const runtime = createRuntime(sandbox, {
    outbound: outboundOf(sandbox, options, handle),
    onQueued: (account, queue) => triggers.queued(account, queue),
  });
  const triggers = createTriggers(sandbox, runtime, () => accountsOf(sandbox));
  const trace: OwnedEdge['trace'] = (input, init) => {
    triggers.start();
    return handle(withAbsoluteHost(new Request(input, init)));
  };
  return {
    trace,
    fetch: async (input, init) => (await trace(input, init)).response,
    runDue: () => triggers.runDue(),
    close: async () => {
      triggers.stop();
      cache.close();
      await runtime.close();
    },
  };
}

const LOCAL = /\.localhost(?::\d+)?$/;

/** Browsers reach `shop.example.com` as `shop.example.com.localhost:8788`; the edge knows it by its own name, without the port. */
function withAbsoluteHost(request: Request): Request {
  const url = new URL(request.url);
  if (!LOCAL.test(url.host)) return request;
  url.host = url.hostname.replace(/\.localhost$/, '');
  url.port = '';
  url.protocol = 'https:';
  return new Request(url, request);
}

interface Way {
  readonly sandbox: Sandbox;
  readonly runtime: Runtime;
  readonly options: EdgeOptions;
  readonly visitor: KnownVisitor;
  readonly rates: RateCounter;
  readonly cache: EdgeCache;
  readonly steps: Step[];
}

/** Through the rules of the zone, to the place that the URL then names, and back. */
async function pass(way: Way, request: Request, caller: Caller | undefined): Promise<Response> {
  const { sandbox, steps } = way;
  const before = findPlace(sandbox, new URL(request.url), caller);
  const zone = before.place.kind === 'error' ? undefined : before.place.zone;
  // A Worker's requests to its own zone skip the rules that its visitor went through.
  if (zone === undefined || caller !== undefined || isUnproxied(before.place)) {
    steps.push(...before.steps);
    return answer(way, before.place, { request, origin: {}, cache: {} });
  }
  const passed = runRequestRules({ ...way, zone }, request);
  if ('response' in passed) return passed.response;
  const { place, steps: found } =
    passed.request.url === request.url ? before : findPlace(sandbox, new URL(passed.request.url));
  steps.push(...found);
  const response = await answer(way, place, passed);
  runResponseRules(passed.reader, passed.request, response);
  return response;
}

const isUnproxied = (place: Place): boolean => place.kind === 'origin' && !place.record.proxied;

async function answer(way: Way, place: Place, passage: Passage): Promise<Response> {
  const { request } = passage;
  if (place.kind === 'error') {
    way.steps.push({ at: 'error', result: `${place.code}: ${place.why}` });
    return edgeError(place.code, place.why);
  }
  if (place.kind === 's3') return serveS3(request, way.sandbox, report);
  if (place.kind === 'bucket') return servePublicBucket(way.sandbox, place, request);
  if (place.kind === 'origin') return throughCache(way, place, passage);
  const target = targetOf(way, place, request);
  return target === undefined ? noWorker(way, place) : runWorker(way, target, request);
}

function noWorker({ steps }: Way, { script, version }: WorkerPlace): Response {
  const why = version === undefined ? `There is no deployed Worker ${script}.` : `${script} has no version ${version}.`;
  steps.push({ at: 'worker', result: why });
  return edgeError(1042, why);
}

const report = (error: unknown, { method, url }: Request): void => {
  console.error(`flarewire emulator: ${method} ${url} failed`, error);
};

/** The version that gets this request: by its preview URL, by the share of the deployment, or by the version that a header names. */
function targetOf({ sandbox, steps }: Way, place: WorkerPlace, request: Request): Target | undefined {
  const { account: owner, script: name, version: preview } = place;
  const script = scriptNamed({ sandbox }, owner, name);
  if (script === undefined) return undefined;
  const onDevHost = place.zone === undefined;
  if (preview !== undefined) {
    const version = versionsNamed({ sandbox }, owner, name).find(({ id }) => id.startsWith(preview));
    return version === undefined || !script.subdomain.previews_enabled ? undefined : { owner, script, version };
  }
  if (onDevHost && !script.subdomain.enabled) return undefined;
  const shares = sharesOf(sandbox, owner, script);
  const version = overridden(shares, name, request.headers) ?? chosen(shares, chance(sandbox, request.headers));
  if (version === undefined) return undefined;
  steps.push({ at: 'version', result: version.id });
  return { owner, script, version };
}

type Shares = ReturnType<typeof sharesOf>;

/** https://developers.cloudflare.com/workers/configuration/versions-and-deployments/gradual-deployments/#version-overrides */
function overridden(shares: Shares, script: string, headers: Headers): Target['version'] | undefined {
  const text = headers.get('cloudflare-workers-version-overrides') ?? '';
  for (const part of text.split(',')) {
    const [name, id] = part.split('=').map((one) => one.trim().replace(/^"|"$/g, ''));
    const found = name === script ? shares.find(({ version }) => version.id === id) : undefined;
    if (found !== undefined) return found.version;
  }
  return undefined;
}

/** A number from 0 to 100: the same for the same key, so that a visitor stays with a version. */
function chance(sandbox: Sandbox, headers: Headers): number {
  const key = headers.get('cloudflare-workers-version-key');
  if (key === null) return sandbox.random() * 100;
  let hash = 2166136261;
  for (const char of key) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (hash / 2 ** 32) * 100;
}

function chosen(shares: Shares, at: number): Target['version'] | undefined {
  let sum = 0;
  for (const { version, percentage } of shares) {
    sum += percentage;
    if (at < sum) return version;
  }
  return shares.at(-1)?.version;
}

/** Static assets come before the Worker, unless the Worker wants the path first. */
async function runWorker(way: Way, target: Target, request: Request): Promise<Response> {
  const { sandbox, runtime, steps, visitor } = way;
  const { owner, script, version } = target;
  const assets = assetsOf(sandbox, owner, script, version);
  if (assets !== undefined && !isWorkerFirst(assets, new URL(request.url).pathname)) {
    const hasCode = version.metadata.main_module !== undefined || version.metadata.body_part !== undefined;
    const isNavigation = request.headers.get('sec-fetch-mode') === 'navigate';
    const found = matchAsset(assets, request) ?? (hasCode && !isNavigation ? undefined : missingAsset(assets, request));
    if (found !== undefined || !hasCode) {
      steps.push({ at: 'assets', result: found === undefined ? 'no such file' : `${found.status}` });
      return found ?? new Response('Not Found', { status: 404 });
    }
  }
  try {
    const response = await runtime.fetch(target, request, visitor.cf);
    steps.push({ at: 'worker', result: `${script.name}: ${response.status}` });
    return response;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    steps.push({ at: 'worker', result: `${script.name}: ${why}` });
    return edgeError(1101, error instanceof WorkerProblem ? why : `${script.name} threw an exception: ${why}`);
  }
}

/** Responses of proxied origins are cached. */
async function throughCache(way: Way, place: Place & { kind: 'origin' }, passage: Passage): Promise<Response> {
  const { request, origin, cache: settings } = passage;
  const fetchOrigin = (sent: Request): Promise<Response> => atOrigin(way, place, sent, origin);
  if (!place.record.proxied) return fetchOrigin(request);
  const { cache, visitor, steps } = way;
  const response = await cache.fetch({ zone: place.zone.id, request, settings, visitor, fetchOrigin });
  steps.push({ at: 'cache', result: response.headers.get('cf-cache-status') ?? '' });
  return response;
}

/** Origin Rules may send the request to another server, with another Host header. */
async function atOrigin(
  { options: { origin }, steps }: Way,
  { record }: Place & { kind: 'origin' },
  request: Request,
  override: OriginOverride,
): Promise<Response> {
  const hostname = override.host ?? new URL(request.url).hostname;
  const port = override.port === undefined ? '' : `:${override.port}`;
  steps.push({ at: 'origin', result: `${override.host ?? `${record.type} ${record.content}`}${port}` });
  const sent = override.hostHeader === undefined ? request : withHost(request, override.hostHeader);
  if (typeof origin === 'function') return new Response(...copied(await origin(sent)));
  const base = origin === undefined || !Object.hasOwn(origin, hostname) ? undefined : origin[hostname];
  if (base === undefined) {
    const line = `${request.method} ${request.url}\nreached the origin of ${record.name}: ${record.type} ${record.content}${record.proxied ? ' (proxied)' : ''}\n`;
    return new Response(line, { headers: { 'content-type': 'text/plain; charset=UTF-8' } });
  }
  try {
    return new Response(...copied(await fetch(rebased(sent, base))));
  } catch (error) {
    return originUnreachable(`${base} cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function withHost(request: Request, host: string): Request {
  const headers = new Headers(request.headers);
  headers.set('host', host);
  return new Request(request, { headers });
}

/** A copy with headers that can be changed. */
const copied = (response: Response): [BodyInit | null, ResponseInit] => [
  response.body,
  { status: response.status, statusText: response.statusText, headers: new Headers(response.headers) },
];

function rebased(request: Request, base: string): Request {
  const url = new URL(request.url);
  const to = new URL(`${url.pathname}${url.search}`, base);
  return new Request(to, request);
}

/** A Worker's own requests: to zones of the emulator through the edge, elsewhere only if allowed. */
function outboundOf(
  sandbox: Sandbox,
  { allowOutbound = [] }: EdgeOptions,
  handle: (request: Request, caller: Caller) => Promise<TracedResponse>,
): Outbound {
  /** Requests of one script that are open now: Workers that call each other in a circle never end. */
  const open = new Map<string, number>();
  return async (request, { owner, script: { name } }) => {
    const { hostname } = new URL(request.url);
    const caller = { owner, script: name };
    if (findPlace(sandbox, new URL(request.url), caller).place.kind === 'error') {
      const isAllowed = allowOutbound.includes('*') || allowOutbound.includes(hostname);
      return isAllowed ? fetch(request) : refusedOutbound(hostname);
    }
    const key = `${owner}/${name} ${hostname}`;
    const count = (open.get(key) ?? 0) + 1;
    if (count > MAX_OPEN) return edgeError(1019, `${name} has ${count} requests to ${hostname} open.`);
    open.set(key, count);
    try {
      return (await handle(request, caller)).response;
    } finally {
      open.set(key, (open.get(key) ?? 1) - 1);
    }
  };
}

const refusedOutbound = (hostname: string): Response =>
  new Response(
    `The Worker requested ${hostname}, which is in none of the emulator's zones. Allow it with allowOutbound: ['${hostname}'], or --allow-outbound ${hostname}.\n`,
    { status: 403, headers: { 'content-type': 'text/plain; charset=UTF-8' } },
  );

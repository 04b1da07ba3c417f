/** The edge: takes a request for any host name of the emulator to the Worker, the assets or the origin that the state names. */

import type { RunningWorkers } from '../products/workers/bindings/running-workers.ts';
import { scriptNamed } from '../products/workers/tables.ts';
import { serveS3 } from '../s3/serve.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { type Holder, isProtectedHost } from './access/applications.ts';
import { isAccessPath, serveApplication, serveTeam } from './access/endpoints.ts';
import { guardAccess } from './access/guard.ts';
import { signInTo } from './access/helper.ts';
import { pinOf } from './access/sign-in.ts';
import { accountsOf } from './accounts.ts';
import { edgeCache } from './cache/edge-cache.ts';
import { edgeError } from './edge-error.ts';
import { deliver } from './email/deliver.ts';
import { atOrigin } from './origin.ts';
import { outboundOf } from './outbound.ts';
import { siteOf } from './pages/serve-pages.ts';
import { type Caller, findPlace, isSameZone, type Place, type WorkerPlace } from './place.ts';
import { prohibitedOrigin } from './prohibited.ts';
import { servePublicBucket } from './public-bucket.ts';
import type { Passage } from './rules/passage.ts';
import type { RateCounter } from './rules/rate-limits.ts';
import { runRequestRules, runResponseRules } from './rules/run-rules.ts';
import { createSnippets, matchingSnippets } from './rules/snippets.ts';
import { createTriggers } from './triggers.ts';
import type { Edge, EdgeOptions, Step, TracedResponse } from './types.ts';
import { type KnownVisitor, visitorHeaders, visitorOf } from './visitor.ts';
import type { Way } from './way.ts';
import { isHandshake, needsPort, type SocketTarget } from './web-sockets.ts';
import { frontAsset } from './workers/assets.ts';
import { targetOf } from './workers/choose-version.ts';
import { WorkerProblem } from './workers/define.ts';
import { createDispatcher } from './workers/dispatch.ts';
import { LimitExceeded } from './workers/limits.ts';
import { createRuntime, type Runtime, type Target } from './workers/runtime.ts';

export interface OwnedEdge {
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  trace(input: Request | string | URL, init?: RequestInit): Promise<TracedResponse>;
  runDue(): Promise<void>;
  email: Edge['email'];
  readonly access: Edge['access'];
  /** For the API, which shows their state. */
  readonly workers: RunningWorkers;
  /** Where the handshake of a WebSocket leads, or the response that refuses it. */
  upgrade(request: Request): Promise<SocketTarget | Response>;
  /** True for a host name that leads somewhere. */
  serves(host: string): boolean;
  close(): Promise<void>;
}

export function createEdge(sandbox: Sandbox, options: EdgeOptions = {}): OwnedEdge {
  const rates: RateCounter = new Map();
  const cache = edgeCache(sandbox);
  const snippets = createSnippets(() => runtime);
  const handle = (request: Request, caller?: Caller, upgrade?: Way['upgrade']): Promise<TracedResponse> =>
    handled({ sandbox, runtime, options, rates, cache, snippets, upgrade }, request, caller);
  const { dispatch, throughOutbound } = createDispatcher(sandbox, () => runtime);
  const cf = (): KnownVisitor['cf'] => visitorOf(sandbox, options.visitor).cf;
  const outbound = outboundOf(sandbox, options, handle);
  const runtime: Runtime = createRuntime(sandbox, {
    outbound: (request, from) =>
      snippets.proceed(request) ?? throughOutbound(request, from, cf()) ?? outbound(request, from),
    dispatch: (request) => dispatch(request, cf()),
    options,
    onQueued: () => triggers.wake(),
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
    email: (mail) => {
      triggers.start();
      return deliver(sandbox, runtime, mail);
    },
    access: accessOf(sandbox, options),
    workers: { objects: runtime.objects, wake: triggers.wake },
    upgrade: async (request) => {
      triggers.start();
      let to: SocketTarget | undefined;
      const upgrade = (target: SocketTarget): void => {
        to = target;
      };
      const { response } = await handle(withAbsoluteHost(request), undefined, upgrade);
      return to ?? response;
    },
    serves: (host) => findPlace(sandbox, new URL(`https://${host}/`)).place.kind !== 'error',
    close: async () => {
      triggers.stop();
      cache.close();
      await runtime.close();
    },
  };
}

async function handled(
  parts: Omit<Way, 'url' | 'sent' | 'visitor' | 'steps'>,
  request: Request,
  caller: Caller | undefined,
): Promise<TracedResponse> {
  const steps: Step[] = [];
  const visitor = visitorOf(parts.sandbox, parts.options.visitor);
  const inner = new Request(request, { headers: visitorHeaders(request, visitor), redirect: 'manual' });
  const response = await pass(
    { ...parts, url: new URL(request.url), sent: request.headers, visitor, steps },
    inner,
    caller,
  );
  response.headers.set('cf-ray', `${visitor.ray}-${visitor.cf.colo}`);
  response.headers.set('server', 'cloudflare');
  return { response, steps };
}

/** Sign-ins of tests. */
const accessOf = (sandbox: Sandbox, options: EdgeOptions): Edge['access'] => ({
  signIn: async (url, identity) => {
    const desk = { sandbox, options, visitor: visitorOf(sandbox, options.visitor) };
    const { url: opened } = withAbsoluteHost(new Request(url));
    return signInTo(desk, new URL(opened), identity, holderIn(sandbox));
  },
  pin: async (email) =>
    accountsOf(sandbox)
      .map((account) => pinOf(sandbox, account, email))
      .find((pin) => pin !== undefined),
});

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

/** Through the rules of the zone, to the place that the URL then names, and back. */
async function pass(way: Way, request: Request, caller: Caller | undefined): Promise<Response> {
  const { sandbox, steps } = way;
  const { url } = way;
  const before = findPlace(sandbox, url, caller);
  const { place: first } = before;
  const holder = isOutside(sandbox, first, caller) ? holderOf(sandbox, first) : undefined;
  if (holder !== undefined && isAccessPath(url) && isProtectedHost(sandbox, holder, url.hostname)) {
    const served = serveApplication(way, holder, request, holderIn(sandbox));
    if (served !== undefined) return served;
  }
  const zone = first.kind === 'error' ? undefined : first.zone;
  // A Worker's requests to its own zone skip the rules that its visitor went through.
  if (zone === undefined || caller !== undefined || isUnproxied(first)) {
    steps.push(...before.steps);
    return behindAccess(way, holder, { request, origin: {}, cache: {} }, (passage) => answer(way, first, passage));
  }
  const looped = loopedRequest(way.sent);
  if (looped !== undefined) return looped;
  const passed = runRequestRules({ ...way, zone }, request);
  if ('response' in passed) return passed.response;
  const response = await behindAccess(way, holder, passed, async (passage) => {
    const targets = matchingSnippets(sandbox, zone, passed.reader, passage.request);
    return way.snippets.run({ ...way, targets }, passage.request, async (inner) => {
      const { place, steps: found } = inner.url === request.url ? before : findPlace(sandbox, new URL(inner.url));
      steps.push(...found);
      return answer(way, place, { ...passage, request: inner });
    });
  });
  return runResponseRules(passed, response);
}

/** https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-1000/ */
function loopedRequest(sent: Headers): Response | undefined {
  if (sent.has('cf-connecting-ip')) return edgeError(1000, 'The request has a CF-Connecting-IP header.');
  const { length } = sent.get('x-forwarded-for') ?? '';
  return length > 100
    ? edgeError(1000, `The X-Forwarded-For header has ${length} characters, at most 100.`)
    : undefined;
}

/**
 * A Worker that requests a host of another zone meets Access there, as a visitor does.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/cors/#send-authentication-token-with-cloudflare-worker
 */
function isOutside(sandbox: Sandbox, place: Place, caller: Caller | undefined): boolean {
  if (caller === undefined) return true;
  return place.kind !== 'error' && place.zone !== undefined && !isSameZone(sandbox, place.zone, caller);
}

/** The account, the zone and the Worker whose Access applications may protect a place. */
function holderOf(sandbox: Sandbox, place: Place): Holder | undefined {
  if (place.kind === 'error' || place.kind === 's3' || place.kind === 'access' || isUnproxied(place)) return undefined;
  const { zone } = place;
  const account = zone === undefined ? place.account : (zone.account.id ?? '');
  const script = place.kind === 'worker' ? scriptNamed({ sandbox }, place.account, place.script) : undefined;
  return {
    account,
    zone: zone && { id: zone.id, name: zone.name },
    worker: script && { id: script.tag, isPreview: place.kind === 'worker' && place.version !== undefined },
  };
}

const holderIn =
  (sandbox: Sandbox) =>
  (url: URL): Holder | undefined =>
    holderOf(sandbox, findPlace(sandbox, url).place);

/** Access comes after the rules of the zone, and before Workers and the origin. */
async function behindAccess(way: Way, holder: Holder | undefined, passage: Passage, next: Next): Promise<Response> {
  const guarded = holder === undefined ? undefined : guardAccess(way, holder, passage.request, way.url);
  if (guarded === undefined) return next(passage);
  if ('response' in guarded) return guarded.response;
  const response = await next({ ...passage, request: guarded.request });
  for (const cookie of guarded.cookies) response.headers.append('set-cookie', cookie);
  return response;
}

type Next = (passage: Passage) => Promise<Response>;

const isUnproxied = (place: Place): boolean => place.kind === 'origin' && !place.record.proxied;

async function answer(way: Way, place: Place, passage: Passage): Promise<Response> {
  const { request } = passage;
  if (place.kind === 'error') {
    way.steps.push({ at: 'error', result: `${place.code}: ${place.why}` });
    return edgeError(place.code, place.why);
  }
  if (place.kind === 's3') return serveS3(request, way.sandbox, report);
  if (place.kind === 'bucket') return servePublicBucket(way.sandbox, place, request);
  if (place.kind === 'access') return serveTeam(way, place.account, request, holderIn(way.sandbox));
  if (place.kind === 'pages') return servePages(way, place, request);
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

/** Static assets come before the Worker, unless the Worker wants the path first. */
async function runWorker(way: Way, target: Target, request: Request): Promise<Response> {
  const file = frontAsset(way.sandbox, target, request);
  if (file === undefined) return runCode(way, target, request);
  way.steps.push({ at: 'assets', result: `${file.status}` });
  return file;
}

/** The site of a Pages project: its Functions, or its files. */
async function servePages(way: Way, place: Place & { kind: 'pages' }, request: Request): Promise<Response> {
  const { deployment } = place;
  way.steps.push({ at: 'deployment', result: String(deployment?.id ?? 'none') });
  if (deployment === undefined) return new Response('Nothing is deployed here yet.\n', { status: 404 });
  const { functions, file } = siteOf(way.sandbox, place, deployment, new URL(request.url).pathname);
  return functions === undefined ? file(request) : runCode(way, functions, request);
}

async function runCode(way: Way, target: Target, request: Request): Promise<Response> {
  const { runtime, steps, visitor, upgrade } = way;
  const { script } = target;
  if (isHandshake(request) && upgrade === undefined) return needsPort();
  try {
    if (isHandshake(request)) {
      upgrade?.(await runtime.socket(target, request, visitor.cf));
      return new Response(null);
    }
    const response = await runtime.fetch(target, request, visitor.cf);
    steps.push({ at: 'worker', result: `${script.name}: ${response.status}` });
    return response;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    steps.push({ at: 'worker', result: `${script.name}: ${why}` });
    if (error instanceof LimitExceeded) return edgeError(1102, `${script.name}: ${why}`);
    return edgeError(1101, error instanceof WorkerProblem ? why : `${script.name} threw an exception: ${why}`);
  }
}

/** Responses of proxied origins are cached. */
async function throughCache(way: Way, place: Place & { kind: 'origin' }, passage: Passage): Promise<Response> {
  const { request, origin, cache: settings } = passage;
  const fetchOrigin = (sent: Request): Promise<Response> => atOrigin(way, place, sent, origin);
  if (!place.record.proxied) return fetchOrigin(request);
  const prohibited = origin.host === undefined ? prohibitedOrigin(way, place) : undefined;
  if (prohibited !== undefined) {
    way.steps.push({ at: 'origin', result: `${prohibited.code}: ${prohibited.why}` });
    return edgeError(prohibited.code, prohibited.why);
  }
  const { cache, visitor, steps } = way;
  const response = await cache.fetch({ zone: place.zone.id, request, settings, visitor, fetchOrigin });
  steps.push({ at: 'cache', result: response.headers.get('cf-cache-status') ?? '' });
  return response;
}

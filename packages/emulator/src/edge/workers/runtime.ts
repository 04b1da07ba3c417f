/** Runs the deployed Workers of one Cloudflare: a process for each group of scripts that refer to each other, started when it is first needed. */
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fieldsIn } from '../../products/shared/fields.ts';
import type { StoredObject } from '../../products/workers/bindings/running-workers.ts';
import { namespaceOf } from '../../products/workers/durable-objects.ts';
import { secretValue } from '../../products/workers/secret-values.ts';
import { type Module, modulesOf, type Script, type Version } from '../../products/workers/tables.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { untilChanged } from '../../state/unchanged.ts';
import { type BindingServer, openBindings } from '../bindings/server.ts';
import type { EdgeOptions } from '../types.ts';
import type { SocketTarget } from '../web-sockets.ts';
import { classKey, namedClasses, workflowClasses } from '../workflows/classes.ts';
import { assetsService } from './assets.ts';
import { isBodyless, openConnection, type Sent } from './connection.ts';
import { DATASETS, defineWorker, SHIM, type Surroundings, TAIL, type WorkerOptions, WorkerProblem } from './define.ts';
import { foldersOf } from './folders.ts';
import { answerHelper, type HelperParts } from './helper-calls.ts';
import {
  CF_HEADER,
  DATASET_SOURCE,
  ENTRY_SOURCE,
  EVENT_HEADER,
  EXCEPTION_HEADER,
  SENT_HEADER,
  SHIM_SOURCE,
  TAIL_SOURCE,
  TARGET_HEADER,
  URL_HEADER,
} from './helpers.ts';
import { hyperdriveOf } from './hyperdrive.ts';
import { createMeter, LimitExceeded, limitsOf, type Running, running, withinLimits } from './limits.ts';
import { MEMORY } from './memory.ts';
import { storedObjects } from './object-files.ts';
import { loadPeer, type Miniflare, type MiniflareOptions, type Peer } from './peer.ts';
import { connectedScripts, referredTo, sharesOf, tailsOf } from './scripts.ts';
import { withOwnSignals } from './signals.ts';
import { workerName } from './worker-name.ts';

/** A Worker that runs: the owner is an account, or an account with one of its dispatch namespaces. */
export interface Target {
  readonly owner: string;
  readonly script: Script;
  readonly version: Version;
  /** Code that is in no script of the account. */
  readonly own?: OwnCode;
}

export interface OwnCode {
  readonly modules: readonly Module[];
  /** The binding to static files. */
  assets?(request: Request): Promise<Response>;
}

/** Requests of Workers to other addresses. */
export type Outbound = (request: Request, from: Target) => Promise<Response>;

export interface Runtime {
  /** @throws WorkerProblem if the Worker cannot run */
  fetch(target: Target, request: Request, cf: Readonly<Record<string, unknown>>): Promise<Response>;
  /** Where a WebSocket's handshake for a Worker is sent. */
  socket(target: Target, request: Request, cf: Readonly<Record<string, unknown>>): Promise<SocketTarget>;
  /** Hands a Worker an event of another kind; what its handler reported. */
  dispatch(target: Target, event: WorkerEvent): Promise<Record<string, unknown>>;
  /** The Durable Objects of a namespace. */
  objects(namespace: string): readonly StoredObject[];
  close(): Promise<void>;
}

export type WorkerEvent =
  | { readonly type: 'scheduled'; readonly cron: string; readonly time: number }
  | { readonly type: 'queue'; readonly queue: string; readonly messages: readonly unknown[] }
  | {
      readonly type: 'workflow';
      readonly className: string;
      /** Sent back with each step. */
      readonly call: object;
      readonly event: object;
    }
  | {
      readonly type: 'email';
      readonly from: string;
      readonly to: string;
      readonly raw: Uint8Array;
      /** Addresses that may be forwarded to. */
      readonly verified: readonly string[];
    };

interface Group {
  readonly signature: string;
  readonly process: Running;
}

export interface Surface {
  readonly outbound: Outbound;
  readonly onQueued: HelperParts['onQueued'];
  readonly options: EdgeOptions;
  /** Requests of bindings to dispatch namespaces. */
  readonly dispatch: (request: Request) => Promise<Response>;
}

export function createRuntime(sandbox: Sandbox, surface: Surface): Runtime {
  const meter = createMeter();
  const processes = createProcesses(sandbox, {
    ...surface,
    outbound: metered(surface.outbound, meter, (target) => processes.of(target)),
  });
  const send = async (target: Target, sent: Sent): Promise<Response> => {
    const process = await processes.of(target);
    sent.headers.set(TARGET_HEADER, workerName(target.script.name, target.version));
    const work = process.send(sent).catch((error) => broken(process, error));
    const response = await meter.during(target.script.name, () =>
      withinLimits(work, process, limitsOf(target.version), () => pinged(process)),
    );
    const thrown = response.headers.get(EXCEPTION_HEADER);
    if (thrown !== null) throw new Error(decodeURIComponent(thrown).split('\n')[0]);
    return response;
  };
  return {
    fetch: (target, request, cf) => {
      const body = request.body === null ? {} : { body: request.body };
      return send(target, { method: request.method, headers: headersFor(request, cf), ...body });
    },
    socket: async (target, request, cf) => {
      const { hostname: host, port } = await (await processes.of(target)).miniflare.ready;
      const headers = headersFor(request, cf);
      headers.set(TARGET_HEADER, workerName(target.script.name, target.version));
      headers.set('host', `${host}:${port}`);
      return { host, port: Number(port), path: '/', headers };
    },
    dispatch: async (target, event) => {
      const headers = new Headers({ [EVENT_HEADER]: event.type });
      const response = await send(target, { method: 'POST', headers, body: bodyOf(event) });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as Record<string, unknown>;
    },
    objects: processes.objects,
    close: processes.close,
  };
}

/** An event as JSON; a message follows it after a line feed, as bytes. */
function bodyOf(event: WorkerEvent): string | ReadableStream<Uint8Array> {
  if (event.type !== 'email') return JSON.stringify(event);
  const { raw, ...envelope } = event;
  return new Blob([`${JSON.stringify(envelope)}\n`, new Uint8Array(raw)]).stream();
}

/** The request's own headers, with what the entry needs to build it again. */
function headersFor(request: Request, cf: Readonly<Record<string, unknown>>): Headers {
  const headers = new Headers(request.headers);
  headers.set(SENT_HEADER, JSON.stringify([...headers.keys()]));
  headers.set(URL_HEADER, request.url);
  // A header has no letters beyond Latin-1, unlike the names of cities.
  headers.set(CF_HEADER, encodeURIComponent(JSON.stringify(cf)));
  // The body comes as it is read; the entry names the encodings that a Worker sees.
  headers.set('accept-encoding', 'identity');
  return headers;
}

/** Ends a Worker that sends too many requests. */
function metered(
  outbound: Outbound,
  meter: ReturnType<typeof createMeter>,
  processOf: (target: Target) => Promise<Running>,
): Outbound {
  return async (request, target) => {
    const limits = limitsOf(target.version);
    if (!meter.isOver(target.script.name, limits)) return outbound(request, target);
    const reason = new LimitExceeded(`It sent more than its limit of ${limits.subrequests} subrequests.`);
    (await processOf(target)).end(reason);
    return new Response(reason.message, { status: 500 });
  };
}

/** A process for each group of scripts. */
function createProcesses(sandbox: Sandbox, surface: Surface) {
  const groups = new Map<string, Promise<Group>>();
  const guests = guestsOf();
  const shared = once(async () => ({ peer: await loadPeer(), bindings: await openBindings(sandbox) }));
  const folder = once(() => foldersOf(sandbox));
  const changed = async (key: string, group: Group | undefined, members: readonly Target[]): Promise<Group> => {
    const signature = members
      .map(({ owner, script, version }) =>
        [workerName(script.name, version), ...tailsOf(script), ...namedClasses(sandbox, { owner, script })].join(),
      )
      .join('\n');
    if (group?.signature === signature) return group;
    const { peer, bindings } = await shared();
    const { objects } = folder();
    const options = optionsOf({ sandbox, peer, bindings, surface, members, objects });
    if (group === undefined) {
      const process = running(await start(peer, options), openConnection(), () => groups.delete(key));
      return { signature, process };
    }
    await group.process.miniflare.setOptions(options).catch(explain);
    return { signature, process: group.process };
  };
  return {
    /** Changes of one group happen one after the other. */
    of: async (target: Target): Promise<Running> => {
      const { owner, script, version } = target;
      const names = target.own === undefined ? [script.name] : referredTo(script, [version]);
      const { first = script, members: ofGroup } = groupsInForce(sandbox, `${owner}\n${names}`, () =>
        groupOf(sandbox, owner, names),
      );
      const key = `${owner}\n${first.name}`;
      const members = guests.among(key, target, ofGroup);
      const before = groups.get(key) ?? Promise.resolve(undefined);
      const next = before.catch(() => undefined).then((group) => changed(key, group, members));
      groups.set(key, next);
      return (await next).process;
    },
    objects: (namespace: string) => storedObjects(join(folder().objects, namespace)),
    close: async (): Promise<void> => {
      const started = await Promise.allSettled(groups.values());
      await Promise.all(started.map((one) => (one.status === 'fulfilled' ? one.value.process.close() : undefined)));
      if (shared.isCalled()) await (await shared().catch(() => undefined))?.bindings.close();
      if (folder.isCalled()) folder().remove();
    },
  };
}

const pinged = ({ send }: Running) => send({ method: 'GET', headers: new Headers({ [EVENT_HEADER]: 'ping' }) });

/** A connection that breaks off is that of a process which ran out of memory. @throws LimitExceeded */
function broken({ end }: Running, error: unknown): never {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (!/^(?:UND_ERR_SOCKET|ECONNRESET|ECONNREFUSED|EPIPE)$/.test(code)) throw error;
  const reason = new LimitExceeded(`Its process ended: it used more memory than ${MEMORY} MB, or crashed the runtime.`);
  end(reason);
  throw reason;
}

function once<T>(make: () => T) {
  let made: T | undefined;
  return Object.assign((): T => (made ??= make()), { isCalled: () => made !== undefined });
}

interface Connected {
  /** The script that names the group; undefined without scripts. */
  readonly first: Script | undefined;
  /** Every version with traffic. */
  readonly members: readonly Target[];
}

const groupsInForce = untilChanged<Connected>();

function groupOf(sandbox: Sandbox, owner: string, names: readonly string[]): Connected {
  const scripts = connectedScripts(sandbox, owner, names);
  const members = scripts.flatMap((script) =>
    sharesOf(sandbox, owner, script).map(({ version }) => ({ owner, script, version })),
  );
  return { first: scripts[0], members };
}

/** Ours: of more guests the process drops the oldest. */
const MAX_GUESTS = 8;

/** Versions without traffic that were requested, by a preview URL or as a deployment of a site: they stay in the group. */
function guestsOf() {
  const known = new Map<string, readonly Target[]>();
  return {
    among: (key: string, target: Target, members: readonly Target[]): readonly Target[] => {
      const isMember = ({ version }: Target): boolean => members.some((one) => one.version.id === version.id);
      const before = (known.get(key) ?? []).filter((one) => !isMember(one));
      const isKnown = isMember(target) || before.some(({ version }) => version.id === target.version.id);
      const guests = isKnown ? before : [...before, target].slice(-MAX_GUESTS);
      known.set(key, guests);
      return [...members, ...guests];
    },
  };
}

const HELPER_DATE = '2026-01-01';

interface Parts {
  readonly sandbox: Sandbox;
  readonly peer: Peer;
  readonly bindings: BindingServer;
  readonly surface: Surface;
  readonly members: readonly Target[];
  /** Folder of the Durable Objects of all groups. */
  readonly objects: string;
}

function optionsOf(parts: Parts): MiniflareOptions {
  const { sandbox, peer, surface, members, objects } = parts;
  const helper = async (request: { json(): Promise<unknown> }) =>
    toRuntime(
      peer,
      await answerHelper({ sandbox, onQueued: surface.onQueued, options: surface.options }, await request.json()),
    );
  const mains = new Map<string, string>();
  for (const { script, version } of members)
    if (!mains.has(script.name)) mains.set(script.name, workerName(script.name, version));
  const tailed = new Set(members.flatMap(({ script }) => tailsOf(script)));
  const workers = members.map((member) => defined(parts, member, { mains, tailed }));
  const helperOf = (name: string, source: string): WorkerOptions => ({
    name,
    modules: [{ type: 'ESModule', path: 'index.mjs', contents: source }],
    // A wrapped binding has the date of the Worker that it is bound to.
    ...(name === SHIM || name === DATASETS ? {} : { compatibilityDate: HELPER_DATE }),
    serviceBindings: { emulator: helper, ...(name === SHIM ? { dispatch: toService(peer, surface.dispatch) } : {}) },
  });
  const classes = Object.fromEntries(
    members.flatMap((member) => {
      const name = workerName(member.script.name, member.version);
      return workflowClasses(sandbox, member).map((entrypoint) => [classKey(name, entrypoint), { name, entrypoint }]);
    }),
  );
  const entry = {
    ...helperOf('flarewire:entry', ENTRY_SOURCE),
    // Fetchers hand on events of queues and schedules, rather than calling methods of these names.
    compatibilityFlags: ['service_binding_extra_handlers'],
    serviceBindings: { emulator: helper, ...Object.fromEntries(workers.map(({ name }) => [name, name])), ...classes },
  };
  return {
    workers: [
      ...[entry, ...workers, helperOf(SHIM, SHIM_SOURCE)],
      // Its code can run as the module of a binding only.
      ...(workers.some(bindsDataset) ? [helperOf(DATASETS, DATASET_SOURCE)] : []),
      helperOf(TAIL, TAIL_SOURCE),
    ],
    log: new peer.Log(peer.LogLevel.NONE),
    // Nothing is fetched from the network to make up `request.cf`.
    cf: false,
    durableObjectsPersist: objects,
    handleRuntimeStdio: (out: Readable, err: Readable) => {
      out.resume();
      err.resume();
    },
  } as MiniflareOptions; // its own types describe each option, and ours are made of data
}

const bindsDataset = ({ wrappedBindings }: WorkerOptions): boolean =>
  Object.values(fieldsIn(wrappedBindings)).some((bound) => fieldsIn(bound).scriptName === DATASETS);

function defined(
  { sandbox, peer, bindings, surface }: Parts,
  target: Target,
  { mains, tailed }: { readonly mains: ReadonlyMap<string, string>; readonly tailed: ReadonlySet<string> },
): WorkerOptions {
  const { owner, script, version } = target;
  const around: Surroundings = {
    account: owner,
    newestDate: peer.supportedCompatibilityDate,
    modules: target.own?.modules ?? modulesOf({ sandbox }, version),
    address: (kind, id) => bindings.address(owner.split('/')[0] ?? owner, kind, id),
    main: (name) => mains.get(name),
    hyperdrive: (id) => hyperdriveOf(sandbox, owner, surface.options, id),
    has: (name) => surface.options[name] !== undefined,
    isTailed: tailed.has(script.name),
    browser: () => toService(peer, async (request) => browse(surface.options, request)),
    objects: (name, className) => namespaceOf(sandbox, owner, name, className)?.id?.toString(),
    secret: (name) => secretValue({ sandbox, owner, script: script.name }, name, version.number),
    assets: () => toService(peer, target.own?.assets ?? assetsService(sandbox, owner, script, version)),
    outbound: toService(peer, (request) => surface.outbound(request, target)),
  };
  return defineWorker(script, version, around);
}

async function browse({ browser }: EdgeOptions, request: Request): Promise<Response> {
  return browser?.(request) ?? new Response(null, { status: 501 });
}

/** A function over the platform's requests as a service of the runtime. */
const toService =
  (peer: Peer, answer: (request: Request) => Promise<Response>) =>
  async (request: { url: string; method: string; headers: Iterable<[string, string]>; body: unknown }) => {
    const body = request.body === null ? {} : { body: request.body as ReadableStream, duplex: 'half' };
    const init = { method: request.method, headers: [...request.headers], redirect: 'manual', ...body };
    return toRuntime(peer, await answer(new Request(request.url, init as RequestInit))); // `duplex` is missing in the DOM's types
  };

async function toRuntime({ Response: RuntimeResponse }: Peer, response: Response) {
  const body = isBodyless(response.status) ? null : new Uint8Array(await response.arrayBuffer());
  return new RuntimeResponse(body, { status: response.status, headers: [...response.headers] });
}

async function start(peer: Peer, options: MiniflareOptions): Promise<Miniflare> {
  const miniflare = withOwnSignals(() => new peer.Miniflare(options));
  try {
    await miniflare.ready;
  } catch (error) {
    await miniflare.dispose().catch(() => undefined);
    return explain(error);
  }
  return miniflare;
}

/** @throws WorkerProblem with the runtime's own words */
function explain(error: unknown): never {
  throw new WorkerProblem(`The runtime refused the Worker: ${error instanceof Error ? error.message : String(error)}`);
}

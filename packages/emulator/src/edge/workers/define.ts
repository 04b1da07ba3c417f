/** Defines a version of a Worker for the runtime: its modules, compatibility, and bindings to the emulator's own state. */
import type { Fields, Module, Script, Version } from '../../products/workers/tables.ts';
import { bindingsOf, isModuleWorker, tailsOf } from './scripts.ts';
import { namingModules } from './tail-source.ts';
import { workerName } from './worker-name.ts';

/** Options of one Worker, as the runtime takes them. */
export type WorkerOptions = Record<string, unknown> & { readonly name: string };

/** Resolves everything that a version refers to. */
export interface Surroundings {
  /** An account, or an account and one of its dispatch namespaces. */
  readonly account: string;
  readonly modules: readonly Module[];
  /** Where the runtime asks for the content of a binding. */
  address(kind: 'kv' | 'r2' | 'd1', id: string): URL;
  /** The name in the runtime of another script's main version; undefined if the account has no such script. */
  main(script: string): string | undefined;
  secret(name: string): string | undefined;
  /** The connection string of a Hyperdrive config; undefined if the options have none. */
  hyperdrive(id: string): string | undefined;
  /** True for a product that has a function in its place. */
  has(product: 'ai' | 'browser' | 'vectorize'): boolean;
  /** Other Workers send it their events. */
  readonly isTailed: boolean;
  browser(): unknown;
  /** Id of the namespace of a class of Durable Objects; undefined if no migration has made it. */
  objects(script: string, className: string): string | undefined;
  /** The newest compatibility date of the runtime. */
  readonly newestDate: string;
  assets(): unknown;
  outbound: unknown;
}

/** A Worker that cannot run here, and the reason. */
export class WorkerProblem extends Error {
  override readonly name = 'WorkerProblem';
}

/** The shim has the code of bindings that the runtime has none for. */
export const SHIM = 'flarewire:bindings';
/** Datasets of Analytics Engine. */
export const DATASETS = 'flarewire:datasets';
/** Receives the trace events of every Worker. */
export const TAIL = 'flarewire:tail';

const MODULE_TYPES: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/javascript\+module|text\/javascript|application\/javascript$/, 'ESModule'],
  [/commonjs|javascript/, 'CommonJS'],
  [/wasm/, 'CompiledWasm'],
  [/json/, 'JSON'],
  [/^text\/plain/, 'Text'],
  [/octet-stream/, 'Data'],
];

/** @throws WorkerProblem if the runtime cannot have this version */
export function defineWorker(script: Script, version: Version, around: Surroundings): WorkerOptions {
  const { metadata } = version;
  const name = workerName(script.name, version);
  const bound: Bound = { bindings: {}, services: {}, wrapped: {}, rest: {} };
  for (const binding of bindingsOf(version)) bind(binding, bound, { script, version, around });
  return {
    name,
    ...codeOf(script, version, around),
    compatibilityDate: dateOf(metadata.compatibility_date, around.newestDate),
    compatibilityFlags: Array.isArray(metadata.compatibility_flags) ? metadata.compatibility_flags : [],
    bindings: bound.bindings,
    serviceBindings: bound.services,
    wrappedBindings: bound.wrapped,
    ...bound.rest,
    outboundService: around.outbound,
    // Events do not always name their Worker.
    tails: [TAIL, ...consumersOf(script, around)].map((tail) => ({ name: tail, props: { worker: name } })),
  };
}

/** Tail Workers that are deployed: https://developers.cloudflare.com/workers/observability/logs/tail-workers/ */
const consumersOf = (script: Script, { main }: Surroundings): string[] =>
  tailsOf(script).flatMap((service) => main(service) ?? []);

/** Without a date a Worker runs as on the first: https://developers.cloudflare.com/workers/configuration/compatibility-dates/ */
const OLDEST_DATE = '2021-11-02';

/** The installed runtime may be older than the date: it then runs the Worker as on its newest. */
function dateOf(date: unknown, newest: string): string {
  if (typeof date !== 'string') return OLDEST_DATE;
  return date > newest ? newest : date;
}

function codeOf(script: Script, version: Version, { modules, isTailed }: Surroundings): Fields {
  const { main_module, body_part } = version.metadata;
  const python = modules.find(({ type, name }) => type.includes('python') || name.endsWith('.py'));
  if (python !== undefined)
    throw new WorkerProblem(
      `${script.name} is written in Python (${python.name}). Python Workers do not run in the emulator; upload JavaScript modules.`,
    );
  if (!isModuleWorker(version)) {
    const body = modules.find(({ name }) => name === body_part);
    if (body === undefined) throw new WorkerProblem(`${script.name} has static assets only.`);
    return { script: textOf(body) };
  }
  const [main, all] = isTailed ? namingModules(String(main_module), modules) : [main_module, modules];
  const ordered = [...all].sort((one, other) => Number(other.name === main) - Number(one.name === main));
  return { modules: ordered.map(moduleOf) };
}

const textOf = ({ bytes }: Module): string => new TextDecoder().decode(bytes);

function moduleOf(module: Module): Fields {
  const type = MODULE_TYPES.find(([pattern]) => pattern.test(module.type))?.[1] ?? 'Data';
  const isText = type === 'ESModule' || type === 'CommonJS' || type === 'Text' || type === 'JSON';
  return { type, path: module.name, contents: isText ? textOf(module) : module.bytes };
}

interface Bound {
  readonly bindings: Fields;
  readonly services: Fields;
  readonly wrapped: Fields;
  readonly rest: Record<string, Fields>;
}

interface Place {
  readonly script: Script;
  readonly version: Version;
  readonly around: Surroundings;
}

type Bind = (name: string, binding: Fields, bound: Bound, place: Place) => void;

const add = (bound: Bound, option: string, name: string, value: unknown): void => {
  bound.rest[option] = { ...bound.rest[option], [name]: value };
};
const text = (value: unknown): string => (typeof value === 'string' ? value : String(value ?? ''));
/** The account, of a script in a dispatch namespace too. */
const accountOf = ({ account }: Surroundings): string => account.split('/')[0] ?? account;
const partOf = (binding: Fields, { around }: Place): Uint8Array =>
  around.modules.find((module) => module.name === binding.part)?.bytes ?? new Uint8Array();

/** One entry a type: https://developers.cloudflare.com/workers/configuration/multipart-upload-metadata/#bindings */
const BINDS: Readonly<Record<string, Bind>> = {
  plain_text: (name, { text: value }, { bindings }) => {
    bindings[name] = text(value);
  },
  json: (name, { json }, { bindings }) => {
    bindings[name] = json;
  },
  secret_text: (name, _, { bindings }, { around, script }) => {
    const value = around.secret(name);
    if (value === undefined)
      throw new WorkerProblem(
        `The secret ${name} of ${script.name} was set while the edge was off, so its value is unknown. Set it again.`,
      );
    bindings[name] = value;
  },
  version_metadata: (name, _, { bindings }, { version }) => {
    const { id, created_on: timestamp, metadata } = version;
    const tag = (metadata.annotations as Fields | undefined)?.['workers/tag'] ?? '';
    bindings[name] = { id, tag, timestamp };
  },
  kv_namespace: (name, { namespace_id }, bound, { around }) => {
    const id = text(namespace_id);
    add(bound, 'kvNamespaces', name, { id, remoteProxyConnectionString: around.address('kv', id) });
  },
  r2_bucket: (name, { bucket_name, jurisdiction }, bound, { around }) => {
    const id = typeof jurisdiction === 'string' ? `${text(bucket_name)}@${jurisdiction}` : text(bucket_name);
    add(bound, 'r2Buckets', name, { id, remoteProxyConnectionString: around.address('r2', id) });
  },
  d1: (name, { id: given, database_id }, bound, { around }) => {
    const id = text(given ?? database_id);
    add(bound, 'd1Databases', name, { id, remoteProxyConnectionString: around.address('d1', id) });
  },
  queue: (name, { queue_name }, { wrapped }, { around }) => {
    wrapped[name] = {
      scriptName: SHIM,
      entrypoint: 'queue',
      bindings: { account: accountOf(around), queue: text(queue_name) },
    };
  },
  dispatch_namespace: (name, { namespace, outbound }, { wrapped }, { around }) => {
    const bindings = { account: accountOf(around), namespace: text(namespace), outbound: outbound ?? null };
    wrapped[name] = { scriptName: SHIM, entrypoint: 'dispatcher', bindings };
  },
  service: (name, { service, entrypoint }, { services }, { around, script }) => {
    const target = around.main(text(service));
    if (target === undefined)
      throw new WorkerProblem(
        `The binding ${name} of ${script.name} refers to ${text(service)}, which is not deployed.`,
      );
    services[name] = { name: target, ...(typeof entrypoint === 'string' ? { entrypoint } : {}) };
  },
  durable_object_namespace: (name, { class_name, script_name }, bound, { around, script }) => {
    const owner = typeof script_name === 'string' ? script_name : script.name;
    const main = around.main(owner);
    const className = text(class_name);
    add(bound, 'durableObjects', name, {
      className,
      useSQLite: true,
      // The namespace has the objects: they stay when a new version is deployed, and when their class is renamed.
      unsafeUniqueKey:
        around.objects(owner, className) ?? [around.account, owner, className].join('-').replaceAll('/', '-'),
      ...(main === undefined ? {} : { scriptName: main }),
    });
  },
  workflow: (name, { workflow_name }, { wrapped }, { around }) => {
    const bindings = { account: accountOf(around), workflow: text(workflow_name) };
    wrapped[name] = { scriptName: SHIM, entrypoint: 'workflow', bindings };
  },
  ratelimit: (name, { namespace_id, simple }, bound) =>
    add(bound, 'ratelimits', name, { namespace_id: text(namespace_id), simple }),
  analytics_engine: (name, { dataset }, { wrapped }, { around }) => {
    wrapped[name] = { scriptName: DATASETS, bindings: { account: accountOf(around), dataset: text(dataset) } };
  },
  secrets_store_secret: (name, { store_id, secret_name }, { wrapped }, { around }) => {
    const bindings = { account: accountOf(around), store: text(store_id), secret: text(secret_name) };
    wrapped[name] = { scriptName: SHIM, entrypoint: 'storedSecret', bindings };
  },
  hyperdrive: (name, binding, bound, place) => {
    const connection = place.around.hyperdrive(text(binding.id));
    if (connection === undefined) missing(name, binding, bound);
    else add(bound, 'hyperdrives', name, connection);
  },
  ai: (name, binding, bound, { around }) => {
    if (around.has('ai')) bound.wrapped[name] = { scriptName: SHIM, entrypoint: 'ai' };
    else missing(name, binding, bound);
  },
  vectorize: (name, binding, bound, { around }) => {
    const bindings = { index: text(binding.index_name) };
    if (around.has('vectorize')) bound.wrapped[name] = { scriptName: SHIM, entrypoint: 'vectorize', bindings };
    else missing(name, binding, bound);
  },
  browser: (name, binding, bound, { around }) => {
    if (around.has('browser')) bound.services[name] = around.browser();
    else missing(name, binding, bound);
  },
  send_email: (name, binding, { wrapped }, { around }) => {
    const { destination_address, allowed_destination_addresses, allowed_sender_addresses } = binding;
    const rules = { destination_address, allowed_destination_addresses, allowed_sender_addresses };
    wrapped[name] = {
      scriptName: SHIM,
      entrypoint: 'sendEmail',
      bindings: { account: accountOf(around), rules: JSON.stringify(rules) },
    };
  },
  assets: (name, _, { services }, { around }) => {
    services[name] = around.assets();
  },
  wasm_module: (name, binding, bound, place) => add(bound, 'wasmBindings', name, partOf(binding, place)),
  data_blob: (name, binding, bound, place) => add(bound, 'dataBlobBindings', name, partOf(binding, place)),
  text_blob: (name, binding, { bindings }, place) => {
    bindings[name] = new TextDecoder().decode(partOf(binding, place));
  },
};

function bind(binding: Fields, bound: Bound, place: Place): void {
  const name = text(binding.name);
  const known = BINDS[text(binding.type)];
  if (known !== undefined) {
    known(name, binding, bound, place);
    return;
  }
  missing(name, binding, bound);
}

/** A Worker may have a binding that it never uses: only its use fails. */
function missing(name: string, { type }: Fields, { wrapped }: Bound): void {
  wrapped[name] = { scriptName: SHIM, entrypoint: 'missing', bindings: { name, type: text(type) } };
}

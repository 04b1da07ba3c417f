/** Functions of a Pages deployment as a Worker: its code, and the bindings of its environment. */

import { parseJsonBody } from '../../http/json.ts';
import { boundaryOf, parseMultipart, textOf } from '../../http/multipart.ts';
import { memoize } from '../../memoize.ts';
import { pagesPart, pagesText, SETTINGS } from '../../products/pages/parts.ts';
import { secretsOwner } from '../../products/pages/projects.ts';
import { type Fields, fieldsIn } from '../../products/shared/fields.ts';
import type { Module } from '../../products/workers/tables.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { Target } from '../workers/runtime.ts';
import { unlistedTarget } from '../workers/unlisted.ts';
import type { PagesPlace } from './find-pages.ts';

interface Code {
  readonly main: string;
  readonly modules: readonly Module[];
  readonly metadata: Fields;
}

const MODULE = 'application/javascript+module';

function codeOf(sandbox: Sandbox, id: string): Code | undefined {
  const single = pagesPart({ sandbox }, id, '_worker.js');
  if (single !== undefined)
    return { main: '_worker.js', modules: [{ name: '_worker.js', type: MODULE, bytes: single }], metadata: {} };
  const bundle = pagesPart({ sandbox }, id, '_worker.bundle');
  return bundle === undefined ? undefined : readOnce(sandbox, id, bundle);
}

const bundles = new WeakMap<Sandbox, Map<string, { readonly bytes: Uint8Array; readonly code: Code | undefined }>>();

/** A bundle is parsed once per deployment. After a reset another deployment may have the id: the bytes are compared. */
function readOnce(sandbox: Sandbox, id: string, bytes: Uint8Array): Code | undefined {
  const known = memoize(bundles, sandbox, () => new Map());
  const before = known.get(id);
  if (before !== undefined && Buffer.compare(before.bytes, bytes) === 0) return before.code;
  const code = readBundle(bytes);
  known.set(id, { bytes, code });
  return code;
}

/** A bundle is the form of an upload of a Worker; its first line has the boundary. */
function readBundle(bytes: Uint8Array): Code | undefined {
  const end = bytes.indexOf(13);
  const line = new TextDecoder().decode(bytes.subarray(0, Math.max(end, 0)));
  const boundary = boundaryOf(`multipart/form-data; boundary="${line.slice(2)}"`);
  if (!line.startsWith('--') || boundary === undefined) return undefined;
  const parts = parseMultipart(bytes, boundary);
  const metadata = parts.find(({ name }) => name === 'metadata');
  const fields = metadata === undefined ? {} : fieldsIn(parseJsonBody(textOf(metadata)));
  const modules = parts
    .filter(({ name }) => name !== 'metadata')
    .map(({ name, filename, type, bytes: content }) => ({
      name: filename ?? name,
      type: type ?? MODULE,
      bytes: content,
    }));
  return { main: String(fields.main_module), modules, metadata: fields };
}

/** Names of bindings in a project's settings, and the bindings of Workers that they are. */
const BINDINGS: Readonly<Record<string, (value: Fields) => Fields>> = {
  env_vars: ({ type, value }) => (type === 'secret_text' ? { type } : { type: 'plain_text', text: value }),
  kv_namespaces: ({ namespace_id }) => ({ type: 'kv_namespace', namespace_id }),
  d1_databases: ({ id }) => ({ type: 'd1', id }),
  r2_buckets: ({ name, jurisdiction }) => ({ type: 'r2_bucket', bucket_name: name, jurisdiction }),
  queue_producers: ({ name }) => ({ type: 'queue', queue_name: name }),
  services: ({ service, entrypoint }) => ({ type: 'service', service, entrypoint }),
  analytics_engine_datasets: ({ dataset }) => ({ type: 'analytics_engine', dataset }),
  ai_bindings: () => ({ type: 'ai' }),
  vectorize_bindings: () => ({ type: 'vectorize' }),
  hyperdrive_bindings: () => ({ type: 'hyperdrive' }),
  browsers: () => ({ type: 'browser' }),
};

function bindingsOf(settings: Fields): Fields[] {
  const bound = Object.entries(BINDINGS).flatMap(([kind, read]) =>
    Object.entries(fieldsIn(settings[kind])).map(([name, value]) => ({ name, ...read(fieldsIn(value)) })),
  );
  return [...bound, { name: 'ASSETS', type: 'assets' }];
}

/** Undefined for a site without Functions. */
export function functionsOf(
  sandbox: Sandbox,
  { account, project }: PagesPlace,
  deployment: Fields,
  assets: (request: Request) => Promise<Response>,
): Target | undefined {
  const id = String(deployment.id);
  const code = codeOf(sandbox, id);
  if (code === undefined) return undefined;
  const settings = fieldsIn(JSON.parse(pagesText({ sandbox }, id, SETTINGS) ?? '{}'));
  const { compatibility_date = settings.compatibility_date, compatibility_flags = settings.compatibility_flags } =
    code.metadata;
  const created_on = String(deployment.created_on);
  return unlistedTarget({
    owner: account,
    name: secretsOwner(project, String(deployment.environment)),
    id,
    created_on,
    modified_on: created_on,
    metadata: { main_module: code.main, compatibility_date, compatibility_flags, bindings: bindingsOf(settings) },
    own: { modules: code.modules, assets },
  });
}

/** True if Functions get this path. https://developers.cloudflare.com/pages/functions/routing/#create-a-_routesjson-file */
export function isFunctionPath(sandbox: Sandbox, deployment: Fields, path: string): boolean {
  const text = pagesText({ sandbox }, String(deployment.id), '_routes.json');
  if (text === undefined) return true;
  const { include, exclude } = fieldsIn(JSON.parse(text));
  const names = (patterns: unknown): boolean =>
    Array.isArray(patterns) && patterns.some((pattern) => matchesRoute(String(pattern), path));
  return names(include) && !names(exclude);
}

/** `/users/*` is everything below `/users/`, and `/users` itself. */
function matchesRoute(pattern: string, path: string): boolean {
  if (!pattern.endsWith('*')) return path === pattern;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) || (start.endsWith('/') && path === start.slice(0, -1));
}

/** What has to be there before an operation can succeed, where neither path nor schema tells. Each with its reason. */
import { isObject } from './contract-reading.ts';

export type Call = (name: string, params: Record<string, unknown>) => Promise<unknown>;

type Params = Readonly<Record<string, unknown>>;

/** Which operation makes what a path names. */
interface Maker {
  readonly why: string;
  readonly by: string;
  /** The operation that tells the id, where the answer of the making one does not. */
  readonly list?: string;
  readonly id: (result: unknown, params: Params) => unknown;
}

const field =
  (...path: (string | number)[]) =>
  (value: unknown): unknown =>
    path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value);

const firstItem = (page: unknown): unknown => field('result', 0, 'id')(page);

/** Keys are templates without the names of their values. */
export const makers: Readonly<Record<string, Maker>> = {
  '/accounts/{}/workers/scripts/{}/secrets/{}': {
    why: 'made by PUT on the collection',
    by: 'workers.scripts.secrets.update',
    id: field('name'),
  },
  '/accounts/{}/workers/dispatch/namespaces/{}/scripts/{}/secrets/{}': {
    why: 'made by PUT on the collection',
    by: 'workersForPlatforms.dispatch.namespaces.scripts.secrets.update',
    id: field('name'),
  },
  '/accounts/{}/workers/domains/{}': { why: 'made by PUT on the collection', by: 'workers.domains.update', id: field('id') },
  '/accounts/{}/builds/repos/connections/{}': {
    why: 'made by PUT on the collection',
    by: 'workersBuilds.repos.connections.update',
    id: field('repo_connection_uuid'),
  },
  '/zones/{}/origin_tls_client_auth/hostnames/{}': {
    why: 'made by PUT of a list on the collection',
    by: 'originTLSClientAuth.hostnames.update',
    id: (_, params) => field('config', 0, 'hostname')(params),
  },
  '/accounts/{}/rules/lists/{}/items/{}': {
    why: 'items are made in the background: the answer names the job, not the item',
    by: 'rules.lists.items.create',
    list: 'rules.lists.items.list',
    id: firstItem,
  },
  '/accounts/{}/stream/{}': {
    why: 'an upload that is begun answers with headers, not with a body',
    by: 'stream.create',
    list: 'stream.list',
    id: field('result', 0, 'uid'),
  },
};

/** Parameters that refer to something that has to be made first. */
const references: Readonly<Record<string, (call: Call, params: Params) => Promise<Params>>> = {};

export async function makeReferences(name: string, params: Params, call: Call): Promise<Params> {
  const made = await references[name]?.(call, params);
  return isObject(made) ? made : {};
}

/** Namespaces, instances and tokens of AI Search. https://developers.cloudflare.com/ai-search/ */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { userOf } from '../accounts/members.ts';
import { tablesOf } from '../r2/tables.ts';
import { collection, unique } from '../shared/collection.ts';
import { all, below, countOf, type Fields, fieldsIn, fieldsOf, keep, read } from '../shared/fields.ts';
import { ordered, searched } from '../shared/lists.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import {
  DEFAULT,
  type Instance,
  type Item,
  inInstance,
  instanceOf,
  instancesOf,
  namespaceName,
  namespaceOf,
  namespacesOf,
} from './state.ts';

/** Its own address while it is public: https://developers.cloudflare.com/ai-search/configuration/retrieval/public-endpoint/ */
function endpointOf(context: Context, params: unknown, before: unknown): Fields {
  const isOn = fieldsIn(params).enabled === true;
  return { public_endpoint_id: isOn ? (before ?? context.sandbox.ids.uuid()) : null };
}

const createNamespace: Handler<'aiSearch.namespaces.create'> = (context) => {
  const { name = '', description = null, public_endpoint_params = null } = fieldsOf(context);
  namespaceOf(context, DEFAULT);
  unique(context, namespacesOf(context), 'name', name);
  const value = {
    name,
    description,
    public_endpoint_params,
    created_at: context.now(),
    ...endpointOf(context, public_endpoint_params, null),
  };
  return context.fit(keep(context, namespacesOf(context), name, value));
};

const updateNamespace: Handler<'aiSearch.namespaces.update'> = (context) => {
  const before = namespaceOf(context);
  const changed = { ...before, ...fieldsOf(context) };
  const endpoint = endpointOf(context, changed.public_endpoint_params, before.public_endpoint_id);
  return context.fit(keep(context, namespacesOf(context), String(before.name), { ...changed, ...endpoint }));
};

/** With instances in it a namespace stays, and the default one always does; code not documented. */
const removeNamespace: Handler<'aiSearch.namespaces.delete'> = (context) => {
  const { name } = namespaceOf(context);
  if (name === DEFAULT) throw invalid('The default namespace cannot be deleted', '/name');
  if (countOf(context, instancesOf(context)) > 0)
    throw conflict(`The namespace '${String(name)}' still has instances`, '/name');
  context.sandbox.store.remove(namespacesOf(context), String(name));
  return {};
};

const listNamespaces: Handler<'aiSearch.namespaces.list'> = (context) => {
  namespaceOf(context, DEFAULT);
  const rows = searched(all(context, namespacesOf(context)), context.query.search, ['name', 'description']);
  return context.page(rows, (one) => context.fit(one));
};

const DEFAULTS: Fields = {
  ai_gateway_id: null,
  ai_search_model: null,
  cache: true,
  cache_threshold: 'close_enough',
  cache_ttl: 172_800,
  chunk: true,
  chunk_overlap: 10,
  chunk_size: 256,
  custom_metadata: [],
  embedding_model: '@cf/qwen/qwen3-embedding-0.6b',
  enable: true,
  engine_version: 3,
  fusion_method: 'rrf',
  hybrid_search_enabled: false,
  index_method: { keyword: false, vector: true },
  max_num_results: 10,
  paused: false,
  reranking: false,
  reranking_model: null,
  rewrite_model: null,
  rewrite_query: false,
  score_threshold: 0.4,
  source: null,
  source_params: null,
  sync_interval: 21_600,
  type: null,
};

/** Checks that the bucket, the gateway and the service token of an instance exist. */
function checkReferences(context: Context, { type, source, source_params, ai_gateway_id, token_id }: Fields): void {
  if ((type === 'r2' || type === 'web-crawler') && typeof source !== 'string')
    throw invalid(`A data source of type '${type}' needs a source`, '/source');
  const account = context.path.account_id ?? '';
  const jurisdiction = String(fieldsIn(source_params).r2_jurisdiction ?? 'default');
  if (type === 'r2' && tablesOf(context).bucket(account, jurisdiction, String(source)) === undefined)
    throw missing('R2 bucket', '/source');
  const gateways = below(context, 'ai-gateway', 'gateways');
  if (
    typeof ai_gateway_id === 'string' &&
    ai_gateway_id !== DEFAULT &&
    read(context, gateways, ai_gateway_id) === undefined
  )
    throw missing('AI Gateway', '/ai_gateway_id');
  if (typeof token_id === 'string') tokens.named(context, token_id, '/token_id');
}

/** Names are unique within their namespace: https://developers.cloudflare.com/ai-search/concepts/namespaces/#namespaces-and-instance-uniqueness */
function create<Result>(context: Showing<Result>): Result {
  const body = fieldsOf(context);
  const id = String(body.id);
  if (!/^[a-z0-9_-]+$/i.test(id))
    throw invalid(`'${id.slice(0, 64)}' has more than letters, digits, hyphens and underscores`, '/id');
  const namespace = String(namespaceOf(context).name);
  unique(context, instancesOf(context), 'id', id);
  checkReferences(context, body);
  const [now, user] = [context.now(), userOf(context).id];
  const instance = {
    ...DEFAULTS,
    ...body,
    ...endpointOf(context, body.public_endpoint_params, null),
    id,
    namespace,
    status: 'ready',
    created_at: now,
    modified_at: now,
    last_activity: now,
    created_by: user,
    modified_by: user,
  };
  return context.fit(keep(context, instancesOf(context), id, instance));
}

/** Fields that cannot change after creation: they decide how content is indexed. */
const FIXED = ['id', 'type', 'source', 'namespace'];

function update<Result>(context: Showing<Result>): Result {
  const before = instanceOf(context);
  const body = Object.fromEntries(Object.entries(fieldsOf(context)).filter(([name]) => !FIXED.includes(name)));
  checkReferences(context, { ...body, type: before.type, source: before.source });
  const endpoint =
    'public_endpoint_params' in body ? endpointOf(context, body.public_endpoint_params, before.public_endpoint_id) : {};
  const changed = { ...before, ...body, ...endpoint, modified_at: context.now(), modified_by: userOf(context).id };
  return context.fit(keep(context, instancesOf(context), before.id, changed));
}

function remove<Result>(context: Showing<Result>): Result {
  const instance = instanceOf(context);
  context.sandbox.store.remove(instancesOf(context), instance.id);
  return context.fit(instance);
}

/** Of the namespace of the path, or of the one that the query names. */
function list(context: Context): Instance[] {
  const { search, order_by_direction, namespace } = context.query;
  const name = typeof namespace === 'string' ? namespace : namespaceName(context);
  const rows = all<Instance>(context, instancesOf(context, String(namespaceOf(context, name).name)));
  return ordered(searched(rows, search, ['id']), 'created_at', order_by_direction ?? 'desc');
}

/** With all that it holds. */
const move: Handler<'aiSearch.namespaces.instances.move'> = (context) => {
  const instance = instanceOf(context);
  const { new_namespace = '' } = fieldsOf(context);
  const namespace = String(namespaceOf(context, new_namespace).name);
  if (namespace === instance.namespace) return {};
  unique(context, instancesOf(context, namespace), 'id', instance.id);
  const moved = { ...instance, namespace, modified_at: context.now() };
  for (const part of ['items', 'jobs', 'content'] as const)
    for (const one of all<Item>(context, inInstance(context, instance, part)))
      keep(context, inInstance(context, moved, part), one.id, { ...one, ...('namespace' in one ? { namespace } : {}) });
  context.sandbox.store.remove(instancesOf(context), instance.id);
  keep(context, instancesOf(context, namespace), moved.id, moved);
  return {};
};

/** The key is never shown. https://developers.cloudflare.com/ai-search/configuration/indexing/service-api-token/ */
const tokens = collection({
  what: 'token',
  scope: ['ai-search', 'tokens'],
  id: ['id', 'uuid'],
  created: ['created_at'],
  createdBy: ['created_by'],
  modified: ['modified_at'],
  modifiedBy: ['modified_by'],
  defaults: { enabled: true },
  searched: ['id', 'name'],
  deleted: [],
  read: (_context, { cf_api_key: _, ...body }) => ({ legacy: true, ...body }),
  // A token that instances sync with stays; code not documented.
  leaving: (context, { id }) => {
    const user = all(context, namespacesOf(context))
      .flatMap(({ name }) => all<Instance>(context, instancesOf(context, String(name))))
      .find((one) => one.token_id === id);
    if (user !== undefined) throw conflict(`The instance '${user.id}' still uses the token`);
  },
});

export const aiSearchInstances = {
  'aiSearch.namespaces.create': createNamespace,
  'aiSearch.namespaces.update': updateNamespace,
  'aiSearch.namespaces.list': listNamespaces,
  'aiSearch.namespaces.read': (context) => context.fit(namespaceOf(context)),
  'aiSearch.namespaces.delete': removeNamespace,
  'aiSearch.namespaces.instances.create': create,
  'aiSearch.namespaces.instances.update': update,
  'aiSearch.namespaces.instances.list': (context) => context.page(list(context), (one) => context.fit(one)),
  'aiSearch.namespaces.instances.read': (context) => context.fit(instanceOf(context)),
  'aiSearch.namespaces.instances.delete': remove,
  'aiSearch.namespaces.instances.move': move,
  'aiSearch.instances.create': create,
  'aiSearch.instances.update': update,
  'aiSearch.instances.list': (context) => context.page(list(context), (one) => context.fit(one)),
  'aiSearch.instances.read': (context) => context.fit(instanceOf(context)),
  'aiSearch.instances.delete': remove,
  'aiSearch.tokens.create': tokens.create,
  'aiSearch.tokens.update': tokens.edit,
  'aiSearch.tokens.read': tokens.get,
  'aiSearch.tokens.list': tokens.list,
  'aiSearch.tokens.delete': tokens.remove,
} satisfies Handlers;

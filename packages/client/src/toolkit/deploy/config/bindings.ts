/**
 * Converts the bindings of a configuration to the API's form, with the resources that they need.
 * https://developers.cloudflare.com/workers/configuration/multipart-upload-metadata/#bindings
 */
import type { Fields, Path } from './config-file.ts';
import { isFields } from './shape.ts';

/** A binding in the API's form. */
export interface Binding {
  readonly type: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** A resource that bindings refer to by name. */
export interface Need {
  readonly kind:
    | 'kv.namespaces'
    | 'r2.buckets'
    | 'd1.database'
    | 'queues'
    | 'vectorize.indexes'
    | 'dispatch namespace'
    | 'service';
  readonly name: string;
  readonly jurisdiction?: string;
}

/** A binding, its place in the configuration, and the resource that it needs. */
export interface WantedBinding {
  readonly binding: Binding;
  readonly path: Path;
  readonly need?: Need;
  /** Field of the binding that takes the id of the resource. */
  readonly idField?: string;
}

type Made = Omit<WantedBinding, 'path'>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Removes undefined fields. */
const given = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value; // a subset of the fields
const bound = (type: string, item: Fields, more: Fields = {}): Binding =>
  given({ type, name: text(item.binding ?? item.name), ...more });

/** Name that wrangler gives to a resource created for a binding without an id. */
const ownName = (worker: string, { binding }: Fields): string =>
  `${worker}-${text(binding).toLowerCase().replaceAll('_', '-')}`;

/** Converters of binding lists, by setting. */
const LISTS: { readonly [setting: string]: (item: Fields, worker: string) => Made } = {
  kv_namespaces: (item, worker) =>
    item.id !== undefined
      ? { binding: bound('kv_namespace', item, { namespace_id: item.id }) }
      : {
          binding: bound('kv_namespace', item),
          need: { kind: 'kv.namespaces', name: ownName(worker, item) },
          idField: 'namespace_id',
        },
  r2_buckets: (item, worker) => {
    const name = text(item.bucket_name) || ownName(worker, item);
    const { jurisdiction } = item;
    const need = given({ kind: 'r2.buckets' as const, name, jurisdiction: jurisdiction as string }); // checked, if given
    return { binding: bound('r2_bucket', item, { bucket_name: name, jurisdiction }), need };
  },
  d1_databases: (item, worker) =>
    item.database_id !== undefined
      ? { binding: bound('d1', item, { database_id: item.database_id }) }
      : {
          binding: bound('d1', item),
          need: given({
            kind: 'd1.database' as const,
            name: text(item.database_name) || ownName(worker, item),
            jurisdiction: item.jurisdiction as string, // checked, if given
          }),
          idField: 'database_id',
        },
  'queues.producers': (item) => ({
    binding: bound('queue', item, { queue_name: item.queue, delivery_delay: item.delivery_delay }),
    need: { kind: 'queues', name: text(item.queue) },
  }),
  vectorize: (item) => ({
    binding: bound('vectorize', item, { index_name: item.index_name }),
    need: { kind: 'vectorize.indexes', name: text(item.index_name) },
  }),
  hyperdrive: (item) => ({ binding: bound('hyperdrive', item, { id: item.id }) }),
  services: (item) => ({
    binding: bound('service', item, {
      service: item.service,
      environment: item.environment,
      entrypoint: item.entrypoint,
    }),
    need: { kind: 'service', name: text(item.service) },
  }),
  'durable_objects.bindings': (item) => ({
    binding: bound('durable_object_namespace', item, {
      class_name: item.class_name,
      script_name: item.script_name,
      environment: item.environment,
    }),
  }),
  workflows: (item) => ({
    binding: bound(
      'workflow',
      { binding: item.binding },
      {
        workflow_name: item.name,
        class_name: item.class_name,
        script_name: item.script_name,
      },
    ),
  }),
  analytics_engine_datasets: (item) => ({
    binding: bound('analytics_engine', item, { dataset: item.dataset ?? item.binding }),
  }),
  send_email: ({ name, remote: _, ...rest }) => ({ binding: bound('send_email', { name }, rest) }),
  mtls_certificates: (item) => ({ binding: bound('mtls_certificate', item, { certificate_id: item.certificate_id }) }),
  dispatch_namespaces: (item) => ({
    binding: bound('dispatch_namespace', item, { namespace: item.namespace, outbound: outboundOf(item.outbound) }),
    need: { kind: 'dispatch namespace', name: text(item.namespace) },
  }),
  pipelines: (item) => ({ binding: bound('pipelines', item, { pipeline: item.stream ?? item.pipeline }) }),
  worker_loaders: (item) => ({ binding: bound('worker_loader', item) }),
  ai_search: (item) => ({
    binding: bound('ai_search', item, { instance_name: item.instance_name, namespace: item.namespace }),
  }),
  ai_search_namespaces: (item) => ({ binding: bound('ai_search_namespace', item, { namespace: item.namespace }) }),
  artifacts: (item) => ({ binding: bound('artifacts', item, { namespace: item.namespace }) }),
  flagship: (item) => ({ binding: bound('flagship', item, { app_id: item.app_id }) }),
  vpc_networks: (item) => ({
    binding: bound('vpc_network', item, { network_id: item.network_id, tunnel_id: item.tunnel_id }),
  }),
  // Passed on unchanged: these are for users who know the API's format.
  'unsafe.bindings': ({ type, name, dev: _, ...rest }) => ({
    binding: { type: text(type), name: text(name), ...rest },
  }),
  secrets_store_secrets: (item) => ({
    binding: bound('secrets_store_secret', item, { store_id: item.store_id, secret_name: item.secret_name }),
  }),
  ratelimits: (item) => ({
    binding: bound('ratelimit', item, { namespace_id: item.namespace_id, simple: item.simple }),
  }),
  vpc_services: (item) => ({ binding: bound('vpc_service', item, { service_id: item.service_id }) }),
};

/** Bindings to singletons. */
const SINGLE = ['ai', 'browser', 'images', 'media', 'version_metadata'];

function outboundOf(value: unknown): object | undefined {
  if (!isFields(value)) return undefined;
  const { service, environment, parameters } = value;
  const params = Array.isArray(parameters) ? parameters.map((name) => ({ name })) : undefined;
  return given({ worker: given({ service, environment }), params });
}

/** Returns all bindings of a configuration. Malformed ones are omitted: they are already reported. */
export function bindingsOf(fields: Fields, worker: string): WantedBinding[] {
  const lists = Object.entries(LISTS).flatMap(([setting, make]) => {
    const path = setting.split('.');
    const list = path.reduce<unknown>((inner, name) => (isFields(inner) ? inner[name] : undefined), fields);
    return (Array.isArray(list) ? list : []).flatMap((item, index) =>
      isFields(item) ? [{ ...make(item, worker), path: [...path, index] }] : [],
    );
  });
  const single = SINGLE.flatMap((setting) => {
    const item = fields[setting];
    return isFields(item) ? [{ binding: bound(setting, item), path: [setting] }] : [];
  });
  const vars = Object.entries(isFields(fields.vars) ? fields.vars : {}).map(([name, value]) => ({
    binding:
      typeof value === 'string' ? { type: 'plain_text', name, text: value } : { type: 'json', name, json: value },
    path: ['vars', name],
  }));
  const { assets } = fields;
  const served =
    isFields(assets) && typeof assets.binding === 'string'
      ? [{ binding: { type: 'assets', name: assets.binding }, path: ['assets', 'binding'] }]
      : [];
  return [...vars, ...lists, ...single, ...served];
}

/** Queues that consumers read from, and their dead letter queues. */
export function queuesOf(fields: Fields): { readonly need: Need; readonly path: Path }[] {
  const consumers = isFields(fields.queues) && Array.isArray(fields.queues.consumers) ? fields.queues.consumers : [];
  return consumers.flatMap((one, index) =>
    ['queue', 'dead_letter_queue'].flatMap((field) =>
      isFields(one) && typeof one[field] === 'string'
        ? [{ need: { kind: 'queues' as const, name: one[field] }, path: ['queues', 'consumers', index, field] }]
        : [],
    ),
  );
}

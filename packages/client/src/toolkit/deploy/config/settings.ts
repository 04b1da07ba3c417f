/**
 * The settings of wrangler's configuration that a deployment supports, and those that it does not.
 * https://developers.cloudflare.com/workers/wrangler/configuration/
 */
import type { ObjectShape, Shape } from './shape.ts';

const object = (fields: ObjectShape['fields'], needs: readonly string[] = []): ObjectShape => ({ fields, needs });
const named = (fields: ObjectShape['fields'] = {}, needs: readonly string[] = []): ObjectShape =>
  object({ binding: 'text', remote: 'local', experimental_remote: 'local', ...fields }, ['binding', ...needs]);
const listOf = (fields: ObjectShape['fields'], needs: readonly string[] = []): Shape => ({
  list: named(fields, needs),
});
const texts: Shape = { list: 'text' };
const duration: Shape = { oneOf: ['number', 'text'], about: 'milliseconds or text such as "3 days"' };

const route: Shape = {
  oneOf: [
    'text',
    object(
      {
        pattern: 'text',
        zone_id: 'text',
        zone_name: 'text',
        custom_domain: 'flag',
        enabled: 'local',
        previews_enabled: 'local',
      },
      ['pattern'],
    ),
  ],
  about: 'a pattern, or a table with one',
};

/** Settings that an environment inherits from the top level unless it overrides them. */
const INHERITED: ObjectShape['fields'] = {
  name: 'text',
  main: 'text',
  account_id: 'text',
  compatibility_date: 'text',
  compatibility_flags: texts,
  workers_dev: 'flag',
  preview_urls: 'flag',
  route,
  routes: { list: route },
  triggers: object({ crons: texts, events: { refused: 'not sent' } }),
  rules: {
    list: object(
      { type: { words: ['ESModule', 'CommonJS', 'CompiledWasm', 'Text', 'Data'] }, globs: texts, fallthrough: 'flag' },
      ['type', 'globs'],
    ),
  },
  no_bundle: 'flag',
  find_additional_modules: 'flag',
  base_dir: 'text',
  minify: 'flag',
  alias: { map: 'text' },
  tsconfig: 'text',
  logpush: 'flag',
  limits: object({ cpu_ms: 'number', subrequests: 'number' }),
  observability: object({
    enabled: 'flag',
    head_sampling_rate: 'number',
    redact_query_string: 'flag',
    issues: 'any',
    logs: 'any',
    traces: 'any',
  }),
  placement: 'any',
  assets: object({
    directory: 'text',
    base_path: { refused: 'not sent' },
    binding: 'text',
    html_handling: 'text',
    not_found_handling: 'text',
    run_worker_first: { oneOf: ['flag', texts], about: 'true, false or a list of paths' },
  }),
  migrations: {
    list: object(
      {
        tag: 'text',
        new_classes: texts,
        new_sqlite_classes: texts,
        deleted_classes: texts,
        renamed_classes: { list: object({ from: 'text', to: 'text' }, ['from', 'to']) },
        transferred_classes: {
          list: object({ from: 'text', from_script: 'text', to: 'text' }, ['from', 'from_script', 'to']),
        },
      },
      ['tag'],
    ),
  },
  tags: texts,
  pages_build_output_dir: 'text',
  build: { unused: 'build commands are not run: run it before you deploy' },
  preserve_file_names: 'local',
  upload_source_maps: 'flag',
  node_compat: { unused: 'use the compatibility flag nodejs_compat' },
  jsx_factory: { unused: 'use compilerOptions of tsconfig.json' },
  jsx_fragment: { unused: 'use compilerOptions of tsconfig.json' },
  cache: 'any',
  send_metrics: 'local',
  first_party_worker: 'local',
  compliance_region: { unused: 'the region of this client is used' },
  dependencies_instrumentation: 'local',
  keep_names: { unused: 'esbuild uses its default' },
  python_modules: { unused: 'Python Workers are not deployed' },
  dev: 'local',
};

/** Settings of wrangler 4.164 that are not sent, although a Worker may need them. */
const REFUSED: ObjectShape['fields'] = Object.fromEntries(
  [
    ...['access', 'addresses', 'agent_memory', 'analytics', 'cloudchamber', 'connect', 'data_blobs', 'k2', 'previews'],
    ...['stream', 'streaming_tail_consumers', 'text_blobs', 'unsafe_hello_world', 'wasm_modules'],
  ].map((name) => [name, { refused: 'not sent' }]),
);

/** Settings that each environment must define itself. */
const OWN: ObjectShape['fields'] = {
  vars: { map: 'any' },
  define: { map: 'text' },
  secrets: object({ required: texts }),
  kv_namespaces: listOf({ id: 'text', preview_id: 'local' }),
  r2_buckets: listOf({ bucket_name: 'text', jurisdiction: 'text', preview_bucket_name: 'local', local_dev: 'local' }),
  d1_databases: listOf({
    ...{ database_id: 'text', database_name: 'text', preview_database_id: 'local', database_internal_env: 'local' },
    ...{ migrations_dir: 'local', migrations_table: 'local', migrations_pattern: 'local' },
    jurisdiction: 'text',
  }),
  queues: object({
    producers: listOf({ queue: 'text', delivery_delay: 'number' }, ['queue']),
    consumers: {
      list: object(
        {
          ...{ queue: 'text', max_batch_size: 'number', max_batch_timeout: 'number', max_retries: 'number' },
          ...{ dead_letter_queue: 'text', max_concurrency: 'number', retry_delay: 'number' },
          ...{ type: { words: ['worker', 'http_pull'] }, visibility_timeout_ms: 'number' },
        },
        ['queue'],
      ),
    },
  }),
  vectorize: listOf({ index_name: 'text' }, ['index_name']),
  hyperdrive: listOf({ id: 'text', localConnectionString: 'local' }, ['id']),
  services: listOf({ service: 'text', entrypoint: 'text', environment: 'text', props: { unused: 'not sent' } }, [
    'service',
  ]),
  durable_objects: object({
    code_update_strategy: { refused: 'not sent' },
    bindings: {
      list: object({ name: 'text', class_name: 'text', script_name: 'text', environment: 'text' }, [
        'name',
        'class_name',
      ]),
    },
  }),
  workflows: listOf(
    {
      ...{ name: 'text', class_name: 'text', script_name: 'text' },
      ...{ limits: object({ steps: 'number' }), concurrency: object({ limit: 'number' }), jurisdiction: 'text' },
      default_retention: object({ success_retention: duration, error_retention: duration }),
      schedules: { oneOf: ['text', texts], about: 'a cron expression or a list of them' },
    },
    ['name', 'class_name'],
  ),
  analytics_engine_datasets: listOf({ dataset: 'text' }),
  send_email: {
    list: object(
      {
        ...{ name: 'text', destination_address: 'text', remote: 'local' },
        ...{ allowed_destination_addresses: texts, allowed_sender_addresses: texts },
      },
      ['name'],
    ),
  },
  mtls_certificates: listOf({ certificate_id: 'text' }, ['certificate_id']),
  dispatch_namespaces: listOf(
    { namespace: 'text', outbound: object({ service: 'text', environment: 'text', parameters: texts }, ['service']) },
    ['namespace'],
  ),
  pipelines: listOf({ pipeline: 'text', stream: 'text' }),
  worker_loaders: listOf({}),
  ai_search: listOf({ instance_name: 'text', namespace: 'text' }),
  ai_search_namespaces: listOf({ namespace: 'text' }, ['namespace']),
  artifacts: listOf({ namespace: 'text' }, ['namespace']),
  flagship: listOf({ app_id: 'text' }, ['app_id']),
  vpc_networks: listOf({ network_id: 'text', tunnel_id: 'text' }),
  exports: { map: 'any' },
  secrets_store_secrets: listOf({ store_id: 'text', secret_name: 'text' }, ['store_id', 'secret_name']),
  ratelimits: {
    list: object(
      {
        name: 'text',
        namespace_id: 'text',
        simple: object({ limit: 'number', period: 'number' }, ['limit', 'period']),
      },
      ['name', 'namespace_id', 'simple'],
    ),
  },
  vpc_services: listOf({ service_id: 'text' }, ['service_id']),
  ai: named({ staging: 'local' }),
  browser: named(),
  images: named(),
  media: named(),
  version_metadata: named(),
  tail_consumers: { list: object({ service: 'text', environment: 'text' }, ['service']) },
  logfwdr: { refused: 'not sent' },
  containers: { unused: 'containers are not deployed: use wrangler' },
  unsafe: object({ bindings: { list: 'any' }, metadata: 'any', capnp: { refused: 'not sent' } }),
  ...REFUSED,
};

/** Settings for all environments, only allowed at the top level. */
const TOP: ObjectShape['fields'] = {
  $schema: 'local',
  keep_vars: 'flag',
  site: { unused: 'Workers Sites are not deployed: use assets' },
  legacy_env: 'local',
};

export const isInherited = (name: string): boolean => Object.hasOwn(INHERITED, name);
export const isOwn = (name: string): boolean => Object.hasOwn(OWN, name);
export const isOfTop = (name: string): boolean => Object.hasOwn(TOP, name);

/** One environment. */
export const ENVIRONMENT: ObjectShape = object({ ...INHERITED, ...OWN });
/** A whole file. An environment is checked when it is selected. */
export const FILE: ObjectShape = object({ ...TOP, ...INHERITED, ...OWN, env: 'any' });

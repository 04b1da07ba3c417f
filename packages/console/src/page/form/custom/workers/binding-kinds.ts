/**
 * Kinds of Worker bindings and the sources of their values:
 * https://developers.cloudflare.com/workers/runtime-apis/bindings/
 */

export type BindingSource =
  | 'namespaces'
  | 'buckets'
  | 'databases'
  | 'queues'
  | 'scripts'
  | 'hyperdrives'
  | 'indexes'
  | 'dispatch-namespaces';

export interface BindingField {
  readonly name: string;
  readonly label: string;
  readonly source?: BindingSource;
  readonly isOptional?: boolean;
  /** A JSON value; `secret` is write-only. */
  readonly kind?: 'long' | 'json' | 'secret';
}

export interface BindingKind {
  readonly type: string;
  readonly label: string;
  readonly words: string;
  readonly fields: readonly BindingField[];
}

const kind = (type: string, label: string, words: string, ...fields: readonly BindingField[]): BindingKind => ({
  type,
  label,
  words,
  fields,
});

export const BINDING_KINDS: readonly BindingKind[] = [
  kind('kv_namespace', 'KV namespace', 'Keys and values', {
    name: 'namespace_id',
    label: 'Namespace',
    source: 'namespaces',
  }),
  kind('r2_bucket', 'R2 bucket', 'Objects', { name: 'bucket_name', label: 'Bucket', source: 'buckets' }),
  kind('d1', 'D1 database', 'An SQL database', { name: 'database_id', label: 'Database', source: 'databases' }),
  kind('queue', 'Queue', 'Sends messages to it', { name: 'queue_name', label: 'Queue', source: 'queues' }),
  kind(
    'service',
    'Service',
    'Another Worker, called directly',
    { name: 'service', label: 'Worker', source: 'scripts' },
    { name: 'entrypoint', label: 'Entrypoint', isOptional: true },
  ),
  kind('plain_text', 'Variable: text', 'Text that anyone with access can read', {
    name: 'text',
    label: 'Value',
    kind: 'long',
  }),
  kind('json', 'Variable: JSON', 'A value that anyone with access can read', {
    name: 'json',
    label: 'Value',
    kind: 'json',
  }),
  kind('secret_text', 'Secret', 'Text that cannot be read again', { name: 'text', label: 'Value', kind: 'secret' }),
  kind(
    'durable_object_namespace',
    'Durable Object',
    'Objects of a class in this Worker or another one',
    { name: 'class_name', label: 'Class' },
    { name: 'script_name', label: 'Worker with the class', source: 'scripts', isOptional: true },
  ),
  kind('workflow', 'Workflow', 'Durable steps', { name: 'workflow_name', label: 'Workflow' }),
  kind('hyperdrive', 'Hyperdrive', 'An external database, with pooled connections', {
    name: 'id',
    label: 'Configuration',
    source: 'hyperdrives',
  }),
  kind('vectorize', 'Vectorize index', 'Vectors, searched by similarity', {
    name: 'index_name',
    label: 'Index',
    source: 'indexes',
  }),
  kind('analytics_engine', 'Analytics Engine', 'Writes data points', { name: 'dataset', label: 'Dataset' }),
  kind('dispatch_namespace', 'Dispatch namespace', 'Workers of your customers', {
    name: 'namespace',
    label: 'Namespace',
    source: 'dispatch-namespaces',
  }),
  kind('ai', 'Workers AI', 'Models'),
  kind('browser', 'Browser Rendering', 'A remote-controlled browser'),
  kind('images', 'Images', 'Transforms images'),
  kind('assets', 'Static assets', 'The files that were uploaded with the code'),
  kind('version_metadata', 'Version metadata', 'Id and tag of the version that runs'),
  kind('inherit', 'Unchanged', 'The binding with this name from the previous version', {
    name: 'old_name',
    label: 'Previous name',
    isOptional: true,
  }),
];

export const bindingKind = (type: unknown): BindingKind | undefined => BINDING_KINDS.find((one) => one.type === type);

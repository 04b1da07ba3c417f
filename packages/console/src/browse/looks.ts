/** Columns of resources that people look at most, chosen by hand. Where none are, the items say which there are. */

/** Fields in their order. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  zones: ['name', 'status', 'plan', 'type', 'account', 'created_on'],
  accounts: ['name', 'type', 'created_on', 'id'],
  'dns.records': ['type', 'name', 'content', 'ttl', 'proxied', 'comment', 'modified_on'],
  'zones.settings': ['id', 'value', 'editable', 'modified_on'],
  rulesets: ['name', 'phase', 'kind', 'version', 'description', 'last_updated'],
  'rulesets.rules': ['description', 'action', 'expression', 'enabled', 'last_updated'],
  'zeroTrust.tunnels.cloudflared': ['name', 'status', 'config_src', 'connections', 'created_at', 'conns_active_at'],
  'zeroTrust.access.applications': ['name', 'type', 'domain', 'session_duration', 'policies', 'updated_at'],
  'zeroTrust.access.applications.policies': [
    'name',
    'decision',
    'precedence',
    'include',
    'session_duration',
    'updated_at',
  ],
  'zeroTrust.access.policies': ['name', 'decision', 'app_count', 'include', 'session_duration', 'updated_at'],
  'zeroTrust.access.groups': ['name', 'include', 'created_at', 'updated_at'],
  'zeroTrust.gateway.rules': ['name', 'action', 'traffic', 'enabled', 'precedence', 'updated_at'],
  pageRules: ['targets', 'actions', 'status', 'priority', 'modified_on'],
  'workers.scripts': ['id', 'usage_model', 'handlers', 'compatibility_date', 'created_on', 'modified_on'],
  'kv.namespaces': ['title', 'supports_url_encoding', 'id'],
  'r2.buckets': ['name', 'location', 'storage_class', 'jurisdiction', 'creation_date'],
  'd1.database': ['name', 'num_tables', 'file_size', 'version', 'created_at', 'uuid'],
  queues: ['queue_name', 'producers_total_count', 'consumers_total_count', 'created_on', 'modified_on', 'queue_id'],
  'rules.lists': ['name', 'kind', 'num_items', 'description', 'modified_on'],
};

export const lookOf = (name: string): readonly string[] | undefined => COLUMNS[name];

/** What a form for a new one begins with, where the contract calls optional what everybody fills in. */
const STARTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'dns.records': { type: 'A', name: '', content: '', ttl: 1, proxied: false },
};

export const startOf = (name: string): Readonly<Record<string, unknown>> => STARTS[name] ?? {};

const TONES: readonly (readonly [RegExp, 'good' | 'bad' | 'warn' | 'info'])[] = [
  [/^(active|healthy|enabled|ok|ready|success|succeeded|complete|completed|deployed|verified|on|allow)$/i, 'good'],
  [/^(down|error|failed|failure|unhealthy|revoked|rejected|blocked|deny|block|expired)$/i, 'bad'],
  [
    /^(degraded|pending.*|initializing|moved|paused|warning|expiring|challenge.*|js_challenge|managed_challenge)$/i,
    'warn',
  ],
];

/** The colour of a word that says how something is; the word says it too. */
export const toneOf = (status: string): 'good' | 'bad' | 'warn' | 'info' | 'plain' =>
  TONES.find(([pattern]) => pattern.test(status))?.[1] ?? 'plain';

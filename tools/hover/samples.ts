/** Twelve operations of different products as a program calls them, and the names in each that a reader looks up first. */

export interface HoverSample {
  readonly operation: string;
  /** TypeScript, with a `client`. */
  readonly call: string;
  /** Names in the call, at their first occurrence. */
  readonly fields: readonly string[];
}

export const SAMPLES: readonly HoverSample[] = [
  {
    operation: 'dns.records.create',
    call: "client.dns.records.create({ zone_id, type: 'A', name: 'www.example.com', content: '192.0.2.1', ttl: 300, proxied: false })",
    fields: ['name', 'ttl', 'proxied'],
  },
  {
    operation: 'dns.records.list',
    call: "client.dns.records.list({ zone_id, name: { contains: 'www' }, match: 'any', per_page: 100 })",
    fields: ['contains', 'match', 'per_page'],
  },
  {
    operation: 'kv.namespaces.values.update',
    call: "client.kv.namespaces.values.update('key', { account_id, namespace_id, value: 'text', expiration_ttl: 60, metadata: {} })",
    fields: ['value', 'expiration_ttl', 'metadata'],
  },
  {
    operation: 'zones.create',
    call: "client.zones.create({ account: { id: account_id }, name: 'example.com', type: 'full' })",
    fields: ['account', 'name', 'type'],
  },
  {
    operation: 'loadBalancers.create',
    call: "client.loadBalancers.create({ zone_id, name: 'www.example.com', default_pools: ['p'], fallback_pool: 'p', session_affinity: 'cookie' })",
    fields: ['default_pools', 'fallback_pool', 'session_affinity'],
  },
  {
    operation: 'r2.buckets.create',
    call: "client.r2.buckets.create({ account_id, name: 'backups', locationHint: 'eeur', storageClass: 'InfrequentAccess' })",
    fields: ['name', 'locationHint', 'storageClass'],
  },
  {
    operation: 'rulesets.create',
    call: "client.rulesets.create({ account_id, kind: 'custom', name: 'mine', phase: 'http_request_firewall_custom', rules: [] })",
    fields: ['kind', 'phase', 'rules'],
  },
  {
    operation: 'queues.messages.pull',
    call: "client.queues.messages.pull('queue', { account_id, batch_size: 10, visibility_timeout_ms: 60_000 })",
    fields: ['batch_size', 'visibility_timeout_ms'],
  },
  {
    operation: 'waitingRooms.create',
    call: "client.waitingRooms.create({ zone_id, name: 'shop', host: 'shop.example.com', new_users_per_minute: 200, total_active_users: 400, queueing_method: 'fifo' })",
    fields: ['new_users_per_minute', 'total_active_users', 'queueing_method'],
  },
  {
    operation: 'zeroTrust.gateway.rules.create',
    call: "client.zeroTrust.gateway.rules.create({ account_id, name: 'no gambling', action: 'block', traffic: '', precedence: 10 })",
    fields: ['action', 'traffic', 'precedence'],
  },
  {
    operation: 'spectrum.apps.create',
    call: "client.spectrum.apps.create({ zone_id, dns: { name: 'ssh.example.com', type: 'CNAME' }, protocol: 'tcp/22', traffic_type: 'direct', ip_firewall: true })",
    fields: ['traffic_type', 'ip_firewall'],
  },
  {
    operation: 'stream.list',
    call: "client.stream.list({ account_id, status: 'ready', asc: true, limit: 100 })",
    fields: ['status', 'asc', 'limit'],
  },
];

/** The sample as a program, and where in it each name stands: the method first, then the fields. */
export function sampleProgram({ operation, call, fields }: HoverSample): {
  readonly text: string;
  readonly names: readonly { readonly name: string; readonly offset: number }[];
} {
  const head = [
    "import Cloudflare from 'flarewire';",
    'const client = new Cloudflare();',
    "const [account_id, zone_id, namespace_id] = ['', '', ''];",
    '',
  ].join('\n');
  const text = `${head}await ${call};\n`;
  const method = operation.split('.').at(-1) ?? '';
  const names = [
    { name: method, offset: text.indexOf(`.${method}(`, head.length) + 1 },
    ...fields.map((name) => ({ name, offset: text.search(new RegExp(`(?<=[{ ])${name}: `)) })),
  ];
  return { text, names };
}

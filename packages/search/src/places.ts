/** Search results other than operations: pages, tasks, settings, faults and errors, each with its link. */
import type { Index, JsonSchema, KnownError, ProductDocument, Task } from '@flarewire/contract';

export type PlaceKind = 'page' | 'action' | 'setting' | 'fault' | 'error';

/** A page of the console with parameters of a call, or a page of Cloudflare's documentation. */
export interface Target {
  /** `/explore/cache.purge`, or `https://…`. */
  readonly path: string;
  readonly search?: Readonly<Record<string, string>>;
  /** The operation that does it, where the page is not its form. */
  readonly operation?: string;
  /** Prefilled parameters of the operation's form. */
  readonly params?: Readonly<Record<string, unknown>>;
}

export interface Place {
  readonly kind: PlaceKind;
  readonly title: string;
  /** A line of detail. */
  readonly note: string;
  /** Alternative phrases. */
  readonly typed: readonly string[];
  readonly to: Target;
  /** Only for the emulator. */
  readonly isLocal?: true;
  /** A table of the console that has no words of its own, only those of its list operation. */
  readonly isTable?: true;
}

type Row = readonly [title: string, note: string, typed: string, path: string, search?: Record<string, string>];

const PAGES: readonly Row[] = [
  ['Start', 'What is there and what happens', 'home; dashboard; overview; first steps', '/'],
  ['Explore', 'All operations by product', 'api reference; all operations; endpoints', '/explore'],
  ['Browse', 'Accounts, zones and what is in them', 'resources; data; accounts', '/browse'],
  [
    'Radar',
    'Internet statistics',
    'internet traffic; internet traffic by country; trends; charts; outages; statistics',
    '/radar',
  ],
  ['Jobs', 'The progress of changes over many zones', 'bulk; jobs; queue; progress', '/jobs'],
];

const LOCAL_PAGES: readonly Row[] = [
  ['Inspect', 'Requests of programs, as they come', 'journal; requests; log; watch a program; debug', '/inspect'],
  [
    'Trace',
    'Which rules act on a request, and why',
    'trace; request tracer; test a request; which rule blocks; why is it blocked; test rules',
    '/trace',
  ],
  [
    'Live logs',
    'Output and errors of Workers as they run',
    'live logs; tail; wrangler tail; console.log; exceptions; worker logs',
    '/logs',
  ],
  [
    'Connect a program',
    'Address and settings for programs',
    'base url; wrangler; sdk; environment; how to connect',
    '/inspect',
    { panel: 'connect' },
  ],
  [
    'Failed requests',
    'Of the journal: 4xx, 5xx and none',
    'errors; failures; what went wrong',
    '/inspect',
    { status: 'failed' },
  ],
];

const LOCAL_ACTIONS: readonly Row[] = [
  [
    'Reset the state',
    'The emulator starts over',
    'reset emulator; delete all; start over; seed; clean state',
    '/inspect',
    { panel: 'state' },
  ],
  [
    'Switch documented rate limits on or off',
    'The emulator responds with 429 as Cloudflare does',
    'rate limits; 1200 requests; emulate limits',
    '/inspect',
    { panel: 'state' },
  ],
  [
    'Advance the clock',
    'Time passes for what expires or is scheduled',
    'time travel; fast forward; skip time; expire; clock',
    '/inspect',
    { panel: 'clock' },
  ],
  [
    'Add a fault rule',
    'Choose operation, frequency and fault',
    'inject fault; simulate error; chaos; fail requests',
    '/inspect',
    { panel: 'faults' },
  ],
];

const FAULTS: readonly (readonly [title: string, typed: string])[] = [
  ['Slow', 'latency; delay; slow network; slow api'],
  ['Flaky', 'random errors; unreliable; sometimes fails'],
  ['Rate limit', '429; too many requests; retry after'],
  ['Outage', 'simulate outage; 503; down; unavailable; cloudflare is down'],
  ['502 pages', 'bad gateway; html instead of json'],
  ['Lost answers', 'connection reset after write; timeout after write; idempotency'],
  ['Broken JSON', 'invalid json; truncated; malformed'],
  ['Resets', 'econnreset; connection reset; socket hang up'],
  ['Stalls', 'hanging request; timeout; no body'],
  ['Repeating pages', 'pagination bug; same page twice; endless list'],
];

/** The most visited tables. */
const TABLES: readonly (readonly [title: string, resource: string, typed: string])[] = [
  ['Zones', 'zones', 'domains; sites; websites; my domains'],
  ['DNS records', 'dns.records', 'dns; dns zone; records of a domain; dns settings; a record; cname; mx; txt'],
  ['Zone settings', 'zones.settings', 'settings of a domain; ssl settings; speed settings; security settings'],
  ['Workers', 'workers.scripts', 'worker scripts; functions; serverless; my workers'],
  ['KV namespaces', 'kv.namespaces', 'key value; kv store; kv keys; workers kv'],
  ['R2 buckets', 'r2.buckets', 'object storage; s3; files; r2 storage; bucket'],
  ['D1 databases', 'd1.database', 'sql; sqlite; database; tables'],
  ['Queues', 'queues', 'message queue; messages'],
  ['Pages projects', 'pages.projects', 'static site; deployments; cloudflare pages'],
  ['Tunnels', 'zeroTrust.tunnels.cloudflared', 'cloudflared; argo tunnel'],
  ['Access applications', 'zeroTrust.access.applications', 'zero trust; protected apps'],
  ['Access groups', 'zeroTrust.access.groups', 'zero trust groups'],
  ['Rulesets', 'rulesets', 'waf rules; firewall rules; custom rules'],
  ['Lists', 'rules.lists', 'ip lists; blocklist; redirect lists'],
  ['Page rules', 'pageRules', 'forwarding; old rules'],
  ['Worker routes', 'workers.routes', 'routes'],
  ['Load balancers', 'loadBalancers', 'lb; pools; failover'],
  ['Certificate packs', 'ssl.certificatePacks', 'certificates; ssl; tls certificates; edge certificates'],
  ['Custom hostnames', 'customHostnames', 'ssl for saas; vanity domains'],
  ['Email routing rules', 'emailRouting.rules', 'email forwarding; mail'],
  ['Turnstile widgets', 'turnstile.widgets', 'captcha'],
  ['Hyperdrive', 'hyperdrive.configs', 'postgres; mysql'],
  ['Vectorize indexes', 'vectorize.indexes', 'embeddings; vector database'],
  ['Waiting rooms', 'waitingRooms', 'queue visitors'],
  ['Members', 'accounts.members', 'users; team; people; who has access'],
  ['API tokens', 'user.tokens', 'api keys; tokens; my tokens'],
  ['Firewall access rules', 'firewall.accessRules', 'ip access rules; blocked ips; blocklist; allowlist'],
];

const words = (typed: string): readonly string[] => typed.split('; ').filter((phrase) => phrase !== '');

const placeOf = (kind: PlaceKind, [title, note, typed, path, search]: Row): Place => ({
  kind,
  title,
  note,
  typed: words(typed),
  to: { path, ...(search === undefined ? {} : { search }) },
});

/** Lists of an account or a zone, without a parent item. */
const OPEN_PATH = /^\/(accounts\/\{account_id\}|zones\/\{zone_id\}|\{account_or_zone\})\/[^{]*$/;

/** The tables of all other resources: *Access policies* of `zeroTrust.access.policies`. */
function otherTables({ operations, products }: Index): Place[] {
  const titles = new Map(products.map(({ key, title }) => [key, title]));
  const known = new Set(TABLES.map(([, resource]) => resource));
  return operations.flatMap(({ name, path, method, product }) => {
    const resource = name.replace(/\.list$/, '');
    if (
      product === 'undocumented' ||
      resource === name ||
      known.has(resource) ||
      method !== 'GET' ||
      !OPEN_PATH.test(path)
    )
      return [];
    const [, ...parts] = resource.split('.');
    const words = parts
      .map((part) => part.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
      .join(' ');
    const title = parts.length > 1 ? words.charAt(0).toUpperCase() + words.slice(1) : `${titles.get(product)} ${words}`;
    return [{ ...placeOf('page', [title.trim(), 'Browse', '', `/browse/${resource}`]), isTable: true }];
  });
}

interface Sources {
  readonly index: Index;
  /** From `settingsOf`. */
  readonly settings: readonly Place[];
  readonly tasks: readonly Task[];
  readonly errors: readonly KnownError[];
}

export function placesOf({ index, settings, tasks, errors }: Sources): Place[] {
  const local = (place: Place): Place => ({ ...place, isLocal: true });
  const summaries = new Map(index.operations.map(({ name, summary }) => [name, summary]));
  return [
    ...PAGES.map((row) => placeOf('page', row)),
    ...LOCAL_PAGES.map((row) => local(placeOf('page', row))),
    ...TABLES.map(([title, resource, typed]) => placeOf('page', [title, 'Browse', typed, `/browse/${resource}`])),
    ...otherTables(index),
    ...LOCAL_ACTIONS.map((row) => local(placeOf('action', row))),
    ...tasks.map(
      ({ title, typed, operation, params, page }): Place => ({
        ...placeOf('action', [title, operation, typed, '']),
        to: {
          ...(page === undefined ? { path: `/explore/${operation}` } : { path: `/browse/${page}`, operation }),
          ...(params === undefined ? {} : { params }),
        },
      }),
    ),
    ...settings,
    ...FAULTS.map(([title, typed]) =>
      local(placeOf('fault', [`Fault: ${title}`, 'Switch it on in Inspect', typed, '/inspect', { panel: 'faults' }])),
    ),
    ...errors.map(({ code, means, docs, operation }) =>
      placeOf('error', [
        `Error ${code}: ${means}`,
        docs === undefined ? (summaries.get(operation ?? '') ?? '') : "Cloudflare's page on it",
        `${code}; http ${code}; cloudflare ${code}`,
        docs ?? `/explore/${operation}`,
      ]),
    ),
    ...errors.flatMap(({ code, docs, operation }) =>
      docs === undefined || operation === undefined
        ? []
        : [placeOf('error', [`Error ${code}: where to look`, operation, `${code}`, `/explore/${operation}`])],
    ),
  ];
}

const HINT = /^Setting that the value belongs to: (.*?)\.?$/;

/** One result per setting of the document of `zones`. */
export function settingsOf({ operations, schemas }: ProductDocument): Place[] {
  const result = resolved(operations['zones.settings.edit']?.result, schemas);
  const branches = Array.isArray(result.anyOf) ? result.anyOf : [];
  return branches.flatMap((branch: JsonSchema): Place[] => {
    const { id } = Object(resolved(branch, schemas).properties);
    if (typeof id?.const !== 'string') return [];
    const does = HINT.exec(String(id.description ?? ''))?.[1] ?? '';
    return [
      {
        kind: 'setting',
        title: settingTitle(id.const),
        note: does,
        typed: [id.const.replaceAll('_', ' '), does],
        to: { path: '/explore/zones.settings.edit', params: { setting_id: id.const } },
      },
    ];
  });
}

const resolved = (schema: JsonSchema | undefined, schemas: ProductDocument['schemas']): JsonSchema =>
  typeof schema?.$ref === 'string' ? (schemas[schema.$ref.slice('#/schemas/'.length)] ?? {}) : (schema ?? {});

const SPELLED: Readonly<Record<string, string>> = {
  '0rtt': '0-RTT',
  ai: 'AI',
  cname: 'CNAME',
  ddos: 'DDoS',
  h2: 'HTTP/2',
  http: 'HTTP',
  http2: 'HTTP/2',
  http3: 'HTTP/3',
  https: 'HTTPS',
  ip: 'IP',
  ipv4: 'IPv4',
  ipv6: 'IPv6',
  js: 'JavaScript',
  nel: 'Network Error Logging',
  sha1: 'SHA-1',
  ssl: 'SSL',
  tls: 'TLS',
  ttl: 'TTL',
  waf: 'WAF',
  webmcp: 'WebMCP',
  webp: 'WebP',
  websockets: 'WebSockets',
  brotli: 'Brotli',
};

/** `Always use HTTPS` of `always_use_https`. */
function settingTitle(id: string): string {
  const text = id
    .replace(/_(\d)_(\d)/, ' $1.$2')
    .split('_')
    .map((word) => SPELLED[word] ?? word)
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What resources are called, and which of them most people come for. */
import { labelOf } from '../../form/values/words.ts';
import type { Resource } from './resources.ts';

/** Names that say more than those made from the operations, and that are shown first. */
const COMMON: Readonly<Record<string, string>> = {
  zones: 'Zones',
  'dns.records': 'DNS records',
  'zones.settings': 'Zone settings',
  'workers.scripts': 'Workers',
  'kv.namespaces': 'KV namespaces',
  'r2.buckets': 'R2 buckets',
  'd1.database': 'D1 databases',
  queues: 'Queues',
  'pages.projects': 'Pages projects',
  'zeroTrust.access.applications': 'Access applications',
  'zeroTrust.access.groups': 'Access groups',
  'zeroTrust.tunnels.cloudflared': 'Tunnels',
  rulesets: 'Rulesets',
  'rules.lists': 'Lists',
  pageRules: 'Page rules',
  'workers.routes': 'Worker routes',
  loadBalancers: 'Load balancers',
  'ssl.certificatePacks': 'Certificate packs',
  customHostnames: 'Custom hostnames',
  'emailRouting.rules': 'Email routing rules',
  'turnstile.widgets': 'Turnstile widgets',
  'hyperdrive.configs': 'Hyperdrive',
  'vectorize.indexes': 'Vectorize indexes',
  healthchecks: 'Health checks',
  waitingRooms: 'Waiting rooms',
  'accounts.members': 'Members',
  'user.tokens': 'API tokens',
};

/** Names that are shown first, by scope, in this order. */
const FIRST = Object.keys(COMMON);

/** Lower comes first; undefined for what is not common. */
export function commonRank({ name }: Resource): number | undefined {
  const rank = FIRST.indexOf(name);
  return rank < 0 ? undefined : rank;
}

/** `['Access', 'Applications']` of `zeroTrust.access.applications`. */
export const wordsOf = (name: string): readonly string[] => name.split('.').slice(1).map(labelOf);

/** Says little alone. */
const WEAK = /^(v\d+|beta|list.*|get|custom|default|managed|public|private|v\d+ .*)$/i;

/** The heading of its page. */
export function titleOf(name: string, productTitle: string): string {
  const known = COMMON[name];
  if (known !== undefined) return known;
  const words = wordsOf(name);
  const last = words.at(-1) ?? productTitle;
  const before = words.at(-2) ?? productTitle;
  return WEAK.test(last) ? `${before}: ${lower(last)}` : last;
}

/** Its line in the list of all. */
export const pathLabel = (name: string, productTitle: string): string =>
  COMMON[name] ?? (wordsOf(name).join(' › ') || productTitle);

/** Names of products stay as they are in a sentence. */
const PROPER = /^(Access|Argo|Cloudflare|Gateway|Hyperdrive|Radar|Stream|Turnstile|Vectorize|Workers?|Zaraz)\b/;

/** `zone` of `Zone`; `API token` and `Worker` stay. */
export const lower = (word: string): string =>
  /^[A-Z][a-z]/.test(word) && !PROPER.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;

const ENDS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^su])s$/, '$1'],
];

/** One of them, in a sentence: `DNS record`, `policy`. */
export function singular(title: string): string {
  const [pattern, end] = ENDS.find(([one]) => one.test(title)) ?? [/$/, ''];
  return lower(title.replace(pattern, end));
}

/** Titles of resources, and the most common ones. */
import { labelOf } from '../../form/values/words.ts';
import type { Resource } from './resources.ts';

/** Titles that are better than generated ones; these resources are listed first. */
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

/** Names listed first, by scope, in this order. */
const FIRST = Object.keys(COMMON);

/** Lower ranks come first; undefined for uncommon resources. */
export function commonRank({ name }: Resource): number | undefined {
  const rank = FIRST.indexOf(name);
  return rank < 0 ? undefined : rank;
}

/** `['Access', 'Applications']` of `zeroTrust.access.applications`. */
export const wordsOf = (name: string): readonly string[] => name.split('.').slice(1).map(labelOf);

/** Segments that are unclear on their own. */
const WEAK = /^(v\d+|beta|list.*|get|custom|default|managed|public|private|v\d+ .*)$/i;

/** The page's heading. */
export function titleOf(name: string, productTitle: string): string {
  const known = COMMON[name];
  if (known !== undefined) return known;
  const words = wordsOf(name);
  const last = words.at(-1) ?? productTitle;
  const before = words.at(-2) ?? productTitle;
  return WEAK.test(last) ? `${before}: ${lower(last)}` : last;
}

/** The label in the list of all resources. */
export const pathLabel = (name: string, productTitle: string): string =>
  COMMON[name] ?? (wordsOf(name).join(' › ') || productTitle);

/** Product names keep their capitals in a sentence. */
const PROPER = /^(Access|Argo|Cloudflare|Gateway|Hyperdrive|Radar|Stream|Turnstile|Vectorize|Workers?|Zaraz)\b/;

/** `zone` for `Zone`; `API token` and `Worker` are unchanged. */
export const lower = (word: string): string =>
  /^[A-Z][a-z]/.test(word) && !PROPER.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;

/** Nouns for a number of items: `DNS record`, `DNS records`; undefined if the title is not a plural. */
export function nounsOf(title: string): readonly [one: string, many: string] | undefined {
  const one = singular(title);
  return one === lower(title) || title.includes(':') ? undefined : [one, lower(title)];
}

const ENDS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^su])s$/, '$1'],
];

/** Singular form, for use in a sentence: `DNS record`, `policy`. */
export function singular(title: string): string {
  const [pattern, end] = ENDS.find(([one]) => one.test(title)) ?? [/$/, ''];
  return lower(title.replace(pattern, end));
}

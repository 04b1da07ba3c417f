/** Scripts, connections and cookies that Page Shield sees on a zone's proxied hosts, the same for the same host. */
import { createHash } from 'node:crypto';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { dnsTables } from '../dns/tables.ts';
import { chance } from '../shared/chance.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { inOrder } from '../shared/lists.ts';
import { missing } from '../shared/refusals.ts';
import { zoneOf } from '../zones/state.ts';

const DAY = 86_400_000;
const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Not monitored until it is asked for: https://developers.cloudflare.com/client-side-security/get-started/#1-activate-client-side-resource-monitoring */
const DEFAULTS = { enabled: false, use_cloudflare_reporting_endpoint: true, use_connection_url_path: false };

const scopeOf = (context: Context): string => below(context, 'page_shield');

const settings = (context: Context): Fields => ({
  ...DEFAULTS,
  updated_at: zoneOf(context).created_on,
  ...read(context, scopeOf(context), ''),
});

const update: Handler<'pageShield.update'> = (context) => {
  const given = Object.entries(fieldsOf(context)).filter(([name, value]) => name in DEFAULTS && value !== undefined);
  const before = settings(context);
  const enabled_at = before.enabled === true ? before.enabled_at : context.now();
  const changed = { ...before, enabled_at, ...Object.fromEntries(given), updated_at: context.now() };
  return context.fit(keep(context, scopeOf(context), '', changed));
};

/** Proxied hosts, while Page Shield is enabled. */
function hostsOf(context: Context): string[] {
  if (settings(context).enabled !== true) return [];
  const records = context.sandbox.use(dnsTables).all(zoneOf(context).id);
  return [...new Set(records.filter(({ proxied, name }) => proxied && !name.startsWith('*')).map(({ name }) => name))];
}

/** Times of a resource, found at the first request and seen again each day. */
function seen(context: Context, host: string, what: string): Fields {
  const enabled = Date.parse(String(settings(context).enabled_at ?? context.now()));
  const today = Math.floor(context.sandbox.clock.now() / DAY) * DAY;
  const first = new Date(enabled).toISOString();
  return {
    id: idOf(`${zoneOf(context).id}|${host}|${what}`),
    host,
    added_at: first,
    first_seen_at: first,
    last_seen_at: new Date(Math.max(enabled, today)).toISOString(),
    first_page_url: `https://${host}/`,
    page_urls: [`https://${host}/`],
    status: 'active',
  };
}

const resource = (context: Context, host: string, url: string): Fields => ({
  ...seen(context, host, url),
  url,
  url_contains_cdn_cgi_path: url.includes('/cdn-cgi/'),
  domain_reported_malicious: false,
  url_reported_malicious: false,
  malicious_domain_categories: [],
  malicious_url_categories: [],
});

/** Below 10 a script is malicious, so that these are not: https://developers.cloudflare.com/client-side-security/how-it-works/malicious-script-detection/ */
function scores(url: string): Fields {
  const score = (name: string): number => 51 + Math.floor(chance(`${url}|${name}`) * 48);
  const names = ['cryptomining', 'dataflow', 'js_integrity', 'magecart', 'malware', 'obfuscation'];
  return Object.fromEntries(names.map((name) => [`${name}_score`, score(name)]));
}

function scripts(context: Context): Fields[] {
  return hostsOf(context).flatMap((host) =>
    [`https://${host}/app.js`, 'https://cdn.scripts.example/analytics.js', `https://${host}/cdn-cgi/challenge.js`].map(
      (url): Fields => {
        const found = resource(context, host, url);
        const hash = createHash('sha256').update(url).digest('hex');
        return { ...found, ...scores(url), hash, fetched_at: found.first_seen_at };
      },
    ),
  );
}

/** Only the host of a target, unless the whole address is asked for: https://developers.cloudflare.com/client-side-security/reference/settings/#connection-target-details */
function connections(context: Context): Fields[] {
  const isWhole = settings(context).use_connection_url_path === true;
  return hostsOf(context).flatMap((host) =>
    [`https://${host}/api/`, 'https://events.analytics.example/collect'].map((url) =>
      resource(context, host, isWhole ? url : new URL(url).origin),
    ),
  );
}

function cookies(context: Context): Fields[] {
  return hostsOf(context).map((host) => ({
    ...seen(context, host, 'session'),
    name: 'session',
    type: 'first_party',
    domain_attribute: host,
    http_only_attribute: true,
    max_age_attribute: 86_400,
    path_attribute: '/',
    same_site_attribute: 'lax',
    secure_attribute: true,
  }));
}

/** `*` at either end, and `?` for one character. */
function isLike(text: string, pattern: string): boolean {
  const starts = pattern.endsWith('*');
  const ends = pattern.startsWith('*');
  const core = pattern.replace(/^\*/, '').replace(/\*$/, '');
  if (starts && ends) return text.includes(core);
  return starts ? text.startsWith(core) : ends ? text.endsWith(core) : text === core;
}

const words = (value: unknown): string[] => String(value).split(',').filter(Boolean);

type Test = (one: Fields, wanted: unknown) => boolean;

const pages = (one: Fields): string[] => (Array.isArray(one.page_urls) ? one.page_urls.map(String) : []);

/** https://developers.cloudflare.com/api/resources/page_shield/subresources/scripts/methods/list/ */
const TESTS: Readonly<Record<string, Test>> = {
  domain: (one, wanted) => one.domain_attribute === wanted,
  exclude_cdn_cgi: (one, wanted) => String(wanted) !== 'true' || one.url_contains_cdn_cgi_path !== true,
  exclude_urls: (one, wanted) => !words(wanted).some((pattern) => isLike(String(one.url), pattern)),
  hosts: (one, wanted) => words(wanted).some((pattern) => isLike(String(one.host), pattern)),
  http_only: (one, wanted) => String(one.http_only_attribute) === String(wanted),
  name: (one, wanted) => one.name === wanted,
  page_url: (one, wanted) => pages(one).some((page) => isLike(page, String(wanted))),
  path: (one, wanted) => one.path_attribute === wanted,
  same_site: (one, wanted) => one.same_site_attribute === wanted,
  secure: (one, wanted) => String(one.secure_attribute) === String(wanted),
  status: (one, wanted) => words(wanted).includes(String(one.status)),
  type: (one, wanted) => one.type === wanted,
  urls: (one, wanted) => words(wanted).some((pattern) => isLike(String(one.url), pattern)),
};

const cell = (value: unknown): string =>
  `"${(Array.isArray(value) ? value.join(' ') : String(value ?? '')).replaceAll('"', '""')}"`;

/** As the query asks for; a page of all is the default, and `export=csv` a table. */
function list<Item>(context: Showing<Item>, all: readonly Fields[], defaults: Fields = {}) {
  const query: Fields = { ...defaults, ...context.query };
  const kept = all.filter((one) =>
    Object.entries(query).every(([name, wanted]) => wanted === undefined || (TESTS[name]?.(one, wanted) ?? true)),
  );
  const sorted = inOrder(kept, query);
  if (query.export === 'csv') {
    const [first = {}] = sorted;
    const lines = [Object.keys(first), ...sorted.map((one) => Object.values(one))];
    return new Reply(lines.map((line) => `${line.map(cell).join(',')}\r\n`).join(''), 'text/csv; charset=utf-8');
  }
  const size = typeof query.per_page === 'number' ? query.per_page : sorted.length;
  const page = Number(query.page ?? 1);
  const shown = Number.isInteger(page) && page > 0 ? sorted.slice((page - 1) * size, page * size) : sorted;
  return context.page(shown, (one) => context.fit(one));
}

function one<Result>(context: Showing<Result>, all: readonly Fields[], what: string): Result {
  const found = all.find(({ id }) => id === context.segments.at(-1));
  if (found === undefined) throw missing(what);
  return context.fit(found);
}

/** A script's versions: it has not changed since it was found. */
const script = (context: Context): Fields[] =>
  scripts(context).map((found) => {
    const { hash, fetched_at } = found;
    return { ...found, versions: [{ ...scores(String(found.url)), hash, fetched_at }] };
  });

export const pageShieldResources = {
  'pageShield.get': (context) => context.fit(settings(context)),
  'pageShield.update': update,
  'pageShield.scripts.list': (context) => list(context, scripts(context), { exclude_cdn_cgi: true }),
  'pageShield.scripts.get': (context) => one(context, script(context), 'script'),
  'pageShield.connections.list': (context) => list(context, connections(context)),
  'pageShield.connections.get': (context) => one(context, connections(context), 'connection'),
  'pageShield.cookies.list': (context) => list(context, cookies(context)),
  'pageShield.cookies.get': (context) => one(context, cookies(context), 'cookie'),
} satisfies Handlers;

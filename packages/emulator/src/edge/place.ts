/** Where a request goes: the Worker, or the origin, that the account's state names for its URL. */
import { lookUp, zoneOfHost } from '../products/dns/look-up.ts';
import type { DnsRecord } from '../products/dns/tables.ts';
import { bucketAtDomain, bucketOnR2Dev, type PublicBucket } from '../products/r2/domains.ts';
import { all, bearing, fieldsIn } from '../products/shared/fields.ts';
import { scopeOfDomains, subdomainOfAccount } from '../products/workers/domains.ts';
import { scriptNamed, versionsNamed } from '../products/workers/tables.ts';
import type { Zone } from '../products/zones/state.ts';
import { pathKey } from '../routing/router.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { untilChanged } from '../state/unchanged.ts';
import { teamDomain } from './access/sign-in.ts';
import { accountsOf } from './accounts.ts';
import { PAGES_DEV, type PagesPlace, pagesAtDomain, pagesOnDev } from './pages/find-pages.ts';
import { bySpecificity, matchesRoute, parseRoutePattern, type RoutePattern } from './route-pattern.ts';
import type { Step } from './types.ts';

export interface WorkerPlace {
  readonly kind: 'worker';
  readonly account: string;
  readonly script: string;
  /** A version id or its beginning, of a preview URL. */
  readonly version?: string;
  readonly zone?: Zone;
}

export type Place =
  | WorkerPlace
  | { readonly kind: 'origin'; readonly zone: Zone; readonly record: DnsRecord }
  | (PublicBucket & { readonly kind: 'bucket'; readonly zone?: Zone })
  | { readonly kind: 's3'; readonly zone?: undefined }
  /** The team domain of Access. */
  | { readonly kind: 'access'; readonly account: string; readonly zone?: undefined }
  | PagesPlace
  | { readonly kind: 'error'; readonly code: 1001 | 1003 | 1016 | 1042 | 522; readonly why: string };

export interface Found {
  readonly place: Place;
  readonly steps: readonly Step[];
}

interface Route {
  readonly pattern: string;
  readonly script?: string | null;
}

const ADDRESS = new Set(['A', 'AAAA', 'CNAME']);
const WORKERS_DEV = '.workers.dev';
const R2_DEV = '.r2.dev';
const TEAM = '.cloudflareaccess.com';
const R2_API = '.r2.cloudflarestorage.com';

/**
 * In the documented order: a route takes precedence over a custom domain, and a custom domain over the origin.
 * https://developers.cloudflare.com/workers/configuration/routing/routes/#background
 * @param caller the Worker that sends the request, if one does
 */
export function findPlace(sandbox: Sandbox, url: URL, caller?: Caller): Found {
  const host = url.hostname.toLowerCase();
  const steps: Step[] = [];
  const note = (at: string, result: string): void => {
    steps.push({ at, result });
  };
  const end = (place: Place): Found => ({ place, steps });
  if (/^\[|^\d+(?:\.\d+){3}$/.test(host))
    return end({ kind: 'error', code: 1003, why: 'Request a host name of a zone, not an IP address.' });
  if (host.endsWith(R2_API)) return end({ kind: 's3' });
  if (host.endsWith(R2_DEV)) {
    const found = bucketOnR2Dev(sandbox, host);
    note('r2.dev', found === undefined ? `no public bucket has ${host}` : found.bucket.name);
    if (found !== undefined) return end({ kind: 'bucket', ...found });
    return end({ kind: 'error', code: 1001, why: `No bucket of this emulator is public at ${host}.` });
  }
  if (host.endsWith(PAGES_DEV)) return end(onPagesDev(sandbox, host, note));
  if (host.endsWith(TEAM)) return end(onTeamDomain(sandbox, host, note));
  if (host.endsWith(WORKERS_DEV)) return end(onWorkersDev(sandbox, host, note));
  const zone = zones(sandbox, host, () => zoneOfHost(sandbox, host));
  if (zone === undefined) {
    note('zone', `no zone has ${host}`);
    const pages = pagesAtDomain(sandbox, host);
    if (pages !== undefined) return end(pages);
    return end({ kind: 'error', code: 1001, why: `No zone of this emulator contains ${host}.` });
  }
  note('zone', `${zone.name}, ${zone.status}`);
  return end(inZone({ sandbox, zone, host, url, caller, note }));
}

type Note = (at: string, result: string) => void;

const zones = untilChanged<Zone | undefined>();

interface InZone {
  readonly sandbox: Sandbox;
  readonly zone: Zone;
  readonly host: string;
  readonly url: URL;
  readonly caller: Caller | undefined;
  note(at: string, result: string): void;
}

interface Host {
  readonly domain: { readonly service?: string } | undefined;
  readonly bucket: PublicBucket | undefined;
  readonly record: DnsRecord | undefined;
}

const hosts = untilChanged<Host>();

/** All that can serve a host name of a zone. */
function hostIn(sandbox: Sandbox, zone: Zone, host: string): Host {
  const account = zone.account.id ?? '';
  return {
    domain: bearing<{ service?: string }>({ sandbox }, scopeOfDomains(account), 'hostname', host)[0],
    bucket: bucketAtDomain(sandbox, account, host),
    record: lookUp(sandbox, zone, host).records.find(({ type }) => ADDRESS.has(type)),
  };
}

function inZone({ sandbox, zone, host, url, caller, note }: InZone): Place {
  const account = zone.account.id ?? '';
  if (zone.status !== 'active')
    return {
      kind: 'error',
      code: 1001,
      why: `The zone ${zone.name} is ${zone.status}: its records are not served.`,
    };
  const { domain, bucket, record } = hosts(sandbox, host, () => hostIn(sandbox, zone, host));
  note(
    'record',
    record === undefined ? 'none' : `${record.type} ${record.content}${record.proxied ? ', proxied' : ''}`,
  );
  if (domain === undefined && record === undefined && bucket === undefined)
    return { kind: 'error', code: 1001, why: `${zone.name} has no A, AAAA or CNAME record for ${host}.` };
  if (domain === undefined && bucket === undefined && record?.proxied === false)
    return { kind: 'origin', zone, record };
  const route = isSameZone(sandbox, zone, caller) ? undefined : routeOf(sandbox, zone, url);
  if (route !== undefined) {
    note('route', `${route.pattern} → ${route.script || 'no Worker'}`);
    if (route.script) return { kind: 'worker', account, script: route.script, zone };
  }
  if (domain?.service !== undefined) {
    note('custom domain', `${host} → ${domain.service}`);
    return { kind: 'worker', account, script: domain.service, zone };
  }
  if (bucket !== undefined) {
    note('public bucket', `${host} → ${bucket.bucket.name}`);
    return { kind: 'bucket', ...bucket, zone };
  }
  if (record?.type === 'CNAME' && record.content.endsWith(PAGES_DEV))
    return pagesBehind({ sandbox, zone, host, note }, record);
  if (record === undefined) return { kind: 'error', code: 1016, why: `${host} has no origin.` };
  return { kind: 'origin', zone, record };
}

/** A Worker that sends a request itself. */
export interface Caller {
  readonly owner: string;
  readonly script: string;
}

/**
 * Routes cannot be the target of a same-zone request, so that a Worker in front of an origin reaches the origin.
 * https://developers.cloudflare.com/workers/configuration/routing/routes/#background
 */
export function isSameZone(sandbox: Sandbox, zone: Zone, caller: Caller | undefined): boolean {
  if (caller === undefined || zone.account.id !== caller.owner) return false;
  const isRouted = routesIn(sandbox, zone).some(({ route }) => route.script === caller.script);
  return isRouted || domainsIn(sandbox, zone).has(caller.script);
}

const domainsIn = (sandbox: Sandbox, zone: Zone): Set<string> =>
  new Set(
    all<{ zone_id?: string; service?: string }>({ sandbox }, scopeOfDomains(zone.account.id ?? '')).flatMap((domain) =>
      domain.zone_id === zone.id && domain.service !== undefined ? [domain.service] : [],
    ),
  );

interface ReadRoute {
  readonly route: Route;
  readonly pattern: RoutePattern;
}

const routes = untilChanged<readonly ReadRoute[]>();

/** Of a zone, the most specific first. */
const routesIn = (sandbox: Sandbox, zone: Zone): readonly ReadRoute[] =>
  routes(sandbox, zone.id, () =>
    all<Route>({ sandbox }, pathKey(['zones', zone.id, 'workers', 'routes']))
      .map((route) => ({ route, pattern: parseRoutePattern(route.pattern) }))
      .sort((one, other) => bySpecificity(one.pattern, other.pattern)),
  );

const routeOf = (sandbox: Sandbox, zone: Zone, url: URL): Route | undefined =>
  routesIn(sandbox, zone).find(({ pattern }) => matchesRoute(pattern, url))?.route;

/** https://developers.cloudflare.com/pages/configuration/custom-domains/#add-a-custom-cname-record */
function pagesBehind(
  { sandbox, zone, host, note }: Pick<InZone, 'sandbox' | 'zone' | 'host' | 'note'>,
  { content }: DnsRecord,
): Place {
  const pages = pagesAtDomain(sandbox, host);
  note('pages', pages === undefined ? `no project has the custom domain ${host}` : String(pages.project.name));
  if (pages !== undefined) return { ...pages, zone };
  return {
    kind: 'error',
    code: 522,
    why: `${host} leads to ${content}, and is not a custom domain of a Pages project.`,
  };
}

function onPagesDev(sandbox: Sandbox, host: string, note: Note): Place {
  const found = pagesOnDev(sandbox, host);
  note('pages.dev', found === undefined ? `no deployment has ${host}` : String(found.project.name));
  return found ?? { kind: 'error', code: 1001, why: `No Pages project or deployment of this emulator has ${host}.` };
}

/** https://developers.cloudflare.com/cloudflare-one/faq/getting-started-faq/#what-is-a-team-domainteam-name */
function onTeamDomain(sandbox: Sandbox, host: string, note: Note): Place {
  const account = accountsOf(sandbox).find((id) => teamDomain(sandbox, id) === host);
  note('team domain', account === undefined ? `no account has ${host}` : `account ${account}`);
  if (account !== undefined) return { kind: 'access', account };
  return { kind: 'error', code: 1001, why: `No account of this emulator has the team domain ${host}.` };
}

/**
 * `<script>.<subdomain>.workers.dev`, and previews with the beginning of a version id before it.
 * https://developers.cloudflare.com/workers/configuration/previews/
 */
function onWorkersDev(sandbox: Sandbox, host: string, note: Note): Place {
  const [label = '', subdomain = '', ...rest] = host.slice(0, -WORKERS_DEV.length).split('.');
  const account = all<{ id: string }>({ sandbox }, '/accounts').find(
    ({ id }) => subdomainOfAccount({ sandbox }, id) === subdomain,
  )?.id;
  if (account === undefined || rest.length > 0) {
    note('workers.dev', `no account has the subdomain ${subdomain}`);
    return {
      kind: 'error',
      code: 1042,
      why: `No account of this emulator has the subdomain ${subdomain}.workers.dev.`,
    };
  }
  note('workers.dev', `${subdomain} is account ${account}`);
  const preview = /^([0-9a-f]{8})-(.+)$/.exec(label);
  if (preview !== null) return { kind: 'worker', account, script: preview[2] ?? '', version: preview[1] ?? '' };
  return aliased(sandbox, account, label) ?? { kind: 'worker', account, script: label };
}

/**
 * The newest version with the alias in `<alias>-<script>`; both may have hyphens.
 * https://developers.cloudflare.com/workers/configuration/previews/#aliased-preview-urls
 */
function aliased(sandbox: Sandbox, account: string, label: string): WorkerPlace | undefined {
  if (scriptNamed({ sandbox }, account, label) !== undefined) return undefined;
  for (let at = label.indexOf('-'); at > 0; at = label.indexOf('-', at + 1)) {
    const [alias, script] = [label.slice(0, at), label.slice(at + 1)];
    const version = versionsNamed({ sandbox }, account, script).find(
      ({ metadata }) => fieldsIn(metadata.annotations)['workers/alias'] === alias,
    );
    if (version !== undefined) return { kind: 'worker', account, script, version: version.id };
  }
  return undefined;
}

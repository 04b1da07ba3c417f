/** Finds the zone that contains a hostname: the longest match by labels among the zones that the token can access. */

import { UsageError } from '../errors/usage-error.ts';
import { type Caller, callOf, type HelperOptions, type ItemOf } from './caller.ts';
import { FindError } from './find-error.ts';
import { itemsOf } from './list-items.ts';
import { normalHost } from './matching.ts';

/** A zone as returned by `zones.list`. */
export type Zone = ItemOf<'zones.list'>;

export interface ZoneOptions extends HelperOptions {
  /** Only zones of this account. */
  readonly account_id?: string | undefined;
  /** Milliseconds for which found zones are cached; missing ones are requested each time. @default 60000 */
  readonly maxAge?: number | undefined;
}

/** Cached zones of a client. */
interface Known {
  readonly until: number;
  /** Zones by name. */
  readonly zones: Map<string, Zone>;
  /** Names that were requested individually; undefined if all zones are known. */
  asked: Set<string> | undefined;
}

const caches = new WeakMap<Caller, Map<string, Known>>();
/** Look-ups in flight, by scope: concurrent callers of the same scope wait for them. */
const asking = new WeakMap<Caller, Map<string, Promise<unknown>>>();
const PER_PAGE = 50;

/** Normalizes a host: lower case, no trailing dot, `xn--` for non-ASCII labels. */
function checkedHost(host: string): string {
  const plain = host.trim().toLowerCase().replace(/\.$/, '');
  if (!plain || /[\s/:@?#]/.test(plain))
    throw new UsageError(`zoneFor: ${JSON.stringify(host)} is not a hostname: omit scheme, port and path`, {
      parameter: 'host',
    });
  return normalHost(plain);
}

/**
 * `a.example.co.uk`, `example.co.uk`, `co.uk`: only the account knows which of them is a zone, not a list of suffixes.
 */
function candidates(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(1).map((_, i) => labels.slice(i).join('.'));
}

/** The zone of a host; undefined if there is none or not enough is known. */
function holder({ zones, asked }: Known, host: string): Zone | undefined {
  const names = candidates(host);
  const name = names.find((one) => zones.has(one));
  return name !== undefined && (!asked || names.every((one) => asked.has(one))) ? zones.get(name) : undefined;
}

/**
 * Reads the first page of zones; if there are more, requests the names in question or reads on, whichever needs fewer
 * requests.
 */
async function learn(client: Caller, known: Known, hosts: readonly string[], options: ZoneOptions): Promise<void> {
  const { account_id } = options;
  const scope = { per_page: PER_PAGE, ...(account_id !== undefined && { account: { id: account_id } }) };
  const keep = (listed: unknown) => {
    const zone = listed as Zone; // an item of this list
    const name = checkedHost(zone.name);
    // While a zone is being moved, it exists in two accounts.
    if (known.zones.get(name)?.status !== 'active') known.zones.set(name, zone);
  };
  let page = Object(await callOf(client, 'zones.list', scope, options));
  for (const zone of page.getPaginatedItems()) keep(zone);
  const names = new Set(hosts.flatMap(candidates));
  if (page.hasNextPage() && names.size < page.result_info.total_count / PER_PAGE - 1) {
    known.asked = names;
    for (const name of names)
      for await (const zone of itemsOf(client, 'zones.list', { ...scope, name }, options)) keep(zone);
  }
  while (!known.asked && page.hasNextPage()) {
    page = await page.getNextPage();
    for (const zone of page.getPaginatedItems()) keep(zone);
  }
}

/** Waits for another caller's look-up to settle, but no longer than this caller's signal allows. */
async function inTime(other: Promise<unknown>, signal: HelperOptions['signal']): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    const end = () => {
      signal?.removeEventListener('abort', abort);
      resolve();
    };
    other.then(end, end);
  });
}

/**
 * Finds the zones that contain these hostnames, keyed by hostname as given; a host without a zone is not in the map.
 *
 * One request for any number of hosts if the token can access 50 zones or fewer, and none within a minute after that.
 *
 * @example
 * const zones = await zonesFor(client, ['www.example.com', 'api.example.org']);
 * console.log(zones.get('www.example.com')?.name);
 */
export async function zonesFor(
  client: Caller,
  hosts: Iterable<string>,
  options: ZoneOptions = {},
): Promise<Map<string, Zone>> {
  const wanted = Array.from(hosts, (host) => [host, checkedHost(host)] as const);
  const cache = caches.get(client) ?? new Map<string, Known>();
  caches.set(client, cache);
  const scope = options.account_id ?? '';
  const names = wanted.map(([, name]) => name);
  const isKnown = (known: Known | undefined): known is Known =>
    !!known && known.until > client.clock.now() && names.every((name) => holder(known, name));
  const others = asking.get(client) ?? new Map<string, Promise<unknown>>();
  asking.set(client, others);
  // Its errors, such as an abort, belong to the other caller.
  for (let other = others.get(scope); other && !isKnown(cache.get(scope)); other = others.get(scope))
    await inTime(other, options.signal);
  let known = cache.get(scope);
  if (!isKnown(known)) {
    const fresh: Known = { until: client.clock.now() + (options.maxAge ?? 60_000), zones: new Map(), asked: undefined };
    if (names.length > 0) {
      const learning = learn(client, fresh, names, options).then(() => cache.set(scope, fresh));
      others.set(scope, learning);
      await learning.finally(() => others.delete(scope));
    }
    known = fresh;
  }
  const found = new Map<string, Zone>();
  for (const [host, name] of wanted) {
    const zone = holder(known, name);
    if (zone) found.set(host, zone);
  }
  return found;
}

/**
 * Finds the zone that contains a hostname: `example.co.uk` for `a.b.example.co.uk`, or `b.example.co.uk` if that is a
 * zone too.
 *
 * @throws FindError if no zone that the token can access contains it
 * @example
 * const { id: zone_id } = await zoneFor(client, '_acme-challenge.www.example.com');
 */
export async function zoneFor(client: Caller, host: string, options?: ZoneOptions): Promise<Zone> {
  const zone = (await zonesFor(client, [host], options)).get(host);
  if (zone) return zone;
  throw new FindError(`zoneFor: no zone that this token has access to contains ${JSON.stringify(host)}`, 0);
}

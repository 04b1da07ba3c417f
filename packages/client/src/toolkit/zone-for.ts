/** The zone that holds a hostname: the longest match by labels, of the zones that the token sees. */
import { CloudflareError, UsageError } from '../errors/usage-error.ts';
import { type Caller, callOf, type HelperOptions, type ItemOf } from './caller.ts';
import { itemsOf } from './list-items.ts';
import { normalHost } from './matching.ts';

/** A zone as `zones.list` gives it. */
export type Zone = ItemOf<'zones.list'>;

export interface ZoneOptions extends HelperOptions {
  /** Only zones of this account. */
  readonly account_id?: string | undefined;
  /** Milliseconds for which what was found is used again; what was not found is asked for each time. @default 60000 */
  readonly maxAge?: number | undefined;
}

/** What is known of a client's zones. */
interface Known {
  readonly until: number;
  /** By name. */
  readonly zones: Map<string, Zone>;
  /** Names that were asked for one by one; undefined where all zones are known. */
  asked: Set<string> | undefined;
}

const caches = new WeakMap<Caller, Map<string, Known>>();
/** Look-ups on their way, by scope: who asks for the same meanwhile waits for them. */
const asking = new WeakMap<Caller, Map<string, Promise<unknown>>>();
const PER_PAGE = 50;

/** As DNS has it: lower case, no dot at the end, `xn--` for what is not ASCII. */
function checkedHost(host: string): string {
  const plain = host.trim().toLowerCase().replace(/\.$/, '');
  if (!plain || /[\s/:@?#]/.test(plain))
    throw new UsageError(`zoneFor: ${JSON.stringify(host)} is no hostname: give it without scheme, port and path`, {
      parameter: 'host',
    });
  return normalHost(plain);
}

/** `a.example.co.uk`, `example.co.uk`, `co.uk`: which of them is a zone only the account knows, no list of suffixes. */
function candidates(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(1).map((_, i) => labels.slice(i).join('.'));
}

/** The zone of a host; undefined where there is none or not enough is known. */
function holder({ zones, asked }: Known, host: string): Zone | undefined {
  const names = candidates(host);
  const name = names.find((one) => zones.has(one));
  return name !== undefined && (!asked || names.every((one) => asked.has(one))) ? zones.get(name) : undefined;
}

/** Reads the first page of zones; if there are more, asks for the names in question or reads on, whichever takes less. */
async function learn(client: Caller, known: Known, hosts: readonly string[], options: ZoneOptions): Promise<void> {
  const { account_id } = options;
  const scope = { per_page: PER_PAGE, ...(account_id !== undefined && { account: { id: account_id } }) };
  const keep = (listed: unknown) => {
    const zone = listed as Zone; // what the operation lists
    const name = checkedHost(zone.name);
    // While a zone moves, two accounts have it.
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

/** Waits for a look-up of somebody else, however it ends, but not longer than the caller does. */
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
 * The zones that hold these hostnames, by hostname as given; a host that no zone holds is not in the map.
 *
 * One request for any number of hosts if the token sees 50 zones or fewer, and none within a minute after that.
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
  // Their failure is theirs, such as an abort.
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
 * The zone that holds a hostname: `example.co.uk` for `a.b.example.co.uk`, or `b.example.co.uk` if that is a zone too.
 *
 * @throws CloudflareError no zone that the token sees holds it
 * @example
 * const { id: zone_id } = await zoneFor(client, '_acme-challenge.www.example.com');
 */
export async function zoneFor(client: Caller, host: string, options?: ZoneOptions): Promise<Zone> {
  const zone = (await zonesFor(client, [host], options)).get(host);
  if (zone) return zone;
  throw new CloudflareError(`zoneFor: no zone that this token sees holds ${JSON.stringify(host)}`);
}

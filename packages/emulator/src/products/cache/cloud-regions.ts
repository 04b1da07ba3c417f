/** Cloud regions of origins: mappings by address, shared by the older and the newer routes. */

// The code for an invalid mapping is not documented.

import { isIP } from 'node:net';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { Problem, problem } from '../../problem.ts';
import { parseCidr, printAddress } from '../shared/cidr.ts';
import { all, below, found, keep, read } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { CLOUD_REGIONS } from './cloud-region-names.ts';

// Limits, codes and what is normalized: https://developers.cloudflare.com/api/resources/cache/subresources/origin_cloud_regions/
// Codes of the newer routes are those of the older ones, where the page gives none.
const MAX = 3500;
const FULL = 1164;
const EXISTS = 1145;
const NOT_FOUND = 1142;
const NOTHING_TO_DELETE = 1163;

type Mapping = ResultOf<'cache.originCloudRegions.get'>;
type Vendor = Mapping['vendor'];

const scopeOf = (context: Context): string => below(context, 'origin', 'cloud_regions');

/** IPv6 in its short form: https://www.rfc-editor.org/rfc/rfc5952 */
function addressOf(text: unknown): string {
  const cidr = isIP(String(text)) === 0 ? undefined : parseCidr(text);
  if (cidr === undefined) throw invalid(`'${String(text).slice(0, 64)}' is not an IPv4 or IPv6 address`, '/origin_ip');
  return printAddress(cidr.address, cidr.version);
}

const isVendor = (name: unknown): name is Vendor => Object.hasOwn(CLOUD_REGIONS, String(name));

interface Wanted {
  readonly ip: unknown;
  readonly vendor: unknown;
  readonly region: unknown;
}

function set(context: Context, { ip, vendor, region }: Wanted): Mapping {
  const origin_ip = addressOf(ip);
  if (!isVendor(vendor))
    throw invalid(
      `'${String(vendor).slice(0, 64)}' is not a vendor: use ${Object.keys(CLOUD_REGIONS).join(', ')}`,
      '/vendor',
    );
  if (!Object.hasOwn(CLOUD_REGIONS[vendor], String(region)))
    throw invalid(`'${String(region).slice(0, 64)}' is not a supported region of ${vendor}`, '/region');
  const scope = scopeOf(context);
  if (read(context, scope, origin_ip) === undefined && context.sandbox.store.count(scope) >= MAX)
    throw problem(403, FULL, `The limit of ${MAX} mappings of a zone is reached.`);
  return keep(context, scope, origin_ip, { origin_ip, vendor, region: String(region), modified_on: context.now() });
}

const get = (context: Context, ip: unknown, code: number): Mapping =>
  found<Mapping>(context, scopeOf(context), addressOf(ip), () =>
    problem(404, code, `no mapping of ${addressOf(ip)}`, '/origin_ip'),
  );

function remove(context: Context, ip: unknown): Mapping {
  const mapping = get(context, ip, NOTHING_TO_DELETE);
  context.sandbox.store.remove(scopeOf(context), mapping.origin_ip);
  return mapping;
}

/** Result of one item of a batch: items are processed independently. */
interface Outcome {
  readonly origin_ip: string;
  readonly error?: string;
  readonly vendor?: string;
  readonly region?: string;
}

interface Outcomes {
  succeeded: Outcome[];
  failed: Outcome[];
}

function batch<Item>(items: readonly Item[], ipOf: (item: Item) => unknown, handle: (item: Item) => Mapping): Outcomes {
  const succeeded: Outcome[] = [];
  const failed: Outcome[] = [];
  for (const item of items) {
    try {
      const { origin_ip, vendor, region } = handle(item);
      succeeded.push({ origin_ip, vendor, region });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      failed.push({ origin_ip: String(ipOf(item)), error: error.faults[0]?.message ?? '' });
    }
  }
  return { succeeded, failed };
}

/** The batch format for deletions is not documented, and the contract has no body for it: nothing is deleted. */
const NOTHING: Outcomes = { succeeded: [], failed: [] };

// The older routes: a setting whose value is the list of mappings.

const SETTING = { id: 'origin_public_cloud_region', editable: true } as const;

const older = ({ origin_ip, ...mapping }: Mapping) => ({ 'origin-ip': origin_ip, ...mapping });

function single(mapping: Mapping): ResultOf<'cache.originCloudRegions.v1.get'> {
  const { modified_on } = mapping;
  return { ...SETTING, ...(modified_on === undefined ? {} : { modified_on }), value: older(mapping) };
}

function whole(context: Context): ResultOf<'cache.originCloudRegions.v1.list'> {
  const mappings = all<Mapping>(context, scopeOf(context));
  const modified_on =
    mappings
      .map((one) => String(one.modified_on))
      .toSorted()
      .at(-1) ?? null;
  return { ...SETTING, modified_on, value: mappings.map(older) };
}

function olderBatch(context: Context, { succeeded, failed }: Outcomes) {
  const named = ({ origin_ip, ...outcome }: Outcome) => ({ 'origin-ip': origin_ip, ...outcome });
  const modified_on = succeeded.length === 0 ? null : context.now();
  return { ...SETTING, modified_on, value: { succeeded: succeeded.map(named), failed: failed.map(named) } };
}

const wantedOf = (
  body: { readonly ip?: unknown; readonly vendor?: unknown; readonly region?: unknown } = {},
): Wanted => ({
  ip: body.ip,
  vendor: body.vendor,
  region: body.region,
});

const update: Handler<'cache.originCloudRegions.update'> = (context) => {
  const { origin_ip, vendor, region } = context.body ?? {};
  if (origin_ip !== undefined && addressOf(origin_ip) !== addressOf(context.path.origin_ip))
    throw invalid(`origin_ip must be ${addressOf(context.path.origin_ip)}, as in the path`, '/origin_ip');
  return set(context, { ip: context.path.origin_ip, vendor, region });
};

const create: Handler<'cache.originCloudRegions.v1.create'> = (context) => {
  const wanted = wantedOf(context.body);
  const address = addressOf(wanted.ip);
  if (read(context, scopeOf(context), address) !== undefined)
    throw problem(400, EXISTS, `${address} is mapped already: use PATCH to change it`, '/ip');
  return single(set(context, wanted));
};

const supported = () => ({
  obtained_codes: true,
  vendors: Object.fromEntries(
    Object.entries(CLOUD_REGIONS).map(([vendor, regions]) => [
      vendor,
      Object.entries(regions).map(([name, upper_tier_colos]) => ({ name, upper_tier_colos })),
    ]),
  ),
});

export const cloudRegions = {
  'cache.originCloudRegions.update': update,
  'cache.originCloudRegions.list': (context) => context.page(all<Mapping>(context, scopeOf(context))),
  'cache.originCloudRegions.get': (context) => get(context, context.path.origin_ip, NOT_FOUND),
  'cache.originCloudRegions.delete': (context) => ({ origin_ip: remove(context, context.path.origin_ip).origin_ip }),
  'cache.originCloudRegions.bulkUpdate': (context) =>
    batch(
      context.body ?? [],
      (item) => item.origin_ip,
      (item) => set(context, { ...item, ip: item.origin_ip }),
    ),
  'cache.originCloudRegions.bulkDelete': () => NOTHING,
  'cache.originCloudRegions.supportedRegions': supported,
  'cache.originCloudRegions.v1.list': whole,
  'cache.originCloudRegions.v1.create': create,
  'cache.originCloudRegions.v1.edit': (context) => {
    set(context, wantedOf(context.body));
    return whole(context);
  },
  'cache.originCloudRegions.v1.get': (context) => single(get(context, context.path.origin_ip, NOT_FOUND)),
  'cache.originCloudRegions.v1.delete': (context) => single(remove(context, context.path.origin_ip)),
  'cache.originCloudRegions.v1.bulkEdit': (context) =>
    olderBatch(
      context,
      batch(
        context.body ?? [],
        (item) => item.ip,
        (item) => set(context, wantedOf(item)),
      ),
    ),
  'cache.originCloudRegions.v1.bulkDelete': (context) => olderBatch(context, NOTHING),
  'cache.originCloudRegions.v1.supportedRegions': supported,
} satisfies Handlers;

/** Custom nameservers of accounts and tenants, in sets: https://developers.cloudflare.com/dns/nameservers/custom-nameservers/account-custom-nameservers/ */
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { pathKey } from '../../routing/router.ts';
import { hash } from '../../state/ids.ts';
import { all, collectionOf, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { zonesOf } from '../zones/plan.ts';
import { zoneTables } from '../zones/state.ts';

interface Nameserver extends Fields {
  readonly ns_name: string;
  readonly ns_set: number;
}

const MAX_NAMES = 5;

/** An IPv4 and an IPv6 address are assigned to each name. */
function addressesOf(name: string) {
  const number = hash(name) % 0x10000;
  const [high, low] = [number >> 8, number & 0xff];
  return [
    { type: 'A' as const, value: `162.159.${high}.${low}` },
    { type: 'AAAA' as const, value: `2606:4700:50::a29f:${number.toString(16)}` },
  ];
}

/** The local zone of a name: the longest match. */
function zoneOfName({ sandbox }: Pick<Context, 'sandbox'>, name: string): string | undefined {
  const labels = name.split('.');
  for (let start = 1; start < labels.length - 1; start++) {
    const [row] = sandbox.use(zoneTables).select('id FROM zones WHERE name = ?', [labels.slice(start).join('.')]);
    if (row !== undefined) return String(row.id);
  }
  return undefined;
}

/** The addresses of a name in a zone of Cloudflare are published by themselves. */
function display<Result>(context: Showing<Result>, { ns_name, ns_set }: Nameserver): Result {
  const zone_tag = zoneOfName(context, ns_name);
  const status = zone_tag === undefined ? 'pending' : 'verified';
  const known = { ns_name, ns_set, status, dns_records: addressesOf(ns_name) };
  return context.fit({ ...known, ...(zone_tag === undefined ? {} : { zone_tag }) });
}

/** A name belongs to one set, and a set has at most five: …/account-custom-nameservers/#configuration-conditions . Codes are not documented. */
function create<Result>(context: Showing<Result>): Result {
  const { ns_name, ns_set = 1 } = fieldsOf(context);
  const name = String(ns_name).toLowerCase().replace(/\.$/, '');
  const scope = collectionOf(context);
  const known = all<Nameserver>(context, scope);
  const other = known.find((one) => one.ns_name === name);
  if (other !== undefined) throw conflict(`'${name.slice(0, 253)}' is in the set ${other.ns_set} already`, '/ns_name');
  if (known.filter((one) => one.ns_set === ns_set).length >= MAX_NAMES)
    throw invalid(`The set ${String(ns_set)} has its ${MAX_NAMES} nameservers already`, '/ns_set');
  return display(context, keep<Nameserver>(context, scope, name, { ns_name: name, ns_set: Number(ns_set) }));
}

/** True if a zone of the account uses this set. */
function isUsed(context: Context, set: number): boolean {
  const [kind, account = ''] = context.segments;
  if (kind !== 'accounts') return false;
  return zonesOf(context, account).some((zone) => {
    const { nameservers } = read(context, pathKey(['zones', zone, 'dns_settings']), '') ?? {};
    return isObject(nameservers) && nameservers.type === 'custom.account' && (nameservers.ns_set ?? 1) === set;
  });
}

function remove(context: Context): PageResult<string> {
  const scope = collectionOf(context, 1);
  const name = (context.path.custom_ns_id ?? '').toLowerCase();
  const nameserver = found<Nameserver>(context, scope, name, () => missing(`nameserver '${name.slice(0, 253)}'`));
  if (isUsed(context, nameserver.ns_set))
    throw conflict(`Zones use the nameserver set ${nameserver.ns_set}: change their DNS settings first`);
  context.sandbox.store.remove(scope, name);
  return new PageResult([nameserver.ns_name]);
}

function list<Item>(context: Showing<Item>): PageResult<Item> {
  return context.page(all<Nameserver>(context, collectionOf(context)), (one) => display(context, one));
}

/** The names of a set of an account. */
export const namesInSet = (context: Pick<Context, 'sandbox'>, account: string, set: number): string[] =>
  all<Nameserver>(context, pathKey(['accounts', account, 'custom_ns']))
    .filter(({ ns_set }) => ns_set === set)
    .map(({ ns_name }) => ns_name);

export const customNameservers = {
  'customNameservers.create': create,
  'customNameservers.get': list,
  'customNameservers.delete': remove,
  'tenantCustomNameservers.create': create,
  'tenantCustomNameservers.get': list,
  'tenantCustomNameservers.delete': remove,
} satisfies Handlers;

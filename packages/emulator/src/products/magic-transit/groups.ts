/** Filters and settings of BGP, tunnel groups, and sites with their ramps. */
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import type { PageResult } from '../../handler/page-result.ts';
import { isNormal, parseCidr } from '../shared/cidr.ts';
import { collection } from '../shared/collection.ts';
import { below, type Fields, fieldsIn, found, read } from '../shared/fields.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { single } from '../shared/single.ts';

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A network, and behind it the lengths of prefixes that count. */
const TARGET = /^([0-9a-f.:]+\/\d{1,3})(?:\{\d{1,3},\d{1,3}\}|\+|-)?$/i;

/** No page has the filters: targets are as the API reference describes them. */
const profiles = collection({
  what: 'BGP filter profile',
  scope: ['magic', 'bgp', 'filter_profiles'],
  param: 'profile_id',
  unique: ['name'],
  defaults: { description: '' },
  created: ['created_on'],
  modified: ['modified_on'],
  check: (_context, { targets }) => {
    listOf(targets).forEach((target, index) => {
      const network = parseCidr(TARGET.exec(String(target))?.[1]);
      if (network === undefined || !isNormal(network))
        throw invalid(`'${String(target).slice(0, 64)}' is not a network`, `/targets/${index}`);
    });
  },
});

const ASN = { first: 13_335, least: 64_512, most: 65_534 };

/** Cloudflare's number, or one for private use of 2 bytes: https://developers.cloudflare.com/cloudflare-wan/configuration/how-to/configure-routes/#choose-an-asn-for-bgp-peering */
const bgp = single({
  first: { cloudflare_asn: ASN.first, redistribute: { 'static:wan': false } },
  modified: 'modified_on',
  check: (_context, { cloudflare_asn }) => {
    const asn = Number(cloudflare_asn);
    if (asn !== ASN.first && !(asn >= ASN.least && asn <= ASN.most))
      throw invalid(`cloudflare_asn is ${ASN.first}, or from ${ASN.least} to ${ASN.most}`, '/cloudflare_asn');
  },
});

/** Collections of the members of each kind. Interconnects are set up by Cloudflare: there is none here. */
const TUNNELS: Readonly<Record<string, string>> = {
  gre: 'gre_tunnels',
  ipsec: 'ipsec_tunnels',
  cni: 'cf_interconnects',
};

function memberOf(context: Context, member: unknown): Fields | undefined {
  const { id, type } = fieldsIn(member);
  const place = TUNNELS[String(type)];
  return place === undefined ? undefined : read(context, below(context, 'magic', place), String(id));
}

const groups = collection({
  what: 'redundancy group',
  scope: ['magic', 'redundancy_groups'],
  param: 'redundancy_group_id',
  unique: ['name'],
  defaults: { description: '', members: [] },
  created: ['created_on'],
  modified: ['modified_on'],
  check: (context, { members }) => {
    const keys = listOf(members).map((member) => JSON.stringify(member));
    if (new Set(keys).size < keys.length) throw invalid('a member is named twice', '/members');
    listOf(members).forEach((member, index) => {
      if (memberOf(context, member) === undefined) throw missing('member', `/members/${index}/id`);
    });
  },
  // A tunnel that was deleted is a member no more.
  show: (context, { members, ...group }) => ({
    ...group,
    member_data: listOf(members).flatMap((member) => {
      const data = memberOf(context, member);
      return data === undefined ? [] : [{ type: fieldsIn(member).type, data }];
    }),
  }),
});

const removeGroup: Handler<'magicTransit.redundancyGroups.delete'> = (context) => {
  const group = groups.find(context);
  groups.drop(context, group);
  return context.fit({ deleted: true, deleted_redundancy_group: group });
};

const sitesScope = (context: Context): string => below(context, 'magic', 'cf1_sites');

/** https://developers.cloudflare.com/cloudflare-wan/configuration/common-settings/sites/ */
const sites = collection({
  what: 'site',
  scope: sitesScope,
  param: 'cf1_site_id',
  unique: ['name'],
  created: ['created_on'],
  modified: ['modified_on'],
});

/** All of them, or none: the request is one transaction. */
const createSites: Handler<'magicTransit.cf1Sites.create'> = (context) =>
  added(context, (body) => sites.add(context, body, sitesScope(context)));

function added<Item>(context: Showing<Item>, add: (body: Fields) => Fields): PageResult<Item> {
  const sent = Array.isArray(context.body) ? context.body.filter(isObject) : [];
  return context.page(sent.map(add), (item) => context.fit(item));
}

/** Collections of the sources of each kind of ramp. */
const SOURCES: Readonly<Record<string, string>> = {
  gre: 'gre_tunnels',
  ipsec: 'ipsec_tunnels',
  mconn: 'connectors',
  gre_interconnect: 'cf_interconnects',
  mpls_interconnect: 'cf_interconnects',
};

const rampsScope = (context: Context): string => {
  const id = context.path.cf1_site_id ?? '';
  found(context, sitesScope(context), id, () => missing('site'));
  return below(context, 'magic', 'cf1_sites', id, 'ramps');
};

const ramps = collection({
  what: 'ramp',
  scope: rampsScope,
  param: 'ramp_id',
  unique: ['source'],
  created: ['created_on'],
  modified: ['modified_on'],
});

/** A ramp has the name of its source. */
const createRamps: Handler<'magicTransit.cf1Sites.ramps.create'> = (context) => {
  const scope = rampsScope(context);
  return added(context, ({ source_ramp_id: id, type }) => {
    const place = SOURCES[String(type)];
    if (place === undefined) throw invalid(`'${String(type).slice(0, 64)}' is not a kind of ramp`, '/type');
    const path = below(context, 'magic', place);
    const source = found(context, path, String(id), () => missing(`${String(type)} ramp`, '/source_ramp_id'));
    const { name = `${String(type)}-${String(id).slice(0, 8)}`, description = '' } = source;
    const managed_by = `${path}/${String(id)}`;
    return ramps.add(context, { source: id, type, name, description, [String(type)]: { managed_by } }, scope);
  });
};

const listGroups: Handler<'magicTransit.redundancyGroups.list'> = (context) =>
  context.fit({ redundancy_groups: groups.items(context).map((group) => groups.shown(context, group)) });

export const magicGroups = {
  'magicTransit.bgpFilterProfiles.create': profiles.create,
  'magicTransit.bgpFilterProfiles.list': profiles.list,
  'magicTransit.bgpFilterProfiles.get': profiles.get,
  // Omitted fields keep their values: https://developers.cloudflare.com/api/resources/magic_transit/
  'magicTransit.bgpFilterProfiles.update': profiles.edit,
  'magicTransit.bgpFilterProfiles.delete': profiles.remove,
  'magicTransit.bgpSettings.get': bgp.get,
  'magicTransit.bgpSettings.update': bgp.edit,
  'magicTransit.redundancyGroups.create': groups.create,
  'magicTransit.redundancyGroups.list': listGroups,
  'magicTransit.redundancyGroups.get': groups.get,
  'magicTransit.redundancyGroups.update': groups.update,
  'magicTransit.redundancyGroups.delete': removeGroup,
  'magicTransit.cf1Sites.create': createSites,
  'magicTransit.cf1Sites.list': sites.list,
  'magicTransit.cf1Sites.get': sites.get,
  'magicTransit.cf1Sites.update': sites.edit,
  'magicTransit.cf1Sites.delete': sites.remove,
  'magicTransit.cf1Sites.ramps.create': createRamps,
  'magicTransit.cf1Sites.ramps.list': ramps.list,
  'magicTransit.cf1Sites.ramps.get': ramps.get,
  'magicTransit.cf1Sites.ramps.delete': ramps.remove,
} satisfies Handlers;

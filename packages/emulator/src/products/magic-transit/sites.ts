/** Sites of Magic WAN with their LANs, WANs and ACLs. */

import { isObject } from '@flarewire/schema';
import type { Context, GenericHandler } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { overlaps, parseCidr } from '../shared/cidr.ts';
import { collection } from '../shared/collection.ts';
import { all, below, collectionOf, type Fields, fieldsOf, found, read } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

const siteScope = (context: Context): string => below(context, 'magic', 'sites');

const needSite = (context: Context): Fields =>
  found(context, siteScope(context), context.path.site_id ?? '', () => missing('site'));

/** https://developers.cloudflare.com/cloudflare-wan/configuration/appliance/configure-hardware-appliance/ */
const writeSite: GenericHandler = (context) => {
  const { site_id: id } = context.path;
  const { name, connector_id, secondary_connector_id } = fieldsOf(context);
  const connectors = [connector_id, secondary_connector_id].filter((one) => one !== undefined);
  if (connectors.length === 2 && connector_id === secondary_connector_id)
    throw invalid('the two connectors of a site are not the same', '/secondary_connector_id');
  for (const other of all(context, siteScope(context)).filter((one) => one.id !== id)) {
    if (name !== undefined && other.name === name) throw conflict('a site with this name already exists', '/name');
    if (connectors.some((one) => one === other.connector_id || one === other.secondary_connector_id))
      throw conflict(`the connector belongs to the site '${other.name}'`, '/connector_id');
  }
  return context.generic();
};

/** The resulting LAN or WAN: an edit omits unchanged fields. */
function asItWillBe(context: Context, id: string | undefined): { own: Fields; others: Fields[] } {
  needSite(context);
  const scope = collectionOf(context, id === undefined ? 0 : 1);
  const before = id === undefined ? undefined : read(context, scope, id);
  const isEdit = context.operation.method === 'PATCH';
  const own = { ...(isEdit ? before : {}), ...fieldsOf(context) };
  return { own, others: all(context, scope).filter((one) => one.id !== id) };
}

function checkPort(own: Fields, others: readonly Fields[]): void {
  const { physport, vlan_tag = 0 } = own;
  if (Number(vlan_tag) < 0 || Number(vlan_tag) > 4_094)
    throw invalid('the VLAN tag must be from 0 to 4094', '/vlan_tag');
  if (physport === undefined) return;
  const rival = others.find((one) => one.physport === physport && (one.vlan_tag ?? 0) === vlan_tag);
  if (rival !== undefined)
    throw conflict(`port ${physport} with this VLAN tag belongs to '${rival.name}'`, '/physport');
}

const addressOf = ({ static_addressing: addressing }: Fields) =>
  isObject(addressing) ? parseCidr(addressing.address) : undefined;

/** Networks of a site must not overlap. That is ours: Cloudflare's response to overlaps is not documented. */
function checkAddress(own: Fields, others: readonly Fields[]): void {
  if (!isObject(own.static_addressing)) return;
  const pointer = '/static_addressing/address';
  const address = addressOf(own);
  if (address === undefined) throw invalid('the address must be in CIDR notation', pointer);
  const rival = others.find((one) => {
    const range = addressOf(one);
    return range !== undefined && overlaps(range, address);
  });
  if (rival !== undefined) throw conflict(`the network overlaps that of '${rival.name}'`, pointer);
}

const writeLan: GenericHandler = (context) => {
  const { own, others } = asItWillBe(context, context.path.lan_id);
  checkPort(own, others);
  checkAddress(own, others);
  return context.generic();
};

const writeWan: GenericHandler = (context) => {
  const { own, others } = asItWillBe(context, context.path.wan_id);
  checkPort(own, others);
  return context.generic();
};

/** A LAN that an ACL names stays. */
const removeLan: Handler<'magicTransit.sites.lans.delete'> = (context) => {
  const { lan_id } = context.path;
  const acls = all(context, below(context, 'magic', 'sites', context.path.site_id, 'acls'));
  const user = acls.find((acl) => [acl.lan_1, acl.lan_2].some((lan) => isObject(lan) && lan.lan_id === lan_id));
  if (user !== undefined) throw conflict(`the LAN is used by the ACL '${user.name}'`);
  return context.generic();
};

const writeAcl: GenericHandler = (context) => {
  const { own, others } = asItWillBe(context, context.path.acl_id);
  for (const name of ['lan_1', 'lan_2']) {
    const lan = own[name];
    const ports = isObject(lan) && Array.isArray(lan.ports) ? lan.ports : [];
    if (ports.some((port) => Number(port) < 1 || Number(port) > 65_535))
      throw invalid('ports are 1 to 65535', `/${name}/ports`);
  }
  if (others.some((one) => one.name === own.name)) throw conflict('an ACL with this name already exists', '/name');
  return context.generic();
};

/** LANs, WANs and ACLs of a site. */
const within = (part: string, what: string, param: string) =>
  collection({
    what,
    param,
    scope: (context) => {
      needSite(context);
      return below(context, 'magic', 'sites', context.path.site_id ?? '', part);
    },
  });

const sites = collection({ what: 'site', scope: siteScope, param: 'site_id' });
const lans = within('lans', 'LAN', 'lan_id');
const wans = within('wans', 'WAN', 'wan_id');
const acls = within('acls', 'ACL', 'acl_id');

/** The site of a connector, where that is asked for. */
const listSites: Handler<'magicTransit.sites.list'> = (context) => {
  const { connectorid } = context.query;
  const found = sites
    .items(context)
    .filter(({ connector_id, secondary_connector_id: second }) =>
      connectorid === undefined ? true : connector_id === connectorid || second === connectorid,
    );
  return context.page(found, (site) => context.fit(site));
};

export const magicSites = {
  'magicTransit.sites.list': listSites,
  'magicTransit.sites.get': sites.get,
  'magicTransit.sites.delete': sites.remove,
  'magicTransit.sites.lans.list': lans.list,
  'magicTransit.sites.lans.get': lans.get,
  'magicTransit.sites.wans.list': wans.list,
  'magicTransit.sites.wans.get': wans.get,
  'magicTransit.sites.wans.delete': wans.remove,
  'magicTransit.sites.acls.list': acls.list,
  'magicTransit.sites.acls.get': acls.get,
  'magicTransit.sites.acls.delete': acls.remove,

  'magicTransit.sites.create': writeSite,
  'magicTransit.sites.update': writeSite,
  'magicTransit.sites.edit': writeSite,
  'magicTransit.sites.lans.create': writeLan,
  'magicTransit.sites.lans.update': writeLan,
  'magicTransit.sites.lans.edit': writeLan,
  'magicTransit.sites.wans.create': writeWan,
  'magicTransit.sites.wans.update': writeWan,
  'magicTransit.sites.wans.edit': writeWan,
  'magicTransit.sites.acls.create': writeAcl,
  'magicTransit.sites.acls.update': writeAcl,
  'magicTransit.sites.acls.edit': writeAcl,
  'magicTransit.sites.lans.delete': removeLan,
} satisfies Handlers;

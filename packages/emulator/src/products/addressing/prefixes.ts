/** Prefixes of one's own: approval, announcement by BGP, delegation, and service bindings. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, problem } from '../../problem.ts';
import { type Cidr, contains, isNormal, overlaps, parseCidr, printCidr } from '../shared/cidr.ts';
import { all, below, collectionOf, countOf, type Fields, fieldsOf, found, keep, phase } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { documents, writeLetter } from './letters.ts';

const prefixScope = (context: Context): string => below(context, 'addressing', 'prefixes');
const partScope = (context: Context, id: unknown, part: string): string =>
  below(context, 'addressing', 'prefixes', String(id), ...part.split('/'));

const findPrefix = (context: Context & At<'prefix_id'>): Fields =>
  found(context, prefixScope(context), context.path.prefix_id, () => missing('prefix'));

function networkOf(text: unknown, pointer = '/cidr'): Cidr {
  const cidr = parseCidr(text);
  if (cidr === undefined || !String(text).includes('/')) throw invalid('not a network in CIDR notation', pointer);
  if (!isNormal(cidr)) throw invalid(`bits past the prefix are set: did you mean ${printCidr(cidr)}?`, pointer);
  return cidr;
}

/** The Internet takes no longer ones. https://developers.cloudflare.com/byoip/get-started/ */
function announceable(text: unknown): Cidr {
  const cidr = networkOf(text);
  if (cidr.length > (cidr.version === 4 ? 24 : 48))
    throw invalid('the longest prefixes are /24 of IPv4 and /48 of IPv6', '/cidr');
  return cidr;
}

/** A part of the prefix that does not exist yet. */
function partOf(context: Context, prefix: Fields, part: string, text: unknown): Cidr {
  const cidr = networkOf(text);
  if (!contains(networkOf(prefix.cidr), cidr)) throw invalid(`the network is not within ${prefix.cidr}`, '/cidr');
  if (all(context, partScope(context, prefix.id, part)).some((one) => one.cidr === printCidr(cidr)))
    throw conflict('this network already exists', '/cidr');
  return cidr;
}

const SECONDS_TO_APPROVE = 300;
const SECONDS_TO_VALIDATE = 60;

/** https://developers.cloudflare.com/byoip/get-started/ */
const createPrefix: Handler<'addressing.prefixes.create'> = (context) => {
  const { asn, cidr, description = '', loa_document_id = null, delegate_loa_creation = false } = fieldsOf(context);
  const network = announceable(cidr);
  const rival = all(context, prefixScope(context)).find((one) => overlaps(networkOf(one.cidr), network));
  if (rival !== undefined) throw conflict(`the prefix overlaps ${rival.cidr}`, '/cidr');
  if (
    loa_document_id !== null &&
    context.sandbox.use(documents).get(below(context), String(loa_document_id)) === undefined
  )
    throw invalid('there is no such LOA document', '/loa_document_id');
  const id = context.sandbox.ids.hex();
  const letter = delegate_loa_creation === true ? writeLetter(context, printCidr(network), asn) : loa_document_id;
  const prefix = {
    id,
    account_id: context.segments[1],
    asn,
    cidr: printCidr(network),
    description,
    delegate_loa_creation,
    loa_document_id: letter,
    advertised: false,
    advertised_modified_at: null,
    on_demand_enabled: true,
    on_demand_locked: false,
    ownership_validation_token: context.sandbox.ids.uuid(),
    created_at: context.now(),
    modified_at: context.now(),
  };
  return showPrefix(context, keep(context, prefixScope(context), id, prefix));
};

/** P is pending, V is approved. */
function approvalOf(context: Context, prefix: Fields): 'P' | 'V' {
  return phase(prefix.created_at, context, [
    ['P', 0],
    ['V', SECONDS_TO_APPROVE],
  ]);
}

function showPrefix<Result>(context: Showing<Result>, prefix: Fields): Result {
  const { validate_started: since } = prefix;
  const validation =
    since === undefined
      ? 'pending'
      : phase(since, context, [
          ['pending', 0],
          ['valid', SECONDS_TO_VALIDATE],
        ]);
  return context.fit({
    ...prefix,
    approved: approvalOf(context, prefix),
    irr_validation_state: validation,
    ownership_validation_state: validation,
    rpki_validation_state: validation,
  });
}

/** Only a prefix that was not approved yet can be deleted by its owner. */
const removePrefix: Handler<'addressing.prefixes.delete'> = (context) => {
  const prefix = findPrefix(context);
  if (approvalOf(context, prefix) === 'V') throw invalid('an approved prefix cannot be deleted');
  for (const part of ['bgp/prefixes', 'bindings', 'delegations']) {
    if (countOf(context, partScope(context, prefix.id, part)) > 0)
      throw conflict(`the prefix has ${part.split('/')[0]}: delete them first`);
  }
  context.sandbox.store.remove(prefixScope(context), String(prefix.id));
  return context.fit({ success: true, errors: [], messages: [] });
};

const validatePrefix: Handler<'addressing.prefixes.validate'> = (context) => {
  const prefix: Fields = { validate_started: context.now(), ...findPrefix(context) };
  return showPrefix(context, keep(context, prefixScope(context), String(prefix.id), prefix));
};

const editPrefix: Handler<'addressing.prefixes.edit'> = (context) => {
  const before = findPrefix(context);
  const { description = before.description } = fieldsOf(context);
  const prefix: Fields = { ...before, description, modified_at: context.now() };
  return showPrefix(context, keep(context, prefixScope(context), String(prefix.id), prefix));
};

function announce(context: Context, prefix: Fields, advertised: unknown): Fields {
  if (prefix.on_demand_locked === true || prefix.on_demand_enabled !== true)
    throw problem(409, CODE.conflict, 'the advertisement of this prefix is locked');
  if (prefix.advertised === advertised) return prefix;
  const changed = { ...prefix, advertised, advertised_modified_at: context.now(), modified_at: context.now() };
  return keep(context, prefixScope(context), String(prefix.id), changed);
}

/** https://developers.cloudflare.com/byoip/concepts/dynamic-advertisement/ */
const createBgp: Handler<'addressing.prefixes.bgpPrefixes.create'> = (context) => {
  const cidr = announceable(fieldsOf(context).cidr);
  const prefix = findPrefix(context);
  partOf(context, prefix, 'bgp/prefixes', printCidr(cidr));
  const on_demand = {
    advertised: prefix.advertised,
    advertised_modified_at: null,
    on_demand_enabled: true,
    on_demand_locked: prefix.on_demand_locked,
  };
  const id = context.sandbox.ids.hex();
  const times = { created_at: context.now(), modified_at: context.now() };
  const more = { asn: prefix.asn, asn_prepend_count: 0, auto_advertise_withdraw: false };
  const bgp = {
    id,
    cidr: printCidr(cidr),
    ...more,
    bgp_signal_opts: { enabled: false, modified_at: null },
    on_demand,
    ...times,
  };
  return context.fit(keep(context, collectionOf(context), id, bgp));
};

const editBgp: Handler<'addressing.prefixes.bgpPrefixes.edit'> = (context) => {
  const prefix = findPrefix(context);
  const id = context.path.bgp_prefix_id;
  const before = found(context, collectionOf(context, 1), id, () => missing('BGP prefix'));
  const { on_demand, ...body } = fieldsOf(context);
  if (Number(body.asn_prepend_count ?? 0) > 3)
    throw invalid('the ASN is prepended at most 3 times', '/asn_prepend_count');
  const old = isObject(before.on_demand) ? before.on_demand : {};
  const advertised = isObject(on_demand) ? on_demand.advertised : undefined;
  const changed = advertised !== undefined && advertised !== old.advertised;
  if (changed && old.on_demand_locked === true)
    throw conflict('the advertisement of this prefix is locked', '/on_demand');
  const now = changed ? { ...old, advertised, advertised_modified_at: context.now() } : old;
  const saved = { ...before, ...body, on_demand: now, modified_at: context.now() };
  if (changed && before.cidr === prefix.cidr) announce(context, prefix, advertised);
  return context.fit(keep(context, collectionOf(context, 1), id, saved));
};

const createDelegation: Handler<'addressing.prefixes.delegations.create'> = (context) => {
  const { cidr, delegated_account_id } = fieldsOf(context);
  networkOf(cidr);
  if (delegated_account_id === '') throw invalid('an account is required', '/delegated_account_id');
  const prefix = findPrefix(context);
  const network = partOf(context, prefix, 'delegations', cidr);
  const rival = all(context, collectionOf(context)).find((one) => overlaps(networkOf(one.cidr), network));
  if (rival !== undefined) throw conflict(`the network overlaps ${rival.cidr}, which is delegated`, '/cidr');
  const id = context.sandbox.ids.hex();
  const times = { created_at: context.now(), modified_at: context.now() };
  const delegation = { id, cidr: printCidr(network), delegated_account_id, parent_prefix_id: prefix.id, ...times };
  return context.fit(keep(context, collectionOf(context), id, delegation));
};

/** https://developers.cloudflare.com/byoip/service-bindings/ ; only the list of services returns their ids. */
const SERVICES = new Map([
  ['f1a4e000000000000000000000005e01', 'Magic Transit'],
  ['f1a4e000000000000000000000005e02', 'CDN'],
  ['f1a4e000000000000000000000005e03', 'Spectrum'],
]);

/** https://developers.cloudflare.com/byoip/service-bindings/magic-transit-with-cdn/ : four to six hours. */
const SECONDS_TO_BIND = 4 * 3600;

const createBinding: Handler<'addressing.prefixes.serviceBindings.create'> = (context) => {
  const prefix = findPrefix(context);
  const { cidr, service_id } = fieldsOf(context);
  const network = partOf(context, prefix, 'bindings', cidr);
  const service_name = SERVICES.get(String(service_id));
  if (service_name === undefined) throw invalid('there is no such service', '/service_id');
  const id = context.sandbox.ids.hex();
  const binding = { id, cidr: printCidr(network), service_id, service_name, created_at: context.now() };
  return showBinding(context, keep(context, collectionOf(context), id, binding));
};

function showBinding<Result>(context: Showing<Result>, binding: Fields): Result {
  const state = phase(binding.created_at, context, [
    ['provisioning', 0],
    ['active', SECONDS_TO_BIND],
  ]);
  return context.fit({ ...binding, provisioning: { state } });
}

function showStatus<Result>(context: Showing<Result>, prefix: Fields): Result {
  const { advertised, advertised_modified_at } = prefix;
  return context.fit({ advertised, advertised_modified_at });
}

export const addressing = {
  'addressing.prefixes.create': createPrefix,
  'addressing.prefixes.list': (context) =>
    pageOf(context, prefixScope(context), (prefix) => showPrefix(context, prefix)),
  'addressing.prefixes.get': (context) => showPrefix(context, findPrefix(context)),
  'addressing.prefixes.edit': editPrefix,
  'addressing.prefixes.delete': removePrefix,
  'addressing.prefixes.validate': validatePrefix,
  'addressing.prefixes.bgpPrefixes.create': createBgp,
  'addressing.prefixes.bgpPrefixes.edit': editBgp,
  'addressing.prefixes.advertisementStatus.get': (context) => showStatus(context, findPrefix(context)),
  'addressing.prefixes.advertisementStatus.edit': (context) =>
    showStatus(context, announce(context, findPrefix(context), fieldsOf(context).advertised)),
  'addressing.prefixes.delegations.create': createDelegation,
  'addressing.prefixes.serviceBindings.create': createBinding,
  'addressing.prefixes.serviceBindings.list': (context) => {
    findPrefix(context);
    return pageOf(context, collectionOf(context), (binding) => showBinding(context, binding));
  },
  'addressing.prefixes.serviceBindings.get': (context) => {
    const id = context.path.binding_id;
    return showBinding(
      context,
      found(context, collectionOf(context, 1), id, () => missing('binding')),
    );
  },
  'addressing.services.list': (context) => context.page([...SERVICES], ([id, name]) => context.fit({ id, name })),
} satisfies Handlers;

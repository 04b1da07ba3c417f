/** Destination addresses of Email Routing: verified on the clock, and the rules that fall with them. */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { notFound, problem } from '../../problem.ts';
import { all, type Fields, fieldsOf, keep, limited, read } from '../shared/fields.ts';
import { zonesOf } from '../zones/plan.ts';
import { targets } from './targets.ts';

// The codes of the refusals of this file are not documented.
const REFUSED = 2000;

/** https://developers.cloudflare.com/email-service/platform/limits/#email-routing-limits */
const MAX = 200;

/** The owner of an address follows the link in the message in this time. */
const VERIFIED_AFTER = 60_000;

const addressesOf = (account: string): string => `/accounts/${encodeURIComponent(account)}/email/routing/addresses`;

/** https://developers.cloudflare.com/email-routing/setup/email-routing-addresses/ */
function shownAddress(context: Context, address: Fields): Fields {
  const { status, ...rest } = address;
  const due = Date.parse(String(address.created)) + VERIFIED_AFTER;
  const isVerified = status === undefined ? context.sandbox.clock.now() >= due : status === 'verified';
  if (!isVerified) return rest;
  return { ...rest, verified: address.verified ?? new Date(due).toISOString() };
}

export const addresses = (context: Context, account: string): Fields[] =>
  all(context, addressesOf(account)).map((address) => shownAddress(context, address));

const createAddress: Handler<'emailRouting.addresses.create'> = (context) => {
  const email = String(fieldsOf(context).email).toLowerCase();
  const account = context.path.account_id;
  if (!/^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
    throw problem(400, REFUSED, `'${email.slice(0, 90)}' is not an email address`, '/email');
  if (addresses(context, account).some((address) => address.email === email))
    throw problem(409, REFUSED, `${email} is an address of this account already`, '/email');
  limited(context, addressesOf(account), MAX, REFUSED, 'destination addresses');
  const id = context.sandbox.ids.hex();
  const address = { id, tag: id, email, created: context.now(), modified: context.now() };
  return context.fit(shownAddress(context, keep(context, addressesOf(account), id, address)));
};

function findAddress(context: Context & At<'destination_address_identifier' | 'account_id'>): Fields {
  const id = context.path.destination_address_identifier;
  const address = read(context, addressesOf(context.path.account_id), id);
  if (address === undefined) throw notFound('destination address');
  return address;
}

const editAddress: Handler<'emailRouting.addresses.edit'> = (context) => {
  const address = findAddress(context);
  const { status } = fieldsOf(context);
  const changed = {
    ...address,
    status,
    modified: context.now(),
    ...(status === 'verified' ? { verified: context.now() } : {}),
  };
  keep(context, addressesOf(context.path.account_id), String(address.id), changed);
  return context.fit(shownAddress(context, changed));
};

/** Rules that send to it are switched off. */
const removeAddress: Handler<'emailRouting.addresses.delete'> = (context) => {
  const address = findAddress(context);
  const account = context.path.account_id;
  context.sandbox.store.remove(addressesOf(account), String(address.id));
  for (const zone of zonesOf(context, account)) {
    const scope = `/zones/${zone}/email/routing/rules`;
    for (const rule of all(context, scope)) {
      if (targets(rule.actions).includes(String(address.email)))
        keep(context, scope, String(rule.id ?? rule.tag), { ...rule, enabled: false });
    }
  }
  return context.fit(shownAddress(context, address));
};

const listAddresses: Handler<'emailRouting.addresses.list'> = (context) => {
  const { verified, direction } = context.query;
  const found = addresses(context, context.path.account_id).filter(
    (address) => verified === undefined || (address.verified !== undefined) === (String(verified) === 'true'),
  );
  return context.page(direction === 'desc' ? found.reverse() : found);
};

/** May mail be sent there? */
export const isVerified = (context: Context, account: string, email: string): boolean =>
  addresses(context, account).some((address) => address.email === email && address.verified !== undefined);

export const routingAddresses = {
  'emailRouting.addresses.create': createAddress,
  'emailRouting.addresses.list': listAddresses,
  'emailRouting.addresses.get': (context) => context.fit(shownAddress(context, findAddress(context))),
  'emailRouting.addresses.edit': editAddress,
  'emailRouting.addresses.delete': removeAddress,
} satisfies Handlers;

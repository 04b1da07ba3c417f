/** Destination addresses of Email Routing: verified on the clock, and the rules that fall with them. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { notFound, problem } from '../../problem.ts';
import { collection } from '../shared/collection.ts';
import { all, type Fields, fieldsOf, keep } from '../shared/fields.ts';
import { zonesOf } from '../zones/plan.ts';
import { targets } from './targets.ts';

// The code of these refusals is not documented.
const REFUSED = 2000;

/** https://developers.cloudflare.com/email-service/platform/limits/#email-routing-limits */
const MAX = 200;

/** The owner of an address follows the link in the message in this time. */
const VERIFIED_AFTER = 60_000;

const addressesOf = (account: string): string => `/accounts/${encodeURIComponent(account)}/email/routing/addresses`;

/** https://developers.cloudflare.com/email-routing/setup/email-routing-addresses/ */
function shownAddress(context: Pick<Context, 'sandbox'>, address: Fields): Fields {
  const { status, ...rest }: Fields = { ...address, tag: address.id };
  const due = Date.parse(String(address.created)) + VERIFIED_AFTER;
  const isVerified = status === undefined ? context.sandbox.clock.now() >= due : status === 'verified';
  if (!isVerified) return rest;
  return { ...rest, verified: address.verified ?? new Date(due).toISOString() };
}

export const addresses = (context: Pick<Context, 'sandbox'>, account: string): Fields[] =>
  all(context, addressesOf(account)).map((address) => shownAddress(context, address));

const destinations = collection({
  what: 'destination address',
  param: 'destination_address_identifier',
  unique: ['email'],
  taken: (_names, { email }) => problem(409, REFUSED, `${email} is an address of this account already`, '/email'),
  most: MAX,
  full: (most) => problem(403, REFUSED, `The limit of ${most} destination addresses is reached.`),
  missing: () => notFound('destination address'),
  created: ['created'],
  modified: ['modified'],
  filters: { verified: ({ verified }, wanted) => (verified !== undefined) === (String(wanted) === 'true') },
  read: (_context, body) => ({ ...body, ...('email' in body ? { email: String(body.email).toLowerCase() } : {}) }),
  check: (_context, { email }) => {
    if (!/^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(String(email)))
      // https://github.com/cloudflare/cloudflare-docs/issues/20017
      throw problem(400, 2007, `Invalid Input: '${String(email).slice(0, 90)}' is not an email address`, '/email');
  },
  // Rules that send to it are switched off.
  leaving: (context, { email }) => {
    for (const zone of zonesOf(context, context.path.account_id ?? '')) {
      const scope = `/zones/${zone}/email/routing/rules`;
      for (const rule of all(context, scope)) {
        if (targets(rule.actions).includes(String(email)))
          keep(context, scope, String(rule.id ?? rule.tag), { ...rule, enabled: false });
      }
    }
  },
  show: shownAddress,
});

const editAddress: Handler<'emailRouting.addresses.edit'> = (context) => {
  const { status } = fieldsOf(context);
  const change = { status, ...(status === 'verified' ? { verified: context.now() } : {}) };
  return context.fit(destinations.shown(context, destinations.change(context, destinations.find(context), change)));
};

/** The addresses that mail may be sent to, in lower case. */
export const verifiedAddresses = (context: Pick<Context, 'sandbox'>, account: string): string[] =>
  addresses(context, account).flatMap(({ email, verified }) => (verified === undefined ? [] : [String(email)]));

/** True for an address that mail may be sent to. */
export const isVerified = (context: Context, account: string, email: string): boolean =>
  verifiedAddresses(context, account).includes(email);

export const routingAddresses = {
  'emailRouting.addresses.create': destinations.create,
  'emailRouting.addresses.list': destinations.list,
  'emailRouting.addresses.get': destinations.get,
  'emailRouting.addresses.edit': editAddress,
  'emailRouting.addresses.delete': destinations.remove,
} satisfies Handlers;

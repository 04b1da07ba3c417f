/** SSO connectors, which a DNS record proves. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { proofOf } from '../dns/proof.ts';
import { collection } from '../shared/collection.ts';
import { all, collectionOf, type Fields, keep } from '../shared/fields.ts';
import { accountOf, inAccount } from '../shared/owner.ts';
import { conflict, invalid } from '../shared/refusals.ts';

const HOST = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i;

/** Domains that are many people's: https://developers.cloudflare.com/fundamentals/manage-members/dashboard-sso/#prerequisites */
const isShared = (domain: string): boolean => domain === 'gmail.com' || domain.endsWith('.edu');

/** https://developers.cloudflare.com/fundamentals/manage-members/dashboard-sso/#3-verify-domain-ownership */
function verification(context: Context, { code, begun_at, email_domain, enabled }: Fields): Fields {
  if (enabled === true) return { code, status: 'verified' };
  if (typeof begun_at !== 'string') return { code, status: 'awaiting' };
  const proof = { account: accountOf(context), domain: String(email_domain), text: String(code), since: begun_at };
  return { code, status: proofOf(context, proof) };
}

/** A domain is enabled for one account: https://developers.cloudflare.com/fundamentals/manage-members/dashboard-sso/#4-enable-dashboard-sso */
function refuseForeign(context: Context, domain: unknown): void {
  const own = accountOf(context);
  const isRival = (one: Fields): boolean => one.email_domain === domain && one.enabled === true;
  const rival = all(context, '/accounts')
    .map(({ id }) => String(id))
    .find((id) => id !== own && all(context, inAccount(id, 'sso_connectors')).some(isRival));
  if (rival !== undefined) throw conflict(`${String(domain)} is enabled for another account`, '/enabled');
}

const connectors = collection({
  what: 'SSO connector',
  unique: ['email_domain'],
  created: ['created_on'],
  modified: ['updated_on'],
  defaults: { enabled: false, use_fedramp_language: false },
  read: (context, { begin_verification, email_domain, ...body }) => ({
    ...body,
    ...(email_domain === undefined ? {} : { ...newCode(context), email_domain: String(email_domain).toLowerCase() }),
    ...(email_domain !== undefined && begin_verification !== false ? { begun_at: context.now() } : {}),
  }),
  check: (context, connector) => {
    const { email_domain, enabled } = connector;
    if (!HOST.test(String(email_domain)))
      throw invalid(`email_domain '${String(email_domain).slice(0, 100)}' is not a domain`, '/email_domain');
    if (isShared(String(email_domain)))
      throw invalid(`${String(email_domain).slice(0, 100)} is not of one organization`, '/email_domain');
    if (enabled !== true) return;
    if (verification(context, { ...connector, enabled: false }).status !== 'verified')
      throw invalid('Only a verified connector can be enabled', '/enabled');
    refuseForeign(context, email_domain);
  },
  leaving: (_context, { enabled }) => {
    if (enabled === true) throw conflict('Disable the connector before you delete it');
  },
  show: (context, connector) => ({ ...connector, verification: verification(context, connector) }),
});

const newCode = (context: Context): Fields => ({ code: `cloudflare_dashboard_sso=${context.sandbox.ids.digits(32)}` });

const begin: Handler<'iam.sso.beginVerification'> = (context) => {
  const connector = connectors.find(context, 2);
  if (verification(context, connector).status === 'verified') throw conflict('The connector is verified already');
  keep(context, collectionOf(context, 2), String(connector.id), { ...connector, begun_at: context.now() });
  return { errors: [], messages: [], success: true };
};

export const iamSso = {
  'iam.sso.create': connectors.create,
  'iam.sso.list': connectors.list,
  'iam.sso.get': connectors.get,
  'iam.sso.update': connectors.edit,
  'iam.sso.delete': connectors.remove,
  'iam.sso.beginVerification': begin,
} satisfies Handlers;

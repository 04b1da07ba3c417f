/** Domains under protection: verified unless they are a zone of the account, judged by their DNS records. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { dnsTables } from '../dns/tables.ts';
import { collection } from '../shared/collection.ts';
import { collectionOf, type Fields, phase } from '../shared/fields.ts';
import { conflict, invalid } from '../shared/refusals.ts';
import { zoneFor } from '../zones/plan.ts';
import type { Zone } from '../zones/state.ts';
import { countMail } from './mail.ts';
import { HOST } from './settings.ts';

const ownZone = (context: Context, domain: string): Zone | undefined =>
  zoneFor(context, context.path.account_id ?? '', domain);

/** Mail status as far as the domain's own records show it: a policy that lets everyone send is open. */
function mailStatus(context: Context, domain: string): Fields {
  const zone = ownZone(context, domain);
  if (zone === undefined) return { dmarc_status: null, spf_status: null };
  const texts = (name: string): string[] =>
    context.sandbox
      .use(dnsTables)
      .all(zone.id)
      .filter((record) => record.type === 'TXT' && record.name === name)
      .map(({ content }) => content.replaceAll('"', ''));
  const spf = texts(domain).filter((text) => text.startsWith('v=spf1'));
  const dmarc = texts(`_dmarc.${domain}`).filter((text) => text.startsWith('v=DMARC1'));
  const end = spf[0]?.split(' ').at(-1) ?? '';
  return {
    dmarc_status: dmarc.length === 0 ? 'none' : dmarc.length === 1 && /\bp=/.test(dmarc[0] ?? '') ? 'good' : 'invalid',
    spf_status:
      spf.length === 0
        ? 'none'
        : spf.length > 1
          ? 'invalid'
          : ({ '+all': 'open', all: 'open', '?all': 'neutral' }[end] ?? 'good'),
  };
}

/** https://developers.cloudflare.com/api/resources/email_security/subresources/settings/subresources/domains/ */
function statusOf(context: Context, { domain, created_at, integration_id }: Fields): 'PENDING' | 'ACTIVE' {
  const isKnown = typeof integration_id === 'string' || ownZone(context, String(domain)) !== undefined;
  return isKnown
    ? 'ACTIVE'
    : phase(created_at, context, [
        ['PENDING', 0],
        ['ACTIVE', 60],
      ]);
}

const domains = collection({
  what: 'domain',
  id: ['id', 'uuid'],
  unique: ['domain'],
  created: ['created_at'],
  modified: ['modified_at', 'last_modified'],
  fixed: ['status', 'authorization'],
  lasting: ['domain'],
  defaults: {
    folder: null,
    integration_id: null,
    lookback_hops: 1,
    require_tls_inbound: null,
    require_tls_outbound: null,
    inbox_provider: null,
    o365_tenant_id: null,
    transport: '',
  },
  read: (_context, body) => ({
    ...body,
    ...(body.domain === undefined ? {} : { domain: String(body.domain).toLowerCase() }),
    transport: body.transport ?? undefined,
    lookback_hops: body.lookback_hops ?? undefined,
  }),
  check: (_context, { domain, regions }) => {
    if (!HOST.test(String(domain)))
      throw invalid(`domain '${String(domain).slice(0, 100)}' is not a domain`, '/domain');
    if (Array.isArray(regions) && regions.includes('GLOBAL') && regions.length > 1)
      throw invalid('regions: GLOBAL stands alone', '/regions');
  },
  taken: () => conflict('The domain is protected already', '/domain'),
  show: (context, item) => ({
    ...item,
    ...mailStatus(context, String(item.domain)),
    status: statusOf(context, item),
    authorization: typeof item.integration_id === 'string' ? { authorized: true, timestamp: item.created_at } : null,
    emails_processed: { timestamp: context.now(), ...countMail(context, item) },
  }),
  filters: {
    active_delivery_mode: (item, wanted) => modesOf(item)[0] === wanted,
    allowed_delivery_mode: (item, wanted) => modesOf(item).includes(wanted),
  },
});

const modesOf = ({ allowed_delivery_modes: modes }: Fields): unknown[] => (Array.isArray(modes) ? modes : []);

/** A zone of the account, and what an integration brought, need no proof. The record's name is not documented. */
const verification: Handler<'emailSecurity.settings.domains.verification.get'> = (context) => {
  const item = domains.find(context, 2);
  const domain = String(item.domain);
  if (typeof item.integration_id === 'string' || ownZone(context, domain) !== undefined)
    return new Reply(null, undefined, { status: 204 });
  const isActive = statusOf(context, item) === 'ACTIVE';
  return {
    status: isActive ? 'active' : 'pending',
    last_checked_at: isActive ? String(item.created_at) : null,
    txt_record_name: `_cf-email-security.${domain}`,
    txt_record_value: String(item.id),
  };
};

const removeAll: Handler<'emailSecurity.settings.domains.bulkDelete'> = (context) => {
  const all = domains.select(context);
  context.sandbox.store.clear(collectionOf(context));
  return context.page(all, ({ id }) => context.fit({ id }));
};

export const protectedDomains = {
  'emailSecurity.settings.domains.create': domains.create,
  'emailSecurity.settings.domains.list': domains.list,
  'emailSecurity.settings.domains.get': domains.get,
  'emailSecurity.settings.domains.update': domains.update,
  'emailSecurity.settings.domains.edit': domains.edit,
  'emailSecurity.settings.domains.delete': domains.remove,
  'emailSecurity.settings.domains.bulkDelete': removeAll,
  'emailSecurity.settings.domains.batch': domains.batch,
  'emailSecurity.settings.domains.verification.get': verification,
} satisfies Handlers;

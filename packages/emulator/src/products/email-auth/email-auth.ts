/** DMARC management: the mail records of a zone with their problems, and an SPF inspection. */
import { createHash } from 'node:crypto';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { post } from '../dns/records.ts';
import { type DnsRecord, dnsTables } from '../dns/tables.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { type Zone, zoneOf } from '../zones/state.ts';

export const plain = (content: string): string => content.replace(/" "/g, '').replace(/^"|"$/g, '');

const recordsOf = (context: Context, zone: Zone): DnsRecord[] => context.sandbox.use(dnsTables).all(zone.id);

const display = ({ id, name, type, content, ttl }: DnsRecord): Fields => ({
  id,
  name,
  type,
  content: plain(content),
  ttl,
});

/** Local part of the address for the zone's reports: https://developers.cloudflare.com/dmarc-management/enable/ */
const prefixOf = (zone: Zone): string => createHash('sha256').update(`dmarc ${zone.id}`).digest('hex').slice(0, 32);
const HOST = 'dmarc-reports.cloudflare.net';

function statusOf(zone: Zone, dmarc: readonly DnsRecord[], names: readonly DnsRecord[]): string | undefined {
  if (names.some(({ type }) => type === 'CNAME')) return 'cname-on-dmarc-record';
  if (dmarc.length === 0) return 'missing-dmarc-report';
  if (dmarc.length > 1) return 'multiple-dmarc-reports';
  const text = plain(dmarc[0]?.content ?? '');
  return text.includes(`mailto:${prefixOf(zone)}@${HOST}`) ? undefined : 'missing-dmarc-rua';
}

function report<Result>(context: Showing<Result>): Result {
  const zone = zoneOf(context);
  const records = recordsOf(context, zone);
  const texts = records.filter(({ type }) => type === 'TXT');
  const aliases = records.filter(({ type }) => type === 'CNAME');
  const starts = (list: readonly DnsRecord[], start: string): DnsRecord[] =>
    list.filter(({ content }) => plain(content).toLowerCase().startsWith(start));
  const atDmarc = records.filter(({ name }) => name === `_dmarc.${zone.name}`);
  const dmarc = starts(
    atDmarc.filter(({ type }) => type === 'TXT'),
    'v=dmarc1',
  );
  const isKey = ({ name }: DnsRecord): boolean => name.includes('._domainkey.');
  const stored = read(context, below(context, 'email', 'auth', 'dmarc-reports'), '') ?? {};
  const status = statusOf(zone, dmarc, atDmarc);
  const modified = stored.modified_at ?? zone.created_on;
  return context.fit({
    created: zone.created_on,
    created_at: zone.created_on,
    modified,
    modified_at: modified,
    enabled: stored.enabled === true,
    skip_wizard: stored.skip_wizard === true,
    rua_prefix: prefixOf(zone),
    tag: zone.id,
    zone_id: zone.id,
    approved_sources: [],
    ...(status === undefined ? {} : { status }),
    records: {
      spf_records: starts(texts, 'v=spf1').map(display),
      dmarc_records: dmarc.map(display),
      resolved_dmarc_records: dmarc.map(({ name, content }) => ({ name, content: plain(content) })),
      dkim_records: texts.filter(isKey).map(display),
      bimi_records: starts(texts, 'v=bimi1').map(display),
      cname_dkim_records: aliases.filter(isKey).map(display),
      cname_dmarc_records: atDmarc.filter(({ type }) => type === 'CNAME').map(display),
      cname_spf_records: aliases.filter(({ name }) => name === zone.name).map(display),
    },
  });
}

/**
 * Enabling adds Cloudflare's address to the reports' addresses of the policy, and a policy where there is none.
 * https://developers.cloudflare.com/dmarc-management/security-records/#cloudflare-managed-dmarc-records
 */
function addAddress(context: Context, zone: Zone): void {
  const name = `_dmarc.${zone.name}`;
  const address = `mailto:${prefixOf(zone)}@${HOST}`;
  const there = recordsOf(context, zone).filter((one) => one.name === name);
  const [policy, ...more] = there.filter(({ type, content }) => type === 'TXT' && /^v=DMARC1/i.test(plain(content)));
  if (policy === undefined) {
    const isAlias = there.some(({ type }) => type === 'CNAME');
    if (!isAlias) post(context, zone, { type: 'TXT', name, content: `v=DMARC1; p=none; rua=${address}`, ttl: 1 });
    return;
  }
  const text = plain(policy.content);
  if (more.length > 0 || text.includes(address)) return;
  const bare = text.trimEnd();
  const content = /\brua\s*=/i.test(text)
    ? text.replace(/\brua\s*=\s*/i, (tag) => `${tag}${address},`)
    : `${bare.endsWith(';') ? bare : `${bare};`} rua=${address}`;
  context.sandbox.use(dnsTables).update(zone.id, { ...policy, content, modifiedOn: context.now() });
}

/** Null leaves a setting unchanged. */
const edit: Handler<'emailAuth.dmarcReports.edit'> = (context) => {
  const scope = below(context, 'email', 'auth', 'dmarc-reports');
  const { enabled, skip_wizard } = fieldsOf(context);
  const before = read(context, scope, '');
  const given = Object.entries({ enabled, skip_wizard }).filter(([, value]) => typeof value === 'boolean');
  if (enabled === true && before?.enabled !== true) addAddress(context, zoneOf(context));
  keep(context, scope, '', { ...before, ...Object.fromEntries(given), modified_at: context.now() });
  return report(context);
};

type Inspected = ResultOf<'emailAuth.spf.inspect.get'>;
type Component = Inspected['components'][number];

/** https://www.rfc-editor.org/rfc/rfc7208#section-4.6.2 */
const RESULTS: Readonly<Record<string, Component['result']>> = {
  '+': 'pass',
  '-': 'fail',
  '~': 'soft_fail',
  '?': 'neutral',
};
const TYPES: readonly Component['type'][] = ['ALL', 'A', 'MX', 'IP4', 'IP6', 'EXISTS', 'INCLUDE', 'PTR', 'REDIRECT'];
const LOOKED_UP = new Set(['A', 'MX', 'EXISTS', 'INCLUDE', 'PTR', 'REDIRECT']);
/** https://www.rfc-editor.org/rfc/rfc7208#section-4.6.4 */
const MAX_LOOKUPS = 10;

/** Other zones are not looked up: their includes are unknown. */
function inspected(records: readonly DnsRecord[], domain: string, record: string, above: readonly string[]): Inspected {
  const errors: NonNullable<Inspected['errors']> = [];
  const components = record
    .split(/\s+/)
    .slice(1)
    .filter(Boolean)
    .flatMap((word): Component[] => {
      const [head = '', sign = '', name = ''] = /^([+~?-]?)([a-z0-9]+)/i.exec(word) ?? [];
      const rest = word.slice(head.length).replace(/^[:=/]/, '');
      const type = TYPES.find((one) => one === name.toUpperCase());
      if (type === undefined) {
        errors.push({
          code: 'invalid_mechanism',
          domain,
          message: 'There is no such mechanism',
          details: word.slice(0, 100),
        });
        return [];
      }
      const isChain = type === 'INCLUDE' || type === 'REDIRECT';
      if (isChain && above.includes(rest)) {
        errors.push({ code: 'loop_detected', domain, message: 'The record includes itself', details: rest });
        return [];
      }
      const own = isChain
        ? records.find((one) => one.type === 'TXT' && one.name === rest && plain(one.content).startsWith('v=spf1'))
        : undefined;
      const nested = own === undefined ? undefined : inspected(records, rest, plain(own.content), [...above, rest]);
      const lookup_count = (LOOKED_UP.has(type) ? 1 : 0) + (nested?.total_lookups ?? 0);
      const value = rest === '' ? domain : rest;
      return [
        { type, value, result: RESULTS[sign] ?? 'pass', lookup_count, ...(nested === undefined ? {} : { nested }) },
      ];
    });
  const total_lookups = components.reduce((sum, one) => sum + one.lookup_count, 0);
  if (total_lookups > MAX_LOOKUPS && above.length === 1)
    errors.push({ code: 'max_lookups', domain, message: `${total_lookups} lookups; ${MAX_LOOKUPS} are allowed` });
  return { domain, record, components, total_lookups, ...(errors.length > 0 ? { errors } : {}) };
}

const inspect: Handler<'emailAuth.spf.inspect.get'> = (context) => {
  const records = recordsOf(context, zoneOf(context));
  const record = records.find(({ id }) => id === context.query.id);
  if (record === undefined) throw missing('DNS record');
  const text = plain(record.content);
  if (!/^v=spf1(?: |$)/i.test(text)) throw invalid('The record is not an SPF record', '/id');
  return inspected(records, record.name, text, [record.name]);
};

export const emailAuth = {
  'emailAuth.dmarcReports.get': report,
  'emailAuth.dmarcReports.edit': edit,
  'emailAuth.spf.inspect.get': inspect,
} satisfies Handlers;

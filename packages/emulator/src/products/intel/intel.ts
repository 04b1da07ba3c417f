/** Intelligence on domains, addresses and networks: validated queries, and consistent responses. */
import { isIP } from 'node:net';
import { stringList } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { chance } from '../shared/chance.ts';
import { below, type Fields, fieldsOf, keep } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { contentOf, domainFacts, IP_LISTS, risksOf, uuidOf } from './facts.ts';

const HOST = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/;

function asked(value: unknown): string {
  const domain = String(value ?? '')
    .trim()
    .toLowerCase()
    .replace(/\.$/, '');
  if (!HOST.test(domain)) throw invalid(`domain '${domain.slice(0, 100)}' is not a domain`, '/domain');
  return domain;
}

/** https://developers.cloudflare.com/security-center/investigate/ */
const domain: Handler<'intel.domains.get'> = (context) => {
  const { skip_ranking, skip_dns } = context.query;
  return context.fit(domainFacts(asked(context.query.domain), skip_ranking !== true, skip_dns !== true));
};

const MAX_AT_ONCE = 100;

const bulk: Handler<'intel.domains.bulks.get'> = (context) => {
  const { include_ranking, skip_ranking } = context.query;
  const names = stringList(context.query.domain ?? []).map(asked);
  if (names.length === 0) throw invalid('domain: name at least one', '/domain');
  if (names.length > MAX_AT_ONCE) throw invalid(`${names.length} domains; ${MAX_AT_ONCE} are allowed`, '/domain');
  const isRanked = include_ranking === true && skip_ranking !== true;
  return context.fit(names.map((name) => domainFacts(name, isRanked, false)));
};

const DAY = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const history: Handler<'intel.domainHistory.get'> = (context) => {
  const name = asked(context.query.domain);
  const now = context.sandbox.clock.now();
  const since = now - Math.floor(30 + chance(`${name}|since`) * 300) * DAY;
  const categories = [...contentOf(name), ...risksOf(name)].map(({ id, name: title }) => ({ id, name: title }));
  return context.fit([{ domain: name, categorizations: [{ start: dayOf(since), end: dayOf(now), categories }] }]);
};

/** Not a real owner: names and networks for documentation. https://www.rfc-editor.org/rfc/rfc5398 */
const networkOf = (text: string): number => 64_496 + Math.floor(chance(`${text}|as`) * 16);

const ip: Handler<'intel.ips.get'> = (context) => {
  const { ipv4, ipv6 } = context.query;
  const address = ipv4 ?? ipv6;
  if (address === undefined || isIP(address) === 0)
    throw invalid(
      `'${String(address ?? '').slice(0, 60)}' is not an IP address`,
      ipv4 === undefined ? '/ipv6' : '/ipv4',
    );
  const number = networkOf(address);
  return context.fit([
    {
      ip: address,
      belongs_to_ref: {
        id: `autonomous-system--${uuidOf(String(number))}`,
        value: String(number),
        type: 'hosting_provider',
        country: 'US',
        description: `Example network ${number}`,
      },
      risk_types: [],
    },
  ]);
};

/** Names that lead to an address, in the time that is asked for. */
const dns: Handler<'intel.dns.list'> = (context) => {
  const { ipv4 } = context.query;
  if (ipv4 === undefined || isIP(ipv4) !== 4)
    throw invalid(`'${String(ipv4 ?? '').slice(0, 60)}' is not an IPv4 address`, '/ipv4');
  const now = context.sandbox.clock.now();
  const count = 1 + Math.floor(chance(`${ipv4}|names`) * 4);
  const records = Array.from({ length: count }, (_, index) => ({
    hostname: `host-${index + 1}.example.com`,
    first_seen: dayOf(now - (90 + index) * DAY),
    last_seen: dayOf(now),
  }));
  return context.page(records);
};

/** https://www.rfc-editor.org/rfc/rfc5737: networks for documentation, of which each number has its own. */
const SUBNETS = ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24'];

const subnets: Handler<'intel.asn.subnets.get'> = (context) => {
  const asn = Number(context.path.asn);
  const own = SUBNETS.slice(0, 1 + Math.floor(chance(`${asn}|subnets`) * SUBNETS.length));
  return { asn, count: own.length, ip_count_total: own.length * 256, page: 1, per_page: own.length, subnets: own };
};

const url: Handler<'intel.urls.get'> = (context) => {
  const text = context.query.url ?? '';
  if (!URL.canParse(text)) throw invalid(`'${text.slice(0, 100)}' is not a URL`, '/url');
  const { hostname, pathname, href } = new URL(text);
  const known = (list: readonly object[]): object[] => list.map((one) => ({ ...one, source_id: 1 }));
  return context.fit({
    hostname,
    url_path: pathname,
    full_url: href,
    content_categories: known(contentOf(hostname)),
    risk_type: known(risksOf(hostname)),
  });
};

const YEAR = 365 * DAY;

/** Deterministic per domain; names nobody. */
const whois: Handler<'intel.whois.get'> = (context) => {
  const name = asked(context.query.domain);
  const created = Date.UTC(2000, 0, 1) + Math.floor(chance(`${name}|created`) * 20) * YEAR;
  const iso = (time: number): string => new Date(time).toISOString();
  return context.fit({
    domain: name,
    punycode: name,
    extension: name.slice(name.lastIndexOf('.') + 1),
    found: true,
    dnssec: chance(`${name}|dnssec`) < 0.3,
    nameservers: [`ns1.${name}`, `ns2.${name}`],
    registrant: 'REDACTED FOR PRIVACY',
    registrar: 'Example Registrar',
    whois_server: 'whois.example',
    status: ['clientTransferProhibited'],
    created_date: iso(created),
    created_date_raw: iso(created),
    updated_date: iso(created + YEAR),
    updated_date_raw: iso(created + YEAR),
    expiration_date: iso(context.sandbox.clock.now() + YEAR),
    expiration_date_raw: iso(context.sandbox.clock.now() + YEAR),
  });
};

/** https://developers.cloudflare.com/security-center/investigate/change-categorization/#via-the-cloudflare-dashboard */
const MAX_CATEGORIES = 2;

const report: Handler<'intel.miscategorizations.create'> = (context) => {
  const body = fieldsOf(context);
  const { indicator_type, ip: address, url: place } = body;
  const isAddress = indicator_type === 'ipv4' || indicator_type === 'ipv6';
  if (isAddress && (typeof address !== 'string' || isIP(address) === 0))
    throw invalid(`ip is required for ${indicator_type}`, '/ip');
  if (!isAddress && (place === undefined || place === '')) throw invalid('url is required', '/url');
  const lists: Fields = { ...body };
  const changes = ['content_adds', 'content_removes', 'security_adds', 'security_removes'].flatMap((name) => {
    const list = lists[name];
    return Array.isArray(list) ? list : [];
  });
  if ((body.content_adds ?? []).length > MAX_CATEGORIES)
    throw invalid(`A domain has at most ${MAX_CATEGORIES} content categories`, '/content_adds');
  if (changes.length === 0) throw invalid('Say which categories are to be added or removed');
  keep(context, reportsOf(context), context.sandbox.ids.uuid(), { ...body, created_at: context.now() });
  return { errors: [], messages: [], success: true };
};

const reportsOf = (context: Context): string => below(context, 'intel', 'miscategorization');

export const intel = {
  'intel.asn.get': ({ path }) => Number(path.asn),
  'intel.asn.subnets.get': subnets,
  'intel.dns.list': dns,
  'intel.domains.get': domain,
  'intel.domains.bulks.get': bulk,
  'intel.domainHistory.get': history,
  'intel.ipLists.get': () => IP_LISTS,
  'intel.ips.get': ip,
  'intel.miscategorizations.create': report,
  'intel.urls.get': url,
  'intel.whois.get': whois,
} satisfies Handlers;

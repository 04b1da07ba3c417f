/** Domains that mail is sent from: each brings its DNS records, and takes them with it. */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import { collection } from '../shared/collection.ts';
import { all, bearing, type Fields, fieldsOf, read } from '../shared/fields.ts';
import { type Zone, zoneOf } from '../zones/state.ts';
import { addRecords, faultsOf, removeRecords, sendingRecords } from './records.ts';
import { activeOf, invalid, sendingList } from './suppressions.ts';

/** Domains of a zone that send, receive or both: https://developers.cloudflare.com/email-service/platform/limits/#zone-limits */
const MAX = 30;

export const subdomainsOf = (zone: string): string => `/zones/${encodeURIComponent(zone)}/email/sending/subdomains`;

/** The names of a zone that mail is sent from or received for. */
export function mailDomains(context: Pick<Context, 'sandbox'>, { id, name }: Zone): string[] {
  const routing = read(context, `/zones/${encodeURIComponent(id)}/email/routing`, '') ?? {};
  const received = routing.enabled === true ? [name, ...(Array.isArray(routing.domains) ? routing.domains : [])] : [];
  return [...new Set([...received, ...all(context, subdomainsOf(id)).map((one) => one.name)].map(String))];
}

const isWithin = (name: string, zone: Zone): boolean => name === zone.name || name.endsWith(`.${zone.name}`);

function nameOf(context: Context): string {
  const name = String((fieldsOf(context) as Fields).name) // an object by its schema
    .toLowerCase()
    .replace(/\.$/, '');
  if (!isWithin(name.replace(/^\*\./, ''), zoneOf(context)))
    throw invalid(`'${name.slice(0, 255)}' is not a domain of the zone`, '/name');
  return name;
}

const domains = collection({
  what: 'sending subdomain',
  id: ['tag', 'hex'],
  unique: ['name'],
  defaults: { enabled: true, dkim_selector: 'cf-bounce', preview_enabled: false, drop_suppressed_recipients: false },
  created: ['created'],
  modified: ['modified'],
  fixed: ['enabled', 'dkim_selector', 'return_path_domain'],
  show: (_context, item) => ({ ...item, return_path_domain: `cf-bounce.${String(item.name).replace(/^\*\./, '')}` }),
  missing: (): Problem => problem(404, 10000, 'email.sending.error.not_found'),
});

const create: Handler<'emailSending.subdomains.create'> = (context) => {
  const zone = zoneOf(context);
  const name = nameOf(context);
  const others = mailDomains(context, zone).filter((one) => one !== name);
  if (others.length >= MAX) throw invalid(`${zone.name} has ${MAX} mail domains, the most there may be`, '/name');
  const made = domains.add(context, { name }, subdomainsOf(zone.id));
  addRecords(context, zone, sendingRecords(name));
  return context.fit(domains.shown(context, made));
};

const recordsFor = (context: Context, up: number) => sendingRecords(String(domains.find(context, up).name));

const remove: Handler<'emailSending.subdomains.delete'> = (context) => {
  removeRecords(context, zoneOf(context), recordsFor(context, 1));
  domains.remove(context);
  return { errors: [], messages: [], success: true };
};

function status<Result>(context: Showing<Result>, up: number): Result {
  const records = recordsFor(context, up);
  const errors = faultsOf(context, zoneOf(context), records);
  const isEmpty = errors.filter(({ code }) => String(code).endsWith('.missing')).length === records.length;
  return context.fit({
    records,
    errors,
    status: errors.length === 0 ? 'ready' : isEmpty ? 'unconfigured' : 'misconfigured',
  });
}

/** Records of others stay. */
const fix: Handler<'emailSending.subdomains.dns.fix'> = (context) => {
  const zone = zoneOf(context);
  const records = recordsFor(context, 2);
  const rival = faultsOf(context, zone, records).find(({ code }) => !String(code).endsWith('.missing'));
  // code not documented
  if (rival !== undefined) throw problem(409, 10001, `${String(rival.code)}: another record is in the way`);
  addRecords(context, zone, records);
  return status(context, 2);
};

const preview: Handler<'emailSending.subdomains.preview'> = (context) => {
  const zone = zoneOf(context);
  const name = nameOf(context);
  const records = sendingRecords(name);
  const errors = faultsOf(context, zone, records).filter(({ code }) => !String(code).endsWith('.missing'));
  const same = bearing(context, subdomainsOf(zone.id), 'name', name)[0];
  const clash = same === undefined ? [] : [{ code: 'sending_subdomain.conflict', conflicting_subdomain: name }];
  return context.fit({ records, errors: [...clash, ...errors] });
};

const WEEK = 7 * 86_400_000;

const complaints: Handler<'emailSending.subdomains.reputation.complaints'> = (context) => {
  const { tag, name } = domains.find(context, 3);
  const { start_at = context.now(), end_at = context.now() } = context.query;
  const [start, end] = [Date.parse(start_at), Date.parse(end_at)];
  if (!(start < end) || end - start > WEEK)
    throw invalid('end_at must be after start_at, by seven days at most', '/end_at');
  const counted = activeOf(context, sendingList(zoneOf(context).account.id)).filter(
    ({ reason, created_at, domain }) => {
      const time = Date.parse(String(created_at));
      return reason === 'complaint' && domain === name && time >= start && time < end;
    },
  );
  return context.fit({
    subdomain_id: tag,
    complaints: counted.length,
    generated_at: context.now(),
    window_start: start_at,
    window_end: end_at,
  });
};

/** Of an account whose zones these are: the domain that an address may send from. */
export function senderOf(
  context: Pick<Context, 'sandbox'>,
  zones: readonly string[],
  domain: string,
): Fields | undefined {
  const known = zones.flatMap((zone) => all(context, subdomainsOf(zone)));
  const covers = (name: string): boolean =>
    name === domain || (name.startsWith('*.') && domain.endsWith(name.slice(1)));
  return known.find((one) => covers(String(one.name)));
}

export const sendingSubdomains = {
  'emailSending.subdomains.create': create,
  'emailSending.subdomains.list': domains.list,
  'emailSending.subdomains.get': domains.get,
  'emailSending.subdomains.edit': domains.edit,
  'emailSending.subdomains.delete': remove,
  'emailSending.subdomains.preview': preview,
  'emailSending.subdomains.dns.get': (context) => context.page(recordsFor(context, 2), (one) => context.fit(one)),
  'emailSending.subdomains.dns.status': (context) => status(context, 3),
  'emailSending.subdomains.dns.fix': fix,
  'emailSending.subdomains.reputation.complaints': complaints,
} satisfies Handlers;

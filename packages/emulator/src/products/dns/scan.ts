/** The scan for records that a domain has elsewhere: started, found on the clock, then taken or left one by one. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { Problem } from '../../problem.ts';
import { all, below, type Fields, fieldsOf, keep, phase, read } from '../shared/fields.ts';
import { type Zone, zoneOf } from '../zones/state.ts';
import { conflictOf, readRecord } from './record-rules.ts';
import { post } from './records.ts';
import { type DnsRecord, display } from './tables.ts';

/** https://developers.cloudflare.com/dns/zone-setups/reference/dns-quick-scan/ */
const SCAN_SECONDS = 10;
const KEPT_SECONDS = 30 * 86_400;

/** Records found by every scan of this sandbox: a site, its mail and its senders. Addresses are those of RFC 5737. */
const FOUND: readonly Fields[] = [
  { type: 'A', name: '@', content: '192.0.2.10' },
  { type: 'AAAA', name: '@', content: '2001:db8::10' },
  { type: 'CNAME', name: 'www', content: '@' },
  { type: 'MX', name: '@', content: 'mail', priority: 10 },
  { type: 'A', name: 'mail', content: '192.0.2.25' },
  { type: 'TXT', name: '@', content: 'v=spf1 mx -all' },
];

/** Found records that the zone does not have and that do not conflict with its records. */
function candidates(context: Context, zone: Zone): DnsRecord[] {
  return FOUND.flatMap((fields) => {
    const target =
      fields.content === '@' ? zone.name : fields.content === 'mail' ? `mail.${zone.name}` : fields.content;
    const record = readRecord(context, zone, { ttl: 1, ...fields, content: target }, undefined);
    return conflictOf(context, zone, record) === undefined ? [record] : [];
  });
}

/** Adds the found records at once: the older form. */
const scan: Handler<'dns.records.scan'> = (context) => {
  const zone = zoneOf(context);
  const found = candidates(context, zone);
  for (const record of found) addCandidate(context, zone, { ...display(record) }, '');
  return { recs_added: found.length, total_records_parsed: FOUND.length };
};

type Found = ResultOf<'dns.records.get'>;

function addCandidate(context: Context, zone: Zone, record: Fields, pointer: string): Found {
  const { type, name, content, priority, ttl, proxied, data, comment, tags, settings } = record;
  const known = { type, name, content, priority, ttl, proxied, data, comment, tags, settings };
  const given = Object.entries(known).filter(([, value]) => value !== undefined);
  return display(post(context, zone, Object.fromEntries(given), pointer));
}

/** A new scan discards unreviewed results of an earlier one. */
const trigger: Handler<'dns.records.scanTrigger'> = (context) => {
  const zone = zoneOf(context);
  const scope = below(context, 'dns_records', 'scan');
  context.sandbox.store.clear(`${scope}/review`);
  keep(context, scope, '', { started: context.now() });
  for (const record of candidates(context, zone)) keep(context, `${scope}/review`, record.id, display(record));
  return { success: true, errors: [], messages: [] };
};

function waiting(context: Context): Found[] {
  const scope = below(context, 'dns_records', 'scan');
  const started = read(context, scope, '')?.started;
  if (started === undefined) return [];
  const state = phase(started, context, [
    ['running', 0],
    ['found', SCAN_SECONDS],
    ['forgotten', KEPT_SECONDS],
  ]);
  return state === 'found' ? all<Found>(context, `${scope}/review`) : [];
}

/** Takes some records, as they were found or changed, and drops others. All or nothing. */
const review: Handler<'dns.records.scanReview'> = (context) => {
  const zone = zoneOf(context);
  const body = fieldsOf(context);
  const { store } = context.sandbox;
  const scope = `${below(context, 'dns_records', 'scan')}/review`;
  const known = waiting(context);
  const accepts = body.accepts?.map((given, index) => {
    const id = 'id' in given ? given.id : undefined; // which the contract does not name
    const found = known.find((one) => one.id === id || (one.name === given.name && one.type === given.type));
    if (found !== undefined) store.remove(scope, found.id);
    return addCandidate(context, zone, { ...found, ...given }, `/accepts/${index}`);
  });
  const rejects = body.rejects?.map(({ id }, index) => {
    if (!known.some((one) => one.id === id))
      throw new Problem(404, [{ code: 81044, message: 'Record does not exist.', pointer: `/rejects/${index}/id` }]);
    store.remove(scope, id);
    return { id };
  });
  return context.fit({ accepts: accepts ?? [], rejects: rejects ?? [] });
};

export const dnsScan = {
  'dns.records.scan': scan,
  'dns.records.scanTrigger': trigger,
  'dns.records.scanList': (context) => {
    zoneOf(context);
    return new PageResult(waiting(context));
  },
  'dns.records.scanReview': review,
} satisfies Handlers;

/** DNS records: one by one, in batches, and as BIND files. */
import { parseZone, printZone } from '@flarewire/zone-file';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { textOf } from '../../http/multipart.ts';
import { CODE, Problem, problem } from '../../problem.ts';
import { type Fields, fieldsOf } from '../shared/fields.ts';
import { type Zone, zoneOf } from '../zones/state.ts';
import { listRecords } from './list-records.ts';
import { readRecord, refuseConflict, refuseFull } from './record-rules.ts';
import { type DnsRecord, display, dnsTables, PROXIABLE } from './tables.ts';

function find(context: Context, zone: Zone, id: string): DnsRecord {
  const record = context.sandbox.use(dnsTables).get(zone.id, id);
  if (record === undefined) throw problem(404, 81044, 'Record does not exist.');
  return record;
}

export function post(context: Context, zone: Zone, fields: Fields, pointer = ''): DnsRecord {
  refuseFull(context, zone);
  const record = readRecord(context, zone, fields, undefined, pointer);
  refuseConflict(context, zone, record, pointer);
  context.sandbox.use(dnsTables).insert(zone.id, record);
  return record;
}

/** PUT keeps only the id, PATCH the whole existing record. */
function write(context: Context, zone: Zone, id: string, fields: Fields, keep: boolean, pointer = ''): DnsRecord {
  const before = find(context, zone, id);
  const record = keep
    ? readRecord(context, zone, fields, before, pointer)
    : { ...readRecord(context, zone, fields, undefined, pointer), id, createdOn: before.createdOn };
  refuseConflict(context, zone, record, pointer);
  context.sandbox.use(dnsTables).update(zone.id, record);
  return record;
}

function remove(context: Context, zone: Zone, id: string): DnsRecord {
  const record = find(context, zone, id);
  context.sandbox.use(dnsTables).remove(id);
  return record;
}

/** https://developers.cloudflare.com/dns/manage-dns-records/how-to/batch-record-changes/ */
const MAX_BATCH = { free: 200, paid: 3500 } as const;
const BATCH_ORDER = ['deletes', 'patches', 'puts', 'posts'] as const;

/** All or nothing, in a fixed order regardless of the body: the request is one transaction. */
const batch: Handler<'dns.records.batch'> = (context) => {
  const zone = zoneOf(context);
  const body = fieldsOf(context);
  const lists = BATCH_ORDER.map((kind): readonly [typeof kind, readonly object[] | undefined] => [kind, body[kind]]);
  const count = lists.reduce((sum, [, list]) => sum + (list?.length ?? 0), 0);
  const most = zone.plan.legacy_id === 'free' ? MAX_BATCH.free : MAX_BATCH.paid;
  if (count > most)
    throw problem(400, 1004, `A batch on this plan has at most ${most} operations; ${count} were sent.`);
  const result: Record<string, unknown> = {};
  for (const [kind, list] of lists) {
    if (list !== undefined)
      result[kind] = list.map((one, index) => display(change(context, zone, kind, { ...one }, `/${kind}/${index}`)));
  }
  return result;
};

function change(
  context: Context,
  zone: Zone,
  kind: (typeof BATCH_ORDER)[number],
  fields: Fields,
  pointer: string,
): DnsRecord {
  const id = String(fields.id ?? '');
  switch (kind) {
    case 'deletes':
      return remove(context, zone, id);
    case 'patches':
      return write(context, zone, id, fields, true, pointer);
    case 'puts':
      return write(context, zone, id, fields, false, pointer);
    default:
      return post(context, zone, fields, pointer);
  }
}

/** https://developers.cloudflare.com/dns/manage-dns-records/how-to/import-and-export/ */
const MAX_FILE = 262_144;
const MAX_FAULTS = 20;

/**
 * Adds the records of a BIND file. A file that cannot be read is refused as a whole; a record that cannot be added is
 * reported in `messages`, and the others are added.
 * https://developers.cloudflare.com/dns/manage-dns-records/how-to/import-and-export/ and, for the response,
 * https://github.com/cloudflare/python-cloudflare/issues/89, https://github.com/cloudflare/cloudflare-php/issues/223
 */
const importFile: Handler<'dns.records.import'> = (context) => {
  const zone = zoneOf(context);
  const part = context.parts.find((one) => one.name === 'file');
  if (part === undefined) throw problem(400, CODE.invalid, "The form has no part named 'file'.", '/file');
  if (part.bytes.length > MAX_FILE)
    throw problem(400, 1004, `The zone file is larger than ${MAX_FILE} bytes.`, '/file');
  const { records, problems } = parseZone(textOf(part), zone.name);
  if (problems.length > 0) {
    throw new Problem(
      400,
      problems.slice(0, MAX_FAULTS).map((fault) => lineFault(fault.line, fault.reason)),
    );
  }
  const proxied = fieldsOf(context).proxied === 'true';
  const added = new Map<string, number>();
  const messages: Message[] = [];
  for (const { line, ...fields } of records) {
    // The proxy status in the file counts more than that of the form.
    const isProxied = fields.proxied ?? (proxied && PROXIABLE.has(fields.type));
    const refusals = addImported(context, zone, { ...fields, proxied: isProxied }, line);
    messages.push(...refusals);
    if (refusals.length === 0) added.set(fields.type, (added.get(fields.type) ?? 0) + 1);
  }
  const recs_added = [...added.values()].reduce((sum, count) => sum + count, 0);
  const result = { recs_added, recs_added_by_type: Object.fromEntries(added), total_records_parsed: records.length };
  return new Reply(JSON.stringify({ success: true, errors: [], messages, result }), 'application/json');
};

interface Message {
  readonly code: number;
  readonly message: string;
}

function lineFault(line: number, reason: string): { code: number; message: string; pointer: string } {
  return { code: 1004, message: `Line ${line}: ${reason}`, pointer: `/file/${line}` };
}

/** Reasons why a record of the file was not added; none where it was. */
function addImported(context: Context, zone: Zone, fields: Fields, line: number): readonly Message[] {
  try {
    const record = readRecord(context, zone, { ...fields, ttl: fields.ttl ?? 1 }, undefined);
    refuseConflict(context, zone, record, '');
    refuseFull(context, zone);
    context.sandbox.use(dnsTables).insert(zone.id, record);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.faults.map(({ code, message }) => ({ code, message: `Line ${line}: ${message}` }));
  }
}

const exportFile: Handler<'dns.records.export'> = (context) => {
  const zone = zoneOf(context);
  const records = context.sandbox.use(dnsTables).all(zone.id);
  const printable = records.map(({ name, ttl, type, content, priority, data, comment, tags, proxied, settings }) => ({
    name,
    ttl,
    type,
    content,
    tags,
    settings,
    ...(priority === undefined ? {} : { priority }),
    ...(data === undefined ? {} : { data }),
    ...(comment === undefined ? {} : { comment }),
    ...(PROXIABLE.has(type) ? { proxied } : {}),
  }));
  return new Reply(
    printZone(zone.name, printable, { exported: new Date(context.sandbox.clock.now()) }),
    'text/plain; charset=utf-8',
    {
      headers: { 'content-disposition': `attachment; filename="${zone.name}.txt"` },
    },
  );
};

export const dnsRecords = {
  'dns.records.create': (context) => display(post(context, zoneOf(context), fieldsOf(context))),
  'dns.records.list': listRecords,
  'dns.records.get': (context) => display(find(context, zoneOf(context), context.path.dns_record_id)),
  'dns.records.update': (context) =>
    display(write(context, zoneOf(context), context.path.dns_record_id, fieldsOf(context), false)),
  'dns.records.edit': (context) =>
    display(write(context, zoneOf(context), context.path.dns_record_id, fieldsOf(context), true)),
  'dns.records.delete': (context) => ({ id: remove(context, zoneOf(context), context.path.dns_record_id).id }),
  'dns.records.batch': batch,
  'dns.records.import': importFile,
  'dns.records.export': exportFile,
} satisfies Handlers;

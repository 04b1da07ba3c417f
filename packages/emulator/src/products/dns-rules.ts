/** What makes a DNS record acceptable: its name, values, TTL and neighbours. */
import { domainToASCII } from 'node:url';
import { Malformed } from '../bind/malformed.ts';
import { contentOf, readContent } from '../bind/rdata.ts';
import type { Context } from '../context.ts';
import { isObject, stringList } from '../contract.ts';
import { problem } from '../problem.ts';
import { type DnsRecord, dnsTables, PROXIABLE } from './dns-tables.ts';
import type { Zone } from './zones.ts';

/** Codes of the provider's DNS service. */
const CODE = {
  validation: 1004,
  name: 9000,
  proxied: 9004,
  ttl: 9021,
  comment: 9301,
  tags: 9302,
  cnameOnHost: 81053,
  hostOnCname: 81054,
  identical: 81058,
} as const;

const CONTENT_CODES: Readonly<Record<string, number>> = { A: 9005, AAAA: 9006, CNAME: 9007, NS: 9008, MX: 9009 };

const LABEL = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)$/;

/** A name in full: `@` is the zone itself, and what does not end with the zone's name is below it. */
function recordName(text: string, zone: Zone, pointer: string): string {
  const plain = text.trim().replace(/\.$/, '').toLowerCase();
  // ASCII as it is: domainToASCII refuses the wildcard and underscores in some places.
  const ascii = /^[\x20-\x7e]*$/.test(plain) ? plain : domainToASCII(plain);
  const name =
    ascii === '@' || ascii === zone.name
      ? zone.name
      : ascii.endsWith(`.${zone.name}`)
        ? ascii
        : `${ascii}.${zone.name}`;
  const labels = name.split('.');
  const rest = labels[0] === '*' ? labels.slice(1) : labels;
  if (ascii === '' || name.length > 253 || !rest.every((label) => LABEL.test(label))) {
    throw problem(400, CODE.name, `DNS name '${text.slice(0, 260)}' is invalid`, `${pointer}/name`);
  }
  return name;
}

/** The fields of a request as a record. What is not given comes from the record before it, if there is one. */
export function readRecord(
  context: Context,
  zone: Zone,
  fields: Record<string, unknown>,
  before: DnsRecord | undefined,
  pointer = '',
): DnsRecord {
  const now = context.now();
  const type = typeof fields.type === 'string' ? fields.type : (before?.type ?? 'A');
  const values = readValues(type, fields, type === before?.type ? before : undefined, pointer);
  const proxied = typeof fields.proxied === 'boolean' ? fields.proxied : (before?.proxied ?? false);
  if (proxied && !PROXIABLE.has(type)) {
    throw problem(400, CODE.proxied, `This record type cannot be proxied: ${type}`, `${pointer}/proxied`);
  }
  const comment =
    fields.comment === undefined
      ? before?.comment
      : typeof fields.comment === 'string' && fields.comment !== ''
        ? fields.comment
        : undefined;
  const tags = fields.tags === undefined ? (before?.tags ?? []) : stringList(fields.tags);
  checkAttributes(zone, comment, tags, pointer);
  const settings = isObject(fields.settings) ? { ...before?.settings, ...fields.settings } : (before?.settings ?? {});
  const isNewComment = comment !== before?.comment;
  const isNewTags = tags.join('\n') !== (before?.tags ?? []).join('\n');
  return {
    id: before?.id ?? context.world.ids.hex(),
    name:
      fields.name === undefined && before !== undefined ? before.name : recordName(String(fields.name), zone, pointer),
    type,
    ...values,
    ttl: readTtl(zone, fields.ttl ?? before?.ttl ?? 1, proxied, pointer),
    proxied,
    comment,
    tags,
    settings,
    createdOn: before?.createdOn ?? now,
    modifiedOn: now,
    commentModifiedOn: isNewComment ? now : before?.commentModifiedOn,
    tagsModifiedOn: isNewTags ? now : before?.tagsModifiedOn,
  };
}

type Values = Pick<DnsRecord, 'content' | 'data' | 'priority'>;

/** Types that carry a priority beside their content. */
const WITH_PRIORITY: ReadonlySet<string> = new Set(['MX', 'SRV', 'URI']);

function readValues(
  type: string,
  fields: Record<string, unknown>,
  before: DnsRecord | undefined,
  pointer: string,
): Values {
  const data = isObject(fields.data) ? { ...before?.data, ...fields.data } : undefined;
  try {
    const content = data === undefined ? (fields.content ?? before?.content) : contentOf(type, data);
    if (typeof content !== 'string') throw new Malformed(`content is missing in the ${type} record`);
    const read = readContent(type, content);
    const priority = numberOf(fields.priority) ?? numberOf(data?.priority) ?? read.priority ?? before?.priority;
    if (WITH_PRIORITY.has(type) && priority === undefined)
      throw new Malformed(`priority is missing in the ${type} record`);
    return withPriority(type, read.content, read.data, priority);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const code = CONTENT_CODES[type] ?? CODE.validation;
    throw problem(400, code, `Content for ${type} record is invalid: ${error.message}`, `${pointer}/content`);
  }
}

/** SRV shows its priority within `data` too. */
function withPriority(
  type: string,
  content: string,
  data: Readonly<Record<string, unknown>> | undefined,
  priority: number | undefined,
): Values {
  if (!WITH_PRIORITY.has(type)) return { content, data, priority: undefined };
  return { content, priority, data: type === 'SRV' && data !== undefined ? { ...data, priority } : data };
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 65_535 ? value : undefined;
}

/** https://developers.cloudflare.com/dns/manage-dns-records/reference/ttl/ */
function readTtl(zone: Zone, ttl: unknown, proxied: boolean, pointer: string): number {
  const least = zone.plan.legacy_id === 'enterprise' ? 30 : 60;
  if (ttl !== 1 && !(typeof ttl === 'number' && Number.isInteger(ttl) && ttl >= least && ttl <= 86_400)) {
    const message = `Invalid TTL. Must be between ${least} and 86400 seconds, or 1 for Automatic`;
    throw problem(400, CODE.ttl, message, `${pointer}/ttl`);
  }
  // Proxied records answer with the proxy's own time: always automatic.
  return proxied ? 1 : ttl;
}

const MAX_TAGS = 20;
const TAG = /^[A-Za-z0-9_-]{1,32}(?::[^\p{Cc}]{0,100})?$/u;

/** https://developers.cloudflare.com/dns/manage-dns-records/reference/record-attributes/ */
function checkAttributes(zone: Zone, comment: string | undefined, tags: readonly string[], pointer: string): void {
  const most = zone.plan.legacy_id === 'free' ? 100 : 500;
  if (comment !== undefined && [...comment].length > most) {
    throw problem(400, CODE.comment, `The comment is longer than ${most} characters`, `${pointer}/comment`);
  }
  if (tags.length > MAX_TAGS) throw problem(400, CODE.tags, `A record has at most ${MAX_TAGS} tags`, `${pointer}/tags`);
  const bad = tags.find((tag) => !TAG.test(tag));
  if (bad !== undefined) throw problem(400, CODE.tags, `'${bad.slice(0, 140)}' is not a valid tag`, `${pointer}/tags`);
}

/** May this record stand beside the others of its name? `identical` is left to callers that skip duplicates. */
export function conflictOf(
  context: Context,
  zone: Zone,
  record: DnsRecord,
): 'identical' | 'cname-on-host' | 'host-on-cname' | undefined {
  const neighbours = context.world
    .use(dnsTables)
    .atName(zone.id, record.name)
    .filter((row) => row.id !== record.id);
  const isHost = (type: unknown): boolean => PROXIABLE.has(String(type));
  let conflict: 'cname-on-host' | 'host-on-cname' | undefined;
  for (const row of neighbours) {
    const isSame =
      row.type === record.type && row.content === record.content && (row.priority ?? undefined) === record.priority;
    if (isSame) return 'identical';
    if (record.type === 'CNAME' && isHost(row.type)) conflict = 'cname-on-host';
    if (row.type === 'CNAME' && isHost(record.type))
      conflict = record.type === 'CNAME' ? 'cname-on-host' : 'host-on-cname';
  }
  return conflict;
}

/** https://developers.cloudflare.com/dns/manage-dns-records/troubleshooting/records-with-same-name/ */
export function refuseConflict(context: Context, zone: Zone, record: DnsRecord, pointer: string): void {
  switch (conflictOf(context, zone, record)) {
    case 'identical':
      throw problem(400, CODE.identical, 'An identical record already exists.', pointer === '' ? undefined : pointer);
    case 'cname-on-host':
      throw problem(
        400,
        CODE.cnameOnHost,
        'An A, AAAA, or CNAME record with that host already exists.',
        `${pointer}/name`,
      );
    case 'host-on-cname':
      throw problem(400, CODE.hostOnCname, 'A CNAME record with that host already exists.', `${pointer}/name`);
    default:
  }
}

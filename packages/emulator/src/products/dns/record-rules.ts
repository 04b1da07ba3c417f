/** Validates DNS records: name, values, TTL, and conflicts with neighbors. */
import { isIPv4 } from 'node:net';
import { domainToASCII } from 'node:url';
import { isObject, stringList } from '@flarewire/schema';
import { contentKey, contentOf, MalformedError, readContent } from '@flarewire/zone-file';
import type { Context } from '../../handler/context.ts';
import { problem } from '../../problem.ts';
import { type ByPlan, byPlan, planNamed } from '../zones/plan.ts';
import type { Zone } from '../zones/state.ts';
import { type DnsRecord, dnsTables, PROXIABLE } from './tables.ts';

/**
 * Codes of Cloudflare's DNS service, as users report them.
 * https://github.com/cisagov/manage.get.gov/pull/4946
 */
const CODE = {
  validation: 1004,
  name: 9000,
  proxied: 9004,
  ttl: 9021,
  /** https://github.com/kubernetes-sigs/external-dns/issues/3706 */
  manyTags: 9300,
  comment: 9301,
  tags: 9302,
  privateTarget: 9003,
  selfReference: 9039,
  quota: 81045,
  cnameOnHost: 81053,
  hostOnCname: 81054,
  hostOnNs: 81055,
  identical: 81058,
} as const;

/** https://github.com/ZE3kr/Cloudflare-CNAME-Setup/issues/16, https://github.com/stephenou/fruitionsite/issues/79 */
const CONTENT_CODES: Readonly<Record<string, number>> = { A: 9005, AAAA: 9006, CNAME: 9007, NS: 9008, MX: 9009 };

/** https://github.com/timothymiller/cloudflare-ddns/issues/230 */
const ADDRESSES: Readonly<Record<string, string>> = {
  A: 'Content for A record must be a valid IPv4 address.',
  AAAA: 'Content for AAAA record must be a valid IPv6 address.',
};

const LABEL = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)$/;

/** The full name: `@` is the zone itself, and a name without the zone's suffix is below it. */
function recordName(text: string, zone: Zone, pointer: string): string {
  const plain = text.trim().replace(/\.$/, '').toLowerCase();
  // ASCII stays unchanged: domainToASCII refuses the wildcard and underscores in some places.
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

/** Top-level domains whose names were free; their records are changed in the dashboard alone. */
const FREE_DOMAIN = /\.(cf|ga|gq|ml|tk)$/;

/** https://github.com/hashicorp/terraform/issues/25209 @throws Problem 403 */
function refuseFreeDomain({ name }: Zone): void {
  if (FREE_DOMAIN.test(name))
    throw problem(
      403,
      1038,
      'You cannot use this API for domains with a .cf, .ga, .gq, .ml, or .tk TLD (top-level domain). To configure the DNS settings for this domain, use the Cloudflare Dashboard.',
    );
}

/** The fields of a request as a record. Omitted ones come from the existing record, if there is one. */
export function readRecord(
  context: Context,
  zone: Zone,
  fields: Record<string, unknown>,
  before: DnsRecord | undefined,
  pointer = '',
): DnsRecord {
  refuseFreeDomain(zone);
  const now = context.now();
  const type = typeof fields.type === 'string' ? fields.type : (before?.type ?? 'A');
  const values = readValues(type, fields, type === before?.type ? before : undefined, pointer);
  const name =
    fields.name === undefined && before !== undefined ? before.name : recordName(String(fields.name), zone, pointer);
  checkTarget(type, name, values, pointer);
  const proxied = typeof fields.proxied === 'boolean' ? fields.proxied : (before?.proxied ?? false);
  if (proxied && !PROXIABLE.has(type)) {
    throw problem(400, CODE.proxied, `This record type cannot be proxied: ${type}`, `${pointer}/proxied`);
  }
  if (proxied && isPrivate(values.content)) {
    const message = `Target ${values.content} is not allowed for a proxied record.`;
    throw problem(400, CODE.privateTarget, message, `${pointer}/content`);
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
    id: before?.id ?? context.sandbox.ids.hex(),
    name,
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

/** Types whose target is a name and never an address. */
const NAMED: ReadonlySet<string> = new Set(['CNAME', 'MX', 'NS', 'SRV']);

/** https://developers.cloudflare.com/dns/manage-dns-records/reference/dns-record-types/ */
function checkTarget(type: string, name: string, { content }: Values, pointer: string): void {
  const target = (content.split(' ').at(-1) ?? '').replace(/\.$/, '');
  if (type === 'CNAME' && target === name)
    throw problem(400, CODE.selfReference, 'CNAME content cannot reference itself', `${pointer}/content`);
  if (NAMED.has(type) && isIPv4(target)) {
    const code = CONTENT_CODES[type] ?? CODE.validation;
    throw problem(
      400,
      code,
      `Content for ${type} record is invalid: expected a name, not an address`,
      `${pointer}/content`,
    );
  }
}

/** Addresses that no proxy can reach (RFC 1918, RFC 6890, RFC 4193). */
const PRIVATE =
  /^(?:0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1?$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/;

const isPrivate = (content: string): boolean => PRIVATE.test(content);

type Values = Pick<DnsRecord, 'content' | 'data' | 'priority'>;

/** Characters of one TXT record, and of all at one name: https://developers.cloudflare.com/dns/manage-dns-records/reference/dns-record-types/#txt */
const MAX_TEXT = 2048;
const MAX_TEXTS = 8192;

/** Types whose target comes back as it was sent, with or without a final dot. */
const TARGETED: ReadonlySet<string> = new Set(['HTTPS', 'SVCB']);

/** Types with a priority in addition to their content. */
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
    if (typeof content !== 'string' || content === '')
      throw new MalformedError(`content is missing in the ${type} record`);
    if (type === 'TXT' && content.length > MAX_TEXT)
      throw new MalformedError(`it has ${content.length} characters; at most ${MAX_TEXT} are allowed`);
    const read = readContent(type, content);
    const priority = numberOf(fields.priority) ?? numberOf(data?.priority) ?? read.priority ?? before?.priority;
    if (WITH_PRIORITY.has(type) && priority === undefined)
      throw new MalformedError(`priority is missing in the ${type} record`);
    // Texts are stored as written, quoted or not: both mean the same, and callers search for what they wrote.
    const kept =
      TARGETED.has(type) && typeof data?.target === 'string' ? { ...read.data, target: data.target } : read.data;
    return withPriority(type, type === 'TXT' ? content : read.content, kept, priority);
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    const code = CONTENT_CODES[type] ?? CODE.validation;
    const message = ADDRESSES[type] ?? `Content for ${type} record is invalid: ${error.message}`;
    throw problem(400, code, message, `${pointer}/content`);
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
  // Proxied records use the proxy's TTL: always automatic.
  return proxied ? 1 : ttl;
}

const MAX_TAGS: ByPlan = byPlan(0, 20, 20, 20);
const MAX_COMMENT: ByPlan = byPlan(100, 500, 500, 500);
const TAG = /^[A-Za-z0-9_-]{1,32}(?::[^\p{Cc}]{0,100})?$/u;

/** https://developers.cloudflare.com/dns/manage-dns-records/reference/record-attributes/ */
function checkAttributes(zone: Zone, comment: string | undefined, tags: readonly string[], pointer: string): void {
  const plan = planNamed(zone.plan.legacy_id);
  if (comment !== undefined && [...comment].length > MAX_COMMENT[plan]) {
    const message = `The comment is longer than ${MAX_COMMENT[plan]} characters`;
    throw problem(400, CODE.comment, message, `${pointer}/comment`);
  }
  if (comment !== undefined && /[\r\n]/.test(comment))
    throw problem(400, CODE.comment, 'A comment is one line of text', `${pointer}/comment`);
  if (tags.length > MAX_TAGS[plan]) {
    const message = `DNS record has ${tags.length} tags, exceeding the quota of ${MAX_TAGS[plan]}.`;
    throw problem(400, CODE.manyTags, message, `${pointer}/tags`);
  }
  const bad = tags.find((tag) => !TAG.test(tag));
  if (bad !== undefined) throw problem(400, CODE.tags, `'${bad.slice(0, 140)}' is not a valid tag`, `${pointer}/tags`);
}

/** Records of a zone by plan: https://developers.cloudflare.com/dns/manage-dns-records/#record-quotas */
export const QUOTA: ByPlan = byPlan(200, 3500, 3500, 1_000_000);

/** @throws Problem 400 where the zone is full */
export function refuseFull(context: Context, zone: Zone): void {
  const most = QUOTA[planNamed(zone.plan.legacy_id)];
  if (context.sandbox.use(dnsTables).hasAsMany(zone.id, most)) throw problem(400, CODE.quota, 'Record quota exceeded.');
}

/** Texts compare equal whether quoted, split or plain. */
const keyOf = (type: unknown, content: unknown): unknown =>
  type === 'TXT' ? contentKey('TXT', String(content)) : content;

/** True if this record can coexist with the others of its name. `identical` is left to callers that skip duplicates. */
export function conflictOf(
  context: Context,
  zone: Zone,
  record: DnsRecord,
): 'identical' | 'cname-on-host' | 'host-on-cname' | 'host-on-ns' | undefined {
  const neighbours = context.sandbox
    .use(dnsTables)
    .atName(zone.id, record.name)
    .filter((row) => row.id !== record.id);
  const isHost = (type: unknown): boolean => PROXIABLE.has(String(type));
  const isApex = record.name === zone.name;
  let conflict: 'cname-on-host' | 'host-on-cname' | 'host-on-ns' | undefined;
  for (const row of neighbours) {
    const isSame =
      row.type === record.type &&
      keyOf(row.type, row.content) === keyOf(record.type, record.content) &&
      (row.priority ?? undefined) === record.priority;
    if (isSame) return 'identical';
    if (record.type === 'CNAME' && isHost(row.type)) conflict = 'cname-on-host';
    if (row.type === 'CNAME' && isHost(record.type))
      conflict = record.type === 'CNAME' ? 'cname-on-host' : 'host-on-cname';
    // Below the apex, a name is either served here or delegated.
    if (!isApex && row.type === 'NS' && isHost(record.type)) conflict ??= 'host-on-ns';
    if (!isApex && record.type === 'NS' && isHost(row.type)) conflict ??= 'cname-on-host';
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
    case 'host-on-ns':
      throw problem(400, CODE.hostOnNs, 'An NS record with that host already exists.', `${pointer}/name`);
    default:
      refuseTexts(context, zone, record, pointer);
  }
}

function refuseTexts(context: Context, zone: Zone, { id, name, type, content }: DnsRecord, pointer: string): void {
  if (type !== 'TXT') return;
  const others = context.sandbox.use(dnsTables).atName(zone.id, name);
  const length = others
    .filter((row) => row.type === 'TXT' && row.id !== id)
    .reduce((sum, row) => sum + String(row.content).length, content.length);
  if (length <= MAX_TEXTS) return;
  const message = `The TXT records of ${name} have ${length} characters together; at most ${MAX_TEXTS} are allowed`;
  throw problem(400, CODE.validation, message, `${pointer}/content`); // code not documented
}

/** Normalizes DNS records, so that current and wanted records can be compared. */
import { contentKey, contentOf, MalformedError, readContent } from '@flarewire/zone-file';

/** A wanted record. Omitted fields are not compared and keep their values: only new records get the API's defaults. */
export interface WantedRecord {
  /** Full name, or relative to the zone; `@` for the zone itself. */
  readonly name: string;
  readonly type: string;
  /** In the API's format. Types with several values accept `data` as well. */
  readonly content?: string | undefined;
  readonly data?: object | undefined;
  /** Priority of MX, SRV and URI records; may also be given in `data`. */
  readonly priority?: number | undefined;
  /** Seconds; 1 means automatic, which proxied records always are. */
  readonly ttl?: number | undefined;
  readonly proxied?: boolean | undefined;
  /** Empty for no comment. */
  readonly comment?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly settings?: object | undefined;
  readonly private_routing?: boolean | undefined;
}

/** A normalized record: full name in lower case, values as the API writes them. */
export interface PlannedRecord extends WantedRecord {
  /** Id of an existing record. */
  readonly id?: string;
  readonly content: string;
}

/** Types whose priority is separate from their content. */
const WITH_PRIORITY = ['MX', 'SRV', 'URI'];
/** Fields that are compared without normalization. */
const PLAIN = ['ttl', 'proxied', 'comment', 'private_routing'] as const;

/**
 * Normalizes a record.
 *
 * @throws MalformedError if a value is invalid
 */
export function normalRecord(record: WantedRecord, zone: string): PlannedRecord {
  const { type: given, content, data, priority: own, ...rest } = record;
  const type = given.toUpperCase();
  const values: { readonly [field: string]: unknown } | undefined = data && { ...data };
  const text = values ? contentOf(type, values) : content;
  if (text === undefined || text === '') throw new MalformedError(`content is missing in the ${type} record`);
  const read = readContent(type, text);
  const priority = WITH_PRIORITY.includes(type) ? (own ?? numberOf(values?.priority)) : undefined;
  if (WITH_PRIORITY.includes(type) && priority === undefined)
    throw new MalformedError(`priority is missing in the ${type} record`);
  return {
    ...rest,
    type,
    name: normalName(record.name, zone),
    content: read.content,
    ...(priority !== undefined && { priority }),
    ...(read.data && { data: type === 'SRV' ? { ...read.data, priority } : read.data }),
  };
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/**
 * Returns the full name in lower case and ASCII, without the trailing dot: a name that does not end with the zone's is
 * below it.
 */
export function normalName(name: string, zone: string): string {
  const plain = name.trim().toLowerCase().replace(/\.$/, '');
  const ascii = /^[!-~]*$/.test(plain) ? plain : asciiName(plain);
  if (ascii === '@') return zone;
  const isFull = name.trim().endsWith('.') || zone === '' || ascii === zone || ascii.endsWith(`.${zone}`);
  return isFull ? ascii : `${ascii}.${zone}`;
}

/** Converts a name to ASCII like the host of a URL (RFC 5891); ASCII labels stay unchanged. */
const asciiName = (name: string): string =>
  name
    .split('.')
    .map((label) => (/^[!-~]*$/.test(label) ? label : asciiLabel(label)))
    .join('.');

function asciiLabel(label: string): string {
  const url = `http://${label}.x`;
  if (!URL.canParse(url)) throw new MalformedError(`${JSON.stringify(label)} is not a valid DNS label`);
  return new URL(url).hostname.replace(/\.x$/, '');
}

/** Normalizes a record of the API for comparison; unreadable values stay unchanged. */
export function readRecord(record: WantedRecord & { readonly id?: string }, zone: string): PlannedRecord {
  const {
    id,
    name,
    type,
    content = '',
    data,
    priority,
    ttl,
    proxied,
    comment,
    tags,
    settings,
    private_routing,
  } = record;
  const form = {
    name: normalName(name, zone),
    type,
    content,
    data,
    priority: WITH_PRIORITY.includes(type) ? (priority ?? numberOf(Object(data).priority)) : undefined,
  };
  const set = { ttl, proxied, comment: comment ?? '', tags: tags ?? [], settings: settings ?? {} };
  // Drops undefined fields.
  return JSON.parse(JSON.stringify({ id, ...form, ...set, private_routing }));
}

/** Identity within a zone: name, type and values. */
export const keyOf = ({ name, type, content, priority }: PlannedRecord): string =>
  `${name} ${type} ${contentKey(type, content, priority)}`;

/** Fields of a wanted record in which the current one differs. */
export function differences(record: PlannedRecord, wanted: PlannedRecord): readonly string[] {
  const isProxied = wanted.proxied ?? record.proxied;
  const fields: string[] = [];
  if (keyOf(record) !== keyOf({ ...wanted, name: record.name, type: record.type }))
    fields.push(
      contentKey(record.type, record.content, 0) === contentKey(record.type, wanted.content, 0)
        ? 'priority'
        : 'content',
    );
  for (const field of PLAIN) {
    const value = wanted[field];
    // Proxied records are always automatic, whatever TTL is wanted.
    if (value === undefined || (field === 'ttl' && isProxied)) continue;
    if ((record[field] || undefined) !== (value || undefined)) fields.push(field);
  }
  if (wanted.tags && textOf(record.tags) !== textOf(wanted.tags)) fields.push('tags');
  const settings = Object.entries(wanted.settings ?? {});
  // A missing setting is off.
  if (settings.some(([name, value]) => (Reflect.get(record.settings ?? {}, name) ?? false) !== (value ?? false)))
    fields.push('settings');
  return fields;
}

const textOf = (tags: readonly string[] = []): string => [...tags].sort().join('\n');

/**
 * Returns the fields of a wanted record in which a record of the API differs. Differences in notation are ignored:
 * case, trailing dots, quoting and splitting of texts, `data` or `content`, forms of IPv6, the TTL of proxied records,
 * the order of tags.
 *
 * @example
 * compare({ name: 'example.com', type: 'TXT', content: '"a b"', ttl: 1 }, { name: '@', type: 'TXT', content: 'a b', ttl: 300 }, 'example.com'); // ['ttl']
 * @throws Error if a value of the wanted record is invalid
 */
export function compare(read: WantedRecord, wanted: WantedRecord, zoneName = ''): readonly string[] {
  const [one, other] = [readRecord(read, zoneName), normalRecord(wanted, zoneName)];
  const fields = one.type === other.type ? differences(one, other) : ['type', ...differences(one, other)];
  return one.name === other.name ? fields : ['name', ...fields];
}

/** Plans the import of a zone file: compares its records with those of the zone and finds conflicts. */
import { contentKey, printRecord, type ZoneRecord } from '@flarewire/zone-file';
import { counted } from '../../ui/text/number-text.ts';

/** `add`: will be added. `same`: already exists. `clash`: Cloudflare would refuse it. `skip`: Cloudflare ignores it. */
export type Change = 'add' | 'same' | 'clash' | 'skip';

export interface Planned {
  /** Index among the file's records: one line may produce several. */
  readonly place: number;
  readonly record: ZoneRecord;
  readonly change: Change;
  /** The reason or a remark. */
  readonly note: string;
}

/** A record as returned by the API. */
export interface PresentRecord {
  readonly name: string;
  readonly type: string;
  readonly content?: string;
  readonly priority?: number;
  readonly ttl?: number;
}

/** The TTL value for automatic. */
export const AUTOMATIC = 1;

/** A record of the file or the zone, for comparison. */
interface Known {
  readonly type: string;
  readonly keys: readonly string[];
  readonly ttl: number | undefined;
  /** Line in the file; undefined for records of the zone. */
  readonly line: number | undefined;
}

export function planImport(records: readonly ZoneRecord[], present: readonly PresentRecord[], zone: string): Planned[] {
  const byName = new Map<string, Known[]>();
  const know = (name: string, known: Known): void => void byName.set(name, [...(byName.get(name) ?? []), known]);
  for (const record of present)
    know(record.name.toLowerCase(), { type: record.type, keys: keysOf(record), ttl: record.ttl, line: undefined });
  return records.map((record, place) => {
    const { name, type, ttl, line } = record;
    const key = contentKey(type, record.content, record.priority);
    const planned = { ...planOne(record, key, byName.get(name) ?? [], zone.toLowerCase()), place };
    if (planned.change === 'add') know(name, { type, keys: [key], ttl, line });
    return planned;
  });
}

/** Some types have their priority in a separate field, others in the content. */
function keysOf({ type, content = '', priority }: PresentRecord): string[] {
  const inContent = contentKey(type, content);
  return priority === undefined ? [inContent] : [contentKey(type, content, priority), inContent];
}

function planOne(record: ZoneRecord, key: string, beside: readonly Known[], zone: string): Omit<Planned, 'place'> {
  const { name, type } = record;
  const skip = skipReason(record, zone);
  if (skip !== undefined) return { record, change: 'skip', note: skip };
  const same = beside.find((one) => one.type === type && one.keys.includes(key));
  if (same !== undefined) return { record, change: 'same', note: sameNote(record, same) };
  const clash = clashReason(record, beside, name === zone);
  if (clash !== undefined) return { record, change: 'clash', note: clash };
  const alike = beside.filter((one) => one.type === type).length;
  return {
    record,
    change: 'add',
    note: alike === 0 ? '' : `In addition to ${counted(alike, `other ${type} record`)} with this name`,
  };
}

/** Indefinite article, by pronunciation of the type. */
const articleOf = (type: string): string => (/^[AEFHILMNORSX]/.test(type) ? 'an' : 'a');

function skipReason({ name, type }: ZoneRecord, zone: string): string | undefined {
  if (name !== zone && !name.endsWith(`.${zone}`)) return `Not in ${zone}`;
  if (type === 'SOA') return 'Cloudflare creates this record';
  return type === 'NS' && name === zone ? 'Cloudflare assigns the name servers of the zone' : undefined;
}

function sameNote({ ttl }: ZoneRecord, { line, ttl: kept }: Known): string {
  if (line !== undefined) return `Duplicate of line ${line}`;
  // A record without a TTL matches any existing TTL.
  return ttl === undefined || ttl === AUTOMATIC || kept === undefined || kept === ttl
    ? 'Already exists'
    : `Already exists; its TTL stays ${kept === AUTOMATIC ? 'automatic' : kept}`;
}

const HOSTS: ReadonlySet<string> = new Set(['A', 'AAAA', 'CNAME']);

/** https://developers.cloudflare.com/dns/manage-dns-records/troubleshooting/records-with-same-name/ */
function clashReason({ type }: ZoneRecord, beside: readonly Known[], isApex: boolean): string | undefined {
  const isDelegated = (one: string): boolean => one === 'NS' && !isApex;
  const other = beside.find(
    (one) =>
      (type === 'CNAME' && HOSTS.has(one.type)) ||
      (one.type === 'CNAME' && HOSTS.has(type)) ||
      (isDelegated(one.type) && HOSTS.has(type)) ||
      (isDelegated(type) && HOSTS.has(one.type)),
  );
  if (other === undefined) return undefined;
  const article = articleOf(other.type);
  const where = other.line === undefined ? 'The zone' : `Line ${other.line}`;
  const rule =
    type === 'CNAME' || other.type === 'CNAME'
      ? 'a CNAME must be the only record of its name'
      : 'an NS record delegates the name to other servers';
  return `${where} has ${article} ${other.type} record with this name: ${rule}`;
}

/** A zone file of these records, one per line. */
export function zoneText(records: readonly ZoneRecord[]): string {
  // A line without a TTL would inherit that of the previous line.
  return records.map((record) => `${printRecord({ ...record, ttl: record.ttl ?? AUTOMATIC })}\n`).join('');
}

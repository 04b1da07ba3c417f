/** What an import of a zone file would change: each of its records against those that the zone has. */
import { contentKey, printRecord, type ZoneRecord } from '@flarewire/zone-file';
import { counted } from '../../ui/text/number-text.ts';

/** `add`: is added. `same`: is there already. `clash`: Cloudflare would refuse it. `skip`: Cloudflare ignores it. */
export type Change = 'add' | 'same' | 'clash' | 'skip';

export interface Planned {
  /** Its place among the records of the file: lines may stand for several. */
  readonly place: number;
  readonly record: ZoneRecord;
  readonly change: Change;
  /** Why, or what is worth knowing of it. */
  readonly note: string;
}

/** A record as the API tells of it. */
export interface PresentRecord {
  readonly name: string;
  readonly type: string;
  readonly content?: string;
  readonly priority?: number;
  readonly ttl?: number;
}

/** The TTL that lets Cloudflare choose. */
export const AUTOMATIC = 1;

/** What is compared: a record of the file or of the zone. */
interface Known {
  readonly type: string;
  readonly keys: readonly string[];
  readonly ttl: number | undefined;
  /** Line of the file; undefined of what the zone has. */
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

/** Some types have their priority beside the content, some in it. */
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
    note: alike === 0 ? '' : `Beside ${counted(alike, `other ${type} record`)} of this name`,
  };
}

/** By how a reader says it. */
const articleOf = (type: string): string => (/^[AEFHILMNORSX]/.test(type) ? 'an' : 'a');

function skipReason({ name, type }: ZoneRecord, zone: string): string | undefined {
  if (name !== zone && !name.endsWith(`.${zone}`)) return `Not in ${zone}`;
  if (type === 'SOA') return 'Cloudflare makes this record itself';
  return type === 'NS' && name === zone ? 'Cloudflare gives the zone its own name servers' : undefined;
}

function sameNote({ ttl }: ZoneRecord, { line, ttl: kept }: Known): string {
  if (line !== undefined) return `The same as in line ${line}`;
  // A file without a time says nothing against the one that is there.
  return ttl === undefined || ttl === AUTOMATIC || kept === undefined || kept === ttl
    ? 'There already'
    : `There already; its TTL stays ${kept === AUTOMATIC ? 'automatic' : kept}`;
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
      ? 'a CNAME is the only address of its name'
      : 'NS hands the name to other servers';
  return `${where} has ${article} ${other.type} record of this name: ${rule}`;
}

/** A zone file of these records alone, a line each. */
export function zoneText(records: readonly ZoneRecord[]): string {
  // A line without a TTL would take that of the line before it.
  return records.map((record) => `${printRecord({ ...record, ttl: record.ttl ?? AUTOMATIC })}\n`).join('');
}

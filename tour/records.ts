/** Normalizes records of zone files and of the API for comparison. */
import { printZone, type ZoneRecord } from '@flarewire/zone-file';
import { given } from './check.ts';
import type { ListedRecord } from './tour.ts';
import type { ZoneFile } from './zone-file.ts';

/**
 * Maximum file size of one import call.
 * https://developers.cloudflare.com/dns/manage-dns-records/how-to/import-and-export/#limits
 */
const MAX_IMPORT = 262_144;

/** The TTL for "automatic". */
const AUTOMATIC = 1;

type Compared = Omit<ListedRecord, 'id'>;

/**
 * The record that the API must return for one of a file. A proxied record has the automatic TTL whatever the file says.
 */
export function expectedOf(record: ZoneRecord): Compared {
  const { line: _line, data: _data, settings: _settings, ...rest } = record;
  return { ...rest, ttl: record.proxied ? AUTOMATIC : (record.ttl ?? AUTOMATIC) };
}

export function listedOf(record: object): ListedRecord {
  const found = record as Partial<ListedRecord>; // the API's record types differ only in `data`, which is not compared
  return {
    ...found,
    id: given('the id of a record', found.id),
    name: given('the name of a record', found.name),
    type: given('the type of a record', found.type),
    ttl: given('the TTL of a record', found.ttl),
  };
}

/** Records without duplicates: a zone has each once, and an import skips the second. */
export function distinct(records: readonly ZoneRecord[]): ZoneRecord[] {
  const seen = new Set<string>();
  return records.filter(({ name, type, content, priority }) => {
    const key = `${name} ${type} ${priority} ${content}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

/** One line that is equal for equal records. */
export function recordLine(record: Compared): string {
  const { name, ttl, type, content, priority, comment, tags, proxied } = record;
  const notes = [comment ?? '', ...[...(tags ?? [])].sort(), ...(proxied ? ['proxied'] : [])].filter(
    (note) => note !== '',
  );
  const value = priority === undefined ? content : `${priority} ${content}`;
  return `${name} ${ttl} ${type} ${value}${notes.length === 0 ? '' : ` ; ${notes.join(', ')}`}`;
}

/** The file unchanged if one call can take it, otherwise printed in parts. */
export function chunksOf(file: ZoneFile): { readonly text: string; readonly records: number }[] {
  if (Buffer.byteLength(file.text) <= MAX_IMPORT) return [{ text: file.text, records: file.records.length }];
  const chunks: { text: string; records: number }[] = [];
  const add = (records: readonly ZoneRecord[]): void => {
    const text = printZone(file.zone, records);
    const half = Math.ceil(records.length / 2);
    if (records.length > 1 && Buffer.byteLength(text) > MAX_IMPORT) {
      add(records.slice(0, half));
      add(records.slice(half));
    } else chunks.push({ text, records: records.length });
  };
  // Parts of about four fifths of the limit rarely need to be halved, so records are printed about twice in total.
  const parts = Math.ceil((Buffer.byteLength(printZone(file.zone, file.records)) * 1.25) / MAX_IMPORT);
  const size = Math.ceil(file.records.length / parts);
  for (let at = 0; at < file.records.length; at += size) add(file.records.slice(at, at + size));
  return chunks;
}

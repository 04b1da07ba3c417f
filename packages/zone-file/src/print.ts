/**
 * Prints records as a BIND master file in the format of Cloudflare's export: full names, one record per line, by type.
 */
import { type Annotations, annotationText } from './annotations.ts';
import { MalformedError } from './malformed-error.ts';
import { absoluteName } from './names.ts';
import { rdataText } from './rdata.ts';
import { quote } from './strings.ts';

/** The parts of a record that are printed; an API record qualifies. */
export interface PrintableRecord extends Annotations {
  readonly name: string;
  readonly ttl?: number | undefined;
  readonly type: string;
  readonly content: string;
  readonly priority?: number | undefined;
  readonly data?: { readonly [field: string]: unknown } | undefined;
}

export interface PrintOptions {
  /** Moment of the export, which the header then states in UTC. */
  readonly exported?: Date | undefined;
}

/**
 * Print a zone. `parseZone` reads equal records from the result.
 * @example printZone('harbour.example', [{ name: 'www.harbour.example', ttl: 300, type: 'A', content: '192.0.2.1' }])
 */
export function printZone(
  zoneName: string,
  records: readonly PrintableRecord[],
  { exported }: PrintOptions = {},
): string {
  const lines = [';;', `;; Domain:     ${printedName(zoneName)}`];
  if (exported !== undefined) lines.push(`;; Exported:   ${exported.toISOString().slice(0, 19).replace('T', ' ')}`);
  lines.push(';;');
  for (const [title, group] of sections(records)) {
    lines.push('', `;; ${title}`);
    for (const record of group) lines.push(printRecord(record));
  }
  return `${lines.join('\n')}\n`;
}

/** Records without a TTL come first: after a record with a TTL they would inherit it (RFC 1035 §5.1). */
function sections(records: readonly PrintableRecord[]): [string, readonly PrintableRecord[]][] {
  const bare = records.filter((record) => record.ttl === undefined);
  const types = new Map<string, PrintableRecord[]>();
  for (const record of records) {
    if (record.ttl === undefined) continue;
    const group = types.get(record.type);
    if (group === undefined) types.set(record.type, [record]);
    else group.push(record);
  }
  const byType = [...types].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const groups = byType.map(([type, group]): [string, readonly PrintableRecord[]] => [
    `${type} ${type === 'SOA' ? 'Record' : 'Records'}`,
    group,
  ]);
  return bare.length === 0 ? groups : [['Records without a TTL', bare], ...groups];
}

/** SOA and NS first, then alphabetical. */
function rank(type: string): number {
  return type === 'SOA' ? 0 : type === 'NS' ? 1 : 2;
}

/**
 * Print one record on one line without line ending: name, TTL if set, class, type, values, comment.
 * @example printRecord({ name: 'a.example', ttl: 60, type: 'MX', content: 'b.example', priority: 5 }) //
 * 'a.example.\t60\tIN\tMX\t5 b.example.'
 */
export function printRecord(record: PrintableRecord): string {
  const annotation = annotationText(record.type, record);
  const fields = [printedName(record.name), ...(record.ttl === undefined ? [] : [record.ttl]), 'IN', record.type];
  const line = `${fields.join('\t')}\t${printedRdata(record)}`;
  return annotation === '' ? line : `${line} ; ${annotation}`;
}

/** An API record may hold text that is invalid in a master file; it must still not break the line. */
function printedRdata(record: PrintableRecord): string {
  const { type, content } = record;
  const inData = record.data?.priority;
  const priority = record.priority ?? (typeof inData === 'number' ? inData : undefined);
  try {
    return rdataText(type, content, priority);
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    return type === 'TXT' ? quote(content) : content.replace(/[\r\n]+/g, ' ');
  }
}

function printedName(name: string): string {
  try {
    const absolute = absoluteName(name, '');
    return absolute === '.' ? '.' : `${absolute}.`;
  } catch {
    return name.replace(/[\s;()"\\]/g, (character) => `\\${String(character.charCodeAt(0)).padStart(3, '0')}`);
  }
}

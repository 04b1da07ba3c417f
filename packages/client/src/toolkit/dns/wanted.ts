/** Reads wanted records from any source and normalizes them, collecting all problems. */
import { MalformedError, parseZone } from '@flarewire/zone-file';
import { UsageError } from '../../errors/usage-error.ts';
import type { Caller, HelperOptions } from '../caller.ts';
import type { PlanProblem } from '../sync/plan.ts';
import { differences, keyOf, normalRecord, type PlannedRecord, type WantedRecord } from './record.ts';
import { isApexNs, productOf, readZone } from './zone.ts';

/**
 * Source of the wanted records: code, the text of a BIND zone file, YAML or JSON text (a list of records), or another
 * zone.
 */
export type Wanted =
  | readonly WantedRecord[]
  | {
      readonly zoneFile: string;
      /** Records of the file to leave out, by name or by name and type: `old.example.com HINFO`. */
      readonly leaveOut?: readonly string[] | undefined;
    }
  | { readonly yaml: string }
  | { readonly zone_id: string };

type ZoneFile = Extract<Wanted, { readonly zoneFile: string }>;

/** A wanted record and its place in the source. */
interface Placed {
  readonly record: unknown;
  readonly place: Omit<PlanProblem, 'reason'>;
}

export interface ReadWanted {
  readonly records: readonly PlannedRecord[];
  readonly problems: readonly PlanProblem[];
  readonly ignored: readonly PlanProblem[];
  readonly warnings?: readonly PlanProblem[];
}

/** The zone to which the records belong. */
interface Zone {
  readonly name: string;
  readonly takesApexNs: boolean;
  readonly leastTtl: number;
}

const FIELDS = [
  'name',
  'type',
  'content',
  'data',
  'priority',
  'ttl',
  'proxied',
  'comment',
  'tags',
  'settings',
  'private_routing',
];
/** Read-only fields of the API: a record that was read can be passed back unchanged. */
const READ_ONLY = /^(id|zone_(id|name)|created_on|meta|(comment_|tags_)?modified_on|proxiable|locked)$/;
const TYPES: { readonly [field: string]: string } = {
  ...{ name: 'string', type: 'string', content: 'string', comment: 'string', data: 'object', settings: 'object' },
  ...{ ttl: 'number', priority: 'number', proxied: 'boolean', private_routing: 'boolean' },
};

/** Reads the wanted records. Never throws for their contents: errors become problems. */
export async function readWanted(
  client: Caller,
  wanted: Wanted,
  zone: Zone,
  options: HelperOptions,
): Promise<ReadWanted> {
  if ('zoneFile' in wanted) return fromZoneFile(wanted, zone);
  if ('yaml' in wanted) {
    const { placed, problems } = await readYaml(wanted.yaml);
    return collect(placed, zone, problems);
  }
  if ('zone_id' in wanted) return collect(await fromZone(client, wanted.zone_id, zone, options), zone);
  return collect(
    [...wanted].map((record, index) => ({ record, place: { index } })),
    zone,
  );
}

function fromZoneFile({ zoneFile, leaveOut }: ZoneFile, zone: Zone): ReadWanted {
  const options = { keepAll: zone.takesApexNs, leaveOut };
  const { records, problems, ignored, warnings } = parseZone(zoneFile, zone.name, options);
  const placed = records
    .filter(({ type }) => type !== 'SOA')
    .map(({ line, ...record }) => ({ record, place: { line } }));
  const read = collect(placed, zone, problems, ignored);
  return warnings.length > 0 ? { ...read, warnings } : read;
}

/** All records under this zone's name, except those that every zone has by itself. */
async function fromZone(client: Caller, zone_id: string, { name }: Zone, options: HelperOptions): Promise<Placed[]> {
  const other = await readZone(client, zone_id, {}, options);
  const records = other.records.filter((one) => !productOf(one.raw) && !isApexNs(one, other.name));
  return records.map(({ raw: _, id: _id, ...record }, index) => ({
    record: { ...record, name: `${record.name.slice(0, record.name.length - other.name.length)}${name}` },
    place: { index },
  }));
}

async function readYaml(text: string): Promise<{ placed: Placed[]; problems: PlanProblem[] }> {
  const { LineCounter, isSeq, parseDocument } = await import('yaml').catch((cause: unknown) => {
    throw Object.assign(new UsageError('reading YAML needs the package "yaml": npm install yaml'), { cause });
  });
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problems = document.errors.map(({ message, pos }) => ({
    line: lines.linePos(pos[0]).line,
    reason: message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '',
  }));
  if (problems.length > 0) return { placed: [], problems };
  const { contents } = document;
  if (!isSeq(contents)) return { placed: [], problems: [{ line: 1, reason: 'expected a list of records' }] };
  const values: unknown[] = document.toJS();
  const placed = contents.items.map((item, index) => {
    const [start = 0] = Object(item).range ?? [];
    return { record: values[index], place: { line: lines.linePos(start).line } };
  });
  return { placed, problems: [] };
}

/** Normalizes and deduplicates the records. */
function collect(
  placed: readonly Placed[],
  zone: Zone,
  problems: readonly PlanProblem[] = [],
  ignored: readonly PlanProblem[] = [],
): ReadWanted {
  const [wrong, left] = [[...problems], [...ignored]];
  const records = new Map<string, { readonly record: PlannedRecord; readonly place: Placed['place'] }>();
  for (const { record: given, place } of placed) {
    const reasons = reasonsOf(given);
    if (reasons.length > 0) {
      wrong.push(...reasons.map((reason) => ({ ...place, reason })));
      continue;
    }
    try {
      const record = normalRecord(cleaned(given as WantedRecord), zone.name); // it passed the check
      const reason = outsideOf(record, zone) ?? refusedFor(record, zone);
      if (reason) wrong.push({ ...place, reason });
      else if (isApexNs(record, zone.name) && !zone.takesApexNs)
        left.push({ ...place, reason: 'NS record of the zone itself: Cloudflare makes its own' });
      else if (!records.has(keyOf(record))) records.set(keyOf(record), { record, place });
      else wrong.push(...doubled(record, place, records.get(keyOf(record))?.record));
    } catch (error) {
      if (!(error instanceof MalformedError)) throw error;
      wrong.push({ ...place, reason: error.message });
    }
  }
  wrong.push(...aliases([...records.values()]));
  wrong.sort((a, b) => (a.line ?? a.index ?? 0) - (b.line ?? b.index ?? 0));
  return { records: [...records.values()].map(({ record }) => record), problems: wrong, ignored: left };
}

const cleaned = (record: WantedRecord): WantedRecord =>
  Object.fromEntries(
    Object.entries(record).filter(([field, value]) => FIELDS.includes(field) && (value ?? null) !== null),
  ) as unknown as WantedRecord; // a subset of the fields

function reasonsOf(given: unknown): string[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return [`found ${JSON.stringify(given)?.slice(0, 60)}, expected a record with name, type and content`];
  const fields = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  const missing = ['name', 'type'].filter((name) => !fields.some(([field]) => field === name));
  return [
    ...missing.map((name) => `${name} is missing`),
    ...fields.flatMap(([field, value]) => {
      if (READ_ONLY.test(field)) return [];
      if (!FIELDS.includes(field)) return [`unknown field "${field}", expected one of ${FIELDS.join(', ')}`];
      const isTags = Array.isArray(value) && value.every((tag) => typeof tag === 'string');
      if (field === 'tags' ? isTags : typeof value === TYPES[field]) return [];
      return [`${field} must be ${field === 'tags' ? 'a list of strings' : `of type ${TYPES[field]}`}`];
    }),
  ];
}

const outsideOf = ({ name }: PlannedRecord, zone: Zone): string | undefined =>
  name === zone.name || name.endsWith(`.${zone.name}`) ? undefined : `"${name}" is not in the zone "${zone.name}"`;

/** https://developers.cloudflare.com/dns/manage-dns-records/reference/ttl/ */
const MAX_TTL = 86_400;
/** Labels that the API accepts; the first one may be an asterisk. */
const LABEL = /^[a-z0-9_/-]{1,63}$/;
const MAX_NAME_LENGTH = 253;

/** Reason for which the API would refuse a record, regardless of the rest of the zone. */
function refusedFor({ name, ttl }: PlannedRecord, { leastTtl }: Zone): string | undefined {
  const labels = name.replace(/^\*\./, '').split('.');
  const wrong = labels.find((label) => !LABEL.test(label));
  if (wrong !== undefined)
    return `"${name}" has the invalid label "${wrong}"; a label has up to 63 letters, digits, - and _, and * is allowed only as the first label`;
  if (name.length > MAX_NAME_LENGTH)
    return `the name has ${name.length} characters; at most ${MAX_NAME_LENGTH} are allowed`;
  if (ttl === undefined || ttl === 1 || (Number.isInteger(ttl) && ttl >= leastTtl && ttl <= MAX_TTL)) return undefined;
  return `ttl is ${ttl}; the zone takes 1 (automatic) or ${leastTtl} to ${MAX_TTL} seconds`;
}

/** An identical duplicate is ignored; one with other attributes is ambiguous and an error. */
function doubled(record: PlannedRecord, place: Placed['place'], first: PlannedRecord | undefined): PlanProblem[] {
  const fields = first ? [...differences(first, record)] : [];
  return fields.length > 0
    ? [{ ...place, reason: `${record.type} ${record.name} is listed twice, with a different ${fields.join(', ')}` }]
    : [];
}

/** https://developers.cloudflare.com/dns/manage-dns-records/troubleshooting/records-with-same-name/ */
export const HOSTS = ['A', 'AAAA', 'CNAME'];

/** A name with a CNAME record cannot have addresses or a second CNAME. */
function aliases(all: readonly { readonly record: PlannedRecord; readonly place: Placed['place'] }[]): PlanProblem[] {
  const hosts = all.filter(({ record }) => HOSTS.includes(record.type));
  const first = new Map<string, PlannedRecord>();
  return hosts.flatMap(({ record, place }) => {
    const other = first.get(record.name);
    first.set(record.name, other?.type === 'CNAME' ? other : record);
    if (!other || (other.type !== 'CNAME' && record.type !== 'CNAME')) return [];
    return [
      {
        ...place,
        reason: `${record.name} is listed as ${other.type} and as ${record.type}, which conflict: a CNAME must be the only record of its name`,
      },
    ];
  });
}

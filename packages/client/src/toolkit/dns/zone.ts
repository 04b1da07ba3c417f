/** Reads a zone: its name, the limits of its plan, and its records, including those that belong to other products. */
import { type Caller, callOf, type HelperOptions } from '../caller.ts';
import { itemsOf } from '../list-items.ts';
import { type PlannedRecord, readRecord, type WantedRecord } from './record.ts';

export interface ZoneRecord extends PlannedRecord {
  readonly id: string;
  /** The record as returned by the API. */
  readonly raw: object;
}

export interface ReadZone {
  readonly name: string;
  /** Maximum number of changes per batch. */
  readonly most: number;
  /** Seconds; 30 if the plan of the zone is not known. */
  readonly leastTtl: number;
  readonly records: readonly ZoneRecord[];
}

/** https://developers.cloudflare.com/dns/manage-dns-records/how-to/batch-record-changes/#availability-and-limits */
const MAX_FREE = 200;
const MAX_PAID = 3500;
/** The maximum page size, so that a zone of usual size needs one request. */
const PER_PAGE = 5000;

/** Reads a zone; facts that are already known are not requested. */
export async function readZone(
  client: Caller,
  zone_id: string,
  known: { readonly name?: string | undefined; readonly most?: number | undefined },
  options: HelperOptions,
): Promise<ReadZone> {
  const needed = known.name === undefined;
  const zone = needed ? Object(await callOf(client, 'zones.get', { zone_id }, options)) : {};
  const name: string = known.name ?? zone.name;
  const isPaid = needed && zone.plan?.legacy_id !== undefined && zone.plan.legacy_id !== 'free';
  const records = await readRecords(client, zone_id, name, options);
  const leastTtl = needed && zone.plan?.legacy_id !== undefined && zone.plan.legacy_id !== 'enterprise' ? 60 : 30;
  return { name, most: known.most ?? (isPaid ? MAX_PAID : MAX_FREE), leastTtl, records };
}

export async function readRecords(
  client: Caller,
  zone_id: string,
  name: string,
  options: HelperOptions,
): Promise<ZoneRecord[]> {
  const records: ZoneRecord[] = [];
  for await (const raw of itemsOf(client, 'dns.records.list', { zone_id, per_page: PER_PAGE }, options)) {
    const record = raw as WantedRecord & { readonly id: string }; // an item of this list
    records.push({ ...readRecord(record, name), id: record.id, raw: record });
  }
  return records;
}

export const isApexNs = ({ type, name }: PlannedRecord, zone: string): boolean => type === 'NS' && name === zone;

/**
 * Marks of records that a product manages. The API returns them without documenting them:
 * https://github.com/DNSControl/dnscontrol/issues/3850
 */
const MARKS: { readonly [mark: string]: string } = {
  email_routing: 'Email Routing',
  managed_by_argo_tunnel: 'a tunnel',
  managed_by_apps: 'an app',
  read_only: 'a product of Cloudflare',
};

/** The product that manages a record. */
export function productOf(raw: object): string | undefined {
  const { meta, locked } = raw as { readonly meta?: object; readonly locked?: boolean }; // undocumented fields
  const mark = Object.keys(MARKS).find((one) => Reflect.get(meta ?? {}, one) === true);
  return mark ? MARKS[mark] : locked ? MARKS.read_only : undefined;
}

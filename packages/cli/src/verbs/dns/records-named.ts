/** The records that a short command names: `www`, `www A`, `www A 192.0.2.1`. */
import type { Cloudflare } from 'flarewire';
import { compare, type WantedRecord } from 'flarewire/dns';
import { zoneFor } from 'flarewire/find';
import { wholeName } from '../../input/dns-record.ts';
import { ID } from '../../input/scope.ts';
import type { Io } from '../../io.ts';
import { plain } from '../../plain.ts';
import type { Session } from '../../session.ts';
import type { Given } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';

export interface Place {
  readonly zone_id: string;
  readonly zone: string;
  /** With the zone's name. */
  readonly name: string;
}

export type Stored = WantedRecord & { readonly id: string };

/** The zone of `--zone`, or the one that the name is in. @throws WrongInput */
export async function placeOf(name: string, { value }: Given, { client, env }: Session, io: Io): Promise<Place> {
  const options = { signal: io.interrupted };
  const given = value('zone') ?? env.CLOUDFLARE_ZONE_ID;
  if (!given && !name.includes('.'))
    throw new WrongInput(`Missing --zone: "${name}" does not name a zone. Give --zone, or the whole name.`);
  const { id, name: zone } = ID.test(given ?? '')
    ? await client.zones.get({ zone_id: given ?? '' }, options)
    : await zoneFor(client, given || name.replace(/^\*\./, ''), options);
  return { zone_id: String(id), zone: String(zone), name: wholeName(name, String(zone)).toLowerCase() };
}

/** All records with this name, of a type if one is given. */
export async function recordsAt(
  client: Cloudflare,
  { zone_id, name }: Place,
  type: string | undefined,
  signal: AbortSignal,
): Promise<Stored[]> {
  const found: Stored[] = [];
  const query = { zone_id, name: { exact: name }, per_page: 100 };
  for await (const record of client.dns.records.list(query, { signal }))
    if (type === undefined || record.type === type) found.push(record as Stored); // every type has these fields
  return found;
}

/** Fields in which a record differs from the wanted ones, in any notation; all of them if the content is invalid. */
export function differing(
  record: Stored,
  wanted: Partial<WantedRecord> & { readonly content: string },
): readonly string[] {
  const { name, type, priority } = record;
  try {
    return compare(record, { priority, ...wanted, name, type });
  } catch {
    // The API rejects such a value and explains why.
    return Object.keys(wanted);
  }
}

export const hasContent = (record: Stored, content: string): boolean =>
  !differing(record, { content }).includes('content');

/** `A www.example.com 192.0.2.1 (proxied)` */
export const recordText = ({ type, name, content, priority, proxied }: WantedRecord): string =>
  [type, plain(name), priority, plain(content ?? ''), proxied ? '(proxied)' : undefined]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');

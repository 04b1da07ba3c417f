/** The records that a short command names: `www`, `www A`, `www A 192.0.2.1`. */
import type { Cloudflare } from 'flarewire';
import { zoneFor } from 'flarewire/find';
import { wholeName } from '../../input/dns-record.ts';
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

export interface Stored {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly content?: string;
  readonly proxied?: boolean;
  readonly ttl?: number;
  readonly comment?: string | null;
  readonly priority?: number;
}

/** The zone of `--zone`, or the one that the name is in. @throws WrongInput */
export async function placeOf(name: string, { value }: Given, { client, env }: Session, io: Io): Promise<Place> {
  const options = { signal: io.interrupted };
  const given = value('zone') ?? env.CLOUDFLARE_ZONE_ID;
  if (!given && !name.includes('.'))
    throw new WrongInput(`Missing --zone: "${name}" does not name a zone. Give --zone, or the whole name.`);
  const isId = /^[0-9a-f]{32}$/.test(given ?? '');
  const { id, name: zone } = isId
    ? await client.zones.get({ zone_id: given ?? '' }, options)
    : await zoneFor(client, given || name.replace(/^\*\./, ''), options);
  return { zone_id: String(id), zone: String(zone), name: wholeName(name, String(zone)).toLowerCase() };
}

/** All records of this name, of a type if one is given. */
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

/** Normal form of a value: ignores the case and the final dot of a host, and the quotes of a text. */
export const sameContent = (type: string, content = ''): string =>
  type === 'TXT' ? content.replace(/^"(.*)"$/s, '$1') : content.toLowerCase().replace(/\.$/, '');

/** `A www.example.com 192.0.2.1 (proxied)` */
export const recordText = ({ type, name, content, priority, proxied }: Omit<Stored, 'id'>): string =>
  [type, plain(name), priority, plain(content ?? ''), proxied ? '(proxied)' : undefined]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');

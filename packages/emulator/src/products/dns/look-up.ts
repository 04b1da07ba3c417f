/** Looks up host names: the zone that contains a name, and the records that it has or that a wildcard gives it. */
import type { Sandbox } from '../../state/sandbox.ts';
import { type Zone, zoneTables } from '../zones/state.ts';
import { type DnsRecord, dnsTables, recordOf } from './tables.ts';

/** The zone with the longest name that contains the host. */
export function zoneOfHost(sandbox: Sandbox, host: string): Zone | undefined {
  const tables = sandbox.use(zoneTables);
  for (let name = host; name.includes('.'); name = parentOf(name)) {
    const rows = tables.select('value FROM zones WHERE name = ?', [name]);
    const zones = rows.map(({ value }) => JSON.parse(String(value)) as Zone); // written by zones.ts alone
    const zone = zones.find(({ status }) => status === 'active') ?? zones[0];
    if (zone !== undefined) return zone;
  }
  return undefined;
}

const parentOf = (name: string): string => name.slice(name.indexOf('.') + 1);

export interface LookedUp {
  /** True for a name without records, too, if other names are below it. */
  readonly exists: boolean;
  /** As they are stored: those of a wildcard have its name. */
  readonly records: readonly DnsRecord[];
}

/**
 * A wildcard gives its records to names that do not exist and whose closest existing ancestor is its parent.
 * https://www.rfc-editor.org/rfc/rfc4592#section-3.3.1 and
 * https://developers.cloudflare.com/dns/manage-dns-records/reference/wildcard-dns-records/
 * @param name the name of the zone, or one below it
 */
export function lookUp(sandbox: Sandbox, zone: Zone, name: string): LookedUp {
  const own = recordsNamed(sandbox, zone, name);
  if (own.length > 0 || name === zone.name || hasBelow(sandbox, zone, name)) return { exists: true, records: own };
  const exists = (one: string): boolean =>
    one === zone.name || recordsNamed(sandbox, zone, one).length > 0 || hasBelow(sandbox, zone, one);
  let ancestor = parentOf(name);
  while (!exists(ancestor)) ancestor = parentOf(ancestor);
  const records = recordsNamed(sandbox, zone, `*.${ancestor}`);
  return { exists: records.length > 0, records };
}

export const recordsNamed = (sandbox: Sandbox, zone: Zone, name: string): DnsRecord[] =>
  sandbox
    .use(dnsTables)
    .select('* FROM dns_records WHERE zone = ? AND name = ? ORDER BY number', [zone.id, name])
    .map(recordOf);

function hasBelow(sandbox: Sandbox, zone: Zone, name: string): boolean {
  const rows = sandbox
    .use(dnsTables)
    .select("1 FROM dns_records WHERE zone = ?1 AND substr(name, -length(?2) - 1) = '.' || ?2 LIMIT 1", [
      zone.id,
      name,
    ]);
  return rows.length > 0;
}

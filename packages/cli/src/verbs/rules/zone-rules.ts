/** Rulesets of a zone, read only. */
import type { Cloudflare } from 'flarewire';

/** Entry points and custom rulesets of the zone; rules of managed rulesets have no expressions to read. */
export async function rulesetsOfZone(client: Cloudflare, zone_id: string, signal: AbortSignal): Promise<unknown[]> {
  const rulesets: unknown[] = [];
  for await (const { id, kind } of client.rulesets.list({ zone_id }, { signal })) {
    if (kind === 'managed' || id === undefined) continue;
    rulesets.push(await client.rulesets.get(id, { zone_id }, { signal }));
  }
  return rulesets;
}

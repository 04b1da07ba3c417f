/** Host names among parameters: a product of an account asks whether their zones are in it. */
import { type Cloudflare, CloudflareError } from 'flarewire';
import { type Zone, zoneFor } from 'flarewire/find';

const HOST =
  /^(?:[a-z][a-z\d+.-]*:\/\/)?(?:\*\.)?((?:[a-z\d_](?:[a-z\d_-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d])(?=$|[/:?*])/i;
const MAX = 5;

export function hostsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') {
    const host = HOST.exec(value)?.[1];
    if (host !== undefined && found.size < MAX) found.add(host.toLowerCase());
  } else if (typeof value === 'object' && value !== null && !(value instanceof Blob))
    for (const inner of Object.values(value)) hostsIn(inner, found);
  return found;
}

/** The zones that the account has of them. */
export async function zonesOf(params: unknown, client: Cloudflare, signal: AbortSignal): Promise<readonly Zone[]> {
  const zones: Zone[] = [];
  for (const host of hostsIn(params)) {
    if (zones.some(({ name }) => host === name || host.endsWith(`.${name}`))) continue;
    try {
      zones.push(await zoneFor(client, host, { signal }));
    } catch (error) {
      // The host is in none of the zones that the token can see: the rehearsal reports it.
      if (!(error instanceof CloudflareError)) throw error;
    }
  }
  return zones;
}

/** Names of the user's zones for completion: from a short cache, since a Tab does not wait. */
import { createHash } from 'node:crypto';
import type { Io } from '../../io.ts';
import { sessionFor } from '../../session.ts';

const FILE = 'zones.json';
/** Milliseconds for which they are good. */
const FRESH = 5 * 60_000;
const PATIENCE = 1000;
const MAX = 500;

/** Empty if the zones cannot be read quickly. */
export async function zoneNames(io: Io): Promise<readonly string[]> {
  try {
    const { client, env } = await sessionFor(io, {});
    // The cache is per token and server; the token itself is not stored.
    const who = createHash('sha256')
      .update(JSON.stringify([env.CLOUDFLARE_API_TOKEN, env.CLOUDFLARE_API_KEY, env.CLOUDFLARE_BASE_URL]))
      .digest('hex');
    const kept = await cached(io, who);
    if (kept !== undefined) return kept;
    const signal = AbortSignal.any([io.interrupted, AbortSignal.timeout(PATIENCE)]);
    const names: string[] = [];
    for await (const { name } of client.zones.list({ per_page: 50 }, { signal, maxRetries: 0 })) {
      if (typeof name === 'string') names.push(name);
      if (names.length >= MAX) break;
    }
    await io.cache.write(FILE, JSON.stringify({ who, at: Date.now(), names }));
    return names;
  } catch {
    return [];
  }
}

async function cached({ cache }: Io, who: string): Promise<readonly string[] | undefined> {
  const kept: unknown = JSON.parse((await cache.read(FILE)) ?? 'null');
  const { who: whose, at, names } = Object(kept);
  return whose === who && Date.now() - at < FRESH && Array.isArray(names) ? names.map(String) : undefined;
}

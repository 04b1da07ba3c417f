/** Rulesets and lists of a zone, read only. */
import { type Cloudflare, PermissionDeniedError } from 'flarewire';
import type { Io } from '../../io.ts';

/** Entry points and custom rulesets of the zone; rules of managed rulesets have no expressions to read. */
export async function rulesetsOfZone(client: Cloudflare, zone_id: string, signal: AbortSignal): Promise<unknown[]> {
  const rulesets: unknown[] = [];
  for await (const { id, kind } of client.rulesets.list({ zone_id }, { signal })) {
    if (kind === 'managed' || id === undefined) continue;
    rulesets.push(await client.rulesets.get(id, { zone_id }, { signal }));
  }
  return rulesets;
}

/** Kinds of the lists of the zone's account, by name; undefined if the token may not read them. */
export async function listKindsOf(
  client: Cloudflare,
  zone_id: string,
  { interrupted: signal, err }: Pick<Io, 'interrupted' | 'err'>,
): Promise<Record<string, string> | undefined> {
  const { account } = await client.zones.get({ zone_id }, { signal });
  const kinds: Record<string, string> = {};
  try {
    for await (const { name, kind } of client.rules.lists.list({ account_id: account.id ?? '' }, { signal }))
      if (name !== undefined && kind !== undefined) kinds[name] = kind;
  } catch (error) {
    if (!(error instanceof PermissionDeniedError)) throw error;
    err('Lists were not checked: the token may not read them (Account Filter Lists Read).\n');
    return undefined;
  }
  return kinds;
}

/** For tests of the helpers: a client connected to an emulator. */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { Cloudflare } from '../index.ts';
import type { ClientOptions } from '../types.ts';

/** By default it sends to the emulator, never waits and writes no log. */
export const clientOf = (emulator: Emulator, options: ClientOptions = {}): Cloudflare =>
  new Cloudflare({
    apiToken: 'any',
    logLevel: 'off',
    clock: { sleep: async () => {} },
    fetch: emulator.fetch,
    ...options,
  });

/** A new emulator with its client, its account and a zone with this name. */
export async function localZone(name: string) {
  const emulator = createEmulator();
  const client = clientOf(emulator);
  const [account] = await client.accounts.list().all();
  const account_id = account?.id ?? '';
  const { id: zone_id } = await client.zones.create({ name, account: { id: account_id } });
  return { emulator, client, account_id, zone_id };
}

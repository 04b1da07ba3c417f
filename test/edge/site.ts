/** An emulator with a zone, and Workers deployed to it by the client. */
import { createEmulator, type EdgeOptions, type EmulatorOptions } from '@flarewire/emulator';
import Cloudflare from 'flarewire';
import { onTestFinished } from 'vitest';

export async function openSite(edge: EdgeOptions = {}, options: EmulatorOptions = {}) {
  const emulator = createEmulator({ edge, seed: 1, ...options });
  onTestFinished(() => emulator.close());
  const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch });
  const [account] = await client.accounts.list().all();
  const account_id = account?.id ?? '';
  const zone = await client.zones.create({ account: { id: account_id }, name: 'example.com' });
  await client.zones.activationCheck.trigger({ zone_id: zone.id });
  const zone_id = zone.id;
  const record = (name: string, proxied = true) =>
    client.dns.records.create({ zone_id, type: 'A', name, content: '192.0.2.1', ttl: 1, proxied });
  const deploy = (script_name: string, code: string, metadata: object = {}) =>
    client.workers.scripts.update(script_name, {
      account_id,
      metadata: { main_module: 'index.mjs', compatibility_date: '2026-07-01', ...metadata },
      files: [new File([code], 'index.mjs', { type: 'application/javascript+module' })],
    });
  const route = (pattern: string, script?: string) =>
    client.workers.routes.create({ zone_id, pattern, ...(script === undefined ? {} : { script }) });
  const text = async (url: string, init?: RequestInit) => (await emulator.edge.fetch(url, init)).text();
  return { emulator, edge: emulator.edge, client, account_id, zone_id, record, deploy, route, text };
}

/** A Worker that answers every request with this text. */
export const saying = (text: string): string => `export default { fetch: () => new Response(${JSON.stringify(text)}) }`;

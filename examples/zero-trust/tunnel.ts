/**
 * Publish a service of a private network through a tunnel
 *
 * Makes a tunnel, sends a hostname through it to a service, adds the DNS record, and writes the token for cloudflared to
 * a file that only you can read: `cloudflared tunnel run --token-file FILE`. Other hostnames of the tunnel stay; a DNS
 * record that is there and leads elsewhere is not replaced.
 *
 * Limits: 1,000 tunnels for an account, 25 replicas of cloudflared for a tunnel; tunnels cost nothing.
 *   https://developers.cloudflare.com/cloudflare-one/account-limits/#cloudflare-tunnel
 *   https://developers.cloudflare.com/cloudflare-one/networks/connectors/cloudflare-tunnel/
 * Permissions: Cloudflare Tunnel Write; Zone Read; DNS Write
 * Run: node examples/zero-trust/tunnel.ts NAME HOST SERVICE TOKEN_FILE
 *   NAME: name of the tunnel
 *   HOST: hostname in a zone of the account
 *   SERVICE: what cloudflared reaches, such as http://localhost:3000
 *   TOKEN_FILE: where to write the token
 */
import { writeFile } from 'node:fs/promises';
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { accountFor, zoneFor } from 'flarewire/find';

const [name, hostname, service, file] = process.argv.slice(2);
if (!name || !hostname || !service || !file) {
  console.error('Usage: node examples/zero-trust/tunnel.ts NAME HOST SERVICE TOKEN_FILE');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { id: zone_id } = await zoneFor(client, hostname);
const { cloudflared } = client.zeroTrust.tunnels;

// Deleted tunnels keep their names in the list.
const [found] = await cloudflared.list({ account_id, name, is_deleted: false }).all();
const tunnel = found ?? (await cloudflared.create({ account_id, name, config_src: 'cloudflare' }));
const id = tunnel.id ?? '';

const { config } = await cloudflared.configurations.get(id, { account_id });
const others = (config?.ingress ?? []).filter((rule) => rule.hostname && rule.hostname !== hostname);
const ingress = [...others, { hostname, service }, { hostname: '', service: 'http_status:404' }]; // the last takes all else
await cloudflared.configurations.update(id, { account_id, config: { ...config, ingress } });

const content = `${id}.cfargotunnel.com`;
const { change } = await ensure(client, 'dns.records.create', {
  zone_id,
  type: 'CNAME',
  name: hostname,
  content,
  proxied: true,
  ttl: 1,
});

const token = await cloudflared.token.get(id, { account_id });
await writeFile(file, token, { mode: 0o600 });
console.log(`${name}: ${found ? 'there already' : 'new'}, ${hostname} leads to ${service}, DNS record ${change}`);

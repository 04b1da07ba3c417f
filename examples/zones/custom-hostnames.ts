/**
 * Serve the domains of your customers (Cloudflare for SaaS)
 *
 * Makes a custom hostname with a certificate for each domain of a file, and prints what the customer has to enter in
 * their DNS until it is active: the CNAME to your zone, and TXT records that prove the domain beforehand, so that
 * nothing is interrupted when they switch. Run it again to see how far each is: it ends with 1 until all are active.
 *
 * Limits: 100 hostnames are included on Free, Pro and Business plans, each further one costs 0.10 USD a month; at most
 *   50,000. A hostname that is not validated is tried less and less often, for 75 days.
 *   https://developers.cloudflare.com/cloudflare-for-platforms/cloudflare-for-saas/plans/
 *   https://developers.cloudflare.com/ssl/reference/validation-backoff-schedule/
 * Permissions: Zone Read; SSL and Certificates Write
 * Run: node examples/zones/custom-hostnames.ts ZONE ORIGIN FILE
 *   ZONE: your zone
 *   ORIGIN: proxied hostname of the zone that answers for all of them (fallback origin)
 *   FILE: one hostname of a customer a line
 */
import { readFile } from 'node:fs/promises';
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { zoneFor } from 'flarewire/find';

const [name, origin, file] = process.argv.slice(2);
if (!name || !origin || !file) {
  console.error('Usage: node examples/zones/custom-hostnames.ts ZONE ORIGIN FILE');
  process.exit(2);
}

const client = new Cloudflare();
const { id: zone_id } = await zoneFor(client, name);
const { fallbackOrigin } = client.customHostnames;

const before = await fallbackOrigin.get({ zone_id }).catch((error: unknown) => {
  if (!(error instanceof Cloudflare.NotFoundError)) throw error;
});
if (before?.origin !== origin) await fallbackOrigin.update({ zone_id, origin });

const hostnames = (await readFile(file, 'utf8')).split(/\s+/).filter(Boolean);
for (const hostname of hostnames) {
  try {
    const wanted = { zone_id, hostname, ssl: { method: 'txt', type: 'dv' } } as const;
    const { result } = await ensure(client, 'customHostnames.create', wanted);
    // The proofs of the certificate are there some seconds later.
    const { status, ssl, ownership_verification: proof } = await client.customHostnames.get(result.id, { zone_id });
    console.log(`${hostname}: ${status}, certificate ${ssl?.status}`);
    if (status === 'active' && ssl?.status === 'active') continue;
    console.log(`  ${hostname} CNAME ${origin}`);
    if (status !== 'active' && proof) console.log(`  ${proof.name} TXT ${proof.value}`);
    for (const { txt_name, txt_value } of ssl?.validation_records ?? [])
      if (txt_name) console.log(`  ${txt_name} TXT ${txt_value}`);
  } catch (error) {
    if (!(error instanceof Cloudflare.BadRequestError)) throw error;
    console.error(`${hostname}: ${error.message}`); // a reserved name, or one that another zone has
  }
  process.exitCode = 1;
}

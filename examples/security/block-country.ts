/**
 * Block countries from a path
 *
 * Keeps one custom rule that blocks visitors of some countries below a path, such as the admin pages, and leaves all
 * other rules and their order alone. With no country the rule is taken away.
 *
 * Limits: Custom rules for a zone: 5 on Free, 20 on Pro, 100 on Business, 1,000 on Enterprise.
 *   https://developers.cloudflare.com/waf/custom-rules/#availability
 *   https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/ip.src.country/
 * Permissions: Zone Read; Account WAF Write
 * Run: node examples/security/block-country.ts ZONE PATH [COUNTRY …] [--plan]
 *   ZONE: name of the zone
 *   PATH: beginning of the path, such as /admin
 *   COUNTRY: two letters each, such as KP; T1 is Tor
 *   --plan: only show what would change
 */
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { zoneFor } from 'flarewire/find';
import { apply, planPhase } from 'flarewire/sync';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [name, path, ...countries] = positionals;
if (!name || !path?.startsWith('/') || /["\\]/.test(path) || !countries.every((one) => /^[A-Z][A-Z0-9]$/.test(one))) {
  console.error('Usage: node examples/security/block-country.ts ZONE PATH [COUNTRY …] [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const { id: zone_id } = await zoneFor(client, name);

const ref = `block-country-${path.replace(/[^a-z0-9]+/gi, '-')}`;
const list = countries.map((country) => `"${country}"`).join(' ');
const rule = {
  ref,
  description: `Countries that may not see ${path}`,
  expression: `ip.src.country in {${list}} and starts_with(http.request.uri.path, "${path}")`,
  action: 'block',
};
const planned = await planPhase(client, {
  zone_id,
  ruleset_phase: 'http_request_firewall_custom',
  wanted: countries.length > 0 ? [rule] : [],
  owned: { prefix: ref },
});
console.log(String(planned));
if (!values.plan) await apply(client, planned);

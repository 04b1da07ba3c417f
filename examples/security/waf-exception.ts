/**
 * Deploy the managed WAF rules, with an exception for a path
 *
 * Puts Cloudflare's managed rules in force for a zone and skips them for one path, such as a webhook whose bodies look
 * like an attack. The exception stands before the rules, where it has to be, however often this runs.
 *
 * Limits: The Cloudflare Managed Ruleset needs a Pro plan or higher; Free zones have the Free Managed Ruleset in force
 *   already. https://developers.cloudflare.com/waf/managed-rules/#availability
 *   https://developers.cloudflare.com/waf/managed-rules/waf-exceptions/define-api/
 * Permissions: Zone Read; Account WAF Write
 * Run: node examples/security/waf-exception.ts ZONE PATH [--plan]
 *   ZONE: name of the zone
 *   PATH: path to skip, such as /webhooks/build
 *   --plan: only show what would change
 */
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { find, zoneFor } from 'flarewire/find';
import { apply, planPhase } from 'flarewire/sync';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [name, path] = positionals;
if (!name || !path?.startsWith('/') || /["\\]/.test(path)) {
  console.error('Usage: node examples/security/waf-exception.ts ZONE PATH [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const { id: zone_id } = await zoneFor(client, name);
const managed = await find(client, 'rulesets.list', { zone_id }, { name: 'Cloudflare Managed Ruleset' });
if (!managed) throw new Error(`${name}: the plan of the zone does not have the Cloudflare Managed Ruleset`);

const skip = {
  ref: 'managed-waf-exception',
  description: `Not for ${path}`,
  expression: `http.request.uri.path eq "${path}"`,
  action: 'skip',
  action_parameters: { rulesets: [managed.id] },
};
const execute = {
  ref: 'managed-waf-rules',
  description: 'Cloudflare Managed Ruleset',
  expression: 'true',
  action: 'execute',
  action_parameters: { id: managed.id },
};
const planned = await planPhase(client, {
  zone_id,
  ruleset_phase: 'http_request_firewall_managed',
  wanted: [skip, execute],
  owned: { prefix: 'managed-waf-' },
});
console.log(String(planned));
if (!values.plan) await apply(client, planned);

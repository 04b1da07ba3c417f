/**
 * Limit how often one address may try to log in
 *
 * Keeps one rate limiting rule: more than this many POST requests to a path from one address within ten seconds are
 * blocked for ten seconds, which is what the Free plan has; others may take longer periods. Other rules stay.
 *
 * Limits: On Free one rule, with a period of 10 seconds; 2 on Pro, 5 on Business. Counters are kept for each data
 *   center, which is why `cf.colo.id` must be a characteristic.
 *   https://developers.cloudflare.com/waf/rate-limiting-rules/#availability
 *   https://developers.cloudflare.com/waf/rate-limiting-rules/parameters/
 * Permissions: Zone Read; Account WAF Write
 * Run: node examples/security/rate-limit-login.ts ZONE PATH REQUESTS [--plan]
 *   ZONE: name of the zone
 *   PATH: path of the form, such as /login
 *   REQUESTS: how many are let through in ten seconds
 *   --plan: only show what would change
 */
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { zoneFor } from 'flarewire/find';
import { apply, planPhase } from 'flarewire/sync';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [name, path, requests] = positionals;
if (!name || !path?.startsWith('/') || /["\\]/.test(path) || !(Number(requests) >= 1)) {
  console.error('Usage: node examples/security/rate-limit-login.ts ZONE PATH REQUESTS [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const { id: zone_id } = await zoneFor(client, name);

const rule = {
  ref: 'rate-limit-login',
  description: `At most ${requests} logins in ten seconds`,
  expression: `http.request.method eq "POST" and http.request.uri.path eq "${path}"`,
  action: 'block',
  ratelimit: {
    characteristics: ['ip.src', 'cf.colo.id'],
    period: 10,
    requests_per_period: Number(requests),
    mitigation_timeout: 10,
  },
};
const planned = await planPhase(client, {
  zone_id,
  ruleset_phase: 'http_ratelimit',
  wanted: [rule],
  owned: { prefix: rule.ref },
});
console.log(String(planned));
if (!values.plan) await apply(client, planned);

/**
 * Cache static files for long, and never an API
 *
 * Two cache rules: files with an extension of a static file stay in the cache for a month whatever the origin says, and
 * what is below a path is never cached. They stand in this order, the second wins; rules of others stay as they are.
 *
 * Limits: 10 cache rules on Free, 25 on Pro, 50 on Business, 300 on Enterprise.
 *   https://developers.cloudflare.com/cache/how-to/cache-rules/#availability
 *   https://developers.cloudflare.com/cache/how-to/cache-rules/settings/
 * Permissions: Zone Read; Account Rulesets Write
 * Run: node examples/traffic/cache-rules.ts ZONE [PATH] [--plan]
 *   ZONE: name of the zone
 *   PATH: path that is never cached; /api/ if it is not given
 *   --plan: only show what would change
 */
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { zoneFor } from 'flarewire/find';
import { apply, planPhase } from 'flarewire/sync';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [name, path = '/api/'] = positionals;
if (!name || !path.startsWith('/') || /["\\]/.test(path)) {
  console.error('Usage: node examples/traffic/cache-rules.ts ZONE [PATH] [--plan]');
  process.exit(2);
}

const MONTH = 30 * 86_400;
const rules = [
  {
    ref: 'cache-static',
    description: 'Static files for a month',
    expression: 'http.request.uri.path.extension in {"css" "js" "woff2" "png" "jpg" "svg" "webp" "avif"}',
    action: 'set_cache_settings',
    action_parameters: {
      cache: true,
      edge_ttl: { mode: 'override_origin', default: MONTH },
      browser_ttl: { mode: 'override_origin', default: 86_400 },
    },
  },
  {
    ref: 'cache-not-api',
    description: `Nothing below ${path}`,
    expression: `starts_with(http.request.uri.path, "${path}")`,
    action: 'set_cache_settings',
    action_parameters: { cache: false },
  },
];

const client = new Cloudflare();
const { id: zone_id } = await zoneFor(client, name);
const planned = await planPhase(client, {
  zone_id,
  ruleset_phase: 'http_request_cache_settings',
  wanted: rules,
  owned: { prefix: 'cache-' },
});
console.log(String(planned));
if (!values.plan) await apply(client, planned);

/**
 * Turn page rules into redirect rules
 *
 * Page rules are to be replaced by modern rules. This makes a redirect rule of each page rule that forwards, with the
 * same pattern, target and status code, in the order of their priority; and names the page rules that it leaves alone,
 * as their settings belong to other products. Page rules stay until --disable turns off those that were converted.
 *
 * Limits: 10 redirect rules on Free, 25 on Pro, 50 on Business. A page rule matches first where both are active.
 *   https://developers.cloudflare.com/rules/reference/page-rules-migration/
 *   https://developers.cloudflare.com/rules/url-forwarding/#availability
 * Permissions: Zone Read; Page Rules Write; Account Rulesets Write
 * Run: node examples/traffic/page-rules.ts ZONE [--disable] [--plan]
 *   ZONE: name of the zone
 *   --disable: turn off page rules that have a redirect rule
 *   --plan: only show what would change
 */
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { zoneFor } from 'flarewire/find';
import { apply, planPhase } from 'flarewire/sync';

const options = { plan: { type: 'boolean' }, disable: { type: 'boolean' } } as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const [name] = positionals;
if (!name) {
  console.error('Usage: node examples/traffic/page-rules.ts ZONE [--disable] [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const { id: zone_id } = await zoneFor(client, name);
const pageRules = (await client.pageRules.list({ zone_id })) ?? [];
const active = pageRules.filter(({ status }) => status === 'active').sort((a, b) => b.priority - a.priority);

const converted: string[] = [];
const wanted = active.flatMap(({ id, targets, actions }) => {
  const pattern = targets[0]?.constraint?.value ?? '';
  const forward = actions.find((action) => action.id === 'forwarding_url');
  if (forward?.id !== 'forwarding_url' || !forward.value?.url || /["\\]/.test(pattern + forward.value.url)) {
    console.error(`${pattern}: left alone (${actions.map((action) => action.id).join(', ')})`);
    return [];
  }
  converted.push(id);
  // Both have * for anything, and $1 in the target; a page rule without a scheme matches both.
  const full = /^https?:\/\//.test(pattern) ? pattern : `http*://${pattern}`;
  const shift = full === pattern ? 0 : 1; // the * of the scheme comes first
  const target = forward.value.url.replace(/\$(\d)/g, (_, digit: string) => `\${${Number(digit) + shift}}`);
  const expression = `http.request.full_uri wildcard "${full}"`;
  const value = { expression: `wildcard_replace(http.request.full_uri, "${full}", "${target}")` };
  return {
    ref: `page-rule-${id}`,
    description: `Page rule ${pattern}`,
    expression,
    action: 'redirect',
    action_parameters: { from_value: { status_code: forward.value.status_code, target_url: value } },
  };
});

const phase = { zone_id, ruleset_phase: 'http_request_dynamic_redirect', owned: { prefix: 'page-rule-' } };
const planned = await planPhase(client, { ...phase, wanted });
console.log(String(planned));
if (values.plan) process.exit();
// Rules of page rules that are off already stay: they are what replaced them.
const steps = planned.steps.filter(({ action }) => action !== 'delete');
await apply(client, { ...planned, steps });
if (values.disable) for (const id of converted) await client.pageRules.edit(id, { zone_id, status: 'disabled' });
console.log(`${converted.length} page rules converted${values.disable ? ' and turned off' : ''}`);

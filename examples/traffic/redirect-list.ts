/**
 * Keep thousands of redirects in a CSV file
 *
 * Bulk redirects: makes a redirect list of the account hold what the file says, and puts the rule in force that uses the
 * list for all zones. For moves of whole sites. The rule is added once; other rules stay as they are.
 *
 * Limits: Numbers of rules and redirects depend on the highest plan of the account. A list takes one change at a time, which
 *   continues after the response: this waits for it. Sources have no scheme (`example.com/old`) or one.
 *   https://developers.cloudflare.com/rules/url-forwarding/#availability
 * Permissions: Account Filter Lists Write; Account Rulesets Write
 * Run: node examples/traffic/redirect-list.ts LIST FILE [--plan]
 *   LIST: name of the list: lower-case letters, digits and underscores
 *   FILE: one redirect a line, SOURCE,TARGET
 *   --plan: only show what would change
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { accountFor } from 'flarewire/find';
import { apply, planList, planPhase } from 'flarewire/sync';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [name, path] = positionals;
if (!name || !path) {
  console.error('Usage: node examples/traffic/redirect-list.ts LIST FILE [--plan]');
  process.exit(2);
}

const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
const wanted = lines.map((line, index) => {
  const [source_url, target_url] = line.split(',', 2).map((one) => one.trim());
  if (!source_url || !target_url) throw new Error(`${path}:${index + 1}: expected SOURCE,TARGET, found "${line}"`);
  return { redirect: { source_url, target_url, status_code: 301 as const, preserve_query_string: true } };
});

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const list = { account_id, kind: 'redirect' as const, name };
const { result } = await ensure(client, 'rules.lists.create', list, { dryRun: !!values.plan });
if (!result) {
  console.log(`${name} would be made, with ${wanted.length} redirects`);
  process.exit();
}

const items = await planList(client, { account_id, list_id: result.id, wanted, owned: 'all' });
const rule = {
  ref: `bulk-redirects-${name}`,
  expression: `http.request.full_uri in $${name}`,
  action: 'redirect',
  action_parameters: { from_list: { name, key: 'http.request.full_uri' } },
};
const rules = await planPhase(client, {
  account_id,
  ruleset_phase: 'http_request_redirect',
  wanted: [rule],
  owned: { prefix: rule.ref },
});
console.log(`${items}\n${rules}`);
if (values.plan) process.exit();

const { results } = await apply(client, items);
const refused = results.filter(({ outcome }) => outcome !== 'done' && outcome !== 'already');
for (const { step, outcome, error } of refused) console.error(`${step.name}: ${outcome} ${error?.message ?? ''}`);
await apply(client, rules); // all rules in one call, which rejects if it is refused
process.exitCode = refused.length > 0 ? 1 : 0;

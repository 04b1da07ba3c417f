/**
 * Forward the mail of a domain with Email Routing
 *
 * Turns Email Routing on (which adds its MX and TXT records) and forwards addresses of the domain, or all of them, to
 * mailboxes elsewhere. The owner of a new mailbox gets a message with a link to confirm; rules for it are made by the
 * next run after that, which is why this ends with 1 while some are not confirmed.
 *
 * Limits: 200 rules for a zone, 200 destination addresses for an account. MX records of another mail server must be
 *   removed first. https://developers.cloudflare.com/email-service/platform/limits/#email-routing-limits
 * Permissions: Zone Read; Zone Settings Write; Email Routing Rules Write; Email Routing Addresses Write
 * Run: node examples/dns/email-routing.ts ZONE ADDRESS=MAILBOX …
 *   ZONE: name of the zone
 *   ADDRESS: the part before the @, or * for all mail that no other rule takes
 *   MAILBOX: address that it is forwarded to
 */
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { accountFor, zoneFor } from 'flarewire/find';

const [name, ...routes] = process.argv.slice(2);
const wanted = routes.map((route) => /^(\*|[^@=\s]+)=([^@\s]+@[^@\s]+)$/.exec(route) ?? []);
if (!name || wanted.length === 0 || wanted.some((route) => route.length === 0)) {
  console.error('Usage: node examples/dns/email-routing.ts ZONE ADDRESS=MAILBOX …');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { id: zone_id, name: domain } = await zoneFor(client, name);

const settings = await client.emailRouting.get({ zone_id });
if (!settings.enabled) await client.emailRouting.dns.create({ zone_id });
const rules = await client.emailRouting.rules.list({ zone_id }).all();

for (const [, local = '', mailbox = ''] of wanted) {
  const route = `${local}@${domain} to ${mailbox}`;
  const { result } = await ensure(client, 'emailRouting.addresses.create', { account_id, email: mailbox });
  if (!result.verified) {
    console.log(`${route}: waiting for ${mailbox} to follow the link in its message`);
    process.exitCode = 1;
    continue;
  }
  const actions = [{ type: 'forward' as const, value: [mailbox] }];
  if (local === '*') {
    await client.emailRouting.rules.catchAlls.update({ zone_id, matchers: [{ type: 'all' }], actions, enabled: true });
    console.log(`${route}: in force`);
    continue;
  }
  const to = `${local}@${domain}`;
  const rule = rules.find(({ matchers }) => matchers?.some(({ value }) => value === to));
  const fields = {
    zone_id,
    name: to,
    matchers: [{ type: 'literal' as const, field: 'to' as const, value: to }],
    actions,
  };
  if (!rule) await client.emailRouting.rules.create(fields);
  else if (rule.id && JSON.stringify(rule.actions) !== JSON.stringify(actions))
    await client.emailRouting.rules.update(rule.id, fields);
  console.log(`${route}: in force`);
}

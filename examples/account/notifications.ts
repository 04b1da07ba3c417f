/**
 * Get notified by email and webhook when something goes wrong
 *
 * Makes notification policies for what nobody wants to miss, as far as the account has them: attacks, expiring
 * certificates, failing Logpush jobs, unhealthy tunnels and incidents of Cloudflare. One webhook and one address get all.
 *
 * Limits: Webhooks need a Pro plan or higher in the account; which alerts there are depends on its products.
 *   https://developers.cloudflare.com/notifications/get-started/
 *   https://developers.cloudflare.com/notifications/notification-available/
 * Permissions: Notifications Write
 * Run: node examples/account/notifications.ts MAIL [WEBHOOK]
 *   MAIL: address to notify
 *   WEBHOOK: name and https address, with = between them
 * Environment:
 *   WEBHOOK_SECRET: sent to the webhook in the header cf-webhook-auth
 */
import Cloudflare from 'flarewire';
import { accountFor, find } from 'flarewire/find';

const [email, webhook] = process.argv.slice(2);
const [, title, url] = /^([^=]+)=(https:\/\/\S+)$/.exec(webhook ?? '') ?? [];
if (!email?.includes('@') || (webhook && !url)) {
  console.error('Usage: node examples/account/notifications.ts MAIL [NAME=https://…]');
  process.exit(2);
}

const WANTED = [
  'dos_attack_l7',
  'universal_ssl_event_type',
  'failing_logpush_job_disabled_alert',
  'tunnel_health_event',
  'incident_alert',
] as const;

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { alerting } = client;

const mechanisms: { email: { id: string }[]; webhooks?: { id: string }[] } = { email: [{ id: email }] };
if (title && url) {
  const secret = process.env.WEBHOOK_SECRET;
  const known = await find(client, 'alerting.destinations.webhooks.list', { account_id }, { name: title });
  const fields = { account_id, name: title, url, ...(secret && { secret }) };
  const { id = '' } = known ?? (await alerting.destinations.webhooks.create(fields));
  mechanisms.webhooks = [{ id }];
}

const available = Object.values(Object(await alerting.availableAlerts.list({ account_id }))).flat();
const types = new Set(available.map((one) => String(Object(one).type)));
const there = await alerting.policies.list({ account_id }).all();
for (const alert_type of WANTED) {
  if (!types.has(alert_type)) {
    console.log(`${alert_type}: the account does not have it`);
    continue;
  }
  const wanted = { account_id, name: `Watch ${alert_type}`, alert_type, enabled: true, mechanisms };
  const policy = there.find(({ name }) => name === wanted.name);
  if (policy?.id) await alerting.policies.update(policy.id, wanted);
  else await alerting.policies.create(wanted);
  console.log(`${alert_type}: ${policy ? 'put right' : 'new'}`);
}

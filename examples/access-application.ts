/**
 * Puts a host name behind Access: whoever has an address of the company gets in, for a working day.
 *
 *   CLOUDFLARE_API_TOKEN=… node examples/access-application.ts intranet.example.com example.com
 *
 * Safe to run again. Token: Access: Apps and Policies Write.
 */
import Cloudflare from 'flarewire';

const [domain, company] = process.argv.slice(2);
if (!domain || !company) throw new Error('Usage: access-application.ts HOST COMPANY_DOMAIN');

const client = new Cloudflare();
const [account] = await client.accounts.list().all();
if (!account) throw new Error('The token reaches no account.');
const account_id = account.id;
const { applications } = client.zeroTrust.access;

const found = await applications.list({ account_id, domain }).all();
const application =
  found.find((one) => 'domain' in one && one.domain === domain) ??
  (await applications.create({ account_id, type: 'self_hosted', name: domain, domain, session_duration: '8h' }));
const id = application.id ?? '';

const policies = await applications.policies.list(id, { account_id }).all();
if (policies.length === 0)
  await applications.policies.create(id, {
    account_id,
    name: `Everybody at ${company}`,
    decision: 'allow',
    include: [{ email_domain: { domain: company } }],
    precedence: 1,
  });
for await (const policy of applications.policies.list(id, { account_id })) console.log(`${domain}: ${policy.name}`);

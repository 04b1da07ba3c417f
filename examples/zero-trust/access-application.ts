/**
 * Put a hostname behind Access for everybody of a company
 *
 * Anyone with an email address of the company gets access for a working day; others see the login page. The application and its
 * policy are made once, and put right by a later run.
 *
 * Limits: 500 applications for an account, 1,000 policies for an application. An account that has never used Zero Trust
 *   chooses a team name first. https://developers.cloudflare.com/cloudflare-one/account-limits/
 * Permissions: Access: Apps and Policies Write
 * Run: node examples/zero-trust/access-application.ts HOST COMPANY
 *   HOST: hostname in a zone of the account
 *   COMPANY: domain of the addresses that may enter, such as example.com
 */
import Cloudflare from 'flarewire';
import { accountFor, find } from 'flarewire/find';

const [domain, company] = process.argv.slice(2);
if (!domain || !company) {
  console.error('Usage: node examples/zero-trust/access-application.ts HOST COMPANY');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { applications, policies } = client.zeroTrust.access;

// A separate policy can be used by other applications too.
const name = `Everybody at ${company}`;
const include = [{ email_domain: { domain: company } }];
const policy =
  (await find(client, 'zeroTrust.access.policies.list', { account_id }, { name })) ??
  (await policies.create({ account_id, name, decision: 'allow', include }));

const wanted = {
  account_id,
  type: 'self_hosted' as const,
  name: domain,
  domain,
  session_duration: '8h',
  policies: [{ id: policy.id ?? '', precedence: 1 }],
};
const found = (await applications.list({ account_id, domain }).all()).find(
  (one) => 'domain' in one && one.domain === domain,
);
if (!found?.id) await applications.create(wanted);
else await applications.update(found.id, wanted);
console.log(`${domain}: ${found ? 'put right' : 'new'}, open to ${name.toLowerCase()}`);

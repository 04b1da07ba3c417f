/** A zone and what stands before a site, as a program of Alchemy. */
import alchemy from 'alchemy';
import {
  AccessApplication,
  AccessGroup,
  AccessIdentityProvider,
  AccessPolicy,
  AccessServiceToken,
  AccountApiToken,
  DnsRecords,
  EmailAddress,
  EmailCatchAll,
  EmailRouting,
  EmailRule,
  HealthCheck,
  RedirectRule,
  Ruleset,
  Tunnel,
  TunnelRoute,
  WarpDeviceProfile,
  Zone,
} from 'alchemy/cloudflare';

/** Changes in the second version of this program. */
const second = process.env.PROGRAM_VERSION === '2';
const app = await alchemy('network', { stage: 'test', password: 'of this test' });

const zone = await Zone('zone', {
  name: 'alchemy.example',
  delete: true,
  settings: { ssl: 'strict', minTlsVersion: second ? '1.3' : '1.2', alwaysUseHttps: 'on', browserCacheTtl: 7200 },
});

await DnsRecords('records', {
  zoneId: zone.id,
  records: [
    { name: 'www.alchemy.example', type: 'A', content: second ? '192.0.2.2' : '192.0.2.1', proxied: true },
    { name: 'shop.alchemy.example', type: 'MX', content: 'mail.alchemy.example', priority: 10 },
    { name: 'alchemy.example', type: 'TXT', content: 'v=spf1 -all', comment: 'no mail from here' },
    ...(second ? [{ name: 'new.alchemy.example', type: 'CNAME', content: 'www.alchemy.example' }] : []),
  ],
});

await Ruleset('firewall', {
  zone,
  phase: 'http_request_firewall_custom',
  rules: [
    {
      description: 'no admin',
      expression: 'http.request.uri.path eq "/admin"',
      action: second ? 'block' : 'challenge',
    },
  ],
});
await Ruleset('limits', {
  zone,
  phase: 'http_ratelimit',
  rules: [
    {
      description: 'logins',
      expression: '(http.request.uri.path eq "/login")',
      action: 'block',
      ratelimit: {
        characteristics: ['ip.src', 'cf.colo.id'],
        period: 10,
        requests_per_period: 5,
        mitigation_timeout: 10,
      },
    },
  ],
});
await RedirectRule('moved', {
  zone,
  requestUrl: 'https://alchemy.example/old',
  targetUrl: second ? 'https://alchemy.example/newer' : 'https://alchemy.example/new',
  statusCode: 301,
});

const tunnel = await Tunnel('tunnel', {
  name: 'alchemy-tunnel',
  ingress: [
    { hostname: 'app.alchemy.example', service: second ? 'http://localhost:3001' : 'http://localhost:3000' },
    { service: 'http_status:404' },
  ],
});
await TunnelRoute('private', { network: '10.20.0.0/16', tunnel, comment: second ? 'second' : 'first' });

const group = await AccessGroup('staff', {
  name: 'alchemy staff',
  include: [{ email_domain: { domain: 'example.net' } }],
});
const machine = await AccessServiceToken('machine', { name: 'alchemy machine' });
const policy = await AccessPolicy('staff-only', {
  name: 'alchemy staff only',
  decision: 'allow',
  include: [{ group: { id: group.id } }, { service_token: { token_id: machine.id } }],
});
await AccessApplication('intranet', {
  type: 'self_hosted',
  name: 'alchemy intranet',
  domain: 'intranet.alchemy.example',
  policies: [policy],
  sessionDuration: second ? '12h' : '24h',
});

await EmailRouting('mail', { zone, enabled: true });
await EmailAddress('owner', { email: 'owner@example.net' });
await EmailRule('info', {
  zone,
  name: 'info',
  matchers: [{ type: 'literal', field: 'to', value: 'info@alchemy.example' }],
  actions: [{ type: 'drop' }],
});
await EmailCatchAll('rest', { zone, enabled: true, actions: [{ type: 'drop' }] });

await HealthCheck('health', {
  zone,
  address: 'www.alchemy.example',
  name: 'alchemy-health',
  type: 'HTTPS',
  interval: 60,
});

await AccessIdentityProvider('mail-code', { type: 'onetimepin', name: 'alchemy code' });
await WarpDeviceProfile('laptops', {
  name: 'alchemy laptops',
  match: 'identity.email == "a@example.net"',
  precedence: 100,
  splitTunnel: {
    mode: 'exclude',
    entries: [{ address: second ? '10.30.0.0/16' : '10.40.0.0/16', description: 'office' }],
  },
});
await AccountApiToken('reader', {
  name: second ? 'alchemy reader 2' : 'alchemy reader',
  policies: [
    {
      effect: 'allow',
      permissionGroups: ['Zone Read'],
      resources: { [`com.cloudflare.api.account.${process.env.CLOUDFLARE_ACCOUNT_ID}`]: '*' },
    },
  ],
});

await app.finalize();

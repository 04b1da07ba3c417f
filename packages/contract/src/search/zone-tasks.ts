/** Tasks of a zone: cache, settings, DNS and security. */
import { setting, type Task } from './task.ts';

export const ZONE_TASKS: readonly Task[] = [
  {
    title: 'Purge everything from the cache',
    typed: 'clear cache; flush cache; empty cache; delete all cached files; invalidate cache; refresh site',
    operation: 'cache.purge',
    params: { purge_everything: true },
  },
  {
    title: 'Purge single URLs from the cache',
    typed:
      'purge by url; clear cache of one file; purge file; purge page; old version is shown; stale file; changes are not visible; css changes not visible; site does not update; users see an old page; visitors see the old version',
    operation: 'cache.purge',
    params: { files: ['https://example.com/app.css'] },
  },
  setting(
    'Turn on Under Attack mode',
    'under attack; ddos attack; site is attacked; stop ddos',
    'security_level',
    'under_attack',
  ),
  setting('Turn off Under Attack mode', 'stop under attack; checking your browser', 'security_level', 'medium'),
  setting(
    'Turn on development mode',
    'dev mode; bypass cache; disable cache for three hours',
    'development_mode',
    'on',
  ),
  setting('Redirect all HTTP to HTTPS', 'force https; always use https; http to https', 'always_use_https', 'on'),
  setting(
    'Set the SSL mode to Full (strict)',
    'ssl mode; full strict; flexible ssl; too many redirects; encryption mode; redirect loop',
    'ssl',
    'strict',
  ),
  setting(
    'Require TLS 1.2 or newer',
    'minimum tls; min tls version; disable tls 1.0; old tls',
    'min_tls_version',
    '1.2',
  ),
  setting('Turn on HSTS', 'strict transport security; hsts header', 'security_header', {
    strict_transport_security: { enabled: true, max_age: 15552000 },
  }),
  {
    title: 'See who changed what in the account',
    typed: 'who changed my dns; audit log; who deleted; history of changes; activity; audit trail; who did this',
    operation: 'accounts.logs.audit.list',
  },
  {
    title: 'Require two-factor authentication of all members',
    typed: '2fa; mfa; two factor; two step; enforce 2fa',
    operation: 'accounts.update',
    params: { settings: { enforce_twofactor: true } },
  },
  {
    title: 'See whether a user has two-factor authentication',
    typed: '2fa status; mfa; two factor',
    operation: 'accounts.members.list',
  },
  {
    title: 'Add a domain',
    typed:
      'add site; new website; onboard domain; add zone; connect domain; transfer domain to cloudflare; move my site to cloudflare; get started',
    operation: 'zones.create',
  },
  { title: 'Remove a domain', typed: 'remove site; delete website; delete zone', operation: 'zones.delete' },
  {
    title: 'Pause Cloudflare on a domain',
    typed: 'pause site; disable cloudflare; turn off proxy for the zone',
    operation: 'zones.edit',
    params: { paused: true },
  },
  {
    title: 'Check the nameservers of a domain now',
    typed: 'pending nameserver update; domain is pending; recheck nameservers; activation',
    operation: 'zones.activationCheck.trigger',
  },
  {
    title: 'See the nameservers of a domain',
    typed: 'change nameservers; which nameservers; ns records of my domain; is my domain active; domain status',
    operation: 'zones.get',
  },
  {
    title: 'Point a name at an address',
    typed:
      'a record; add subdomain; point domain to ip; new dns record; aaaa record; subdomain; point my domain to a server; connect hosting',
    operation: 'dns.records.create',
    params: { type: 'A', ttl: 1, proxied: true },
  },
  {
    title: 'Point a name at another name',
    typed: 'cname; alias; add www; point subdomain; point my domain to vercel; netlify; github pages; heroku; shopify',
    operation: 'dns.records.create',
    params: { type: 'CNAME', ttl: 1, proxied: true },
  },
  {
    title: 'Receive mail: add an MX record',
    typed:
      'mx record; mail server; google workspace mail; set up email dns; microsoft 365 mail; office 365; outlook mail',
    operation: 'dns.records.create',
    params: { type: 'MX', ttl: 1, priority: 10 },
  },
  {
    title: 'Add a TXT record',
    typed:
      'txt; spf; dkim; dmarc; verify domain; site verification; domain verification; verify google search console; prove ownership; verification code',
    operation: 'dns.records.create',
    params: { type: 'TXT', ttl: 1 },
  },
  {
    title: 'Change a DNS record',
    typed: 'edit dns record; update ip address; dynamic dns; ddns; grey cloud; orange cloud; proxy on',
    operation: 'dns.records.edit',
  },
  {
    title: 'Take a zone file in',
    typed:
      'import dns; bind file; upload records; move dns; move dns from another provider; move dns from godaddy; migrate dns',
    operation: 'dns.records.import',
  },
  {
    title: 'Take a zone file out',
    typed: 'export dns; back up dns; download records; backup my dns; save dns records',
    operation: 'dns.records.export',
  },
  {
    title: 'Turn on DNSSEC',
    typed: 'enable dnssec; ds record',
    operation: 'dns.dnssec.edit',
    params: { status: 'active' },
  },
  {
    title: 'Block an IP address',
    typed: 'ban ip; blacklist ip; deny ip; block visitor; block a bad ip; block attacker; ban visitor',
    operation: 'firewall.accessRules.create',
    params: { mode: 'block', configuration: { target: 'ip', value: '192.0.2.1' } },
  },
  {
    title: 'Allow an IP address',
    typed: 'whitelist ip; allowlist ip; unblock ip; my ip is blocked',
    operation: 'firewall.accessRules.create',
    params: { mode: 'whitelist', configuration: { target: 'ip', value: '192.0.2.1' } },
  },
  {
    title: 'Block a country',
    typed:
      'geo block; geoblock; ban country; block traffic from; geo blocking; geoblocking; block russia; block china; country block; restrict by country; only allow my country; block tor; tor network',
    operation: 'rulesets.rules.create',
    params: { action: 'block', expression: 'ip.src.country in {"XX"}' },
  },
  {
    title: 'Add a WAF custom rule',
    typed:
      'firewall rule; waf rule; custom rule; challenge bots; block user agent; sql injection; xss; block path; protect wp-admin; block requests; web application firewall',
    operation: 'rulesets.rules.create',
    page: 'rulesets',
  },
  {
    title: 'Limit the rate of requests',
    typed:
      'rate limit; rate limiting rule; brute force; too many requests; brute force protection; protect login; protect wp-login; too many login attempts; throttle; api abuse; login page attacked; limit requests per ip; requests per minute',
    operation: 'rulesets.rules.create',
    page: 'rulesets',
  },
  {
    title: 'Add a cache rule',
    typed:
      'cache everything; cache html; cache static files; bypass cache for path; cache ttl; edge ttl; do not cache admin; dont cache admin; cache by cookie; exclude from cache',
    operation: 'rulesets.rules.create',
    page: 'rulesets',
  },
  {
    title: 'Redirect a URL',
    typed:
      'redirect rule; 301; 302; forward url; www to root; root to www; single redirect; redirect www to apex; redirect old domain to new domain; redirect domain; redirect page',
    operation: 'rulesets.rules.create',
    page: 'rulesets',
  },
  {
    title: 'Rewrite a URL or a header',
    typed: 'transform rule; rewrite path; add header; remove header; request header; response header; security headers',
    operation: 'rulesets.rules.create',
    page: 'rulesets',
  },
  {
    title: 'Redirect many URLs at once',
    typed: 'bulk redirects; redirect list',
    operation: 'rules.lists.create',
    params: { kind: 'redirect' },
  },
  {
    title: 'Stop bots',
    typed:
      'bot fight mode; block ai bots; block crawlers; scraping; ai crawlers; block bots; stop scrapers; scraper; stop crawlers; bad bots; gptbot',
    operation: 'botManagement.update',
    params: { fight_mode: true },
  },
];

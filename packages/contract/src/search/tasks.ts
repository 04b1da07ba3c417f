/** Tasks in the words that users type, with the operation and the known parameters. */

export interface Task {
  /** A sentence that describes the effect. */
  readonly title: string;
  /** Alternative phrases, separated by semicolons. */
  readonly typed: string;
  readonly operation: string;
  /** Parameters that the task determines. */
  readonly params?: Readonly<Record<string, unknown>>;
}

const setting = (title: string, typed: string, setting_id: string, value: unknown): Task => ({
  title,
  typed,
  operation: 'zones.settings.edit',
  params: { setting_id, value },
});

export const TASKS: readonly Task[] = [
  {
    title: 'Purge everything from the cache',
    typed: 'clear cache; flush cache; empty cache; delete all cached files; invalidate cache; refresh site',
    operation: 'cache.purge',
    params: { purge_everything: true },
  },
  {
    title: 'Purge single URLs from the cache',
    typed: 'purge by url; clear cache of one file; purge file; purge page; old version is shown; stale file',
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
    typed: 'who changed my dns; audit log; who deleted; history of changes; activity',
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
    typed: 'add site; new website; onboard domain; add zone; connect domain',
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
    typed: 'change nameservers; which nameservers; ns records of my domain',
    operation: 'zones.get',
  },
  {
    title: 'Point a name at an address',
    typed: 'a record; add subdomain; point domain to ip; new dns record; aaaa record',
    operation: 'dns.records.create',
    params: { type: 'A', ttl: 1, proxied: true },
  },
  {
    title: 'Point a name at another name',
    typed: 'cname; alias; add www; point subdomain',
    operation: 'dns.records.create',
    params: { type: 'CNAME', ttl: 1, proxied: true },
  },
  {
    title: 'Receive mail: add an MX record',
    typed: 'mx record; mail server; google workspace mail; set up email dns',
    operation: 'dns.records.create',
    params: { type: 'MX', ttl: 1, priority: 10 },
  },
  {
    title: 'Add a TXT record',
    typed: 'txt; spf; dkim; dmarc; verify domain; site verification; domain verification',
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
    typed: 'import dns; bind file; upload records; move dns',
    operation: 'dns.records.import',
  },
  {
    title: 'Take a zone file out',
    typed: 'export dns; back up dns; download records',
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
    typed: 'ban ip; blacklist ip; deny ip; block visitor',
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
    typed: 'geo block; geoblock; ban country; block traffic from',
    operation: 'firewall.accessRules.create',
    params: { mode: 'block', configuration: { target: 'country', value: 'XX' } },
  },
  {
    title: 'Add a WAF custom rule',
    typed: 'firewall rule; waf rule; custom rule; challenge bots',
    operation: 'rulesets.rules.create',
  },
  {
    title: 'Limit the rate of requests',
    typed: 'rate limit; rate limiting rule; brute force; too many requests',
    operation: 'rulesets.rules.create',
  },
  {
    title: 'Add a cache rule',
    typed: 'cache everything; cache html; cache static files; bypass cache for path; cache ttl; edge ttl',
    operation: 'rulesets.rules.create',
  },
  {
    title: 'Redirect a URL',
    typed: 'redirect rule; 301; 302; forward url; www to root; root to www; single redirect',
    operation: 'rulesets.rules.create',
  },
  {
    title: 'Rewrite a URL or a header',
    typed: 'transform rule; rewrite path; add header; remove header; request header; response header; security headers',
    operation: 'rulesets.rules.create',
  },
  {
    title: 'Redirect many URLs at once',
    typed: 'bulk redirects; redirect list',
    operation: 'rules.lists.create',
    params: { kind: 'redirect' },
  },
  {
    title: 'Stop bots',
    typed: 'bot fight mode; block ai bots; block crawlers; scraping; ai crawlers',
    operation: 'botManagement.update',
    params: { fight_mode: true },
  },
  {
    title: 'Create an API token',
    typed: 'new api key; get api token; token for ci; scoped token',
    operation: 'user.tokens.create',
  },
  {
    title: 'Check whether a token works',
    typed: 'verify token; token invalid; test api token; is my token valid',
    operation: 'user.tokens.verify',
  },
  { title: 'Find the account id', typed: 'account id; where is my account id', operation: 'accounts.list' },
  { title: 'Find the zone id', typed: 'zone id; where is my zone id', operation: 'zones.list' },
  {
    title: 'Invite a member',
    typed: 'add user; invite teammate; share account; give access; add colleague',
    operation: 'accounts.members.create',
  },
  {
    title: 'Deploy a Worker',
    typed: 'upload worker; publish worker; new worker; push code',
    operation: 'workers.scripts.update',
  },
  {
    title: 'Set a secret of a Worker',
    typed: 'worker secret; environment variable; env var; api key in worker',
    operation: 'workers.scripts.secrets.update',
  },
  {
    title: 'Replace the cron triggers of a Worker',
    typed: 'run a worker on a schedule; cron; cron trigger; scheduled worker; every hour',
    operation: 'workers.scripts.schedules.update',
  },
  {
    title: 'See the logs of a Worker',
    typed: 'worker logs; tail; console.log; debug worker',
    operation: 'workers.scripts.tail.create',
  },
  {
    title: 'Roll a Worker back',
    typed: 'rollback; previous version; undo deploy',
    operation: 'workers.scripts.deployments.create',
  },
  {
    title: 'Put a Worker on a domain',
    typed: 'custom domain worker; worker route; worker url',
    operation: 'workers.domains.update',
  },
  {
    title: 'Write a key of KV',
    typed: 'put kv; set key; key value; store value',
    operation: 'kv.namespaces.values.update',
  },
  {
    title: 'Run SQL in D1',
    typed: 'sql query; d1 query; select; database query; sqlite',
    operation: 'd1.database.query',
  },
  {
    title: 'Restore a D1 database',
    typed: 'd1 backup; time travel; undo delete; point in time',
    operation: 'd1.database.timeTravel.restore',
  },
  {
    title: 'Replace the CORS rules of a bucket',
    typed: 'allow other origins; cors; r2 cors; access control allow origin',
    operation: 'r2.buckets.cors.update',
  },
  {
    title: 'Make a bucket public',
    typed: 'public bucket; r2.dev; public url; r2 public access',
    operation: 'r2.buckets.domains.managed.update',
    params: { enabled: true },
  },
  {
    title: 'Replace the lifecycle rules of a bucket',
    typed: 'expire objects; lifecycle; delete old files; delete old objects; retention; r2 expire',
    operation: 'r2.buckets.lifecycle.update',
  },
  {
    title: 'Put a message on a queue',
    typed: 'send message; publish message; enqueue',
    operation: 'queues.messages.push',
  },
  {
    title: 'Expose a local server through a tunnel',
    typed: 'cloudflare tunnel; argo tunnel; cloudflared; localhost; expose port; home server',
    operation: 'zeroTrust.tunnels.cloudflared.create',
  },
  {
    title: 'Protect an application with a login',
    typed: 'cloudflare access; zero trust app; password protect; password protect a page; sso login; protect admin',
    operation: 'zeroTrust.access.applications.create',
  },
  {
    title: 'Forward mail to another address',
    typed: 'email forwarding; email routing; catch all; forward email; receive email',
    operation: 'emailRouting.rules.create',
  },
  {
    title: 'Order a certificate',
    typed: 'ssl certificate; advanced certificate; wildcard certificate; new cert; subdomain certificate',
    operation: 'ssl.certificatePacks.create',
  },
  {
    title: 'Create a certificate for the origin',
    typed: 'origin certificate; origin ca; certificate for my server',
    operation: 'originCACertificates.create',
  },
  {
    title: 'Balance load over servers',
    typed: 'load balancer; failover; round robin; health check',
    operation: 'loadBalancers.create',
  },
  {
    title: 'Tell me when something happens',
    typed: 'alert; notification; email alert; webhook alert',
    operation: 'alerting.policies.create',
  },
  {
    title: 'Send logs to storage',
    typed: 'logpush; ship logs; logs to s3; export logs; splunk; datadog',
    operation: 'logpush.jobs.create',
  },
  {
    title: "List Cloudflare's IP addresses",
    typed: 'cloudflare ips; ip ranges; allow cloudflare; whitelist cloudflare',
    operation: 'ips.list',
  },
  {
    title: 'Find out which rule matched',
    typed: 'trace; request trace; why was i blocked; debug rules',
    operation: 'requestTracers.traces.create',
  },
  { title: 'Run an AI model', typed: 'llm; llama; chat completion; text generation; workers ai', operation: 'ai.run' },
  { title: 'Upload a video', typed: 'stream upload; video hosting', operation: 'stream.directUpload.create' },
  {
    title: 'Ask visitors to prove that they are human',
    typed: 'captcha; turnstile; recaptcha',
    operation: 'turnstile.widgets.create',
  },
];

/** Tasks of an account: tokens, members, Workers, storage, Zero Trust and billing. */
import { setting, type Task } from './task.ts';

export const ACCOUNT_TASKS: readonly Task[] = [
  {
    title: 'Create an API token',
    typed: 'new api key; get api token; token for ci; scoped token',
    operation: 'user.tokens.create',
  },
  {
    title: 'Check whether a token works',
    typed: 'verify token; token invalid; test api token; is my token valid; whoami token',
    operation: 'user.tokens.verify',
  },
  { title: 'Find the account id', typed: 'account id; where is my account id', operation: 'accounts.list' },
  { title: 'Find the zone id', typed: 'zone id; where is my zone id', operation: 'zones.list' },
  {
    title: 'Invite a member',
    typed:
      'add user; invite teammate; share account; give access; add colleague; add a teammate; add teammate; new team member',
    operation: 'accounts.members.create',
  },
  {
    title: 'Deploy a Worker',
    typed:
      'upload worker; publish worker; new worker; push code; edge functions; edge function; deploy javascript; hello world worker; serverless function; lambda',
    operation: 'workers.scripts.update',
  },
  {
    title: 'Set a secret of a Worker',
    typed: 'worker secret; environment variable; env var; api key in worker',
    operation: 'workers.scripts.secrets.update',
  },
  {
    title: 'Replace the cron triggers of a Worker',
    typed:
      'run a worker on a schedule; cron; cron trigger; scheduled worker; every hour; run code every hour; scheduled job; run code on a timer; every night',
    operation: 'workers.scripts.schedules.update',
  },
  {
    title: 'See the logs of a Worker',
    typed: 'worker logs; tail; console.log; debug worker; see console.log output; live logs; watch worker',
    operation: 'workers.scripts.tail.create',
  },
  {
    title: 'Roll a Worker back',
    typed: 'rollback; previous version; undo deploy; undo last deployment; revert deployment; bad deploy',
    operation: 'workers.scripts.deployments.create',
  },
  {
    title: 'Put a Worker on a domain',
    typed: 'custom domain worker; worker route; worker url',
    operation: 'workers.domains.update',
  },
  {
    title: 'Write a key of KV',
    typed: 'put kv; set key; key value; store value; store a json value; save a value',
    operation: 'kv.namespaces.values.update',
  },
  {
    title: 'Run SQL in D1',
    typed: 'sql query; d1 query; select; database query; sqlite; create table; insert row; alter table',
    operation: 'd1.database.query',
  },
  {
    title: 'Restore a D1 database',
    typed: 'd1 backup; time travel; undo delete; point in time',
    operation: 'd1.database.timeTravel.restore',
  },
  {
    title: 'Replace the CORS rules of a bucket',
    typed: 'allow other origins; cors; r2 cors; access control allow origin; cors headers',
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
    typed:
      'expire objects; lifecycle; delete old files; delete old objects; retention; r2 expire; delete old files automatically; auto delete',
    operation: 'r2.buckets.lifecycle.update',
  },
  {
    title: 'Put a message on a queue',
    typed: 'send message; publish message; enqueue',
    operation: 'queues.messages.push',
  },
  {
    title: 'Expose a local server through a tunnel',
    typed:
      'cloudflare tunnel; argo tunnel; cloudflared; localhost; expose port; home server; hide origin ip; ssh without open ports; no open ports; reach my home network; ngrok',
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
    typed: 'load balancer; failover; round robin; health check; failover to second server; two origins',
    operation: 'loadBalancers.create',
  },
  {
    title: 'Tell me when something happens',
    typed:
      'alert; notification; email alert; webhook alert; server is down alert; notify me; alert by email; email when a certificate expires; certificate expiry alert',
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
  {
    title: 'Run an AI model',
    typed:
      'llm; llama; chat completion; text generation; workers ai; embedding; embeddings; chat with ai; image generation; speech to text; translate text',
    operation: 'ai.run',
  },
  { title: 'Upload a video', typed: 'stream upload; video hosting', operation: 'stream.directUpload.create' },
  {
    title: 'Ask visitors to prove that they are human',
    typed: 'captcha; turnstile; recaptcha',
    operation: 'turnstile.widgets.create',
  },
  {
    title: 'Remove a member',
    typed: 'remove user; delete user; remove teammate; kick out; offboard; revoke access of a user',
    operation: 'accounts.members.delete',
  },
  {
    title: 'List the members of the account',
    typed: 'list all users; who has access; team members; people; show users',
    operation: 'accounts.members.list',
  },
  {
    title: 'Change the role of a member',
    typed: 'change role of a user; change permissions of a user; make admin; promote user',
    operation: 'accounts.members.update',
  },
  { title: 'See your own user', typed: 'who am i; whoami; my profile; my user; my email', operation: 'user.get' },
  {
    title: 'Let people log in with an identity provider',
    typed:
      'log in with google; login with google; login with github; log in with microsoft; okta; azure ad; entra; single sign on; sso; saml; oidc',
    operation: 'zeroTrust.identityProviders.create',
  },
  {
    title: 'Revoke an API token',
    typed: 'revoke a token; delete api token; token leaked; leaked key; invalidate token',
    operation: 'user.tokens.delete',
  },
  {
    title: 'Roll an API token',
    typed: 'rotate api token; renew token; new secret of a token; regenerate token',
    operation: 'user.tokens.value.update',
  },
  {
    title: 'Log a user out of all applications',
    typed: 'log out everyone; log out a user; end sessions; revoke sessions; sign out',
    operation: 'zeroTrust.organizations.revokeUsers',
  },
  {
    title: 'Filter the DNS of people and offices',
    typed:
      'block malware dns; dns filtering; content filtering for employees; block adult websites; block websites; parental control; block social media; web filter',
    operation: 'zeroTrust.gateway.rules.create',
    params: { filters: ['dns'] },
  },
  {
    title: 'Show your own error or maintenance page',
    typed:
      'maintenance page; maintenance mode; custom error page; 500 page; site is down page; coming soon page; maintenance message',
    operation: 'customPages.update',
  },
  setting(
    'Serve images compressed',
    'compress images; polish; webp; smaller images; make the site faster; optimize images',
    'polish',
    'lossless',
  ),
  setting('Compress responses with Brotli', 'brotli compression; gzip; compress; make the site faster', 'brotli', 'on'),
  setting(
    'Load scripts later',
    'rocket loader; make the site faster; defer javascript; page speed; minify',
    'rocket_loader',
    'on',
  ),
  {
    title: 'Test how fast a page is',
    typed: 'how fast is my site; page speed; lighthouse; performance test; core web vitals; slow site',
    operation: 'speed.pages.tests.create',
  },
  {
    title: 'Require client certificates',
    typed: 'mtls client certificate; mutual tls; client certificate; authenticate devices by certificate',
    operation: 'clientCertificates.create',
  },
  {
    title: 'Get temporary credentials of a bucket',
    typed: 'presigned url; signed url; temporary s3 credentials; s3 access key; upload from the browser; share a file',
    operation: 'r2.temporaryCredentials.create',
  },
  {
    title: 'Upload a file to a bucket',
    typed: 'upload a file; upload object; put object; store a file; store images',
    operation: 'r2.buckets.objects.upload',
  },
  {
    title: 'Create a bucket',
    typed: 's3 bucket; object storage; new bucket; file storage; blob storage',
    operation: 'r2.buckets.create',
  },
  {
    title: 'Connect a Worker to a database',
    typed: 'connect to postgres; postgres; mysql; database connection; connection pool; external database',
    operation: 'hyperdrive.configs.create',
  },
  {
    title: 'Create a queue',
    typed: 'background jobs; message queue; job queue; async work; work later; sqs',
    operation: 'queues.create',
  },
  {
    title: 'Create a Pages project',
    typed: 'deploy from github; static site; host a website; deploy a frontend; react app; jamstack; hosting',
    operation: 'pages.projects.create',
  },
  {
    title: 'Take a screenshot of a page',
    typed: 'take a screenshot of a website; website screenshot; capture page; puppeteer',
    operation: 'browserRendering.screenshot.create',
  },
  {
    title: 'See the visitors of a site',
    typed: 'how many visitors; web analytics; page views; visitor statistics; traffic of my site; google analytics',
    operation: 'rum.siteInfo.list',
  },
  {
    title: 'Change the plan of a zone',
    typed: 'upgrade to pro; upgrade plan; business plan; downgrade to free; change plan; pay for pro',
    operation: 'zones.subscriptions.update',
  },
  {
    title: 'Cancel a subscription',
    typed: 'cancel subscription; stop paying; end subscription; unsubscribe',
    operation: 'accounts.subscriptions.delete',
  },
  {
    title: 'Check a server regularly',
    typed: 'monitor my server; uptime; uptime monitoring; health check; is my server up; ping server',
    operation: 'healthchecks.create',
  },
];

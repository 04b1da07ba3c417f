/** Words that users type for a topic, by the guide and heading that explain it: single words, then phrases after semicolons. */
export const TOPICS: Readonly<Record<string, string>> = {
  'administering#find-things': ';find command;which command;which operation;operation for task',
  'administering#look-before-you-change':
    'readonly read-only;see request before sent;without sending;what would happen;prevent accidents;accidentally delete;only look',
  'administering#scripts-and-schedules':
    ';bash script;shell script;cron job;schedule nightly;run every night;automate script;scheduled backup',
  'administering#sign-in': ';save token;store credentials;sign in terminal',
  'administering#use-the-smallest-token':
    'scopes;token permission;permission to;permission for;permission need;which permission;least privilege;smallest token',
  'api-versions': 'apiversion api-version versioning;api version;pin version',
  'api-versions#what-changes-over-time':
    'deprecated deprecation sunset obsolete;will be removed;switched off;end of life;backwards compatible;backward compatibility;unknown field',
  architecture: 'architecture internals;how it works inside;source code',
  authentication:
    'authenticate authentication auth login credential credentials bearer api_token apitoken oauth vault 1password;sign in;api key;global key;api token;access token;set up token;service account;sign requests;set credentials;pass token;give token;token in build',
  'authentication#check-a-token': ';verify token;token valid;test token;token active;check credentials',
  'authentication#types-of-credentials':
    ';token or key;global api key;origin ca key;which kind credentials;service key',
  'authentication#which-credentials-are-used':
    ';environment variable token;token from environment;read secret from environment;dotenv file;both token key;precedence credentials',
  backup:
    'diff backup backups restore snapshot clone inventory;disaster recovery;copy settings;compare zone;after mistake;restore zone;compare two;compare account;copy zone;clone zone;move zone;one zone another;export everything;export account;point in time;snapshot of account;keep in git;wrong change;recover from',
  'backup#data': ';backup kv;backup d1;backup r2;backup data;export all data;download all',
  'backup#rehearse': ';try restore;staging copy;copy of production;test restore;production into emulator',
  'backup#what-is-put-back':
    ';restore records;only some;restore part;partial restore;restore selected;put back;recover zone;go back to yesterday;put back old settings',
  'backup#what-is-read': ';backup contains;included backup;backup include;exclude from backup;what is backed up',
  'backup-resources': ';resources restored;not in backup;supported by backup;can be restored',
  bulk: 'bulk batch mass;thousands zones;bulk update;at once;progress bar;fan out;long job;run overnight;over thousands',
  'bulk#before-anything-is-sent': ';validate items;duplicate items',
  'bulk#many-machines': 'bullmq;distribute work;several machines;job queue;worker pool',
  'bulk#running':
    'canary concurrency;circuit breaker;stop after failures;too many failures;how many in parallel;calls in parallel;requests in parallel;pause job;resume job;abort on failure;few zones first;roll out to few;some zones first;gradual rollout zones;stages',
  'bulk#scale': ';million items;how long will it take;large number',
  'bulk#states': ';job crashed;after crash;crash in middle;stopped halfway;failed items;continue where stopped',
  cassette:
    'cassette cassettes vcr replay polly betamax pact;recorded calls;record response;record request;recorded response;http fixtures;record traffic;snapshot of responses;golden files;contract testing;snapshot tests',
  'cassette#modes-and-matching': ';new call in replay;match requests;re-record;update recording;request not recorded',
  'cassette#what-the-file-holds': ';secrets in cassette;commit recording;secrets recorded',
  changelog: "changelog;release notes;what's new;whats new;new in version",
  classes: 'subclass subclasses',
  'classes#a-subclass-of-the-client':
    'subclass extend wrapper wrap;extend client;own methods;override method;inherit from client',
  'classes#calls-outside-the-contract':
    'undocumented escape-hatch;raw request;custom endpoint;arbitrary request;undocumented endpoint;endpoint missing;not in library;missing operation;call by path;unsupported endpoint;own path;new endpoint;generic request;unlisted route;beta endpoint',
  'classes#small-clients':
    'treeshaking tree-shaking createclient;bundle size;tree shaking;small client;import only;one product;only one product;smaller bundle;bundle too large;worker size limit;script too large;edge bundle',
  cli: 'cli terminal;command line',
  'cli#aliases': 'alias aliases shortcut;short name command',
  'cli#changes':
    'confirmation confirm noninteractive non-interactive headless;without typing;without confirmation;without asking;no prompt;no prompts;are you sure;without being prompted;skip confirmation;force delete;unattended run',
  'cli#completion': 'completion completions autocomplete autocompletion bash zsh fish;tab completion;shell completion',
  'cli#credentials-and-profiles':
    'profile profiles keychain;store token;save token;log in;switch account;token to cli;token cli;cli in build;cli in ci',
  'cli#exit-codes': ';exit code;exit status;status code script;return code;fail build',
  'cli#flags':
    'stdin;from file;body from file;pass parameters;nested fields;command arguments;zone by name;name instead of id',
  'cli#install-and-update':
    'homebrew brew binary executable;single binary;standalone binary;without node;install cli;update cli;new version available;windows exe',
  'cli#short-commands-for-common-tasks':
    'tail doctor;live logs;tail worker;open dashboard;edit in editor;purge url;check my setup;diagnose;health check of setup;is everything configured',
  'cli#many-at-once':
    'across;from csv;csv file;every zone;all zones;all domains;rows of file;loop over zones;on all my;for each zone;each domain',
  'cli#synonyms-and-short-forms': 'kubectl gh;wrangler equivalent;same as wrangler;verbs of commands',
  'cli#output':
    'json jq yaml tsv table columns wide;output format;json output;output as json;pipe to jq;output csv;format of output;machine readable;pretty print;parse output;no color;disable colors',
  comparison: 'comparison compare versus alternatives terraform',
  'comparison#clients-generated-from-openapi':
    'openapi-generator openapi-fetch kubb orval;generate client;generated client;from openapi',
  'comparison#plain-fetch': ';instead of fetch;why not fetch;just fetch;plain fetch;axios',
  'comparison#size':
    'dependencies dependency;how big;package size;install size;disk size;node_modules size;size of package;third party dependencies;no dependencies;how many dependencies;transitive packages',
  'comparison#speed-and-memory':
    'performance speed benchmark benchmarks memory;how fast;cold start;startup time;start up slow;import time;memory usage;slow to import;slow startup',
  'comparison#the-emulator-compared-with-other-test-doubles':
    'wiremock prism mockserver localstack moto azurite;mock server;compared to mocks;other emulators;emulator or mock;like localstack;fake cloudflare',
  'comparison#the-terraform-provider':
    'terraform tofu opentofu pulumi iac infrastructure-as-code hcl tfstate;terraform provider;infrastructure as code;import into terraform;instead of terraform;state file',
  'comparison#what-flarewire-does-not-do':
    'limitations drawbacks downsides;when not;what missing;not supported;known limitations;reasons against',
  'comparison#wrangler': ';instead of wrangler;difference wrangler;versus wrangler;wrangler or',
  concepts: 'concepts',
  'concepts#plan':
    ';plan request;request without sending;print request;inspect request before;see request before;build request;what does plan contain',
  'concepts#sandbox': ';isolated cloudflare',
  console: 'console gui dashboard-ui;web interface;admin panel;graphical interface;web ui;point and click',
  'console#a-real-account': ';live account;production account;live mode;allow writing;read only console',
  'console#browse': ';browse resources;edit table;bulk edit;view records',
  'console#calls': 'collection collections postman insomnia;saved requests;save request;request history;chain calls',
  'console#changes': 'undo;undo change;history of changes;what changed by me;revert change;made a mistake',
  'console#explore': ';try an operation;generate code;copy as curl;form for operation',
  'console#inspect':
    'inspector;watch requests;see traffic;what my program sends;traffic of program;copy as test;requests my code;requests made;network tab;sniff traffic',
  'console#keys': ';keyboard shortcuts;hot keys;command palette',
  'console#radar': ';internet statistics',
  'console#security': ';console secure;console token safe',
  'console#several-accounts': ';several accounts console;profiles console',
  'console#trace': ';which rule;rule matched;why blocked',
  'console#without-a-server': ';host console;console static;embed console',
  contract:
    'contract openapi;all operations;every operation;list operations;list of all operations;machine readable api;api description',
  'contract#tags-of-an-operation': ';tags of operation',
  contributing: 'contribute contributing contributor;pull request;build repository;run tests of the repository',
  cookbook: 'cookbook recipe recipes examples',
  decisions: 'adr;design decision;why was',
  deploy:
    'deploy wrangler rollback ship publish artifact;pages project;static assets;publish worker;deploy from ci;deploy worker',
  'deploy#gradual-deployment-checks-and-the-way-back':
    'canary rollback gradual blue-green;roll back;gradual rollout;percent of traffic;health check after deploy;undo deployment;bad deployment;previous version;bad release',
  'deploy#pages': ';pages deploy;folder to pages;upload to pages;preview deployment',
  'deploy#secrets': ';secret of worker;secrets deploy;worker secrets',
  'deploy#static-files': ';static site;upload assets;spa deploy',
  'deploy#what-is-read': ';wrangler.toml;wrangler.json;wrangler config;which settings',
  differences: 'differences differs incompatible;breaking changes',
  'differences#errors': ';errors differ',
  'differences#waiting': ';waits by default;retry after differences',
  dns: 'gitops dry-run dryrun octodns dnscontrol zonefile;zone as code;plan dns;dry run;preview change;plan change;review change;reconcile dns;dns in git;see diff before;diff before applying;pull request for dns;dns drift',
  'dns#apply':
    ';changed in meantime;at the same time;edited meanwhile;concurrent edits;race condition;safely apply;conflicting edits;somebody else changed;edit same record',
  'dns#what-is-wanted': ';dns as code;records in yaml;yaml file;dns from file;declare records;desired state',
  'dns#whose-records':
    ';own records;only my records;records of others;two people;two programs;managed by others;leave other records;external-dns;ownership of records;created manually;delete things;made in the dashboard',
  edge: 'workerd;run worker locally;local worker;serve worker;wrangler dev;hot reload;local development;run workers',
  'edge#access': ';access login test;protected application;cloudflare access locally;jwt assertion',
  'edge#bindings': ';durable objects;durable object locally;bindings locally;workflows locally;bindings supported',
  'edge#cache': ';cache locally;test caching;cf-cache-status;cache behaviour',
  'edge#dns': ';name server;local dns;dns queries;dig',
  'edge#email': ';test email;email worker;receive mail;email routing locally',
  'edge#events': ';cron trigger;scheduled handler;queue consumer;dead letter;trigger cron;run cron now;fire schedule',
  'edge#in-a-test': ';test a worker;test worker;integration test worker;worker unit test',
  'edge#rules-of-the-zone': ';test waf;test rules;firewall rules locally;test redirects',
  'edge#websockets': 'websocket websockets ws',
  'edge#not-supported': ';python workers',
  emulator: 'emulator offline miniflare fixture fixtures seed seeds snapshot snapshots;local server',
  'emulator#accounts-zones-and-resources-below-them': ';account does not exist;zone not found emulator;ids in emulator',
  'emulator#control-calls':
    ';other language;from python;python tests;pytest;go tests;ruby tests;java tests;control over http;reset over http;separate process;rest api of emulator',
  'emulator#faults':
    'fault faults chaos outage;network failure;network error;simulate failure;simulate error;inject error;return error;fake error',
  'emulator#journal':
    'journal har;recorded requests;assert request;list of requests;requests received;request log;requests my code;requests made;number of requests;requests were sent;count requests',
  'emulator#limits': ';simulate rate limit;test rate limiting;rate limit in tests;fake 429',
  'emulator#live-logs-of-workers': ';tail worker;worker logs;wrangler tail',
  'emulator#options-of-createemulator':
    'persist persistence;persist data;keep state;save state;between restarts;store state;disk;state after restart;data folder',
  'emulator#seeds':
    'seed seeds fixture fixtures;initial data;preload data;sample data;test data;import existing resources',
  'emulator#tokens-and-permissions': ';token permissions emulator;strict auth;check permissions',
  'emulator-clients':
    'lexicon ddclient alchemy drizzle;certbot;third party;other tools;works with wrangler;tools tested',
  'emulator-coverage': 'coverage;which products;products supported;covered by emulator;how complete',
  'emulator-differences': 'fidelity;how accurate;how realistic;differs from real;not emulated;emulator lacks',
  'emulator-in-the-browser':
    'indexeddb storybook wasm;service worker;component test;in page;playground;without installing;in my browser;try online',
  errors:
    'exception exceptions apierror;error handling;error classes;catch errors;try catch;stack trace;handle errors;handle failures',
  'errors#error-classes':
    'instanceof;which error;kind of error;type of error;catch specific;handle not found;check error type;error types;404 handle;detect not found',
  'errors#hints': ';hint in error;how to fix error',
  'errors#fields': ';ray id;error fields;request id;tell support;support ticket;failed request id',
  faq: 'official affiliated license apache commercial;free of charge;how much does it cost;can i sell',
  'faq#can-i-query-the-graphql-analytics-api': 'graphql;graphql analytics',
  'faq#can-i-run-the-emulator-in-docker':
    'docker container podman dockerfile kubernetes-pod testcontainers devcontainer;docker compose;docker image;in container;sidecar',
  'faq#can-i-set-the-account-id-once': 'account_id accountid;account id;default account;account once',
  'faq#does-it-run-in-a-browser': ';call from frontend',
  'faq#does-it-run-on-aws-lambda-and-other-serverless-platforms':
    'lambda serverless faas vercel netlify;aws lambda;cloud functions;cold start;edge functions;google cloud run;azure functions',
  'faq#does-it-send-my-data-anywhere': ';there telemetry;send data;phone home',
  'faq#does-the-client-cache-responses': 'memoize;cache responses;cached response;response cache',
  'faq#how-do-i-cancel-a-call': 'cancel abort abortsignal abortcontroller;cancel request;stop request',
  'faq#how-faithful-is-the-emulator': 'faithful;can i trust the emulator',
  'faq#how-many-calls-can-run-at-the-same-time':
    'concurrency p-limit;promise.all;in parallel;parallel calls;concurrent requests;at the same time;max connections',
  'faq#is-it-official': ';made by cloudflare;who maintains;who is behind;supported by cloudflare',
  'faq#is-it-on-npm': ';npm package;published npm;not found npm;on registry',
  'faq#is-it-ready-for-production':
    'production-ready stable maturity;ready for production;use in production;production use;stable release;battle tested',
  'faq#is-there-a-version-for-python-or-go':
    'python golang java ruby rust php django flask fastapi rails laravel c# dotnet kotlin swift;other languages;other language;another language;which languages',
  'faq#where-are-the-types-of-parameters': ';typescript types;parameter types;types parameters;type names',
  'faq#where-do-i-report-a-problem': ';report bug;file issue;found bug;get support;contact;feature request',
  'faq#which-plan-and-permission-does-an-operation-need':
    ';which plan;plan need;needs enterprise;enterprise only;free plan;paid plan;available on plan;permission plan',
  figures: ';benchmark results;measurements',
  lists:
    'pagination paginate paging cursor iterator per_page offset per-page page_size total_count;next page;all pages;page page;results page;more results;all results;async iteration;iterate over all;loop over all;for await;async generator;results at once;all items;page size;listing everything;fetch everything',
  'lists#many-pages': 'prefetch;faster listing;pages in parallel;large lists;thousands of items;speed up list',
  'lists#only-the-first-items':
    ';only first;first result;one result;first page;stop early;limit results;top result;first match;first few;latest one',
  'lists#reading-responses-yourself': 'nextpage;manual pagination;infinite scroll;load more',
  mcp: 'mcp agent agents llm claude copilot chatgpt openai gpt anthropic;ai agent;tool use;chat bot;can agent delete;agent delete;restrict agent',
  'mcp#how-a-change-is-made': ';agent changes;agent safe;let ai change;approve changes agent',
  'mcp#set-it-up': ';claude code;claude desktop;cursor;vs code;codex;windsurf;gemini',
  'mcp#what-an-agent-sees': ';prompt injection;secrets agent;token visible to ai',
  migrating:
    'migrate migration migrating drop-in codemod cloudflare-typescript sdk;from 7.x;from 7;official sdk;replace sdk;swap sdk;drop in replacement;cloudflare-node;cloudflare package',
  'migrating#before-it-is-published': 'tarball monorepo;before published;install from git;build from source',
  'migrating#bundlers': 'bundler bundlers esbuild webpack rollup vite',
  'migrating#environment-variables': ';variables read',
  'migrating#from-cloudflare-3-to-6':
    ';from 3.x;from 4.x;from 5.x;from 6.x;upgrade 4;upgrade 3;upgrade 5;old version;renamed methods',
  'migrating#imports': 'require;import path;deep imports;import statement',
  'migrating#in-five-minutes': 'codemod;npm alias;automatically migrate;replace cloudflare package',
  'migrating#method-by-method': ';same methods;changed methods',
  'migrating#proxies-certificates-and-dispatchers': 'proxy proxies https_proxy dispatcher undici httpagent',
  'migrating#tests': 'jest msw nock mocks',
  'migrating#versions': ';typescript version;moduleresolution;tsconfig;minimum node;supported node',
  'natural-keys': 'natural-key;unique fields;natural key',
  node: 'http2 keep-alive keepalive undici;connection pool;faster transport;faster requests;http agent;connection reuse;reuse connections',
  observability:
    'logging logs logger loglevel middleware observability interceptor interceptors sentry datadog pino winston newrelic splunk loki statsd;log requests;modify request;add header to every;hook into request;count requests;measure calls;send to sentry;custom logger;before every request;audit trail of calls;correlation id',
  'observability#cache-responses': ';cache get;cache middleware',
  'observability#log-every-request':
    'loglevel verbose;log every;log all requests;debug requests;see requests;http debugging;what is sent;print requests;requests client sends',
  'observability#opentelemetry':
    'opentelemetry otel tracing spans prometheus jaeger honeycomb grafana cloudwatch signoz;metrics of calls;distributed tracing;spans for;graph in grafana;export metrics',
  options:
    'options configuration baseurl fetch dotenv;base url;environment variables client;which environment variable;custom fetch;config file;.env file;all settings',
  'options#client':
    ';user agent;default headers;custom user agent;change base url;all options;constructor options;loglevel debug;default timeout',
  'options#command': ';all flags;list of flags',
  'options#emulator': ';emulator options;port of emulator;emulator port',
  'options#environment': ';env vars;configure by environment',
  'options#one-call':
    ';custom header;extra header;additional header;per call;per request options;one request only;single call options',
  'options#retry-policy': 'jitter;retry policy;which statuses;retry on status;customize retry',
  pacing:
    'ratelimit throttle throttling 429 pacing backpressure token-bucket leaky-bucket;rate limit;rate limiting;too many requests;stay below limit;calls per second;requests per second;api budget;through limit;hit limit;exceed limit;avoid limit;reach limit;run into limit;over limit',
  'pacing#many-processes':
    'pods replicas redis distributed kubernetes processes;share limit;share budget;many processes;several servers;multiple instances;horizontal scaling;several workers;autoscaling;multiple servers;two instances;two processes;same api limit;same limit;compete for limit',
  'packages/react': 'react tanstack react-query hooks usequery usemutation next.js;tanstack query;react query',
  'packages/react#a-transport-of-your-own':
    ';own transport;through my server;token out of browser;keep token server;token on server',
  'packages/react#lists': ';infinite query;useinfinitequery;paginated table',
  'packages/react#mutations': 'mutation optimistic;optimistic update;invalidate queries',
  'packages/react#server-rendering': 'ssr rsc prefetching hydration;server side rendering;server components;next.js',
  'packages/react#suspense': 'suspense',
  platform: 'saas tenants multi-tenant multitenant;many accounts;several accounts;many customers;cloudflare down',
  'platform#a-token-for-each-tenant':
    ';token per customer;token for customer;scoped token;limit token to zone;token one zone',
  'platform#be-notified': 'webhook webhooks notifications notified notify cf-webhook-auth;webhook signature',
  'platform#change-all-zones': ';onboard many zones;add many domains;adding zones limit',
  'platform#create-exactly-once': ';queue delivers twice;message delivered twice;at least once',
  'platform#custom-hostnames-and-other-things-that-take-time':
    ';customer domains;vanity domains;custom domains;own domain of customer',
  'platform#one-client-with-rules-for-a-service':
    'production;production service;best practices;recommended settings;ready for production',
  'platform#secrets': ';mask secrets;hide secrets;secrets in logs;redact token;leak token logs',
  'platform#see-what-happens': 'monitoring alerting pagerduty opsgenie slo;monitor;what to alert;on call;wake up',
  'r2-s3':
    'boto3 minio rclone aws-sdk presigned sigv4 awscli;s3 api;aws sdk;presigned url;s3 client;s3 compatible;multipart upload;aws signature',
  'r2-s3#credentials': ';access key id;secret access key;s3 credentials;temporary credentials',
  'r2-s3#public-buckets': ';public bucket;public url of file',
  responses: 'streaming sse ndjson headers;binary response',
  'responses#by-name-on-the-command-line-in-the-console': ';operation by name;call by name;dynamic operation name',
  'responses#bytes': 'binary blob arraybuffer download;download file;save to file;image bytes;stream download;pdf',
  'responses#csv-and-text': 'csv;text response;csv response',
  'responses#ndjson': 'ndjson jsonl;json lines;logs as rows;line by line',
  'responses#server-sent-events': 'sse;token stream;stream ai;streaming response;stream of events',
  'responses#the-response-itself':
    'asresponse withresponse cf-ray;raw response;response headers;raw body;status code of response;ray id of response;http status',
  retries:
    'retry retries retrying backoff timeout timeouts deadline abort maxretries 5xx 502 503 504;stop retrying;give up;how often;disable retries;turn off retries;no retries;call hangs;long running call;maximum time;transient errors;flaky network;server error;gateway timeout;too long;network drops;connection lost;connection dropped;network down;worth retrying',
  'retries#when-the-outcome-is-unknown':
    'duplicate idempotent idempotency;unknown outcome;lost response;exactly once;already sent;sent twice;run twice;carried out',
  'rules-language': 'wirefilter;rules language;expression syntax',
  'rules-language#check': ';validate expression;syntax of expression;check rule;expression valid',
  'rules-language#evaluate': ';test expression;try rule;which requests match;simulate rule',
  'rules-language#explain': ';explain expression;what does rule do',
  runtimes:
    'runtimes deno bun commonjs cjs esm electron alpine heroku fly.io render railway;node version;which runtimes;operating system;windows',
  'runtimes#browsers-the-api-does-not-allow-requests-from-pages':
    'browser browsers cors frontend spa relay;in browser;cors error;call from browser;token in browser;from frontend;proxy for browser;keep token server;token on server;hide token from browser;token secret in frontend',
  'runtimes#the-emulator': ';emulator deno;emulator bun;bun test;deno test',
  security:
    'security disclosure sbom provenance soc2;threat model;supply chain;audit of security;log files tokens;where is my token',
  'security#reporting': 'vulnerability cve;report vulnerability',
  'security#what-jobs-backups-and-cassettes-keep':
    ';backup encrypted;encrypt backup;secrets in backup;secrets on disk;backup sensitive',
  'security#what-the-client-promises':
    'redact mask;mask secrets;redact secrets;secrets in log;token in logs;hide token;leak credentials;secrets leak',
  start:
    'install installation setup npm yarn pnpm quickstart tutorial;hello world;getting started;first steps;first call;try it;try without account;minimal example;simple example',
  sync: 'declarative reconcile;sync list;ip list;sync kv;manage rulesets;ruleset as code;rules as code;list from file;redirects list;many redirects;keep list in sync;firewall rules as code;waf as code;rules in git',
  testing:
    'test testing tests mock mocking fake stub vitest ci hermetic;without account;unit test;integration test;test double;local cloudflare;integration tests',
  'testing#a-sandbox-for-each-test':
    'parallel isolate isolated isolation sandbox sandboxes interfere;tests interfere;tests affect each other;flaky tests;shared state;tests leak;run in parallel;reset between tests;clean state;tests influence;concurrent tests',
  'testing#faults': ';test error handling;simulate outage',
  'testing#in-a-browser-test': 'playwright cypress selenium puppeteer e2e;end to end;browser test',
  'testing#in-ci':
    'gitlab jenkins circleci;ci pipeline;run ci;github action;github actions;gitlab ci;continuous integration;pull request from fork;ci without secret;ci job',
  'testing#initial-data': ';sample data;test data;prepare data;set up data;before each test;prepare zones',
  'testing#recorded-calls': ';record or emulate',
  'testing#third-party-programs': 'terraform;test wrangler;terraform against emulator;other programs;other language',
  'testing#time':
    'clock timers faketimers;fake time;control time;fast forward;skip time;advance time;expire in test;wait in tests',
  'testing#tokens-and-permissions': ';test permissions;missing permission test',
  'testing#what-was-sent':
    'assert assertion;assert request;verify call;check what was sent;called with;expect request;spy on calls',
  'testing#with-your-test-runner':
    'vitest playwright;test runner;node:test;speed up tests;slow test suite;beforeeach aftereach',
  toolkit: 'toolkit helpers',
  'toolkit#bulk-calls-of-any-length':
    'chunk chunks chunking;batch size;split in chunks;too many items;maximum items;thousands of keys;batch limit',
  'toolkit#create-once':
    'upsert;create or update;if not exists;already exists;check exists;if exists;exists before creating;avoid duplicates;idempotent create;create unless;run twice safely;only if missing;get or create;find or create;import existing',
  'toolkit#find':
    ';zone by name;zone id from name;find zone;look up zone;by hostname;find by name;id of a zone;zone id of domain;get zone id',
  'toolkit#wait-for-the-end':
    ';wait until;wait for;until active;poll until;propagation;wait until done;async operation;pending to active;poll status;certificate active;until ready;job finished;block until;wait in script;sleep until',
  'toolkit#write-back-what-was-read':
    'writable put;partial update;read modify write;change one field;read-only fields;update only one field;patch instead put',
  troubleshooting:
    'troubleshoot debugging runbook;error code;find why;not work;not working;why fail;what went wrong;known problems;common errors',
  'troubleshooting#429-in-spite-of-pacing': ';keep getting 429;getting 429;still 429',
  'troubleshooting#a-call-never-ends-or-ends-too-early': ';request hangs;stuck;never finishes;timed out',
  'troubleshooting#a-command-in-a-script-does-nothing': ';command does nothing;hangs in ci',
  'troubleshooting#a-list-shows-less-than-the-dashboard':
    ';missing items;only 20;incomplete list;not all results;fewer than dashboard;only see some',
  'troubleshooting#a-mock-works-once': ';body already read;body used already',
  'troubleshooting#a-record-exists-already': ';record already exists;identical record;cname conflict',
  'troubleshooting#a-workers-upload-is-refused': ';worker upload fails',
  'troubleshooting#an-error-although-nothing-was-sent': 'usageerror;invalid parameters',
  'troubleshooting#an-upload-is-not-retried': ';upload not retried',
  'troubleshooting#by-error-code':
    ';what does error mean;error number;error code meaning;meaning of error;code means;list of error codes',
  'troubleshooting#calls-wait-although-nothing-was-refused': 'slow slowly hangs;too slow;so slow',
  'troubleshooting#connection-error':
    'econnrefused econnreset enotfound;self signed certificate;corporate proxy;network error;tls error;certificate error',
  'troubleshooting#credentials-and-permissions':
    '401 403 forbidden unauthorized;permission denied;access denied;missing permission;authentication error;invalid token;token rejected;not authorized;token works',
  'troubleshooting#expected-json-got-': ';html instead of json;unexpected token;invalid json;502 html',
  'troubleshooting#failed-to-fetch-in-a-browser': ';failed to fetch;cors',
  'troubleshooting#it-passes-in-the-emulator-but-fails-at-cloudflare': ';works in emulator;passes locally fails',
  'troubleshooting#it-was-created-but-is-not-found':
    ';eventual consistency;not found after create;created but missing;404 after create',
  'troubleshooting#the-bundle-is-larger-than-expected': ';bundle larger;bundle grew',
  'troubleshooting#the-port-is-in-use': 'eaddrinuse;port in use;port already used',
  uploads: 'upload uploads multipart tus mime content-type;big file;large file;upload progress;content type;post form',
  'uploads#images': ';upload image',
  'uploads#kv-values': ';kv value;store in kv;binary kv',
  'uploads#pages-deployments': ';upload pages',
  'uploads#r2-objects': ';r2 upload;file r2',
  'uploads#static-assets-of-a-worker': ';worker assets',
  'uploads#vectors': ';insert vectors;embeddings',
  'uploads#videos': ';upload video;resumable upload;resume upload;tus upload',
  'uploads#what-may-be-sent': 'formdata multipart blob;file types;send file;buffer;from stream;createreadstream',
  'uploads#workers-scripts': ';upload worker;worker script;worker modules',
  validation:
    'validate validation zod ajv typebox yup json-schema;validate parameter;check parameter;before sending;json schema;lint calls',
  'validation#formats': ';valid hostname;ip format;date format',
  'validation#problems-as-data': ';validation errors;list of problems;form validation;errors per field',
  'validation#what-is-checked': ';wrong type;required field;enum values;unknown parameter;nullable fields',
  'validation#without-a-file-system': ';validate in worker;validate in browser',
  'worker-bindings': 'bindings;worker binding;kv binding;d1 binding;r2 binding',
  'worker-bindings#use-the-client-inside-a-worker':
    ';inside worker;run worker;use worker;client inside worker;from a worker;in worker code;nodejs_compat',
  'zone-file': 'rfc1035;zone file;bind file;bind zone',
  'zone-file#reading': ';parse zone file;parse bind;read bind',
  'zone-file#single-records': ';parse record;txt quoting;format record',
  'zone-file#writing': ';write zone file;create zone file',
};

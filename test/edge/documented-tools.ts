/** Rules and tools outside of transforms and redirects, in rows: each with its page, a request, and its outcome. */
import type { DocumentedRule } from './documented-rules.ts';

const DOCS = 'https://developers.cloudflare.com';
const WWW = 'https://www.example.com';

/** Redirects of a list, and where a URL is sent; undefined where none applies. */
const bulk = (items: readonly object[], url: string, to: string | undefined, status = 301): DocumentedRule => ({
  page: `${DOCS}/rules/url-forwarding/bulk-redirects/how-it-works/`,
  before: async ({ client, account_id, emulator }) => {
    const list = await client.rules.lists.create({ account_id, kind: 'redirect', name: 'moved' });
    const body = items.map((redirect) => ({ redirect })) as [];
    await client.rules.lists.items.create(list.id, { account_id, body });
    await client.rulesets.phases.update('http_request_redirect', {
      account_id,
      rules: [
        {
          action: 'redirect',
          expression: 'http.request.full_uri in $moved',
          action_parameters: { from_list: { name: 'moved', key: 'http.request.full_uri' } },
        },
      ],
    });
    emulator.clock.advance(5000);
  },
  url,
  ...(to === undefined ? { seen: url } : { status, expected: { location: to } }),
});

const item = (source_url: string, target_url: string, rest: object = {}) => ({ source_url, target_url, ...rest });
const BELOW = { subpath_matching: true };
const PARENTS = { include_subdomains: true };

const BULK: readonly DocumentedRule[] = [
  bulk(
    [item('www.example.com/foo/', 'https://example.net/qux/', BELOW)],
    `${WWW}/foo/bar`,
    'https://example.net/qux/bar',
  ),
  bulk([item('www.example.com/foo/', 'https://example.net/qux/')], `${WWW}/foo/bar`, undefined),
  bulk(
    [item('www.example.com/a/', 'https://example.net/b/', { ...BELOW, preserve_path_suffix: false })],
    `${WWW}/a/foo`,
    'https://example.net/b/',
  ),
  bulk(
    [item('example.com/about', 'https://example.net/new', PARENTS)],
    'https://a.b.example.com/about',
    'https://example.net/new',
  ),
  bulk([item('example.com/about', 'https://example.net/new')], 'https://a.example.com/about', undefined),
  bulk(
    [item('www.example.com/about', 'https://example.net/new', { preserve_query_string: true })],
    `${WWW}/about?q=term`,
    'https://example.net/new?q=term',
  ),
  bulk([item('www.example.com/about', 'https://example.net/new')], `${WWW}/about?q=term`, 'https://example.net/new'),
  bulk([item('http://www.example.com/about', 'https://example.net/new')], `${WWW}/about`, undefined),
  bulk(
    [item('www.example.com/x', 'https://example.net/y', { status_code: 308 })],
    `${WWW}/x`,
    'https://example.net/y',
    308,
  ),
  bulk(
    [
      item('www.example.com/folder', 'https://example.net/one', BELOW),
      item('www.example.com/folder/subfolder', 'https://example.net/two', BELOW),
    ],
    `${WWW}/folder/subfolder/item`,
    'https://example.net/two/item',
  ),
  bulk(
    [
      item('example.com/folder/sub', 'https://example.net/one', { ...BELOW, ...PARENTS }),
      item('www.example.com/', 'https://example.net/two', BELOW),
    ],
    `${WWW}/folder/sub/item`,
    'https://example.net/one/item',
  ),
  bulk(
    [item('example.com/x', 'https://example.net/one', PARENTS), item('www.example.com/x', 'https://example.net/two')],
    `${WWW}/x`,
    'https://example.net/two',
  ),
  bulk(
    [
      item('example.com/x', 'https://example.net/one', PARENTS),
      item('foo.example.com/x', 'https://example.net/two', PARENTS),
    ],
    'https://qux.foo.example.com/x',
    'https://example.net/two',
  ),
  bulk(
    [
      item('www.example.com/x', 'https://example.net/one'),
      item('https://www.example.com/x', 'https://example.net/two'),
    ],
    `${WWW}/x`,
    'https://example.net/two',
  ),
];

const error = (action_parameters: object, expression: string, rest: Partial<DocumentedRule>): DocumentedRule => ({
  page: `${DOCS}/rules/custom-errors/example-rules/`,
  phase: 'http_custom_errors',
  rules: [{ action: 'serve_error', expression, action_parameters }],
  url: `${WWW}/`,
  ...rest,
});
const JSON_ERROR = {
  content: '{"message": "A server error occurred."}',
  content_type: 'application/json',
  status_code: 530,
};
const SERVER_ERRORS = 'http.response.code ge 500 and http.response.code lt 600';

const ERRORS: readonly DocumentedRule[] = [
  error(JSON_ERROR, SERVER_ERRORS, {
    ...{ origin: 502, status: 530, body: '{"message": "A server error occurred."}' },
    expected: { 'content-type': 'application/json' },
  }),
  error(JSON_ERROR, SERVER_ERRORS, { origin: 404, status: 404, body: 'origin' }),
  error({ content: '<h1>Later</h1>', content_type: 'text/html', status_code: 503 }, 'http.response.code eq 500', {
    ...{ origin: 500, status: 503, body: '<h1>Later</h1>' },
  }),
  error({ content: '<h1>Sorry</h1>', content_type: 'text/html' }, 'http.response.code eq 500', {
    origin: 500,
    status: 500,
    body: 'Sorry',
  }),
  error({ content: 'x', content_type: 'text/plain' }, 'http.response.code eq 200', { body: 'origin' }),
  error({ content: '::CLIENT_IP:: ::GEO::', content_type: 'text/plain' }, 'http.response.code eq 410', {
    ...{
      page: `${DOCS}/rules/custom-errors/reference/error-tokens/`,
      origin: 410,
      status: 410,
      body: '198.51.100.7 US',
    },
    ip: '198.51.100.7',
  }),
];

const access = (
  [target, value]: readonly [string, string],
  mode: string,
  rest: Partial<DocumentedRule>,
): DocumentedRule => ({
  page: `${DOCS}/waf/tools/ip-access-rules/`,
  before: ({ client, zone_id }) =>
    client.firewall.accessRules.create({
      zone_id,
      mode: mode as 'block',
      configuration: { target: target as 'ip', value },
    }),
  url: `${WWW}/`,
  ...rest,
});
const lockdown = (url: string, rest: Partial<DocumentedRule>): DocumentedRule => ({
  page: `${DOCS}/waf/tools/zone-lockdown/`,
  before: ({ client, zone_id }) =>
    client.firewall.lockdowns.create({
      zone_id,
      urls: ['staging.example.com/*', 'example.com/wiki/*'],
      configurations: [
        { target: 'ip_range', value: '192.0.2.0/24' },
        { target: 'ip', value: '203.0.113.9' },
      ],
    }),
  url,
  ...rest,
});
const agent = (mode: string, rest: Partial<DocumentedRule>): DocumentedRule => ({
  page: `${DOCS}/waf/tools/user-agent-blocking/`,
  before: ({ client, zone_id }) =>
    client.firewall.uaRules.create({
      ...{ zone_id, mode: mode as 'block' },
      configuration: { target: 'ua', value: 'BadBot/1.0.2 (+http://bad.bot)' },
    }),
  url: `${WWW}/`,
  headers: { 'user-agent': 'BadBot/1.0.2 (+http://bad.bot)' },
  ...rest,
});

const TOOLS: readonly DocumentedRule[] = [
  access(['ip', '198.51.100.7'], 'block', { ip: '198.51.100.7', status: 403, body: 'error code: 1006' }),
  access(['ip', '198.51.100.7'], 'block', { ip: '198.51.100.8' }),
  access(['country', 'FR'], 'managed_challenge', {
    ...{ cf: { country: 'FR' }, status: 403, expected: { 'cf-mitigated': 'challenge' } },
  }),
  access(['country', 'FR'], 'managed_challenge', { cf: { country: 'DE' } }),
  access(['asn', 'AS64500'], 'block', { cf: { asn: 64500 }, status: 403, body: 'error code: 1005' }),
  access(['ip', '198.51.100.7'], 'managed_challenge', {
    ...{ ip: '198.51.100.7', status: 403, expected: { 'cf-mitigated': 'challenge' } },
  }),
  access(['ip', '198.51.100.7'], 'whitelist', {
    ip: '198.51.100.7',
    phase: 'http_request_firewall_custom',
    rules: [{ action: 'block', expression: 'true' }],
  }),
  lockdown('https://staging.example.com/x', { status: 403, body: 'error code: 1106' }),
  lockdown('https://example.com/wiki/Home', { status: 403, ip: '198.51.100.7' }),
  lockdown('https://example.com/wiki/Home', { ip: '192.0.2.77' }),
  lockdown('https://example.com/wiki/Home', { ip: '203.0.113.9' }),
  lockdown('https://example.com/internal/wiki', { ip: '198.51.100.7' }),
  agent('block', { status: 403 }),
  agent('block', { headers: { 'user-agent': 'BadBot/1.0.2' } }),
  agent('js_challenge', { status: 403, expected: { 'cf-mitigated': 'challenge' } }),
  agent('block', {
    page: `${DOCS}/waf/custom-rules/skip/options/`,
    phase: 'http_request_firewall_custom',
    rules: [{ action: 'skip', expression: 'true', action_parameters: { products: ['uaBlock'] } }],
  }),
  {
    page: `${DOCS}/rules/configuration-rules/settings/`,
    phase: 'http_config_settings',
    rules: [{ action: 'set_config', expression: 'true', action_parameters: { security_level: 'under_attack' } }],
    url: `${WWW}/`,
    status: 403,
    expected: { 'cf-mitigated': 'challenge' },
  },
  {
    page: `${DOCS}/rules/configuration-rules/settings/`,
    phase: 'http_config_settings',
    rules: [{ action: 'set_config', expression: 'true', action_parameters: { security_level: 'off' } }],
    url: `${WWW}/`,
  },
];

/** A rewrite that fails, or not. */
const failing = (code: number, uri: object, rest: Partial<DocumentedRule> = {}): DocumentedRule => ({
  page: `${DOCS}/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-${code}/`,
  phase: 'http_request_transform',
  rules: [{ action: 'rewrite', expression: 'true', action_parameters: { uri } }],
  url: `${WWW}/x`,
  ...{ status: 500, body: `error code: ${code}` },
  ...rest,
});
const SOURCE = { path: { expression: 'http.request.headers["x-source"][0]' } };

const REWRITES: readonly DocumentedRule[] = [
  failing(1035, { path: { expression: 'concat(lower(ip.src.country), http.request.uri.path)' } }),
  failing(
    1035,
    { path: { expression: 'concat("/", lower(ip.src.country), http.request.uri.path)' } },
    {
      ...{ status: 200, body: 'origin', seen: `${WWW}/us/x` },
    },
  ),
  failing(1035, { path: { expression: 'concat("/cdn-cgi", http.request.uri.path)' } }),
  failing(1037, SOURCE),
  failing(1037, SOURCE, { headers: { 'x-source': '/from' }, status: 200, body: 'origin', seen: `${WWW}/from` }),
];

const rate = (ratelimit: object, rest: Partial<DocumentedRule>, parameters: object = {}): DocumentedRule => ({
  page: `${DOCS}/waf/rate-limiting-rules/parameters/`,
  phase: 'http_ratelimit',
  rules: [
    {
      ...{ action: 'block', expression: 'true', ...parameters },
      ratelimit: {
        ...{ characteristics: ['ip.src', 'cf.colo.id'], period: 10, requests_per_period: 1, mitigation_timeout: 10 },
        ...ratelimit,
      },
    },
  ],
  url: `${WWW}/api/`,
  ...rest,
});
const BY_KEY = { characteristics: ['http.request.headers["x-api-key"]', 'cf.colo.id'] };
const REFUSED = { counting_expression: 'http.response.code eq 403 and starts_with(http.request.uri.path, "/api/")' };

const RATES: readonly DocumentedRule[] = [
  rate({}, { earlier: [{}], status: 429, body: 'error code: 1015' }),
  rate(BY_KEY, { earlier: [{ 'x-api-key': 'a' }], headers: { 'x-api-key': 'b' } }),
  rate(BY_KEY, { earlier: [{ 'x-api-key': 'a' }], headers: { 'x-api-key': 'a' }, status: 429 }),
  rate(REFUSED, { earlier: [{}, {}, {}] }),
  rate({ ...REFUSED, counting_expression: 'http.response.code eq 200' }, { earlier: [{}, {}], status: 429 }),
  rate({ counting_expression: 'http.request.method eq "POST"' }, { earlier: [{}, {}, {}] }),
  rate(
    {},
    { earlier: [{}], status: 429, body: 'slow down' },
    {
      action_parameters: { response: { status_code: 429, content: 'slow down', content_type: 'text/plain' } },
    },
  ),
];

const BLOCK = { action: 'block', expression: 'true' };
const skip = (action_parameters: object) => ({ action: 'skip', expression: 'true', action_parameters });

const skipping = (rules: readonly object[], rest: Partial<DocumentedRule>): DocumentedRule => ({
  page: `${DOCS}/waf/custom-rules/skip/options/`,
  phase: 'http_request_firewall_custom',
  rules,
  url: `${WWW}/`,
  ...rest,
});

const SKIPS: readonly DocumentedRule[] = [
  skipping([skip({ ruleset: 'current' }), BLOCK], {}),
  skipping([skip({ phase: 'current' }), BLOCK], {}),
  skipping([skip({ phases: ['http_ratelimit'] }), BLOCK], { status: 403 }),
  skipping([BLOCK, skip({ ruleset: 'current' })], { status: 403 }),
];

const paged = (
  page: string,
  target: string,
  actions: readonly object[],
  rest: Partial<DocumentedRule>,
): DocumentedRule => ({
  page: `${DOCS}/rules/page-rules/${page}/`,
  before: ({ client, zone_id }) =>
    client.pageRules.create({
      ...{ zone_id, status: 'active' },
      targets: [{ target: 'url', constraint: { operator: 'matches', value: target } }],
      actions: actions as [],
    }),
  url: `${WWW}/`,
  ...rest,
});
const forward = (url: string, status_code: number) => [{ id: 'forwarding_url', value: { url, status_code } }];

const PAGE_RULES: readonly DocumentedRule[] = [
  paged('how-to/url-forwarding', '*www.example.com/products/*/*', forward('https://example.net/$3?p=$2', 301), {
    ...{ url: `${WWW}/products/12/red`, status: 301, expected: { location: 'https://example.net/red?p=12' } },
  }),
  paged('how-to/url-forwarding', '*www.example.com/products/*', forward('https://example.net/$2', 302), {
    ...{ url: `${WWW}/about`, seen: `${WWW}/about` },
  }),
  paged('reference/settings', 'http://www.example.com/*', [{ id: 'always_use_https' }], {
    ...{ url: 'http://www.example.com/a?b=c', status: 301, expected: { location: `${WWW}/a?b=c` } },
  }),
  paged('reference/settings', 'www.example.com/*', [{ id: 'cache_level', value: 'bypass' }], {
    ...{ url: `${WWW}/a.css`, earlier: [{}], expected: { 'cf-cache-status': 'DYNAMIC' } },
  }),
];

export const DOCUMENTED_TOOLS: readonly DocumentedRule[] = [
  ...[BULK, ERRORS, TOOLS, REWRITES, RATES, SKIPS, PAGE_RULES].flat(),
];

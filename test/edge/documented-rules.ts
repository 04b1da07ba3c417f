/** Rules after the examples of the documentation, in rows: each with its page, a request, and its outcome. */

import type { openSite } from './site.ts';

const DOCS = 'https://developers.cloudflare.com';

export interface DocumentedRule {
  readonly page: string;
  readonly phase?: string;
  readonly rules?: readonly object[];
  /** Makes what is not a rule of the phase. */
  readonly before?: (site: Awaited<ReturnType<typeof openSite>>) => Promise<unknown>;
  /** Status of the origin's response. */
  readonly origin?: number;
  /** Requests that come first. */
  readonly earlier?: readonly Record<string, string>[];
  readonly url: string;
  readonly headers?: Record<string, string>;
  /** Properties of the visitor. */
  readonly cf?: Record<string, unknown>;
  readonly ip?: string;
  readonly status?: number;
  /** Headers of the response. */
  readonly expected?: Record<string, string | null>;
  /** Part of the body of the response. */
  readonly body?: string;
  /** Request at the origin: URL, then headers. */
  readonly seen?: string;
  readonly seenHeaders?: Record<string, string | null>;
}

const WWW = 'https://www.example.com';

/** A redirect, or the request at the origin where the target is undefined. */
const redirects = (
  page: string,
  [expression, target]: readonly [string, object],
  url: string,
  to: string | undefined,
  rest: Partial<DocumentedRule> = {},
): DocumentedRule => ({
  page: `${DOCS}/rules/url-forwarding/examples/${page}/`,
  phase: 'http_request_dynamic_redirect',
  rules: [
    { action: 'redirect', expression, action_parameters: { from_value: { target_url: target, status_code: 301 } } },
  ],
  url,
  ...(to === undefined ? { seen: url } : { status: 301, expected: { location: to } }),
  ...rest,
});

const MOBILE = [
  'lower(http.user_agent) contains "mobi"',
  { expression: 'concat("https://m.example.com", http.request.uri.path)' },
] as const;
const ADMIN = [
  'not ssl and starts_with(http.request.uri.path, "/admin/")',
  { expression: 'concat("https://", http.host, http.request.uri.path)' },
] as const;
const DOMAIN = ['true', { expression: 'concat("https://example.net", http.request.uri.path)' }] as const;
const COUNTRY = [
  'ip.src.country eq "FR"',
  { expression: 'concat("https://fr.example.com", http.request.uri.path)' },
] as const;
const COUNTRIES = [
  'ip.src.country in {"GB" "FR"}',
  { expression: 'concat("https://", lower(ip.src.country), ".example.com", http.request.uri.path)' },
] as const;
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: captures of the Rules language
const TO_WWW = [
  'http.request.full_uri wildcard "https://example.com/*"',
  { expression: 'wildcard_replace(http.request.full_uri, "https://example.com/*", "https://www.example.com/${1}")' },
] as const;
const TO_ROOT = [
  'http.request.full_uri wildcard "https://www.*"',
  { expression: 'wildcard_replace(http.request.full_uri, "https://www.*", "https://${1}")' },
] as const;
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: captures of the Rules language
const LOCALE = [
  'starts_with(http.request.uri.path, "/en-us/")',
  { expression: 'substring(http.request.uri.path, 6)' },
] as const;

const REDIRECTS: readonly DocumentedRule[] = [
  redirects('perform-mobile-redirects', MOBILE, `${WWW}/a`, 'https://m.example.com/a', {
    headers: { 'user-agent': 'Mobile Safari' },
  }),
  redirects('perform-mobile-redirects', MOBILE, `${WWW}/a`, undefined, { headers: { 'user-agent': 'Desktop' } }),
  redirects('redirect-admin-https', ADMIN, 'http://www.example.com/admin/x', `${WWW}/admin/x`),
  redirects('redirect-admin-https', ADMIN, `${WWW}/admin/x`, undefined),
  redirects('redirect-all-another-domain', DOMAIN, `${WWW}/a/b`, 'https://example.net/a/b'),
  redirects('redirect-all-country', COUNTRY, `${WWW}/a`, 'https://fr.example.com/a', { cf: { country: 'FR' } }),
  redirects('redirect-all-country', COUNTRY, `${WWW}/a`, undefined),
  redirects(
    'redirect-all-different-domain-root',
    ['true', { value: 'https://example.net/' }],
    `${WWW}/a/b?c=d`,
    'https://example.net/',
  ),
  redirects('redirect-country-subdomains', COUNTRIES, `${WWW}/a`, 'https://gb.example.com/a', {
    cf: { country: 'GB' },
  }),
  redirects('redirect-country-subdomains', COUNTRIES, `${WWW}/a`, undefined, { cf: { country: 'DE' } }),
  redirects(
    'redirect-new-url',
    ['http.request.uri.path eq "/contact-us/"', { value: '/contacts/' }],
    `${WWW}/contact`,
    undefined,
  ),
  redirects('redirect-root-to-www', TO_WWW, 'https://example.com/a', `${WWW}/a`),
  redirects('redirect-root-to-www', TO_WWW, `${WWW}/a`, undefined),
  redirects('redirect-www-to-root', TO_ROOT, `${WWW}/a?b=c`, 'https://example.com/a?b=c'),
  redirects('redirect-www-to-root', TO_ROOT, 'https://example.com/a', undefined),
  redirects('remove-locale-url', LOCALE, `${WWW}/en-us/page`, '/page'),
  redirects('remove-locale-url', LOCALE, `${WWW}/page`, undefined),
];

const rewrites = (
  page: string,
  [expression, uri]: readonly [string, object],
  url: string,
  seen: string,
  rest: Partial<DocumentedRule> = {},
): DocumentedRule => ({
  page: `${DOCS}/rules/transform/examples/${page}/`,
  phase: 'http_request_transform',
  rules: [{ action: 'rewrite', expression, action_parameters: { uri } }],
  url: `${WWW}${url}`,
  seen: `${WWW}${seen}`,
  ...rest,
});

const changes = (
  page: string,
  phase: string,
  headers: object,
  rest: Partial<DocumentedRule>,
  expression = 'true',
): DocumentedRule => ({
  page: `${DOCS}/rules/transform/examples/${page}/`,
  phase,
  rules: [{ action: 'rewrite', expression, action_parameters: { headers } }],
  url: `${WWW}/`,
  ...rest,
});

const REQUEST = 'http_request_late_transform';
const RESPONSE = 'http_response_headers_transform';
const MOVED = [
  'starts_with(http.request.uri.path, "/blog/")',
  { path: { expression: 'concat("/marketing", http.request.uri.path)' } },
] as const;
const ARCHIVE = [
  'http.request.uri.path wildcard "/archive/*-*/*"',
  {
    path: {
      expression: 'wildcard_replace(http.request.uri.path, "/archive/*-*/*", "/archive/$' + '{1}/$' + '{2}/$' + '{3}")',
    },
  },
] as const;
const SEVERAL = ['http.request.uri.path in {"/a" "/b"}', { path: { value: '/c' } }] as const;
const STORAGE = [
  'not starts_with(http.request.uri.path, "/bucket/")',
  { path: { expression: 'concat("/bucket", http.request.uri.path)' } },
] as const;
const BLOG = ['http.request.uri.path eq "/blog"', { query: { value: 'sort-by=date' } }] as const;

const TRANSFORMS: readonly DocumentedRule[] = [
  rewrites('rewrite-moved-section', MOVED, '/blog/x?y=z', '/marketing/blog/x?y=z'),
  rewrites('rewrite-moved-section', MOVED, '/about', '/about'),
  rewrites('rewrite-archive-urls-new-format', ARCHIVE, '/archive/2026-01/post', '/archive/2026/01/post'),
  rewrites('rewrite-archive-urls-new-format', ARCHIVE, '/news/2026-01/post', '/news/2026-01/post'),
  rewrites('rewrite-several-url-different-url', SEVERAL, '/b', '/c'),
  rewrites('rewrite-several-url-different-url', SEVERAL, '/d', '/d'),
  rewrites('rewrite-path-object-storage', STORAGE, '/img.png', '/bucket/img.png'),
  rewrites('rewrite-path-object-storage', STORAGE, '/bucket/img.png', '/bucket/img.png'),
  rewrites('rewrite-url-string-visitors', BLOG, '/blog?old=1', '/blog?sort-by=date'),
  rewrites(
    'rewrite-welcome-for-countries',
    ['ip.src.country eq "GB"', { path: { value: '/welcome-gb.html' } }],
    '/welcome.html',
    '/welcome-gb.html',
    { cf: { country: 'GB' } },
  ),
  rewrites(
    'rewrite-path-archived-posts',
    [
      'starts_with(http.request.uri.path, "/posts/")',
      { path: { expression: 'concat("/archive", http.request.uri.path)' } },
    ],
    '/post',
    '/post',
  ),
  changes(
    'add-request-header-bot-score',
    REQUEST,
    { 'X-Bot-Score': { operation: 'set', expression: 'to_string(cf.bot_management.score)' } },
    { seenHeaders: { 'x-bot-score': null } },
  ),
  changes(
    'add-request-header-static-value',
    REQUEST,
    { 'X-Source': { operation: 'set', value: 'Cloudflare' } },
    { seenHeaders: { 'x-source': null } },
    'http.host eq "other.example.com"',
  ),
  changes(
    'remove-request-header',
    REQUEST,
    { 'X-Sent': { operation: 'remove' } },
    { headers: { 'x-sent': '1' }, seenHeaders: { 'x-sent': null } },
  ),
  changes(
    'add-cors-header',
    RESPONSE,
    { 'Access-Control-Allow-Origin': { operation: 'set', value: '*' } },
    { expected: { 'access-control-allow-origin': '*' } },
  ),
  changes(
    'add-response-header-static-value',
    RESPONSE,
    { 'X-Origin': { operation: 'add', value: 'again' } },
    { expected: { 'x-origin': 'yes, again' } },
  ),
  changes(
    'set-response-header-static-value',
    RESPONSE,
    { 'X-Origin': { operation: 'set', value: 'other' } },
    { expected: { 'x-origin': 'other' } },
  ),
  changes(
    'remove-response-header',
    RESPONSE,
    { 'X-Origin': { operation: 'remove' } },
    { expected: { 'x-origin': null } },
  ),
  changes(
    'set-response-header-bot-score',
    RESPONSE,
    { 'X-Bot': { operation: 'set', expression: 'to_string(cf.bot_management.score)' } },
    { expected: { 'x-bot': null } },
  ),
];

const waf = (
  page: string,
  expression: string,
  isBlocked: boolean,
  rest: Partial<DocumentedRule> = {},
): DocumentedRule => ({
  page: `${DOCS}/waf/custom-rules/use-cases/${page}/`,
  phase: 'http_request_firewall_custom',
  rules: [{ action: 'block', expression }],
  url: `${WWW}/`,
  ...(isBlocked ? { status: 403 } : { status: 200 }),
  ...rest,
});

const COUNTRY_LIST = 'not ip.src.country in {"US" "MX"}';
const AUTODISCOVER =
  'ends_with(http.request.uri.path, "/autodiscover.xml") or ends_with(http.request.uri.path, "/autodiscover.src")';
const AGENT = 'http.user_agent contains "BadBot/1.0.2 (+http://bad.bot)"';
const COOKIE = 'http.host eq "www.example.com" and not http.cookie contains "devaccess=james"';
const HEADER = 'not any(http.request.headers["x-csrf-token"][*] eq "token") and http.request.uri.path eq "/example"';
const ADMINS = 'not ip.src in {198.51.100.0/24} and starts_with(http.request.uri.path, "/wp-login.php")';
const SEQUENCE = [
  { action: 'skip', expression: 'http.cookie contains "pass=1"', action_parameters: { ruleset: 'current' } },
  { action: 'block', expression: 'http.request.uri.path contains "/private"' },
];

const SECURITY: readonly DocumentedRule[] = [
  waf('allow-traffic-from-specific-countries', COUNTRY_LIST, true, { cf: { country: 'DE' } }),
  waf('allow-traffic-from-specific-countries', COUNTRY_LIST, false),
  waf('block-traffic-from-specific-countries', 'ip.src.country in {"AB" "BA"}', true, { cf: { country: 'BA' } }),
  waf('block-traffic-from-specific-countries', 'ip.src.country in {"AB" "BA"}', false),
  waf('block-by-geographical-location', 'ip.src.asnum eq 64496 and ip.src.continent eq "NA"', true),
  waf('block-by-geographical-location', 'ip.src.asnum eq 64497', false),
  waf('block-tor-traffic', 'ip.src.country eq "T1"', true, { cf: { country: 'T1' } }),
  waf('block-tor-traffic', 'ip.src.country eq "T1"', false),
  waf('block-ms-exchange-autodiscover', AUTODISCOVER, true, { url: `${WWW}/x/autodiscover.xml` }),
  waf('block-ms-exchange-autodiscover', AUTODISCOVER, false, { url: `${WWW}/autodiscover.html` }),
  waf('block-specific-user-agent', AGENT, true, { headers: { 'user-agent': 'BadBot/1.0.2 (+http://bad.bot)' } }),
  waf('block-specific-user-agent', AGENT, false, { headers: { 'user-agent': 'GoodBot' } }),
  waf('block-attack-score', 'cf.waf.score lt 20', false),
  waf('challenge-bad-bots', 'cf.bot_management.score lt 30 and not cf.bot_management.verified_bot', false),
  waf('allow-traffic-from-verified-bots', 'not cf.client.bot and http.request.uri.path eq "/feed"', true, {
    url: `${WWW}/feed`,
  }),
  waf('require-specific-cookie', COOKIE, true),
  waf('require-specific-cookie', COOKIE, false, { headers: { cookie: 'a=b; devaccess=james' } }),
  waf('require-specific-headers', HEADER, true, { url: `${WWW}/example`, headers: { 'x-csrf-token': 'other' } }),
  waf('require-specific-headers', HEADER, false, { url: `${WWW}/example`, headers: { 'x-csrf-token': 'token' } }),
  waf('site-admin-only-known-ips', ADMINS, true, { url: `${WWW}/wp-login.php` }),
  waf('site-admin-only-known-ips', ADMINS, false, { url: `${WWW}/wp-login.php`, ip: '198.51.100.7' }),
  waf('sequence-custom-rules', '', true, { rules: SEQUENCE, url: `${WWW}/private` }),
  waf('sequence-custom-rules', '', false, { rules: SEQUENCE, url: `${WWW}/private`, headers: { cookie: 'pass=1' } }),
];

const origins = (page: string, action_parameters: object, rest: Partial<DocumentedRule>): DocumentedRule => ({
  page: `${DOCS}/rules/origin-rules/${page}/`,
  phase: 'http_request_origin',
  rules: [{ action: 'route', expression: 'starts_with(http.request.uri.path, "/team/")', action_parameters }],
  url: `${WWW}/team/x`,
  ...rest,
});

const ORIGINS: readonly DocumentedRule[] = [
  origins('features', { host_header: 'sales.example.com' }, { seenHeaders: { host: 'sales.example.com' } }),
  origins('features', { host_header: 'sales.example.com' }, { url: `${WWW}/other`, seenHeaders: { host: null } }),
  origins('examples/change-port', { origin: { port: 9000 } }, { seen: `${WWW}/team/x` }),
  origins(
    'examples/change-uri-path-and-host-header',
    { host_header: 'app.example.net' },
    { seenHeaders: { host: 'app.example.net' } },
  ),
];

export const DOCUMENTED_RULES: readonly DocumentedRule[] = [...REDIRECTS, ...TRANSFORMS, ...SECURITY, ...ORIGINS];

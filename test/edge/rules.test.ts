/** Rules of a zone act on the requests of its visitors. */
import { describe, expect, test } from 'vitest';
import { DOCUMENTED_RULES, type DocumentedRule } from './documented-rules.ts';
import { DOCUMENTED_TOOLS } from './documented-tools.ts';
import { openSite } from './site.ts';

const DOCS = 'https://developers.cloudflare.com';

const redirect = (target_url: object, rest: object = {}) => ({
  action: 'redirect',
  action_parameters: { from_value: { target_url, ...rest } },
});
const rewrite = (uri: object) => ({ action: 'rewrite', action_parameters: { uri } });
const headers = (changes: object) => ({ action: 'rewrite', action_parameters: { headers: changes } });
const REDIRECTS = 'http_request_dynamic_redirect';
const URLS = 'http_request_transform';
const REQUEST = 'http_request_late_transform';
const RESPONSE = 'http_response_headers_transform';
const CUSTOM = 'http_request_firewall_custom';

/** After the examples of the pages that they name. */
const CASES: readonly DocumentedRule[] = [
  {
    page: `${DOCS}/rules/url-forwarding/examples/redirect-all-different-hostname/`,
    phase: REDIRECTS,
    rules: [
      {
        expression: 'true',
        ...redirect(
          { expression: 'concat("https://new.example.com", http.request.uri.path)' },
          { status_code: 301, preserve_query_string: true },
        ),
      },
    ],
    url: 'https://www.example.com/a/b?x=1',
    status: 301,
    expected: { location: 'https://new.example.com/a/b?x=1' },
  },
  {
    page: `${DOCS}/rules/url-forwarding/examples/redirect-country/`,
    phase: REDIRECTS,
    rules: [
      {
        expression: 'ip.src.country eq "US" and http.request.uri.path eq "/"',
        ...redirect({ value: 'https://us.example.com' }, { status_code: 302 }),
      },
    ],
    url: 'https://www.example.com/',
    status: 302,
    expected: { location: 'https://us.example.com' },
  },
  {
    page: `${DOCS}/rules/url-forwarding/examples/redirect-new-url/`,
    phase: REDIRECTS,
    rules: [
      {
        expression: 'http.request.uri.path eq "/contact-us/"',
        ...redirect({ value: '/contacts/' }, { status_code: 301 }),
      },
    ],
    url: 'https://www.example.com/contact-us/',
    status: 301,
    expected: { location: '/contacts/' },
  },
  {
    page: `${DOCS}/rules/url-forwarding/examples/redirect-root/`,
    phase: REDIRECTS,
    rules: [
      {
        expression: 'http.request.full_uri wildcard "https://www.*"',
        ...redirect(
          // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a capture of the Rules language
          { expression: 'wildcard_replace(http.request.full_uri, "https://www.*", "https://${1}")' },
          { status_code: 301 },
        ),
      },
    ],
    url: 'https://www.example.com/x?y=z',
    status: 301,
    expected: { location: 'https://example.com/x?y=z' },
  },
  {
    page: `${DOCS}/rules/transform/examples/rewrite-path-archived-posts/`,
    phase: URLS,
    rules: [
      {
        expression: 'starts_with(http.request.uri.path, "/posts/")',
        ...rewrite({ path: { expression: 'concat("/archive", http.request.uri.path)' } }),
      },
    ],
    url: 'https://www.example.com/posts/201912-post-title?a=1',
    seen: 'https://www.example.com/archive/posts/201912-post-title?a=1',
  },
  {
    page: `${DOCS}/rules/transform/examples/rewrite-url-string-visitors/`,
    phase: URLS,
    rules: [
      {
        expression: 'http.request.uri.path eq "/blog"',
        ...rewrite({ path: { value: '/blog' }, query: { value: 'sort-by=date' } }),
      },
    ],
    url: 'https://www.example.com/blog',
    seen: 'https://www.example.com/blog?sort-by=date',
  },
  {
    page: `${DOCS}/rules/transform/examples/rewrite-welcome-for-countries/`,
    phase: URLS,
    rules: [
      { expression: 'ip.src.country eq "GB"', ...rewrite({ path: { value: '/welcome-gb.html' } }) },
      { expression: 'ip.src.country eq "US"', ...rewrite({ path: { value: '/welcome-us.html' } }) },
    ],
    url: 'https://www.example.com/welcome.html',
    seen: 'https://www.example.com/welcome-us.html',
  },
  {
    page: `${DOCS}/rules/transform/examples/add-request-header-static-value/`,
    phase: REQUEST,
    rules: [{ expression: 'true', ...headers({ 'X-Source': { operation: 'set', value: 'Cloudflare' } }) }],
    url: 'https://www.example.com/',
    seenHeaders: { 'x-source': 'Cloudflare' },
  },
  {
    page: `${DOCS}/rules/transform/examples/remove-request-header/`,
    phase: REQUEST,
    rules: [
      {
        expression: 'starts_with(http.request.uri.path, "/private/")',
        ...headers({
          'cf-connecting-ip': { operation: 'remove' },
          'X-Path': { operation: 'set', expression: 'http.request.uri.path' },
        }),
      },
    ],
    url: 'https://www.example.com/private/x',
    seenHeaders: { 'cf-connecting-ip': null, 'x-path': '/private/x' },
  },
  {
    page: `${DOCS}/rules/transform/examples/set-response-header-static-value/`,
    phase: RESPONSE,
    rules: [
      {
        expression: 'http.response.code eq 200',
        ...headers({
          'X-Frame-Options': { operation: 'set', value: 'SAMEORIGIN' },
          'x-origin': { operation: 'remove' },
        }),
      },
    ],
    url: 'https://www.example.com/',
    expected: { 'x-frame-options': 'SAMEORIGIN', 'x-origin': null },
  },
  {
    page: `${DOCS}/waf/custom-rules/use-cases/block-requests-by-country/`,
    phase: CUSTOM,
    rules: [{ action: 'block', expression: 'not ip.src.country in {"GB" "FR"}' }],
    url: 'https://www.example.com/',
    status: 403,
  },
  {
    page: `${DOCS}/waf/custom-rules/create-api/`,
    phase: CUSTOM,
    rules: [
      {
        action: 'block',
        expression: 'http.request.uri.path contains "/admin"',
        action_parameters: {
          response: { status_code: 451, content: '{"error":true}', content_type: 'application/json' },
        },
      },
    ],
    url: 'https://www.example.com/admin',
    status: 451,
    expected: { 'content-type': 'application/json' },
  },
  {
    page: `${DOCS}/waf/custom-rules/skip/options/`,
    phase: CUSTOM,
    rules: [
      { action: 'skip', expression: 'http.request.uri.path eq "/health"', action_parameters: { ruleset: 'current' } },
      { action: 'block', expression: 'true' },
    ],
    url: 'https://www.example.com/health',
    seen: 'https://www.example.com/health',
  },
  {
    page: `${DOCS}/cloudflare-challenges/challenge-types/challenge-pages/detect-response/`,
    phase: CUSTOM,
    rules: [{ action: 'managed_challenge', expression: 'true' }],
    url: 'https://www.example.com/',
    status: 403,
    expected: { 'cf-mitigated': 'challenge' },
  },
  {
    page: `${DOCS}/waf/custom-rules/use-cases/require-specific-cookie/`,
    phase: CUSTOM,
    rules: [{ action: 'managed_challenge', expression: 'true' }],
    url: 'https://www.example.com/',
    headers: { cookie: 'a=b; cf_clearance=passed' },
    seen: 'https://www.example.com/',
  },
  {
    page: `${DOCS}/rules/origin-rules/examples/change-http-host-header/`,
    phase: 'http_request_origin',
    rules: [{ action: 'route', expression: 'true', action_parameters: { host_header: 'origin.example.net' } }],
    url: 'https://www.example.com/',
    seenHeaders: { host: 'origin.example.net' },
  },
];

const ALL = [...CASES, ...DOCUMENTED_RULES, ...DOCUMENTED_TOOLS];

describe('rules on the way', () => {
  test('at least 100 examples are covered', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(100);
  });

  test.each(ALL)('a request of $url is as on $page', async (documented) => {
    const { phase, rules, url, headers: sent = {}, cf, ip, status = 200, expected = {}, seen, body } = documented;
    const { before, origin = 200, earlier = [], seenHeaders = {} } = documented;
    const requests: Request[] = [];
    const site = await openSite({
      origin: (request) => {
        requests.push(request);
        return new Response('origin', { status: origin, headers: { 'x-origin': 'yes' } });
      },
      visitor: { ...(cf === undefined ? {} : { cf }), ...(ip === undefined ? {} : { ip }) },
    });
    const { client, zone_id, record, edge } = site;
    await record(new URL(url).hostname);
    await before?.(site);
    if (phase !== undefined)
      await client.rulesets.phases.update(phase as 'http_request_transform', { zone_id, rules: rules as [] });
    for (const headers of earlier) await edge.fetch(url, { headers, redirect: 'manual' });
    requests.length = 0;
    const { response, steps } = await edge.trace(url, { headers: sent, redirect: 'manual' });
    expect(response.status, JSON.stringify(steps)).toBe(status);
    for (const [name, value] of Object.entries(expected))
      expect([name, response.headers.get(name)]).toEqual([name, value]);
    if (body !== undefined) expect(await response.text()).toContain(body);
    expect(requests.length).toBe(status === 200 || origin !== 200 ? 1 : 0);
    if (seen !== undefined) expect(requests[0]?.url).toBe(seen);
    for (const [name, value] of Object.entries(seenHeaders))
      expect([name, requests[0]?.headers.get(name)]).toEqual([name, value]);
  });

  test('bulk redirects take the most specific item of a list', async () => {
    const { client, account_id, record, edge, emulator } = await openSite();
    await record('www');
    const list = await client.rules.lists.create({ account_id, kind: 'redirect', name: 'moved' });
    await client.rules.lists.items.create(list.id, {
      account_id,
      body: [
        {
          redirect: {
            source_url: 'https://www.example.com/',
            target_url: 'https://example.net/',
            subpath_matching: true,
            status_code: 302,
          },
        },
        {
          redirect: {
            source_url: 'www.example.com/docs',
            target_url: 'https://docs.example.net/',
            status_code: 301,
            preserve_query_string: true,
          },
        },
      ],
    });
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
    emulator.clock.advance(5000); // the operation on the list is complete
    const locationOf = async (path: string) =>
      (await edge.fetch(`https://www.example.com${path}`, { redirect: 'manual' })).headers.get('location');
    expect(await locationOf('/docs?a=1')).toBe('https://docs.example.net/?a=1');
    expect(await locationOf('/a/b')).toBe('https://example.net/a/b');
  });

  test.each([
    ['https://example.net/', '?a=b%20c&flag', 'https://example.net/?a=b%20c&flag'],
    ['https://example.net/#part', '?a=1', 'https://example.net/?a=1#part'],
    ['https://example.net/?own=1#part', '?a=1', 'https://example.net/?a=1&own=1#part'],
    ['https://example.net/?own=1', '', 'https://example.net/?own=1'],
  ])('a redirect to %s keeps the query "%s" as it was sent', async (target, query, expected) => {
    const { client, zone_id, record, edge } = await openSite();
    await record('www');
    await client.rulesets.phases.update('http_request_dynamic_redirect', {
      zone_id,
      rules: [
        {
          action: 'redirect',
          expression: 'true',
          action_parameters: {
            from_value: { target_url: { value: target }, status_code: 302, preserve_query_string: true },
          },
        },
      ],
    });
    const response = await edge.fetch(`https://www.example.com/${query}`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(expected);
  });

  test('a rate limit counts on the clock, and ends', async () => {
    const { client, zone_id, record, edge, emulator } = await openSite();
    await record('www');
    await client.rulesets.phases.update('http_ratelimit', {
      zone_id,
      rules: [
        {
          action: 'block',
          expression: 'true',
          ratelimit: {
            characteristics: ['ip.src', 'cf.colo.id'],
            period: 10,
            requests_per_period: 2,
            mitigation_timeout: 10,
          },
        },
      ],
    });
    const status = async () => (await edge.fetch('https://www.example.com/')).status;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    emulator.clock.advance(5000);
    expect(await status()).toBe(429);
    emulator.clock.advance(6000);
    expect(await status()).toBe(200);
  });

  test('IP Access rules block, and an allowed address passes security rules', async () => {
    const { client, zone_id, record, edge } = await openSite({ visitor: { ip: '198.51.100.7' } });
    await record('www');
    const rule = await client.firewall.accessRules.create({
      zone_id,
      mode: 'block',
      configuration: { target: 'ip_range', value: '198.51.100.0/24' },
    });
    const status = async () => (await edge.fetch('https://www.example.com/')).status;
    expect(await status()).toBe(403);
    await client.firewall.accessRules.edit(rule.id, {
      zone_id,
      mode: 'whitelist',
      configuration: { target: 'ip_range', value: '198.51.100.0/24' },
    });
    await client.rulesets.phases.update('http_request_firewall_custom', {
      zone_id,
      rules: [{ action: 'block', expression: 'true' }],
    });
    expect(await status()).toBe(200);
  });

  test('the link of a challenge page lets the visitor pass', async () => {
    const { client, zone_id, record, edge } = await openSite();
    await record('www');
    await client.rulesets.phases.update('http_request_firewall_custom', {
      zone_id,
      rules: [{ action: 'managed_challenge', expression: 'true' }],
    });
    const page = await (await edge.fetch('https://www.example.com/shop?a=1')).text();
    const link = /href="([^"]+)"/.exec(page)?.[1] ?? '';
    const passed = await edge.fetch(`https://www.example.com${link}`, { redirect: 'manual' });
    expect(passed.headers.get('location')).toBe('/shop?a=1');
    const cookie = passed.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await edge.fetch('https://www.example.com/shop?a=1', { headers: { cookie } })).status).toBe(200);
  });
});

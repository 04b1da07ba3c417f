/** The edge caches responses of origins, and purges empty its cache. */
import { describe, expect, test } from 'vitest';
import { openSite } from './site.ts';

type Headers = Record<string, string>;

/** A site whose origin counts its requests; `next` changes its responses. */
async function openCached() {
  const next: { status: number; headers: Headers } = { status: 200, headers: {} };
  const seen: Request[] = [];
  const site = await openSite({
    origin: (request) => {
      seen.push(request);
      const isCurrent = next.headers.etag !== undefined && request.headers.get('if-none-match') === next.headers.etag;
      const body = `${new URL(request.url).pathname} ${seen.length}`;
      return new Response(isCurrent ? null : body, { status: isCurrent ? 304 : next.status, headers: next.headers });
    },
  });
  await site.record('www');
  const get = async (path: string, init?: RequestInit) => {
    const response = await site.edge.fetch(`https://www.example.com${path}`, init);
    return { status: response.headers.get('cf-cache-status'), headers: response.headers, text: await response.text() };
  };
  const statuses = async (...paths: readonly string[]) => {
    const found: (string | null)[] = [];
    for (const path of paths) found.push((await get(path)).status);
    return found;
  };
  const rule = (action_parameters: object, expression = 'true') => {
    const rules: object[] = [{ action: 'set_cache_settings', expression, action_parameters }];
    const { zone_id } = site;
    return site.client.rulesets.phases.update('http_request_cache_settings', { zone_id, rules: rules as [] });
  };
  return { ...site, next, seen, get, statuses, rule };
}

describe('https://developers.cloudflare.com/cache/concepts/default-cache-behavior/', () => {
  test('files with a known extension are cached, pages are not', async () => {
    const { get, statuses, emulator, seen } = await openCached();
    expect(await statuses('/a.css', '/a.css', '/', '/', '/data.json', '/robots.txt', '/robots.txt')).toEqual([
      ...['MISS', 'HIT', 'DYNAMIC', 'DYNAMIC', 'DYNAMIC', 'MISS', 'HIT'],
    ]);
    emulator.clock.advance(60_000);
    const again = await get('/a.css');
    expect([again.status, again.headers.get('age'), again.text]).toEqual(['HIT', '60', '/a.css 1']);
    expect((await get('/a.css', { method: 'POST' })).status).toBe('DYNAMIC');
    expect((await get('/a.css', { method: 'HEAD' })).text).toBe('');
    expect(seen.length).toBe(6);
  });

  test.each([
    ['private', { 'cache-control': 'private' }],
    ['no-store', { 'cache-control': 'no-store' }],
    ['a cookie', { 'set-cookie': 'a=b' }],
  ] as [string, Headers][])('a response with %s is not cached', async (_, headers) => {
    const { next, statuses } = await openCached();
    next.headers = headers;
    expect(await statuses('/a.js', '/a.js')).toEqual(['BYPASS', 'BYPASS']);
  });

  test.each([
    ['max-age=60', 60],
    ['max-age=10, s-maxage=90', 90],
  ])('%s is the time that a response is fresh', async (control, seconds) => {
    const { next, statuses, emulator } = await openCached();
    next.headers = { 'cache-control': control };
    expect(await statuses('/a.js', '/a.js')).toEqual(['MISS', 'HIT']);
    emulator.clock.advance((seconds - 1) * 1000);
    expect(await statuses('/a.js')).toEqual(['HIT']);
    emulator.clock.advance(2000);
    expect(await statuses('/a.js', '/a.js')).toEqual(['EXPIRED', 'HIT']);
  });

  test.each([
    [200, 7200],
    [302, 1200],
    [404, 180],
  ])('status %i is cached for %i seconds', async (status, seconds) => {
    const { next, statuses, emulator } = await openCached();
    next.status = status;
    await statuses('/a.js');
    emulator.clock.advance((seconds - 1) * 1000);
    expect(await statuses('/a.js')).toEqual(['HIT']);
    emulator.clock.advance(2000);
    expect(await statuses('/a.js')).toEqual(['EXPIRED']);
  });

  test('other statuses are not cached', async () => {
    const { next, statuses } = await openCached();
    next.status = 500;
    expect(await statuses('/a.js', '/a.js')).toEqual(['MISS', 'MISS']);
  });

  test('a request with credentials is cached only if the response is public', async () => {
    const { next, get } = await openCached();
    const init = { headers: { authorization: 'Bearer x' } };
    expect((await get('/a.js', init)).status).toBe('BYPASS');
    next.headers = { 'cache-control': 'public, max-age=60' };
    expect([(await get('/b.js', init)).status, (await get('/b.js', init)).status]).toEqual(['MISS', 'HIT']);
  });

  test('an expired response is revalidated by its tag', async () => {
    const { next, get, emulator, seen } = await openCached();
    next.headers = { etag: '"1"', 'cache-control': 'max-age=10' };
    await get('/a.js');
    emulator.clock.advance(11_000);
    const again = await get('/a.js');
    expect([again.status, again.text, seen.length]).toEqual(['REVALIDATED', '/a.js 1', 2]);
    expect((await get('/a.js', { headers: { 'if-none-match': '"1"' } })).text).toBe('');
    for (const tags of ['W/"1"', '"0","1"', '*'])
      expect((await get('/a.js', { headers: { 'if-none-match': tags } })).text, tags).toBe('');
    expect((await get('/a.js', { headers: { 'if-none-match': '"0"' } })).text).toBe('/a.js 1');
  });

  test('an origin that is away leaves what is stored', async () => {
    const { next, get, emulator } = await openCached();
    next.headers = { 'cache-control': 'max-age=10' };
    await get('/a.js');
    emulator.clock.advance(11_000);
    next.status = 522;
    const stale = await get('/a.js');
    expect([stale.status, stale.text]).toEqual(['STALE', '/a.js 1']);
  });
});

describe('https://developers.cloudflare.com/cache/how-to/cache-rules/settings/', () => {
  test('a rule makes pages eligible, or nothing', async () => {
    const { rule, statuses } = await openCached();
    await rule({ cache: true }, 'starts_with(http.request.uri.path, "/shop")');
    expect(await statuses('/shop/1', '/shop/1', '/other')).toEqual(['MISS', 'HIT', 'DYNAMIC']);
    await rule({ cache: false });
    expect(await statuses('/new.css', '/new.css')).toEqual(['DYNAMIC', 'DYNAMIC']);
  });

  test('a rule overrides the time of the origin, by status too, and that of browsers', async () => {
    const { rule, next, get, statuses, emulator } = await openCached();
    next.headers = { 'cache-control': 'no-store' };
    await rule({
      cache: true,
      edge_ttl: {
        mode: 'override_origin',
        default: 600,
        status_code_ttl: [{ status_code_range: { from: 500 }, value: -1 }],
      },
      browser_ttl: { mode: 'override_origin', default: 1000 },
    });
    expect((await get('/')).headers.get('cache-control')).toBe('max-age=1000');
    emulator.clock.advance(599_000);
    expect(await statuses('/')).toEqual(['HIT']);
    next.status = 503;
    expect(await statuses('/down')).toEqual(['BYPASS']);
  });

  test('bypass_by_default caches only with headers of the origin', async () => {
    const { rule, next, statuses } = await openCached();
    await rule({ cache: true, edge_ttl: { mode: 'bypass_by_default' } });
    expect(await statuses('/', '/')).toEqual(['BYPASS', 'BYPASS']);
    next.headers = { 'cache-control': 'max-age=60' };
    expect(await statuses('/', '/')).toEqual(['MISS', 'HIT']);
  });

  test.each([
    ['query_string', { query_string: { exclude: { list: ['utm'] } } }, '/a.js?id=1&utm=1', '/a.js?utm=2&id=1', 'HIT'],
    ['query_string', { query_string: { include: { list: ['id'] } } }, '/a.js?id=1', '/a.js?id=2', 'MISS'],
    ['query_string', { query_string: { exclude: { all: true } } }, '/a.js?id=1', '/a.js', 'HIT'],
  ])('the key is made of %s %o', async (_, custom_key, first, second, expected) => {
    const { rule, statuses } = await openCached();
    await rule({ cache: true, cache_key: { custom_key } });
    expect(await statuses(first, second)).toEqual(['MISS', expected]);
  });

  test('the key may hold headers and cookies', async () => {
    const { rule, get } = await openCached();
    await rule({
      cache: true,
      cache_key: { custom_key: { header: { include: ['x-team'] }, cookie: { check_presence: ['session'] } } },
    });
    const status = async (headers: Headers) => (await get('/a.js', { headers })).status;
    expect([await status({ 'x-team': 'a' }), await status({ 'x-team': 'b' })]).toEqual(['MISS', 'MISS']);
    expect([await status({ 'x-team': 'a' }), await status({ 'x-team': 'a', cookie: 'session=1' })]).toEqual([
      'HIT',
      'MISS',
    ]);
  });
});

describe('https://developers.cloudflare.com/cache/how-to/purge-cache/', () => {
  const KINDS: readonly [string, object, readonly string[]][] = [
    ['everything', { purge_everything: true }, ['MISS', 'MISS', 'MISS']],
    ['files', { files: ['https://www.example.com/a/1.js'] }, ['MISS', 'HIT', 'HIT']],
    ['tags', { tags: ['TWO'] }, ['HIT', 'MISS', 'HIT']],
    ['hosts', { hosts: ['www.example.com'] }, ['MISS', 'MISS', 'MISS']],
    ['prefixes', { prefixes: ['www.example.com/a'] }, ['MISS', 'MISS', 'HIT']],
  ];

  test.each(KINDS)('a purge of %s', async (_, body, expected) => {
    const { client, zone_id, next, statuses, get } = await openCached();
    next.headers = { 'cache-tag': 'one' };
    await get('/a/1.js');
    next.headers = { 'cache-tag': 'one,two' };
    const { headers } = await get('/a/2.js');
    expect(headers.get('cache-tag')).toBe(null);
    next.headers = {};
    await get('/ab.js');
    await client.cache.purge({ zone_id, ...body } as { zone_id: string; purge_everything: true });
    expect(await statuses('/a/1.js', '/a/2.js', '/ab.js')).toEqual(expected);
  });

  test('an invalidated response is revalidated, not removed', async () => {
    const { client, zone_id, next, statuses } = await openCached();
    next.headers = { etag: '"1"' };
    await statuses('/a.js');
    await client.cache.invalidate({ zone_id, tags: ['other'] });
    expect(await statuses('/a.js')).toEqual(['HIT']);
    await client.cache.invalidate({ zone_id, purge_everything: true });
    expect(await statuses('/a.js')).toEqual(['REVALIDATED']);
  });
});

/** Workers after https://developers.cloudflare.com/workers/examples/. */
import { basic, type Documented, post, worker } from './documented.ts';

export const EXAMPLES: readonly Documented[] = [
  {
    page: 'examples/return-html/',
    code: worker("return new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html;charset=UTF-8' } });"),
    body: '<h1>Hello</h1>',
    headers: { 'content-type': 'text/html;charset=UTF-8' },
  },
  {
    page: 'examples/return-json/',
    code: worker("return Response.json({ hello: 'world' });"),
    body: { hello: 'world' },
    headers: { 'content-type': 'application/json' },
  },
  {
    page: 'examples/redirect/',
    code: worker("return Response.redirect('https://www.example.com/new', 301);"),
    status: 301,
    headers: { location: 'https://www.example.com/new' },
  },
  {
    page: 'examples/bulk-redirects/',
    code: worker(
      "const to = MAP.get(new URL(request.url).pathname); return to ? Response.redirect('https://www.example.com' + to, 301) : fetch(request);",
      "const MAP = new Map([['/bulk1', '/redirect2']]);",
    ),
    path: '/bulk1',
    status: 301,
    headers: { location: 'https://www.example.com/redirect2' },
  },
  {
    page: 'examples/bulk-origin-proxy/',
    code: worker(
      'const url = new URL(request.url); url.hostname = ORIGINS[url.pathname]; return fetch(url);',
      "const ORIGINS = { '/beta': 'beta.example.com' };",
    ),
    path: '/beta',
    body: 'GET https://beta.example.com/beta',
  },
  {
    page: 'examples/respond-with-another-site/',
    code: worker(
      "return request.method === 'GET' ? fetch('https://another.example.com/') : new Response('MethodNotAllowed');",
    ),
    body: 'GET https://another.example.com/',
  },
  {
    page: 'examples/fetch-html/',
    code: worker("return fetch('https://another.example.com/page');"),
    body: 'GET https://another.example.com/page',
  },
  {
    page: 'examples/fetch-json/',
    code: worker(
      "const response = await fetch('https://another.example.com/data.json'); return Response.json(await response.json());",
    ),
    body: { url: '/data.json' },
  },
  {
    page: 'examples/post-json/',
    code: worker(
      "return fetch('https://another.example.com/echo', { method: 'POST', body: JSON.stringify({ results: ['default'] }), headers: { 'content-type': 'application/json' } });",
    ),
    body: { results: ['default'] },
  },
  {
    page: 'examples/aggregate-requests/',
    code: worker(
      "const all = await Promise.all(['/a.json', '/b.json'].map(async (path) => (await fetch('https://another.example.com' + path)).json())); return Response.json(all);",
    ),
    body: [{ url: '/a.json' }, { url: '/b.json' }],
  },
  {
    page: 'examples/read-post/',
    code: worker('const form = await request.formData(); return Response.json(Object.fromEntries(form));'),
    init: post('name=Ada&city=London', 'application/x-www-form-urlencoded'),
    body: { name: 'Ada', city: 'London' },
  },
  {
    page: 'examples/modify-request-property/',
    code: worker(
      "const url = new URL(request.url); url.hostname = 'another.example.com'; url.pathname = '/echo'; return fetch(new Request(url, { method: 'POST', body: 'changed', headers: { 'x-example': 'yes' } }));",
    ),
    body: 'changed',
  },
  {
    page: 'examples/modify-response/',
    code: worker(
      "const first = await fetch(request); const response = new Response('modified', first); response.headers.append('foo', 'bar'); return response;",
    ),
    body: 'modified',
    headers: { foo: 'bar', 'x-origin': 'yes' },
  },
  {
    page: 'examples/alter-headers/',
    code: worker(
      "const response = await fetch(request); const changed = new Response(response.body, response); changed.headers.append('x-workers-hello', 'Hello'); changed.headers.delete('x-origin'); changed.headers.set('x-other', 'changed'); return changed;",
    ),
    headers: { 'x-workers-hello': 'Hello', 'x-origin': null, 'x-other': 'changed' },
  },
  {
    page: 'examples/logging-headers/',
    code: worker(
      "const headers = Object.fromEntries(request.headers); console.log(new Map(request.headers)); return new Response(headers['x-sent']);",
    ),
    init: { headers: { 'x-sent': 'seen' } },
    body: 'seen',
  },
  {
    page: 'examples/extract-cookie-value/',
    code: worker(
      "const pairs = (request.headers.get('cookie') ?? '').split(/;\\s*/).map((one) => one.split('=')); const value = new Map(pairs).get('__uid'); return new Response(value ?? 'No cookie');",
    ),
    init: { headers: { cookie: 'a=b; __uid=42' } },
    body: '42',
  },
  {
    page: 'examples/auth-with-headers/',
    code: worker(
      "return request.headers.get('X-Custom-PSK') === 'mypresharedkey' ? fetch(request) : new Response('Sorry, you have supplied an invalid key.', { status: 403 });",
    ),
    init: { headers: { 'x-custom-psk': 'wrong' } },
    status: 403,
    body: 'Sorry, you have supplied an invalid key.',
  },
  {
    page: 'examples/basic-auth/',
    code: worker(
      `const [scheme, encoded] = (request.headers.get('Authorization') ?? '').split(' ');
      if (scheme !== 'Basic') return new Response('You need to login.', { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="my scope", charset="UTF-8"' } });
      const given = Buffer.from(encoded, 'base64'); const right = Buffer.from('admin:password');
      const isRight = given.byteLength === right.byteLength && crypto.subtle.timingSafeEqual(given, right);
      return new Response(isRight ? 'private' : 'Incorrect', { status: isRight ? 200 : 403 });`,
      "import { Buffer } from 'node:buffer';",
    ),
    init: basic('admin:password'),
    body: 'private',
  },
  {
    page: 'examples/protect-against-timing-attacks/',
    code: worker(
      "const [one, other] = await Promise.all(['secret', new URL(request.url).searchParams.get('key')].map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))); return new Response(String(crypto.subtle.timingSafeEqual(one, other)));",
    ),
    path: '/?key=secret',
    body: 'true',
  },
  {
    page: 'examples/signing-requests/',
    code: worker(`const url = new URL(request.url); const key = await crypto.subtle.importKey('raw', new TextEncoder().encode('my secret'), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
      const text = new TextEncoder().encode(url.pathname); const mac = await crypto.subtle.sign('HMAC', key, text);
      return Response.json({ verified: await crypto.subtle.verify('HMAC', key, mac, text), length: mac.byteLength });`),
    path: '/signed',
    body: { verified: true, length: 32 },
  },
  {
    page: 'examples/security-headers/',
    code: worker(
      "const response = await fetch(request); const headers = new Headers(response.headers); headers.set('X-Frame-Options', 'DENY'); headers.delete('x-origin'); return new Response(response.body, { status: response.status, headers });",
    ),
    headers: { 'x-frame-options': 'DENY', 'x-origin': null },
  },
  {
    page: 'examples/country-code-redirect/',
    code: worker(
      "const to = { US: 'https://example.com/us' }[request.cf.country]; return to ? Response.redirect(to) : fetch(request);",
    ),
    status: 302,
    headers: { location: 'https://example.com/us' },
  },
  {
    page: 'examples/accessing-the-cloudflare-object/',
    code: worker(
      'return Response.json({ country: request.cf.country, colo: request.cf.colo, tls: request.cf.tlsVersion });',
    ),
    body: { country: 'US', colo: 'DFW', tls: 'TLSv1.3' },
  },
  {
    page: 'examples/geolocation-hello-world/',
    code: worker(
      "const { colo, country, city, continent, timezone } = request.cf; return new Response([colo, country, city, continent, timezone].join(' '));",
    ),
    body: 'DFW US Austin NA America/Chicago',
  },
  {
    page: 'examples/geolocation-custom-styling/',
    code: worker(
      "const hour = Number(new Date(0).toLocaleString('en-US', { hour: '2-digit', hour12: false, timeZone: request.cf.timezone })); return new Response(hour >= 18 ? 'evening' : 'day');",
    ),
    body: 'evening',
  },
  {
    page: 'examples/block-on-tls/',
    code: worker(
      "return ['TLSv1.2', 'TLSv1.3'].includes(request.cf.tlsVersion) ? fetch(request) : new Response('Please use TLS version 1.2 or higher.', { status: 403 });",
    ),
    body: /^GET https:/,
  },
  {
    page: 'examples/conditional-response/',
    code: worker(
      "if (/\\.(doc|xml)$/.test(new URL(request.url).pathname)) return new Response('Blocked', { status: 403 }); if (request.headers.get('user-agent')?.includes('annoying_robot')) return new Response('Sorry, robot.'); return fetch(request);",
    ),
    path: '/a.xml',
    status: 403,
    body: 'Blocked',
  },
  {
    page: 'examples/hot-link-protection/',
    code: worker(
      "const response = await fetch(request); const referer = request.headers.get('Referer'); return referer && new URL(referer).hostname !== new URL(request.url).hostname ? Response.redirect('https://example.com/', 302) : response;",
    ),
    init: { headers: { referer: 'https://elsewhere.test/' } },
    status: 302,
    headers: { location: 'https://example.com/' },
  },
  {
    page: 'examples/cors-header-proxy/',
    code: worker(
      "const response = await fetch('https://another.example.com/data.json'); const open = new Response(response.body, response); open.headers.set('Access-Control-Allow-Origin', request.headers.get('origin')); open.headers.append('Vary', 'Origin'); return open;",
    ),
    init: { headers: { origin: 'https://app.test' } },
    body: { url: '/data.json' },
    headers: { 'access-control-allow-origin': 'https://app.test', vary: 'Origin' },
  },
  {
    page: 'examples/ab-testing/',
    code: worker(
      "const url = new URL(request.url); const group = (request.headers.get('cookie') ?? '').includes('test=control') ? 'control' : 'test'; url.pathname = '/' + group + url.pathname; const response = new Response((await fetch(url)).body); response.headers.append('Set-Cookie', 'test=' + group); return response;",
    ),
    path: '/page',
    init: { headers: { cookie: 'test=control' } },
    body: /\/control\/page$/,
    headers: { 'set-cookie': 'test=control' },
  },
  {
    page: 'examples/data-loss-prevention/',
    code: worker(
      "const response = await fetch(request); const text = await response.text(); return new Response(/\\b\\d{4}-\\d{4}\\b/.test(text) ? 'blocked' : text);",
    ),
    body: /^GET https:/,
  },
  {
    page: 'examples/debugging-logs/',
    code: worker(
      "let response; try { throw new Error('debug'); } catch (error) { response = new Response(error.message, { headers: { 'X-Debug-err': error.message } }); ctx.waitUntil(fetch('https://another.example.com/echo', { method: 'POST', body: 'log' })); } return response;",
    ),
    body: 'debug',
    headers: { 'x-debug-err': 'debug' },
  },
  {
    page: 'examples/rewrite-links/',
    code: worker(
      "class Links { element(one) { one.setAttribute('href', one.getAttribute('href').replace('old.test', 'new.test')); } } return new HTMLRewriter().on('a', new Links()).transform(new Response('<a href=\"https://old.test/x\">x</a>'));",
    ),
    body: '<a href="https://new.test/x">x</a>',
  },
  {
    page: 'examples/turnstile-html-rewriter/',
    code: worker(
      "return new HTMLRewriter().on('head', { element(one) { one.append('<script src=\"/api.js\"></script>', { html: true }); } }).transform(new Response('<head></head>'));",
    ),
    body: '<head><script src="/api.js"></script></head>',
  },
  {
    page: 'examples/spa-shell/',
    code: worker(
      "const data = { user: 'Ada' }; return new HTMLRewriter().on('script#boot', { element(one) { one.setInnerContent(JSON.stringify(data)); } }).transform(new Response('<script id=\"boot\"></script>'));",
    ),
    body: '<script id="boot">{"user":"Ada"}</script>',
  },
  {
    page: 'examples/streaming-json/',
    code: worker(
      "const { readable, writable } = new TransformStream(); const writer = writable.getWriter(); const text = new TextEncoder(); ctx.waitUntil((async () => { for (const n of [1, 2]) await writer.write(text.encode(JSON.stringify({ n }) + '\\n')); await writer.close(); })()); return new Response(readable, { headers: { 'content-type': 'application/x-ndjson' } });",
    ),
    body: '{"n":1}\n{"n":2}\n',
  },
  {
    page: 'examples/103-early-hints/',
    code: worker("return new Response('page', { headers: { link: '</style.css>; rel=preload; as=style' } });"),
    headers: { link: '</style.css>; rel=preload; as=style' },
  },
  {
    page: 'examples/cache-using-fetch/',
    code: worker(
      "const url = new URL(request.url); const response = await fetch(request, { cf: { cacheTtl: 5, cacheEverything: true, cacheKey: url.hostname + url.pathname } }); const own = new Response(response.body, response); own.headers.set('Cache-Control', 'max-age=1500'); return own;",
    ),
    headers: { 'cache-control': 'max-age=1500' },
  },
  {
    page: 'examples/cache-tags/',
    code: worker(
      "const tags = new URL(request.url).searchParams.get('tags').split(','); return Response.json({ tags }, { headers: { 'cache-tag': tags.join(',') } });",
    ),
    path: '/?tags=a,b',
    body: { tags: ['a', 'b'] },
  },
  {
    page: 'examples/analytics-engine/',
    code: worker(
      "env.EVENTS.writeDataPoint({ blobs: ['a'], doubles: [1], indexes: ['x'] }); return new Response('written');",
    ),
    body: 'written',
  },
  {
    page: 'examples/images-workers/',
    code: worker(
      "const [, , account, ...rest] = new URL(request.url).pathname.split('/'); return new Response('https://imagedelivery.net/' + [account, ...rest].join('/'));",
    ),
    path: '/images/hash/id/public',
    body: 'https://imagedelivery.net/hash/id/public',
  },
];

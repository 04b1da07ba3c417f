/** Workers after the examples of the documentation, each with its page, and requests with the response that the page promises. */

export interface Documented {
  /** Below https://developers.cloudflare.com/workers/ */
  readonly page: string;
  readonly code: string;
  readonly path?: string;
  readonly init?: RequestInit;
  readonly status?: number;
  /** Text of the response, or JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | null>>;
}

const worker = (body: string, before = ''): string =>
  `${before}\nexport default { async fetch(request, env, ctx) { ${body} } };`;
const post = (body: string, type: string): RequestInit => ({ method: 'POST', body, headers: { 'content-type': type } });
const basic = (pair: string): RequestInit => ({ headers: { authorization: `Basic ${btoa(pair)}` } });

const EXAMPLES: readonly Documented[] = [
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

const APIS: readonly Documented[] = [
  {
    page: 'runtime-apis/html-rewriter/',
    code: worker(
      "let text = ''; return new HTMLRewriter().on('p', { text(chunk) { text += chunk.text; if (chunk.lastInTextNode) { chunk.replace(text.toUpperCase()); text = ''; } else chunk.remove(); }, comments(one) { one.remove(); } }).transform(new Response('<p>hi<!-- x --></p>'));",
    ),
    body: '<p>HI</p>',
  },
  {
    page: 'runtime-apis/web-crypto/',
    code: worker(
      "const digest = await crypto.subtle.digest('MD5', new TextEncoder().encode('hello')); return new Response([...new Uint8Array(digest)].map((one) => one.toString(16).padStart(2, '0')).join(''));",
    ),
    body: '5d41402abc4b2a76b9719d911017c592',
  },
  {
    page: 'runtime-apis/encoding/',
    code: worker(
      "return Response.json([new TextDecoder().decode(new TextEncoder().encode('ü')), new TextEncoder().encode('ü').length]);",
    ),
    body: ['ü', 2],
  },
  {
    page: 'runtime-apis/streams/transformstream/',
    code: worker(
      "const { readable, writable } = new TransformStream({ transform(chunk, controller) { controller.enqueue(new TextEncoder().encode(new TextDecoder().decode(chunk).toUpperCase())); } }); new Response('loud').body.pipeTo(writable); return new Response(readable);",
    ),
    body: 'LOUD',
  },
  {
    page: 'runtime-apis/request/',
    code: worker(
      "const copy = new Request(request.clone(), { method: 'PUT' }); return Response.json([request.method, copy.method, await copy.text(), await request.text()]);",
    ),
    init: post('x', 'text/plain'),
    body: ['POST', 'PUT', 'x', 'x'],
  },
  {
    page: 'runtime-apis/response/',
    code: worker("return new Response('made', { status: 201, statusText: 'Made', headers: { 'x-a': 'b' } });"),
    status: 201,
    body: 'made',
    headers: { 'x-a': 'b' },
  },
  {
    page: 'runtime-apis/headers/',
    code: worker(
      "const headers = new Headers(); headers.append('Set-Cookie', 'a=1'); headers.append('Set-Cookie', 'b=2'); return Response.json(headers.getSetCookie());",
    ),
    body: ['a=1', 'b=2'],
  },
  {
    page: 'runtime-apis/web-standards/',
    code: worker(
      "const url = new URL('/x?b=1', request.url); url.searchParams.sort(); return Response.json([url.pathname, new URLPattern({ pathname: '/:name' }).exec(url).pathname.groups.name, structuredClone({ a: 1 }), atob(btoa('z'))]);",
    ),
    body: ['/x', 'x', { a: 1 }, 'z'],
  },
  {
    page: 'runtime-apis/context/',
    code: worker("ctx.passThroughOnException(); ctx.waitUntil(scheduler.wait(1)); return new Response('done');"),
    body: 'done',
  },
  {
    page: 'runtime-apis/scheduler/',
    code: worker("await scheduler.wait(1); return new Response('waited');"),
    body: 'waited',
  },
  {
    page: 'runtime-apis/eventsource/',
    code: worker(
      "const source = EventSource.from(new Response('data: one\\n\\n').body); return new Response(await new Promise((resolve) => { source.onmessage = ({ data }) => resolve(data); }));",
    ),
    body: 'one',
  },
  {
    page: 'runtime-apis/messagechannel/',
    code: worker(
      "const { port1, port2 } = new MessageChannel(); const heard = new Promise((resolve) => { port2.onmessage = ({ data }) => resolve(data); }); port1.postMessage('through'); return new Response(await heard);",
    ),
    body: 'through',
  },
  {
    page: 'runtime-apis/webassembly/javascript/',
    code: worker(
      'const { exports } = new WebAssembly.Instance(module); return new Response(String(exports.add(2, 3)));',
      "import module from './add.wasm';",
    ),
    body: '5',
  },
  {
    page: 'runtime-apis/nodejs/asynclocalstorage/',
    code: worker(
      "return storage.run('inside', async () => { await Promise.resolve(); return new Response(storage.getStore()); });",
      "import { AsyncLocalStorage } from 'node:async_hooks'; const storage = new AsyncLocalStorage();",
    ),
    body: 'inside',
  },
  {
    page: 'runtime-apis/nodejs/buffer/',
    code: worker(
      "return new Response(Buffer.from('6869', 'hex').toString());",
      "import { Buffer } from 'node:buffer';",
    ),
    body: 'hi',
  },
  {
    page: 'runtime-apis/nodejs/crypto/',
    code: worker(
      "return new Response(createHash('sha1').update('hello').digest('hex'));",
      "import { createHash } from 'node:crypto';",
    ),
    body: 'aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d',
  },
  {
    page: 'runtime-apis/nodejs/eventemitter/',
    code: worker(
      "const emitter = new EventEmitter(); let heard = ''; emitter.on('hello', (...args) => { heard = args.join(); }); emitter.emit('hello', 1, 2); return new Response(heard);",
      "import { EventEmitter } from 'node:events';",
    ),
    body: '1,2',
  },
  {
    page: 'runtime-apis/nodejs/path/',
    code: worker("return new Response(path.join('a', '..', 'b'));", "import path from 'node:path';"),
    body: 'b',
  },
  {
    page: 'runtime-apis/nodejs/util/',
    code: worker(
      "return Response.json([types.isPromise(Promise.resolve()), await promisify((done) => done(null, 'value'))()]);",
      "import { promisify, types } from 'node:util';",
    ),
    body: [true, 'value'],
  },
  {
    page: 'runtime-apis/nodejs/zlib/',
    code: worker(
      "return new Response(gunzipSync(gzipSync('packed')).toString());",
      "import { gunzipSync, gzipSync } from 'node:zlib';",
    ),
    body: 'packed',
  },
  {
    page: 'runtime-apis/nodejs/assert/',
    code: worker(
      'try { strictEqual(1, 2); } catch (error) { return new Response(error.name); }',
      "import { strictEqual } from 'node:assert';",
    ),
    body: 'AssertionError',
  },
  {
    page: 'runtime-apis/nodejs/url/',
    code: worker("return new Response(domainToASCII('español.com'));", "import { domainToASCII } from 'node:url';"),
    body: 'xn--espaol-zwa.com',
  },
  {
    page: 'runtime-apis/nodejs/string-decoder/',
    code: worker(
      "return new Response(new StringDecoder('utf8').write(new Uint8Array([0xe2, 0x82, 0xac])));",
      "import { StringDecoder } from 'node:string_decoder';",
    ),
    body: '€',
  },
  {
    page: 'runtime-apis/bindings/kv/',
    code: worker("await env.KV.put('key', 'value'); return new Response(await env.KV.get('key'));"),
    body: 'value',
  },
  {
    page: 'runtime-apis/bindings/r2/',
    code: worker("await env.BUCKET.put('file', 'text'); return new Response((await env.BUCKET.get('file')).body);"),
    body: 'text',
  },
  {
    page: 'runtime-apis/bindings/rate-limit/',
    code: worker(
      "const key = 'one'; const results = []; for (let n = 0; n < 3; n += 1) results.push((await env.LIMIT.limit({ key })).success); return Response.json(results);",
    ),
    body: [true, true, false],
  },
  {
    page: 'runtime-apis/bindings/version-metadata/',
    code: worker(
      'const { id, tag, timestamp } = env.VERSION; return Response.json([typeof id, tag, Number.isFinite(Date.parse(timestamp))]);',
    ),
    body: ['string', '', true],
  },
  {
    page: 'configuration/environment-variables/',
    code: worker('return Response.json([env.API_HOST, env.SETTINGS.deep]);'),
    body: ['api.test', true],
  },
  { page: 'configuration/secrets/', code: worker('return new Response(env.KEY);'), body: 'hidden' },
];

export const DOCUMENTED: readonly Documented[] = [...EXAMPLES, ...APIS];

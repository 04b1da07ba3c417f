/** Workers after the pages on runtime APIs, bindings and configuration. */
import { type Documented, post, worker } from './documented.ts';

export const APIS: readonly Documented[] = [
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

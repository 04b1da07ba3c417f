/** Responses of `nodeTransport()` behave like those of `fetch`: each test runs with both. */
import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { failure, GET, grown, serve, serveRaw, transports, until } from './test-support.ts';
import { nodeTransport } from './transport.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const text = 'gräßlich '.repeat(3000);
const codings: [name: string, header: string, bytes: Uint8Array][] = [
  ['gzip', 'gzip', zlib.gzipSync(text)],
  ['x-gzip', 'x-GZIP', zlib.gzipSync(text)],
  ['deflate', 'deflate', zlib.deflateSync(text)],
  ['deflate without a header', 'deflate', zlib.deflateRawSync(text)],
  ['brotli', 'br', zlib.brotliCompressSync(text)],
  ['zstd', 'zstd', zlib.zstdCompressSync(text)],
  ['two codings', 'deflate, gzip', zlib.gzipSync(zlib.deflateSync(text))],
  ['more than is decoded at once', 'gzip', zlib.gzipSync(text, { level: 0 })],
  ['a coding that nobody knows', 'rot13, x', Buffer.from(text)],
  ['no coding', 'identity', Buffer.from(text)],
  ['gzip without its end', 'gzip', zlib.gzipSync(text).subarray(0, -8)],
];

describe.each(transports)('a response to %s', (_, transport) => {
  const answer = async (write: (response: ServerResponse) => void, init = GET) =>
    transport(`${await serve((_, response) => write(response))}/path?query#hash`, init);

  it('a response has status, headers and URL', async () => {
    const response = await answer((to) => {
      to.writeHead(404, 'Not There', { 'X-One': 'grün', 'set-cookie': ['a=1', 'b=2'], link: ['<a>', '<b>'] });
      to.end('{}');
    });
    const { status, statusText, ok, redirected, url } = response;
    expect({ status, statusText, ok, redirected }).toEqual({
      status: 404,
      statusText: 'Not There',
      ok: false,
      redirected: false,
    });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/path\?query/);
    const { headers } = response;
    expect([headers.get('x-one'), headers.get('LINK'), headers.has('x-two'), headers.get('x-two')]).toEqual([
      'grün',
      '<a>, <b>',
      false,
      null,
    ]);
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect([...headers].filter(([name]) => name === 'set-cookie')).toHaveLength(2);
    expect([...headers.keys()]).toEqual([...new Headers(headers).keys()]);
    const each: string[] = [];
    headers.forEach((value, name) => {
      each.push(`${name}: ${value}`);
    });
    expect(each).toContain('x-one: grün');
    expect(() => headers.set('a', 'b')).toThrow(TypeError);
  });

  it('a response is an instance of Response', async () => {
    const response = await answer((to) => to.end('{"a":1}'));
    expect(response).toBeInstanceOf(Response);
    expect(response.headers).toBeInstanceOf(Headers);
    expect([response.constructor, response.headers.constructor]).toEqual([Response, Headers]);
    expect(Object.prototype.toString.call(response)).toBe('[object Response]');
    expect(inspect(response)).toMatch(/status: 200[\s\S]*Headers \{/);
    expect(await new Response(response.body, response).json()).toEqual({ a: 1 });
  });

  it.each(codings)('a response is decoded: %s', async (_, header, bytes) => {
    const write = (to: ServerResponse) => to.writeHead(200, { 'content-encoding': header }).end(bytes);
    expect(await (await answer(write)).text()).toBe(text);
    const { body } = await answer(write);
    const chunks: Uint8Array[] = [];
    for await (const chunk of body ?? []) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe(text);
  });

  it('a body that does not match its content coding is an error', async () => {
    const write = (to: ServerResponse) => to.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
    expect((await failure((await answer(write)).text())).name).toBe('TypeError');
    expect((await failure((await answer(write)).blob())).name).toBe('TypeError');
  });

  it('an empty body with a content coding is not an error', async () => {
    expect(await (await answer((to) => to.writeHead(200, { 'content-encoding': 'gzip' }).end())).text()).toBe('');
  });

  it('a response can be read in every form', async () => {
    const write = (to: ServerResponse) =>
      to.writeHead(200, { 'content-type': 'application/json' }).end('\ufeff{"ä":1}');
    expect(await (await answer(write)).text()).toBe('{"ä":1}');
    expect(await (await answer(write)).json()).toEqual({ ä: 1 });
    expect(Buffer.from(await (await answer(write)).arrayBuffer()).toString()).toBe('\ufeff{"ä":1}');
    expect(Buffer.from(await (await answer(write)).bytes()).toString()).toBe('\ufeff{"ä":1}');
    const blob = await (await answer(write)).blob();
    expect([blob.type, blob.size]).toEqual(['application/json', 11]);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await (await answer((to) => to.writeHead(200, form).end('a=b'))).formData()).get('a')).toBe('b');
    expect((await failure((await answer((to) => to.end('no JSON'))).json())).name).toBe('SyntaxError');
  });

  it('a response has its own memory', async () => {
    const response = await answer((to) => to.end('bytes'));
    expect((await response.arrayBuffer()).byteLength).toBe(5);
  });

  it('a response can only be read once', async () => {
    for (const read of [(one: Response) => one.text(), (one: Response) => one.body?.getReader().read()]) {
      const response = await answer((to) => to.end('{}'));
      expect(response.bodyUsed).toBe(false);
      await read(response);
      expect(response.bodyUsed).toBe(true);
      expect((await failure(response.text())).name).toBe('TypeError');
      expect((await failure(response.blob())).name).toBe('TypeError');
      expect(() => response.clone()).toThrow(TypeError);
      expect(response.body?.locked === true || (await response.body?.getReader().read())?.done).toBe(true);
    }
  });

  it('a response can be cloned', async () => {
    const response = await answer((to) => to.writeHead(201).end('{"a":1}'));
    const copy = response.clone();
    expect([copy.status, copy.url, copy.headers.get('connection')]).toEqual([201, response.url, 'keep-alive']);
    expect(await copy.text()).toBe('{"a":1}');
    expect(await response.json()).toEqual({ a: 1 });
  });

  it.each([204, 205, 304])('a response with status %i has no body', async (status) => {
    const response = await answer((to) => to.writeHead(status).end());
    expect([response.body, await response.text(), response.bodyUsed]).toEqual([null, '', false]);
  });

  it('a response to HEAD has no body', async () => {
    const write = (to: ServerResponse) => to.writeHead(200, { 'content-length': 9, 'content-encoding': 'gzip' }).end();
    const response = await answer(write, { ...GET, method: 'HEAD' });
    expect([response.headers.get('content-length'), await response.text()]).toEqual(['9', '']);
  });

  it('a redirect is returned, or an error if redirects are not allowed', async () => {
    const write = (to: ServerResponse) => to.writeHead(307, { location: '/elsewhere' }).end('moved');
    const response = await answer(write);
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
      307,
      '/elsewhere',
      'moved',
    ]);
    expect(await failure(answer(write, { ...GET, redirect: 'error' }))).toMatchObject({
      message: 'fetch failed',
      cause: { message: 'unexpected redirect' },
    });
  });

  it('informational responses before the final one are skipped', async () => {
    const response = await answer((to) => {
      to.writeProcessing();
      to.writeEarlyHints({ link: '</style.css>; rel=preload' });
      to.end('{}');
    });
    expect([response.status, await response.text()]).toEqual([200, '{}']);
  });

  it('an interrupted response is an error', async () => {
    const head = 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf';
    for (const read of [(one: Response) => one.text(), (one: Response) => one.blob()]) {
      const url = await serveRaw((socket) => void socket.write(head, () => setTimeout(() => socket.destroy(), 20)));
      expect(await failure(read(await transport(url, GET)))).toMatchObject({
        name: 'TypeError',
        message: 'terminated',
        cause: { code: expect.stringMatching(/UND_ERR_SOCKET|ECONNRESET/) },
      });
    }
  });

  it('a response can be aborted while it is read', async () => {
    for (const read of [(one: Response) => one.text(), (one: Response) => one.blob()]) {
      const controller = new AbortController();
      const write = (to: ServerResponse) => to.writeHead(200).write('half');
      const reading = read(await answer(write, { ...GET, signal: controller.signal }));
      setImmediate(() => controller.abort(new Error('mine')));
      expect(await failure(reading)).toEqual(new Error('mine'));
    }
  });

  it('chunks of a response arrive as they are sent', async () => {
    let to: ServerResponse | undefined;
    const response = await answer((given) => {
      to = given;
      to.write('one');
    });
    const reader = response.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('one');
    to?.end('two');
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('two');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('a response is a byte stream that reads into a given buffer', async () => {
    const { body } = await answer((to) => to.end('abcdef'));
    const reader = body?.getReader({ mode: 'byob' });
    const { value } = (await reader?.read(new Uint8Array(4))) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe('abcd');
    expect(Buffer.from((await reader?.read(new Uint8Array(4)))?.value ?? []).toString()).toBe('ef');
    expect((await reader?.read(new Uint8Array(4)))?.done).toBe(true);
  });

  it('a response applies backpressure, and closes its connection when it is cancelled', async () => {
    let written = 0;
    let isClosed = false;
    const block = Buffer.alloc(65_536);
    const response = await answer((to) => {
      const more = () => {
        written += block.length;
        if (!isClosed && written < 2 ** 30) to.write(block, more);
      };
      to.on('close', () => {
        isClosed = true;
      });
      more();
    });
    expect(await grown(() => written, 2 ** 26)).toBeLessThan(2 ** 26);
    await response.body?.cancel();
    await until(() => isClosed);
  });

  it('a response that is neither read nor referenced releases its connection', async () => {
    let closed = 0;
    const block = Buffer.alloc(2 ** 22);
    const url = await serve((_, response) => {
      response.on('close', () => closed++);
      response.write(block);
    });
    for (let i = 0; i < 3; i++) await transport(url, GET);
    await until(() => {
      collect();
      return closed === 3;
    });
    expect(closed).toBe(3);
  });
});

// fetch cancels it.
it('a response of nodeTransport is not cancelled while its stream is referenced', async () => {
  let to: ServerResponse | undefined;
  const url = await serve((_, response) => {
    to = response;
    response.write('one');
  });
  const stream = (await nodeTransport()(url, GET)).body;
  for (let i = 0; i < 3; i++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  to?.end('two');
  expect(await new Response(stream).text()).toBe('onetwo');
});

/** Requests through `nodeTransport()` behave like those through `fetch`: each test runs with both. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { getGlobalDispatcher, MockAgent, setGlobalDispatcher } from 'undici';
import { describe, expect, it, vi } from 'vitest';
import { closedOrigin, echo, failure, GET, serve, serveRaw, transports, until } from './test-support.ts';
import { nodeTransport } from './transport.ts';

const POST: RequestInit = { ...GET, method: 'POST' };

describe.each(transports)('a request by %s', (_, transport) => {
  const echoed = async (init: RequestInit, path = '/') =>
    (await transport((await serve(echo)) + path, init)).json() as Promise<{
      method: string;
      url: string;
      headers: Record<string, string>;
      body: string;
    }>; // the body of the echo server

  it('a request sends method, path, query and headers', async () => {
    const headers = { Accept: 'application/json', Authorization: 'Bearer x', 'User-Agent': 'flarewire/1' };
    const { method, url, headers: got } = await echoed({ ...GET, headers }, '/a%2Fb/ü?c=d e#f');
    expect({ method, url }).toEqual({ method: 'GET', url: '/a%2Fb/%C3%BC?c=d%20e' });
    expect(got).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer x',
      'user-agent': 'flarewire/1',
      'accept-encoding': 'gzip, deflate',
    });
  });

  it('a request accepts headers as Headers and as pairs', async () => {
    const pairs: [string, string][] = [
      ['X-One', '1'],
      ['x-two', '2'],
    ];
    for (const headers of [new Headers(pairs), pairs])
      expect((await echoed({ ...GET, headers })).headers).toMatchObject({ 'x-one': '1', 'x-two': '2' });
  });

  it('a request has the default user agent node, and requests no content coding for a range', async () => {
    const { headers } = await echoed({ ...GET, headers: { range: 'bytes=0-1' } });
    expect(headers).toMatchObject({ accept: '*/*', 'user-agent': 'node', 'accept-encoding': 'identity' });
  });

  it.each([
    ['a text', () => 'grüße', 'grüße', 'text/plain;charset=UTF-8'],
    ['bytes', () => new TextEncoder().encode('bytes'), 'bytes', undefined],
    ['a part of bytes', () => new TextEncoder().encode('bytes').subarray(1, 3), 'yt', undefined],
    ['a buffer', () => new TextEncoder().encode('buffer').buffer, 'buffer', undefined],
    ['a Blob', () => new Blob(['blob'], { type: 'text/x-blob' }), 'blob', 'text/x-blob'],
    ['parameters', () => new URLSearchParams({ a: 'b' }), 'a=b', 'application/x-www-form-urlencoded;charset=UTF-8'],
    ['an empty text', () => '', '', 'text/plain;charset=UTF-8'],
  ])('a request sends %s with its length and type', async (_, body, sent, type) => {
    const { headers, body: got } = await echoed({ ...POST, body: body() });
    expect(Buffer.from(got, 'latin1').toString()).toBe(sent);
    expect(headers['content-length']).toBe(`${Buffer.byteLength(sent)}`);
    expect(headers['content-type']).toBe(type);
  });

  it('a request sends a form', async () => {
    const body = new FormData();
    body.set('a', 'b');
    const { headers, body: got } = await echoed({ ...POST, body });
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(got).toContain('name="a"\r\n\r\nb\r\n');
  });

  it('a POST without a body sends content-length 0', async () => {
    expect((await echoed(POST)).headers['content-length']).toBe('0');
    expect((await echoed({ ...GET, method: 'DELETE' })).headers).not.toHaveProperty('content-length');
  });

  it.each([
    ['aborted before', (controller: AbortController) => controller.abort(new Error('mine'))],
    ['aborted at once', (controller: AbortController) => queueMicrotask(() => controller.abort(new Error('mine')))],
    ['aborted later', (controller: AbortController) => void setTimeout(() => controller.abort(new Error('mine')), 40)],
  ])('a request that is %s rejects with the reason', async (_, abort) => {
    const url = await serve(() => {});
    const controller = new AbortController();
    abort(controller);
    expect(await failure(transport(url, { ...GET, signal: controller.signal }))).toEqual(new Error('mine'));
  });

  it('aborting a request closes its connection', async () => {
    let closed = false;
    const controller = new AbortController();
    const url = await serve((request) => {
      request.socket.on('close', () => {
        closed = true;
      });
      controller.abort();
    });
    expect((await failure(transport(url, { ...GET, signal: controller.signal }))).name).toBe('AbortError');
    await until(() => closed);
  });

  it('a request reports the reason of a failed connection', async () => {
    const closed = await closedOrigin();
    expect(await failure(transport(closed, GET))).toMatchObject({
      name: 'TypeError',
      message: 'fetch failed',
      cause: { code: 'ECONNREFUSED', message: closed.replace('http://', 'connect ECONNREFUSED ') },
    });
    expect(await failure(transport('http://none.invalid/', GET))).toMatchObject({
      message: 'fetch failed',
      cause: { code: expect.stringMatching(/ENOTFOUND|EAI_AGAIN/) },
    });
  });

  it('a request reports that the server closed the connection', async () => {
    const url = await serveRaw((socket) => socket.destroy());
    expect(await failure(transport(url, GET))).toMatchObject({
      message: 'fetch failed',
      cause: { code: expect.stringMatching(/UND_ERR_SOCKET|ECONNRESET/) },
    });
  });

  it('a request reports a response that is not HTTP', async () => {
    const url = await serveRaw((socket) => socket.end('SSH-2.0-x\r\n'));
    expect(await failure(transport(url, GET))).toMatchObject({
      message: 'fetch failed',
      cause: { name: 'HTTPParserError' },
    });
  });

  it('a request rejects an invalid URL, and one with credentials', async () => {
    for (const url of ['nowhere', 'http://user:pass@127.0.0.1/', 'ftp://127.0.0.1/'])
      expect((await failure(transport(url, GET))).name).toBe('TypeError');
  });

  it('a request rejects an invalid header', async () => {
    const failed = await failure(transport(await serve(echo), { ...GET, headers: { 'x-y': 'a\nb' } }));
    expect(failed.name).toBe('TypeError');
  });

  it('a request is sent again if the server closed the idle connection', async () => {
    let seen = 0;
    const url = await serveRaw((socket, request) => {
      if (!request.startsWith('POST')) return socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
      seen++;
      socket.destroy();
    });
    await (await transport(url, GET)).text();
    expect(await failure(transport(url, { ...POST, body: '{}' }))).toMatchObject({ message: 'fetch failed' });
    expect(seen).toBe(1);
  });

  it('a connection is reused for the next request', async () => {
    const ports = new Set<number | undefined>();
    const url = await serve((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('{}');
    });
    for (let i = 0; i < 5; i++) await (await transport(url, GET)).text();
    expect(ports.size).toBeLessThan(3);
  });

  it('a request goes through the global dispatcher', async () => {
    const before = getGlobalDispatcher();
    const agent = new MockAgent();
    agent.disableNetConnect();
    agent
      .get('https://api.cloudflare.com')
      .intercept({ path: '/client/v4/x?a=b', method: 'POST', headers: { authorization: 'Bearer x' } })
      .reply(201, { ok: true }, { headers: { 'x-mock': 'yes' } });
    setGlobalDispatcher(agent);
    try {
      const init = { ...POST, headers: { authorization: 'Bearer x' }, body: '{"a":1}' };
      const response = await transport('https://api.cloudflare.com/client/v4/x?a=b', init);
      expect([response.status, response.headers.get('x-mock'), await response.json()]).toEqual([
        201,
        'yes',
        { ok: true },
      ]);
      agent.assertNoPendingInterceptors();
      expect(await failure(transport('https://api.cloudflare.com/other', GET))).toMatchObject({
        message: 'fetch failed',
        cause: { code: 'UND_MOCK_ERR_MOCK_NOT_MATCHED' },
      });
    } finally {
      setGlobalDispatcher(before);
    }
  });

  it('a request is published on the diagnostics channels for instrumentation', async () => {
    const seen: unknown[] = [];
    const note = (message: unknown) => void seen.push((message as { request: { path: string } }).request.path); // type documented by Node
    subscribe('undici:request:create', note);
    await (await transport(`${await serve(echo)}/traced`, GET)).text();
    unsubscribe('undici:request:create', note);
    expect(seen).toEqual(['/traced']);
  });

  it('a request goes through a patched fetch', async () => {
    const patched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ by: 'mock' }));
    try {
      expect(await (await transport('https://api.cloudflare.com/', GET)).json()).toEqual({ by: 'mock' });
    } finally {
      patched.mockRestore();
    }
    expect((await failure(transport(await closedOrigin(), GET))).message).toBe('fetch failed');
  });
});

describe('nodeTransport', () => {
  const headersOf = async (init: RequestInit): Promise<unknown> =>
    Object(await (await nodeTransport()(await serve(echo), init)).json()).headers;

  it('nodeTransport is not an alias of fetch', async () => {
    expect(await headersOf(GET)).not.toHaveProperty('sec-fetch-mode');
  });

  it('nodeTransport delegates to fetch for features that only fetch supports', async () => {
    for (const more of [{ redirect: 'follow' }, { mode: 'cors' }, { body: new FormData(), method: 'POST' }] as const)
      expect(await headersOf({ ...GET, ...more })).toHaveProperty('sec-fetch-mode');
  });
});

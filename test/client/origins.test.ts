/** Credentials are sent to the origin of the base URL and nowhere else, against real servers. */
import Cloudflare, { type ClientOptions } from 'flarewire';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anyClient, rejection } from '../secrets/canaries.ts';
import { type Answer, head, headerOf, json, type RawServer, rawServer, success } from './raw-server.ts';

const CREDENTIALS: readonly (readonly [header: string, options: ClientOptions])[] = [
  ['Authorization', { apiToken: 'token-of-the-tests' }],
  ['X-Auth-Key', { apiKey: 'key-of-the-tests', apiEmail: 'someone@example.com' }],
  ['X-Auth-Email', { apiKey: 'key-of-the-tests', apiEmail: 'someone@example.com' }],
  ['X-Auth-User-Service-Key', { userServiceKey: 'v1.0-service-key-of-the-tests' }],
];

/** A server of another origin, which must never receive anything. */
let foreign: RawServer;
beforeAll(async () => {
  foreign = await rawServer((socket) => socket.write(success('stolen')));
});
afterAll(() => foreign.close());

let own: RawServer | undefined;
afterEach(() => own?.close());

/** Starts the client's own server, and creates a client. */
async function start(answer: Answer, options: ClientOptions = {}) {
  own = await rawServer(answer);
  const clock = { sleep: async () => {} };
  const client = new Cloudflare({ apiToken: 'token-of-the-tests', baseURL: own.url, clock, pace: false, ...options });
  return { client, seen: own.seen, url: own.url };
}

const to = (location: string, status = '302 Found') =>
  head({ status, length: 0, headers: `location: ${location}\r\n` });
const firstLines = (requests: readonly string[]) => requests.map((request) => request.split('\r\n')[0]);

describe('an absolute URL', () => {
  const refused = [
    'https://api.cloudflare.com.evil.test/x',
    'https://api.cloudflare.com@evil.test/x',
    'https://api.cloudflare.com:443@evil.test/x',
    'https://api.cloudflare.com%2f@evil.test/x',
    'https://evil.test/client/v4/x',
    'https://evil.test#@api.cloudflare.com/x',
    'https://evil.test?@api.cloudflare.com/x',
    'https://evil.test\\@api.cloudflare.com/x',
    'https:evil.test/x',
    'https:/evil.test/x',
    'https:\\\\evil.test\\x',
    'HTTPS://EVIL.test/x',
    'https://api.cloudflare.com:8443/client/v4/x',
    'https://api.cloudflare.com./client/v4/x',
    'https://xn--api-cloudflare.com/x',
    'https://api.cloudflare.co\u043c/x',
    'http://api.cloudflare.com/client/v4/x',
    'ws://api.cloudflare.com/x',
    'ftp://api.cloudflare.com/x',
    'file:///etc/passwd',
    'data:text/plain,x',
    'javascript:alert(1)',
    'https://',
    'https://[/x',
    'https://user:password@api.cloudflare.com/client/v4/x',
    'https://user@api.cloudflare.com/client/v4/x',
  ];

  test.each(refused)('an absolute URL of another origin is rejected before anything is sent: %s', async (url) => {
    const sent: string[] = [];
    const fetch = async (at: string) => {
      sent.push(at);
      return Response.json({});
    };
    const client = anyClient({ apiToken: 'token-of-the-tests', fetch });
    const error = await rejection(client.get(url));
    expect(sent).toEqual([]);
    expect(error).toMatchObject({ name: 'UsageError', message: expect.stringContaining('allowedOrigins') });
  });

  test.each([
    '//evil.test/x',
    '///evil.test/x',
    '\\\\evil.test\\x',
    '/\\evil.test/x',
    '@evil.test/x',
    '.evil.test/x',
    ':8443/x',
    '../../../../x',
    '/../../@evil.test',
    '\thttps://evil.test/x',
    ' https://evil.test/x',
    '?https://evil.test/x',
    '#https://evil.test/x',
    '%68ttps://evil.test/x',
  ])('a path cannot become an absolute URL: %j', async (path) => {
    const sent: string[] = [];
    const fetch = async (at: string) => {
      sent.push(new URL(at).origin);
      return Response.json({});
    };
    for (const baseURL of [
      'https://api.cloudflare.com/client/v4',
      'https://api.cloudflare.com',
      'https://api.cloudflare.com/',
    ])
      await anyClient({ apiToken: 'token-of-the-tests', baseURL, fetch }).get(path);
    expect(sent).toEqual(Array(3).fill('https://api.cloudflare.com'));
  });

  test('an absolute URL may go to allowedOrigins, including credentials, and no further', async () => {
    const { client, seen, url } = await start((socket) => socket.write(success('here')), { baseURL: null });
    const allowed = client.withOptions({ allowedOrigins: [url], apiToken: 'token-of-the-tests' });
    expect(await rejection(client.get(`${url}/x`))).toMatchObject({ name: 'UsageError' });
    expect(await allowed.get(`${url}/x`)).toMatchObject({ result: 'here' });
    expect(headerOf(seen.requests[0] ?? '', 'authorization')).toBe('Bearer token-of-the-tests');
    expect(await rejection(allowed.get(`${foreign.url}/x`))).toMatchObject({ name: 'UsageError' });
    expect(foreign.seen.requests).toEqual([]);
  });
});

describe('a redirect', () => {
  test.each(CREDENTIALS)('a redirect to another origin is not followed: %s stays', async (name, options) => {
    for (const status of [
      '301 Moved Permanently',
      '302 Found',
      '303 See Other',
      '307 Temporary Redirect',
      '308 Permanent Redirect',
    ]) {
      for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
        const { client, seen } = await start((socket) => socket.write(to(`${foreign.url}/taken`, status)), {
          apiToken: undefined,
          ...options,
        });
        const error = await rejection(client[method]('/x', method === 'get' ? {} : { body: { a: 1 } }));
        expect(error).toMatchObject({
          status: Number.parseInt(status, 10),
          message: expect.stringContaining(`credentials stay at ${own?.url}`),
        });
        expect(headerOf(seen.requests[0] ?? '', name)).toBeDefined();
        expect(seen.requests).toHaveLength(1);
        await own?.close();
      }
    }
    expect(foreign.seen.opened).toBe(0);
  });

  test('a redirect from one address of a host to another is not followed, whatever the URL looks like', async () => {
    const port = new URL(foreign.url).port;
    for (const location of [
      `//127.0.0.1:${port}/x`,
      `http://localhost:${port}/x`,
      `http:\\\\127.0.0.1:${port}\\x`,
      `http://user:p@127.0.0.1:${port}/`,
    ]) {
      const { client, seen } = await start((socket) => socket.write(to(location)));
      expect(await rejection(client.get('/x'))).toMatchObject({
        status: 302,
        message: expect.stringContaining('is not followed'),
      });
      expect(seen.requests).toHaveLength(1);
      await own?.close();
    }
    expect(foreign.seen.opened).toBe(0);
  });

  test('a redirect from http to https of the same host, or to an invalid URL, is not followed', async () => {
    for (const location of ['https://127.0.0.1/x', 'http://[', 'http://', 'javascript:alert(1)']) {
      const { client } = await start((socket) => socket.write(to(location)));
      expect(await rejection(client.get('/x'))).toMatchObject({
        name: 'APIError',
        status: 302,
        message: expect.stringContaining('is not followed'),
      });
      await own?.close();
    }
  });

  test('a redirect with embedded credentials is neither followed nor shown', async () => {
    for (const place of ['user:password@', 'user@', ':password@']) {
      const { client, seen } = await start((socket) => socket.write(to(`http://${place}${own?.url.slice(7)}/x`)));
      const error = await rejection(client.get('/x'));
      expect(error).toMatchObject({ status: 302, message: expect.stringContaining('it contains credentials') });
      expect(String(error)).not.toMatch(/user|password/);
      expect(seen.requests).toHaveLength(1);
      await own?.close();
    }
  });

  test('a redirect is not followed by fetchOptions or call options either', async () => {
    for (const redirect of ['follow', 'manual', 'error'] as const) {
      const { client } = await start((socket) => socket.write(to(`${foreign.url}/taken`)), {
        fetchOptions: { redirect },
      });
      for (const fetchOptions of [{}, { redirect }])
        expect(await rejection(client.get('/x', { fetchOptions }))).toMatchObject({ status: 302 });
      await own?.close();
    }
    expect(foreign.seen.opened).toBe(0);
  });

  test.each([
    '301 Moved Permanently',
    '302 Found',
    '303 See Other',
    '307 Temporary Redirect',
    '308 Permanent Redirect',
  ])('a redirect within the origin is followed by a GET, including credentials: %s', async (status) => {
    const { client, seen, url } = await start((socket, _, count) =>
      socket.write([to('/moved?b=2', status), to(`${own?.url}/again`, status)][count - 1] ?? success('arrived')),
    );
    expect(await client.get('/x', { query: { a: 1 } })).toMatchObject({ result: 'arrived' });
    expect(firstLines(seen.requests)).toEqual([
      'GET /x?a=1 HTTP/1.1',
      'GET /moved?b=2 HTTP/1.1',
      'GET /again HTTP/1.1',
    ]);
    expect(seen.requests.map((request) => headerOf(request, 'authorization'))).toEqual(
      Array(3).fill('Bearer token-of-the-tests'),
    );
    expect(url).toBe(own?.url);
  });

  test.each(['307 Temporary Redirect', '308 Permanent Redirect'])(
    'a redirect keeps method and body: %s',
    async (status) => {
      for (const method of ['post', 'put', 'patch', 'delete'] as const) {
        const { client, seen } = await start((socket, _, count) =>
          socket.write(count === 1 ? to('/moved', status) : success('done')),
        );
        expect(await client[method]('/x', { body: { a: [1] } })).toMatchObject({ result: 'done' });
        expect(firstLines(seen.requests)[1]).toBe(`${method.toUpperCase()} /moved HTTP/1.1`);
        expect(seen.requests[1]?.split('\r\n\r\n')[1]).toBe('{"a":[1]}');
        await own?.close();
      }
    },
  );

  test.each(['301 Moved Permanently', '302 Found', '303 See Other'])(
    'a redirect that would turn a POST into a GET is rejected with the reason: %s',
    async (status) => {
      const { client, seen } = await start((socket) => socket.write(to('/moved', status)));
      expect(await rejection(client.post('/x', { body: { a: 1 } }))).toMatchObject({
        status: Number.parseInt(status, 10),
        message: expect.stringContaining('is not followed: it would turn the POST into a GET'),
      });
      expect(seen.requests).toHaveLength(1);
    },
  );

  test('a redirect of a file or stream is rejected with the reason, and nothing is sent twice', async () => {
    const stream = () => new Blob(['once']).stream();
    const form = new FormData();
    form.append('a', 'b');
    for (const body of [stream(), new Blob(['once']), new File(['once'], 'a'), form]) {
      for (const location of ['/moved', `${foreign.url}/taken`]) {
        const { client, seen } = await start((socket) => socket.write(to(location, '307 Temporary Redirect')));
        const error = await rejection(client.put('/x', { body: body instanceof ReadableStream ? stream() : body }));
        expect(error).toMatchObject({
          message: expect.stringMatching(
            /The server redirected the request, but files, forms and streams cannot be sent/,
          ),
        });
        expect(seen.requests).toHaveLength(1);
        await own?.close();
      }
    }
    expect(foreign.seen.opened).toBe(0);
  });

  test('a redirect loop ends, with the reason', async () => {
    const { client, seen } = await start((socket, request) =>
      socket.write(to(request.startsWith('GET /a') ? '/b' : '/a')),
    );
    expect(await rejection(client.get('/a'))).toMatchObject({
      status: 302,
      message: expect.stringContaining('the 6th in a row'),
    });
    expect(seen.requests).toHaveLength(6);
  });

  test('a redirect is still followed after retries', async () => {
    const busy = json({ success: false, errors: [] }, { status: '503 Service Unavailable' });
    const { client } = await start((socket, _, count) =>
      socket.write(count < 7 ? busy : count === 7 ? to('/b') : success('there')),
    );
    expect(await client.get('/a', { maxRetries: 9 })).toMatchObject({ result: 'there' });
  });

  test('a redirect without a location, and other 3xx statuses, are errors', async () => {
    for (const status of ['300 Multiple Choices', '302 Found', '304 Not Modified', '305 Use Proxy']) {
      const headers = status.startsWith('302') ? '' : 'location: /other\r\n';
      const { client, seen } = await start((socket) => socket.write(head({ status, length: 0, headers })));
      expect(await rejection(client.get('/x'))).toMatchObject({
        name: 'APIError',
        status: Number.parseInt(status, 10),
      });
      expect(seen.requests).toHaveLength(1);
      await own?.close();
    }
  });
});

describe('a base URL', () => {
  const make =
    (baseURL: string, more: ClientOptions = {}) =>
    () =>
      new Cloudflare({ apiToken: 't', baseURL, ...more });

  test.each([
    'http://localhost:8787/client/v4',
    'http://LOCALHOST',
    'http://api.localhost',
    'http://127.0.0.1:8787',
    'http://127.1.2.3',
    'http://127.1',
    'http://2130706433',
    'http://0x7f000001',
    'http://0177.0.0.1',
    'http://[::1]:8787',
    'http://[0:0:0:0:0:0:0:1]',
    'https://example.com',
  ])('a base URL of this machine, or with TLS, is accepted: %s', (baseURL) => {
    expect(make(baseURL)).not.toThrow();
  });

  test.each([
    'http://api.cloudflare.com/client/v4',
    'http://127.0.0.1.evil.test',
    'http://localhost.evil.test',
    'http://localhost@evil.test',
    'http://127.0.0.1@evil.test',
    'http://evil.test/127.0.0.1',
    'http://evil.test#localhost',
    'http://evillocalhost',
    'http://128.0.0.1',
    'http://0.0.0.0',
    'http://2130706434.evil.test',
    'http://3232235777',
    'http://[::2]',
    'http://[::ffff:10.0.0.1]',
    'http://10.0.0.1',
    'http://evil.test\\.localhost',
    'https://user@example.com',
    'https://user:password@example.com',
    'https://:password@example.com',
    'ftp://localhost',
    'file:///x',
    'localhost:8787',
    '//example.com',
    'example.com',
    'https://',
    'javascript:alert(1)',
  ])('a base URL that exposes credentials or is invalid is rejected: %s', (baseURL) => {
    expect(make(baseURL)).toThrow(expect.objectContaining({ name: 'UsageError', parameter: 'baseURL' }));
  });

  test('a base URL with plain http is allowed only by its exact origin', () => {
    expect(make('http://gateway.test', { allowedOrigins: ['http://gateway.test'] })).not.toThrow();
    expect(make('http://gateway.test:81', { allowedOrigins: ['http://gateway.test'] })).toThrow('unencrypted');
  });

  test('a base URL in options takes precedence over the environment, which follows the same rules', async () => {
    const { client, seen, url } = await start((socket) => socket.write(success('here')));
    const before = process.env.CLOUDFLARE_BASE_URL;
    try {
      process.env.CLOUDFLARE_BASE_URL = foreign.url;
      await client.withOptions({ baseURL: url }).get('/x');
      await new Cloudflare({ apiToken: 't', baseURL: url, pace: false }).get('/x');
      expect(seen.requests).toHaveLength(2);
      expect(foreign.seen.opened).toBe(0);
      process.env.CLOUDFLARE_BASE_URL = 'http://evil.test';
      expect(() => new Cloudflare({ apiToken: 't' })).toThrow('unencrypted');
    } finally {
      if (before === undefined) delete process.env.CLOUDFLARE_BASE_URL;
      else process.env.CLOUDFLARE_BASE_URL = before;
    }
  });

  test("a base URL of one call cannot bypass the rules of the client's", async () => {
    const sent: string[] = [];
    const fetch = async (at: string) => {
      sent.push(at);
      return Response.json({});
    };
    const client = anyClient({ apiToken: 't', fetch });
    for (const defaultBaseURL of ['http://evil.test', 'https://user:p@evil.test', 'evil.test', 'ftp://evil.test'])
      expect(await rejection(client.get('/x', { defaultBaseURL }))).toMatchObject({ name: 'UsageError' });
    expect(sent).toEqual([]);
    // It only applies to clients without their own base URL.
    await anyClient({ apiToken: 't', fetch, baseURL: 'https://own.test' }).get('/x', {
      defaultBaseURL: 'https://other.test',
    });
    expect(sent).toEqual(['https://own.test/x']);
  });
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Got, type OpenedLocal, openLocal, send } from './test-support.ts';

let opened: OpenedLocal;
let url: string;
let port: string;

beforeAll(async () => {
  opened = await openLocal();
  url = opened.console.url;
  ({ port } = new URL(url));
});

afterAll(() => opened.close());

/** Sends a raw request; returns all received text until the server closes. */
async function raw(text: string): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1');
  let got = '';
  socket.on('data', (chunk) => {
    got += chunk;
    // Every response here has a length, so the client closes the connection.
    if (got.includes('\r\n\r\n')) socket.end();
  });
  socket.write(text);
  await once(socket, 'close');
  return got;
}

/** Pages of other origins must not be able to read the response. */
function expectNoCors({ headers }: Got): void {
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
}

const SESSION = '/api/session';
const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

describe('the Host header', () => {
  it.each(['/', '/assets/a.js', '/data/index.json', '/api/session', '/api/journal', '/icon.svg'])(
    "a Host header without this machine's name and port is refused for %s",
    async (path) => {
      const strangers = [
        'evil.example',
        `evil.example:${port}`,
        '127.0.0.1',
        '127.0.0.1:1',
        `127.0.0.1.evil.example:${port}`,
        `localhost.evil.example:${port}`,
        `127.0.0.2:${port}`,
        `0.0.0.0:${port}`,
        `localhost:${port}@evil.example`,
        `LOCALHOST.:${port}`,
      ];
      for (const host of strangers) {
        const got = await send(url + path, { headers: { ...opened.own, host } });
        expect({ host, status: got.status }).toEqual({ host, status: 403 });
      }
    },
  );

  it('the Host header may be any of the three local names', async () => {
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      const host = `${name}:${port}`;
      const got = await send(url + SESSION, { headers: { ...opened.own, host, origin: `http://${host}` } });
      expect(got.status).toBe(200);
    }
  });

  it('the Host header must occur once, and the request target must be a path', async () => {
    const own = `127.0.0.1:${port}`;
    expect(await raw(`GET / HTTP/1.1\r\nHost: ${own}\r\nHost: ${own}\r\n\r\n`)).toContain(' 403 ');
    expect(await raw('GET / HTTP/1.1\r\nHost:\r\n\r\n')).toContain(' 403 ');
    expect(await raw('GET / HTTP/1.1\r\n\r\n')).toContain(' 400 ');
    expect(await raw('GET / HTTP/1.0\r\n\r\n')).toContain(' 403 ');
    expect(await raw(`GET http://evil.example/ HTTP/1.1\r\nHost: ${own}\r\n\r\n`)).toContain(' 400 ');
    expect(await raw(`OPTIONS * HTTP/1.1\r\nHost: ${own}\r\n\r\n`)).toContain(' 400 ');
  });

  it('the Host header cannot bypass the listening address', () => {
    expect(new URL(url).hostname).toBe('127.0.0.1');
  });
});

describe('the Origin header', () => {
  it("an Origin header must equal the console's own origin", async () => {
    const strangers = [
      'http://evil.example',
      `https://127.0.0.1:${port}`,
      'http://127.0.0.1',
      'http://127.0.0.1:1',
      `http://localhost:${port}`,
      `http://127.0.0.1:${port}.evil.example`,
      'null',
      '',
    ];
    for (const origin of strangers) {
      for (const path of ['/', '/data/index.json', SESSION, '/api/control']) {
        const got = await send(url + path, { headers: { ...opened.own, origin } });
        expect({ origin, path, status: got.status }).toEqual({ origin, path, status: 403 });
        expectNoCors(got);
      }
    }
  });

  it('an Origin header may be missing from a GET but not from a POST', async () => {
    const { origin: _, ...headers } = opened.own;
    expect((await send(url + SESSION, { headers })).status).toBe(200);
    const post = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"do":"reset"}',
    };
    expect((await send(`${url}/api/control`, post)).status).toBe(403);
  });
});

describe('Sec-Fetch-Site', () => {
  it('Sec-Fetch-Site must be same-origin for all of /api/', async () => {
    for (const site of ['cross-site', 'same-site', 'none', undefined]) {
      const { 'sec-fetch-site': _, ...own } = opened.own;
      const headers = { ...own, ...(site && { 'sec-fetch-site': site }) };
      for (const path of [SESSION, '/api/control', '/api/journal', '/api/journal/har', '/api']) {
        expect((await send(url + path, { headers })).status).toBe(403);
      }
    }
  });

  it('Sec-Fetch-Site lets a link on a foreign page open the page and nothing else', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', ...NAVIGATION };
    const got = await send(`${url}/explore/dns.records.list`, { headers });
    expect([200, 503]).toContain(got.status);
    for (const path of ['/data/index.json', '/assets/a.js', SESSION]) {
      expect((await send(url + path, { headers })).status).toBe(403);
    }
    for (const dest of ['iframe', 'script', 'image', 'empty', 'object', 'worker']) {
      const embedded = await send(`${url}/`, { headers: { ...headers, 'sec-fetch-dest': dest } });
      expect(embedded.status).toBe(403);
    }
  });
});

describe('sessions over HTTP', () => {
  it('every path below /api/ requires a session', async () => {
    const { cookie, 'x-flarewire-session': token, ...bare } = opened.own;
    const stranger = { ...bare, cookie: `flarewire-console-${port}=${'a'.repeat(43)}` };
    const lacking = [
      bare,
      { ...bare, cookie: cookie ?? '' },
      { ...bare, 'x-flarewire-session': token ?? '' },
      { ...stranger, 'x-flarewire-session': token ?? '' },
      { ...bare, cookie: cookie ?? '', 'x-flarewire-session': `${token}x` },
    ];
    const json = { 'content-type': 'application/json' };
    for (const headers of lacking) {
      for (const path of [
        '/api/control',
        '/api/journal',
        '/api/journal/1',
        '/api/journal/har',
        '/api/stored-calls',
        '/api/changes',
        '/api/nothing',
      ])
        expect((await send(url + path, { headers })).status).toBe(401);
      for (const path of ['/api/call', '/api/control', '/api/stored-calls', '/api/changes', '/api/writes']) {
        const got = await send(url + path, { method: 'POST', headers: { ...headers, ...json }, body: '{}' });
        expect(got.status).toBe(401);
      }
    }
  });

  it('a key gives a session once, in a cookie hidden from scripts, and the cookie can reread it', async () => {
    const key = opened.console.link().split('#key=')[1];
    const { cookie: _, 'x-flarewire-session': __, ...bare } = opened.own;
    const post = {
      method: 'POST',
      headers: { ...bare, 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    };
    const got = await send(url + SESSION, post);
    const [cookie = ''] = got.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(new RegExp(`^flarewire-console-${port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict$`));
    const session = JSON.parse(got.text);
    expect(session).toMatchObject({ mode: 'local', token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(cookie).not.toContain(session.token);
    const again = await send(url + SESSION, { headers: { ...bare, cookie: `x=y; ${cookie.split(';')[0]}` } });
    expect(JSON.parse(again.text)).toEqual(session);
    expect((await send(url + SESSION, post)).status).toBe(401);
    expect((await send(url + SESSION, { headers: bare })).status).toBe(401);
  });

  it('a session is not opened by a malformed key or by a GET', async () => {
    const json = { ...opened.own, 'content-type': 'application/json' };
    for (const body of ['{}', '{"key":5}', '{"key":["a"]}', '[]', 'null'])
      expect((await send(url + SESSION, { method: 'POST', headers: json, body })).status).toBe(400);
    const key = opened.console.link().split('#key=')[1];
    const { cookie: _, ...bare } = opened.own;
    expect((await send(`${url + SESSION}?key=${key}`, { headers: bare })).status).toBe(401);
  });
});

describe('a hostile page on another port of localhost', () => {
  /** Headers its browser adds: the cookie is sent, because ports share a site. */
  const hostile = (): Record<string, string> => ({
    cookie: opened.own.cookie ?? '',
    origin: 'http://localhost:1234',
    'sec-fetch-site': 'same-site',
  });

  it('a hostile page changes nothing by a form, a fetch without preflight, or a preflight', async () => {
    const before = opened.emulator.clock.now();
    const body = '{"do":"advance","seconds":1000000}';
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json',
    ]) {
      for (const path of ['/api/control', '/api/call', '/api/writes', SESSION]) {
        const got = await send(url + path, { method: 'POST', headers: { ...hostile(), 'content-type': type }, body });
        expect(got.status).toBe(403);
        expectNoCors(got);
      }
    }
    const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    const got = await send(`${url}/api/control`, { method: 'OPTIONS', headers: { ...hostile(), ...preflight } });
    expect(got.status).toBe(403);
    expectNoCors(got);
    expect(opened.emulator.clock.now() - before).toBeLessThan(900_000_000);
  });

  it('a hostile page reads nothing, with or without credentials', async () => {
    const { origin: _, ...noOrigin } = hostile();
    for (const path of [SESSION, '/api/control', '/api/journal', '/data/index.json', '/assets/a.js']) {
      for (const headers of [hostile(), noOrigin]) expect((await send(url + path, { headers })).status).toBe(403);
    }
  });

  it('a hostile page cannot open a WebSocket', async () => {
    const lines = Object.entries({
      ...hostile(),
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
    });
    const headers = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    for (const path of ['/', '/api/journal']) {
      const got = await raw(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`,
      );
      expect(got).toMatch(/^HTTP\/1\.1 403 /);
    }
  });
});

describe('request bodies', () => {
  it('a body must be JSON by its type, plain data and within the size limit', async () => {
    const of = (type: string, body: string) =>
      send(`${url}/api/control`, { method: 'POST', headers: { ...opened.own, 'content-type': type }, body });
    expect((await of('text/plain', '{"do":"reset"}')).status).toBe(415);
    expect((await of('application/jsonp', '{"do":"reset"}')).status).toBe(415);
    expect((await of('application/json', '{"do":')).text).toContain('The body is not JSON.');
    expect((await of('application/json', '{"do":"fault","rule":{"__proto__":{"a":1}}}')).text).toContain(
      'which is not allowed',
    );
    expect((await of('application/json', `${'['.repeat(300)}${']'.repeat(300)}`)).text).toContain('nested deeper');
    const large = await of('application/json', `"${'x'.repeat(16 * 1024 * 1024)}"`);
    expect({ status: large.status, text: large.text }).toEqual({
      status: 413,
      text: expect.stringContaining('larger than 16 MB'),
    });
    expect((await of('application/json; charset=utf-8', '{"do":"clear-journal"}')).status).toBe(200);
  });

  it('a body without an announced length is counted while it is read', async () => {
    const chunk = 'x'.repeat(1024 * 1024);
    async function* body() {
      yield '"';
      for (let count = 0; count < 17; count++) yield chunk;
    }
    const got = await fetch(`${url}/api/control`, {
      method: 'POST',
      headers: { ...opened.own, 'content-type': 'application/json' },
      body: body() as unknown as BodyInit, // accepted by Node; the types are those of browsers
      duplex: 'half',
    } as RequestInit);
    expect(got.status).toBe(413);
  });
});

describe('request methods', () => {
  it('methods other than GET and POST are refused, and a GET never acts like a POST', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'HEAD']) {
      expect((await send(`${url}/api/control`, { method, headers: opened.own })).status).toBe(405);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await send(`${url}/data/index.json`, { method, headers: opened.own })).status).toBe(405);
    }
    expect((await opened.get('/api/call')).status).toBe(405);
    expect((await opened.get('/api/writes')).headers.allow).toBe('POST');
    expect((await opened.post('/api/journal', {})).status).toBe(405);
    expect((await opened.get('/api/nothing')).status).toBe(404);
    expect((await opened.get('/api/__proto__')).status).toBe(404);
  });
});

describe('response headers', () => {
  it('every response has the security headers, and responses with data are not stored', async () => {
    const answers = [
      await opened.get('/'),
      await opened.get('/data/index.json'),
      await opened.get('/api/control'),
      await opened.get('/nowhere/at/all'),
      await send(`${url}/api/control`),
      await opened.post('/api/call', { operation: 'zones.list' }),
    ];
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    }
    const stored = answers.map(({ headers }) => headers['cache-control']);
    expect(stored).toEqual(['no-store', 'private, no-cache', 'no-store', 'no-store', 'no-store', 'no-store']);
  });
});

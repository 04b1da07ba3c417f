/** Mocks, proxies and TLS work with `flarewire/node` as with `fetch`: each test runs with both. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Cloudflare from 'flarewire';
import { nodeTransport } from 'flarewire/node';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import nock from 'nock';
import sinon from 'sinon';
import { Agent, EnvHttpProxyAgent, getGlobalDispatcher, MockAgent, ProxyAgent, setGlobalDispatcher } from 'undici';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { certificate, key } from './certificate.ts';

const API = 'https://api.cloudflare.com';
const PATH = '/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353';
const zone = { id: '023e105f4ecef8ad9ca31a8372d0c353', name: 'example.com' };
const body = { success: true, errors: [], messages: [], result: zone };
const program = fileURLToPath(new URL('get-program.ts', import.meta.url));

// It is active on import, and replaces fetch.
nock.restore();

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
}

const answer: RequestListener = (_, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');

const api = async (): Promise<string> => `http://${await listening(createServer(answer))}`;

/** A proxy for tunnels and absolute URLs, and the requests it received. */
async function proxy(): Promise<{ readonly url: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    const { method, headers, url = '' } = incoming;
    const onward = request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  server.on('connect', ({ url = '' }, socket) => {
    asked.push(`CONNECT ${url}`);
    const { hostname, port } = new URL(`http://${url}`);
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket);
      socket.pipe(onward);
    });
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const)
      one.on('error', () => other.destroy());
    closing.push(() => onward.destroy());
  });
  return { url: `http://${await listening(server)}`, asked };
}

const secure = async (): Promise<string> =>
  `https://${await listening(createSecureServer({ key, cert: certificate }, answer))}`;

function useDispatcher(dispatcher: Parameters<typeof setGlobalDispatcher>[0]): void {
  const before = getGlobalDispatcher();
  setGlobalDispatcher(dispatcher);
  closing.push(() => setGlobalDispatcher(before));
}

async function run(how: string, url: string, env: object): Promise<string> {
  const args = ['--conditions=flarewire-source', '--no-warnings', program, how, url];
  const { PATH: path } = process.env;
  return (await promisify(execFile)(process.execPath, args, { env: { PATH: path, ...env } })).stdout.trim();
}

describe.each([
  ['fetch', undefined],
  ['transport', nodeTransport()],
] as const)('a client with %s', (how, fetch) => {
  const client = (options: object = {}) =>
    new Cloudflare({ apiToken: 'any', fetch, maxRetries: 0, pace: false, ...options });
  const name = async () => (await client().zones.get({ zone_id: zone.id })).name;

  test('a client can be mocked with msw', async () => {
    const server = setupServer(http.get(`${API}/client/v4/zones/:id`, () => HttpResponse.json(body)));
    server.listen();
    closing.push(() => server.close());
    expect(await name()).toBe('example.com');
  });

  test('a client can be mocked with nock', async () => {
    nock.activate();
    closing.push(() => nock.restore());
    const scope = nock(API, { reqheaders: { authorization: 'Bearer any' } })
      .get(PATH)
      .reply(200, body);
    expect(await name()).toBe('example.com');
    scope.done();
  });

  test("a client can be mocked with undici's MockAgent", async () => {
    const agent = new MockAgent();
    agent.disableNetConnect();
    agent.get(API).intercept({ path: PATH }).reply(200, body);
    useDispatcher(agent);
    expect(await name()).toBe('example.com');
    agent.assertNoPendingInterceptors();
  });

  test('a client can be mocked with sinon', async () => {
    const stub = sinon.stub(globalThis, 'fetch').resolves(Response.json(body));
    closing.push(() => stub.restore());
    expect(await name()).toBe('example.com');
    sinon.assert.calledOnceWithMatch(stub, API + PATH);
  });

  test('a client can be mocked with a spy and with a global of Vitest', async () => {
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body));
    closing.push(() => spy.mockRestore());
    expect(await name()).toBe('example.com');
    expect(spy).toHaveBeenCalledOnce();
    vi.stubGlobal('fetch', async () => ({
      ok: true,
      status: 200,
      headers: new Headers(),
      text: async () => JSON.stringify(body),
    }));
    closing.push(() => vi.unstubAllGlobals());
    expect(await name()).toBe('example.com');
    expect(spy).toHaveBeenCalledOnce();
  });

  test("a client uses the dispatcher of fetchOptions, and that of a call overrides the client's", async () => {
    const [first, second] = [await proxy(), await proxy()];
    const dispatcher = (url: string) => {
      const agent = new ProxyAgent(url);
      closing.push(() => agent.destroy());
      return { fetchOptions: { dispatcher: agent } };
    };
    const one = client({ baseURL: await api(), ...dispatcher(first.url) });
    expect(await one.get('/x')).toEqual({ ok: true });
    expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
    expect(await one.get('/x', dispatcher(second.url))).toEqual({ ok: true });
    expect([first.asked.length, second.asked.length]).toEqual([1, 1]);
  });

  test('a client goes through a proxy, by tunnel and by absolute URL', async () => {
    const baseURL = await api();
    const { url, asked } = await proxy();
    for (const proxyTunnel of [true, false]) {
      const agent = new ProxyAgent({ uri: url, proxyTunnel });
      closing.push(() => agent.destroy());
      useDispatcher(agent);
      expect(await client({ baseURL }).get('/x')).toEqual({ ok: true });
    }
    expect(asked).toEqual([`CONNECT ${baseURL.slice(7)}`, `GET ${baseURL}/x`]);
  });

  test('a client goes through the proxy of the environment', async () => {
    const baseURL = await api();
    const { url, asked } = await proxy();
    const agent = new EnvHttpProxyAgent({ httpProxy: url, noProxy: '' });
    closing.push(() => agent.destroy());
    useDispatcher(agent);
    expect(await client({ baseURL }).get('/x')).toEqual({ ok: true });
    expect(await run(how, baseURL, { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: url })).toBe('{"ok":true}');
    expect(asked).toHaveLength(2);
  });

  test('a client trusts configured certificates', async () => {
    const baseURL = await secure();
    await expect(client({ baseURL }).get('/x')).rejects.toThrow(/self-signed certificate/);
    const agent = new Agent({ connect: { ca: certificate } });
    closing.push(() => agent.destroy());
    expect(await client({ baseURL, fetchOptions: { dispatcher: agent } }).get('/x')).toEqual({ ok: true });
    const folder = mkdtempSync(join(tmpdir(), 'flarewire-ca-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'ca.pem');
    writeFileSync(file, certificate);
    expect(await run(how, baseURL, { NODE_EXTRA_CA_CERTS: file })).toBe('{"ok":true}');
    expect(await run(how, baseURL, {})).toMatch(/self-signed certificate/);
  });
});

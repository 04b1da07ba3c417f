/**
 * Several profiles at once: each calls its own address with its own token, and is writable only if that was allowed.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConsole } from './index.ts';
import { type Opened, openLive } from './test-support.ts';

interface Provider {
  readonly server: Server;
  readonly url: string;
  /** Received requests: `GET /user Bearer …`. */
  readonly asked: string[];
}

const providers: Provider[] = [];
let opened: Opened;

/** A raw server that stands in for Cloudflare. */
async function startProvider(): Promise<Provider> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, errors: [], messages: [], result: { id: 'x', name: 'example.com' } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const provider = { server, url: `http://127.0.0.1:${port}/client/v4`, asked };
  providers.push(provider);
  return provider;
}

const TOKENS = ['canary-token-of-staging-51a0', 'canary-token-of-production-77c2'] as const;

beforeEach(async () => {
  // No profile may use this token.
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'canary-token-of-no-name');
  vi.stubEnv('CLOUDFLARE_EMAIL', 'a@example.com');
  vi.stubEnv('CLOUDFLARE_API_KEY', 'canary-key-of-no-name');
  const [one, other] = [await startProvider(), await startProvider()];
  opened = await openLive([
    { name: 'staging', apiToken: TOKENS[0], baseURL: one.url },
    { name: 'production', apiToken: TOKENS[1], baseURL: other.url },
  ]);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await opened.close();
  for (const { server } of providers.splice(0)) server.close();
});

const call = (operation: string, profile: unknown, params: object = {}) =>
  opened.post('/api/call', { operation, params, profile });

it('each profile calls its own address with its own token', async () => {
  const [one, other] = providers;
  await call('user.get', 'staging');
  expect(one?.asked).toEqual([`GET /client/v4/user Bearer ${TOKENS[0]}`]);
  expect(other?.asked).toEqual([]);
  await call('user.get', 'production');
  expect(other?.asked).toEqual([`GET /client/v4/user Bearer ${TOKENS[1]}`]);
});

it('a call without a profile or with an unknown one is not sent', async () => {
  for (const profile of [undefined, '', 'other', 'constructor', 'http://evil.example', 5, null, ['staging']]) {
    const { status, text } = await call('user.get', profile);
    expect({ profile, status }).toEqual({ profile, status: 400 });
    expect(text).not.toContain('canary');
  }
  for (const path of ['/api/stored-calls', '/api/stored-calls?profile=other'])
    expect((await opened.get(path)).status).toBe(400);
  expect((await opened.post('/api/writes', { minutes: 5 })).status).toBe(400);
  expect(providers.flatMap(({ asked }) => asked)).toEqual([]);
});

it('writes are allowed for one profile at a time', async () => {
  const zone = { zone_id: 'f'.repeat(32), paused: true };
  const { text } = await opened.post('/api/writes', { minutes: 5, profile: 'staging' });
  const { profiles } = JSON.parse(text);
  expect(profiles).toMatchObject([{ name: 'staging', writesUntil: expect.any(Number) }, { name: 'production' }]);
  expect(profiles[1].writesUntil).toBe(undefined);
  expect((await call('zones.edit', 'production', zone)).text).toContain('ReadOnly');
  expect((await call('zones.edit', 'staging', zone)).text).toContain('"ok":true');
  expect(providers[1]?.asked).toEqual([]);
});

it('the page receives profile names and addresses but never a token', async () => {
  const { text } = await opened.get('/api/session');
  expect(JSON.parse(text)).toMatchObject({
    mode: 'live',
    apiURL: providers[0]?.url,
    profiles: [
      { name: 'staging', apiURL: providers[0]?.url },
      { name: 'production', apiURL: providers[1]?.url },
    ],
  });
  expect(text).not.toContain('canary');
});

it('stored calls of one profile are not visible in another', async () => {
  const kept = { do: 'save', name: 'One', call: { operation: 'user.get', params: {}, omitted: [] } };
  await opened.post('/api/stored-calls?profile=staging', kept);
  expect((await opened.get('/api/stored-calls?profile=staging')).text).toContain('user.get');
  expect((await opened.get('/api/stored-calls?profile=production')).text).not.toContain('user.get');
});

it('a profile without credentials ignores the environment, and profile names are unique', async () => {
  await expect(createConsole({ live: [{ name: 'production' }] })).rejects.toThrow('needs credentials');
  await expect(createConsole({ live: [] })).rejects.toThrow('at least one profile');
  const twins = [
    { name: 'a', apiToken: 'x' },
    { name: 'a', apiToken: 'y' },
  ];
  await expect(createConsole({ live: twins })).rejects.toThrow('a unique name');
});

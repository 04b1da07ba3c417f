import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createRelay } from './relay.ts';

afterEach(() => void vi.unstubAllGlobals());

const page = 'https://app.harbour.example/cloudflare';
const zone = '0123456789abcdef0123456789abcdef';
const relay = createRelay({
  token: 'secret',
  isUser: ({ headers }) => headers.get('authorization') === 'Bearer session',
});

/** Calls the relay; returns the forwarded request and the response. */
async function ask(path: string, init: RequestInit = {}) {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    sent.push(new Request(url, options));
    return Response.json({ success: true }, { headers: { 'cf-ray': '1', 'set-cookie': 'a=b' } });
  });
  const headers = { authorization: 'Bearer session', cookie: 'mine', ...init.headers };
  const answer = await relay(new Request(page + path, { ...init, headers }));
  return { sent, answer };
}

test('an allowed request is forwarded with the token in place of the session', async () => {
  const { sent, answer } = await ask(`/zones/${zone}/dns_records?page=2`);
  expect(sent.map(({ method, url }) => [method, url])).toEqual([
    ['GET', `https://api.cloudflare.com/client/v4/zones/${zone}/dns_records?page=2`],
  ]);
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
    accept: 'application/json',
    authorization: 'Bearer secret',
  });
  expect(await answer.json()).toEqual({ success: true });
});

test('a body is forwarded with its type', async () => {
  const headers = { 'content-type': 'application/json' };
  const { sent } = await ask(`/zones/${zone}/dns_records`, { method: 'POST', body: '{"type":"A"}', headers });
  expect([sent[0]?.headers.get('content-type'), await sent[0]?.text()]).toEqual(['application/json', '{"type":"A"}']);
});

test('the page receives no cookie of the API', async () => {
  const { answer } = await ask('/zones');
  expect([answer.headers.get('cf-ray'), answer.headers.get('set-cookie')]).toEqual(['1', null]);
});

test.each([
  ['DELETE', `/zones/${zone}`],
  ['GET', '/user/tokens'],
  ['GET', '/zones/../user/tokens'],
  ['GET', `/zones/${zone}/dns_records/../../../user`],
  ['GET', `/zones/${zone}%2fsettings`],
  ['GET', '/zones\n/x'],
])('%s %s is not allowed: nothing is sent', async (method, path) => {
  const { sent, answer } = await ask(path, { method });
  expect([sent, answer.status]).toEqual([[], 403]);
});

test('a request without a session is rejected before anything is sent', async () => {
  const { sent, answer } = await ask('/zones', { headers: { authorization: 'Bearer other' } });
  expect([sent, answer.status]).toEqual([[], 401]);
});

test('the documentation has the current source of the relay', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
  expect(read('../docs/runtimes.md')).toContain(`\`\`\`ts\n${read('relay.ts')}\`\`\``);
});

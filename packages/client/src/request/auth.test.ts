import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { harness } from '../test-support.ts';
import type { ClientOptions } from '../types.ts';

const NAMES = ['API_TOKEN', 'API_KEY', 'EMAIL', 'API_USER_SERVICE_KEY', 'BASE_URL', 'LOG', 'CUSTOM_HEADERS'];

beforeEach(() => {
  for (const name of NAMES) vi.stubEnv(`CLOUDFLARE_${name}`, undefined);
});
afterEach(() => vi.unstubAllEnvs());

/** The auth headers that a client with these options sends. */
async function sent(options: ClientOptions, requestHeaders?: Record<string, string | null>) {
  const { client, calls } = harness(undefined, { apiToken: undefined, ...options });
  await client.get('/x', { headers: requestHeaders });
  return Object.fromEntries([...(calls[0]?.headers ?? [])].filter(([name]) => /^auth|^x-auth/.test(name)));
}

describe('authentication', () => {
  it('each of the three authentication methods is sent', async () => {
    expect(await sent({ apiToken: 't' })).toEqual({ authorization: 'Bearer t' });
    expect(await sent({ apiKey: 'k', apiEmail: 'e@x' })).toEqual({ 'x-auth-key': 'k', 'x-auth-email': 'e@x' });
    expect(await sent({ userServiceKey: 'u' })).toEqual({ 'x-auth-user-service-key': 'u' });
  });

  it('credentials in options take precedence over the environment, and are never mixed with it', async () => {
    vi.stubEnv('CLOUDFLARE_API_KEY', 'env-key');
    vi.stubEnv('CLOUDFLARE_EMAIL', 'env@x');
    expect(await sent({ apiToken: 't' })).toEqual({ authorization: 'Bearer t' });
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'env-token');
    expect(await sent({ apiKey: 'k', apiEmail: 'e@x' })).toEqual({ 'x-auth-key': 'k', 'x-auth-email': 'e@x' });
    expect(await sent({ apiKey: 'k' })).toEqual({ 'x-auth-key': 'k', 'x-auth-email': 'env@x' });
  });

  it('the environment is searched for a token, then key and email, then the service key', async () => {
    vi.stubEnv('CLOUDFLARE_API_USER_SERVICE_KEY', 'u');
    expect(await sent({})).toEqual({ 'x-auth-user-service-key': 'u' });
    vi.stubEnv('CLOUDFLARE_EMAIL', 'e@x');
    expect(await sent({})).toEqual({ 'x-auth-user-service-key': 'u' });
    vi.stubEnv('CLOUDFLARE_API_KEY', 'k');
    expect(await sent({})).toEqual({ 'x-auth-key': 'k', 'x-auth-email': 'e@x' });
    vi.stubEnv('CLOUDFLARE_API_TOKEN', ' t\n');
    expect(await sent({})).toEqual({ authorization: 'Bearer t' });
    expect(await sent({ apiToken: null })).toEqual({ 'x-auth-key': 'k', 'x-auth-email': 'e@x' });
  });

  it('options of two authentication methods are rejected by name', () => {
    expect(() => harness(undefined, { apiToken: 't', apiKey: 'k' })).toThrow(
      'not apiToken (CLOUDFLARE_API_TOKEN) and apiKey (CLOUDFLARE_API_KEY)',
    );
    expect(() => harness(undefined, { apiToken: 't', userServiceKey: 'u' })).toThrow(/apiToken .*and userServiceKey/);
  });

  it('a key without email and an empty token are reported', () => {
    const make = (options: ClientOptions) => () => harness(undefined, { apiToken: undefined, ...options });
    expect(make({ apiKey: 'k' })).toThrow('apiKey (CLOUDFLARE_API_KEY) needs apiEmail (CLOUDFLARE_EMAIL)');
    expect(make({ apiEmail: 'e' })).toThrow('apiEmail (CLOUDFLARE_EMAIL) needs apiKey (CLOUDFLARE_API_KEY)');
    expect(make({ apiToken: '' })).toThrow('apiToken (CLOUDFLARE_API_TOKEN) is empty');
  });

  it('a call without credentials is rejected with the names of the options', async () => {
    const { client, calls } = harness(undefined, { apiToken: undefined });
    await expect(client.get('/x')).rejects.toThrow(/apiToken \(CLOUDFLARE_API_TOKEN\), apiKey .*userServiceKey/);
    expect(calls).toHaveLength(0);
  });

  it('headers that authenticate themselves replace the credentials', async () => {
    expect(await sent({ defaultHeaders: { Authorization: 'Bearer own' } })).toEqual({ authorization: 'Bearer own' });
    expect(await sent({ apiToken: 't' }, { 'X-Auth-Key': 'k', 'X-Auth-Email': 'e' })).toEqual({
      'x-auth-key': 'k',
      'x-auth-email': 'e',
    });
  });

  it('no credentials are sent if the header is null', async () => {
    expect(await sent({ apiToken: 't' }, { authorization: null })).toEqual({});
  });

  it('a pasted token is trimmed, and an invalid one is rejected without showing it', async () => {
    expect(await sent({ apiToken: '  abc\n' })).toEqual({ authorization: 'Bearer abc' });
    expect(() => harness(undefined, { apiToken: 'abc\ndef' })).toThrow(
      /^apiToken contains a character that is not allowed in a header$/,
    );
  });

  it('withOptions replaces the credentials as a whole', async () => {
    const { client, calls } = harness(undefined, { apiToken: 'first' });
    await client.withOptions({ apiKey: 'k', apiEmail: 'e' }).get('/x');
    await client.withOptions({ timeout: 5 }).get('/x');
    expect(calls[0]?.headers.get('authorization')).toBeNull();
    expect(calls[0]?.headers.get('x-auth-key')).toBe('k');
    expect(calls[1]?.headers.get('authorization')).toBe('Bearer first');
  });

  it('credentials are readable on the client but never listed', () => {
    const { client } = harness(undefined, { apiToken: 'secret-token' });
    expect(client.apiToken).toBe('secret-token');
    expect(Object.keys(client)).not.toContain('apiToken');
    expect(JSON.stringify(client)).not.toContain('secret-token');
  });
});

import { describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, testSandbox } from '../../../test/sandbox.ts';

describe('Media over QUIC', () => {
  it('a relay is created with two tokens, has at most ten, and shows a secret once', async () => {
    const sandbox = testSandbox();
    const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
      sandbox.call(method, `/accounts/${ACCOUNT}/moq/relays${path}`, body);
    const relay = (await call('POST', '', { name: 'stage' })).json.result;
    expect(relay.issuers[0].cloudflare_tokens).toMatchObject([
      { operations: ['publish', 'subscribe'], expires: '2027-01-01T00:00:00.000Z' },
      { operations: ['subscribe'] },
    ]);
    const [first] = relay.issuers[0].cloudflare_tokens;
    expect(first.secret.split('.')).toHaveLength(3);
    const tokens = async () => (await call('GET', `/${relay.uid}/tokens`)).json.result.issuers[0].cloudflare_tokens;
    expect((await tokens())[0].secret).toBeUndefined();
    const add = (body: object): Promise<Answer> => call('POST', `/${relay.uid}/tokens`, body);
    expect((await add({ operations: ['publish'], expires: '2027-02-01T00:00:00Z' })).status).toBe(400);
    for (let index = 0; index < 8; index++) await add({ operations: ['publish'], label: `encoder ${index}` });
    expect((await add({ operations: ['publish'] })).status).toBe(403);
    expect((await call('DELETE', `/${relay.uid}/tokens/${first.jti}`)).json).toMatchObject({ success: true });
    expect((await call('DELETE', `/${relay.uid}/tokens/${first.jti}`)).status).toBe(200);
    expect(await tokens()).toHaveLength(9);
    const upstreams = { enabled: true, upstreams: [{ url: 'https://relay.example.com' }] };
    expect((await call('PUT', `/${relay.uid}`, { config: { upstreams } })).json.result).toMatchObject({
      name: 'stage',
      config: { upstreams },
    });
    sandbox.clock.advance(1000);
    await call('POST', '', { name: 'second' });
    const names = async (query: string): Promise<string[]> =>
      (await call('GET', query)).json.result.map((one: { name: string }) => one.name);
    expect(await names('')).toEqual(['second', 'stage']);
    expect(await names('?asc=true&per_page=1')).toEqual(['stage']);
    expect(await names('?created_before=2026-01-01T00:00:01Z')).toEqual(['stage']);
    await call('DELETE', `/${relay.uid}`);
    expect((await call('GET', `/${relay.uid}`)).status).toBe(404);
  });
});

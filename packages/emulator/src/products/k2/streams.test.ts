import { describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, testSandbox } from '../../../test/sandbox.ts';

describe('K2 streams', () => {
  const sandbox = testSandbox();
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/k2/streams${path}`, body);
  const bound = { worker_binding: { enabled: true } };

  it('a stream is created, listed, read and deleted', async () => {
    const made = (await call('POST', '', { name: 'orders', http: { enabled: true }, ...bound })).json.result;
    expect(made).toMatchObject({
      retention_seconds: 604_800,
      endpoint: `https://${made.id}.k2.cloudflarestorage.com/produce`,
      http: { enabled: true, authentication: true },
      ...bound,
    });
    const other = (await call('POST', '', { name: 'clicks', http: { enabled: false }, ...bound })).json.result;
    expect([other.endpoint, other.http]).toEqual([undefined, { enabled: false }]);
    const names = async (query: string): Promise<string[]> =>
      (await call('GET', query)).json.result.map(({ name }: Loose) => name);
    expect(await names('')).toEqual(['orders', 'clicks']);
    expect(await names('?name=ORD')).toEqual(['orders']);
    expect(await names('?page=2&per_page=1')).toEqual(['clicks']);
    expect((await call('GET', `/${made.id}`)).json.result).toEqual(made);
    expect((await call('DELETE', `/${made.id}`)).json.result).toEqual({});
    expect((await call('GET', `/${made.id}`)).status).toBe(404);
  });

  it('a stream has an input, a retention within the limits and a unique name; an account has twenty', async () => {
    const refused = [
      { name: 'x' },
      { name: 'x', http: { enabled: false } },
      { name: 'x', ...bound, retention_seconds: 3599 },
      { name: 'x', ...bound, retention_seconds: 2_592_001 },
    ];
    for (const body of refused) expect([body, (await call('POST', '', body)).status]).toEqual([body, 400]);
    expect((await call('POST', '', { name: 'clicks', ...bound })).status).toBe(409);
    for (let index = 1; index < 20; index += 1) await call('POST', '', { name: `s${index}`, ...bound });
    expect((await call('POST', '', { name: 'last', ...bound })).status).toBe(403);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('Turnstile widgets', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/challenges/widgets${path}`, body);
  const create = (fields: Record<string, unknown> = {}): Promise<Answer> =>
    call('POST', '', { name: 'blog', mode: 'managed', domains: ['example.com'], ...fields });
  const pointer = ({ status, json }: Answer): Loose => (status === 200 ? status : json.errors?.[0]?.source?.pointer);

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a widget shows its secret individually, and not in the list', async () => {
    const made = (await create()).json.result;
    expect(made.sitekey).toMatch(/^0x4AAAAAAA[0-9a-f]{14}$/);
    expect((await call('GET', `/${made.sitekey}`)).json.result.secret).toBe(made.secret);
    expect((await call('GET', '')).text).not.toContain(made.secret);
  });

  it('a secret is rotated immediately, or with two hours in which it cannot be rotated again', async () => {
    const { sitekey, secret } = (await create()).json.result;
    const rotate = (invalidate_immediately: boolean): Promise<Answer> =>
      call('POST', `/${sitekey}/rotate_secret`, { invalidate_immediately });
    const second = (await rotate(true)).json.result.secret;
    expect(second).not.toBe(secret);
    const third = (await rotate(false)).json.result;
    expect(third.secret).not.toBe(second);
    expect(JSON.stringify(third)).not.toContain(second);
    expect((await rotate(true)).status).toBe(400);
    sandbox.clock.advance(2 * 60 * 60 * 1000);
    expect((await rotate(false)).status).toBe(200);
  });

  it('a widget keeps key, secret and region when it is changed', async () => {
    const { sitekey, secret } = (await create()).json.result;
    const body = { name: 'shop', mode: 'invisible', domains: ['example.org'] };
    expect((await call('PUT', `/${sitekey}`, body)).json.result).toMatchObject({ ...body, sitekey, secret });
    expect(pointer(await call('PUT', `/${sitekey}`, { ...body, region: 'china' }))).toBe('/region');
  });

  it('widgets have at most ten hostnames or addresses, and an account has twenty widgets', async () => {
    expect(pointer(await create({ domains: ['https://example.com'] }))).toBe('/domains/0');
    expect(pointer(await create({ domains: ['example.com', 'example.com/a'] }))).toBe('/domains/1');
    expect(pointer(await create({ domains: ['192.0.2.1', 'localhost', 'bücher.example'] }))).toBe(200);
    expect(pointer(await create({ domains: Array.from({ length: 11 }, (_, index) => `a${index}.example.com`) }))).toBe(
      '/domains',
    );
    for (let index = 1; index < 20; index++) await create();
    expect((await create()).status).toBe(403);
  });

  it('widgets are found by name', async () => {
    await create();
    await create({ name: 'shop' });
    expect((await call('GET', '?filter=name:sho')).json.result.map((one: Loose) => one.name)).toEqual(['shop']);
    expect((await call('GET', '?order=name&direction=desc')).json.result.map((one: Loose) => one.name)).toEqual([
      'shop',
      'blog',
    ]);
  });
});

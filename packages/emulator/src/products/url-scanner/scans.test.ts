import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);
const inAccount = (method: string, path: string, body?: unknown): Promise<Answer> =>
  call(method, `/accounts/${ACCOUNT}${path}`, body);

beforeEach(() => {
  sandbox = testSandbox();
});

describe('URL Scanner', () => {
  const V2 = '/urlscanner/v2';

  it('a completed scan has a result, a screenshot and a DOM', async () => {
    const made = (await inAccount('POST', `${V2}/scan`, { url: 'example.com/a' })).json as unknown as { uuid: string };
    const result = `${V2}/result/${made.uuid}`;
    expect((await inAccount('GET', result)).status).toBe(404);
    expect((await inAccount('GET', `${V2}/search`)).text).toContain('"results":[]');
    sandbox.clock.advance(10_000);
    const done = JSON.parse((await inAccount('GET', result)).text);
    expect(done.task).toMatchObject({ uuid: made.uuid, url: 'http://example.com/a' });
    const picture = await sandbox.emulator.fetch(
      `http://localhost/client/v4/accounts/${ACCOUNT}${V2}/screenshots/${made.uuid}.png`,
      { headers: { authorization: 'Bearer t' } },
    );
    expect([...new Uint8Array(await picture.arrayBuffer()).slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
    expect((await inAccount('GET', `${V2}/dom/${made.uuid}`)).text).toContain('<title>example.com</title>');
    expect((await inAccount('GET', `${V2}/search?q=page.domain:example.com`)).text).toContain(made.uuid);
    expect((await inAccount('GET', `${V2}/search?q=page.domain:other.com`)).text).toContain('"results":[]');
  });

  it('a bulk scan takes up to 100 public addresses', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ url: `https://example.com/${index}` }));
    expect((await inAccount('POST', `${V2}/bulk`, many)).status).toBe(400);
    expect(JSON.parse((await inAccount('POST', `${V2}/bulk`, many.slice(0, 2))).text)).toHaveLength(2);
    expect((await inAccount('POST', `${V2}/scan`, { url: 'file:///etc/passwd' })).status).toBe(400);
    expect((await inAccount('GET', `${V2}/result/f1a4e000-0000-4000-8000-000000000000`)).status).toBe(404);
  });
});

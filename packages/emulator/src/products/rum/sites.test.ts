import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);
const inAccount = (method: string, path: string, body?: unknown): Promise<Answer> =>
  call(method, `/accounts/${ACCOUNT}${path}`, body);

beforeEach(() => {
  sandbox = testSandbox();
});

describe('Web Analytics', () => {
  it('a host is one site, with a token in its snippet', async () => {
    const made = (await inAccount('POST', '/rum/site_info', { host: 'example.com' })).json.result;
    expect(made.snippet).toContain(made.site_token);
    expect((await inAccount('POST', '/rum/site_info', { host: 'Example.com' })).status).toBe(409);
    expect((await inAccount('POST', '/rum/site_info', {})).status).toBe(400);
    expect((await inAccount('GET', '/rum/site_info/list')).json.result).toMatchObject([{ site_tag: made.site_tag }]);
    const changed = await inAccount('PUT', `/rum/site_info/${made.site_tag}`, { host: 'www.example.com' });
    expect(changed.json.result).toMatchObject({
      site_token: made.site_token,
      ruleset: { zone_name: 'www.example.com' },
    });
    await inAccount('DELETE', `/rum/site_info/${made.site_tag}`);
    expect((await inAccount('GET', `/rum/site_info/${made.site_tag}`)).status).toBe(404);
  });

  it('rules belong to a site, and a bulk write applies all or none', async () => {
    const { ruleset } = (await inAccount('POST', '/rum/site_info', { host: 'example.com' })).json.result;
    const { id } = (await inAccount('POST', `/rum/v2/${ruleset.id}/rule`, { host: 'a.example.com', paths: ['/x'] }))
      .json.result;
    const bulk = { delete_rules: [id], rules: [{ host: 'b.example.com' }, { id: 'none', host: 'c.example.com' }] };
    expect((await inAccount('POST', `/rum/v2/${ruleset.id}/rules`, bulk)).status).toBe(404);
    expect((await inAccount('GET', `/rum/v2/${ruleset.id}/rules`)).json.result.rules).toMatchObject([{ id }]);
    await inAccount('POST', `/rum/v2/${ruleset.id}/rules`, { ...bulk, rules: [{ host: 'b.example.com' }] });
    const { rules } = (await inAccount('GET', `/rum/v2/${ruleset.id}/rules`)).json.result;
    expect(rules).toMatchObject([{ host: 'b.example.com', inclusive: true, is_paused: false }]);
    expect((await inAccount('POST', '/rum/v2/none/rule', {})).status).toBe(404);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const ask = (method: string, path: string, body?: unknown, owner = `/accounts/${ACCOUNT}`): Promise<Answer> =>
  sandbox.call(method, `${owner}/custom_pages${path}`, body);

beforeEach(() => {
  sandbox = testSandbox();
});

describe('custom pages', () => {
  it('custom pages are listed with their required tokens', async () => {
    const pages = (await ask('GET', '')).json.result;
    expect(pages).toHaveLength(10);
    const [errors] = pages.filter((one: Loose) => one.id === '500_errors');
    expect([errors.state, errors.required_tokens]).toEqual(['default', ['::CLOUDFLARE_ERROR_500S_BOX::']]);
  });

  it('a custom page is set by an address, for an account or a zone', async () => {
    const zone = `/zones/${await createZone(sandbox)}`;
    const custom = { state: 'customized', url: 'https://example.com/oops' };
    expect((await ask('PUT', '/500_errors', { ...custom, url: 'oops' }, zone)).status).toBe(400);
    await ask('PUT', '/500_errors', custom, zone);
    expect((await ask('GET', '/500_errors', undefined, zone)).json.result.url).toBe(custom.url);
    expect((await ask('GET', '/500_errors')).json.result.state).toBe('default');
    await ask('PUT', '/500_errors', { state: 'default', url: 'https://example.com' }, zone);
    const back = (await ask('GET', '/500_errors', undefined, zone)).json.result;
    expect([back.state, back.url === custom.url]).toEqual(['default', false]);
  });

  it('assets of custom pages have unique names', async () => {
    const asset = { name: 'sorry', description: 'x', url: 'https://example.com/sorry' };
    expect((await ask('POST', '/assets', asset)).json.result.size_bytes).toBeGreaterThan(0);
    expect((await ask('POST', '/assets', asset)).status).toBe(409);
    expect((await ask('POST', '/assets', { ...asset, name: 'so sorry' })).status).toBe(400);
    const changed = { description: 'y', url: 'https://example.com/other' };
    expect((await ask('PUT', '/assets/sorry', changed)).json.result).toMatchObject({ name: 'sorry', ...changed });
    expect((await ask('GET', '/assets')).json.result).toHaveLength(1);
    await ask('DELETE', '/assets/sorry');
    expect((await ask('GET', '/assets/sorry')).status).toBe(404);
  });

  it('a custom page can be previewed with a token', async () => {
    const body = { act: 'preview', target: '500:errors', url: 'https://example.com' };
    const { cep_jwt } = (await ask('POST', '/preview_tokens', body)).json.result;
    const claims = JSON.parse(Buffer.from(cep_jwt.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject(body);
    expect(claims.exp).toBeGreaterThan(claims.iat);
  });
});

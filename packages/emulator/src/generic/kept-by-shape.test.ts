import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type TestSandbox, testSandbox } from '../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('resources stored by the shape of their path alone', () => {
  it('environments, custom pages and URL normalization return what was written', async () => {
    const environments = [
      {
        name: 'staging',
        ref: 'r1',
        expression: 'true',
        locked_on_deployment: false,
        position: { after: '' },
        version: 1,
      },
    ];
    await call('POST', `${zone}/environments`, { environments });
    expect((await call('GET', `${zone}/environments`)).json.result.environments).toMatchObject([{ name: 'staging' }]);
    const page = { state: 'customized', url: 'https://example.com/500.html' };
    await call('PUT', `${zone}/custom_pages/500_errors`, page);
    expect((await call('GET', `${zone}/custom_pages/500_errors`)).json.result).toMatchObject(page);
    await call('PUT', `${zone}/url_normalization`, { scope: 'both', type: 'rfc3986' });
    expect((await call('GET', `${zone}/url_normalization`)).json.result).toEqual({ scope: 'both', type: 'rfc3986' });
  });
});

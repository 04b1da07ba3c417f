import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe.each(['registrar', 'registrar-sandbox'])('names of %s', (product) => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/${product}${path}`, body);

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a name is registrable under an available extension', async () => {
    const domains = ['Free.dev', 'www.free.dev', 'not a name', 'my.sh', 'my.zz', 'my.co.uk'];
    const price = { currency: 'USD', registration_cost: '10.11', renewal_cost: '10.11' };
    expect((await call('POST', '/domain-check', { domains })).json.result.domains).toEqual([
      { name: 'free.dev', registrable: true, tier: 'standard', pricing: price },
      { name: 'my.sh', registrable: false, reason: 'extension_not_supported_via_api' },
      { name: 'my.zz', registrable: false, reason: 'extension_not_supported' },
      { name: 'my.co.uk', registrable: true, tier: 'standard' },
    ]);
  });

  it('an existing zone makes its name unavailable, except in the sandbox', async () => {
    await createZone(sandbox);
    const { domains } = (await call('POST', '/domain-check', { domains: ['example.com'] })).json.result;
    expect(domains[0].registrable).toBe(product !== 'registrar');
  });

  it('a search finds names for its words', async () => {
    const found = async (query: string): Promise<string[]> =>
      (await call('GET', `/domain-search?${query}`)).json.result.domains.map(({ name }: { name: string }) => name);
    expect(await found('q=acme%20corp&limit=3')).toEqual(['acmecorp.com', 'acmecorp.dev', 'acmecorp.app']);
    expect(await found('q=acme.org&extensions=net,zz')).toEqual(['acme.net']);
  });

  it('extensions are listed by name', async () => {
    const { json } = await call('GET', '/extensions?per_page=2');
    expect(json.result.map(({ metadata }: { metadata: object }) => metadata)).toEqual([
      { name: 'academy', tld: 'academy' },
      { name: 'ai', tld: 'ai' },
    ]);
    expect((await call('GET', '/extensions/co.uk')).json.result.metadata).toEqual({ name: 'co.uk', tld: 'uk' });
    expect((await call('GET', '/extensions?name=com')).json.result).toHaveLength(1);
    expect((await call('GET', '/extensions/zz')).status).toBe(404);
  });
});

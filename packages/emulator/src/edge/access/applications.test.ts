import { describe, expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../../test/sandbox.ts';
import { applicationFor } from './applications.ts';

/** https://developers.cloudflare.com/cloudflare-one/access-controls/policies/app-paths/#examples */
const COVERED: readonly [domain: string, covers: readonly string[], not: readonly string[]][] = [
  ['*.example.com', ['alpha.example.com', 'beta.example.com'], ['example.com', 'foo.bar.example.com']],
  ['example.com', ['example.com', 'example.com/alpha', 'example.com/beta'], ['alpha.example.com']],
  ['example.com/*', ['example.com', 'example.com/alpha', 'example.com/beta'], ['alpha.example.com']],
  ['*.test.example.com', ['alpha.test.example.com', 'beta.test.example.com'], ['test.example.com', 'example.com']],
  ['*test.example.com', ['test.example.com', 'alphatest.example.com'], ['beta.test.example.com']],
  ['example.com/alpha/*', ['example.com/alpha/one', 'example.com/alpha/two'], ['example.com/alpha', 'example.com']],
  ['example.com/foo*/bar', ['example.com/foo/bar', 'example.com/food/bar', 'example.com/food/stuff/bar'], []],
  ['example.com/eng', ['example.com/eng', 'example.com/eng/exec'], ['example.com/engine']],
];

async function opened(domains: readonly string[]) {
  const { emulator, call } = testSandbox({ start: 'default' });
  const created = new Map<string, string>();
  for (const domain of domains) {
    const { json } = await call('POST', `/accounts/${ACCOUNT}/access/apps`, {
      type: 'self_hosted',
      name: domain,
      domain,
    });
    created.set(json.result.aud, domain);
  }
  return (address: string): string | undefined => {
    const found = applicationFor(emulator.sandbox, { account: ACCOUNT }, new URL(`https://${address}`));
    return found === undefined ? undefined : created.get(found.aud);
  };
}

describe('Access applications by URL', () => {
  it.each(COVERED)('%s covers what the documentation says', async (domain, covers, not) => {
    const find = await opened([domain]);
    for (const address of covers) expect([address, find(address)]).toEqual([address, domain]);
    for (const address of not) expect([address, find(address)]).toEqual([address, undefined]);
  });

  it('the most specific path takes precedence and inherits nothing', async () => {
    const find = await opened(['example.com/eng', 'example.com/eng/exec', '*.example.com', 'a.example.com']);
    expect(find('example.com/eng/exec/plans')).toBe('example.com/eng/exec');
    expect(find('example.com/eng/tools')).toBe('example.com/eng');
    expect(find('a.example.com/x')).toBe('a.example.com');
    expect(find('b.example.com/x')).toBe('*.example.com');
  });
});

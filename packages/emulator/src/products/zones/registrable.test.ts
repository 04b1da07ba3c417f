import { describe, expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../../test/sandbox.ts';

const add = async (name: string, account: string = ACCOUNT, sandbox = testSandbox()) => {
  const { status, code, json } = await sandbox.call('POST', '/zones', { name, account: { id: account } });
  return code ?? json.result?.name ?? status;
};

describe('names of zones', () => {
  it.each([
    ['example.co.uk', 'example.co.uk'],
    ['user.github.io', 'user.github.io'],
    ['bücher.de', 'xn--bcher-kva.de'],
    ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
    ['local.test', 'local.test'],
    ['www.example.com', 1099],
    ['www.local.test', 1099],
    ['co.uk', 1099],
    ['github.io', 1099],
    ['example.nonesuch', 1049],
    ['printer.local', 1049],
  ])('a zone is a registrable domain: %s gives %s', async (name, outcome) => {
    expect(await add(name)).toBe(outcome);
  });

  it('a zone can be a subdomain on the Enterprise plan', async () => {
    const sandbox = testSandbox();
    const { json } = await sandbox.call('POST', '/accounts', { name: 'Large', type: 'enterprise' });
    expect(await add('shop.example.com', json.result.id, sandbox)).toBe('shop.example.com');
    expect(await add('co.uk', json.result.id, sandbox)).toBe(1099);
  });

  it('an activation check can be requested once an hour', async () => {
    const { call, clock } = testSandbox();
    const { json } = await call('POST', '/zones', { name: 'example.com', account: { id: ACCOUNT } });
    const check = async () => (await call('PUT', `/zones/${json.result.id}/activation_check`)).code;
    expect(await check()).toBeUndefined();
    expect(await check()).toBe(1224);
    clock.advance(3_600_000);
    expect(await check()).toBeUndefined();
  });
});

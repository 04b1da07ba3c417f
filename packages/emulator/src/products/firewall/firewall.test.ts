import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const RULES = '/firewall/access_rules/rules';

describe('the firewall', () => {
  let sandbox: TestSandbox;
  let zone: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `${zone}${path}`, body);
  const fault = ({ status, code }: Answer): Loose => (status === 200 ? status : [status, code]);
  const access = (target: string, value: string, mode = 'challenge'): Promise<Answer> =>
    call('POST', RULES, { configuration: { target, value }, mode });

  beforeEach(async () => {
    sandbox = testSandbox();
    zone = `/zones/${await createZone(sandbox)}`;
  });

  it.each(['zone', `/accounts/${ACCOUNT}`, '/user'])('access rules of %s have distinct targets', async (owner) => {
    if (owner !== 'zone') zone = owner;
    const { id, allowed_modes } = (await access('ip', '192.0.2.1')).json.result;
    expect(allowed_modes).toHaveLength(5);
    const again = await access('ip', '192.0.2.1', 'block');
    expect([again.status, again.code, again.json.errors?.[0]?.message]).toEqual([
      400,
      10009,
      'firewallaccessrules.api.duplicate_of_existing',
    ]);
    const edited = await call('PATCH', `${RULES}/${id}`, {
      configuration: { target: 'ip', value: '192.0.2.9' },
      mode: 'block',
      notes: 'n',
    });
    expect(edited.json.result).toMatchObject({ mode: 'block', notes: 'n', configuration: { value: '192.0.2.1' } });
    expect((await call('DELETE', `${RULES}/${id}`)).json.result.id).toBe(id);
    expect(fault(await call('DELETE', `${RULES}/${id}`))).toEqual([404, 10001]);
    expect(fault(await access('ip', '192.0.2.1'))).toBe(200);
  });

  it.each([
    ['ip', '192.0.2'],
    ['ip_range', '192.0.2.0/25'],
    ['asn', '12345'],
    ['country', 'USA'],
    ['ip6', '192.0.2.1'],
  ])('an access rule for %s does not take %s', async (target, value) => {
    expect(fault(await access(target, value))).toEqual([400, 10001]);
  });

  it('access rules are found by the address in their configuration', async () => {
    const rules = '/firewall/access_rules/rules';
    for (const value of ['192.0.2.1', '192.0.2.2'])
      await call('POST', rules, { mode: 'block', configuration: { target: 'ip', value }, notes: 'from a log' });
    const found = await call('GET', `${rules}?configuration.target=ip&configuration.value=192.0.2.2&notes=log`);
    expect(found.json.result.map((one: Loose) => one.configuration.value)).toEqual(['192.0.2.2']);
    expect((await call('GET', `${rules}?configuration[value]=192.0.2.9`)).json.result).toEqual([]);
  });

  it('IP ranges have allowed lengths, and only Enterprise zones block countries', async () => {
    expect(fault(await access('ip_range', '192.0.2.0/24'))).toBe(200);
    expect(fault(await access('ip_range', '2001:db8::/48'))).toBe(200);
    expect(fault(await access('country', 'US'))).toBe(200);
    expect(fault(await access('country', 'DE', 'block'))).toEqual([403, 10001]);
  });

  it('lockdowns have distinct addresses, and the plan limits their number', async () => {
    const lock = (...urls: string[]): Promise<Answer> =>
      call('POST', '/firewall/lockdowns', { urls, configurations: [{ target: 'ip', value: '192.0.2.1' }] });
    expect(fault(await lock())).toEqual([400, 10001]);
    await lock('example.com/a', 'example.com/b');
    expect(fault(await lock('example.com/b', 'example.com/a'))).toEqual([400, 10009]);
    await lock('example.com/c');
    const { id } = (await lock('example.com/d')).json.result;
    expect(fault(await lock('example.com/e'))).toEqual([403, 10010]);
    const body = { urls: ['example.com/c'], configurations: [{ target: 'ip', value: '192.0.2.1' }] };
    expect(fault(await call('PUT', `/firewall/lockdowns/${id}`, body))).toEqual([400, 10009]);
    for (const [target, value] of Object.entries({ ip: 'none', ip_range: '192.0.2.0/33' })) {
      const wrong = { urls: ['a.example/*'], configurations: [{ target, value }] };
      expect(fault(await call('PUT', `/firewall/lockdowns/${id}`, wrong))).toEqual([400, 10001]);
    }
    expect(fault(await call('GET', '/firewall/lockdowns/none'))).toEqual([404, 10001]);
  });

  it('a user agent is blocked once, ten in the free plan', async () => {
    const block = (value: string): Promise<Answer> =>
      call('POST', '/firewall/ua_rules', { mode: 'block', configuration: { target: 'ua', value } });
    expect(fault(await block(''))).toEqual([400, 10001]);
    for (let index = 0; index < 10; index++) expect(fault(await block(`bot/${index}`))).toBe(200);
    expect(fault(await block('BOT/1'))).toEqual([400, 10009]);
    expect(fault(await block('bot/10'))).toEqual([403, 10010]);
  });

  it('the expression of a filter is unique, and one invalid filter rolls back all', async () => {
    const create = (...expressions: string[]): Promise<Answer> =>
      call(
        'POST',
        '/filters',
        expressions.map((expression) => ({ expression })),
      );
    expect(fault(await create('ip.src eq 192.0.2.1'))).toBe(200);
    expect(fault(await create('true', 'ip.src eq 192.0.2.1'))).toEqual([400, 10102]);
    expect(fault(await create('true', 'true'))).toEqual([400, 10102]);
    expect((await call('GET', '/filters')).json.result).toHaveLength(1);
  });
});

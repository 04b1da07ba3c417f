import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('Flagship', () => {
  let sandbox: TestSandbox;
  let app: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/flagship/apps${path}`, body);
  const flag = (fields: object = {}): object => ({
    key: 'checkout',
    enabled: true,
    default_variation: 'off',
    variations: { on: true, off: false },
    rules: [],
    ...fields,
  });
  const create = (fields: object = {}): Promise<Answer> => call('POST', `/${app}/flags`, flag(fields));
  const rule = (fields: object = {}): object => ({ priority: 1, conditions: [], serve_variation: 'on', ...fields });
  const ask = async (context: object): Promise<Loose> =>
    JSON.parse((await call('POST', `/${app}/evaluate`, { flagKey: 'checkout', context })).text);
  const pointer = ({ status, json }: Answer): Loose => (status < 300 ? status : json.errors?.[0]?.source?.pointer);

  beforeEach(async () => {
    sandbox = testSandbox();
    app = (await call('POST', '', { name: 'shop' })).json.result.id;
  });

  it('app names and flag keys are unique', async () => {
    expect((await call('POST', '', { name: 'shop' })).status).toBe(409);
    expect((await create()).json.result).toMatchObject({ type: 'boolean', updated_by: 'user@example.com' });
    expect((await create()).status).toBe(409);
    expect((await call('GET', `/${app}/flags/none`)).status).toBe(404);
  });

  it('a flag serves one of its variations, which share one type', async () => {
    expect(pointer(await create({ default_variation: 'maybe' }))).toBe('/default_variation');
    expect(pointer(await create({ variations: { on: true, off: 'no' } }))).toBe('/variations');
    expect(pointer(await create({ rules: [rule({ serve_variation: 'maybe' })] }))).toBe('/rules/0/serve_variation');
    expect(pointer(await create({ rules: [rule(), rule()] }))).toBe('/rules/1/priority');
    let deep: object = { attribute: 'a', operator: 'equals', value: 'b' };
    for (let level = 0; level < 5; level++) deep = { logical_operator: 'AND', clauses: [deep] };
    expect(pointer(await create({ rules: [rule({ conditions: [deep] })] }))).toBe(201);
    const deeper = { logical_operator: 'AND', clauses: [deep] };
    expect(pointer(await create({ key: 'b', rules: [rule({ conditions: [deeper] })] }))).toBe('/rules/0/conditions');
  });

  it('rules apply by priority, and the default applies where no rule matches', async () => {
    const is = (attribute: string, operator: string, value: unknown): object => ({ attribute, operator, value });
    const either = { logical_operator: 'OR', clauses: [is('plan', 'equals', 'pro'), is('age', 'greater_than', 65)] };
    const rules = [
      rule({ priority: 2, conditions: [either] }),
      rule({ priority: 1, conditions: [is('country', 'in', ['US', 'CA'])], serve_variation: 'off' }),
    ];
    await create({ rules });
    expect(await ask({ plan: 'pro' })).toEqual({
      flagKey: 'checkout',
      reason: 'TARGETING_MATCH',
      variant: 'on',
      value: true,
    });
    expect(await ask({ plan: 'pro', country: 'US' })).toMatchObject({ variant: 'off', reason: 'TARGETING_MATCH' });
    expect(await ask({ age: 66 })).toMatchObject({ variant: 'on' });
    expect(await ask({ age: 65 })).toMatchObject({ variant: 'off', reason: 'DEFAULT' });
    const { text } = await call('GET', `/${app}/evaluate?flagKey=checkout&plan=pro`);
    expect(JSON.parse(text)).toMatchObject({ variant: 'on' });
    await call('PUT', `/${app}/flags/checkout`, flag({ enabled: false, rules }));
    expect(await ask({ plan: 'pro' })).toMatchObject({ variant: 'off', reason: 'DISABLED' });
    expect((await call('POST', `/${app}/evaluate`, { flagKey: 'none' })).status).toBe(404);
  });

  it('a rollout serves approximately its share, and is stable per key', async () => {
    await create({ rules: [rule({ rollout: { percentage: 30 } })] });
    const all: Loose[] = [];
    for (let index = 0; index < 200; index++) all.push(await ask({ targetingKey: `user-${index}` }));
    const served = all.filter((one) => one.reason === 'SPLIT').length;
    expect(served).toBeGreaterThan(35);
    expect(served).toBeLessThan(85);
    expect(await ask({ targetingKey: 'user-7' })).toEqual(all[7]);
  });

  it('the changelog shows changes, and outlives the flag', async () => {
    await create();
    await call('PUT', `/${app}/flags/checkout`, flag({ default_variation: 'on' }));
    expect((await call('PUT', `/${app}/flags/checkout`, flag({ key: 'other' }))).status).toBe(400);
    await call('DELETE', `/${app}/flags/checkout`);
    const log = (await call('GET', `/${app}/flags/checkout/changelog`)).json.result;
    expect(log.map((one: Loose) => one.event)).toEqual(['delete', 'update', 'create']);
    expect((await call('GET', `/${app}/flags/none/changelog`)).status).toBe(404);
  });
});

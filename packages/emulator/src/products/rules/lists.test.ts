import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('lists', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/rules/lists${path}`, body);
  const make = async (kind = 'ip', name = 'offices'): Promise<string> =>
    (await call('POST', '', { kind, name })).json.result.id;
  const done = async (answer: Promise<Answer>): Promise<Loose> => {
    const { operation_id: id } = (await answer).json.result;
    sandbox.clock.advance(2000);
    return (await call('GET', `/bulk_operations/${id}`)).json.result;
  };
  const items = async (id: string, query = ''): Promise<Loose> =>
    (await call('GET', `/${id}/items${query}`)).json.result;

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('list names are lower case letters, digits and underscores, and unique in the account', async () => {
    await make();
    expect((await call('POST', '', { kind: 'asn', name: 'offices' })).code).toBe(10030);
    for (const name of ['Offices', 'of-fices', '']) {
      expect((await call('POST', '', { kind: 'ip', name })).json.errors?.[0]?.source?.pointer).toBe('/name');
    }
    for (let index = 1; index < 10; index++) await make('ip', `list_${index}`);
    expect((await call('POST', '', { kind: 'ip', name: 'eleven' })).code).toBe(10032);
  });

  it('an operation is pending, runs and completes over time, and its items exist only afterwards', async () => {
    const id = await make();
    const { operation_id } = (await call('POST', `/${id}/items`, [{ ip: '192.0.2.1' }, { ip: '2001:DB8::/32' }])).json
      .result;
    const status = async (): Promise<string> =>
      (await call('GET', `/bulk_operations/${operation_id}`)).json.result.status;
    expect([await status(), await items(id)]).toEqual(['pending', []]);
    sandbox.clock.advance(500);
    expect([await status(), await items(id)]).toEqual(['running', []]);
    sandbox.clock.advance(500);
    expect(await status()).toBe('completed');
    expect((await items(id)).map((one: Loose) => one.ip)).toEqual(['192.0.2.1', '2001:db8::/32']);
    expect((await call('GET', `/${id}`)).json.result.num_items).toBe(2);
    const operation = (await call('GET', `/bulk_operations/${operation_id}`)).json.result;
    expect(operation.completed).toBe('2026-01-01T00:00:01.000Z');
    expect((await call('GET', '/bulk_operations/none')).status).toBe(404);
  });

  it('an account has one running operation at a time', async () => {
    const [one, two] = [await make(), await make('asn', 'networks')];
    await call('POST', `/${one}/items`, [{ ip: '192.0.2.1' }]);
    expect((await call('PUT', `/${two}/items`, [{ asn: 64512 }])).status).toBe(429);
    expect((await call('DELETE', `/${one}/items`, { items: [{ id: one }] })).status).toBe(429);
    sandbox.clock.advance(1000);
    expect((await call('PUT', `/${two}/items`, [{ asn: 64512 }])).status).toBe(200);
  });

  it('items are appended by value, replaced as a whole and deleted by id', async () => {
    const id = await make();
    await done(call('POST', `/${id}/items`, [{ ip: '192.0.2.1', comment: 'a' }, { ip: '192.0.2.2' }]));
    const [first] = await items(id);
    await done(call('POST', `/${id}/items`, [{ ip: '192.0.2.1', comment: 'b' }, { ip: '192.0.2.3' }]));
    expect(await items(id)).toHaveLength(3);
    expect((await call('GET', `/${id}/items/${first.id}`)).json.result).toMatchObject({
      id: first.id,
      created_on: first.created_on,
      comment: 'b',
    });
    expect((await done(call('DELETE', `/${id}/items`, { items: [{ id: first.id }] }))).status).toBe('completed');
    expect((await items(id)).map((one: Loose) => one.ip)).toEqual(['192.0.2.2', '192.0.2.3']);
    await done(call('PUT', `/${id}/items`, [{ ip: '192.0.2.0/24' }]));
    expect((await items(id)).map((one: Loose) => one.ip)).toEqual(['192.0.2.0/24']);
  });

  it('an operation that would exceed the limit of the account fails, and changes nothing', async () => {
    const id = await make('asn', 'networks');
    const many = Array.from({ length: 10_001 }, (_, index) => ({ asn: index + 1 }));
    const failed = await done(call('POST', `/${id}/items`, many));
    expect(failed).toMatchObject({ status: 'failed', error: expect.stringContaining('10000') });
    expect((await call('GET', `/${id}`)).json.result.num_items).toBe(0);
  });

  it('items of another kind and duplicate items are refused', async () => {
    const refused = async (kind: string, ...sent: unknown[]): Promise<Loose> => {
      const id = await make(kind, `list_${sandbox.clock.now()}`);
      sandbox.clock.advance(1000);
      const { status, code, json } = await call('POST', `/${id}/items`, sent);
      await call('DELETE', `/${id}`);
      return status === 200 ? status : [code, json.errors?.[0]?.source?.pointer];
    };
    for (const ip of ['192.0.2', '10.0.0.0/7', '2001:db8::/65', '::1/8', '1.1.1.1/8/8', 'fe80::1%a']) {
      expect(await refused('ip', { ip: '1.1.1.1' }, { ip })).toEqual([10028, '/1/ip']);
    }
    expect(await refused('ip', { ip: '1.1.1.1' }, { ip: '1.1.1.1' })).toEqual([10028, '/1/ip']);
    expect(await refused('ip', { asn: 1 })).toEqual([10028, '/0/ip']);
    expect(await refused('asn', { asn: 0 })).toEqual([10028, '/0/asn']);
    for (const url_hostname of ['https://example.com', 'example.com/a', 'a.*.example.com', 'com']) {
      expect(await refused('hostname', { hostname: { url_hostname } })).toEqual([10028, '/0/hostname']);
    }
    expect(await refused('hostname', { hostname: { url_hostname: '*.Example.com' } })).toBe(200);
    const redirect = (source_url: string, target_url = 'https://example.org/'): unknown => ({
      redirect: { source_url, target_url },
    });
    expect(await refused('redirect', redirect('example.com/a'), redirect('EXAMPLE.com/a'))).toEqual([
      10028,
      '/1/redirect',
    ]);
    expect(await refused('redirect', redirect('example.com/?a=1'))).toEqual([10028, '/0/redirect']);
    expect(await refused('redirect', redirect('example.com/', '/relative'))).toEqual([10028, '/0/redirect']);
    expect(await refused('redirect', redirect('example.com/a'), redirect('example.com/b'))).toBe(200);
  });

  it('items are listed in pages with a cursor, and found by prefix', async () => {
    const id = await make();
    await done(
      call(
        'PUT',
        `/${id}/items`,
        Array.from({ length: 25 }, (_, index) => ({ ip: `192.0.2.${index}` })),
      ),
    );
    const page = await call('GET', `/${id}/items?per_page=20`);
    expect(page.json.result).toHaveLength(20);
    const { after } = page.json.result_info.cursors;
    const last = await call('GET', `/${id}/items?per_page=20&cursor=${after}`);
    expect([last.json.result.length, last.json.result_info.cursors]).toEqual([5, {}]);
    expect(await items(id, '?search=192.0.2.1')).toHaveLength(11);
  });

  it('a list that is used by rules cannot be deleted, and shows their number', async () => {
    const id = await make();
    const zone = await createZone(sandbox);
    const entry = (expression: string): Promise<Answer> =>
      sandbox.call('PUT', `/zones/${zone}/rulesets/phases/http_request_firewall_custom/entrypoint`, {
        rules: [{ action: 'block', expression }],
      });
    await call('POST', '', { name: 'offices_2', kind: 'ip' });
    await entry('ip.src in $offices_2');
    expect((await call('GET', `/${id}`)).json.result.num_referencing_filters).toBe(0);
    await entry('ip.src in $offices');
    expect((await call('GET', '')).json.result[0].num_referencing_filters).toBe(1);
    expect((await call('DELETE', `/${id}`)).code).toBe(10031);
    await entry('true');
    expect((await call('DELETE', `/${id}`)).json.result).toEqual({ id });
    expect((await call('GET', `/${id}/items`)).status).toBe(404);
  });

  it('only the description of a list can be changed', async () => {
    const id = await make();
    const { name, description } = (await call('PUT', `/${id}`, { description: 'new' })).json.result;
    expect([name, description]).toEqual(['offices', 'new']);
  });
});

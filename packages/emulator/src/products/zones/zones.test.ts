import { describe, expect, it } from 'vitest';
import { ACCOUNT, createAccount, testSandbox } from '../../../test/sandbox.ts';

const zone = (name: string) => ({ name, account: { id: ACCOUNT } });

describe('zones', () => {
  it('a zone can be created, shown, listed and deleted', async () => {
    const { call } = testSandbox();
    const created = await call('POST', '/zones', zone('Example.COM'));
    expect(created.status).toBe(200);
    expect(created.json.result).toMatchObject({
      name: 'example.com',
      status: 'pending',
      account: { id: ACCOUNT, name: 'Local account' },
    });
    const { id } = created.json.result;
    expect((await call('GET', `/zones/${id}`)).json.result.name).toBe('example.com');
    expect((await call('DELETE', `/zones/${id}`)).json.result).toEqual({ id });
    const gone = await call('GET', `/zones/${id}`);
    expect([gone.status, gone.code]).toEqual([404, 1001]);
  });

  it('a name is unique per account, and can exist in another account', async () => {
    const sandbox = testSandbox();
    const { call } = sandbox;
    await call('POST', '/zones', zone('example.com'));
    const again = await call('POST', '/zones', zone('example.com'));
    expect([again.status, again.code]).toEqual([400, 1061]);
    const elsewhere = await call('POST', '/zones', {
      name: 'example.com',
      account: { id: await createAccount(sandbox) },
    });
    expect(elsewhere.status).toBe(200);
  });

  it.each(['localhost', 'no spaces.com', '-a.com', 'a..com', '1.2.3.4', 'under_score.com', ''])(
    'refuses the name %j',
    async (name) => {
      const answer = await testSandbox().call('POST', '/zones', zone(name));
      expect(answer.status).toBe(400);
      expect(answer.json.errors?.[0]?.source?.pointer).toBe('/name');
    },
  );

  it('international names are stored in ASCII', async () => {
    const answer = await testSandbox().call('POST', '/zones', zone('bücher.example'));
    expect(answer.json.result.name).toBe('xn--bcher-kva.example');
  });

  it('zones are filtered by name, status and account, in pages', async () => {
    const sandbox = testSandbox();
    const { call } = sandbox;
    const other = await createAccount(sandbox);
    for (let index = 0; index < 7; index++) await call('POST', '/zones', zone(`z${index}.example`));
    const first = await call('GET', '/zones?per_page=5&page=1&order=name&direction=desc');
    expect(first.json.result.map((one: { name: string }) => one.name)).toEqual([
      'z6.example',
      'z5.example',
      'z4.example',
      'z3.example',
      'z2.example',
    ]);
    expect(first.json.result_info).toEqual({ page: 1, per_page: 5, count: 5, total_count: 7, total_pages: 2 });
    expect((await call('GET', '/zones?per_page=5&page=2')).json.result).toHaveLength(2);
    expect((await call('GET', '/zones?name=z3.example')).json.result).toHaveLength(1);
    expect((await call('GET', '/zones?name=contains:3')).json.result).toHaveLength(1);
    expect((await call('GET', '/zones?name=z3.example,z4.example')).json.result).toHaveLength(2);
    expect((await call('GET', '/zones?status=active')).json.result).toHaveLength(0);
    expect((await call('GET', `/zones?account.id=${other}`)).json.result).toHaveLength(0);
    expect((await call('GET', `/zones?account.id=${other}&name=z1.example&match=any`)).json.result).toHaveLength(1);
    expect((await call('GET', '/zones?per_page=500&page=0')).json.result_info).toMatchObject({ per_page: 50, page: 1 });
    expect((await call('GET', '/zones?per_page=1')).json.result).toHaveLength(1);
    expect((await call('GET', '/zones?per_page=0')).status).toBe(400);
  });

  it('a zone becomes active when checked', async () => {
    const { call } = testSandbox();
    const { id } = (await call('POST', '/zones', zone('example.com'))).json.result;
    await call('PUT', `/zones/${id}/activation_check`);
    expect((await call('GET', `/zones/${id}`)).json.result).toMatchObject({
      status: 'active',
      activated_on: '2026-01-01T00:00:00.000000Z',
    });
  });

  it('only editable fields of a zone can be changed', async () => {
    const { call } = testSandbox();
    const { id } = (await call('POST', '/zones', zone('example.com'))).json.result;
    const edited = await call('PATCH', `/zones/${id}`, { paused: true, name: 'other.com' });
    expect(edited.json.result).toMatchObject({ paused: true, name: 'example.com' });
  });

  it('everything below a zone is deleted with it', async () => {
    const { call, emulator } = testSandbox();
    const { id } = (await call('POST', '/zones', zone('example.com'))).json.result;
    await call('POST', `/zones/${id}/dns_records`, { type: 'A', name: 'www', content: '192.0.2.1', ttl: 1 });
    await call('POST', `/zones/${id}/waiting_rooms`, {
      name: 'w',
      host: 'example.com',
      new_users_per_minute: 200,
      total_active_users: 200,
    });
    await call('DELETE', `/zones/${id}`);
    expect(
      emulator.sandbox.db
        .prepare(
          'SELECT (SELECT count(*) FROM dns_records) AS records, (SELECT count(*) FROM items WHERE scope LIKE ?) AS items',
        )
        .get('/zones/%'),
    ).toEqual({ records: 0, items: 0 });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const STORES = `/accounts/${ACCOUNT}/secrets_store/stores`;

describe('Secrets Store', () => {
  let sandbox: TestSandbox;
  let secrets: string;
  const add = (...names: string[]): Promise<Answer> =>
    sandbox.call(
      'POST',
      secrets,
      names.map((name) => ({ name, value: 'hidden', scopes: ['workers'] })),
    );

  beforeEach(async () => {
    sandbox = testSandbox();
    const { id } = (await sandbox.call('POST', STORES, { name: 'main' })).json.result;
    secrets = `${STORES}/${id}/secrets`;
  });

  it('an account has one store', async () => {
    const more = await sandbox.call('POST', STORES, { name: 'other' });
    expect([more.status, more.code, more.json.errors?.[0]?.message]).toEqual([400, 1003, 'maximum_stores_exceeded']);
  });

  it('a value is never shown or stored, and a secret becomes active over time', async () => {
    const created = await add('KEY');
    expect(created.json.result).toMatchObject([{ name: 'KEY', status: 'pending', scopes: ['workers'] }]);
    const path = `${secrets}/${created.json.result[0].id}`;
    sandbox.clock.advance(1000);
    const shown = await sandbox.call('GET', path);
    expect(shown.json.result.status).toBe('active');
    const edited = await sandbox.call('PATCH', path, { value: 'hidden', comment: 'c' });
    expect(edited.json.result).toMatchObject({ comment: 'c', status: 'pending', scopes: ['workers'] });
    const texts = [created, shown, edited, await sandbox.call('GET', secrets)].map(({ text }) => text);
    expect(texts.join()).not.toContain('hidden');
    const state = Buffer.from(await sandbox.emulator.snapshot());
    expect([state.includes('KEY'), state.includes('hidden')]).toEqual([true, false]);
  });

  it('names of secrets are unique in the store, and a duplicate rolls back all', async () => {
    await add('A');
    const refused = await add('B', 'A');
    expect([refused.code, refused.json.errors?.[0]?.message]).toEqual([1003, 'secret_name_already_exists: A']);
    expect((await sandbox.call('GET', secrets)).json.result).toHaveLength(1);
    const empty = await sandbox.call('POST', secrets, [{ name: 'C', value: 'v', scopes: [] }]);
    expect([empty.code, empty.json.errors?.[0]?.message]).toEqual([1001, 'secret_scopes_empty']);
    const unknown = await sandbox.call('POST', secrets, [{ name: 'C', value: 'v', scopes: ['workers', 'mail'] }]);
    expect([unknown.status, unknown.code, unknown.json.errors?.[0]?.message]).toEqual([
      400,
      1001,
      "secret_scope_invalid: 'mail'",
    ]);
  });

  it('a secret can be duplicated under another name', async () => {
    const [{ id }] = (await add('A')).json.result;
    const copy = await sandbox.call('POST', `${secrets}/${id}/duplicate`, { name: 'B', scopes: ['ai_gateway'] });
    expect(copy.json.result).toMatchObject({ name: 'B', scopes: ['ai_gateway'] });
    expect((await sandbox.call('POST', `${secrets}/${id}/duplicate`, { name: 'A', scopes: ['workers'] })).code).toBe(
      1003,
    );
  });

  it('lists of secrets are sorted and filtered', async () => {
    await add('B', 'A');
    await sandbox.call('POST', secrets, [{ name: 'C', value: 'v', scopes: ['dex'], comment: 'note' }]);
    const names = async (query: string): Promise<string[]> =>
      (await sandbox.call('GET', `${secrets}${query}`)).json.result.map((secret: Loose) => secret.name);
    expect(await names('?order=name&direction=asc')).toEqual(['A', 'B', 'C']);
    expect(await names('?scopes=dex,access')).toEqual(['C']);
    expect(await names('?search=note')).toEqual(['C']);
    expect(await names('?per_page=1&page=2&order=name&direction=asc')).toEqual(['B']);
  });

  it('the quota is a hundred secrets', async () => {
    await add(...Array.from({ length: 100 }, (_, index) => `S${index}`));
    const quota = (await sandbox.call('GET', `/accounts/${ACCOUNT}/secrets_store/quota`)).json.result;
    expect(quota).toEqual({ secrets: { quota: 100, usage: 100 } });
    expect((await add('more')).status).toBe(400);
  });

  it('a store with secrets can only be deleted with force, together with them', async () => {
    const [{ id }] = (await add('A')).json.result;
    const path = secrets.slice(0, secrets.lastIndexOf('/secrets'));
    expect((await sandbox.call('DELETE', path)).status).toBe(409);
    expect((await sandbox.call('DELETE', `${path}?force=true`)).status).toBe(200);
    const gone = await sandbox.call('GET', `${secrets}/${id}`);
    expect([gone.status, gone.json.errors?.[0]?.message]).toEqual([404, 'store_not_found']);
  });

  it('a deleted secret is not found', async () => {
    const [{ id }] = (await add('A')).json.result;
    expect((await sandbox.call('DELETE', `${secrets}/${id}`)).status).toBe(202);
    const gone = await sandbox.call('GET', `${secrets}/${id}`);
    expect([gone.status, gone.json.errors?.[0]?.message]).toEqual([404, 'secret_not_found']);
    expect((await add('A')).status).toBe(200);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/accounts/${ACCOUNT}/scim/v2${path}`, body);
const result = async (method: string, path: string, body?: unknown): Promise<Loose> => {
  const { text } = await ask(method, path, body);
  return text === '' ? undefined : JSON.parse(text);
};
const user = (userName: string, more: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName,
  active: true,
  emails: [{ value: userName, primary: true }],
  ...more,
});
const patch = (...Operations: object[]) => ({ schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations });
const emails = async (): Promise<string[]> =>
  (await sandbox.call('GET', `/accounts/${ACCOUNT}/members`)).json.result.map((one: Loose) => one.email);

beforeEach(() => {
  sandbox = testSandbox();
});

describe('SCIM', () => {
  it('SCIM creates and removes members', async () => {
    const made = await result('POST', '/Users', user('ada@example.com'));
    expect(made.meta.resourceType).toBe('User');
    expect(await emails()).toContain('ada@example.com');
    expect((await ask('POST', '/Users', user('Ada@example.com'))).status).toBe(409);
    await ask('PATCH', `/Users/${made.id}`, patch({ op: 'Replace', path: 'active', value: 'False' }));
    expect(await emails()).not.toContain('ada@example.com');
    const named = await result(
      'PATCH',
      `/Users/${made.id}`,
      patch({ op: 'replace', value: { active: true } }, { op: 'add', path: 'name.givenName', value: 'Ada' }),
    );
    expect([named.active, named.name.givenName]).toEqual([true, 'Ada']);
    expect(await emails()).toContain('ada@example.com');
    expect((await ask('PATCH', `/Users/${made.id}`, patch({ op: 'move', path: 'active' }))).status).toBe(400);
    expect((await result('PUT', `/Users/${made.id}`, user('ada@example.org'))).userName).toBe('ada@example.org');
    await ask('DELETE', `/Users/${made.id}`);
    expect((await ask('GET', `/Users/${made.id}`)).status).toBe(404);
    expect(await emails()).not.toContain('ada@example.org');
  });

  it('users are found by filters, in pages counted from one', async () => {
    for (const name of ['a', 'b', 'c'])
      await ask('POST', '/Users', user(`${name}@example.com`, { displayName: name.toUpperCase() }));
    const found = async (query: string): Promise<unknown[]> => {
      const { totalResults, Resources } = await result('GET', `/Users?${query}`);
      return [totalResults, Resources.map((one: Loose) => one.displayName)];
    };
    expect(await found(`filter=${encodeURIComponent('userName eq "B@example.com"')}`)).toEqual([1, ['B']]);
    expect(await found(`filter=${encodeURIComponent('emails.value sw "c" and active eq true')}`)).toEqual([1, ['C']]);
    expect(await found('startIndex=2&count=1')).toEqual([3, ['B']]);
    expect((await ask('GET', '/Users?filter=nonsense')).status).toBe(400);
  });

  it('SCIM groups contain users', async () => {
    const { id } = await result('POST', '/Users', user('a@example.com'));
    const group = await result('POST', '/Groups', { displayName: 'Team' });
    expect((await ask('POST', '/Groups', { displayName: 'team' })).status).toBe(409);
    const path = `/Groups/${group.id}`;
    expect((await ask('PATCH', path, patch({ op: 'add', path: 'members', value: [{ value: 'x' }] }))).status).toBe(400);
    const joined = await result('PATCH', path, patch({ op: 'add', path: 'members', value: [{ value: id }] }));
    expect(joined.members).toEqual([{ value: id, display: 'a@example.com' }]);
    expect((await result('GET', `/Users/${id}`)).groups).toEqual(['Team']);
    const left = await result('PATCH', path, patch({ op: 'remove', path: `members[value eq "${id}"]` }));
    expect(left.members).toEqual([]);
    expect(
      (await result('PATCH', path, patch({ op: 'replace', path: 'displayName', value: 'Crew' }))).displayName,
    ).toBe('Crew');
    await ask('DELETE', path);
    expect((await result('GET', '/Groups')).totalResults).toBe(0);
  });

  it('SCIM describes its capabilities', async () => {
    const { Resources } = await result('GET', '/Schemas');
    expect(Resources.map((one: Loose) => one.name)).toEqual(['User', 'Group']);
    expect((await result('GET', `/Schemas/${Resources[1].id}`)).attributes[0].uniqueness).toBe('server');
    expect((await result('GET', '/ResourceTypes/User')).endpoint).toBe('/Users');
    expect((await result('GET', '/ServiceProviderConfig')).patch.supported).toBe(true);
  });

  it('the only Super Administrator cannot be removed, and other users get the least role', async () => {
    const [owner] = (await sandbox.call('GET', `/accounts/${ACCOUNT}/members`)).json.result;
    await result('POST', '/Users', user('ada@example.com'));
    const members: Loose[] = (await sandbox.call('GET', `/accounts/${ACCOUNT}/members`)).json.result;
    const ada = members.find((one) => one.email === 'ada@example.com');
    expect(ada.roles.map((one: Loose) => one.name)).toEqual(['Minimal Account Access']);
    expect(await emails()).toContain(owner.email);
  });

  it('SCIM groups are shown as user groups, where only their policies can be changed', async () => {
    const { id: ada } = await result('POST', '/Users', user('ada@example.com'));
    const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group'];
    expect((await ask('POST', '/Groups', { schemas, displayName: 'CF Admins' })).status).toBe(400);
    const { id } = await result('POST', '/Groups', { schemas, displayName: 'Admins' });
    await ask('PATCH', `/Groups/${id}`, patch({ op: 'add', path: 'members', value: [{ value: ada }] }));
    const groups = `/accounts/${ACCOUNT}/iam/user_groups`;
    const iam = (method: string, path: string, body?: unknown) => sandbox.call(method, `${groups}${path}`, body);
    expect((await iam('GET', '')).json.result).toMatchObject([{ id, name: 'Admins', policies: [] }]);
    expect((await iam('GET', `/${id}/members`)).json.result[0].email).toBe('ada@example.com');
    expect((await iam('PUT', `/${id}`, { name: 'Others' })).status).toBe(400);
    expect((await iam('PUT', `/${id}`, { policies: [] })).status).toBe(200);
    expect((await iam('PUT', `/${id}/members`, [])).status).toBe(400);
    expect((await iam('DELETE', `/${id}/members/${ada}`)).status).toBe(400);
    expect((await iam('DELETE', `/${id}`)).status).toBe(400);
    await ask('DELETE', `/Groups/${id}`);
    expect((await iam('GET', '')).json.result).toEqual([]);
  });
});

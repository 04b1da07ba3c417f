import { expect, it } from 'vitest';
import { ACCOUNT, type Answer, OTHER_ACCOUNT, SEEDED, testSandbox } from '../../../test/sandbox.ts';

const resource = (resource_id: string) => ({
  meta: {},
  resource_account_id: ACCOUNT,
  resource_id,
  resource_type: 'custom-ruleset',
});
const ID = '2f2feab2026849078ba485f918791bdc';
const OTHER_ID = '2f2feab2026849078ba485f918791bdd';

function shares() {
  const { call, clock } = testSandbox(SEEDED);
  const ask = (method: string, path: string, body?: unknown, account = ACCOUNT): Promise<Answer> =>
    call(method, `/accounts/${account}/shares${path}`, body);
  const body = { name: 'Rules', recipients: [{ recipient_account_id: OTHER_ACCOUNT }], resources: [resource(ID)] };
  return { ask, clock, body };
}

it('a share reaches its recipients in the background', async () => {
  const { ask, clock, body } = shares();
  const made = (await ask('POST', '', body)).json.result;
  expect(made).toMatchObject({ name: 'Rules', kind: 'sent', status: 'active', target_type: 'account' });
  const counts = async (): Promise<unknown> =>
    (await ask('GET', `/${made.id}?include_recipient_counts=true`)).json.result;
  expect(await counts()).toMatchObject({ associating_recipient_count: 1, associated_recipient_count: 0 });
  expect((await ask('GET', '?kind=received', undefined, OTHER_ACCOUNT)).json.result).toEqual([]);
  clock.advance(5000);
  expect(await counts()).toMatchObject({ associating_recipient_count: 0, associated_recipient_count: 1 });
  const [got] = (await ask('GET', '?kind=received', undefined, OTHER_ACCOUNT)).json.result;
  expect(got).toMatchObject({ id: made.id, kind: 'received', account_id: ACCOUNT });

  expect((await ask('DELETE', `/${made.id}`)).json.result.status).toBe('deleting');
  expect((await ask('PUT', `/${made.id}`, { name: 'Other' })).status).toBe(409);
  clock.advance(5000);
  expect((await ask('GET', `/${made.id}`)).json.result.status).toBe('deleted');
  expect((await ask('GET', '', undefined, OTHER_ACCOUNT)).json.result).toEqual([]);
});

it('account and organization recipients are not mixed, and only the account’s own resources are shared', async () => {
  const { ask, body } = shares();
  const organization = { organization_id: ID };
  for (const recipients of [[], [{}], [...body.recipients, organization], [{ recipient_account_id: ACCOUNT }]])
    expect((await ask('POST', '', { ...body, recipients })).status).toBe(400);
  for (const one of [{ resource_account_id: OTHER_ACCOUNT }, { resource_type: 'zone' }])
    expect((await ask('POST', '', { ...body, resources: [{ ...resource(ID), ...one }] })).status).toBe(400);
});

it('resources count their versions, and each is shared once', async () => {
  const { ask, body } = shares();
  const { id } = (await ask('POST', '', body)).json.result;
  expect((await ask('POST', `/${id}/resources`, resource(ID))).status).toBe(409);
  const added = (await ask('POST', `/${id}/resources`, resource(OTHER_ID))).json.result;
  const changed = (await ask('PUT', `/${id}/resources/${added.id}`, { meta: { note: 'x' } })).json.result;
  expect(changed).toMatchObject({ resource_version: 2, status: 'active' });
  expect((await ask('DELETE', `/${id}/resources/${added.id}`)).json.result.status).toBe('deleting');
  expect((await ask('GET', `/${id}/resources?status=active`)).json.result).toHaveLength(1);
  expect((await ask('GET', `/${id}?include_resources=true`)).json.result.resources).toHaveLength(2);
});

it('recipients are replaced as a whole', async () => {
  const { ask, clock, body } = shares();
  const { id } = (await ask('POST', '', body)).json.result;
  await ask('PUT', `/${id}/recipients`, [{ recipient_account_id: ID }]);
  const states = async (): Promise<unknown> =>
    (await ask('GET', `/${id}/recipients`)).json.result.map((one: Record<string, unknown>) => [
      one.account_id,
      one.association_status,
    ]);
  expect(await states()).toEqual([
    [OTHER_ACCOUNT, 'disassociating'],
    [ID, 'associating'],
  ]);
  clock.advance(5000);
  expect(await states()).toEqual([[ID, 'associated']]);
});

it('an account can be excluded from a share with its organization', async () => {
  const { ask, body } = shares();
  const { id } = (await ask('POST', '', { ...body, recipients: [{ organization_id: ID }] })).json.result;
  expect((await ask('PUT', `/${id}/recipients`, [])).status).toBe(400);
  const path = `/${id}/excluded-recipients`;
  const { id: out } = (await ask('POST', path, { account_id: OTHER_ACCOUNT })).json.result;
  expect((await ask('POST', path, { account_id: OTHER_ACCOUNT })).status).toBe(409);
  expect((await ask('GET', `${path}/${out}`)).json.result.account_id).toBe(OTHER_ACCOUNT);
  await ask('PUT', path, [{ account_id: ACCOUNT }]);
  expect((await ask('GET', path)).json.result).toMatchObject([{ account_id: ACCOUNT }]);
});

import { expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../../test/sandbox.ts';

it('the applications call of wrangler needs the permission to see them', async () => {
  const { call } = testSandbox();
  const applications = `/accounts/${ACCOUNT}/containers/applications`;
  const body = {
    name: 'web',
    instances: 1,
    max_instances: 2,
    scheduling_policy: 'default',
    configuration: { image: 'docker.io/a/b:1' },
  };
  const made = await call('POST', applications, body);
  expect(made.status).toBe(201);
  expect((await call('GET', `/accounts/${ACCOUNT}/containers/dash/applications`)).json.result).toMatchObject([
    { name: 'web' },
  ]);
  const strict = testSandbox({ start: 'default', auth: 'strict' });
  const authorization = { authorization: 'Bearer nobody' };
  const path = `/accounts/${ACCOUNT}/containers/dash/applications`;
  expect((await strict.call('GET', path, undefined, authorization)).status).toBe(400);
});

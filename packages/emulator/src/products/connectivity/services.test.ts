import { expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../../test/sandbox.ts';

const account = `/accounts/${ACCOUNT}`;
const services = `${account}/connectivity/directory/services`;

it('a service of Workers VPC has a tunnel that exists and its own name', async () => {
  const { call } = testSandbox();
  const tunnel_id = (await call('POST', `${account}/cfd_tunnel`, { name: 't' })).json.result.id;
  const service = (name: string, tunnel: string) => ({
    name,
    type: 'http',
    host: { ipv4: '10.0.0.1', network: { tunnel_id: tunnel } },
  });
  expect((await call('POST', services, service('a', '00000000-0000-0000-0000-000000000000'))).code).toBe(5101);
  const hosted = { name: 'a', type: 'http', host: { hostname: 'a.internal', resolver_network: { tunnel_id } } };
  const made = (await call('POST', services, hosted)).json.result;
  expect((await call('POST', services, service('a', tunnel_id))).code).toBe(5101);
  const changed = await call('PUT', `${services}/${made.service_id}`, service('b', tunnel_id));
  expect(changed.json.result).toMatchObject({ service_id: made.service_id, name: 'b', host: { ipv4: '10.0.0.1' } });
  expect((await call('GET', services)).json.result).toHaveLength(1);
  expect((await call('DELETE', `${services}/${made.service_id}`)).status).toBe(204);
  expect((await call('GET', `${services}/${made.service_id}`)).status).toBe(404);
});

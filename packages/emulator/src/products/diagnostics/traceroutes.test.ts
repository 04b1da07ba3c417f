import { expect, it } from 'vitest';
import { ACCOUNT, type Answer, testSandbox } from '../../../test/sandbox.ts';

it('a traceroute shows the hops from each data center, deterministic per target', async () => {
  const { call } = testSandbox();
  const ask = (body: object): Promise<Answer> => call('POST', `/accounts/${ACCOUNT}/diagnostics/traceroute`, body);
  const body = { targets: ['203.0.113.1', 'example.com'], colos: ['den', 'SIN'], options: { packets_per_ttl: 2 } };
  const first = (await ask(body)).json.result;
  expect(first).toHaveLength(2);
  expect(first[0].colos[1].colo).toEqual({ name: 'sin01', city: 'Singapore, SG' });
  const { hops } = first[0].colos[0];
  expect(hops.at(-1).nodes[0].ip).toBe('203.0.113.1');
  expect(hops[0]).toMatchObject({ packets_ttl: 1, packets_sent: 2, packets_lost: 0 });
  expect((await ask(body)).json.result).toEqual(first);
  expect((await ask({ targets: ['no host'] })).status).toBe(400);
});

it('an endpoint health check is of a private address, and unique by it', async () => {
  const { call } = testSandbox();
  const path = `/accounts/${ACCOUNT}/diagnostics/endpoint-healthchecks`;
  const made = (await call('POST', path, { check_type: 'icmp', endpoint: '10.0.0.1' })).json.result;
  expect((await call('POST', path, { check_type: 'icmp', endpoint: '10.0.0.1' })).status).toBe(409);
  const put = await call('PUT', `${path}/${made.id}`, { check_type: 'icmp', endpoint: '10.0.0.2', name: 'edge' });
  expect(put.json.result).toEqual({ id: made.id, check_type: 'icmp', endpoint: '10.0.0.2', name: 'edge' });
  expect((await call('POST', path, { check_type: 'icmp', endpoint: '8.8.8.8' })).code).toBe(1002);
  await call('DELETE', `${path}/${made.id}`);
  expect((await call('GET', `${path}/${made.id}`)).status).toBe(404);
});

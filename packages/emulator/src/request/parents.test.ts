import { expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../test/sandbox.ts';

const MISSING = '0123456789abcdef0123456789abcdef';
const outcome = ({ status, code }: Answer) => [status, code];
const of = (sandbox: TestSandbox) => (method: string, path: string, body?: unknown) =>
  sandbox.call(method, `/accounts/${ACCOUNT}${path}`, body);

it.each([
  ['GET', `/ai-gateway/gateways/${MISSING}/datasets`, undefined, 7002],
  ['GET', `/dns_firewall/${MISSING}/reverse_dns`, undefined, 11001],
  ['GET', `/realtime/kit/${MISSING}/meetings`, undefined, 1003],
  ['POST', '/r2-catalog/missing/enable', undefined, 10006],
  ['GET', '/cfd_tunnel/0f1a4e00-0000-4000-8000-00000000dead/connections', undefined, 1002],
] as const)('%s %s is refused, as what it lies below is not there', async (method, path, body, code) => {
  const answer = await of(testSandbox())(method, path, body);
  expect(outcome(answer)).toEqual([404, code]);
});

it('children are created below an existing item, and deleted with it', async () => {
  const call = of(testSandbox());
  await call('POST', '/realtime/kit/apps', { name: 'calls' });
  const [app] = JSON.parse((await call('GET', '/realtime/kit/apps')).text).data;
  expect((await call('GET', `/realtime/kit/${app.id}/meetings`)).status).toBe(200);
  await call('POST', '/r2/buckets', { name: 'bucket' });
  expect((await call('POST', '/r2-catalog/bucket/enable')).status).toBe(200);
  await call('DELETE', '/r2/buckets/bucket');
  expect(outcome(await call('GET', '/r2-catalog/bucket/namespaces'))).toEqual([404, 40402]);
});

it('children of items stored by shape need no check by product rules', async () => {
  const call = of(testSandbox());
  const { id } = (await call('POST', '/dns_firewall', { name: 'own', upstream_ips: ['192.0.2.1'] })).json.result;
  expect((await call('GET', `/dns_firewall/${id}/reverse_dns`)).status).toBe(200);
});

it('without rules, anything can be a parent', async () => {
  const call = of(testSandbox({ rules: false }));
  expect((await call('GET', `/ai-gateway/gateways/${MISSING}/datasets`)).status).toBe(200);
});

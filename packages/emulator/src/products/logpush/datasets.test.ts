import { expect, it } from 'vitest';
import { createZone, testSandbox } from '../../../test/sandbox.ts';

it('fields of a dataset are listed with their types', async () => {
  const sandbox = testSandbox();
  const zone = `/zones/${await createZone(sandbox)}`;
  const { result } = (await sandbox.call('GET', `${zone}/logpush/datasets/dns_logs/fields`)).json;
  expect(result).toMatchObject({ QueryName: 'string', QueryType: 'int', Timestamp: 'int or string' });
  const pulled = await sandbox.call('GET', `${zone}/logs/received/fields`);
  expect(JSON.parse(pulled.text)).toMatchObject({ RayID: 'string', EdgeStartTimestamp: 'int or string' });
});

it('jobs of a dataset are listed without the secrets of their destinations', async () => {
  const sandbox = testSandbox();
  const zone = `/zones/${await createZone(sandbox)}`;
  for (const dataset of ['http_requests', 'dns_logs']) {
    const destination_conf = `https://logs.example/${dataset}?header_Authorization=HUSH`;
    await sandbox.call('POST', `${zone}/logpush/jobs`, { dataset, destination_conf });
  }
  const { text, json } = await sandbox.call('GET', `${zone}/logpush/datasets/dns_logs/jobs`);
  expect(json.result).toMatchObject([{ dataset: 'dns_logs' }]);
  expect(text).not.toContain('HUSH');
});

import { expect, it } from 'vitest';
import { type Answer, createZone, type Loose, testSandbox } from '../../../test/sandbox.ts';

it('health checks are unknown until they have run, then healthy, and stop when suspended', async () => {
  const sandbox = testSandbox();
  const base = `/zones/${await createZone(sandbox)}/healthchecks`;
  const create = (fields: Record<string, unknown> = {}): Promise<Answer> =>
    sandbox.call('POST', base, { name: 'server-1', address: 'www.example.com', ...fields });
  const pointer = ({ json }: Answer): Loose => json.errors?.[0]?.source?.pointer;
  const made = (await create()).json.result;
  expect(made).toMatchObject({ status: 'unknown', type: 'HTTP', interval: 60, retries: 2 });
  sandbox.clock.advance(60_000);
  expect((await sandbox.call('GET', `${base}/${made.id}`)).json.result.status).toBe('healthy');
  const body = { name: 'server-1', address: 'www.example.com', suspended: true };
  expect((await sandbox.call('PATCH', `${base}/${made.id}`, body)).json.result.status).toBe('suspended');
  expect((await sandbox.call('GET', base)).json.result[0].status).toBe('suspended');
  expect(pointer(await create({ interval: 30 }))).toBe('/interval');
  expect(pointer(await create({ type: 'UDP' }))).toBe('/type');
  expect(pointer(await create({ type: 'TCP', http_config: {} }))).toBe('/http_config');
  expect((await sandbox.call('PATCH', `${base}/none`, body)).status).toBe(404);
  for (let index = 1; index < 10; index++) await create({ name: `server-${index}` });
  expect((await create()).status).toBe(403);
});

it('a Smart Shield health check can be replaced with itself, or with the response that shows it', async () => {
  const sandbox = testSandbox();
  const base = `/zones/${await createZone(sandbox)}/smart_shield/healthchecks`;
  const { id } = (await sandbox.call('POST', base, { name: 'a', address: 'a.example.com' })).json.result;
  const put = (body: object): Promise<Answer> => sandbox.call('PUT', `${base}/${id}`, body);
  expect((await put({ name: 'b', address: 'b.example.com' })).json.result).toMatchObject({ id, name: 'b' });
  const answer = { success: true, errors: [], messages: [], result: { name: 'c', address: 'c.example.com' } };
  expect((await put(answer)).json.result).toMatchObject({ id, name: 'c', address: 'c.example.com' });
});

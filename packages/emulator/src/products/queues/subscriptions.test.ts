import { expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../../test/sandbox.ts';

it('events of a source go to an existing queue', async () => {
  const { call } = testSandbox();
  const account = `/accounts/${ACCOUNT}`;
  const path = `${account}/event_subscriptions/subscriptions`;
  const { queue_id } = (await call('POST', `${account}/queues`, { queue_name: 'events' })).json.result;
  const body = {
    name: 'buckets',
    source: { type: 'r2' },
    events: ['bucket.created'],
    destination: { type: 'queues.queue', queue_id },
  };
  const made = (await call('POST', path, body)).json.result;
  expect(made).toMatchObject({ ...body, enabled: true });
  const wrongs = [
    { events: ['bucket.renamed'] },
    { events: ['bucket.created', 'bucket.created'] },
    { name: ' ' },
    { source: { type: 'workflows.workflow' } },
  ];
  for (const wrong of wrongs) expect((await call('POST', path, { ...body, ...wrong })).status).toBe(400);
  const destination = { type: 'queues.queue', queue_id: ACCOUNT };
  expect((await call('POST', path, { ...body, destination })).status).toBe(404);
  const edited = (await call('PATCH', `${path}/${made.id}`, { enabled: false })).json.result;
  expect(edited).toMatchObject({ enabled: false, source: { type: 'r2' } });
  await call('POST', path, { ...body, name: 'a second' });
  const names = (await call('GET', path)).json.result.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['a second', 'buckets']);
  await call('DELETE', `${path}/${made.id}`);
  expect((await call('GET', `${path}/${made.id}`)).status).toBe(404);
});

import { expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';

it('upcoming events are keys and tokens that expire and delayed messages, the earliest first, until they have happened', async () => {
  const { call, emulator } = testSandbox();
  const now = emulator.clock.now();
  const { result: namespace } = (
    await call('POST', `/accounts/${ACCOUNT}/storage/kv/namespaces`, { title: 'sessions' })
  ).json;
  const values = `/accounts/${ACCOUNT}/storage/kv/namespaces/${namespace.id}/bulk`;
  await call('PUT', values, [
    { key: 'late', value: 'x', expiration_ttl: 3600 },
    { key: 'soon', value: 'x', expiration_ttl: 60 },
    { key: 'never', value: 'x' },
  ]);
  const { result: queue } = (await call('POST', `/accounts/${ACCOUNT}/queues`, { queue_name: 'jobs' })).json;
  await call('POST', `/accounts/${ACCOUNT}/queues/${queue.queue_id}/messages`, { body: 'one', delay_seconds: 600 });
  const seen = () => emulator.upcoming().then((all) => all.map(({ kind, name, place }) => [kind, place, name]));
  const events = await emulator.upcoming();
  expect(events.map(({ at }) => Math.round((at - now) / 60_000))).toEqual([1, 10, 60]);
  expect(await seen()).toEqual([
    ['expires', 'KV namespace sessions', 'soon'],
    ['delivered', 'Queue jobs', expect.any(String)],
    ['expires', 'KV namespace sessions', 'late'],
  ]);
  emulator.clock.advance(700_000);
  expect(await seen()).toEqual([['expires', 'KV namespace sessions', 'late']]);
  expect(await emulator.upcoming(0)).toEqual([]);
});

it('the next time of each cron trigger is an upcoming event', async () => {
  const { call, emulator } = testSandbox();
  emulator.clock.set('2026-05-01T10:02:00Z');
  const metadata = new Blob([JSON.stringify({ main_module: 'a.mjs' })], { type: 'application/json' });
  const form = new FormData();
  form.set('metadata', metadata);
  form.set(
    'a.mjs',
    new File(['export default { scheduled() {} }'], 'a.mjs', { type: 'application/javascript+module' }),
  );
  await call('PUT', `/accounts/${ACCOUNT}/workers/scripts/tidy`, form);
  await call('PUT', `/accounts/${ACCOUNT}/workers/scripts/tidy/schedules`, [{ cron: '*/5 * * * *' }]);
  const [first] = await emulator.upcoming();
  expect(first).toEqual({ at: Date.parse('2026-05-01T10:05:00Z'), kind: 'cron', name: 'tidy', place: '*/5 * * * *' });
});

/** The programs of examples/workers/ against the emulator. */
import { expect, test } from 'vitest';
import { programRunner } from './run-program.ts';

const { client, emulator, account_id, file, run, changes, finish } = await programRunner('workers');

test('deploy-worker sends files once, and the script', async () => {
  file('site/index.html', '<h1>Hello</h1>');
  file('site/css/style.css', 'h1 {}');
  expect((await run('deploy-worker', ['site', 'site'])).out).toBe('site: deployed with 2 files');
  const before = emulator.journal.last();
  await run('deploy-worker', ['site', 'site']);
  expect(changes(before)).toEqual(['workers.scripts.assets.upload.create', 'workers.scripts.update']);
  const { bindings } = await client.workers.scripts.scriptAndVersionSettings.get('site', { account_id });
  expect(bindings?.map(({ type, name }) => [type, name])).toEqual([['assets', 'ASSETS']]);
});

const module = 'export default { fetch: () => new Response("hello"), scheduled() {}, queue() {} };';

test('deploy-preview serves visitors only with --promote', async () => {
  file('next.mjs', module);
  const active = async () =>
    (await client.workers.scripts.deployments.list('site', { account_id })).deployments[0]?.versions[0]?.version_id;
  const before = await active();
  const { out } = await run('deploy-preview', ['site', 'next.mjs', 'pr-12']);
  expect(out).toMatch(/^https:\/\/pr-12-site\.[\w-]+\.workers\.dev$/);
  expect(await active()).toBe(before);
  expect((await run('deploy-preview', ['site', 'next.mjs', 'pr-12', '--promote'])).err).toContain(
    'serves all visitors',
  );
  expect(await active()).not.toBe(before);
  await run('deploy-preview', ['site', 'next.mjs', '12'], { exit: 2 });
});

test('worker-secrets sets and prunes in one call, and prints no value', async () => {
  file('.env', 'TOKEN=geheim-eins\nKEY="geheim zwei"\n');
  const names = async () =>
    (await client.workers.scripts.secrets.list('site', { account_id }).all()).map(({ name }) => name).sort();
  const since = emulator.journal.last();
  expect((await run('worker-secrets', ['site', '.env', '--plan'])).out).toBe('+ set KEY\n+ set TOKEN');
  expect(changes(since)).toEqual([]);
  const { out, err } = await run('worker-secrets', ['site', '.env']);
  expect(out + err).not.toContain('geheim');
  expect(await names()).toEqual(['KEY', 'TOKEN']);
  file('.env', 'TOKEN=geheim-drei\n');
  const before = emulator.journal.last();
  expect((await run('worker-secrets', ['site', '.env', '--prune'])).out).toBe('~ set again TOKEN\n- delete KEY');
  expect(changes(before)).toEqual(['workers.scripts.secrets.bulkUpdate']);
  expect(await names()).toEqual(['TOKEN']);
});

test('worker-schedule holds exactly the schedules that are given', async () => {
  await run('worker-schedule', ['site', '0 3 * * *', '*/5 * * * *']);
  expect((await run('worker-schedule', ['site', '0 3 * * *'])).out).toBe('- */5 * * * *');
  const before = emulator.journal.last();
  expect((await run('worker-schedule', ['site', '0 3 * * *'])).out).toBe('site: as wanted');
  expect(changes(before)).toEqual([]);
  const { schedules } = await client.workers.scripts.schedules.get('site', { account_id });
  expect(schedules.map(({ cron }) => cron)).toEqual(['0 3 * * *']);
});

test('queue-consumer makes two queues and one consumer', async () => {
  expect((await run('queue-consumer', ['mails', 'site', '{"to": "ann"}'])).out).toBe(
    'mails: consumer site new\nmails: one message sent',
  );
  expect((await run('queue-consumer', ['mails', 'site'])).out).toBe('mails: consumer site put right');
  const queues = await client.queues.list({ account_id }).all();
  expect(queues.map(({ queue_name }) => queue_name).sort()).toEqual(['mails', 'mails-failed']);
  const id = queues.find(({ queue_name }) => queue_name === 'mails')?.queue_id ?? '';
  const consumers = await client.queues.consumers.list(id, { account_id }).all();
  expect(consumers.map(({ dead_letter_queue }) => dead_letter_queue)).toEqual(['mails-failed']);
});

test('all programs are run, with no permission that they do not need', finish);

/** The programs of examples/workers/ against the emulator. */
import { expect, test } from 'vitest';
import { kitchen } from './kitchen.ts';

const { client, emulator, account_id, file, run, changes, finish } = kitchen('workers');

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

test('all programs are run, with no permission that they do not need', finish);

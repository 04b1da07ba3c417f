/** wrangler makes queues and says who reads them. */

import { deepEqual, equal, match } from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { ask, check, wrangler } from './kit.mjs';

const NAME = 'mail';
const found = async () => (await ask('/queues')).find((one) => one.queue_name === NAME);

await check('create and list', async () => {
  await wrangler(['queues', 'create', NAME, '--delivery-delay-secs', '5']);
  const { queue_id, settings } = await found();
  equal(settings.delivery_delay, 5);
  match((await wrangler(['queues', 'list'])).out, new RegExp(`${queue_id}.*${NAME}`));
});

await check('a consumer by HTTP is added, shown and removed', async () => {
  await wrangler(['queues', 'consumer', 'http', 'add', NAME, '--batch-size', '7']);
  const [{ type, settings }] = await ask(`/queues/${(await found()).queue_id}/consumers`);
  deepEqual([type, settings.batch_size], ['http_pull', 7]);
  match((await wrangler(['queues', 'info', NAME])).out, /HTTP Pull Consumer/);
  await wrangler(['queues', 'consumer', 'http', 'remove', NAME]);
  deepEqual(await ask(`/queues/${(await found()).queue_id}/consumers`), []);
});

await check('a Worker is added as consumer and removed', async () => {
  writeFileSync('reader.mjs', 'export default { async queue() {} };\n');
  await wrangler(['deploy', 'reader.mjs', '--name', 'reader', '--compatibility-date', '2026-01-01']);
  await wrangler(['queues', 'consumer', 'add', NAME, 'reader', '--batch-size', '4']);
  const [{ script_name, settings }] = await ask(`/queues/${(await found()).queue_id}/consumers`);
  deepEqual([script_name, settings.batch_size], ['reader', 4]);
  await wrangler(['queues', 'consumer', 'remove', NAME, 'reader']);
  deepEqual(await ask(`/queues/${(await found()).queue_id}/consumers`), []);
});

await check('delivery pauses and goes on, and messages are purged', async () => {
  await wrangler(['queues', 'pause-delivery', NAME]);
  equal((await found()).settings.delivery_paused, true);
  await wrangler(['queues', 'resume-delivery', NAME]);
  equal((await found()).settings.delivery_paused, false);
  await wrangler(['queues', 'purge', NAME, '--force']);
});

await check('delete', async () => {
  await wrangler(['queues', 'delete', NAME], { input: 'y\n' });
  equal(await found(), undefined);
});

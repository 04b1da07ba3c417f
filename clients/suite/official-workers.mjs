/** The official client with a Worker's script. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { ACCOUNT, check } from './kit.mjs';
import { all, client, failure } from './official.mjs';

const account_id = ACCOUNT;

await check('workers.scripts: upload, list, download, delete', async () => {
  const files = [
    new File(['export default { fetch: () => new Response("hi") };'], 'main.js', {
      type: 'application/javascript+module',
    }),
  ];
  const metadata = { main_module: 'main.js', compatibility_date: '2026-01-01' };
  equal((await client.workers.scripts.update('official', { account_id, metadata, files })).id, 'official');
  deepEqual((await all(client.workers.scripts.list({ account_id }))).filter(({ id }) => id === 'official').length, 1);
  match(await client.workers.scripts.get('official', { account_id }), /new Response\("hi"\)/);
  await client.workers.scripts.delete('official', { account_id });
  equal((await failure(client.workers.scripts.get('official', { account_id }))).status, 404);
});

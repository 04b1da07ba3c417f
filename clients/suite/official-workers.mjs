/** The official client with a Worker's script. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { toFile } from 'cloudflare';
import { ACCOUNT, check } from './kit.mjs';
import { all, client, failure } from './official.mjs';
import { registerVersionDeploy, uploadAndDeploy } from './worker-programs.mjs';

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

const given = { client, toFile, account_id };

await check('a program that uploads a script with a module and deploys a version of it', async () => {
  match(await uploadAndDeploy(given, 'official-upload'), /^https:\/\/official-upload\.[\w-]+\.workers\.dev$/);
});

await check('a program that registers a worker, gives it a version and deploys that', async () => {
  match(await registerVersionDeploy(given, 'official-beta'), /^https:\/\/official-beta\.[\w-]+\.workers\.dev$/);
});

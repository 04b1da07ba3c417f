/** The official client with a Worker's script. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { ACCOUNT, check } from './kit.mjs';
import { all, client, failure } from './official.mjs';
import { registerVersionDeploy } from './worker-programs.mjs';

const account_id = ACCOUNT;

const form = (name) => {
  const body = new FormData();
  body.set('metadata', JSON.stringify({ main_module: name, compatibility_date: '2026-01-01' }));
  const code = 'export default { fetch: () => new Response("hi") };';
  body.set(name, new File([code], name, { type: 'application/javascript+module' }));
  return body;
};

// https://github.com/cloudflare/cloudflare-typescript/issues/2799
await check('workers.scripts.update sends its form as JavaScript, which is refused as Cloudflare does', async () => {
  const params = { account_id, metadata: { main_module: 'main.js' }, files: [form('main.js').get('main.js')] };
  const { status, errors } = await failure(client.workers.scripts.update('official', params));
  deepEqual([status, errors[0].code], [400, 10021]);
  match(errors[0].message, /^Uncaught SyntaxError: .*\n {2}at worker\.js:1/);
});

await check('workers.scripts: a form of ours, list, download, delete', async () => {
  await client.put(`/accounts/${account_id}/workers/scripts/official`, { body: form('main.js') });
  deepEqual((await all(client.workers.scripts.list({ account_id }))).filter(({ id }) => id === 'official').length, 1);
  match(await client.workers.scripts.get('official', { account_id }), /new Response\("hi"\)/);
  await client.workers.scripts.delete('official', { account_id });
  equal((await failure(client.workers.scripts.get('official', { account_id }))).status, 404);
});

await check('a program that registers a worker, gives it a version and deploys that', async () => {
  match(
    await registerVersionDeploy({ client, account_id }, 'official-beta'),
    /^https:\/\/official-beta\.[\w-]+\.workers\.dev$/,
  );
});

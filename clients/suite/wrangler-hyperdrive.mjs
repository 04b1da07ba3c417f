/** wrangler creates Hyperdrive configurations, whose password is never returned. */
import { deepEqual, match, ok } from 'node:assert/strict';
import { ask, check, wrangler } from './kit.mjs';

const list = () => ask('/hyperdrive/configs');

await check('create', async () => {
  const from = 'postgres://reader:open-sesame@db.example.com:5433/shop';
  await wrangler(['hyperdrive', 'create', 'shop-db', '--connection-string', from]);
  const [{ name, origin }] = await list();
  deepEqual(
    [name, origin.host, origin.port, origin.user, origin.database],
    ['shop-db', 'db.example.com', 5433, 'reader', 'shop'],
  );
  ok(!JSON.stringify(await list()).includes('open-sesame'));
});

await check('list', async () => {
  match((await wrangler(['hyperdrive', 'list'])).out, /shop-db\s.*reader\s.*db\.example\.com\s.*5433/);
});

await check('delete', async () => {
  const [{ id }] = await list();
  await wrangler(['hyperdrive', 'delete', id]);
  deepEqual(await list(), []);
});

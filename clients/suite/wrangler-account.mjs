/** wrangler knows whose token it has. */
import { match } from 'node:assert/strict';
import { ACCOUNT, check, wrangler } from './kit.mjs';

await check('whoami names the user and the account', async () => {
  const { out } = await wrangler(['whoami']);
  match(out, /user@example\.com/);
  match(out, new RegExp(`Local account\\s.*${ACCOUNT}`));
});

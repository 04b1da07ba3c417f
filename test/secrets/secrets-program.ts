/** Prints all its objects and dies of an unhandled rejection; its secrets come from the environment. */
import Cloudflare from 'flarewire';
import { echoes, echoing } from '../client/echo-server.ts';

const text = process.env.SECRET ?? '';
const { 'a warning': warning = Response.json, 'a refusal': refusal = Response.json } = echoes;
const client = new Cloudflare({ fetch: echoing(warning), clock: { sleep: async () => {} } });
console.log(client, client.workers.scripts);
console.dir(client, { showHidden: true, depth: null });
console.log('%s %o %O %j', client, client, client, client);

const params = { account_id: '023e105f4ecef8ad9ca31a8372d0c353', name: 'K', text, type: 'secret_text' } as const;
const promise = client.workers.scripts.secrets.update('s', params);
console.log(promise);
await promise;
console.dir(promise, { showHidden: true, depth: null });
await client.accounts.roles.list({ account_id: params.account_id }).catch((error: unknown) => console.error(error));
console.table([client]);
process.emitWarning(
  new Error('the end is near', { cause: await client.zones.list().catch((error: unknown) => error) }),
);

// Intentionally not awaited.
void client.withOptions({ fetch: echoing(refusal) }).workers.scripts.secrets.update('s', params);

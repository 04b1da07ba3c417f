/** Two programs as users write them, to put a Worker online; for any client of these calls. */
import { deepEqual, equal, match } from 'node:assert/strict';

const CODE = 'export default { fetch: (request, env) => new Response(env.MESSAGE) };';
const MODULE = 'application/javascript+module';
const bindings = [{ type: 'plain_text', name: 'MESSAGE', text: 'Hello' }];
const compatibility_date = '2026-01-01';

async function all(pages) {
  const items = [];
  for await (const item of pages) items.push(item);
  return items;
}

/** A script with a module in one call; then a deployment of its version by name, and its address. */
export async function uploadAndDeploy({ client, toFile, account_id }, name) {
  const main_module = `${name}.mjs`;
  const script = await client.workers.scripts.update(name, {
    account_id,
    metadata: { main_module, compatibility_date, bindings },
    files: [await toFile(Buffer.from(CODE), main_module, { type: MODULE })],
  });
  equal(script.id, name);
  const [version] = await all(client.workers.scripts.versions.list(name, { account_id }));
  const { versions } = await client.workers.scripts.deployments.create(name, {
    account_id,
    strategy: 'percentage',
    versions: [{ version_id: version.id, percentage: 100 }],
  });
  deepEqual(versions, [{ version_id: version.id, percentage: 100 }]);
  match(await client.workers.scripts.get(name, { account_id }), /env\.MESSAGE/);
  const { enabled } = await client.workers.scripts.subdomain.create(name, { account_id, enabled: true });
  equal(enabled, true);
  const { subdomain } = await client.workers.subdomains.get({ account_id });
  await client.workers.scripts.delete(name, { account_id });
  return `https://${name}.${subdomain}.workers.dev`;
}

/** A Worker of the beta API: registered, given a version of modules in base64, deployed by its name. */
export async function registerVersionDeploy({ client, account_id }, name) {
  const worker = await client.workers.beta.workers.create({
    account_id,
    name,
    subdomain: { enabled: true },
    observability: { enabled: true },
  });
  const version = await client.workers.beta.workers.versions.create(worker.id, {
    account_id,
    main_module: 'main.mjs',
    compatibility_date,
    bindings,
    modules: [{ name: 'main.mjs', content_type: MODULE, content_base64: Buffer.from(CODE).toString('base64') }],
  });
  const deployment = await client.workers.scripts.deployments.create(worker.name, {
    account_id,
    strategy: 'percentage',
    versions: [{ version_id: version.id, percentage: 100 }],
  });
  deepEqual(deployment.versions, [{ version_id: version.id, percentage: 100 }]);
  deepEqual(
    (await all(client.workers.beta.workers.versions.list(worker.id, { account_id }))).map(({ id }) => id),
    [version.id],
  );
  equal(typeof (await client.workers.beta.workers.get(worker.id, { account_id })).deployed_on, 'string');
  match(await client.workers.scripts.get(name, { account_id }), /env\.MESSAGE/);
  const { subdomain } = await client.workers.subdomains.get({ account_id });
  await client.workers.beta.workers.delete(worker.id, { account_id });
  return `https://${name}.${subdomain}.workers.dev`;
}

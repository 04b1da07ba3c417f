/** wrangler uploads versions without deploying them, divides traffic between them, and deploys into a dispatch namespace. */
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { ask, check, jsonIn, wrangler } from './kit.mjs';

const NAME = 'plain';
const SCRIPT = `/workers/scripts/${NAME}`;
mkdirSync('src');
writeFileSync('wrangler.json', JSON.stringify({ name: NAME, main: 'src/index.js', compatibility_date: '2026-01-01' }));
const source = (text) => writeFileSync('src/index.js', `export default { fetch: () => new Response('${text}') };\n`);
const shares = async () =>
  (await ask(`${SCRIPT}/deployments`)).deployments[0].versions.map(({ version_id, percentage }) => [
    version_id,
    percentage,
  ]);

let first = '';
let second = '';
await check('versions upload keeps tag and message, and deploys nothing', async () => {
  source('one');
  await wrangler(['deploy']);
  [[first]] = await shares();
  source('two');
  const { out } = await wrangler(['versions', 'upload', '--tag', 'v2', '--message', 'the second']);
  [second = ''] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(out) ?? [];
  deepEqual(await shares(), [[first, 100]]);
  const { annotations } = await ask(`${SCRIPT}/versions/${second}`);
  deepEqual([annotations['workers/tag'], annotations['workers/message']], ['v2', 'the second']);
});

await check('versions list and view show them', async () => {
  const listed = jsonIn(await wrangler(['versions', 'list', '--json']));
  deepEqual(
    listed.map(({ id }) => id),
    [first, second],
  );
  const { out } = await wrangler(['versions', 'view', second]);
  match(out, /the second/);
});

await check('versions deploy divides the traffic', async () => {
  await wrangler(['versions', 'deploy', `${first}@30%`, `${second}@70%`, '--yes', '--message', 'some of both']);
  deepEqual(
    (await shares()).sort(),
    [
      [first, 30],
      [second, 70],
    ].sort(),
  );
  const { out } = await wrangler(['deployments', 'status']);
  ok(out.includes(first) && out.includes(second));
});

await check('versions secret put makes a version with the secret and with all that was there', async () => {
  await wrangler(['versions', 'secret', 'put', 'KEY'], { input: 'hidden' });
  const versions = jsonIn(await wrangler(['versions', 'list', '--json']));
  equal(versions.length, 3);
  const { resources } = await ask(`${SCRIPT}/versions/${versions.at(-1).id}`);
  deepEqual(resources.bindings, [{ name: 'KEY', type: 'secret_text' }]);
  match((await wrangler(['versions', 'secret', 'list', '--latest-version'])).all, /KEY/);
  await wrangler(['versions', 'secret', 'bulk'], { input: '{"OTHER":"hidden"}' });
  const [{ id }] = (await ask(`${SCRIPT}/versions`)).items;
  const names = (await ask(`${SCRIPT}/versions/${id}`)).resources.bindings.map(({ name }) => name);
  deepEqual(names.sort(), ['KEY', 'OTHER']);
});

await check('dispatch namespaces are made, renamed, deployed into and deleted', async () => {
  await wrangler(['dispatch-namespace', 'create', 'customers']);
  match((await wrangler(['dispatch-namespace', 'list'])).out, /customers/);
  await wrangler(['dispatch-namespace', 'rename', 'customers', 'tenants']);
  await wrangler(['deploy', '--dispatch-namespace', 'tenants']);
  await wrangler(['deploy', '--dispatch-namespace', 'tenants']);
  equal((await ask(`/workers/dispatch/namespaces/tenants/scripts/${NAME}`)).script.id, NAME);
  await wrangler(['dispatch-namespace', 'delete', 'tenants'], { input: 'y\n' });
  deepEqual(await ask('/workers/dispatch/namespaces'), []);
});

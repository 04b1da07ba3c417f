/** The published types of the toolkit serve a program. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientProject } from './built.ts';
import { place, root, run } from './pack-support.ts';

const program = `import { Cloudflare } from 'flarewire';
import { type ChunkOptions, inChunks } from 'flarewire/chunk';
import { ensure } from 'flarewire/create';
import { apply as applyDeploy, type DeployPlan, planDeploy } from 'flarewire/deploy';
import { apply, compare, type Plan, plan, type PlannedRecord } from 'flarewire/dns';
import { find, zoneFor } from 'flarewire/find';
import { apply as applyAny, planList, planNamespace, planPhase } from 'flarewire/sync';
import { until, waitFor } from 'flarewire/wait';

const client = new Cloudflare();
const zone: string = (await zoneFor(client, 'www.example.com')).id;
const title: string | undefined = (await find(client, 'kv.namespaces.list', { account_id: '' }, { title: 'x' }))?.title;
const queue: string | undefined = (await ensure(client, 'queues.create', { account_id: '', queue_name: 'x' })).result.queue_id;
const options: ChunkOptions = { most: 10, signal: null };
const planned: Plan<PlannedRecord> = await plan(client, { zone_id: '', wanted: { zoneFile: '' }, owned: 'all' });
const outcomes: string[] = (await apply(client, planned, { onChanged: 'skip' })).results.map(({ outcome }) => outcome);
const items = await planList(client, { account_id: '', list_id: '', wanted: [{ ip: '192.0.2.1' }], owned: 'all' });
const deployed: DeployPlan = await planDeploy(client, { folder: 'shop', gradual: [10] });
const sent: number | undefined = (await applyDeploy(client, deployed, { check: ({ percentage }) => percentage < 50 })).assets?.uploaded;
console.log(sent);
console.log((await applyAny(client, items)).results[0]?.step.after?.ip, planNamespace, planPhase);
console.log(zone, title, queue, options, inChunks, until, waitFor, outcomes, compare);
// @ts-expect-error a field that no item has
await find(client, 'kv.namespaces.list', { account_id: '' }, { titel: 'x' });
// @ts-expect-error whose records may be changed has no default
await plan(client, { zone_id: '', wanted: [] });
`;

test('the types compile without the sources', async () => {
  const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', types: [] };
  const cwd = place(await clientProject(), {
    'program.ts': program,
    'tsconfig.json': JSON.stringify({ compilerOptions, files: ['program.ts'] }),
    'package.json': '{ "type": "module" }',
  });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  // Without skipLibCheck: the published types are checked as well.
  expect((await run(process.execPath, [tsc, '-p', cwd, '--noEmit'], cwd)).stdout).toBe('');
});

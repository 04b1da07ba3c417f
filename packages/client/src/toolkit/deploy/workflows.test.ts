/** Workflows and databases of a configuration, with all of their settings. */
import { expect, it } from 'vitest';
import { apply, planDeploy } from './deploy.ts';
import { folderOf, local, put } from './test-support.ts';

const CODE = `export class Orders {}
export default { fetch: () => new Response("hello") };
`;
const HEAD = { name: 'shop', main: 'worker.js', compatibility_date: '2026-11-01', no_bundle: true };
const WORKFLOW = { binding: 'ORDERS', name: 'orders', class_name: 'Orders' };
const SETTINGS = {
  limits: { steps: 50 },
  concurrency: { limit: 3 },
  default_retention: { success_retention: '3 days', error_retention: 60_000 },
  jurisdiction: 'eu',
};
const fileOf = (workflow: object, more: object = {}) => ({
  'wrangler.json': JSON.stringify({ ...HEAD, workflows: [{ ...WORKFLOW, ...workflow }], ...more }),
});
const changesOf = async (...[client, folder]: Parameters<typeof planned>) =>
  (await planned(client, folder)).steps
    .filter(({ action }) => action !== 'keep')
    .map(({ name, why }) => `${name}: ${why}`);
const planned = (client: Parameters<typeof planDeploy>[0], folder: string) => planDeploy(client, { folder });

it('settings of a workflow are sent, and a second deployment changes nothing', async () => {
  const { client, account_id } = await local();
  const folder = folderOf({ ...fileOf({ ...SETTINGS, schedules: '0 6 * * *' }), 'worker.js': CODE });
  await apply(client, await planned(client, folder));
  const workflow = await client.workflows.get('orders', { account_id });
  expect(workflow).toMatchObject({ jurisdiction: 'eu', schedules: [{ cron: '0 6 * * *' }] });
  const [version] = await client.workflows.versions.list('orders', { account_id }).toArray({ limit: 1 });
  expect(version).toMatchObject({
    limits: { steps: 50 },
    concurrency: { limit: 3 },
    default_retention: { success_retention: 259_200_000, error_retention: 60_000 },
  });
  expect(await changesOf(client, folder)).toEqual([]);
});

it('a changed setting of a workflow is planned by its value, and its jurisdiction cannot change', async () => {
  const { client } = await local();
  const folder = folderOf({ ...fileOf({ ...SETTINGS, schedules: ['0 6 * * *', '0 8 * * *'] }), 'worker.js': CODE });
  await apply(client, await planned(client, folder));
  put(folder, fileOf({ ...SETTINGS, limits: { steps: 60 }, schedules: ['0 8 * * *'] }));
  expect(await changesOf(client, folder)).toEqual([
    'workflow orders: steps 50 → 60, schedules 0 6 * * *, 0 8 * * * → 0 8 * * *',
  ]);
  await apply(client, await planned(client, folder));
  expect(await changesOf(client, folder)).toEqual([]);
  put(folder, fileOf({ jurisdiction: 'us' }));
  await expect(planned(client, folder)).rejects.toThrow(
    'workflow orders exists in jurisdiction eu, which cannot be changed',
  );
});

it('settings of a workflow of another Worker are rejected', async () => {
  const { client } = await local();
  const folder = folderOf({ ...fileOf({ ...SETTINGS, script_name: 'other' }), 'worker.js': CODE });
  const error = await planned(client, folder).catch(String);
  for (const name of Object.keys(SETTINGS))
    expect(error).toContain(`workflows[0].${name}: set it in the configuration of other, which defines the workflow`);
});

it('a database is created in its jurisdiction, and another jurisdiction is an error', async () => {
  const { client, account_id } = await local();
  const withDatabase = (jurisdiction: string) => ({
    'wrangler.json': JSON.stringify({
      ...HEAD,
      d1_databases: [{ binding: 'DB', database_name: 'orders', jurisdiction }],
    }),
  });
  const folder = folderOf({ ...withDatabase('eu'), 'worker.js': CODE });
  await apply(client, await planned(client, folder));
  const [database] = await client.d1.database.list({ account_id }).all();
  expect(database).toMatchObject({ name: 'orders', jurisdiction: 'eu' });
  expect(await changesOf(client, folder)).toEqual([]);
  put(folder, withDatabase('us'));
  await expect(planned(client, folder)).rejects.toThrow('already exists with a different jurisdiction');
});

/** Deploys a folder as a Pages project. */
import { createEmulator, manualClock } from '@flarewire/emulator';
import { beforeEach, describe, expect, it } from 'vitest';
import { Cloudflare } from '../../../index.ts';
import { clientOf } from '../../test-support.ts';
import { apply, DeployError, planPages } from '../deploy.ts';
import { folderOf, put } from '../test-support.ts';

let emulator = createEmulator();
let client = new Cloudflare({ apiToken: 'any' });
let account_id = '';
const project_name = 'handbook';
beforeEach(async () => {
  const clock = manualClock();
  emulator = createEmulator({ clock });
  // The emulator shares this clock: a deployment ends while the client waits for it.
  client = clientOf(emulator, { clock: { sleep: async (ms) => clock.advance(Math.ceil(ms)) } });
  account_id = (await client.accounts.list().all())[0]?.id ?? '';
});

const SITE = { 'index.html': '<h1>One</h1>', 'a/b.css': 'b{}', _headers: '/*\n  X: y\n', '.env': 'KEY=hush' };
const deployments = () => client.pages.projects.deployments.list(project_name, { account_id }).all();

describe('a Pages project', () => {
  it('a Pages project is created and deployed, and only changes are uploaded the next time', async () => {
    const folder = folderOf(SITE);
    const plan = await planPages(client, { folder, project: project_name });
    expect(String(plan).split('\n')).toEqual([
      '+ create Pages project handbook: does not exist',
      '+ create production deployment of branch main (2 files, 15 bytes): only missing files are sent',
      '! ignored .env is not served',
      '2 to create, 0 to change, 0 to delete, 0 to keep',
    ]);
    const report = await apply(client, JSON.parse(JSON.stringify(plan)));
    expect(report).toMatchObject({
      assets: { files: 2, uploaded: 2 },
      url: expect.stringMatching(/^https:\/\/\w+\.handbook/),
    });
    expect((await planPages(client, { folder, project: project_name })).steps.map(({ action }) => action)).toEqual([
      'keep',
      'keep',
    ]);
    put(folder, { 'index.html': '<h1>Two</h1>' });
    const next = await apply(client, await planPages(client, { folder, project: project_name }));
    expect(next.assets).toEqual({ files: 2, uploaded: 1 });
    const preview = await planPages(client, { folder, project: project_name, branch: 'try' });
    expect(String(preview)).toContain('+ create preview deployment of branch try');
    expect((await apply(client, preview)).assets).toEqual({ files: 2, uploaded: 0 });
    expect((await deployments()).map(({ environment }) => environment)).toEqual([
      'preview',
      'production',
      'production',
    ]);
  });

  it('a Pages project is deployed once although every second response is lost', async () => {
    const plan = await planPages(client, { folder: folderOf(SITE), project: project_name });
    emulator.faults.add({ method: 'POST', every: 2, fault: 'lostAnswer' });
    const { results } = await apply(client, plan);
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await deployments()).toHaveLength(1);
    expect(await client.pages.projects.list({ account_id }).all()).toHaveLength(1);
  });

  it('the previous Pages deployment is restored if a check fails', async () => {
    const folder = folderOf(SITE);
    const first = await apply(client, await planPages(client, { folder, project: project_name }));
    put(folder, { 'index.html': '<h1>Bad</h1>' });
    const plan = await planPages(client, { folder, project: project_name });
    const error = await apply(client, plan, { check: ({ url }) => url === undefined }).catch(
      (caught: unknown) => caught,
    );
    if (!(error instanceof DeployError)) throw new Error(`expected a DeployError, found ${String(error)}`);
    expect(error.message).toContain('the check returned false; rolled back to the deployment before');
    expect(error.report.rolledBack?.versions).toEqual([{ version_id: first.version_id, percentage: 100 }]);
    const project = await client.pages.projects.get(project_name, { account_id });
    expect(project.canonical_deployment?.id).toBe(first.version_id);
  });

  it('settings of a Pages configuration that are not applied are reported', async () => {
    const toml = 'name = "handbook"\npages_build_output_dir = "dist"\ncolour = 1\n[vars]\nA = "1"\n';
    const folder = folderOf({ 'wrangler.toml': toml, 'dist/index.html': 'x', 'functions/a.js': '' });
    const plan = await planPages(client, { folder });
    expect(plan.ignored.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '3 colour is an unknown setting',
      '4 vars is not set: it is a setting of the project (pages.projects.edit)',
      'undefined functions/ is not compiled: build it into _worker.js in the site',
    ]);
    put(folder, { 'wrangler.toml': 'name = "Hand Book"\n' });
    await expect(planPages(client, { folder })).rejects.toThrow(
      /2 errors:\n {2}project: "Hand Book" must be.*\n.*output_dir is missing/,
    );
  });
});

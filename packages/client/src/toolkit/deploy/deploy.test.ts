import { describe, expect, it } from 'vitest';
import { apply, type DeployPlan, planDeploy } from './deploy.ts';
import { CODE, config, folderOf, local, put } from './test-support.ts';

const changes = (plan: DeployPlan) => plan.steps.filter(({ action }) => action !== 'keep').map(({ name }) => name);

describe('a Worker of a folder', () => {
  it('a Worker is planned, deployed, and then unchanged', async () => {
    const { client, account_id } = await local();
    const folder = folderOf({
      'wrangler.toml': config('[vars]\nCITY = "Rotterdam"\nLIMITS = { most = 5 }\n'),
      'worker.js': CODE,
    });
    const plan = await planDeploy(client, { folder });
    expect(String(plan).split('\n')).toEqual([
      '+ create Worker shop: does not exist; 1 module, 2 bindings',
      '~ change workers.dev address: enabled false → true, previews_enabled false → true',
      '1 to create, 1 to change, 0 to delete, 0 to keep',
    ]);
    const report = await apply(client, JSON.parse(JSON.stringify(plan)));
    expect(report.results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    const version = await client.workers.scripts.versions.get(report.version_id ?? '', {
      account_id,
      script_name: 'shop',
    });
    expect(version.resources.bindings).toEqual([
      { type: 'plain_text', name: 'CITY', text: 'Rotterdam' },
      { type: 'json', name: 'LIMITS', json: { most: 5 } },
    ]);
    expect(await (await client.workers.scripts.get('shop', { account_id }).asResponse()).text()).toContain('hello');
    expect(String(await planDeploy(client, { folder }))).toBe('0 to create, 0 to change, 0 to delete, 2 to keep');
    put(folder, { 'worker.js': `${CODE}// more\n` });
    const next = await planDeploy(client, { folder });
    expect(next.steps.map(({ action, why }) => `${action}: ${why}`)).toEqual(['change: code', 'keep: up to date']);
    await apply(client, next);
    expect(changes(await planDeploy(client, { folder }))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';

describe('a page out of its range', () => {
  const { call } = testSandbox();

  it('is brought into it by the list of zones', async () => {
    const { status, json } = await call('GET', '/zones?per_page=90&page=0');
    expect([status, json.result_info]).toMatchObject([200, { page: 1, per_page: 50 }]);
  });

  it('is refused by the deployments of a Pages project, in their own words', async () => {
    await call('POST', `/accounts/${ACCOUNT}/pages/projects`, { name: 'site', production_branch: 'main' });
    const path = `/accounts/${ACCOUNT}/pages/projects/site/deployments`;
    expect((await call('GET', `${path}?per_page=25`)).status).toBe(200);
    expect(await call('GET', `${path}?per_page=26`)).toMatchObject({ status: 400, code: 8000024 });
  });

  it('is refused by most', async () => {
    expect((await call('GET', '/accounts?per_page=51')).status).toBe(400);
    expect((await call('GET', '/accounts?per_page=0')).status).toBe(400);
    expect((await call('GET', '/accounts?page=-1')).status).toBe(400);
  });
});

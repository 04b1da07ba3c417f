import { describe, expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';

describe('pages out of range', () => {
  const { call } = testSandbox();

  it('the list of zones clamps a page that is out of range', async () => {
    const { status, json } = await call('GET', '/zones?per_page=90&page=0');
    expect([status, json.result_info]).toMatchObject([200, { page: 1, per_page: 50 }]);
  });

  it('the deployments of a Pages project refuse a page that is out of range, with their own message', async () => {
    await call('POST', `/accounts/${ACCOUNT}/pages/projects`, { name: 'site', production_branch: 'main' });
    const path = `/accounts/${ACCOUNT}/pages/projects/site/deployments`;
    expect((await call('GET', `${path}?per_page=25`)).status).toBe(200);
    expect(await call('GET', `${path}?per_page=26`)).toMatchObject({ status: 400, code: 8000024 });
  });

  it('most lists refuse a page that is out of range', async () => {
    expect((await call('GET', '/accounts?per_page=51')).status).toBe(400);
    expect((await call('GET', '/accounts?per_page=0')).status).toBe(400);
    expect((await call('GET', '/accounts?page=-1')).status).toBe(400);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const TAGS = `/accounts/${ACCOUNT}/tags`;
const set = (resource_id: string, tags: object, headers: Record<string, string> = {}): Promise<Answer> =>
  sandbox.call('PUT', TAGS, { resource_type: 'queue', resource_id, tags }, headers);
const get = async (path: string): Promise<Loose> => (await sandbox.call('GET', `${TAGS}${path}`)).json.result;
const ids = async (query: string): Promise<string[]> => (await get(`/resources?${query}`)).map(({ id }: Loose) => id);

beforeEach(() => {
  sandbox = testSandbox();
});

describe('Tags', () => {
  it('tags replace all former ones, unless they were changed since they were read', async () => {
    const { etag } = (await set('a', { env: 'prod', team: 'web' })).json.result;
    sandbox.clock.advance(1);
    expect((await set('a', { env: 'test' }, { 'if-match': etag })).json.result.tags).toEqual({ env: 'test' });
    expect((await set('a', { env: 'prod' }, { 'if-match': etag })).status).toBe(412);
    expect((await get('?resource_type=queue&resource_id=a')).tags).toEqual({ env: 'test' });
    expect((await sandbox.call('GET', `${TAGS}?resource_type=queue&resource_id=b`)).status).toBe(404);
  });

  it('keys and values of tags have the documented format and error codes', async () => {
    expect((await set('a', { 'env name': 'x' })).code).toBe(1014);
    expect((await set('a', { ['k'.repeat(257)]: 'x' })).code).toBe(1011);
    expect((await set('a', { größe_1: 'x', 'owner.email': 'y', 'cost-center': '' })).status).toBe(200);
  });

  it('resources are found by combined conditions on tags', async () => {
    await set('a', { env: 'prod', region: 'us' });
    await set('b', { env: 'test', region: 'eu' });
    await set('c', { env: 'Prod', archived: 'yes' });
    expect(await ids('tag=env')).toEqual(['a', 'b', 'c']);
    expect(await ids('tag=env=prod')).toEqual(['a']);
    expect(await ids('tag=env=prod&case_insensitive=true')).toEqual(['a', 'c']);
    expect(await ids('tag=env=prod,test')).toEqual(['a', 'b']);
    expect(await ids('tag=!archived')).toEqual(['a', 'b']);
    expect(await ids('tag=region!=us')).toEqual(['b', 'c']);
    expect(await ids('tag=env=prod,test&tag=region=eu')).toEqual(['b']);
    expect(await ids('type=zone')).toEqual([]);
    const many = `${TAGS}/resources?tag=env=${Array.from({ length: 11 }, (_, index) => index).join(',')}`;
    expect((await sandbox.call('GET', many)).code).toBe(1013);
    const filters = Array.from({ length: 21 }, () => 'tag=env').join('&');
    expect((await sandbox.call('GET', `${TAGS}/resources?${filters}`)).code).toBe(1010);
    expect((await sandbox.call('GET', `${TAGS}/resources?tag=!`)).code).toBe(1007);
  });

  it('tags of a zone are listed with its account, with summaries of keys and values', async () => {
    const zone = await createZone(sandbox);
    const path = `/zones/${zone}/tags`;
    await sandbox.call('PUT', path, { resource_type: 'zone', resource_id: zone, tags: { env: 'prod' } });
    await set('a', { env: 'test', team: 'web' });
    expect(await get('/keys')).toEqual(['env', 'team']);
    expect(await get('/values/env')).toEqual(['prod', 'test']);
    expect(await get('/values/env?type=zone')).toEqual(['prod']);
    const found = await sandbox.call('GET', `${path}?resource_type=zone&resource_id=${zone}`);
    expect(found.json.result).toMatchObject({ type: 'zone', zone_id: zone });
    expect(await ids('type=zone')).toEqual([zone]);
  });

  it('tagged resources are listed in pages of a hundred', async () => {
    for (let index = 0; index < 101; index++) await set(`q${index}`, { env: 'prod' });
    expect((await get('/resources')).length).toBe(100);
  });
});

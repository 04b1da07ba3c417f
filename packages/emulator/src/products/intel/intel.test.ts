import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/accounts/${ACCOUNT}/intel${path}`, body);
const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
  (await ask(method, path, body)).json.result;

beforeEach(() => {
  sandbox = testSandbox();
});

describe('intelligence', () => {
  it('facts about a domain are the same individually and in bulk', async () => {
    const one = await result('GET', '/domain?domain=Shop.example.com');
    expect([one.domain, one.inherited_from, one.risk_types]).toEqual(['shop.example.com', 'example.com', []]);
    const [same] = await result('GET', '/domain/bulk?domain=shop.example.com&include_ranking=true');
    expect([same.popularity_rank, same.content_categories]).toEqual([one.popularity_rank, one.content_categories]);
    expect((await result('GET', '/domain?domain=shop.example.com&skip_ranking=true')).popularity_rank).toBeUndefined();
    const [risk] = (await result('GET', '/domain?domain=phishing.example')).risk_types;
    expect(risk).toMatchObject({ id: 131, name: 'Phishing', super_category_id: 21 });
    expect((await ask('GET', '/domain?domain=no%20domain')).status).toBe(400);
    const [past] = await result('GET', '/domain-history?domain=phishing.example');
    expect(past.categorizations[0].categories.map((each: Loose) => each.name)).toContain('Phishing');
  });

  it('intelligence knows addresses, names, URLs and owners', async () => {
    const [address] = await result('GET', '/ip?ipv4=192.0.2.1');
    expect([address.ip, address.belongs_to_ref.type]).toEqual(['192.0.2.1', 'hosting_provider']);
    expect((await ask('GET', '/ip')).status).toBe(400);
    expect((await ask('GET', '/dns?ipv4=192.0.2.1')).text).toContain('host-1.example.com');
    expect((await result('GET', '/url?url=https://malware.example/a')).risk_type[0].name).toBe('Malware');
    expect((await result('GET', '/whois?domain=example.com')).nameservers).toEqual([
      'ns1.example.com',
      'ns2.example.com',
    ]);
    expect((await result('GET', '/ip-lists')).map((one: Loose) => one.name)).toContain('cf.anonymizer');
    const { subnets, ip_count_total } = JSON.parse((await ask('GET', '/asn/64496/subnets')).text);
    expect(ip_count_total).toBe(subnets.length * 256);
  });

  it('a miscategorization report must contain a change', async () => {
    const path = '/miscategorization';
    expect((await ask('POST', path, { indicator_type: 'ipv4', content_adds: [1] })).status).toBe(400);
    expect((await ask('POST', path, { indicator_type: 'domain', url: 'example.com' })).status).toBe(400);
    expect(
      (await ask('POST', path, { indicator_type: 'domain', url: 'example.com', content_adds: [155] })).status,
    ).toBe(200);
    const three = { indicator_type: 'domain', url: 'example.com', content_adds: [155, 75, 90] };
    expect((await ask('POST', path, three)).status).toBe(400);
  });
});

describe('indicator feeds', () => {
  it('indicator feeds are filled by uploads, which take time', async () => {
    const { id } = await result('POST', '/indicator-feeds', { name: 'Ours', description: 'x' });
    expect((await ask('POST', '/indicator-feeds', { name: 'Ours' })).status).toBe(409);
    const path = `/indicator-feeds/${id}`;
    const form = new FormData();
    form.append('source', new File(['{"objects":[]}'], 'feed.json'));
    const { upload_id } = await result('PUT', `${path}/snapshot`, form);
    expect((await result('GET', `${path}/uploads/${upload_id}`)).stage).toBe('queued');
    expect((await result('GET', path)).latest_upload_status).toBe('Mirroring');
    sandbox.clock.advance(30_000);
    expect((await result('GET', path)).latest_upload_status).toBe('Complete');
    expect((await ask('GET', `${path}/data`)).text).toContain('objects');
    expect((await ask('GET', `${path}/download`)).status).toBe(400);
    const changed = await result('PUT', path, { is_downloadable: true });
    expect([changed.name, changed.is_downloadable]).toEqual(['Ours', true]);
    expect((await result('GET', `${path}/download`)).filename).toBe('feed.json');
  });

  it('indicator feeds can be shared with accounts', async () => {
    const { id } = await result('POST', '/indicator-feeds', { name: 'Ours' });
    const permission = { feed_id: id, account_tag: ACCOUNT };
    await ask('PUT', '/indicator-feeds/permissions/add', permission);
    const names = (await result('GET', '/indicator-feeds/permissions/view')).map((one: Loose) => one.name);
    expect(names).toEqual(['UK NCSC Public Threat Indicators', 'Cloudforce One - Public Feed', 'Ours']);
    await ask('PUT', '/indicator-feeds/permissions/remove', permission);
    expect((await ask('PUT', '/indicator-feeds/permissions/remove', permission)).status).toBe(404);
    expect((await ask('PUT', '/indicator-feeds/permissions/add', { ...permission, feed_id: 1 })).status).toBe(403);
  });
});

describe('sinkholes', () => {
  it('sinkholes have unique names and ingresses of zones', async () => {
    const { id, r2_secret } = await result('POST', '/sinkholes', { name: 'hole', r2_secret: 'secret' });
    expect(r2_secret).toBeUndefined();
    expect((await ask('POST', '/sinkholes', { name: 'hole' })).status).toBe(409);
    const path = `/zones/${await createZone(sandbox)}/intel/sinkholes/${id}/ingresses`;
    const create = (cidr: string) => sandbox.call('POST', path, { cidr });
    expect((await create('192.0.2.1/24')).status).toBe(400);
    const ingress = (await create('192.0.2.0/24')).json.result;
    expect(ingress.sinkhole_id).toBe(id);
    expect((await create('192.0.2.0/24')).status).toBe(409);
    const changed = await sandbox.call('PUT', `${path}/${ingress.id}`, { cidr: '198.51.100.0/24' });
    expect(changed.json.result.zone_tag).toBe(ingress.zone_tag);
    expect((await sandbox.call('GET', path.replace(id, 'none'))).status).toBe(404);
    await ask('DELETE', `/sinkholes/${id}`);
    expect((await sandbox.call('GET', path)).status).toBe(404);
  });
});

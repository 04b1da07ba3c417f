import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/zones/${zone}/web3/hostnames${path}`, body);
const make = (target: string, more: object = {}): Promise<Answer> =>
  call('POST', '', { name: `${target.replaceAll('_', '-')}.example.com`, target, ...more });

beforeEach(async () => {
  sandbox = testSandbox();
  zone = await createZone(sandbox);
});

describe('Web3 hostnames', () => {
  it('a Web3 hostname belongs to the zone, has a valid target, and becomes active', async () => {
    expect((await make('ipfs', { name: 'a.example.org' })).status).toBe(400);
    expect((await make('bitcoin')).status).toBe(400);
    const { id, dnslink, status } = (await make('ipfs')).json.result;
    expect([dnslink, status]).toEqual(['/ipns/onboarding.ipfs.cloudflare.com', 'pending']);
    expect((await make('ipfs')).status).toBe(409);
    sandbox.clock.advance(60_000);
    expect((await call('GET', `/${id}`)).json.result.status).toBe('active');
    expect((await call('GET', '')).json.result[0].status).toBe('active');
  });

  it('a Web3 hostname for one site of IPFS has a DNSLink', async () => {
    expect((await make('ethereum', { dnslink: '/ipfs/a' })).status).toBe(400);
    const { id } = (await make('ipfs', { dnslink: '/ipfs/a' })).json.result;
    expect((await call('PATCH', `/${id}`, { dnslink: 'ipfs/a' })).status).toBe(400);
    expect((await call('PATCH', `/${id}`, { dnslink: '/ipns/b' })).json.result.dnslink).toBe('/ipns/b');
  });

  it('a Web3 hostname for all of IPFS has a content list with unique entries, shown separately', async () => {
    const single = (await make('ipfs')).json.result.id;
    expect((await call('GET', `/${single}/ipfs_universal_path/content_list`)).status).toBe(400);
    const { id } = (await make('ipfs_universal_path')).json.result;
    const list = `/${id}/ipfs_universal_path/content_list`;
    const cid = { type: 'cid', content: 'QmPZ9gcCEpqKTo6aq61g2nXGUhM4iCL3ewB6LDXZCtioEB' };
    const add = (entry: object): Promise<Answer> => call('POST', `${list}/entries`, entry);
    const first = (await add(cid)).json.result;
    expect((await add(cid)).status).toBe(409);
    expect((await add({ ...cid, content: 'nonsense' })).status).toBe(400);
    expect((await add({ type: 'content_path', content: 'a/b' })).status).toBe(400);
    expect((await add({ type: 'song', content: 'a/b' })).status).toBe(400);
    const path = { type: 'content_path', content: '/ipns/a' };
    expect((await call('PUT', `${list}/entries/${first.id}`, path)).json.result.content).toBe('/ipns/a');
    await call('PUT', list, { action: 'block', entries: [cid] });
    const { entries } = (await call('GET', `${list}/entries`)).json.result;
    expect(entries.map(({ content }: Loose) => content)).toEqual([cid.content]);
    expect((await call('DELETE', `${list}/entries/${entries[0].id}`)).json.result).toEqual({ id: entries[0].id });
    expect((await call('GET', list)).json.result).toEqual({ action: 'block' });
  });
});

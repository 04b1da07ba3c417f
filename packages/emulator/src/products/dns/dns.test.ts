import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const SECONDARY = `/accounts/${ACCOUNT}/secondary_dns`;
const FIREWALL = `/accounts/${ACCOUNT}/dns_firewall`;

describe('DNS settings, scans, DNSSEC and transfers of a zone', () => {
  let sandbox: TestSandbox;
  let zone: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, zone + path, body);
  const account = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);

  beforeEach(async () => {
    sandbox = testSandbox();
    zone = `/zones/${await createZone(sandbox)}`;
  });

  it('a scan finds records after some time, which can be accepted or rejected', async () => {
    expect((await call('POST', '/dns_records/scan/trigger')).status).toBe(200);
    expect((await call('GET', '/dns_records/scan/review')).json.result).toEqual([]);
    sandbox.clock.advance(10_000);
    const found = (await call('GET', '/dns_records/scan/review')).json.result;
    expect(found).toHaveLength(6);
    const [first, second] = found;
    const reviewed = await call('POST', '/dns_records/scan/review', {
      accepts: [{ ...first, comment: 'from the scan' }],
      rejects: [{ id: second.id }],
    });
    expect(reviewed.json.result.accepts).toMatchObject([{ name: first.name, comment: 'from the scan' }]);
    expect((await call('GET', '/dns_records/scan/review')).json.result).toHaveLength(4);
    expect((await call('GET', '/dns_records')).json.result).toHaveLength(1);
    expect((await call('POST', '/dns_records/scan/review', { rejects: [{ id: second.id }] })).code).toBe(81044);
    sandbox.clock.advance(30 * 86_400_000);
    expect((await call('GET', '/dns_records/scan/review')).json.result).toEqual([]);
  });

  it('the older scan adds missing records immediately', async () => {
    expect((await call('POST', '/dns_records/scan', {})).json.result).toEqual({
      recs_added: 6,
      total_records_parsed: 6,
    });
    expect((await call('POST', '/dns_records/scan', {})).json.result.recs_added).toBe(0);
  });

  it('DNSSEC is pending until the parent has the DS record, and its keys match', async () => {
    expect((await call('GET', '/dnssec')).json.result).toMatchObject({ status: 'disabled', ds: null });
    const { result } = (await call('PATCH', '/dnssec', { status: 'active' })).json;
    expect(result).toMatchObject({ status: 'pending', flags: 257, algorithm: '13', digest_type: '2' });
    const rdata = Buffer.concat([Buffer.from([1, 1, 3, 13]), Buffer.from(result.public_key, 'base64')]);
    const owner = Buffer.from('\x07example\x03com\x00', 'latin1');
    expect(result.digest).toBe(createHash('sha256').update(owner).update(rdata).digest('hex').toUpperCase());
    expect(result.ds).toBe(`example.com. 3600 IN DS ${result.key_tag} 13 2 ${result.digest}`);
    expect((await call('GET', '/dnssec/zsk')).json.result).toHaveLength(1);
    sandbox.clock.advance(300_000);
    expect((await call('GET', '/dnssec')).json.result.status).toBe('active');
    expect((await call('DELETE', '/dnssec')).status).toBe(400);
    expect((await call('PATCH', '/dnssec', { status: 'disabled' })).json.result.status).toBe('pending-disabled');
    sandbox.clock.advance(300_000);
    expect((await call('GET', '/dnssec')).json.result).toMatchObject({ status: 'disabled', ds: null });
    expect((await call('DELETE', '/dnssec')).status).toBe(200);
  });

  it('DNS settings of a zone inherit from its account, and are merged deeply', async () => {
    await account('PATCH', `/accounts/${ACCOUNT}/dns_settings`, { zone_defaults: { ns_ttl: 3600 } });
    const edited = await call('PATCH', '/dns_settings', { soa: { refresh: 20_000 } });
    expect(edited.json.result).toMatchObject({ ns_ttl: 3600, soa: { refresh: 20_000, retry: 2400 } });
    expect((await call('GET', '/dns_settings')).json.result).toEqual(edited.json.result);
    expect((await account('GET', `/accounts/${ACCOUNT}/dns_records/usage`)).json.result).toEqual({
      record_quota: null,
      record_usage: 0,
    });
  });

  it('TSIG keys and peers cannot be deleted while in use, and secrets are shown once', async () => {
    const key = { name: 'key.example.com.', algo: 'hmac-sha512.', secret: 'c2VjcmV0' };
    const made = (await account('POST', `${SECONDARY}/tsigs`, key)).json.result;
    expect(made.secret).toBe('c2VjcmV0');
    for (const path of [`/tsigs/${made.id}`, '/tsigs']) {
      const { text } = await account('GET', SECONDARY + path);
      expect(text).not.toContain('c2VjcmV0');
      expect(text).toContain('key.example.com.');
    }
    expect((await account('POST', `${SECONDARY}/tsigs`, { ...key, algo: 'rot13' })).status).toBe(400);
    const peer = (await account('POST', `${SECONDARY}/peers`, { name: 'one' })).json.result;
    const use = { name: 'one', ip: '192.0.2.53', port: 53, tsig_id: made.id };
    expect((await account('PUT', `${SECONDARY}/peers/${peer.id}`, { ...use, tsig_id: 'none' })).status).toBe(400);
    expect((await account('PUT', `${SECONDARY}/peers/${peer.id}`, use)).status).toBe(200);
    expect((await account('DELETE', `${SECONDARY}/tsigs/${made.id}`)).status).toBe(400);
    const incoming = { name: 'example.com.', auto_refresh_seconds: 600, peers: [peer.id] };
    expect((await call('POST', '/secondary_dns/incoming', { ...incoming, peers: ['none'] })).status).toBe(400);
    expect((await call('POST', '/secondary_dns/incoming', incoming)).status).toBe(200);
    expect((await call('POST', '/secondary_dns/incoming', incoming)).status).toBe(409);
    expect((await account('DELETE', `${SECONDARY}/peers/${peer.id}`)).status).toBe(400);
    await call('DELETE', '/secondary_dns/incoming');
    expect((await account('DELETE', `${SECONDARY}/peers/${peer.id}`)).status).toBe(200);
    expect((await account('DELETE', `${SECONDARY}/tsigs/${made.id}`)).status).toBe(200);
  });

  it('a forced transfer requires a configured one, and increments its serial', async () => {
    expect((await call('POST', '/secondary_dns/force_axfr', {})).status).toBe(404);
    const body = { name: 'example.com.', auto_refresh_seconds: 600, peers: [] };
    const before = (await call('POST', '/secondary_dns/incoming', body)).json.result.soa_serial;
    sandbox.clock.advance(60_000);
    expect((await call('POST', '/secondary_dns/force_axfr', {})).json.result).toBe('OK');
    expect((await call('GET', '/secondary_dns/incoming')).json.result.soa_serial).toBeGreaterThan(before);
    await call('POST', '/secondary_dns/outgoing', { name: 'example.com.', peers: [] });
    await call('POST', '/secondary_dns/outgoing/disable', {});
    expect((await call('GET', '/secondary_dns/outgoing/status')).json.result).toBe('disabled');
    await call('POST', '/secondary_dns/outgoing/enable', {});
    expect((await call('GET', '/secondary_dns/outgoing/status')).json.result).toBe('enabled');
  });

  it('an access list must be a small range of addresses', async () => {
    const acl = (ip_range: string): Promise<Answer> => account('POST', `${SECONDARY}/acls`, { name: 'a', ip_range });
    expect((await acl('192.0.2.0/24')).status).toBe(200);
    expect((await acl('192.0.0.0/23')).status).toBe(400);
    expect((await acl('2001:db8::/63')).status).toBe(400);
    expect((await acl('2001:db8::/64')).status).toBe(200);
  });

  it('DNS reports are consistent with each other at any time', async () => {
    const range = 'since=2026-01-01T00:00:00Z&until=2026-01-01T06:00:00Z&metrics=queryCount,uncachedCount';
    const report = (await call('GET', `/dns_analytics/report?${range}&dimensions=queryType`)).json.result;
    expect(report.rows).toBe(4);
    const sum = report.data.reduce((total: number, row: { metrics: number[] }) => total + (row.metrics[0] ?? 0), 0);
    expect(sum).toBe(report.totals.queryCount);
    const times = (await call('GET', `/dns_analytics/report/bytime?${range}&dimensions=queryType&time_delta=hour`)).json
      .result;
    expect(times.time_intervals).toHaveLength(6);
    expect(times.totals).toEqual(report.totals);
    expect((await call('GET', `/dns_analytics/report?${range}&dimensions=nope`)).status).toBe(400);
  });

  it('a DNS Firewall cluster has its own addresses, and reverse names for them only', async () => {
    const made = await account('POST', FIREWALL, {
      name: 'one',
      upstream_ips: ['192.0.2.53'],
      dns_firewall_ip_count: 3,
    });
    const { id, dns_firewall_ips } = made.json.result;
    expect(new Set(dns_firewall_ips).size).toBe(3);
    expect((await account('POST', FIREWALL, { name: 'two', upstream_ips: ['nowhere'] })).status).toBe(400);
    expect((await account('PATCH', `${FIREWALL}/${id}`, { minimum_cache_ttl: 1000 })).status).toBe(400);
    expect((await account('PATCH', `${FIREWALL}/${id}`, { maximum_cache_ttl: 1000 })).json.result.upstream_ips).toEqual(
      ['192.0.2.53'],
    );
    const reverse = `${FIREWALL}/${id}/reverse_dns`;
    expect((await account('PATCH', reverse, { ptr: { '203.0.113.1': 'a.example' } })).status).toBe(400);
    await account('PATCH', reverse, { ptr: { [dns_firewall_ips[0]]: 'a.example' } });
    await account('PATCH', reverse, { ptr: { [dns_firewall_ips[1]]: 'b.example' } });
    expect(Object.keys((await account('GET', reverse)).json.result.ptr)).toEqual(dns_firewall_ips.slice(0, 2));
  });
});

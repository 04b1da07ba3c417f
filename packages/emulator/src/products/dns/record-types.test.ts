import { loadProduct } from '@flarewire/contract';
import { parseZone } from '@flarewire/zone-file';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const HASH = 'ab'.repeat(32);

const POSITION = {
  ...{ lat_degrees: 52, lat_minutes: 22, lat_seconds: 23.5, lat_direction: 'N' },
  ...{ long_degrees: 4, long_minutes: 53, long_seconds: 32, long_direction: 'E' },
  ...{ altitude: -2, size: 1, precision_horz: 10, precision_vert: 10 },
};

/** A record of each type as sent, and its content as shown. */
const FINE: readonly [Record<string, unknown>, string][] = [
  [{ type: 'A', content: '192.0.2.1' }, '192.0.2.1'],
  [{ type: 'AAAA', content: '2001:DB8:0:0::1' }, '2001:db8::1'],
  [{ type: 'CNAME', content: 'Target.example.net.' }, 'target.example.net'],
  [{ type: 'MX', content: 'mail.example.net', priority: 10 }, 'mail.example.net'],
  [{ type: 'NS', content: 'ns1.example.net' }, 'ns1.example.net'],
  [{ type: 'PTR', content: 'host.example.net' }, 'host.example.net'],
  [{ type: 'TXT', content: 'plain text' }, 'plain text'],
  [{ type: 'OPENPGPKEY', content: 'QUJD' }, 'QUJD'],
  [{ type: 'SRV', data: { priority: 1, weight: 2, port: 3, target: 's.example.net' } }, '2 3 s.example.net'],
  [{ type: 'CAA', data: { flags: 0, tag: 'issue', value: 'ca.example' } }, '0 issue "ca.example"'],
  [{ type: 'SSHFP', data: { algorithm: 4, type: 2, fingerprint: HASH } }, `4 2 ${HASH}`],
  [{ type: 'TLSA', data: { usage: 3, selector: 1, matching_type: 1, certificate: HASH } }, `3 1 1 ${HASH}`],
  [{ type: 'SMIMEA', data: { usage: 3, selector: 1, matching_type: 1, certificate: HASH } }, `3 1 1 ${HASH}`],
  [{ type: 'DS', data: { key_tag: 1, algorithm: 13, digest_type: 2, digest: HASH } }, `1 13 2 ${HASH}`],
  [{ type: 'DNSKEY', data: { flags: 257, protocol: 3, algorithm: 13, public_key: 'QUJD' } }, '257 3 13 QUJD'],
  [{ type: 'CERT', data: { type: 1, key_tag: 2, algorithm: 13, certificate: 'QUJD' } }, '1 2 13 QUJD'],
  [
    { type: 'NAPTR', data: { order: 1, preference: 2, flags: 'u', service: 'sip', regex: '', replacement: '.' } },
    '1 2 "u" "sip" "" .',
  ],
  [{ type: 'URI', priority: 1, data: { weight: 2, target: 'https://example.net/' } }, '2 "https://example.net/"'],
  [{ type: 'HTTPS', data: { priority: 1, target: '.', value: 'alpn="h3,h2"' } }, '1 . alpn="h3,h2"'],
  [{ type: 'LOC', data: POSITION }, '52 22 23.500 N 4 53 32.000 E -2.00 1.00 10.00 10.00'],
  [{ type: 'SVCB', data: { priority: 0, target: 's.example.net', value: '' } }, '0 s.example.net'],
];

/** Records that each type refuses, with the pointer of the error. */
const REFUSED: readonly Record<string, unknown>[] = [
  { type: 'A', content: '192.0.2' },
  { type: 'AAAA', content: '192.0.2.1' },
  { type: 'CNAME', content: '192.0.2.1' },
  { type: 'CNAME', content: 'one.example.com' },
  { type: 'MX', content: '192.0.2.1', priority: 1 },
  { type: 'NS', content: '192.0.2.1' },
  { type: 'SRV', data: { priority: 1, weight: 2, port: 3, target: '192.0.2.1' } },
  { type: 'SRV', data: { priority: 1, weight: 2, port: 70_000, target: 's.example.net' } },
  { type: 'CAA', data: { flags: 0, tag: 'not a tag', value: 'ca.example' } },
  { type: 'SSHFP', data: { algorithm: 4, type: 2, fingerprint: 'abcd' } },
  { type: 'TLSA', data: { usage: 3, selector: 1, matching_type: 1, certificate: 'xyz' } },
  { type: 'DS', data: { key_tag: 1, algorithm: 13, digest_type: 2, digest: 'ab' } },
  { type: 'OPENPGPKEY', content: 'no base64!' },
];

describe('DNS records by type', () => {
  let sandbox: TestSandbox;
  let zone: string;
  const add = (record: Record<string, unknown>): Promise<Answer> =>
    sandbox.call('POST', `${zone}/dns_records`, { ttl: 1, name: 'one', ...record });

  beforeEach(async () => {
    sandbox = testSandbox();
    zone = `/zones/${await createZone(sandbox)}`;
  });

  it.each(FINE)('%j is stored', async (record, content) => {
    const { status, json } = await add(record);
    expect([status, json.result?.content]).toEqual([200, content]);
    const proxied = await add({ ...record, name: 'two', proxied: true });
    const isProxiable = ['A', 'AAAA', 'CNAME'].includes(String(record.type));
    expect(proxied.status).toBe(isProxiable ? 200 : 400);
  });

  it('each type of the contract has an example here, and is exported unchanged, with texts in quotes', async () => {
    const types = (await loadProduct('dns')).operations['dns.records.list']?.params.find(({ name }) => name === 'type');
    expect(types?.schema.anyOf).toContainEqual({ type: 'string', enum: FINE.map(([record]) => record.type).sort() });
    for (const [at, [record]] of FINE.entries()) await add({ ...record, name: `n${at}` });
    const { text } = await sandbox.call('GET', `${zone}/dns_records/export`);
    const { records, problems } = parseZone(text, 'example.com');
    expect(problems).toEqual([]);
    const quoted = (type: string, content: string): string =>
      type === 'TXT' && !content.startsWith('"') ? `"${content}"` : content;
    const inFile = new Map(records.map(({ name, type, content }) => [name, `${type} ${content}`]));
    expect(inFile).toEqual(
      new Map(
        FINE.map(([record, content], at) => [
          `n${at}.example.com`,
          `${record.type} ${quoted(String(record.type), String(content))}`,
        ]),
      ),
    );
  });

  it.each(REFUSED)('%j is refused', async (record) => {
    expect((await add(record)).status).toBe(400);
  });

  it('a name below the apex is either served or delegated, not both', async () => {
    expect((await add({ type: 'NS', content: 'ns.example.net' })).status).toBe(200);
    expect((await add({ type: 'A', content: '192.0.2.1' })).code).toBe(81055);
    await add({ name: 'two', type: 'A', content: '192.0.2.1' });
    expect((await add({ name: 'two', type: 'NS', content: 'ns.example.net' })).code).toBe(81053);
    await add({ name: '@', type: 'A', content: '192.0.2.1' });
    expect((await add({ name: '@', type: 'NS', content: 'ns.example.net' })).status).toBe(200);
  });

  it('a private address cannot be proxied', async () => {
    expect((await add({ type: 'A', content: '10.1.2.3', proxied: true })).code).toBe(9003);
    expect((await add({ type: 'AAAA', content: 'fd00::1', proxied: true })).code).toBe(9003);
    expect((await add({ type: 'A', content: '10.1.2.3' })).status).toBe(200);
  });
});

describe('DNS records by plan', () => {
  const record = { type: 'A', name: 'one', content: '192.0.2.1', ttl: 1 };
  const zoneOn = async (plan: string): Promise<{ sandbox: TestSandbox; zone: string }> => {
    const sandbox = testSandbox();
    const zone = `/zones/${await createZone(sandbox)}`;
    if (plan !== 'free') await sandbox.call('POST', `${zone}/subscription`, { rate_plan: { id: plan } });
    return { sandbox, zone };
  };

  it.each([
    ['free', { tags: ['a:b'] }, 9300],
    ['free', { comment: 'x'.repeat(101) }, 9301],
    ['free', { comment: 'two\nlines' }, 9301],
    ['free', { ttl: 59 }, 9021],
    ['pro', { ttl: 30 }, 9021],
    ['pro', { comment: 'x'.repeat(501) }, 9301],
    ['pro', { tags: Array.from({ length: 21 }, (_, index) => `t${index}:x`) }, 9300],
    ['free', { comment: 'x'.repeat(100) }, undefined],
    ['pro', { tags: ['a:b'], comment: 'x'.repeat(500) }, undefined],
    ['enterprise', { ttl: 30 }, undefined],
  ])('%s: %j', async (plan, more, code) => {
    const { sandbox, zone } = await zoneOn(plan);
    expect((await sandbox.call('POST', `${zone}/dns_records`, { ...record, ...more })).code).toBe(code);
  });

  it('a Free zone has at most 200 records, and a batch 200 operations', async () => {
    const { sandbox, zone } = await zoneOn('free');
    const posts = Array.from({ length: 200 }, (_, index) => ({ ...record, name: `n${index}` }));
    const over = await sandbox.call('POST', `${zone}/dns_records/batch`, { posts: [...posts, record] });
    expect(over.status).toBe(400);
    expect((await sandbox.call('POST', `${zone}/dns_records/batch`, { posts })).status).toBe(200);
    expect((await sandbox.call('GET', `${zone}/dns_records/usage`)).json.result).toEqual({
      record_quota: 200,
      record_usage: 200,
    });
    expect((await sandbox.call('POST', `${zone}/dns_records`, record)).code).toBe(81045);
  });

  it('page 1000 of 100,000 records is found by the index, like page 1', async () => {
    const { sandbox, zone } = await zoneOn('enterprise');
    await sandbox.call('POST', `${zone}/dns_records`, record);
    const { db } = sandbox.emulator.sandbox;
    const plan = (sql: string): string =>
      db
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all('z')
        .map(({ detail }) => String(detail))
        .join('; ');
    const page =
      'SELECT number FROM dns_records WHERE zone = ? ORDER BY type ASC, name ASC, number LIMIT 100 OFFSET 99900';
    expect(plan(page)).toBe('SEARCH dns_records USING COVERING INDEX dns_records_by_type (zone=?)');
    expect(plan(page.replace('type ASC, name ASC', 'name ASC'))).not.toContain('TEMP B-TREE FOR ORDER BY');
  });
});

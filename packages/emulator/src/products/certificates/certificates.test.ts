import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  createZone,
  type Loose,
  SEEDED,
  type TestSandbox,
  testSandbox,
  ZONE,
} from '../../../test/sandbox.ts';
import { bits, integer, oid, pem, sequence, time, tlv, utf8 } from './der.ts';

/** A request as any tool makes it. */
function request(commonName: string, type: 'rsa' | 'ec' = 'ec'): { csr: string; key: Loose } {
  const { publicKey, privateKey } =
    type === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const subject = sequence(tlv(0x31, sequence(oid('2.5.4.3'), utf8(commonName))));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const info = sequence(integer('00'), subject, spki, tlv(0xa0));
  const algorithm = sequence(oid(type === 'ec' ? '1.2.840.10045.4.3.2' : '1.2.840.113549.1.1.11'));
  const csr = pem('CERTIFICATE REQUEST', sequence(info, algorithm, bits(sign('sha256', info, privateKey))));
  return { csr, key: privateKey };
}

describe('Origin CA certificates', () => {
  let sandbox: TestSandbox;
  const create = (csr: string, fields: Record<string, unknown> = {}): Promise<Answer> =>
    sandbox.call('POST', '/certificates', {
      csr,
      hostnames: ['example.com', '*.example.com', '192.0.2.1'],
      request_type: 'origin-ecc',
      ...fields,
    });

  beforeEach(() => {
    sandbox = testSandbox(SEEDED);
  });

  it.each(['ec', 'rsa'] as const)('are real: for the names and the %s key of the request', async (type) => {
    const { csr, key } = request('ignored', type);
    const { result } = (await create(csr, { requested_validity: 90 })).json;
    const certificate = new X509Certificate(result.certificate);
    expect(certificate.checkPrivateKey(key)).toBe(true);
    expect(certificate.checkHost('a.example.com')).toBe('*.example.com');
    expect(certificate.checkIP('192.0.2.1')).toBe('192.0.2.1');
    expect(certificate.validToDate.toISOString()).toBe('2026-04-01T00:00:00.000Z');
    expect(result.expires_on).toBe('2026-04-01T00:00:00.000Z');
  });

  it('Origin CA certificates have one issuer, and are valid for 15 years by default', async () => {
    const [one, other] = await Promise.all([create(request('a').csr), create(request('b').csr)]);
    const read = ({ json }: Answer): X509Certificate => new X509Certificate(json.result.certificate);
    expect(read(one).issuer).toBe(read(other).issuer);
    expect(read(one).serialNumber).not.toBe(read(other).serialNumber);
    expect(one.json.result.requested_validity).toBe(5475);
  });

  it('an invalid CSR, one signed by another key, and invalid host names are refused', async () => {
    expect((await create('text')).json.errors?.[0]?.source?.pointer).toBe('/csr');
    const { csr } = request('a');
    const lines = csr.split('\n');
    const broken = [lines[0], `${lines[1]?.slice(0, 60)}AAAA`, ...lines.slice(2)].join('\n');
    expect((await create(broken)).json.errors?.[0]?.source?.pointer).toBe('/csr');
    expect((await create(csr, { hostnames: ['a b'] })).code).toBe(1010);
  });

  it('a revoked Origin CA certificate is not listed, and cannot be revoked again', async () => {
    const zone = await createZone(sandbox, 'example.com');
    const { id } = (await create(request('a').csr)).json.result;
    const list = async (): Promise<Loose> => (await sandbox.call('GET', `/certificates?zone_id=${zone}`)).json.result;
    expect(await list()).toHaveLength(1);
    expect((await sandbox.call('DELETE', `/certificates/${id}`)).json.result).toEqual({
      id,
      revoked_at: '2026-01-01T00:00:00.000000Z',
    });
    expect(await list()).toEqual([]);
    expect((await sandbox.call('GET', `/certificates/${id}`)).json.result.revoked_at).toBeDefined();
    expect((await sandbox.call('DELETE', `/certificates/${id}`)).status).toBe(400);
  });

  it('Origin CA certificates are listed for the zone of their names', async () => {
    const account = { id: 'f1a4e000000000000000000000000001' };
    const zone = (await sandbox.call('POST', '/zones', { name: 'example.org', account })).json.result.id;
    await create(request('a').csr);
    await create(request('b').csr, { hostnames: ['www.example.org'] });
    const listed = (await sandbox.call('GET', `/certificates?zone_id=${zone}`)).json.result;
    expect(listed.map((one: Loose) => one.hostnames)).toEqual([['www.example.org']]);
  });
});

describe('client certificates', () => {
  it('client certificates are revoked and restored after some time', async () => {
    const sandbox = testSandbox(SEEDED);
    const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
      sandbox.call(method, `/zones/${ZONE}/client_certificates${path}`, body);
    const { csr, key } = request('device 1');
    const made = (await call('POST', '', { csr, validity_days: 30 })).json.result;
    expect(made).toMatchObject({ status: 'active', common_name: 'device 1', expires_on: '2026-01-31T00:00:00.000Z' });
    expect(new X509Certificate(made.certificate).checkPrivateKey(key)).toBe(true);
    const status = async (): Promise<string> => (await call('GET', `/${made.id}`)).json.result.status;
    expect((await call('DELETE', `/${made.id}`)).json.result.status).toBe('pending_revocation');
    sandbox.clock.advance(10_000);
    expect(await status()).toBe('revoked');
    expect((await call('DELETE', `/${made.id}`)).status).toBe(400);
    expect((await call('GET', '?status=revoked')).json.result).toHaveLength(1);
    expect((await call('GET', '?status=active')).json.result).toEqual([]);
    expect((await call('PATCH', `/${made.id}`, { reactivate: true })).json.result.status).toBe('pending_reactivation');
    sandbox.clock.advance(10_000);
    expect(await status()).toBe('active');
    expect((await call('PATCH', `/${made.id}`, { reactivate: true })).status).toBe(400);
  });
});

/** A certificate of the sandbox's own authority, with its key as text. */
async function issued(
  sandbox: TestSandbox,
  name = 'seeded.example',
): Promise<{ certificate: string; private_key: string }> {
  const { csr, key } = request(name);
  const body = { csr, hostnames: [name], request_type: 'origin-ecc', requested_validity: 30 };
  const { certificate } = (await sandbox.call('POST', '/certificates', body)).json.result;
  return { certificate, private_key: key.export({ type: 'pkcs8', format: 'pem' }) };
}

/** A CA certificate or an expired one: made manually, since the API issues neither. */
function selfSigned({ isAuthority = true, end = '2036-01-01', issuer = 'self' } = {}): { certificate: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const named = (name: string) => sequence(tlv(0x31, sequence(oid('2.5.4.3'), utf8(name))));
  const algorithm = sequence(oid('1.2.840.10045.4.3.2'));
  const basic = sequence(oid('2.5.29.19'), tlv(0x04, sequence(...(isAuthority ? [Buffer.from([1, 1, 0xff])] : []))));
  const content = sequence(
    tlv(0xa0, integer('02')),
    integer('07'),
    algorithm,
    named(issuer),
    sequence(time(new Date('2020-01-01')), time(new Date(end))),
    named('self'),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(basic)),
  );
  return { certificate: pem('CERTIFICATE', sequence(content, algorithm, bits(sign('sha256', content, privateKey)))) };
}

const pointer = ({ status, json }: Answer): Loose => (status === 200 ? status : json.errors?.[0]?.source?.pointer);

describe('custom certificates', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/zones/${ZONE}/custom_certificates${path}`, body);

  beforeEach(() => {
    sandbox = testSandbox(SEEDED);
  });

  it('custom certificates show the fields of the certificate, become active, and expire', async () => {
    const made = (await call('POST', '', await issued(sandbox))).json.result;
    expect(made).toMatchObject({
      hosts: ['seeded.example'],
      issuer: 'Flarewire',
      status: 'initializing',
      zone_id: ZONE,
    });
    expect(JSON.stringify(made)).not.toContain('PRIVATE');
    const status = async (): Promise<string> => (await call('GET', `/${made.id}`)).json.result.status;
    sandbox.clock.advance(10_000);
    expect(await status()).toBe('active');
    sandbox.clock.advance(30 * 86_400_000);
    expect(await status()).toBe('expired');
  });

  it('unreadable, expired, mismatched and duplicate certificates are refused', async () => {
    const one = await issued(sandbox);
    const other = await issued(sandbox);
    expect(pointer(await call('POST', '', { ...one, certificate: 'text' }))).toBe('/certificate');
    expect(
      pointer(await call('POST', '', { ...selfSigned({ end: '2025-01-01' }), private_key: one.private_key })),
    ).toBe('/certificate');
    expect(pointer(await call('POST', '', { certificate: one.certificate }))).toBe('/private_key');
    expect((await call('POST', '', { ...one, private_key: other.private_key })).code).toBe(2106);
    const elsewhere = await call('POST', '', await issued(sandbox, 'elsewhere.example.net'));
    expect([elsewhere.status, elsewhere.code]).toEqual([400, 2103]);
    expect((await call('PATCH', '/none', one)).code).toBe(1002);
    expect(pointer(await call('POST', '', one))).toBe(200);
    expect((await call('POST', '', one)).code).toBe(1220);
  });

  it('custom certificates can be prioritized', async () => {
    const [one, two] = [await issued(sandbox, 'a.seeded.example'), await issued(sandbox, 'b.seeded.example')];
    const first = (await call('POST', '', one)).json.result;
    const second = (await call('POST', '', two)).json.result;
    const order = async (): Promise<Loose> => (await call('GET', '')).json.result.map(({ id }: Loose) => id);
    expect(await order()).toEqual([second.id, first.id]);
    await call('PUT', '/prioritize', { certificates: [{ id: first.id, priority: 9 }] });
    expect(await order()).toEqual([first.id, second.id]);
    expect((await call('PUT', '/prioritize', { certificates: [{ id: 'none', priority: 9 }] })).status).toBe(404);
  });

  it('an SNI certificate gets a new id with a new certificate', async () => {
    const { id } = (await call('POST', '', { ...(await issued(sandbox)), type: 'sni_custom' })).json.result;
    const changed = (await call('PATCH', `/${id}`, await issued(sandbox, 'b.seeded.example'))).json.result;
    expect(changed).toMatchObject({ hosts: ['b.seeded.example'], status: 'initializing' });
    expect(changed.id).not.toBe(id);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  it('a keyless certificate must be readable', async () => {
    const keyless = (certificate: string): Promise<Answer> =>
      sandbox.call('POST', `/zones/${ZONE}/keyless_certificates`, {
        certificate,
        host: 'key.example.com',
        port: 24008,
      });
    expect(pointer(await keyless('text'))).toBe('/certificate');
    const made = (await keyless((await issued(sandbox)).certificate)).json.result;
    expect(made).toMatchObject({ enabled: false, status: 'active', name: 'key.example.com Keyless' });
    expect(made.certificate).toBeUndefined();
    const path = `/zones/${ZONE}/keyless_certificates/${made.id}`;
    const edited = (await sandbox.call('PATCH', path, { enabled: true, host: 'other.example.com' })).json.result;
    expect(edited).toMatchObject({ enabled: false, host: 'other.example.com', name: 'key.example.com Keyless' });
    await sandbox.call('DELETE', path);
    expect((await sandbox.call('GET', path)).status).toBe(404);
  });

  it('an origin trust store holds each root and intermediate certificate once', async () => {
    const path = `/zones/${ZONE}/acm/custom_trust_store`;
    const root = selfSigned();
    const made = (await sandbox.call('POST', path, root)).json.result;
    expect(made).toMatchObject({ status: 'initializing', expires_on: '2036-01-01T00:00:00.000Z' });
    expect((await sandbox.call('POST', path, root)).code).toBe(1220);
    expect((await sandbox.call('POST', path, selfSigned({ issuer: 'root' }))).json.result.status).toBe('initializing');
    expect(pointer(await sandbox.call('POST', path, selfSigned({ isAuthority: false })))).toBe('/certificate');
    expect(pointer(await sandbox.call('POST', path, selfSigned({ end: '2025-01-01' })))).toBe('/certificate');
    sandbox.clock.advance(10_000);
    expect((await sandbox.call('GET', `${path}/${made.id}`)).json.result.status).toBe('active');
  });
});

describe('mTLS certificates', () => {
  const account = '/accounts/f1a4e000000000000000000000000001';
  let sandbox: TestSandbox;
  const create = (body: Record<string, unknown>): Promise<Answer> =>
    sandbox.call('POST', `${account}/mtls_certificates`, body);

  beforeEach(() => {
    sandbox = testSandbox(SEEDED);
  });

  it('an mTLS certificate is an authority, or a leaf with its key', async () => {
    const authority = selfSigned().certificate;
    expect((await create({ ca: true, certificates: authority, name: 'ca' })).json.result).toMatchObject({
      ca: true,
      name: 'ca',
      type: 'custom',
      expires_on: '2036-01-01T00:00:00.000Z',
    });
    expect((await create({ ca: true, certificates: authority })).status).toBe(409);
    expect(pointer(await create({ ca: true, certificates: selfSigned({ isAuthority: false }).certificate }))).toBe(
      '/certificates',
    );
    const { certificate, private_key } = await issued(sandbox);
    expect(pointer(await create({ ca: false, certificates: certificate }))).toBe('/private_key');
    const leaf = (await create({ ca: false, certificates: certificate, private_key })).json.result;
    expect(JSON.stringify(leaf)).not.toContain('PRIVATE');
    for (let index = 0; index < 4; index++) await create({ ca: true, certificates: selfSigned().certificate });
    expect((await create({ ca: true, certificates: selfSigned().certificate })).code).toBe(1489);
  });

  it('an mTLS certificate cannot be deleted while hostnames of a zone use it', async () => {
    const { id } = (await create({ ca: true, certificates: selfSigned().certificate })).json.result;
    const dashed = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    const body = { name: 'example.com', account: { id: 'f1a4e000000000000000000000000001' } };
    const zone = (await sandbox.call('POST', '/zones', body)).json.result.id;
    const hostnames = (names: string[]): Promise<Answer> =>
      sandbox.call('PUT', `/zones/${zone}/certificate_authorities/hostname_associations`, {
        hostnames: names,
        mtls_certificate_id: dashed,
      });
    const associations = `${account}/mtls_certificates/${id}/associations`;
    await hostnames(['a.example.com']);
    const read = await sandbox.call(
      'GET',
      `/zones/${zone}/certificate_authorities/hostname_associations?mtls_certificate_id=${dashed}`,
    );
    expect(read.json.result.hostnames).toEqual(['a.example.com']);
    expect((await sandbox.call('GET', associations)).json.result).toHaveLength(1);
    expect((await sandbox.call('DELETE', `${account}/mtls_certificates/${id}`)).status).toBe(400);
    await hostnames([]);
    expect((await sandbox.call('GET', associations)).json.result).toEqual([]);
    expect((await sandbox.call('DELETE', `${account}/mtls_certificates/${id}`)).json.result.id).toBe(id);
  });
});

describe('certificate packs', () => {
  let sandbox: TestSandbox;
  let zone: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/zones/${zone}/ssl/certificate_packs${path}`, body);
  const order = (fields: Record<string, unknown> = {}): Promise<Answer> =>
    call('POST', '/order', {
      type: 'advanced',
      hosts: ['example.com', '*.example.com'],
      certificate_authority: 'lets_encrypt',
      validation_method: 'txt',
      validity_days: 90,
      ...fields,
    });

  beforeEach(async () => {
    sandbox = testSandbox(SEEDED);
    const body = { name: 'example.com', account: { id: 'f1a4e000000000000000000000000001' } };
    zone = (await sandbox.call('POST', '/zones', body)).json.result.id;
  });

  it('certificate packs cover the zone and its names, with a validity that the authority offers', async () => {
    expect(pointer(await order({ hosts: ['www.example.com'] }))).toBe('/hosts');
    expect(pointer(await order({ hosts: ['example.com', 'example.org'] }))).toBe('/hosts/1');
    expect(pointer(await order({ hosts: ['example.com', 'EXAMPLE.com'] }))).toBe('/hosts');
    expect(pointer(await order({ validity_days: 30 }))).toBe('/validity_days');
    expect((await order({ certificate_authority: 'google', validity_days: 30 })).status).toBe(200);
  });

  it('certificate packs are validated, issued and deployed over time', async () => {
    const { id, status, certificates } = (await order()).json.result;
    expect([status, certificates]).toEqual(['initializing', []]);
    sandbox.clock.advance(2000);
    const pending = (await call('GET', `/${id}`)).json.result;
    expect(pending.validation_records.map(({ txt_name }: Loose) => txt_name)).toEqual([
      '_acme-challenge.example.com',
      '_acme-challenge.example.com',
    ]);
    expect((await call('GET', '')).json.result).toEqual([]);
    expect((await call('GET', '?status=all')).json.result).toHaveLength(1);
    expect((await sandbox.call('GET', `/zones/${zone}/ssl/verification`)).json.result[0].certificate_status).toBe(
      'authorizing',
    );
    sandbox.clock.advance(58_000);
    const [active] = (await call('GET', '')).json.result;
    expect(active).toMatchObject({ id, status: 'active', certificates: [{ status: 'active' }] });
    expect(active.primary_certificate).toBe(active.certificates[0].id);
    expect((await call('GET', '/quota')).json.result.advanced.used).toBe(1);
    expect((await call('DELETE', `/${id}`)).json.result).toEqual({ id });
    expect((await call('GET', `/${id}`)).json.result.status).toBe('pending_deletion');
    sandbox.clock.advance(5000);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  it('validation of a certificate pack can be restarted', async () => {
    const { id } = (await order()).json.result;
    sandbox.clock.advance(30_000);
    expect((await call('PATCH', `/${id}`, {})).json.result.status).toBe('initializing');
    await sandbox.call('PATCH', `/zones/${zone}/ssl/verification/${id}`, { validation_method: 'http' });
    sandbox.clock.advance(2000);
    expect((await call('GET', `/${id}`)).json.result.validation_records[0].http_body).toBeDefined();
  });
});

it('a custom hostname accepts a certificate with its name and key, and deploys it without validation', async () => {
  const sandbox = testSandbox(SEEDED);
  const create = (ssl: Record<string, unknown>): Promise<Answer> =>
    sandbox.call('POST', `/zones/${ZONE}/custom_hostnames`, { hostname: 'app.customer.dev', ssl });
  const [own, other] = [await issued(sandbox, 'app.customer.dev'), await issued(sandbox, 'shop.customer.dev')];
  expect((await create({ custom_certificate: other.certificate, custom_key: other.private_key })).code).toBe(1446);
  expect((await create({ custom_certificate: own.certificate, custom_key: other.private_key })).code).toBe(1429);
  expect((await create({ custom_certificate: own.certificate, custom_key: 'text' })).code).toBe(1428);
  const made = await create({ custom_certificate: own.certificate, custom_key: own.private_key });
  expect(made.json.result.ssl).toMatchObject({
    status: 'pending_deployment',
    issuer: 'Flarewire',
    expires_on: '2026-01-31T00:00:00.000Z',
  });
  expect(made.text).not.toContain('PRIVATE');
  sandbox.clock.advance(10_000);
  const path = `/zones/${ZONE}/custom_hostnames/${made.json.result.id}`;
  expect((await sandbox.call('GET', path)).json.result.ssl.status).toBe('active');
});

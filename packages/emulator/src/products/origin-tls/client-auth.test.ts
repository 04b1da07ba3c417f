import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';
import { bits, integer, oid, pem, sequence, time, tlv, utf8 } from '../certificates/der.ts';

/** A certificate that signs itself, with its key. */
function selfSigned(serial = '07', end = '2036-01-01'): { certificate: string; private_key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(tlv(0x31, sequence(oid('2.5.4.3'), utf8('self'))));
  const algorithm = sequence(oid('1.2.840.10045.4.3.2'));
  const content = sequence(
    tlv(0xa0, integer('02')),
    integer(serial),
    algorithm,
    name,
    sequence(time(new Date('2020-01-01')), time(new Date(end))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', content, privateKey);
  return {
    certificate: pem('CERTIFICATE', sequence(content, algorithm, bits(signature))),
    private_key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

let sandbox: TestSandbox;
let zone: string;
const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/zones/${zone}/origin_tls_client_auth${path}`, body);
const get = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;

beforeEach(async () => {
  sandbox = testSandbox();
  zone = await createZone(sandbox);
});

describe('A client certificate of a zone', () => {
  it('a client certificate of a zone is deployed and deleted over time, and never shows its key', async () => {
    const made = await call('POST', '', selfSigned());
    const { id, status } = made.json.result;
    expect(status).toBe('initializing');
    expect((await call('GET', `/${id}`)).text).not.toContain('PRIVATE');
    sandbox.clock.advance(60_000);
    expect((await get(`/${id}`)).status).toBe('active');
    expect((await get('')).map((one: Loose) => one.id)).toEqual([id]);
    expect((await call('DELETE', `/${id}`)).json.result.status).toBe('pending_deletion');
    sandbox.clock.advance(60_000);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect(await get('')).toEqual([]);
  });

  it('a client certificate of a zone must be valid, match its key, and be unique', async () => {
    const one = selfSigned();
    expect((await call('POST', '', { ...one, certificate: 'none' })).code).toBe(1002);
    expect((await call('POST', '', { ...one, private_key: selfSigned().private_key })).code).toBe(1002);
    expect((await call('POST', '', selfSigned('08', '2025-01-01'))).code).toBe(1002);
    expect((await call('POST', '', one)).status).toBe(200);
    expect((await call('POST', '', one)).code).toBe(1220);
  });

  it('client certificates of a zone are used only if the setting is on', async () => {
    expect(await get('/settings')).toEqual({ enabled: false });
    await call('PUT', '/settings', { enabled: true });
    expect(await get('/settings')).toEqual({ enabled: true });
  });
});

describe('A client certificate of a hostname', () => {
  const associate = (hostname: string, cert_id: string, enabled: boolean | null = true): Promise<Answer> =>
    call('PUT', '/hostnames', { config: [{ hostname, cert_id, enabled }] });

  it('a client certificate of a hostname is for names of the zone, and cannot be deleted while in use', async () => {
    const { id } = (await call('POST', '/hostnames/certificates', selfSigned())).json.result;
    expect((await associate('example.org', id)).status).toBe(400);
    expect((await associate('www.example.com', 'f'.repeat(32))).status).toBe(404);
    expect((await associate('www.example.com', id)).status).toBe(200);
    sandbox.clock.advance(60_000);
    expect(await get('/hostnames/www.example.com')).toMatchObject({ cert_id: id, enabled: true, status: 'active' });
    expect((await call('DELETE', `/hostnames/certificates/${id}`)).status).toBe(409);
    await associate('www.example.com', id, null);
    expect((await call('GET', '/hostnames/www.example.com')).status).toBe(404);
    expect((await call('DELETE', `/hostnames/certificates/${id}`)).status).toBe(200);
  });

  it('client certificates of hostnames are listed with hostnames and their status', async () => {
    const { id } = (await call('POST', '/hostnames/certificates', selfSigned())).json.result;
    await associate('a.example.com', id);
    await associate('b.example.com', id, false);
    sandbox.clock.advance(60_000);
    const names = async (query: string): Promise<string[]> =>
      (await get(`/hostnames${query}`)).map(({ hostname }: Loose) => hostname);
    expect(await names('')).toEqual(['a.example.com', 'b.example.com']);
    expect(await names('?status=pending_deployment')).toEqual([]);
    expect(await names('?per_page=1&page=2')).toEqual(['b.example.com']);
  });
});

describe('post-quantum encryption to the origin', () => {
  it('post-quantum encryption to the origin is supported by default', async () => {
    const path = `/zones/${zone}/cache/origin_post_quantum_encryption`;
    expect((await sandbox.call('GET', path)).json.result.value).toBe('supported');
    expect((await sandbox.call('PUT', path, { value: 'maybe' })).status).toBe(400);
    await sandbox.call('PUT', path, { value: 'off' });
    expect((await sandbox.call('GET', path)).json.result.value).toBe('off');
  });
});

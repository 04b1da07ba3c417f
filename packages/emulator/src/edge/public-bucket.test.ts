import { describe, expect, it } from 'vitest';
import { s3Caller } from '../../test/s3.ts';
import { ACCOUNT, SEEDED, testSandbox, ZONE } from '../../test/sandbox.ts';

const BUCKET = `/accounts/${ACCOUNT}/r2/buckets/media`;

async function withBucket() {
  const sandbox = testSandbox({ ...SEEDED, edge: true });
  await sandbox.call('POST', `/accounts/${ACCOUNT}/r2/buckets`, { name: 'media' });
  await sandbox.call('PUT', `${BUCKET}/objects/a/b.txt`, '0123456789', { 'content-type': 'text/plain' });
  await sandbox.call('PUT', `/zones/${ZONE}/activation_check`);
  return sandbox;
}

describe('public buckets', () => {
  it('a bucket is public below r2.dev once that is enabled', async () => {
    const { emulator, call } = await withBucket();
    const { domain } = (await call('GET', `${BUCKET}/domains/managed`)).json.result;
    expect((await emulator.edge.fetch(`https://${domain}/a/b.txt`)).status).toBe(409);
    await call('PUT', `${BUCKET}/domains/managed`, { enabled: true });
    const response = await emulator.edge.fetch(`https://${domain}/a/b.txt`, { headers: { range: 'bytes=2-3' } });
    expect([response.status, await response.text()]).toEqual([206, '23']);
    const none = await emulator.edge.fetch(`https://${domain}/none`);
    expect([none.status, none.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    await emulator.close();
  });

  it('a custom domain serves the objects of its bucket while it is enabled', async () => {
    const { emulator, call } = await withBucket();
    const domain = 'files.seeded.example';
    await call('POST', `${BUCKET}/domains/custom`, { domain, zoneId: ZONE, enabled: true });
    const got = await emulator.edge.fetch(`https://${domain}/a/b.txt`);
    expect([got.status, got.headers.get('content-type'), await got.text()]).toEqual([200, 'text/plain', '0123456789']);
    const etag = got.headers.get('etag') ?? '';
    expect(
      (await emulator.edge.fetch(`https://${domain}/a/b.txt`, { headers: { 'if-none-match': etag } })).status,
    ).toBe(304);
    expect((await emulator.edge.fetch(`https://${domain}/a/b.txt`, { method: 'PUT', body: 'x' })).status).toBe(405);
    await call('PUT', `${BUCKET}/domains/custom/${domain}`, { enabled: false });
    expect((await emulator.edge.fetch(`https://${domain}/a/b.txt`)).status).toBe(409);
    await emulator.close();
  });

  it('the edge reaches the S3 API by its hosts', async () => {
    const { emulator } = await withBucket();
    const endpoint = `https://${ACCOUNT}.r2.cloudflarestorage.com`;
    const s3 = s3Caller({ fetch: emulator.edge.fetch, clock: emulator.clock }, { endpoint });
    expect(await (await s3('GET', '/media/a/b.txt')).text()).toBe('0123456789');
    await emulator.close();
  });
});

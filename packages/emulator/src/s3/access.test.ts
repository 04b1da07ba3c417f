import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { presigned, type S3Keys, s3Caller } from '../../test/s3.ts';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';

const HOST = `https://${ACCOUNT}.r2.cloudflarestorage.com`;
const BUCKET = 'com.cloudflare.edge.r2.bucket.';
let sandbox: ReturnType<typeof testSandbox>;

beforeEach(async () => {
  sandbox = testSandbox();
  for (const name of ['media', 'other']) await sandbox.call('POST', `/accounts/${ACCOUNT}/r2/buckets`, { name });
  await sandbox.call('PUT', `/accounts/${ACCOUNT}/r2/buckets/media/objects/a`, 'x');
});

/** Keys of a new API token: https://developers.cloudflare.com/r2/api/tokens/ */
async function keysOf(group: string, resources: Record<string, unknown>): Promise<S3Keys> {
  const groups = (await sandbox.call('GET', '/user/tokens/permission_groups')).json.result;
  const found = groups.find(({ name }: { name: string }) => name === group);
  const policies = [{ effect: 'allow', permission_groups: [{ id: found.id }], resources }];
  const { result } = (await sandbox.call('POST', '/user/tokens', { name: group, policies })).json;
  return { accessKeyId: result.id, secretAccessKey: createHash('sha256').update(result.value).digest('hex') };
}

const ADMIN = { [`com.cloudflare.api.account.${ACCOUNT}`]: '*' };
const callerWith = (keys: S3Keys) => s3Caller(sandbox.emulator, { endpoint: HOST, ...keys });

async function statuses(keys: S3Keys, requests: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  for (const request of requests) {
    const [method = '', path = ''] = request.split(' ');
    found.push(
      (await callerWith(keys)(method, path, path.split('/').length > 2 && method === 'PUT' ? { body: 'x' } : {}))
        .status,
    );
  }
  return found;
}

const REQUESTS = ['GET /media/a', 'PUT /media/b', 'GET /media?list-type=2', 'GET /', 'PUT /fresh', 'GET /other/none'];

describe('credentials of the S3 API', () => {
  it.each([
    ['Workers R2 Storage Write', ADMIN, [200, 200, 200, 200, 200, 404]],
    ['Workers R2 Storage Read', ADMIN, [200, 403, 200, 200, 403, 404]],
    [
      'Workers R2 Storage Bucket Item Write',
      { [`${BUCKET}${ACCOUNT}_default_media`]: '*' },
      [200, 200, 200, 403, 403, 403],
    ],
    [
      'Workers R2 Storage Bucket Item Read',
      { [`com.cloudflare.api.account.${ACCOUNT}`]: { [`${BUCKET}*`]: '*' } },
      [200, 403, 200, 403, 403, 404],
    ],
  ])('a token with %s may do what is documented', async (group, resources, expected) => {
    expect(await statuses(await keysOf(group, resources), REQUESTS)).toEqual(expected);
  });

  it('a wrong secret of a known token is refused', async () => {
    const keys = await keysOf('Workers R2 Storage Write', ADMIN);
    const response = await callerWith({ ...keys, secretAccessKey: 'wrong' })('GET', '/media/a');
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('SignatureDoesNotMatch')]);
  });

  it('unknown keys are accepted, but not in strict mode', async () => {
    expect(await statuses({ accessKeyId: 'any', secretAccessKey: 'x' }, ['GET /media/a'])).toEqual([200]);
    const strict = testSandbox({ auth: 'strict' });
    const response = await s3Caller(strict.emulator, { endpoint: HOST })('GET', '/');
    expect([response.status, await response.text()]).toEqual([401, expect.stringContaining('Unauthorized')]);
  });

  it('a request without a signature is refused', async () => {
    expect((await sandbox.emulator.fetch(`${HOST}/media/a`)).status).toBe(401);
  });

  it('temporary credentials are held to their bucket, permission, paths and time', async () => {
    const parent = await keysOf('Workers R2 Storage Write', ADMIN);
    const body = {
      bucket: 'media',
      parentAccessKeyId: parent.accessKeyId,
      permission: 'object-read-only',
      ttlSeconds: 900,
      objects: ['a'],
    };
    const path = `/accounts/${ACCOUNT}/r2/temp-access-credentials`;
    const keys: S3Keys = (await sandbox.call('POST', path, body)).json.result;
    expect(await statuses(keys, ['GET /media/a', 'PUT /media/a', 'GET /media/b', 'GET /other/a'])).toEqual([
      200, 403, 403, 403,
    ]);
    expect(await statuses({ ...keys, secretAccessKey: 'wrong' }, ['GET /media/a'])).toEqual([403]);
    sandbox.clock.advance(900_000);
    expect(await statuses(keys, ['GET /media/a'])).toEqual([401]);
  });

  // https://developers.cloudflare.com/r2/api/s3/temporary-credentials/#actions lists DeleteObjects
  it('temporary credentials for a prefix delete several objects at once, and none outside the prefix', async () => {
    const { accessKeyId: parentAccessKeyId } = await keysOf('Workers R2 Storage Write', ADMIN);
    const body = {
      bucket: 'media',
      parentAccessKeyId,
      permission: 'object-read-write',
      ttlSeconds: 900,
      prefixes: ['in/'],
    };
    const path = `/accounts/${ACCOUNT}/r2/temp-access-credentials`;
    const keys: S3Keys = (await sandbox.call('POST', path, body)).json.result;
    const document = '<Delete><Object><Key>in/a</Key></Object><Object><Key>a</Key></Object></Delete>';
    const response = await callerWith(keys)('POST', '/media?delete', { body: document });
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringMatching(/<Deleted><Key>in\/a<\/Key><\/Deleted><Error><Key>a<\/Key><Code>AccessDenied</),
    ]);
    expect(await statuses(keys, ['DELETE /media'])).toEqual([403]);
  });

  it('a presigned URL is valid for its method and its time', async () => {
    const keys = await keysOf('Workers R2 Storage Write', ADMIN);
    const url = presigned(keys, 'GET', `${HOST}/media/a`, { now: sandbox.clock.now(), expires: 60 });
    expect(await (await sandbox.emulator.fetch(url)).text()).toBe('x');
    expect((await sandbox.emulator.fetch(url, { method: 'PUT', body: 'y' })).status).toBe(403);
    expect((await sandbox.emulator.fetch(url.replace('/media/a', '/media/b'))).status).toBe(403);
    sandbox.clock.advance(60_000);
    const late = await sandbox.emulator.fetch(url);
    expect([late.status, await late.text()]).toEqual([400, expect.stringContaining('ExpiredRequest')]);
  });
});

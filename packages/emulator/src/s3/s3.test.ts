import { beforeEach, describe, expect, it } from 'vitest';
import { type S3Caller, s3Caller } from '../../test/s3.ts';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';

const ENDPOINT = `http://127.0.0.1/s3/${ACCOUNT}`;
let sandbox: ReturnType<typeof testSandbox>;
let s3: S3Caller;

beforeEach(async () => {
  sandbox = testSandbox();
  s3 = s3Caller(sandbox.emulator, { endpoint: ENDPOINT });
  await s3('PUT', '/media');
});

describe('objects of the S3 API', () => {
  it('an object comes back as it was put, with its metadata', async () => {
    const put = await s3('PUT', '/media/a/b%20c.txt', {
      body: 'hello',
      headers: { 'content-type': 'text/plain', 'x-amz-meta-color': 'blue' },
    });
    expect(put.status).toBe(200);
    expect(put.headers.get('etag')).toBe('"5d41402abc4b2a76b9719d911017c592"');
    const got = await s3('GET', '/media/a/b%20c.txt');
    expect(await got.text()).toBe('hello');
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '5',
      'x-amz-meta-color': 'blue',
      etag: '"5d41402abc4b2a76b9719d911017c592"',
    });
  });

  it('objects are those of the API', async () => {
    await sandbox.call('PUT', `/accounts/${ACCOUNT}/r2/buckets/media/objects/x`, 'from the API');
    expect(await (await s3('GET', '/media/x')).text()).toBe('from the API');
    const list = await (await s3('GET', '/media?list-type=2')).text();
    expect(list).toContain('<Key>x</Key>');
    expect(list).toContain('<KeyCount>1</KeyCount>');
  });

  it('a missing key and a missing bucket have the documented errors', async () => {
    const key = await s3('GET', '/media/none');
    expect([key.status, await key.text()]).toEqual([
      404,
      '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>',
    ]);
    expect((await s3('GET', '/none/x')).status).toBe(404);
  });

  it('uploads in parts end after seven days, or by a rule of the bucket', async () => {
    const begin = async (key: string): Promise<string> =>
      /<UploadId>(.+)<\/UploadId>/.exec(await (await s3('POST', `/media/${key}?uploads`)).text())?.[1] ?? '';
    const open = async (): Promise<string[]> =>
      [...(await (await s3('GET', '/media?uploads')).text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(
        ([, key = '']) => key,
      );
    const id = await begin('a');
    sandbox.clock.advance(6 * 86_400_000);
    await begin('b');
    expect(await open()).toEqual(['a', 'b']);
    sandbox.clock.advance(86_400_000);
    expect(await open()).toEqual(['b']);
    const late = await s3('PUT', `/media/a?partNumber=1&uploadId=${id}`, { body: 'x' });
    expect([late.status, await late.text()]).toEqual([404, expect.stringContaining('NoSuchUpload')]);
    const rule = '<Rule><ID>b</ID><Status>Enabled</Status><Filter><Prefix>b</Prefix></Filter>';
    const abort =
      '<AbortIncompleteMultipartUpload><DaysAfterInitiation>2</DaysAfterInitiation></AbortIncompleteMultipartUpload></Rule>';
    await s3('PUT', '/media?lifecycle', { body: `<LifecycleConfiguration>${rule}${abort}</LifecycleConfiguration>` });
    await begin('c');
    sandbox.clock.advance(30 * 86_400_000);
    expect(await open()).toEqual(['c']);
  });
});

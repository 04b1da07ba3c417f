import { beforeEach, describe, expect, it } from 'vitest';
import { presigned, type S3Caller, s3Caller } from '../../test/s3.ts';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';
import { ROUTES, UNIMPLEMENTED } from './operations.ts';

const ENDPOINT = `http://127.0.0.1/s3/${ACCOUNT}`;
const PART = 5 * 1024 * 1024;
let sandbox: ReturnType<typeof testSandbox>;
let s3: S3Caller;

beforeEach(async () => {
  sandbox = testSandbox();
  s3 = s3Caller(sandbox.emulator, { endpoint: ENDPOINT });
  await s3('PUT', '/media');
});

const text = async (call: Promise<Response>): Promise<string> => (await call).text();
const valueIn = (xml: string, name: string): string => new RegExp(`<${name}>(.*?)</${name}>`).exec(xml)?.[1] ?? '';
const valuesIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, value]) => value ?? '');

/** Rows with a check mark of https://developers.cloudflare.com/r2/api/s3/api/, and the deletion of lifecycle rules. */
const IMPLEMENTED = [
  'ListBuckets',
  'HeadBucket',
  'CreateBucket',
  'DeleteBucket',
  'DeleteBucketCors',
  'DeleteBucketLifecycle',
  'GetBucketCors',
  'GetBucketLifecycleConfiguration',
  'GetBucketLocation',
  'GetBucketEncryption',
  'PutBucketCors',
  'PutBucketLifecycleConfiguration',
  'HeadObject',
  'ListObjects',
  'ListObjectsV2',
  'GetObject',
  'PutObject',
  'DeleteObject',
  'DeleteObjects',
  'ListMultipartUploads',
  'CreateMultipartUpload',
  'CompleteMultipartUpload',
  'AbortMultipartUpload',
  'CopyObject',
  'UploadPart',
  'UploadPartCopy',
  'ListParts',
];

describe('operations of the S3 API', () => {
  it('all operations that R2 documents as implemented have a route', () => {
    expect(ROUTES.map(({ name }) => name).sort()).toEqual([...IMPLEMENTED].sort());
  });

  const REFUSED = (['bucket', 'object'] as const).flatMap((target) =>
    Object.entries(UNIMPLEMENTED[target]).flatMap(([query, name]) =>
      ['GET', 'PUT', 'DELETE'].map((method): [string, string, string] => [
        `${method} ${name}`,
        method,
        `/media${target === 'object' ? '/key' : ''}?${query}`,
      ]),
    ),
  );
  it.each(REFUSED.filter(([name]) => name !== 'GET BucketEncryption'))(
    '%s is not implemented',
    async (_, method, path) => {
      const response = await s3(method, path);
      expect(response.status).toBe(501);
      expect(valueIn(await response.text(), 'Code')).toBe('NotImplemented');
    },
  );

  it('uploads by HTML forms are not implemented', async () => {
    expect((await s3('POST', '/media', { body: 'x' })).status).toBe(501);
  });

  it('headers of features that R2 does not have are refused by name', async () => {
    const refused = await text(s3('PUT', '/media/a', { body: 'x', headers: { 'x-amz-acl': 'public-read' } }));
    expect(valueIn(refused, 'Message')).toBe(
      'Header &apos;x-amz-acl&apos; with value &apos;public-read&apos; not implemented',
    );
    expect((await s3('PUT', '/media/a', { body: 'x', headers: { 'x-amz-acl': 'private' } })).status).toBe(200);
    for (const owner of ['x-amz-expected-bucket-owner', 'x-amz-source-expected-bucket-owner'])
      expect((await s3('GET', '/media', { headers: { [owner]: '123456789012' } })).status).toBe(501);
  });
});

describe('buckets of the S3 API', () => {
  it('buckets are those of the API, within their jurisdiction', async () => {
    await sandbox.call('POST', `/accounts/${ACCOUNT}/r2/buckets`, { name: 'from-api' });
    const eu = s3Caller(sandbox.emulator, { endpoint: `https://${ACCOUNT}.eu.r2.cloudflarestorage.com` });
    await eu('PUT', '/in-eu');
    expect(valuesIn(await text(s3('GET', '/')), 'Name')).toEqual(['from-api', 'media']);
    expect(valuesIn(await text(eu('GET', '/')), 'Name')).toEqual(['in-eu']);
    const page = await s3('GET', '/?max-keys=1');
    expect(page.headers.get('cf-is-truncated')).toBe('true');
    const next = { 'cf-continuation-token': page.headers.get('cf-next-continuation-token') ?? '' };
    expect(valuesIn(await text(s3('GET', '/', { headers: next })), 'Name')).toEqual(['media']);
  });

  it('the bucket may be part of the host name', async () => {
    const own = s3Caller(sandbox.emulator, { endpoint: `https://media.${ACCOUNT}.r2.cloudflarestorage.com` });
    await own('PUT', '/folder/key', { body: 'x' });
    expect(await text(s3('GET', '/media/folder/key'))).toBe('x');
  });

  it('a bucket is made, located, found and deleted once it is empty', async () => {
    expect(valueIn(await text(s3('PUT', '/media')), 'Code')).toBe('BucketConflict');
    expect(valueIn(await text(s3('PUT', '/Wrong_Name')), 'Code')).toBe('InvalidBucketName');
    const body = '<CreateBucketConfiguration><LocationConstraint>WEUR</LocationConstraint></CreateBucketConfiguration>';
    expect((await s3('PUT', '/other', { body })).status).toBe(200);
    expect(await text(s3('GET', '/other?location'))).toContain('>auto</LocationConstraint>');
    expect(valueIn(await text(s3('GET', '/other?encryption')), 'SSEAlgorithm')).toBe('AES256');
    expect([(await s3('HEAD', '/other')).status, (await s3('HEAD', '/none')).status]).toEqual([200, 404]);
    await s3('PUT', '/other/key', { body: 'x' });
    expect(valueIn(await text(s3('DELETE', '/other')), 'Code')).toBe('BucketNotEmpty');
    await s3('DELETE', '/other/key');
    expect((await s3('DELETE', '/other')).status).toBe(204);
  });

  it('an upload can make its bucket', async () => {
    const headers = { 'cf-create-bucket-if-missing': 'true' };
    expect((await s3('PUT', '/fresh/key', { body: 'x', headers })).status).toBe(200);
    expect((await s3('HEAD', '/fresh/key')).status).toBe(200);
  });

  it('CORS and lifecycle rules are those of the API', async () => {
    expect(valueIn(await text(s3('GET', '/media?cors')), 'Code')).toBe('NoSuchCORSConfiguration');
    const cors =
      '<CORSConfiguration><CORSRule><AllowedOrigin>https://shop.example</AllowedOrigin><AllowedMethod>GET</AllowedMethod>' +
      '<MaxAgeSeconds>60</MaxAgeSeconds></CORSRule></CORSConfiguration>';
    await s3('PUT', '/media?cors', { body: cors });
    const path = `/accounts/${ACCOUNT}/r2/buckets/media`;
    expect((await sandbox.call('GET', `${path}/cors`)).json.result.rules).toEqual([
      { allowed: { origins: ['https://shop.example'], methods: ['GET'] }, maxAgeSeconds: 60 },
    ]);
    expect(valueIn(await text(s3('GET', '/media?cors')), 'AllowedOrigin')).toBe('https://shop.example');
    const lifecycle =
      '<LifecycleConfiguration><Rule><ID>old</ID><Status>Enabled</Status><Filter><Prefix>logs/</Prefix></Filter>' +
      '<Expiration><Days>90</Days></Expiration></Rule></LifecycleConfiguration>';
    await s3('PUT', '/media?lifecycle', { body: lifecycle });
    expect((await sandbox.call('GET', `${path}/lifecycle`)).json.result.rules).toEqual([
      {
        id: 'old',
        enabled: true,
        conditions: { prefix: 'logs/' },
        deleteObjectsTransition: { condition: { type: 'Age', maxAge: 90 * 86_400 } },
      },
    ]);
    await s3('PUT', '/media/logs/a', { body: 'x' });
    sandbox.clock.advance(90 * 86_400_000);
    expect((await s3('HEAD', '/media/logs/a')).status).toBe(404);
    await s3('DELETE', '/media?lifecycle');
    expect(valueIn(await text(s3('GET', '/media?lifecycle')), 'Code')).toBe('NoSuchLifecycleConfiguration');
  });

  it('pages of other origins need a CORS rule', async () => {
    const origin = { origin: 'https://shop.example' };
    await s3('PUT', '/media/a', { body: 'x' });
    expect((await s3('GET', '/media/a', { headers: origin })).status).toBe(403);
    const body =
      '<CORSConfiguration><CORSRule><AllowedOrigin>https://*.example</AllowedOrigin><AllowedMethod>GET</AllowedMethod>' +
      '<AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader></CORSRule></CORSConfiguration>';
    await s3('PUT', '/media?cors', { body });
    const got = await s3('GET', '/media/a', { headers: origin });
    expect(got.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(got.headers.get('access-control-expose-headers')).toBe('ETag');
    expect((await s3('PUT', '/media/a', { body: 'y', headers: origin })).status).toBe(403);
    const asked = { ...origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'range' };
    const preflight = await sandbox.emulator.fetch(`${ENDPOINT}/media/a`, { method: 'OPTIONS', headers: asked });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'range']);
  });
});

describe('pages of other origins on a socket', () => {
  it('reach the S3 API by a CORS rule, and nothing else', async () => {
    const body =
      '<CORSConfiguration><CORSRule><AllowedOrigin>https://shop.example</AllowedOrigin><AllowedMethod>GET</AllowedMethod></CORSRule></CORSConfiguration>';
    await s3('PUT', '/media?cors', { body });
    await s3('PUT', '/media/a', { body: 'x' });
    const { url, close } = await sandbox.emulator.listen();
    const { origin } = new URL(url);
    const keys = { accessKeyId: 'any', secretAccessKey: 'any' };
    const address = presigned(keys, 'GET', `${origin}/s3/${ACCOUNT}/media/a`, { now: Date.now(), expires: 60 });
    const status = async (target: string, from: string): Promise<number> =>
      (await fetch(target, { headers: { origin: from } })).status;
    expect(await status(address, 'https://shop.example')).toBe(200);
    expect(await status(address, 'https://evil.example')).toBe(403);
    expect(await status(`${url}/accounts`, 'https://shop.example')).toBe(403);
    await close();
  });
});

describe('reading objects by the S3 API', () => {
  beforeEach(async () => {
    await s3('PUT', '/media/digits', { body: '0123456789' });
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-20', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-1,3-4', 200, '0123456789', null],
  ])('the range %s has status %d', async (range, status, body, header) => {
    const response = await s3('GET', '/media/digits', { headers: { range } });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      body,
      header,
    ]);
  });

  it('a range beyond the object is refused', async () => {
    const response = await s3('GET', '/media/digits', { headers: { range: 'bytes=10-' } });
    expect([response.status, valueIn(await response.text(), 'Code')]).toEqual([416, 'InvalidRange']);
  });

  it('conditions decide whether an object is sent', async () => {
    const etag = (await s3('HEAD', '/media/digits')).headers.get('etag') ?? '';
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await s3('GET', '/media/digits', { headers })).status;
    expect(await status({ 'if-match': etag })).toBe(200);
    expect(await status({ 'if-match': '"other"' })).toBe(412);
    expect(await status({ 'if-none-match': etag })).toBe(304);
    expect(await status({ 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' })).toBe(304);
    expect(await status({ 'if-unmodified-since': 'Wed, 31 Dec 2025 00:00:00 GMT' })).toBe(412);
  });

  it('the query replaces headers of the response', async () => {
    const response = await s3('GET', '/media/digits?response-content-type=text%2Fcsv&response-cache-control=no-store');
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      'text/csv',
      'no-store',
    ]);
  });
});

describe('writing objects by the S3 API', () => {
  it('a conditional put succeeds once', async () => {
    const put = (headers: Record<string, string>) => s3('PUT', '/media/once', { body: 'x', headers });
    expect((await put({ 'if-none-match': '*' })).status).toBe(200);
    const again = await put({ 'if-none-match': '*' });
    expect([again.status, valueIn(await again.text(), 'Code')]).toEqual([412, 'PreconditionFailed']);
    expect((await put({ 'if-match': '"other"' })).status).toBe(412);
  });

  it.each([
    ['content-md5', 'XUFAKrxLKna5cZ2REBfFkg==', 'AAAAAAAAAAAAAAAAAAAAAA=='],
    ['x-amz-checksum-crc32', 'NhCmhg==', 'AAAAAA=='],
    ['x-amz-checksum-crc32c', 'mnG7TA==', 'AAAAAA=='],
    [
      'x-amz-checksum-sha256',
      'LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=',
      'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    ],
  ])('%s is checked', async (name, right, wrong) => {
    const put = async (value: string): Promise<string> =>
      valueIn(await text(s3('PUT', '/media/checked', { body: 'hello', headers: { [name]: value } })), 'Code');
    expect([await put(right), await put(wrong), await put('?')]).toEqual(['', 'BadDigest', 'InvalidDigest']);
  });

  it('a copy has the metadata that its directive names', async () => {
    const headers = { 'content-type': 'text/plain', 'x-amz-meta-a': '1', 'x-amz-meta-b': '2' };
    await s3('PUT', '/media/from', { body: 'hello', headers });
    const copied = async (directive: string): Promise<unknown> => {
      const more = { 'x-amz-copy-source': '/media/from', 'x-amz-metadata-directive': directive, 'x-amz-meta-b': '3' };
      await s3('PUT', '/media/to', { headers: more });
      const { headers: got } = await s3('HEAD', '/media/to');
      return [got.get('content-type'), got.get('x-amz-meta-a'), got.get('x-amz-meta-b')];
    };
    expect(await copied('COPY')).toEqual(['text/plain', '1', '2']);
    expect(await copied('MERGE')).toEqual(['text/plain', '1', '3']);
    expect(await copied('REPLACE')).toEqual(['application/octet-stream', null, '3']);
    const destination = { 'x-amz-copy-source': '/media/from', 'cf-copy-destination-if-none-match': '*' };
    expect((await s3('PUT', '/media/to', { headers: destination })).status).toBe(412);
  });

  it('metadata in Unicode is decoded for the API and encoded for the S3 API', async () => {
    await s3('PUT', '/media/u', { body: 'x', headers: { 'x-amz-meta-name': '=?UTF-8?B?w6TDtsO8?=' } });
    const list = await sandbox.call('GET', `/accounts/${ACCOUNT}/r2/buckets/media/objects`);
    expect(list.json.result[0].custom_metadata).toEqual({ name: 'äöü' });
    expect((await s3('HEAD', '/media/u')).headers.get('x-amz-meta-name')).toBe('=?UTF-8?B?w6TDtsO8?=');
  });

  it('many objects are deleted at once', async () => {
    for (const key of ['a', 'b', 'c']) await s3('PUT', `/media/${key}`, { body: key });
    const body = '<Delete><Object><Key>a</Key></Object><Object><Key>none</Key></Object></Delete>';
    expect(valuesIn(await text(s3('POST', '/media?delete', { body })), 'Key')).toEqual(['a', 'none']);
    expect(valuesIn(await text(s3('GET', '/media?list-type=2')), 'Key')).toEqual(['b', 'c']);
    expect(valueIn(await text(s3('POST', '/media?delete', { body: '<Delete><Object>' })), 'Code')).toBe('MalformedXML');
  });
});

describe('listing objects by the S3 API', () => {
  beforeEach(async () => {
    for (const key of ['a/1', 'a/2', 'b/1', 'c', 'd']) await s3('PUT', `/media/${key}`, { body: key });
  });

  it('pages of both versions contain each key and each common prefix once', async () => {
    const seen: string[] = [];
    for (let query = ''; ; ) {
      const page = await text(s3('GET', `/media?list-type=2&max-keys=1&delimiter=%2F${query}`));
      seen.push(...valuesIn(page.replace(/<Prefix><\/Prefix>/, ''), 'Prefix'), ...valuesIn(page, 'Key'));
      if (valueIn(page, 'IsTruncated') === 'false') break;
      query = `&continuation-token=${valueIn(page, 'NextContinuationToken')}`;
    }
    expect(seen).toEqual(['a/', 'b/', 'c', 'd']);
    const old: string[] = [];
    for (let marker = ''; ; ) {
      const page = await text(s3('GET', `/media?max-keys=3&delimiter=%2F&marker=${encodeURIComponent(marker)}`));
      old.push(...valuesIn(page.replace(/<Prefix><\/Prefix>/, ''), 'Prefix'), ...valuesIn(page, 'Key'));
      if (valueIn(page, 'IsTruncated') === 'false') break;
      marker = valueIn(page, 'NextMarker');
    }
    expect(old.sort()).toEqual(['a/', 'b/', 'c', 'd']);
  });

  it('keys are encoded where the client asks for it', async () => {
    await s3('PUT', '/media/z%20%26', { body: 'x' });
    expect(await text(s3('GET', '/media?list-type=2&prefix=z'))).toContain('<Key>z &amp;</Key>');
    expect(await text(s3('GET', '/media?list-type=2&prefix=z&encoding-type=url'))).toContain('<Key>z%20%26</Key>');
    expect(valuesIn(await text(s3('GET', '/media?list-type=2&start-after=c')), 'Key')).toEqual(['d', 'z &amp;']);
  });
});

describe('uploads in parts by the S3 API', () => {
  const begin = async (): Promise<string> => valueIn(await text(s3('POST', '/media/big?uploads')), 'UploadId');
  const send = async (id: string, number: number, body: Uint8Array<ArrayBuffer>): Promise<string> =>
    (await s3('PUT', `/media/big?partNumber=${number}&uploadId=${id}`, { body })).headers.get('etag') ?? '';
  const complete = (id: string, parts: readonly (readonly [number, string])[]) =>
    s3('POST', `/media/big?uploadId=${id}`, {
      body: `<CompleteMultipartUpload>${parts
        .map(([number, etag]) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`)
        .join('')}</CompleteMultipartUpload>`,
    });

  it('the parts become one object, of which ranges and parts can be read', async () => {
    const id = await begin();
    const first = await send(id, 1, new Uint8Array(PART).fill(97));
    const last = await send(id, 2, new Uint8Array(10).fill(98));
    expect(valuesIn(await text(s3('GET', `/media/big?uploadId=${id}`)), 'PartNumber')).toEqual(['1', '2']);
    expect(valuesIn(await text(s3('GET', '/media?uploads')), 'UploadId')).toEqual([id]);
    const done = await text(
      complete(id, [
        [1, first],
        [2, last],
      ]),
    );
    expect(valueIn(done, 'ETag')).toMatch(/^&quot;[0-9a-f]{32}-2&quot;$/);
    const range = { range: `bytes=${PART - 2}-${PART + 1}` };
    expect(await text(s3('GET', '/media/big', { headers: range }))).toBe('aabb');
    const part = await s3('GET', '/media/big?partNumber=2');
    expect([part.status, await part.text(), part.headers.get('x-amz-mp-parts-count')]).toEqual([
      206,
      'b'.repeat(10),
      '2',
    ]);
    expect(valuesIn(await text(s3('GET', '/media?uploads')), 'UploadId')).toEqual([]);
    const copied = await begin();
    const source = { 'x-amz-copy-source': 'media/big', 'x-amz-copy-source-range': `bytes=${PART}-${PART + 3}` };
    const copy = await text(s3('PUT', `/media/big?partNumber=1&uploadId=${copied}`, { headers: source }));
    await complete(copied, [[1, valueIn(copy, 'ETag').replaceAll('&quot;', '"')]]);
    expect(await text(s3('GET', '/media/big'))).toBe('bbbb');
  });

  it('parts that are too small, of other sizes, or unknown are refused', async () => {
    const id = await begin();
    const small = await send(id, 1, new Uint8Array(10));
    const other = await send(id, 2, new Uint8Array(10));
    const code = async (parts: readonly (readonly [number, string])[]): Promise<string> =>
      valueIn(await text(complete(id, parts)), 'Code');
    expect(
      await code([
        [1, small],
        [2, other],
      ]),
    ).toBe('EntityTooSmall');
    expect(
      await code([
        [2, other],
        [1, small],
      ]),
    ).toBe('InvalidPartOrder');
    expect(await code([[3, small]])).toBe('InvalidPart');
    const whole = await send(id, 1, new Uint8Array(PART));
    const longer = await send(id, 2, new Uint8Array(PART + 1));
    expect(
      await code([
        [1, whole],
        [2, longer],
      ]),
    ).toBe('InvalidPart');
    expect((await s3('DELETE', `/media/big?uploadId=${id}`)).status).toBe(204);
    expect(await code([[1, whole]])).toBe('NoSuchUpload');
  });
});

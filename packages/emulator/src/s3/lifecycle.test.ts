import { beforeEach, expect, it } from 'vitest';
import { type S3Caller, s3Caller } from '../../test/s3.ts';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';

let s3: S3Caller;

beforeEach(async () => {
  s3 = s3Caller(testSandbox().emulator, { endpoint: `http://127.0.0.1/s3/${ACCOUNT}` });
  await s3('PUT', '/media');
});

const TAG = '<Tag><Key>a</Key><Value>b</Value></Tag>';
const EXPIRES = '<Expiration><Days>1</Days></Expiration>';

// A rule has a prefix: https://developers.cloudflare.com/r2/buckets/object-lifecycles/#configure-lifecycle-rules-for-your-bucket
it.each([
  ['a tag', `<Filter>${TAG}</Filter>${EXPIRES}`, 'Tag'],
  ['a prefix and a tag', `<Filter><And><Prefix>a/</Prefix>${TAG}</And></Filter>${EXPIRES}`, 'Tag'],
  ['a size', `<Filter><ObjectSizeGreaterThan>1</ObjectSizeGreaterThan></Filter>${EXPIRES}`, 'ObjectSizeGreaterThan'],
  [
    'versions',
    '<NoncurrentVersionExpiration><NoncurrentDays>1</NoncurrentDays></NoncurrentVersionExpiration>',
    'NoncurrentVersionExpiration',
  ],
  [
    'markers',
    '<Expiration><ExpiredObjectDeleteMarker>true</ExpiredObjectDeleteMarker></Expiration>',
    'ExpiredObjectDeleteMarker',
  ],
])('a lifecycle rule for %s is refused: it would act on other objects', async (_, rule, name) => {
  const body = `<LifecycleConfiguration><Rule><ID>r</ID><Status>Enabled</Status>${rule}</Rule></LifecycleConfiguration>`;
  const response = await s3('PUT', '/media?lifecycle', { body });
  expect([response.status, await response.text()]).toEqual([
    501,
    expect.stringContaining(`<Message>${name} not implemented</Message>`),
  ]);
});

// https://developers.cloudflare.com/r2/buckets/object-lifecycles/#behavior
it('the first rule that deletes an object is in its header x-amz-expiration', async () => {
  const rule = (id: string, prefix: string, days: number): string =>
    `<Rule><ID>${id}</ID><Status>Enabled</Status><Filter><Prefix>${prefix}</Prefix></Filter><Expiration><Days>${days}</Days></Expiration></Rule>`;
  const body = `<LifecycleConfiguration>${rule('all', '', 3)}${rule('a b', 'tmp/', 1)}</LifecycleConfiguration>`;
  expect((await s3('PUT', '/media?lifecycle', { body })).status).toBe(200);
  const expiration = async (method: string, path: string, sent?: string) =>
    (await s3(method, path, sent === undefined ? {} : { body: sent })).headers.get('x-amz-expiration');
  const first = 'expiry-date="Fri, 02 Jan 2026 00:00:00 GMT", rule-id="a%20b"';
  expect(await expiration('PUT', '/media/tmp/x', 'x')).toBe(first);
  expect(await expiration('HEAD', '/media/tmp/x')).toBe(first);
  expect(await expiration('PUT', '/media/x', 'x')).toBe('expiry-date="Sun, 04 Jan 2026 00:00:00 GMT", rule-id="all"');
  await s3('DELETE', '/media?lifecycle');
  expect(await expiration('GET', '/media/x')).toBe(null);
});

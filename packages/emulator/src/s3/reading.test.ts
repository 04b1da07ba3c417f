import { beforeEach, expect, it } from 'vitest';
import { type S3Caller, s3Caller } from '../../test/s3.ts';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';

let s3: S3Caller;

beforeEach(async () => {
  s3 = s3Caller(testSandbox().emulator, { endpoint: `http://127.0.0.1/s3/${ACCOUNT}` });
  await s3('PUT', '/media');
});

// Clients compare the checksum with the bytes they receive: https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
it('the checksum of an object is sent with all of its bytes, and with nothing less', async () => {
  const body = '0123456789';
  await s3('PUT', '/media/checked', { body, headers: { 'x-amz-checksum-crc32': 'poTHxg==' } });
  const sum = async (headers: Record<string, string>, method = 'GET', path = '/media/checked') => {
    const response = await s3(method, path, { headers: { 'x-amz-checksum-mode': 'ENABLED', ...headers } });
    const all = ['crc32', 'type'].map((name) => response.headers.get(`x-amz-checksum-${name}`));
    return [response.status, ...all];
  };
  const whole = ['poTHxg==', 'FULL_OBJECT'];
  expect(await sum({})).toEqual([200, ...whole]);
  expect(await sum({}, 'HEAD')).toEqual([200, ...whole]);
  expect(await sum({ range: 'bytes=0-9' })).toEqual([206, ...whole]);
  expect(await sum({ range: 'bytes=1-' })).toEqual([206, null, null]);
  expect(await sum({ 'if-none-match': '*' })).toEqual([304, null, null]);
});

it('a continuation token that no list gave is refused', async () => {
  const refused = await s3('GET', '/media?list-type=2&continuation-token=garbage!!');
  expect([refused.status, /<Code>(.*?)</.exec(await refused.text())?.[1]]).toEqual([400, 'InvalidArgument']);
  expect((await s3('GET', '/?continuation-token=garbage!!')).status).toBe(400);
});

import { describe, expect, it } from 'vitest';
import { canonicalRequest, chunkSigner, readSignature, type Signed, sha256, signatureOf, signingKey } from './sign.ts';

/** The keys of https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const HOST = 'https://examplebucket.s3.amazonaws.com';

function signed(
  method: string,
  path: string,
  headers: Record<string, string>,
  names: string,
  signature: string,
): Signed {
  const authorization =
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
    `SignedHeaders=${names},Signature=${signature}`;
  const all = { authorization, 'x-amz-date': '20130524T000000Z', ...headers };
  return { method, url: new URL(HOST + path), headers: new Headers(all) };
}

function computed(request: Signed): string {
  const signature = readSignature(request);
  if (signature === undefined) throw new Error('There is no signature.');
  return signatureOf(request, signature, signingKey(SECRET, signature));
}

describe('Signature Version 4', () => {
  it.each([
    [
      'GetObject with a range',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      'GET',
      '/test.txt',
      { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
      'host;range;x-amz-content-sha256;x-amz-date',
    ],
    [
      'PutObject with a dollar sign in its key',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      'PUT',
      '/test$file.text',
      {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    ],
    [
      'GetBucketLifecycleConfiguration',
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
      'GET',
      '/?lifecycle',
      { 'x-amz-content-sha256': EMPTY },
      'host;x-amz-content-sha256;x-amz-date',
    ],
    [
      'ListObjects',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
      'GET',
      '/?max-keys=2&prefix=J',
      { 'x-amz-content-sha256': EMPTY },
      'host;x-amz-content-sha256;x-amz-date',
    ],
  ])('%s has the signature that AWS documents', (_, signature, method, path, headers, names) => {
    expect(computed(signed(method, path, headers, names, signature))).toBe(signature);
  });

  it('a presigned URL has the signature that AWS documents', () => {
    // https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
    const signature = 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404';
    const url = new URL(
      `${HOST}/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request` +
        `&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=${signature}`,
    );
    expect(computed({ method: 'GET', url, headers: new Headers() })).toBe(signature);
  });

  it('the chunks of a body have the signatures that AWS documents', () => {
    // https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming.html
    const seed = '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9';
    const headers = {
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD',
      'content-encoding': 'aws-chunked',
      'x-amz-decoded-content-length': '66560',
      'content-length': '66824',
    };
    const names =
      'content-encoding;content-length;host;x-amz-content-sha256;x-amz-date;x-amz-decoded-content-length;x-amz-storage-class';
    const request = {
      ...signed('PUT', '', headers, names, seed),
      url: new URL('https://s3.amazonaws.com/examplebucket/chunkObject.txt'),
    };
    expect(computed(request)).toBe(seed);
    const signature = readSignature(request);
    if (signature === undefined) throw new Error('There is no signature.');
    const signer = chunkSigner(signature, signingKey(SECRET, signature));
    signer.checkChunk(sha256('a'.repeat(65_536)), 'ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648');
    signer.checkChunk(sha256('a'.repeat(1024)), '0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497');
    signer.checkChunk(sha256(''), 'b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9');
    const wrong = (): void => signer.checkChunk(sha256(''), '0'.repeat(64));
    expect(wrong).toThrow('does not match');
  });

  it('parameters are encoded and sorted as AWS does', () => {
    const request = signed(
      'GET',
      "/a%20b/c'(d)*+%2B?z=1&a=%E2%82%AC&a=&A=~",
      { 'x-amz-content-sha256': EMPTY },
      'host',
      '0',
    );
    const signature = readSignature(request);
    if (signature === undefined) throw new Error('There is no signature.');
    expect(canonicalRequest(request, signature).split('\n').slice(1, 3)).toEqual([
      '/a%20b/c%27%28d%29%2A%2B%2B',
      'A=~&a=&a=%E2%82%AC&z=1',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { BaseClient } from '../client.ts';
import { type UploadVideoOptions, type UploadVideoParams, uploadVideo } from './tus.ts';

const MIB = 2 ** 20;
const file = new Uint8Array([1, 2, 3]);

/** A client of a server that accepts everything; `place` is the upload's address in its responses. */
function arrange(place = '/uploads/1', headers: Record<string, string> = {}) {
  const seen: string[] = [];
  const client = new BaseClient({
    apiToken: 'token-for-tests',
    logLevel: 'off',
    clock: { sleep: async () => {} },
    fetch: async (url, { method = '', body }) => {
      seen.push(`${method} ${url}`);
      if (method === 'POST') return new Response(null, { status: 201, headers: place ? { location: place } : {} });
      const offset = String((body as Uint8Array).byteLength);
      return new Response(null, { status: 204, headers: { 'upload-offset': offset, ...headers } });
    },
  });
  const upload = (params: object = {}, options: UploadVideoOptions = {}) =>
    uploadVideo(client, { account_id: 'a/b', file, ...params } as UploadVideoParams, options);
  return { upload, seen };
}

describe('uploadVideo', () => {
  it('uploadVideo resolves a relative upload address, and reports it before it sends a byte', async () => {
    const { upload, seen } = arrange();
    const kept: unknown[] = [];
    await upload({}, { onUrl: async (state) => kept.push(state, ...seen) });
    expect(kept).toEqual([
      {
        url: 'https://api.cloudflare.com/uploads/1',
        uid: undefined,
        fingerprint: '5bccde5ffffe2dad53b033bcd5cea92b9ceb1d634a5ca92808c31c24a4eba3e5',
      },
      'POST https://api.cloudflare.com/client/v4/accounts/a%2Fb/stream',
    ]);
    expect(seen[1]).toBe('PATCH https://api.cloudflare.com/uploads/1');
  });

  async function* chunks() {
    yield 'abc';
  }

  it.each<[string, object, UploadVideoOptions, string]>([
    [
      'a stream of unknown length',
      { file: chunks() },
      {},
      '"size" is required: the length of a stream is not known in advance',
    ],
    [
      'a size that is not a number of bytes',
      { file: chunks(), size: 1.5 },
      {},
      '"size" must be a number of bytes, not 1.5',
    ],
    ['a size that is not that of the file', { size: 4 }, {}, '"size" is 4, but the file has 3 bytes'],
    ['an empty file', { file: new Blob() }, {}, 'the file is empty'],
    ['no account', { account_id: '' }, {}, '"account_id" is missing'],
    ['a metadata key with a blank', { metadata: { 'a b': 'c' } }, {}, 'metadata key "a b" must be ASCII'],
    ['a metadata key with a comma', { metadata: { 'a,b': 'c' } }, {}, 'metadata key "a,b" must be ASCII'],
    ['a stream that is too short', { file: chunks(), size: 4 }, {}, 'the stream ended after 3 of 4 bytes'],
    ['a stream that is too long', { file: chunks(), size: 2 }, {}, 'the stream has more than 2 bytes'],
  ])('uploadVideo rejects %s', async (_, params, options, message) => {
    const { upload, seen } = arrange();
    await expect(upload(params, options)).rejects.toThrow(`uploadVideo: ${message}`);
    await expect(upload(params, options)).rejects.toMatchObject({ name: 'UsageError' });
    expect(seen.filter((line) => line.startsWith('PATCH'))).toEqual([]);
  });

  it('uploadVideo rejects a chunk size that Stream does not accept, unless there is only one chunk', async () => {
    const big = { file: new Uint8Array(6 * MIB) };
    const { upload } = arrange();
    for (const chunkSize of [0, -1, 5 * MIB - 1, 5 * MIB + 1, 4 * MIB, 201 * MIB, Number.NaN])
      await expect(upload(big, { chunkSize })).rejects.toThrow(
        `chunkSize must be a multiple of 262144 from 5242880 to 209715200, not ${chunkSize}`,
      );
    await upload(big, { chunkSize: 6 * MIB + 3 });
  });

  it('uploadVideo rejects a response without an upload address', async () => {
    await expect(arrange('').upload()).rejects.toMatchObject({
      name: 'APIError',
      message: expect.stringContaining('the response has no upload URL (Location header)'),
    });
  });

  it('uploadVideo sends nothing to an address without https', async () => {
    const { upload, seen } = arrange('http://upload.example/1');
    await expect(upload()).rejects.toThrow('uploadVideo: the server returned an upload URL that is not https');
    expect(seen).toHaveLength(1);
  });

  it.each([['4'], ['0'], ['-1'], ['']])('uploadVideo rejects the offset "%s" of a 3-byte upload', async (offset) => {
    const { upload } = arrange('/uploads/1', { 'upload-offset': offset });
    await expect(upload({}, { maxRetries: 0 })).rejects.toThrow(/the server reports an invalid upload offset: .*/);
  });

  it('uploadVideo explains what to do if another origin requires credentials', async () => {
    const { client } = {
      client: new BaseClient({
        apiToken: 'token-for-tests',
        logLevel: 'off',
        fetch: async () => new Response('', { status: 401 }),
      }),
    };
    const resume = { url: 'https://upload.example/secret-path' };
    const failed = uploadVideo(client, { account_id: 'a', file }, { resume });
    await expect(failed).rejects.toMatchObject({
      name: 'AuthenticationError',
      message: expect.stringContaining("set allowedOrigins: ['https://upload.example'] on the client"),
    });
  });
});

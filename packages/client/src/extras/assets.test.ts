import { describe, expect, it } from 'vitest';
import { harness, ok, type Reply } from '../test-support.ts';
import { uploadAssets } from './assets.ts';

const place = { account_id: 'a', script_name: 's/1' };

/** A server that requests these buckets of the manifest's hashes, and completes the upload at the last one. */
function arrange(buckets: (hashes: string[]) => string[][]) {
  let left = 0;
  let hashes: string[] = [];
  const cloudflare: Reply = ({ path, body }) => {
    if (!path.endsWith('/assets-upload-session')) return ok(--left === 0 ? { jwt: 'completion' } : null);
    const { manifest } = JSON.parse(String(body)) as { manifest: Record<string, { hash: string }> };
    hashes = Object.values(manifest).map(({ hash }) => hash);
    const wanted = buckets(hashes);
    left = wanted.length;
    return ok({ jwt: 'upload-token', buckets: wanted });
  };
  const { client, calls } = harness(cloudflare);
  return { client, calls, hashes: () => hashes };
}

describe('uploadAssets', () => {
  it('uploadAssets registers the manifest, and sends each bucket as base64 parts named by hash, with content types', async () => {
    const { client, calls, hashes } = arrange(([a = '', b = '', c = '', d = '']) => [[a, b], [c], [d]]);
    const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i);
    const { jwt } = await uploadAssets(client, {
      ...place,
      files: {
        '/index.html': '<h1>ä</h1>',
        'app.js': new Blob(['run()']),
        '/logo': new File([bytes], 'x', { type: 'image/png' }),
        '/LICENSE': bytes,
      },
    });
    expect(jwt).toBe('completion');
    const [session, ...uploads] = calls;
    expect(session?.path).toBe('/accounts/a/workers/scripts/s%2F1/assets-upload-session');
    expect(session?.headers.get('authorization')).toBe('Bearer token-for-tests');
    const sizes = { '/index.html': 11, '/app.js': 5, '/logo': 70_000, '/LICENSE': 70_000 };
    expect(JSON.parse(String(session?.body))).toEqual({
      manifest: Object.fromEntries(Object.entries(sizes).map(([path, size], i) => [path, { hash: hashes()[i], size }])),
    });
    // Identical bytes with another content type are another asset.
    expect(new Set(hashes()).size).toBe(4);
    for (const hash of hashes()) expect(hash).toMatch(/^[0-9a-f]{32}$/);
    const parts = [];
    for (const { path, headers, body } of uploads) {
      expect([path, headers.get('authorization')]).toEqual([
        '/accounts/a/workers/assets/upload?base64=true',
        'Bearer upload-token',
      ]);
      for (const [name, value] of await new Response(body as BodyInit, { headers }).formData()) {
        const file = value as File; // every asset is a file
        parts.push([name, file.name, file.type, Buffer.from(await file.text(), 'base64').toString('latin1')]);
      }
    }
    const latin = Buffer.from(bytes).toString('latin1');
    const [a, b, c, d] = hashes();
    // Buckets are uploaded concurrently, so in any order.
    expect(parts.toSorted((one, other) => hashes().indexOf(one[0] ?? '') - hashes().indexOf(other[0] ?? ''))).toEqual([
      [a, a, 'text/html', Buffer.from('<h1>ä</h1>').toString('latin1')],
      [b, b, 'text/javascript', 'run()'],
      [c, c, 'image/png', latin],
      [d, d, 'application/null', latin],
    ]);
  });

  it('uploadAssets sends no files that Cloudflare already has', async () => {
    const { client, calls } = arrange(() => []);
    expect(await uploadAssets(client, { ...place, files: { '/a.txt': 'a' } })).toEqual({
      jwt: 'upload-token',
      uploaded: 0,
    });
    expect(calls).toHaveLength(1);
  });

  it('uploadAssets sends to a dispatch namespace if one is given', async () => {
    const { client, calls } = arrange(() => []);
    await uploadAssets(client, { ...place, dispatch_namespace: 'n', files: {} });
    expect(calls[0]?.path).toBe('/accounts/a/workers/dispatch/namespaces/n/scripts/s%2F1/assets-upload-session');
  });

  it('uploadAssets has at most three requests in flight', async () => {
    const { client, calls } = arrange((hashes) => hashes.map((hash) => [hash]));
    const files = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`/${i}.txt`, `${i}`]));
    let most = 0;
    let now = 0;
    const post: typeof client.post = (path, options) => {
      most = Math.max(most, ++now);
      const promise = client.post(path, options) as ReturnType<typeof client.post<never>>;
      promise.finally(() => now--);
      return promise;
    };
    await uploadAssets({ post }, { ...place, files });
    expect([most, calls.length]).toEqual([3, 10]);
  });

  it.each<[string, object, string]>([
    ['a file above 25 MiB', { files: { '/big': new Uint8Array(25 * 2 ** 20 + 1) } }, '"/big" has 26214401 bytes'],
    ['no script', { script_name: '', files: {} }, '"script_name" is missing'],
    ['no account', { account_id: undefined, files: {} }, '"account_id" is missing'],
  ])('uploadAssets rejects %s before anything is sent', async (_, params, message) => {
    const { client, calls } = arrange(() => []);
    await expect(uploadAssets(client, { ...place, ...params } as never)).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringContaining(`uploadAssets: ${message}`),
    });
    expect(calls).toEqual([]);
  });

  it('uploadAssets fails if Cloudflare requests an unknown file, or never completes the upload', async () => {
    const asking = arrange(() => [['0'.repeat(32)]]);
    await expect(uploadAssets(asking.client, { ...place, files: { '/a': 'a' } })).rejects.toThrow(
      'which is not the hash of any file',
    );
    const silent = harness([ok({ jwt: 'j', buckets: [[]] })]);
    await expect(uploadAssets(silent.client, { ...place, files: {} })).rejects.toThrow(
      'no response confirmed that the upload is complete',
    );
  });
});

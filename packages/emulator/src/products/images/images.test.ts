import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const IMAGES = `/accounts/${ACCOUNT}/images`;
const PNG = Uint8Array.from(
  { length: 5000 },
  (_, at) => [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a][at] ?? at % 251,
);
const MINUTE = 60_000;

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value as string); // either is a value of a form
  return data;
}
const picture = new File([PNG], 'logo.png', { type: 'image/png' });

describe('Images', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, IMAGES + path, body);
  const upload = (fields: Record<string, string | Blob> = {}): Promise<Answer> =>
    call('POST', '/v1', form({ file: picture, ...fields }));
  const bytes = async (id: string): Promise<Uint8Array> => {
    const headers = { authorization: 'Bearer t' };
    const response = await sandbox.emulator.fetch(`http://x/client/v4${IMAGES}/v1/${id}/blob`, { headers });
    expect(response.headers.get('content-type')).toBe('image/png');
    return new Uint8Array(await response.arrayBuffer());
  };

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('an image is returned byte by byte, with its name, metadata and addresses', async () => {
    const made = (await upload({ metadata: '{"a":1}', creator: 'me' })).json.result;
    expect(made).toMatchObject({ filename: 'logo.png', meta: { a: 1 }, creator: 'me', requireSignedURLs: false });
    expect(made.variants).toEqual([expect.stringMatching(`^https://imagedelivery.net/[^/]+/${made.id}/public$`)]);
    expect(await bytes(made.id)).toEqual(PNG);
    expect((await call('GET', `/v1/${made.id}`)).json.result).toEqual(made);
    expect((await call('GET', '/v1/none')).code).toBe(5404);
    await call('DELETE', `/v1/${made.id}`);
    expect((await call('GET', `/v1/${made.id}/blob`)).code).toBe(5404);
  });

  it('an image from an address is a placeholder', async () => {
    const made = (await call('POST', '/v1', form({ url: 'https://example.com/a/logo.png' }))).json.result;
    expect(made.filename).toBe('logo.png');
    expect([...(await bytes(made.id)).subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
    expect((await upload({ url: 'https://example.com/a.png' })).status).toBe(400);
    expect((await call('POST', '/v1', form({ creator: 'me' }))).status).toBe(400);
  });

  it('uploads are images of at most 10 MiB', async () => {
    expect((await upload({ file: new File(['text'], 'a.txt', { type: 'text/plain' }) })).code).toBe(5455);
    expect(
      (await upload({ file: new File([new Uint8Array(10 * 2 ** 20 + 1)], 'a.png', { type: 'image/png' }) })).status,
    ).toBe(413);
    expect((await upload({ file: new File(['<svg/>'], 'a') })).status).toBe(200);
  });

  it('a custom id is not a UUID, is unique, and makes the image public', async () => {
    expect((await upload({ id: '00000000-0000-4000-8000-000000000000' })).status).toBe(400);
    expect((await upload({ id: 'my/logo', requireSignedURLs: 'true' })).status).toBe(400);
    expect((await upload({ id: 'my/logo' })).json.result.id).toBe('my/logo');
    expect((await upload({ id: 'my/logo' })).code).toBe(5409);
    expect((await call('PATCH', '/v1/my%2Flogo', { requireSignedURLs: true })).status).toBe(400);
    expect(await bytes('my%2Flogo')).toEqual(PNG);
  });

  it('metadata of an image has at most 1024 bytes', async () => {
    const metadata = (length: number) => JSON.stringify({ a: 'x'.repeat(length - 8) });
    expect((await upload({ metadata: metadata(1025) })).status).toBe(400);
    expect((await upload({ metadata: '[]' })).status).toBe(400);
    const { id } = (await upload({ metadata: metadata(1024) })).json.result;
    expect(
      (await call('PATCH', `/v1/${id}`, { metadata: { b: 2 }, requireSignedURLs: true })).json.result,
    ).toMatchObject({
      meta: { b: 2 },
      requireSignedURLs: true,
    });
  });

  it('images are listed by pages and by continuation tokens', async () => {
    for (let at = 0; at < 25; at++) await upload({ id: `i${at}` });
    const ids = (answer: Answer): string[] => answer.json.result.images.map((one: Loose) => one.id);
    expect(ids(await call('GET', '/v1?per_page=10&page=3'))).toEqual(['i20', 'i21', 'i22', 'i23', 'i24']);
    const first = await call('GET', '/v2?per_page=10');
    const token = first.json.result.continuation_token;
    expect([ids(first)[0], ids(first).length]).toEqual(['i24', 10]);
    await call('DELETE', `/v1/${ids(first)[9]}`);
    const rest = await call('GET', `/v2?per_page=100&continuation_token=${token}`);
    expect([ids(rest)[0], ids(rest).length, rest.json.result.continuation_token]).toEqual(['i14', 15, null]);
    expect((await call('GET', '/v2?continuation_token=other')).status).toBe(400);
    expect((await call('GET', '/v2?per_page=10&sort_order=asc')).json.result.images[0].id).toBe('i0');
    expect((await call('GET', '/v1/stats')).json.result.count).toEqual({ allowed: 100_000, current: 24 });
  });

  it('a one-time address takes one image from anyone until it expires', async () => {
    const promise = (fields: Record<string, string> = {}) =>
      call('POST', '/v2/direct_upload', form({ creator: 'x', ...fields }));
    const send = (url: string) => sandbox.emulator.fetch(url, { method: 'POST', body: form({ file: picture }) });
    const at = (milliseconds: number) => ({ expiry: new Date(sandbox.clock.now() + milliseconds).toISOString() });
    expect((await promise(at(MINUTE))).status).toBe(400);
    expect((await promise(at(7 * 60 * MINUTE))).status).toBe(400);
    const made = (await promise({ metadata: '{"a":1}' })).json.result;
    expect((await call('GET', `/v1/${made.id}`)).json.result.draft).toBe(true);
    expect((await call('GET', '/v1')).json.result.images).toEqual([]);
    expect(((await (await send(made.uploadURL)).json()) as Loose).result).toMatchObject({
      id: made.id,
      meta: { a: 1 },
    });
    expect(await bytes(made.id)).toEqual(PNG);
    expect((await call('GET', `/v1/${made.id}`)).json.result.draft).toBeUndefined();
    expect((await send(made.uploadURL)).status).toBe(403);
    const late = (await promise()).json.result;
    sandbox.clock.advance(30 * MINUTE);
    expect((await send(late.uploadURL)).status).toBe(403);
  });

  it('images have named variants, 100 at most', async () => {
    const options = { fit: 'cover', metadata: 'none', width: 10, height: 10 };
    const add = (id: string) => call('POST', '/v1/variants', { id, options });
    expect((await add('no spaces')).status).toBe(400);
    expect((await add('public')).code).toBe(5409);
    expect((await add('hero')).json.result.variant).toEqual({ id: 'hero', options, neverRequireSignedURLs: false });
    expect((await call('PATCH', '/v1/variants/hero', { options, neverRequireSignedURLs: true })).status).toBe(200);
    expect((await call('GET', '/v1/variants/hero/flat')).json.result.neverRequireSignedURLs).toBe(true);
    expect((await upload()).json.result.variants).toHaveLength(2);
    await call('DELETE', '/v1/variants/public');
    expect(Object.keys((await call('GET', '/v1/variants')).json.result.variants)).toEqual(['hero']);
    for (let at = 0; at < 99; at++) await add(`v${at}`);
    expect((await add('more')).status).toBe(403);
  });

  it('there are one or two signing keys', async () => {
    const names = (answer: Answer) => answer.json.result.keys.map((one: Loose) => one.name);
    const { keys } = (await call('GET', '/v1/keys')).json.result;
    expect([keys.length, keys[0].name]).toEqual([1, 'default']);
    expect((await call('DELETE', '/v1/keys/default')).status).toBe(400);
    expect(names(await call('PUT', '/v1/keys/second'))).toEqual(['default', 'second']);
    expect((await call('PUT', '/v1/keys/second')).code).toBe(5409);
    expect((await call('PUT', '/v1/keys/third')).status).toBe(403);
    expect(names(await call('DELETE', '/v1/keys/default'))).toEqual(['second']);
  });

  it('the newer routes of Images behave identically', async () => {
    const { id } = (await upload()).json.result;
    const other = (path: string) => sandbox.call('GET', `/accounts/${ACCOUNT}${path}`);
    expect((await other(`/v1/images/${id}`)).json.result).toMatchObject({ id, filename: 'logo.png' });
    expect((await other('/v2/images')).json.result.images).toHaveLength(1);
  });
});

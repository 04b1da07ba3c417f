import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { BaseClient } from './client.ts';
import { createClient } from './create-client.ts';
import { CloudflareError } from './errors/usage-error.ts';
import type { V4PagePaginationArray } from './lists/pagination.ts';
import type { Product } from './operation.ts';
import type { APIPromise as APIPromiseType } from './promise.ts';
import { APIPromise, PagePromise } from './promise.ts';
import { formParts, harness, ok, product } from './test-support.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a method of the tree', () => {
  it('a method takes positional values, params and options', async () => {
    const { client, calls } = harness();
    const result = await client.test.records?.edit?.('r/1', { zone_id: 'z', ttl: 0 }, { headers: { 'X-A': 'b' } });
    expect(result).toEqual({ id: 'x' });
    expect(calls[0]).toMatchObject({ method: 'PATCH', path: '/zones/z/dns_records/r%2F1', body: '{"ttl":0}' });
    expect(calls[0]?.headers.get('x-a')).toBe('b');
  });

  it('a method takes a separate body argument between positional values and params', async () => {
    const { client, calls } = harness();
    const bytes = new Uint8Array([1]);
    await client.test.objects?.upload?.(
      'k',
      bytes,
      { account_id: 'a', bucket: 'b', jurisdiction: 'eu' },
      { timeout: 5 },
    );
    expect(calls[0]).toMatchObject({ method: 'PUT', path: '/accounts/a/objects/b/k', body: bytes });
    expect(calls[0]?.headers.get('cf-r2-jurisdiction')).toBe('eu');
    expect(calls[0]?.headers.get('content-type')).toBe('application/octet-stream');
  });

  it('a method without params takes options directly', async () => {
    const { client, calls } = harness();
    const tree = createClient({
      resources: [{ ...product, rows: '/user\nget !' }],
      apiToken: 't',
      fetch: client.fetch,
    });
    await (tree as unknown as { test: { get(options: object): Promise<unknown> } }).test.get({ query: { a: 1 } });
    expect(calls[0]?.path).toBe('/user?a=1');
  });

  it('a method rejects, and does not throw, if a path value is missing', async () => {
    const { client, calls } = harness();
    const promise = client.test.records?.delete?.('r');
    await expect(promise).rejects.toThrow('test.records.delete: "zone_id" must not be undefined');
    await expect(promise).rejects.toBeInstanceOf(CloudflareError);
    expect(calls).toHaveLength(0);
  });

  it('a method can be replaced by a stub', async () => {
    const { client } = harness();
    vi.spyOn(client.test.records ?? {}, 'get' as never).mockResolvedValue('stub' as never);
    expect(await client.test.records?.get?.('r')).toBe('stub');
    Object.assign(client, { test: 'other' });
    expect(client.test).toBe('other');
  });
});

describe('call', () => {
  it('call() does the same as the method, with one flat object', async () => {
    const { client, calls } = harness();
    await client.call('test.records.edit', { zone_id: 'z', record_id: 'r', ttl: 1 });
    await client.call('test.objects.upload', { account_id: 'a', bucket: 'b', object_key: 'k', body: 'text' });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PATCH', '/zones/z/dns_records/r', '{"ttl":1}'],
      ['PUT', '/accounts/a/objects/b/k', 'text'],
    ]);
  });

  it('call() rejects an unknown operation name', async () => {
    const { client } = harness();
    for (const name of ['test.records.nope', 'nope.x', 'test', 'test.records.constructor', 'test.records.get.x'])
      await expect(client.call(name, {})).rejects.toThrow(`Unknown operation "${name}" in this client`);
  });

  it('call() is typed by the name of the operation', () => {
    interface Ops {
      'a.get': { params: { id: string }; result: { name: string } | null };
      'a.list': { params?: { page?: number }; result: Item; page: V4PagePaginationArray<Item> };
    }
    interface Item {
      id: number;
    }
    const client = new BaseClient<Ops>({ apiToken: 't', fetch: async () => ok([]) });
    const check = async () => {
      expectTypeOf(client.call('a.get', { id: 'x' })).toEqualTypeOf<APIPromiseType<{ name: string } | null>>();
      expectTypeOf(await client.call('a.list')).toEqualTypeOf<V4PagePaginationArray<Item>>();
      for await (const item of client.call('a.list', { page: 1 })) expectTypeOf(item).toEqualTypeOf<Item>();
      // @ts-expect-error a required value is missing
      client.call('a.get');
      // @ts-expect-error no such operation
      client.call('a.put', {});
    };
    expect(check).toBeTypeOf('function');
  });
});

describe('plan', () => {
  it('plan() returns the request with masked credentials, and sends nothing', async () => {
    const { client, calls } = harness(undefined, { defaultQuery: { d: 1 } });
    expect(await client.plan('test.records.create', { zone_id: 'z', ttl: 0, include_shadow_metadata: true })).toEqual({
      operation: 'test.records.create',
      method: 'POST',
      url: 'https://api.cloudflare.com/client/v4/zones/z/dns_records?d=1&include_shadow_metadata=true',
      headers: {
        accept: 'application/json',
        'user-agent': expect.stringMatching(/^flarewire\//),
        'content-type': 'application/json',
        authorization: '***',
      },
      body: { ttl: 0 },
    });
    expect(calls).toHaveLength(0);
  });

  it('plan() omits an empty body, works without credentials, and throws the errors of sending', async () => {
    const { client } = harness(undefined, { apiToken: undefined });
    expect(await client.plan('test.records.get', { zone_id: 'z', record_id: 'r' })).not.toHaveProperty('body');
    await expect(client.plan('test.records.get', { zone_id: 'z' })).rejects.toThrow(
      '"record_id" must not be undefined',
    );
  });
});

describe('calls by path', () => {
  it.each(['get', 'post', 'put', 'patch', 'delete'] as const)('%s sends its HTTP method', async (verb) => {
    const { client, calls } = harness();
    await client[verb]('/x');
    expect(calls[0]).toMatchObject({ method: verb.toUpperCase(), path: '/x', body: undefined });
  });

  it('calls by path return the whole body: JSON, text, or null if there is none', async () => {
    expect(await harness(ok(1)).client.get('/x')).toMatchObject({ success: true, result: 1 });
    expect(await harness(new Response('plain')).client.get('/x')).toBe('plain');
    expect(await harness(() => new Response(null, { status: 204 })).client.get('/x')).toBeNull();
  });

  it('queries are merged: call over path over default', async () => {
    const { client, calls } = harness(undefined, { defaultQuery: { d: 1, q: 1, p: 1 } });
    await client.get('/x?q=2&p=2&t=a&t=b', { query: { p: 3, a: [1, 2] } });
    expect(calls[0]?.path).toBe('/x?d=1&q=2&p=3&t=a&t=b&a=1&a=2');
  });

  it.each([
    ['an object', { a: 1 }, '{"a":1}', 'application/json'],
    ['an array', [1], '[1]', 'application/json'],
    ['text', 'abc', '"abc"', 'application/json'],
    ['0', 0, '0', 'application/json'],
    ['false', false, 'false', 'application/json'],
    ['null', null, 'null', 'application/json'],
    ['an empty object', {}, '{}', 'application/json'],
  ])('a body of %s is sent as JSON', async (_, body, text, type) => {
    const { client, calls } = harness();
    await client.post('/x', { body });
    expect([calls[0]?.body, calls[0]?.headers.get('content-type')]).toEqual([text, type]);
  });

  it('bytes are sent unchanged, and Blobs, forms and URLSearchParams as bytes and text', async () => {
    const { client, calls } = harness();
    const form = new FormData();
    form.append('a', 'b');
    const bodies = [new Uint8Array(1), new ArrayBuffer(1), new Blob(['x']), form, new URLSearchParams('a=1')];
    for (const body of bodies) await client.post('/x', { body });
    const [bytes, buffer, blob, sentForm, search] = calls.map(({ body }) => body);
    expect([bytes, buffer, search]).toEqual([...bodies.slice(0, 2), 'a=1']);
    expect(blob).toEqual(new TextEncoder().encode('x'));
    expect(await formParts(sentForm)).toEqual([['a', 'b']]);
    expect(calls.map(({ headers }) => headers.get('content-type')?.replace(/=-.*/, ''))).toEqual([
      undefined,
      undefined,
      undefined,
      'multipart/form-data; boundary',
      'application/x-www-form-urlencoded;charset=UTF-8',
    ]);
  });

  it('the content type of the caller is respected', async () => {
    const { client, calls } = harness();
    await client.post('/x', { body: 'abc', headers: { 'Content-Type': 'text/plain' } });
    await client.post('/x', {
      body: { a: { b: [1, 2] } },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(calls.map(({ body }) => body)).toEqual(['abc', 'a.b=1&a.b=2']);
  });

  it('calls by path can stream bodies and responses', async () => {
    const { client, calls } = harness();
    async function* chunks() {
      yield 'a';
    }
    await client.post('/x', { body: chunks() });
    expect(calls[0]?.init).toMatchObject({ duplex: 'half' });
    expect(await new Response(calls[0]?.body as BodyInit).text()).toBe('a');
  });

  it("absolute URLs of the client's own origin are accepted, and all others rejected", async () => {
    const { client, calls } = harness();
    await client.get('https://api.cloudflare.com/other?a=1');
    expect(calls[0]?.url).toBe('https://api.cloudflare.com/other?a=1');
    for (const url of [
      'https://evil.example/x',
      'http://api.cloudflare.com/x',
      'HTTPS://api.cloudflare.com.evil.example/',
    ])
      await expect(client.get(url)).rejects.toThrow(
        'credentials are sent to https://api.cloudflare.com/client/v4 only',
      );
    await client.get('//evil.example/x');
    await client.get('@evil.example/x');
    expect(calls.slice(1).map(({ url }) => new URL(url).host)).toEqual(['api.cloudflare.com', 'api.cloudflare.com']);
    expect(calls).toHaveLength(3);
  });
});

describe('options of a call', () => {
  it('call options replace query and body, and add headers', async () => {
    const { client, calls } = harness();
    await client.test.records?.create?.(
      { zone_id: 'z', a: 1 },
      { query: { q: 1 }, body: { over: 1 }, headers: { accept: 'x/y' } },
    );
    expect(calls[0]).toMatchObject({ path: '/zones/z/dns_records?q=1', body: '{"over":1}' });
    expect(calls[0]?.headers.get('accept')).toBe('x/y');
    const form = new FormData();
    form.append('a', 'b');
    await client.test.records?.import?.({ zone_id: 'z' }, { body: form });
    expect(await formParts(calls[1]?.body)).toEqual([['a', 'b']]);
  });

  it('fetchOptions of a call override those of the client, but never the request', async () => {
    const { client, calls } = harness(undefined, { fetchOptions: { redirect: 'manual', a: 1 } });
    await client.get('/x', { fetchOptions: { b: 2, a: 3, method: 'PUT' } });
    expect(calls[0]?.init).toMatchObject({ redirect: 'manual', a: 3, b: 2, method: 'GET' });
  });

  it('a call sets the base URL unless the client has its own', async () => {
    const { client, calls } = harness();
    await client.get('/x', { defaultBaseURL: 'https://dd/q' });
    await client.withOptions({ baseURL: 'https://h/p/' }).get('x', { defaultBaseURL: 'https://dd/q' });
    expect(calls.map(({ url }) => url)).toEqual(['https://dd/q/x', 'https://h/p/x']);
  });

  it('no idempotency header is sent, because the API does not support it', async () => {
    const { client, calls } = harness();
    await client.post('/x', { idempotencyKey: 'k' });
    expect([...(calls[0]?.headers.keys() ?? [])].filter((name) => /idem/.test(name))).toEqual([]);
  });

  it.each([-1, 1.5, '3', Number.NaN, null, Number.POSITIVE_INFINITY])(
    'a timeout or maxRetries of %s is rejected',
    async (value) => {
      const { client, calls } = harness();
      for (const name of ['timeout', 'maxRetries']) {
        await expect(client.get('/x', { [name]: value })).rejects.toThrow(
          `${name} must be a non-negative integer, not`,
        );
        if (value !== null) expect(() => harness(undefined, { [name]: value as number })).toThrow(`${name} must be`);
      }
      expect(calls).toHaveLength(0);
    },
  );
});

describe('options of a client', () => {
  it('client options have the documented defaults', () => {
    vi.stubEnv('CLOUDFLARE_BASE_URL', undefined);
    const { client } = harness();
    expect(client).toMatchObject({
      baseURL: 'https://api.cloudflare.com/client/v4',
      timeout: 60_000,
      maxRetries: 2,
      logLevel: 'warn',
    });
  });

  it('base URL, log level and headers are read from the environment, with options taking precedence', async () => {
    vi.stubEnv('CLOUDFLARE_BASE_URL', 'https://env/');
    vi.stubEnv('CLOUDFLARE_LOG', 'error');
    vi.stubEnv('CLOUDFLARE_CUSTOM_HEADERS', 'X-A: b:c\n\nX-D: d\nnonsense');
    const { client, calls } = harness(undefined, { defaultHeaders: { 'x-d': 'code' } });
    await client.get('/x');
    expect(client.logLevel).toBe('error');
    expect(calls[0]?.url).toBe('https://env/x');
    expect([calls[0]?.headers.get('x-a'), calls[0]?.headers.get('x-d')]).toEqual(['b:c', 'code']);
    expect(harness(undefined, { baseURL: 'https://code' }).client.baseURL).toBe('https://code');
  });

  it('api-version is only sent if set, and no facts about the machine are sent', async () => {
    const { client, calls } = harness();
    await client.get('/x');
    await client.withOptions({ apiVersion: '2024-01-01' }).get('/x');
    expect([...(calls[0]?.headers.keys() ?? [])].sort()).toEqual(['accept', 'authorization', 'user-agent']);
    expect(calls[1]?.headers.get('api-version')).toBe('2024-01-01');
  });

  it('null removes a default header', async () => {
    const { client, calls } = harness(undefined, { defaultHeaders: { 'user-agent': null, 'x-list': ['a', 'b'] } });
    await client.get('/x');
    expect(calls[0]?.headers.has('user-agent')).toBe(false);
    expect(calls[0]?.headers.get('x-list')).toBe('a, b');
  });

  it('no user agent is sent in a browser', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
    const { client, calls } = harness();
    await client.get('/x');
    vi.unstubAllGlobals();
    expect(calls[0]?.headers.has('user-agent')).toBe(false);
  });

  it('an invalid base URL is rejected', () => {
    expect(() => harness(undefined, { baseURL: 'localhost:8787' })).toThrow(
      'baseURL "localhost:8787" is not an http(s) URL',
    );
  });

  it('the global fetch is looked up on each call', async () => {
    const client = new BaseClient({ apiToken: 't' });
    vi.stubGlobal('fetch', async () => ok('patched'));
    expect(await client.get('/x')).toMatchObject({ result: 'patched' });
    vi.unstubAllGlobals();
  });
});

describe('createClient', () => {
  it('createClient returns a client with the given products and their types', () => {
    interface KV {
      get(key: string): APIPromiseType<string>;
    }
    const kv: Product<'kv', KV> = { key: 'kv', rows: '/kv\nget /{key}' };
    const client = createClient({ resources: [kv], apiToken: 't' });
    expectTypeOf(client.kv).toEqualTypeOf<KV>();
    expect(client.kv.get).toBeTypeOf('function');
    expect(client).not.toHaveProperty('test');
  });
});

describe('APIPromise', () => {
  it('an APIPromise is a Promise that also provides the Response', async () => {
    const { client } = harness(() => ok({ a: 1 }));
    const promise = client.call('test.records.get', { zone_id: 'z', record_id: 'r' });
    expect(promise).toBeInstanceOf(Promise);
    expect(promise).toBeInstanceOf(APIPromise);
    const { data, response } = await promise.withResponse();
    expect([data, response.status, response.bodyUsed]).toEqual([{ a: 1 }, 200, true]);
    expect(await promise).toEqual({ a: 1 });
    expect(await promise.finally(() => {})).toEqual({ a: 1 });
  });

  it('asResponse leaves the body unread', async () => {
    const { client, calls } = harness(() => ok({ a: 1 }));
    const response = await client.get('/x').asResponse();
    expect(response.bodyUsed).toBe(false);
    expect(await response.json()).toMatchObject({ result: { a: 1 } });
    expect(calls).toHaveLength(1);
  });

  it('data and Response reject with the same error', async () => {
    const { client } = harness(() => new Response('no', { status: 404 }), { maxRetries: 0 });
    await expect(client.get('/x').asResponse()).rejects.toMatchObject({ status: 404 });
    await expect(client.get('/x').withResponse()).rejects.toMatchObject({ status: 404 });
    expect(await client.get('/x').catch((error) => error.status)).toBe(404);
  });

  it('awaiting data and Response sends only one request', async () => {
    const { client, calls } = harness(() => ok(1));
    const promise = client.test.records?.list?.({ zone_id: 'z' });
    await Promise.all([promise, promise, promise?.then(() => 1)]);
    expect(promise).toBeInstanceOf(PagePromise);
    expect(calls).toHaveLength(1);
  });
});

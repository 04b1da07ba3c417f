import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { BaseClient } from './client.ts';
import { createClient } from './create-client.ts';
import { byPath, compatibility, explanations, middleware, plans, prefetch, uploads } from './features.ts';
import { Cloudflare } from './generated/cloudflare.ts';
import { kv } from './generated/facts/kv.ts';
import { BaseZones, KV } from './generated/table.ts';
import { json, ok } from './test-support.ts';
import type { Middleware } from './types.ts';

const options = (fetch: (url: string, init: RequestInit) => Promise<Response> = async () => ok({ id: 'z' })) => {
  const send = vi.fn(fetch);
  return { send, given: { apiToken: 'token-for-tests', maxRetries: 0, logLevel: 'off', fetch: send } as const };
};
/** Decoded apart from the rows that the full client, which other tests of this process create, shares with its parts. */
const OwnKV: typeof KV = { ...KV, rows: `${KV.rows}\nunused` };
const missing = (name: string) =>
  `This client has no "${name}": give createClient() the feature with this name, which flarewire/features exports`;

describe('a small client', () => {
  it.each([
    ['byPath', 'get', ['/zones']],
    ['byPath', 'post', ['/zones', {}]],
    ['byPath', 'put', ['/zones']],
    ['byPath', 'patch', ['/zones']],
    ['byPath', 'delete', ['/zones']],
    ['byPath', 'request', [{ method: 'get', path: '/zones' }]],
    ['byPath', 'getAPIList', ['/zones', class {}]],
    ['byPath', 'requestAPIList', [class {}, { method: 'get', path: '/zones' }]],
    ['plans', 'plan', ['zones.get', { zone_id: 'z' }]],
    ['compatibility', 'buildURL', ['/zones']],
    ['compatibility', 'buildRequest', [{}]],
    ['compatibility', 'fetchWithTimeout', ['/zones']],
  ])('without %s, %s() rejects with an error that names the import', async (feature, name, args) => {
    const { send, given } = options();
    const client = createClient({ resources: [BaseZones], ...given });
    const method: (...args: readonly unknown[]) => Promise<unknown> = Reflect.get(client, name);
    await expect(method.call(client, ...args)).rejects.toMatchObject({ name: 'UsageError', message: missing(feature) });
    expect(send).not.toHaveBeenCalled();
    expect(Object.keys(client)).not.toContain(name);
  });

  it('every method of the full client is a method of a small one or an error that names its feature', () => {
    const { given } = options();
    const client = createClient({ resources: [], ...given });
    const names = [BaseClient.prototype, Object.getPrototypeOf(BaseClient.prototype)].flatMap((base) =>
      Object.getOwnPropertyNames(base).filter((name) => !/^(constructor|_.*)$/.test(name)),
    );
    // Protected methods, which only a subclass can see.
    const hidden =
      /^(prepare(Options|Request)|defaultQuery|stringifyQuery|validateHeaders|\w+Auth|authHeaders|makeStatusError)$/;
    expect(names.filter((name) => !(name in client) && !hidden.test(name))).toEqual([]);
  });

  it('without middleware, the option middleware throws', () => {
    const { given } = options();
    const hooks = { middleware: [{}] };
    expect(() => createClient({ resources: [], ...given, ...hooks })).toThrow(missing('middleware'));
    // @ts-expect-error an option of a feature
    expect(() => createClient({ resources: [], ...given, middleware: [{}] })).toThrow(missing('middleware'));
  });

  it.each([
    ['byPath', { path: '/other' }],
    ['byPath', { defaultBaseURL: 'https://api.example.com' }],
    ['uploads', { body: new Blob(['bytes']), method: 'POST' }],
  ] as const)('without %s, a call with %j rejects before it is sent', async (feature, more) => {
    const { send, given } = options();
    const client = createClient({ resources: [BaseZones], ...given });
    await expect(client.zones.get({ zone_id: 'z' }, more)).rejects.toThrow(missing(feature));
    expect(send).not.toHaveBeenCalled();
  });

  it('a product whose operations take bytes or forms needs no feature', async () => {
    const bodies: unknown[] = [];
    const { given } = options(async (url, init) => {
      bodies.push(await new Request(url, init).text());
      return ok(null);
    });
    const client = createClient({ resources: [KV], ...given });
    const place = { account_id: 'a', namespace_id: 'n' };
    await client.kv.namespaces.values.update('k', { ...place, value: 'text' });
    await client.kv.namespaces.values.update('k', { ...place, value: 'text', metadata: { a: 1 } });
    expect(bodies[0]).toBe('text');
    expect(bodies[1]).toMatch(/name="metadata"\r\n\r\n\{"a":1\}/);
  });

  it('a product sends files in memory as bytes, whatever the fetch', async () => {
    const bodies: unknown[] = [];
    const { given } = options(async (_, init) => {
      bodies.push(init.body);
      return ok(null);
    });
    const client = createClient({ resources: [KV], ...given });
    const place = { account_id: 'a', namespace_id: 'n' };
    const bytes = new Uint8Array([1, 2]);
    await client.kv.namespaces.values.update('k', { ...place, value: bytes });
    await client.kv.namespaces.values.update('k', { ...place, value: new Blob([bytes]) });
    await client.kv.namespaces.values.update('k', { ...place, value: new Blob(['\r\n']), metadata: 'm' });
    expect(bodies.slice(0, 2)).toEqual([bytes, bytes]);
    expect(bodies[2]).toBeInstanceOf(Uint8Array);
    expect(new TextDecoder().decode(bodies[2] as Uint8Array)).toMatch(
      /name="value"; filename="unknown_file"\r\nContent-Type: application\/octet-stream\r\n\r\n\r\n\r\n--.*--\r\n$/s,
    );
  });

  it.each([
    ['a stream', () => new Blob(['a']).stream()],
    ['a response', () => new Response('a')],
    ['an iterable', async function* () {}],
  ])('%s needs the feature uploads, and without it nothing is sent', async (_, make: () => unknown) => {
    const file = () => make() as string; // streams are accepted at run time
    const { send, given } = options();
    const place = { account_id: 'a', namespace_id: 'n' };
    const small = createClient({ resources: [OwnKV], ...given });
    for (const more of [{}, { metadata: 'm' }]) {
      await expect(small.kv.namespaces.values.update('k', { ...place, ...more, value: file() })).rejects.toThrow(
        missing('uploads'),
      );
    }
    expect(send).not.toHaveBeenCalled();
    const complete = createClient({ resources: [OwnKV], features: [uploads], ...given });
    await complete.kv.namespaces.values.update('k', { ...place, value: file() });
    expect(send).toHaveBeenCalledOnce();
  });

  it('prefetching needs the feature prefetch', async () => {
    const { send, given } = options(async (url) => {
      const page = Number(new URL(url).searchParams.get('page') ?? 1);
      return ok([{ id: page }], { page, per_page: 1, total_pages: 3, total_count: 3 });
    });
    const small = createClient({ resources: [BaseZones], ...given });
    await expect(small.zones.list({}, { prefetch: 2 }).all()).rejects.toThrow(missing('prefetch'));
    expect(await small.zones.list({}, { prefetch: 0 }).all()).toHaveLength(3);
    send.mockClear();
    const client = createClient({ resources: [BaseZones], features: [prefetch], ...given });
    expect(await client.zones.list({}, { prefetch: 2 }).all()).toHaveLength(3);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('a redirect is an error without the feature byPath', async () => {
    const { send, given } = options(async (url) =>
      url.endsWith('/new') ? ok({ id: 'z' }) : new Response(null, { status: 307, headers: { location: '/new' } }),
    );
    const small = createClient({ resources: [BaseZones], ...given });
    await expect(small.zones.get({ zone_id: 'z' })).rejects.toMatchObject({ status: 307 });
    expect(send).toHaveBeenCalledOnce();
    const client = createClient({ resources: [BaseZones], features: [byPath], ...given });
    expect(await client.zones.get({ zone_id: 'z' })).toEqual({ id: 'z' });
  });

  it('a list is read to its end', async () => {
    const { given } = options(async (url) => {
      const page = Number(new URL(url).searchParams.get('page') ?? 1);
      return ok([{ id: page }], { page, per_page: 1, total_pages: 3 });
    });
    const client = createClient({ resources: [BaseZones], ...given });
    expect(await client.zones.list().all()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  it('an error has the fields and the message of the API', async () => {
    const { given } = options(async () => json({ success: false, errors: [{ code: 10013, message: 'no' }] }, 404));
    const client = createClient({ resources: [KV], ...given });
    const failed = client.kv.namespaces.get('n', { account_id: 'a' });
    await expect(failed).rejects.toMatchObject({ name: 'NotFoundError', code: 10013 });
  });
});

describe('features', () => {
  it('byPath adds calls by path', async () => {
    const { send, given } = options();
    const client = createClient({ resources: [BaseZones], features: [byPath], ...given });
    expectTypeOf(client.get).toEqualTypeOf<BaseClient['get']>();
    expect(await client.get('/zones')).toMatchObject({ result: { id: 'z' } });
    await client.post('/zones', { body: { name: 'example.com' } });
    expect(await client.zones.get({ zone_id: 'z' }, { path: '/zones/other' })).toEqual({ id: 'z' });
    expect(send.mock.calls.map(([url, { method }]) => `${method} ${url.slice(36)}`)).toEqual([
      'GET /zones',
      'POST /zones',
      'GET /zones/other',
    ]);
    const { get } = client.withOptions({ timeout: 5 });
    expect(await get('/zones')).toMatchObject({ result: { id: 'z' } });
  });

  it('plans adds plan()', async () => {
    const { send, given } = options();
    const client = createClient({ resources: [BaseZones], features: [plans], ...given });
    expect(await client.plan('zones.get', { zone_id: 'z' })).toMatchObject({ operation: 'zones.get', method: 'GET' });
    expect(send).not.toHaveBeenCalled();
  });

  it('middleware adds the option with this name', async () => {
    const { send, given } = options();
    const hook: Middleware = { onRequest: () => ok({ id: 'hook' }) };
    const client = createClient({ resources: [BaseZones], features: [middleware], middleware: [hook], ...given });
    expect(await client.zones.get({ zone_id: 'z' })).toEqual({ id: 'hook' });
    expect(send).not.toHaveBeenCalled();
  });

  it('uploads adds bytes as the body of any call', async () => {
    const bodies: unknown[] = [];
    const { given } = options(async (url, init) => {
      bodies.push(await new Request(url, init).text());
      return ok({ id: 'z' });
    });
    const client = createClient({ resources: [BaseZones], features: [uploads], ...given });
    await client.zones.create({ account: {}, name: 'example.com' }, { body: new Blob(['bytes']) });
    expect(bodies).toEqual(['bytes']);
  });

  it('explanations adds hints, permissions and pages to errors', async () => {
    const { given } = options(async () => json({ success: false, errors: [{ code: 10013, message: 'no' }] }, 404));
    const client = createClient({ resources: [KV], features: [explanations(async () => ({ kv }))], ...given });
    await expect(client.kv.namespaces.get('n', { account_id: 'a' })).rejects.toMatchObject({
      hint: expect.stringContaining('kv.namespaces.list'),
      docs: 'https://developers.cloudflare.com/api/resources/kv/subresources/namespaces/methods/get/',
    });
  });

  it('compatibility makes a client with all methods and options of the full one', async () => {
    const { given } = options();
    const client = createClient({ resources: [BaseZones], features: [compatibility], middleware: [{}], ...given });
    expect(client).toBeInstanceOf(BaseClient);
    const seen = vi.spyOn(client, 'get');
    expect(await client.zones.get({ zone_id: 'z' })).toEqual({ id: 'z' });
    expect(seen).toHaveBeenCalledOnce();
    expect(await client.plan('zones.get', { zone_id: 'z' })).toMatchObject({ method: 'GET' });
  });

  it('the full client has them all', async () => {
    const { given } = options(async () => json({ success: false, errors: [{ code: 10013, message: 'no' }] }, 404));
    const client = new Cloudflare({ ...given, middleware: [{}] });
    const failed = client.kv.namespaces.get('n', { account_id: 'a' });
    await expect(failed).rejects.toMatchObject({ hint: expect.stringContaining('kv.namespaces.list') });
  });
});

/** One permanent test per fault of the official client that this client does not have (docs/differences.md). */
import { index, loadProduct } from '@flarewire/contract';
import Cloudflare, { toFile } from 'flarewire';
import { describe, expect, test } from 'vitest';

const ACCOUNT = '023e105f4ecef8ad9ca31a8372d0c353';
const ok = (result: unknown, extra: object = {}): Response =>
  Response.json({ success: true, errors: [], messages: [], result, ...extra });

/** A client whose requests are recorded and answered here. */
function record(answer: (request: Request) => Response): { client: Cloudflare; requests: Request[] } {
  const requests: Request[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    requests.push(request.clone());
    return answer(request);
  };
  return { client: new Cloudflare({ apiToken: 'test', maxRetries: 0, fetch, logLevel: 'off' }), requests };
}

const { operations } = index();

const pathValues = (path: string): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => [name === 'account_or_zone' ? 'account_id' : name, 'x']),
  );

describe('a Workers script upload', () => {
  test('a Workers script upload sends metadata as one JSON part and each module under its own name', async () => {
    const { client, requests } = record(() => ok({ id: 'site' }));
    await client.workers.scripts.update('site', {
      account_id: ACCOUNT,
      metadata: { main_module: 'index.mjs', compatibility_date: '2026-01-01' },
      files: [
        await toFile(new TextEncoder().encode('export default {}'), 'index.mjs', {
          type: 'application/javascript+module',
        }),
        await toFile(new Uint8Array([0, 97, 115, 109]), 'add.wasm', { type: 'application/wasm' }),
      ],
    });
    const form = await requests[0]!.formData();
    expect([...form.keys()]).toEqual(['metadata', 'index.mjs', 'add.wasm']);
    const [metadata, main, wasm] = [...form.values()] as File[];
    expect(metadata!.type).toBe('application/json');
    expect(JSON.parse(await metadata!.text())).toEqual({ main_module: 'index.mjs', compatibility_date: '2026-01-01' });
    expect([main!.name, main!.type]).toEqual(['index.mjs', 'application/javascript+module']);
    expect([wasm!.name, wasm!.type, [...new Uint8Array(await wasm!.arrayBuffer())]]).toEqual([
      'add.wasm',
      'application/wasm',
      [0, 97, 115, 109],
    ]);
  });

  test('every operation that uploads a script is marked in the contract', () => {
    const marked = operations.filter((operation) => operation.quirk === 'script').map((operation) => operation.name);
    expect(marked.sort()).toEqual([
      'snippets.update',
      'workers.scripts.content.update',
      'workers.scripts.scriptAndVersionSettings.edit',
      'workers.scripts.update',
      'workers.scripts.versions.create',
      'workers.services.environments.content.update',
      'workersForPlatforms.dispatch.namespaces.scripts.content.update',
      'workersForPlatforms.dispatch.namespaces.scripts.settings.edit',
      'workersForPlatforms.dispatch.namespaces.scripts.update',
    ]);
  });
});

describe('a KV value', () => {
  const bytes = new Uint8Array([0, 255, 10, 13, 128, 45, 45]);
  const place = { account_id: ACCOUNT, namespace_id: '0f2ac74b498b48028cb68387c421e279' };

  test('a KV value is sent as the given bytes', async () => {
    const { client, requests } = record(() => ok(null));
    await client.kv.namespaces.values.update('k', { ...place, value: bytes });
    expect(new Uint8Array(await requests[0]!.arrayBuffer())).toEqual(bytes);
  });

  test('a KV value with metadata is a form of the value and a JSON string', async () => {
    const { client, requests } = record(() => ok(null));
    await client.kv.namespaces.values.update('k', { ...place, value: bytes, metadata: { author: { name: 'x' } } });
    const form = await requests[0]!.formData();
    expect([...form.keys()].sort()).toEqual(['metadata', 'value']);
    expect(JSON.parse(String(form.get('metadata')))).toEqual({ author: { name: 'x' } });
    expect(new Uint8Array(await (form.get('value') as File).arrayBuffer())).toEqual(bytes);
  });
});

test.each(operations.filter((operation) => operation.request === 'ndjson').map((operation) => operation.name))(
  '%s sends lines of JSON',
  async (name) => {
    const { client, requests } = record(() => ok({ mutationId: 'm' }));
    const lines = '{"id":"a","values":[1,2]}\n{"id":"b","values":[3,4]}\n';
    const body = await toFile(new TextEncoder().encode(lines), 'vectors.ndjson');
    // The name comes from the contract at run time, so its parameter types are not known statically.
    await (client.call.bind(client) as (name: string, params: object) => Promise<unknown>)(name, {
      account_id: ACCOUNT,
      index_name: 'i',
      body,
    });
    expect(requests[0]!.headers.get('content-type')).toBe('application/x-ndjson');
    expect(await requests[0]!.text()).toBe(lines);
  },
);

describe('a response', () => {
  const get = (client: Cloudflare): Promise<unknown> => client.zones.get({ zone_id: ACCOUNT });

  test('a response with success: false and status 200 is an error', async () => {
    const { client } = record(() =>
      Response.json({ success: false, errors: [{ code: 1003, message: 'Invalid zone' }], messages: [], result: null }),
    );
    await expect(get(client)).rejects.toMatchObject({
      status: 200,
      code: 1003,
      message: expect.stringContaining('[1003] Invalid zone'),
    });
  });

  test.each([
    ['HTML', '<!DOCTYPE html><title>502</title>', 'text/html', 'expected JSON, got HTML page: 502'],
    ['text', 'upstream gone', 'text/plain', 'expected JSON, got text/plain upstream gone'],
    ['nothing', '', 'application/json', 'empty body'],
  ])('a response that is %s instead of JSON is an error', async (_, body, type, reported) => {
    const { client } = record(() => new Response(body, { headers: { 'content-type': type } }));
    await expect(get(client)).rejects.toMatchObject({
      status: 200,
      message: expect.stringContaining(reported),
    });
  });

  test('a response to DELETE without a body is a success', async () => {
    const { client } = record(() => new Response(null, { status: 200 }));
    await expect(client.workers.domains.delete('d', { account_id: ACCOUNT })).resolves.not.toThrow();
  });
});

describe('a list with items under another key', () => {
  const lists = operations.filter((operation) => operation.items !== undefined);

  test('lists with items under another key are marked in the contract', () => {
    expect(lists.length).toBeGreaterThanOrEqual(14);
  });

  test.each(lists.map((operation) => [operation.name, operation] as const))(
    '%s yields the items under its key',
    async (name, operation) => {
      const { client } = record(() =>
        ok(
          { [operation.items ?? '']: [{ id: 1 }, { id: 2 }] },
          { result_info: { page: 1, per_page: 50, count: 2, total_count: 2 } },
        ),
      );
      const params = pathValues(operation.path);
      const seen: unknown[] = [];
      const list = client.call.bind(client) as unknown as (name: string, params: object) => AsyncIterable<unknown>; // name only known at run time
      for await (const item of list(name, params)) seen.push(item);
      expect(seen).toEqual([{ id: 1 }, { id: 2 }]);
    },
  );
});

describe('names that differ on the wire', () => {
  test('brandProtection.queries.create sends scan and tag', async () => {
    const { client } = record(() => ok({}));
    const plan = await client.plan('brandProtection.queries.create', {
      account_id: ACCOUNT,
      query_scan: true,
      query_tag: 'a',
      body_scan: false,
      body_tag: 'b',
    } as never);
    expect(new URL(plan.url).search).toBe('?scan=true&tag=a');
    expect(plan.body).toEqual({ scan: false, tag: 'b' });
  });

  test('zeroTrust.organizations.revokeUsers sends devices', async () => {
    const { client } = record(() => ok(true));
    const plan = await client.plan('zeroTrust.organizations.revokeUsers', {
      account_id: ACCOUNT,
      email: 'a@example.com',
      query_devices: true,
      body_devices: false,
    } as never);
    expect(new URL(plan.url).search).toBe('?devices=true');
    expect(plan.body).toEqual({ email: 'a@example.com', devices: false });
  });

  test('resourceSharing.recipients.create sends account_id', async () => {
    const { client } = record(() => ok({}));
    const plan = await client.plan('resourceSharing.recipients.create', {
      path_account_id: ACCOUNT,
      share_id: 's',
      body_account_id: 'b',
    } as never);
    expect(new URL(plan.url).pathname).toBe(`/client/v4/accounts/${ACCOUNT}/shares/s/recipients`);
    expect(plan.body).toEqual({ account_id: 'b' });
  });
});

describe('a comma-separated query array', async () => {
  const commas: [string, string, string][] = [];
  for (const { key } of index().products) {
    const { operations: all } = await loadProduct(key);
    for (const [name, { params }] of Object.entries(all)) {
      for (const param of params)
        if (param.comma) commas.push([name, param.name, operations.find((one) => one.name === name)?.path ?? '']);
    }
  }

  test('comma-separated query arrays are marked in the contract', () => {
    expect(commas.length).toBeGreaterThanOrEqual(12);
  });

  test.each(commas)('%s sends a comma-separated list: %s', async (name, param, path) => {
    const { client } = record(() => ok([]));
    const params = pathValues(path);
    const plan = client.plan.bind(client) as (name: string, params: object) => Promise<{ url: string }>; // name only known at run time
    const { url } = await plan(name, { ...params, [param]: ['a', 'b'] });
    expect(new URL(url).searchParams.getAll(param)).toEqual(['a,b']);
  });
});

describe('a paged list', () => {
  const zones = (from: number, count: number): object[] =>
    Array.from({ length: count }, (_, i) => ({ id: String(from + i) }));

  test('a paged list takes as many requests as it has pages', async () => {
    const { client, requests } = record((request) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      return ok(zones(page * 20, 20), {
        result_info: { page, per_page: 20, count: 20, total_count: 60, total_pages: 3 },
      });
    });
    let seen = 0;
    for await (const _ of client.zones.list()) seen++;
    expect([seen, requests.length]).toEqual([60, 3]);
  });

  test('a list of a server that ignores the page number ends with an error that says so', async () => {
    const { client, requests } = record(() =>
      ok(zones(0, 20), { result_info: { page: 1, per_page: 20, count: 20, total_count: 60, total_pages: 3 } }),
    );
    const all = async (): Promise<void> => {
      for await (const _ of client.zones.list());
    };
    await expect(all()).rejects.toThrow(/repeats a page/);
    expect(requests).toHaveLength(2);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { inChunks } from '../toolkit/chunk.ts';
import { clientOf, localZone } from '../toolkit/test-support.ts';
import type { ClientOptions } from '../types.ts';

let local: Awaited<ReturnType<typeof localZone>>;
beforeEach(async () => {
  local = await localZone('example.com');
});

/** A response whose body is interrupted after its first half. */
async function broken(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, bytes.length / 2)),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

/** A client whose responses are interrupted, a given number of times per request. */
function breaking(times: number, options: ClientOptions = {}) {
  const sent: string[] = [];
  let left = times;
  const client = clientOf(local.emulator, {
    ...options,
    fetch: async (url, init) => {
      const response = await local.emulator.fetch(url, init);
      sent.push(`${init?.method} ${response.status}`);
      return left-- > 0 ? broken(response) : response;
    },
  });
  return { client, sent };
}

describe('an interrupted response', () => {
  it('an interrupted response is requested again for GET, PUT and DELETE', async () => {
    const { zone_id, account_id } = local;
    const get = breaking(1);
    expect((await get.client.zones.get({ zone_id })).name).toBe('example.com');
    const { id: namespace_id } = await local.client.kv.namespaces.create({ account_id, title: 'one' });
    const put = breaking(1);
    await put.client.kv.namespaces.update(namespace_id, { account_id, title: 'two' });
    const remove = breaking(1);
    await remove.client.kv.namespaces.delete(namespace_id, { account_id });
    expect([get.sent, put.sent, remove.sent]).toEqual([
      ['GET 200', 'GET 200'],
      ['PUT 200', 'PUT 200'],
      ['DELETE 200', 'DELETE 404'],
    ]);
  });

  it('a call with an empty response is sent again for GET and PUT, and never for POST', async () => {
    const sent: string[] = [];
    let left = 0;
    const fetch: NonNullable<ClientOptions['fetch']> = async (url, init) => {
      sent.push(`${init?.method}`);
      return left-- > 0
        ? new Response('', { headers: { 'content-type': 'application/json' } })
        : local.emulator.fetch(url, init);
    };
    const client = clientOf(local.emulator, { fetch });
    const { zone_id, account_id } = local;
    const { id: namespace_id } = await local.client.kv.namespaces.create({ account_id, title: 'one' });
    left = 1;
    expect((await client.zones.get({ zone_id })).name).toBe('example.com');
    left = 1;
    await client.kv.namespaces.update(namespace_id, { account_id, title: 'two' });
    left = 1;
    await expect(client.queues.create({ account_id, queue_name: 'one' })).rejects.toThrow('an empty body');
    expect(sent).toEqual(['GET', 'GET', 'PUT', 'PUT', 'POST']);
  });

  it('an interrupted or truncated page of a list is requested again', async () => {
    const { client, sent } = breaking(1);
    expect((await client.zones.list().all()).length).toBeGreaterThan(0);
    expect(sent).toEqual(['GET 200', 'GET 200']);
    local.emulator.faults.add({ operation: 'zones.list', times: 2, fault: 'truncated' });
    expect((await local.client.zones.list().all()).length).toBeGreaterThan(0);
  });

  it('interrupted responses end the call after `maxRetries`, and a POST at once', async () => {
    const { zone_id, account_id } = local;
    const { client, sent } = breaking(9, { maxRetries: 2 });
    await expect(client.zones.get({ zone_id })).rejects.toThrow('terminated');
    expect(sent).toHaveLength(3);
    const post = breaking(9);
    await expect(post.client.kv.namespaces.create({ account_id, title: 'one' })).rejects.toThrow('terminated');
    expect(post.sent).toEqual(['POST 200']);
  });

  it('no processed item of a bulk call is reported as unsent', async () => {
    const { account_id } = local;
    const { id: namespace_id } = await local.client.kv.namespaces.create({ account_id, title: 'one' });
    const body = Array.from({ length: 100 }, (_, i) => ({ key: `k${i}`, value: 'v' }));
    const params = { account_id, namespace_id, body };
    const error = await inChunks(breaking(99).client, 'kv.namespaces.bulkUpdate', params, { most: 50 }).catch(
      (one) => one,
    );
    expect([error.done.unknown.length, error.done.unsent.length]).toEqual([50, 50]);
    expect(await local.client.kv.namespaces.keys.list(namespace_id, { account_id }).all()).toHaveLength(50);
    const { results } = await inChunks(breaking(1).client, 'kv.namespaces.bulkUpdate', params, { most: 50 });
    expect(results).toHaveLength(2);
  });
});

/** Messages between Workers keep their types, and the errors of `send` are those of Queues. */
import { expect, test } from 'vitest';
import { openSite } from './site.ts';

async function openQueue(producer: string, consumer: string) {
  const { client, account_id, emulator, edge, record, deploy, route } = await openSite();
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'seen' });
  const { queue_id = '' } = await client.queues.create({ account_id, queue_name: 'jobs' });
  await record('@');
  const code = `export default { async fetch(request, env) { ${producer} }, async queue(batch, env) { ${consumer} } }`;
  await deploy('jobs', code, {
    bindings: [
      { type: 'queue', name: 'JOBS', queue_name: 'jobs' },
      { type: 'kv_namespace', name: 'SEEN', namespace_id },
    ],
  });
  await route('example.com/*', 'jobs');
  await client.queues.consumers.create(queue_id, { account_id, type: 'worker', script_name: 'jobs' });
  const seen = async (key: string): Promise<unknown> =>
    JSON.parse(await (await client.kv.namespaces.values.get(key, { account_id, namespace_id })).text());
  return { emulator, edge, seen, sent: async () => (await edge.fetch('https://example.com/')).json() };
}

// https://developers.cloudflare.com/queues/configuration/javascript-apis/#queuescontenttype
test('bodies of every content type arrive as they were sent, the values of structured clones included', async () => {
  const { emulator, edge, seen, sent } = await openQueue(
    `const self = { name: 'self' }; self.self = self;
    const value = { date: new Date(0), map: new Map([[1n, new Set(['a', undefined])]]), re: /x/gi, nan: NaN, self,
      bytes: new Uint8Array([1, 2]), error: new RangeError('far'), list: [undefined, -0] };
    await env.JOBS.send(value, { contentType: 'v8' });
    await env.JOBS.send(new Uint8Array([9, 1, 2, 9]).subarray(1, 3), { contentType: 'bytes' });
    await env.JOBS.sendBatch([{ body: 'plain', contentType: 'text' }, { body: { a: [1] } }]);
    const { oldestMessageTimestamp, backlogCount } = await env.JOBS.metrics();
    return Response.json([oldestMessageTimestamp instanceof Date, backlogCount]);`,
    `const [{ body: v8 }, { body: bytes }, { body: text }, { body: json }] = batch.messages;
    await env.SEEN.put('seen', JSON.stringify([v8.date instanceof Date, [...v8.map][0][0] === 1n, [...v8.map.get(1n)], String(v8.re),
      Number.isNaN(v8.nan), v8.self.self === v8.self, [...v8.bytes], v8.error instanceof RangeError && v8.error.message,
      Object.is(v8.list[1], -0), bytes instanceof ArrayBuffer && [...new Uint8Array(bytes)], text, json]));`,
  );
  expect(await sent()).toEqual([true, 4]);
  emulator.clock.advance(5000);
  await edge.runDue();
  const v8 = [true, true, ['a', null], '/x/gi', true, true, [1, 2], 'far', true];
  expect(await seen('seen')).toEqual([...v8, [1, 2], 'plain', { a: [1] }]);
}, 60_000);

// https://developers.cloudflare.com/queues/reference/error-codes/#how-errors-are-returned
test('send rejects bodies that do not match their content type, and ends other errors with their code', async () => {
  const { sent } = await openQueue(
    `const failed = (work) => work.then(() => 'sent', (error) => error.name + ' ' + (/\\((\\d+)\\)$/.exec(error.message)?.[1] ?? ''));
    return Response.json([
      await failed(env.JOBS.send(1, { contentType: 'text' })),
      await failed(env.JOBS.send('x', { contentType: 'bytes' })),
      await failed(env.JOBS.send('x', { contentType: 'xml' })),
      await failed(env.JOBS.send('x', { delaySeconds: 86401 })),
      await failed(env.JOBS.send('x', { delaySeconds: 0.5 })),
      await failed(env.JOBS.send('x'.repeat(128001), { contentType: 'text' })),
      await failed(env.JOBS.sendBatch(Array.from({ length: 101 }, () => ({ body: 1 })))),
    ]);`,
    '',
  );
  const mismatched = ['TypeError ', 'TypeError ', 'TypeError '];
  expect(await sent()).toEqual([...mismatched, 'Error 10203', 'Error 10203', 'Error 10204', 'Error 10206']);
}, 60_000);

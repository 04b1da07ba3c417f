/** Any key and any bytes that the client writes to the emulator's KV are read back unchanged. */
import { createEmulator } from '@flarewire/emulator';
import fc from 'fast-check';
import { Cloudflare } from 'flarewire';
import { afterAll, expect, test } from 'vitest';
import { bytes, pathValue, text } from './arbitraries.ts';
import { ACCOUNT } from './cases.ts';
import { BASE_URL, TOKEN } from './expected-request.ts';

const emulator = createEmulator({ seed: 1 });
afterAll(() => emulator.close());

const client = new Cloudflare({ apiToken: TOKEN, baseURL: BASE_URL, maxRetries: 0, fetch: emulator.fetch });
const { keys, metadata: stored, values } = client.kv.namespaces;

const key = pathValue.filter((name) => Buffer.byteLength(name) <= 512);

const value = fc.oneof(
  bytes.map((content) => ({ value: new Blob([content]), content: Buffer.from(content) })),
  bytes.map((content) => ({ value: new File([content], 'value'), content: Buffer.from(content) })),
  bytes.map((content) => ({ value: content, content: Buffer.from(content) })),
  text.map((content) => ({ value: content, content: Buffer.from(content) })),
);

/** Strings as metadata may already be JSON; every other value is serialized as JSON. */
const metadata = fc.jsonValue({ maxDepth: 3 }).filter((json) => typeof json !== 'string');

let count = 0;
async function makeNamespace(): Promise<{ account_id: string; namespace_id: string }> {
  const { id } = await client.kv.namespaces.create({ account_id: ACCOUNT, title: `round trips ${++count}` });
  return { account_id: ACCOUNT, namespace_id: id };
}

test('a KV value is read back byte for byte', async () => {
  const place = await makeNamespace();
  const property = fc.asyncProperty(key, value, async (name, given) => {
    await values.update(name, { ...place, value: given.value });
    const response = await values.get(name, place);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(given.content);
  });
  await fc.assert(property, { numRuns: 300 });
});

test('a KV value with metadata is read back byte for byte, with the metadata as JSON', async () => {
  const place = await makeNamespace();
  const property = fc.asyncProperty(key, value, metadata, async (name, given, json) => {
    await values.update(name, { ...place, value: given.value, metadata: json });
    const response = await values.get(name, place);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(given.content);
    expect(await stored.get(name, place)).toEqual(JSON.parse(JSON.stringify(json)));
  });
  await fc.assert(property, { numRuns: 300 });
});

test('written KV keys are listed once each, and gone after they are deleted', async () => {
  const property = fc.asyncProperty(fc.uniqueArray(key, { minLength: 1, maxLength: 12 }), async (names) => {
    const { account_id, namespace_id } = await makeNamespace();
    const place = { account_id, namespace_id };
    await client.kv.namespaces.bulkUpdate(namespace_id, {
      account_id,
      body: names.map((name) => ({ key: name, value: name })),
    });
    const listed: string[] = [];
    for await (const { name } of keys.list(namespace_id, { account_id, limit: 10 })) listed.push(name);
    expect(listed.toSorted()).toEqual(names.toSorted());
    for (const name of names) {
      expect(await (await values.get(name, place)).text()).toBe(name);
      await values.delete(name, place);
    }
    expect((await keys.list(namespace_id, { account_id })).result).toEqual([]);
  });
  await fc.assert(property, { numRuns: 50 });
});

test('base64 pairs of a bulk write are read back as bytes', async () => {
  const { account_id, namespace_id } = await makeNamespace();
  const property = fc.asyncProperty(key, bytes, async (name, content) => {
    const body = [{ key: name, value: Buffer.from(content).toString('base64'), base64: true }];
    await client.kv.namespaces.bulkUpdate(namespace_id, { account_id, body });
    const response = await values.get(name, { account_id, namespace_id });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(content));
  });
  await fc.assert(property, { numRuns: 100 });
});

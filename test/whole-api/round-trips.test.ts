/** All values are sent unchanged: paths, queries and forms over all characters and bytes. */
import fc from 'fast-check';
import { Cloudflare } from 'flarewire';
import { expect, test } from 'vitest';
import { bytes, pathValue, text } from './arbitraries.ts';
import { ACCOUNT } from './cases.ts';
import { BASE_URL, encodeSegment, TOKEN } from './expected-request.ts';
import { type Part, parseParts } from './multipart.ts';
import { decodeStrictly, rawPairs } from './pairs.ts';

/** The request that the client passes to `fetch`; the call gets an empty response. */
async function sentBy(work: (client: Cloudflare) => PromiseLike<unknown>): Promise<Request> {
  const seen: Request[] = [];
  const watched = new Cloudflare({
    apiToken: TOKEN,
    baseURL: BASE_URL,
    maxRetries: 0,
    fetch: async (url, init) => {
      seen.push(new Request(url, init));
      return Response.json({ success: true, errors: [], messages: [], result: [] });
    },
  });
  await work(watched);
  if (seen[0] === undefined) throw new Error('nothing was sent');
  return seen[0];
}

test('a path value is one segment of the path, encoded once', async () => {
  await fc.assert(
    fc.asyncProperty(pathValue, pathValue, async (key, namespace) => {
      const { url } = await sentBy((one) => one.kv.namespaces.keys.list(namespace, { account_id: key }));
      const path = new URL(url).pathname.split('/');
      expect(path.slice(4)).toEqual([
        encodeSegment(key),
        'storage',
        'kv',
        'namespaces',
        encodeSegment(namespace),
        'keys',
      ]);
      expect(decodeURIComponent(path[4] ?? '')).toBe(key);
    }),
  );
});

test('query values arrive unchanged, lists as repeated names, objects with dots', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.array(text, { maxLength: 4 }), async (name, not) => {
      const { url } = await sentBy((one) =>
        one.accounts.logs.audit.list({ account_id: ACCOUNT, before: name, since: '', id: { not } }),
      );
      const pairs = rawPairs(new URL(url).search.slice(1)).map((pair) => pair.map(decodeStrictly));
      expect(pairs).toEqual([['before', name], ['since', ''], ...not.map((one) => ['id.not', one])]);
    }),
  );
});

test('the items of a comma-separated list stay distinct, even if they contain commas', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), async (fields) => {
      const query = { account_id: ACCOUNT, fields: fields as never }; // any text, although the type names the fields
      const { url } = await sentBy((one) => one.d1.database.get('id', query));
      const [[name, value] = []] = rawPairs(new URL(url).search.slice(1));
      expect(name).toBe('fields');
      expect(value?.split(',').map(decodeStrictly)).toEqual(fields);
    }),
  );
});

async function partsOf(request: Request): Promise<Part[]> {
  return parseParts(new Uint8Array(await request.arrayBuffer()), request.headers.get('content-type') ?? '');
}

/**
 * HTML's form encoding writes these three characters like that, and leaves a `%` unchanged, so they would be ambiguous.
 */
const fileName = text.filter((name) => name !== '' && !/%(22|0D|0A)/i.test(name));

test('files of a form arrive byte for byte, with their names and types', async () => {
  const file = fc.record({
    name: fileName,
    content: bytes,
    type: fc.constantFrom('', 'text/plain', 'application/x-odd'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 3 }), async (given) => {
      const files = given.map(({ name, content, type }) => new File([content], name, { type }));
      const parts = await partsOf(
        await sentBy((one) => one.radar.ai.toMarkdown.create({ account_id: ACCOUNT, files } as never)),
      );
      const due = given.map(({ name, content, type }) => ({
        name: 'files[]',
        filename: name,
        type: type || 'application/octet-stream',
        bytes: Buffer.from(content),
      }));
      expect(parts).toEqual(due);
    }),
  );
});

test('text fields of a form arrive unchanged, including line breaks', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (source) => {
      const params = { account_id: ACCOUNT, source };
      const parts = await partsOf(
        await sentBy((one) => one.cloudforceOne.requests.assets.upload('id', params as never)),
      );
      expect(parts).toEqual([{ name: 'source', bytes: Buffer.from(source) }]);
    }),
  );
});

/** Uploads and downloads preserve bytes. */
import { toFile } from 'flarewire';
import { allBytes, connect, equal, ID, latin1, match, ok, partsOf, sameBytes } from './support.mjs';

const BYTES = allBytes(5);
const value = (given) => ({ account_id: ID, namespace_id: ID, value: given });

async function* chunks() {
  yield BYTES.subarray(0, 1);
  yield BYTES.subarray(1, 700);
  yield BYTES.subarray(700);
}

const stream = () =>
  new ReadableStream({
    async start(controller) {
      for await (const chunk of chunks()) controller.enqueue(chunk);
      controller.close();
    },
  });

async function arrives(env, given) {
  const { client, seen } = connect(env, 'echo');
  await client.kv.namespaces.values.update('key', value(given));
  const [request] = await seen();
  sameBytes(request.body, BYTES, 'the value');
}

export const uploads = [
  {
    name: 'uploads bytes of every kind as they are',
    async run(env) {
      const padded = new Uint8Array(BYTES.length + 9);
      padded.set(BYTES, 4);
      const kinds = [
        BYTES,
        BYTES.slice().buffer,
        padded.subarray(4, 4 + BYTES.length),
        new DataView(padded.buffer, 4, BYTES.length),
        new Blob([BYTES.subarray(0, 9), BYTES.subarray(9)]),
        new File([BYTES], 'value.bin'),
        new Response(BYTES).body && (await toFile(new Response(BYTES), 'value.bin')),
      ];
      for (const given of kinds) await arrives(env, given);
    },
  },
  { name: 'uploads a ReadableStream unchanged', run: (env) => arrives(env, stream()) },
  { name: 'uploads an async iterable unchanged', run: (env) => arrives(env, chunks()) },
  {
    name: 'uploads text unchanged',
    async run(env) {
      const text = 'one\ntwo\r\nthree\rfour é ⛵ \u0000 "end"';
      const { client, seen } = connect(env, 'echo');
      await client.kv.namespaces.values.update('key', value(text));
      sameBytes((await seen())[0].body, new TextEncoder().encode(text), 'the value');
    },
  },
  {
    name: 'uploads a KV value with metadata as a form, bytes and line ends as they are',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      await client.kv.namespaces.values.update('key', { ...value(BYTES), metadata: { boat: '⛵', n: 0 } });
      await client.kv.namespaces.values.update('key', { ...value('one\ntwo\r\n'), metadata: 'text' });
      const [bytes, text] = (await seen()).map(partsOf);
      equal(
        bytes.map(({ name }) => name),
        ['value', 'metadata'],
      );
      sameBytes(bytes[0].content, BYTES, 'the value');
      equal(new TextDecoder().decode(bytes[1].content), '{"boat":"⛵","n":0}', 'the metadata');
      equal(latin1(text[0].content), 'one\ntwo\r\n', 'the text');
    },
  },
  {
    name: 'uploads a form with a stream in it unchanged',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      await client.kv.namespaces.values.update('key', { ...value(stream()), metadata: 'text' });
      const [part, metadata] = partsOf((await seen())[0]);
      sameBytes(part.content, BYTES, 'the value');
      equal([metadata.name, latin1(metadata.content)], ['metadata', '"text"']);
    },
  },
  {
    name: 'uploads a Worker of several modules',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      const metadata = { main_module: 'index.mjs', compatibility_date: '2026-11-01' };
      const files = {
        'index.mjs': 'import "./lib/tool.js";\nexport default { fetch: () => new Response("⛵") };\n',
        'lib/tool.js': 'export const tool = 1;\r\n',
        'old.cjs': 'module.exports = 1;',
        'note.txt': 'boats',
        'add.wasm': BYTES,
      };
      await client.workers.scripts.update('boats', { account_id: ID, metadata, files });
      const [request] = await seen();
      equal(`${request.method} ${request.path}`, `PUT /accounts/${ID}/workers/scripts/boats`);
      const parts = partsOf(request);
      equal(
        parts.map(({ name, filename, type }) => [name, filename, type]),
        [
          ['metadata', 'metadata.json', 'application/json'],
          ['index.mjs', 'index.mjs', 'application/javascript+module'],
          ['lib/tool.js', 'lib/tool.js', 'application/javascript+module'],
          ['old.cjs', 'old.cjs', 'application/javascript'],
          ['note.txt', 'note.txt', 'text/plain'],
          ['add.wasm', 'add.wasm', 'application/wasm'],
        ],
      );
      const decoder = new TextDecoder();
      equal(JSON.parse(decoder.decode(parts[0].content)), metadata, 'the metadata');
      equal(decoder.decode(parts[1].content), files['index.mjs'], 'the main module');
      equal(decoder.decode(parts[2].content), files['lib/tool.js'], 'the other module');
      sameBytes(parts[5].content, BYTES, 'the WASM');
    },
  },
  {
    name: 'uploads an image as a form',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      const file = await toFile(BYTES, 'boat ⛵.png', { type: 'image/png' });
      const metadata = { note: 'one\ntwo\r\n' };
      await client.images.v1.create({ account_id: ID, file, metadata, requireSignedURLs: true });
      const parts = partsOf((await seen())[0]);
      const image = parts.find(({ name }) => name === 'file');
      equal(image.type, 'image/png', 'type');
      sameBytes(image.content, BYTES, 'the image');
      equal(latin1(parts.find(({ name }) => name === 'requireSignedURLs').content), 'true');
      match(latin1(parts.find(({ name }) => name.startsWith('metadata')).content), /one(\n|\\n)two(\r\n|\\r\\n)/);
    },
  },
  {
    name: 'sends a form of the caller',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      const form = new FormData();
      form.append('note', 'é');
      form.append('file', new Blob([BYTES]), 'a.bin');
      await client.post('/form', { body: form });
      const [note, file] = partsOf((await seen())[0]);
      equal([note.name, new TextDecoder().decode(note.content), file.filename], ['note', 'é', 'a.bin']);
      sameBytes(file.content, BYTES, 'the file');
    },
  },
  {
    name: 'brings a KV value of every byte back as it was written',
    async run(env) {
      const { client } = connect(env, 'store');
      const key = 'ключ/⛵ %?#';
      await client.kv.namespaces.values.update(key, value(BYTES));
      const response = await client.kv.namespaces.values.get(key, { account_id: ID, namespace_id: ID });
      ok(response instanceof Response, 'a Response');
      sameBytes(new Uint8Array(await response.arrayBuffer()), BYTES, 'the value');
    },
  },
  {
    name: 'hands a binary answer over as a stream, while it comes',
    async run(env) {
      const { client } = connect(env, 'slow-bytes');
      const response = await client.kv.namespaces.values.get('key', { account_id: ID, namespace_id: ID });
      const parts = [];
      const reader = response.body.getReader();
      for (;;) {
        const { done, value: part } = await reader.read();
        if (done) break;
        parts.push(...part);
      }
      sameBytes(Uint8Array.from(parts), allBytes(4), 'the response');
    },
  },
  {
    name: 'uploads and brings back 8 MB',
    async run(env) {
      const { client } = connect(env, 'store');
      const large = allBytes(32_768);
      await client.kv.namespaces.values.update('large', value(large));
      const response = await client.kv.namespaces.values.get('large', { account_id: ID, namespace_id: ID });
      sameBytes(new Uint8Array(await response.arrayBuffer()), large, 'the value');
    },
  },
  {
    name: 'sends rows as NDJSON',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      const rows = '{"id":"1","values":[0.5,1]}\n{"id":"⛵","values":[2]}\n';
      await client.vectorize.indexes.insert('boats', { account_id: ID, body: rows });
      const [{ headers, body }] = await seen();
      match(headers['content-type'], /ndjson/, 'content type');
      equal(new TextDecoder().decode(body), rows);
    },
  },
  {
    name: 'makes files of what callers have',
    async run() {
      const made = [
        await toFile('text', 'a.txt'),
        await toFile(BYTES, 'a.bin'),
        await toFile(chunks(), 'b.bin'),
        await toFile(Promise.resolve(new Blob([BYTES])), 'c.bin'),
      ];
      ok(
        made.every((file) => file instanceof File),
        'Files',
      );
      equal(
        made.map(({ name, size }) => [name, size]),
        [
          ['a.txt', 4],
          ['a.bin', BYTES.length],
          ['b.bin', BYTES.length],
          ['c.bin', BYTES.length],
        ],
      );
    },
  },
];

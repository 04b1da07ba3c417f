import { describe, expect, it } from 'vitest';
import { formParts, harness, ok } from '../test-support.ts';
import { toFile } from '../uploads/to-file.ts';
import { image } from './body-encoders.ts';
import { plain } from './table.ts';

const write = async (params: Record<string, unknown>) => {
  const { client, calls } = harness();
  await client.test.values?.update?.('k/1', { account_id: 'a', ...params });
  return calls[0];
};

describe('a KV value', () => {
  it('a KV value without metadata is the raw body', async () => {
    const bytes = new Uint8Array([0, 255, 10]);
    const call = await write({ value: bytes, expiration_ttl: 60 });
    expect(call?.path).toBe('/accounts/a/values/k%2F1?expiration_ttl=60');
    expect(call?.body).toBe(bytes);
    expect(call?.headers.get('content-type')).toBe('application/octet-stream');
  });

  it.each(['text', '', 0, false])('the KV value %o is sent as its text', async (value) => {
    expect((await write({ value }))?.body).toBe(String(value));
  });

  it('a KV value with metadata is a form whose metadata is a JSON string', async () => {
    const call = await write({ value: 'v', metadata: { author: 'x', n: [1] } });
    expect(await formParts(call?.body)).toEqual([
      ['value', 'v'],
      ['metadata', '{"author":"x","n":[1]}'],
    ]);
    expect(call?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('metadata that is a JSON string stays unchanged, and other text becomes a JSON string', async () => {
    expect(await formParts((await write({ value: 'v', metadata: '{"a":1}' }))?.body)).toContainEqual([
      'metadata',
      '{"a":1}',
    ]);
    expect(await formParts((await write({ value: 'v', metadata: 'note' }))?.body)).toContainEqual([
      'metadata',
      '"note"',
    ]);
    expect(await formParts((await write({ value: 'v', metadata: null }))?.body)).toContainEqual(['metadata', 'null']);
  });

  it('a KV value keeps its bytes next to metadata', async () => {
    const { body } = (await write({ value: new Uint8Array([0, 200]), metadata: {} })) ?? {};
    expect(Buffer.from(body as Uint8Array).toString('latin1')).toContain('\r\n\r\n\u0000\u00c8\r\n--');
    const call = await write({ value: 'a\nb\r', metadata: {} });
    expect(new TextDecoder().decode(call?.body as Uint8Array)).toContain('name="value"\r\n\r\na\nb\r\r\n--');
  });

  it('a stream as KV value is streamed, also with metadata', async () => {
    async function* chunks() {
      yield 'one';
      yield 'two';
    }
    for (const metadata of [undefined, { a: 1 }]) {
      const call = await write({ value: chunks(), metadata });
      expect(call?.body).toBeInstanceOf(ReadableStream);
      expect(call?.init).toMatchObject({ duplex: 'half' });
      const type = call?.headers.get('content-type');
      expect(type).toMatch(metadata ? /^multipart\/form-data; boundary=/ : /^application\/octet-stream$/);
      const text = await new Response(call?.body as ReadableStream).text();
      expect(text).toContain('onetwo');
    }
  });

  it('a plain object, null or undefined is rejected as a KV value', async () => {
    for (const value of [{ a: 1 }, [1], null, undefined]) {
      await expect(write({ value })).rejects.toThrow(
        'test.values.update: the body must be text, bytes, a file or a stream',
      );
      await expect(write({ value, metadata: {} })).rejects.toThrow(
        'test.values.update: "value" must be text, bytes, a file or a stream',
      );
    }
  });
});

const upload = async (params: Record<string, unknown>) => {
  const { client, calls } = harness(ok({}));
  await client.test.scripts?.update?.('s', { account_id: 'a', ...params });
  return calls[0];
};

describe('a Workers script', () => {
  it('a Workers script has one JSON part of metadata, and each module under its own name', async () => {
    const call = await upload({
      metadata: { main_module: 'index.mjs', bindings: [{ name: 'KV' }] },
      files: [
        await toFile('export default {}', 'index.mjs'),
        await toFile(new Uint8Array([0]), 'lib/add.wasm'),
        await toFile('x', 'a.cjs', { type: 'own/type' }),
      ],
    });
    expect(await formParts(call?.body)).toEqual([
      ['metadata', 'metadata.json', 'application/json', '{"main_module":"index.mjs","bindings":[{"name":"KV"}]}'],
      ['index.mjs', 'index.mjs', 'application/javascript+module', 'export default {}'],
      ['lib/add.wasm', 'lib/add.wasm', 'application/wasm', '\0'],
      ['a.cjs', 'a.cjs', 'own/type', 'x'],
    ]);
    expect(call?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('a Workers script takes names from a record, including folders', async () => {
    const call = await upload({
      metadata: { main_module: 'src/a.js' },
      files: { 'src/a.js': 'export default 1', 'data.txt': new Blob(['t']), 'x.py': 'p', 'y.bin': new ArrayBuffer(0) },
    });
    expect((await formParts(call?.body)).slice(1)).toEqual([
      ['src/a.js', 'src/a.js', 'application/javascript+module', 'export default 1'],
      ['data.txt', 'data.txt', 'text/plain', 't'],
      ['x.py', 'x.py', 'text/x-python', 'p'],
      ['y.bin', 'y.bin', 'application/octet-stream', ''],
    ]);
  });

  it('a Workers script accepts files among the parameters, as snippets do', async () => {
    const call = await upload({ metadata: { main_module: 'main.js' }, 'main.js': new Blob(['export default {}']) });
    expect(await formParts(call?.body)).toEqual([
      ['metadata', 'metadata.json', 'application/json', '{"main_module":"main.js"}'],
      ['main.js', 'main.js', 'application/javascript+module', 'export default {}'],
    ]);
  });

  it('a Workers script with a body_part is plain JavaScript', async () => {
    const call = await upload({ metadata: { body_part: 'worker.js' }, files: { 'worker.js': 'addEventListener' } });
    expect(await formParts(call?.body)).toContainEqual([
      'worker.js',
      'worker.js',
      'application/javascript',
      'addEventListener',
    ]);
  });

  it('a Workers script without files is its metadata', async () => {
    const call = await upload({ metadata: { bindings: [] } });
    expect(await formParts(call?.body)).toHaveLength(1);
  });

  it('a Workers script is rejected before sending if its main module is not among its files', async () => {
    await expect(upload({ metadata: { main_module: 'a.mjs' }, files: { 'b.mjs': '' } })).rejects.toThrow(
      'test.scripts.update: metadata names "a.mjs", but the files are "b.mjs"',
    );
    await expect(upload({ metadata: { main_module: 'a.mjs' } })).rejects.toThrow('the files are none');
  });

  it('a Workers script is rejected if a file has no name or is invalid', async () => {
    await expect(upload({ files: [new Blob(['x'])] })).rejects.toThrow('files[0] has no name');
    await expect(upload({ files: [null] })).rejects.toThrow('files[0] is not a file');
    await expect(upload({ files: { a: 5 } })).rejects.toThrow('files[a] is not a file');
  });
});

describe('a form', () => {
  it('a form is sent as JSON if that is allowed and no field holds a file', async () => {
    const { client, calls } = harness();
    await client.test.records?.maybe?.({ zone_id: 'z', url: 'u' });
    await client.test.records?.maybe?.({ zone_id: 'z', deep: [{ file: new Blob(['x']) }] });
    expect(calls[0]?.body).toBe('{"url":"u"}');
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(await formParts(calls[1]?.body)).toEqual([
      ['deep[][file]', 'unknown_file', 'application/octet-stream', 'x'],
    ]);
  });
});

describe('an image', () => {
  const operation = { ...plain, name: 'images.v1.create', method: 'POST', path: '/' } as const;

  it('an image has its metadata as a JSON string', () => {
    const file = new Blob(['x']);
    expect(image(operation, { file, requireSignedURLs: true, metadata: { a: { b: 1 } } })).toEqual({
      kind: 'multipart',
      body: [
        { name: 'file', value: file },
        { name: 'requireSignedURLs', value: 'true' },
        { name: 'metadata', value: '{"a":{"b":1}}' },
      ],
    });
  });

  it('an image is a file or a URL, never both', () => {
    expect(() => image(operation, { file: new Blob(), url: 'https://example.com/a.png' })).toThrow(
      'images.v1.create: give "file" or "url", not both',
    );
  });
});

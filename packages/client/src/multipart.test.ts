import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toForm, toParts } from './multipart.ts';
import { formParts } from './test-support.ts';

const entries = (fields: Record<string, unknown>) => toParts(fields).map(({ name, value }) => [name, value]);

describe('toParts', () => {
  it('writes objects as key[sub] and arrays as key[]', () => {
    expect(entries({ metadata: { a: { b: [1, 2, { c: 3 }] } }, x: [{ a: 1 }, { a: 2 }] })).toEqual([
      ['metadata[a][b][]', '1'],
      ['metadata[a][b][]', '2'],
      ['metadata[a][b][][c]', '3'],
      ['x[][a]', '1'],
      ['x[][a]', '2'],
    ]);
  });

  it('keeps 0, false and empty text, and leaves undefined out', () => {
    expect(entries({ id: 0, on: false, text: '', none: undefined })).toEqual([
      ['id', '0'],
      ['on', 'false'],
      ['text', ''],
    ]);
  });

  it('refuses null and says where it is', () => {
    expect(() => toParts({ a: { b: null } })).toThrow('"a[b]" is null');
  });

  it('takes bytes, Blobs, Responses and streams as files', () => {
    const stream = (async function* () {})();
    const files = { a: new Uint8Array(1), b: new ArrayBuffer(1), c: new Blob(), d: new Response(''), e: stream };
    expect(entries(files)).toEqual(Object.entries(files));
  });
});

describe('toForm', () => {
  it('names files by their part, else by themselves', async () => {
    const form = await toForm([
      { name: 'text', value: 'plain' },
      { name: 'a', value: new File(['x'], 'own.txt', { type: 'text/plain' }) },
      { name: 'b', value: new Blob(['y'], { type: 'q/r' }), filename: 'given.bin', type: 's/t' },
      { name: 'c', value: 'text as a file', filename: 'c.json', type: 'application/json' },
    ]);
    expect(await formParts(form)).toEqual([
      ['text', 'plain'],
      ['a', 'own.txt', 'text/plain', 'x'],
      ['b', 'given.bin', 's/t', 'y'],
      ['c', 'c.json', 'application/json', 'text as a file'],
    ]);
  });

  it('carries any bytes and any text over the wire and back', async () => {
    // `fullUnicode` without lone surrogates: UTF-8 has none. A form turns line ends into CRLF, as HTML says.
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.replace(/[\r\n]/g, ''));
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), text, async (bytes, value) => {
        const body = await toForm(toParts({ file: bytes, text: value }));
        const read = await new Response(body).formData();
        expect(read.get('text')).toBe(value);
        const file = read.get('file') as File; // bytes became a file
        expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
      }),
      { numRuns: 60 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { toParts } from './form-parts.ts';

const entries = (fields: Record<string, unknown>) => toParts(fields).map(({ name, value }) => [name, value]);

describe('toParts', () => {
  it('toParts writes objects as key[sub] and arrays as key[]', () => {
    expect(entries({ metadata: { a: { b: [1, 2, { c: 3 }] } }, x: [{ a: 1 }, { a: 2 }] })).toEqual([
      ['metadata[a][b][]', '1'],
      ['metadata[a][b][]', '2'],
      ['metadata[a][b][][c]', '3'],
      ['x[][a]', '1'],
      ['x[][a]', '2'],
    ]);
  });

  it('toParts keeps 0, false and empty strings, and omits undefined', () => {
    expect(entries({ id: 0, on: false, text: '', none: undefined })).toEqual([
      ['id', '0'],
      ['on', 'false'],
      ['text', ''],
    ]);
  });

  it('toParts rejects null and names its location', () => {
    expect(() => toParts({ a: { b: null } })).toThrow('"a[b]" is null');
  });

  it('toParts accepts bytes, Blobs, Responses and streams as files', () => {
    const stream = (async function* () {})();
    const web = { getReader: () => {} }; // a ReadableStream that is not iterable
    const files = {
      a: new Uint8Array(1),
      b: new ArrayBuffer(1),
      c: new Blob(),
      d: new Response(''),
      e: stream,
      f: web,
    };
    expect(entries(files)).toEqual(Object.entries(files));
  });
});

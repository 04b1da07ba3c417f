import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { boundaryOf, parseMultipart, printMultipart, textOf } from './multipart.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('parseMultipart', () => {
  it('parts retain names, file names, types and bytes', async () => {
    const form = new FormData();
    form.append('text', 'a\r\nb');
    form.append('file "x"', new Blob([new Uint8Array([0, 13, 10, 255])], { type: 'application/wasm' }), 'm.wasm');
    const request = new Request('http://x', { method: 'POST', body: form });
    const boundary = boundaryOf(request.headers.get('content-type') ?? '') ?? '';
    const parts = parseMultipart(new Uint8Array(await request.arrayBuffer()), boundary);
    expect(parts.map(({ bytes, ...part }) => ({ ...part, bytes: [...bytes] }))).toEqual([
      { name: 'text', filename: undefined, type: undefined, bytes: [...encode('a\r\nb')] },
      { name: 'file "x"', filename: 'm.wasm', type: 'application/wasm', bytes: [0, 13, 10, 255] },
    ]);
  });

  it('a part without a file name retains its type', () => {
    const body =
      '--b\r\ncontent-disposition: form-data; name=metadata\r\nContent-Type: application/json\r\n\r\n{}\r\n--b--\r\n';
    expect(parseMultipart(encode(body), 'b')).toMatchObject([{ name: 'metadata', type: 'application/json' }]);
  });

  it.each([
    ['no line of the boundary', 'nothing here'],
    ['no end', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue'],
    ['no end of headers', '--b\r\nContent-Disposition: form-data; name="a"\r\n--b--'],
    ['no name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--'],
    ['an empty body', ''],
  ])('a malformed form is refused with the reason: %s', (_, body) => {
    expect(() => parseMultipart(encode(body), 'b')).toThrow(Problem);
  });

  it('the parser reads the printer’s output', () => {
    const part = fc.record({
      name: fc.string({ minLength: 1 }).filter((text) => !/\p{Cs}/u.test(text) && !/%(22|0D|0A)/i.test(text)),
      filename: fc.constant(undefined),
      type: fc.constantFrom(undefined, 'text/plain', 'application/javascript+module'),
      bytes: fc.uint8Array({ maxLength: 200 }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const read = parseMultipart(printMultipart(parts, 'bound-1f9c'), 'bound-1f9c');
        expect(read.map((one) => [one.name, one.type, [...one.bytes]])).toEqual(
          parts.map((one) => [one.name, one.type, [...one.bytes]]),
        );
      }),
    );
  });

  it('a part without headers is refused, not misread', () => {
    expect(() => parseMultipart(encode('--b\r\n\r\nvalue\r\n--b--'), 'b')).toThrow(/no name/);
    expect(textOf({ bytes: encode('é') })).toBe('é');
  });
});

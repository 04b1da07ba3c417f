import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAll } from './body.ts';
import { readForm } from './form.ts';

interface Read {
  readonly name: string;
  readonly filename: string | undefined;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Splits the bytes into chunks of this size, as a socket might deliver them. */
async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Buffer, boundary: string, size = 7): Promise<Read[]> {
  const parts: Read[] = [];
  for await (const { content, ...head } of readForm(cut(bytes, size), boundary)) {
    parts.push({ ...head, bytes: await readAll(content, 1e9) });
  }
  return parts;
}

const text = (lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'));

describe('multipart forms', () => {
  it('a form written by fetch is read at any chunk size', async () => {
    const file = fc.record({ name: fc.string({ minLength: 1 }), bytes: fc.uint8Array({ maxLength: 200 }) });
    const property = fc.asyncProperty(
      fc.array(file, { maxLength: 4 }),
      fc.integer({ min: 1, max: 90 }),
      async (files, size) => {
        const form = new FormData();
        form.append('call', '{"a":"\r\n--b"}');
        for (const { name, bytes } of files) form.append(name, new File([bytes], name, { type: 'a/b' }));
        const encoded = new Response(form);
        const boundary = encoded.headers.get('content-type')?.split('boundary=')[1] ?? '';
        const [call, ...others] = await read(Buffer.from(await encoded.arrayBuffer()), boundary, size);
        expect(call).toMatchObject({ name: 'call', filename: undefined, bytes: Buffer.from('{"a":"\r\n--b"}') });
        const wellFormed = (given: string): string => given.toWellFormed().replace(/\r\n?|\n/g, '\r\n');
        expect(others.map(({ name, type, bytes }) => ({ name, type, bytes }))).toEqual(
          files.map(({ name, bytes }) => ({ name: wellFormed(name), type: 'a/b', bytes: Buffer.from(bytes) })),
        );
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });

  it('a form part may contain text that resembles its delimiter', async () => {
    const body = '\r\n--bound\r\n--boundar \r\n-\r\n--';
    const form = text([
      'before',
      '--boundary',
      'Content-Disposition: form-data; name="a"',
      '',
      `${body}`,
      '--boundary--',
      'after',
    ]);
    for (let size = 1; size < 30; size++) expect(String((await read(form, 'boundary', size))[0]?.bytes)).toBe(body);
  });

  it('a malformed or truncated form, or one without names, is refused', async () => {
    const disposition = 'Content-Disposition: form-data; name="a"';
    const broken = [
      text(['nothing of the kind']),
      text(['--b', disposition, '', 'no end']),
      text(['--b', disposition, '', 'x', '--b']),
      text(['--b', 'Content-Type: a/b', '', 'x', '--b--']),
      text(['--b and more', disposition, '', 'x', '--b--']),
      text(['--b', `X: ${'x'.repeat(20_000)}`, disposition, '', 'x', '--b--']),
    ];
    for (const form of broken) await expect(read(form, 'b', 1000)).rejects.toMatchObject({ status: 400 });
    expect(await read(text(['--b--', '']), 'b')).toEqual([]);
  });
});

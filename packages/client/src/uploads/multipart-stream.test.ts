import { once } from 'node:events';
import { createReadStream, openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseParts } from '../../../../test/whole-api/multipart.ts';
import type { Part } from '../operation.ts';
import { toParts } from '../request/form-parts.ts';
import { formParts } from '../test-support.ts';
import { encodeForm, type FormStream } from './multipart-stream.ts';

const here = fileURLToPath(import.meta.url);

/** The parts of a form as received, however they were encoded. */
async function arrive(parts: readonly Part[]) {
  const body = await encodeForm(parts);
  const type = (body as FormStream).type ?? undefined; // other forms get their type from fetch
  const request = new Response(body as BodyInit, {
    headers: body instanceof ReadableStream ? { 'content-type': type } : {},
  });
  const bytes = await request.bytes();
  return parseParts(bytes, request.headers.get('content-type') ?? '');
}

async function* chunks(...given: (string | Uint8Array)[]) {
  yield* given;
}

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

describe('a form', () => {
  it('a form names files by their part, else by their own name', async () => {
    const form = await encodeForm([
      { name: 'text', value: 'plain' },
      { name: 'a', value: new File(['x'], 'own.txt', { type: 'text/plain' }) },
      { name: 'b', value: new Blob(['y'], { type: 'q/r' }), filename: 'given.bin', type: 's/t' },
      { name: 'c', value: 'text as a file', filename: 'c.json', type: 'application/json' },
    ]);
    expect(form).toBeInstanceOf(Blob);
    expect(await formParts(new Uint8Array(await (form as Blob).arrayBuffer()))).toEqual([
      ['text', 'plain'],
      ['a', 'own.txt', 'text/plain', 'x'],
      ['b', 'given.bin', 's/t', 'y'],
      ['c', 'c.json', 'application/json', 'text as a file'],
    ]);
  });

  it('a form with a file on disk is not a stream: its length is known and it can be sent again', async () => {
    expect(await encodeForm([{ name: 'file', value: await openAsBlob(here) }])).toBeInstanceOf(Blob);
  });

  it('a form keeps line breaks in text, and can be sent again', async () => {
    const body = await encodeForm([{ name: 'message', value: 'a\nb\rc\r\n' }]);
    expect(body).toBeInstanceOf(Blob);
    for (const _ of ['first', 'again']) {
      const sent = new Response(body as Blob);
      const [part] = parseParts(await sent.bytes(), sent.headers.get('content-type') ?? '');
      expect(text(part?.bytes)).toBe('a\nb\rc\r\n');
    }
  });

  it('a form with a stream is a stream with a content type', async () => {
    const body = (await encodeForm([{ name: 'a', value: chunks('x') }])) as FormStream;
    expect(body).toBeInstanceOf(ReadableStream);
    expect(body.type).toMatch(/^multipart\/form-data; boundary=-{16}[0-9a-f]{32}$/);
    await body.cancel();
  });

  it('each form has another boundary, so that no file can contain it', async () => {
    const bodies = await Promise.all(
      [1, 2].map(async () => (await encodeForm([{ name: 'a', value: chunks('x') }])) as FormStream),
    );
    expect(bodies[0]?.type).not.toBe(bodies[1]?.type);
    for (const body of bodies) await body.cancel();
  });
});

describe('a streamed form', () => {
  it('a streamed form writes every kind of part', async () => {
    const response = Object.defineProperty(new Response('r', { headers: { 'content-type': 'x/y' } }), 'url', {
      value: 'https://host/a/b.png?x=1',
    });
    const got = await arrive([
      { name: 'text', value: 'plain\nä' },
      { name: 'json', value: '{}', filename: 'j.json', type: 'application/json' },
      { name: 'file', value: new File(['f'], 'own.txt', { type: 'text/plain' }) },
      { name: 'bytes', value: new Uint8Array([0, 13, 10, 255]) },
      { name: 'response', value: response },
      { name: 'stream', value: chunks('one', new Uint8Array(0), 'two'), filename: 's.bin', type: 'a/b' },
      { name: 'disk', value: createReadStream(here) },
      { name: 'empty', value: chunks() },
    ]);
    const octets = 'application/octet-stream';
    expect(got.slice(0, 3).map((part) => ({ ...part, bytes: text(part.bytes) }))).toEqual([
      { name: 'text', bytes: 'plain\nä' },
      { name: 'json', filename: 'j.json', type: 'application/json', bytes: '{}' },
      { name: 'file', filename: 'own.txt', type: 'text/plain', bytes: 'f' },
    ]);
    expect([...(got[3]?.bytes ?? [])]).toEqual([0, 13, 10, 255]);
    expect(got.slice(3).map(({ name, filename, type }) => [name, filename, type])).toEqual([
      ['bytes', 'unknown_file', octets],
      ['response', 'b.png', 'x/y'],
      ['stream', 's.bin', 'a/b'],
      ['disk', basename(here), octets],
      ['empty', 'unknown_file', octets],
    ]);
    expect(got.slice(4).map(({ bytes }) => text(bytes).slice(0, 9))).toEqual(['r', 'onetwo', 'import { ', '']);
  });

  it('no name, file name or type can break out of its header', async () => {
    const name = 'a"b\r\nX-Evil: 1\n"; filename="x';
    const [part, ...others] = await arrive([
      { name, value: chunks('x'), filename: 'f"\r\n\r\nbody', type: 'a/b\r\nX-Evil: 1' },
    ]);
    expect(others).toEqual([]);
    expect(part).toMatchObject({ filename: 'f"\r\n\r\nbody', type: 'application/octet-stream' });
    // In the HTML standard, line breaks in a name become CRLF.
    expect(part?.name).toBe('a"b\r\nX-Evil: 1\r\n"; filename="x');
  });

  it('a streamed form reads one source after the other, and only on demand', async () => {
    const log: string[] = [];
    async function* source(name: string) {
      for (const n of [1, 2]) {
        log.push(`${name}${n}`);
        yield 'x';
      }
    }
    const form = (await encodeForm(toParts({ a: source('a'), b: source('b') }))) as FormStream;
    const reader = form.getReader();
    await reader.read(); // the headers of the first part
    expect(log).toEqual([]);
    await reader.read();
    expect(log).toEqual(['a1']);
    await reader.cancel();
    expect(log).toEqual(['a1']);
  });

  it('every source is closed when reading stops, including unread ones', async () => {
    const files = [createReadStream(here), createReadStream(here)];
    const closed = files.map((file) => once(file, 'close'));
    const form = (await encodeForm(files.map((value, i) => ({ name: `${i}`, value })))) as FormStream;
    const reader = form.getReader();
    await reader.read();
    await reader.read();
    await reader.cancel();
    await Promise.all(closed);
    expect(files.every((file) => file.destroyed)).toBe(true);
  });

  it('a streamed form fails with the error of a source, and closes the others', async () => {
    const cause = new Error('disk on fire');
    async function* broken() {
      yield 'x';
      throw cause;
    }
    const other = createReadStream(here);
    const closed = once(other, 'close');
    await expect(new Response((await encodeForm(toParts({ a: broken(), other }))) as FormStream).text()).rejects.toBe(
      cause,
    );
    await closed;
  });
});

describe('any form', () => {
  // No lone surrogates: UTF-8 cannot represent them.
  const name = fc.string({ unit: 'grapheme' }).map((value) => value.replace(/[\r\n%]/g, '_'));
  const content = fc.oneof(
    fc.string({ unit: fc.constantFrom('\r', '\n', '-', '"', 'ä', '\0', 'x') }).map((value) => ({ value, sent: value })),
    fc.uint8Array({ maxLength: 200 }).map((value) => ({ value, sent: value })),
    fc.uint8Array({ maxLength: 200 }).map((sent) => ({ value: new Blob([sent as BlobPart]), sent })), // its buffer is an ArrayBuffer
    fc.array(fc.uint8Array({ maxLength: 50 })).map((list) => ({ value: list, sent: Buffer.concat(list) })),
  );

  it('any bytes, names and text arrive unchanged in a form', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ name, content }), { minLength: 1, maxLength: 6 }), async (fields) => {
        const parts = fields.map(
          ({ name: own, content: { value } }): Part => ({
            name: own,
            value: Array.isArray(value) ? chunks(...value) : value,
          }),
        );
        const got = await arrive(parts);
        expect(got.map((part) => [part.name, Buffer.from(part.bytes)])).toEqual(
          fields.map((field) => [field.name, Buffer.from(field.content.sent)]),
        );
      }),
      { numRuns: 200 },
    );
  });
});

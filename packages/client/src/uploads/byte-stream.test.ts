import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { byteSource, toStream } from './byte-stream.ts';

const here = fileURLToPath(import.meta.url);

const readAll = async (value: unknown): Promise<string> => {
  const source = byteSource(value);
  const chunks = [];
  for (let bytes = await source.read(); bytes; bytes = await source.read()) chunks.push(bytes);
  expect(chunks.filter(({ length }) => length === 0)).toEqual([]);
  return Buffer.concat(chunks).toString();
};

describe('byteSource', () => {
  it('byteSource accepts chunks of text, bytes of any kind and Blobs, and skips empty ones', async () => {
    async function* chunks() {
      yield 'ä';
      yield '';
      yield new Uint8Array([98]);
      yield new DataView(new Uint8Array([0, 99, 0]).buffer, 1, 1);
      yield new Uint8Array([100]).buffer;
      yield new Blob(['e']);
    }
    expect(await readAll(chunks())).toBe('äbcde');
  });

  it('byteSource reads a ReadableStream that is not iterable, as in some browsers', async () => {
    const { body } = new Response('text');
    const plain = { getReader: () => (body as ReadableStream).getReader() };
    expect(await readAll(plain)).toBe('text');
  });

  it.each([
    [5, 'number'],
    [null, 'null'],
    [{}, 'object'],
  ])('byteSource rejects the chunk %o', async (chunk, kind) => {
    async function* chunks() {
      yield chunk;
    }
    await expect(byteSource(chunks()).read()).rejects.toMatchObject({
      name: 'UsageError',
      message: `a request stream yielded ${kind}; its chunks must be bytes or text`,
    });
  });

  it('byteSource closes an unread file, and one that is being read', async () => {
    for (const begun of [false, true]) {
      const file = createReadStream(here);
      const closed = once(file, 'close');
      const source = byteSource(file);
      const reading = begun ? source.read().catch(() => {}) : undefined;
      await source.close();
      await closed;
      await reading;
      expect(file.destroyed).toBe(true);
    }
  });

  it('an error while closing is ignored', async () => {
    const source = byteSource({
      [Symbol.asyncIterator]: () => ({
        next: async () => ({ done: true }),
        return: () => Promise.reject(new Error('no')),
      }),
    });
    await expect(source.close()).resolves.toBeUndefined();
  });
});

describe('toStream', () => {
  it('toStream reads nothing before it is pulled, and one chunk per pull', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given++;
        yield 'x';
      }
    }
    const reader = toStream(byteSource(endless())).getReader();
    for (const reads of [0, 1, 2]) {
      if (reads > 0) await reader.read();
      // A stream that reads ahead does so in the background.
      await setImmediate();
      expect(given).toBe(reads);
    }
    await reader.cancel();
  });

  it('toStream closes the source when reading stops', async () => {
    let closed = false;
    async function* endless() {
      try {
        for (;;) yield 'x';
      } finally {
        closed = true;
      }
    }
    const reader = toStream(byteSource(endless())).getReader();
    await reader.read();
    await reader.cancel();
    expect(closed).toBe(true);
  });

  it('toStream fails with the error of the source', async () => {
    const cause = new Error('disk on fire');
    async function* broken() {
      yield 'x';
      throw cause;
    }
    await expect(new Response(toStream(byteSource(broken()))).text()).rejects.toBe(cause);
  });

  it('a stopped stream fails for its reader and closes the source, even during a read', async () => {
    for (const isWaiting of [false, true]) {
      const log: string[] = [];
      const source = {
        read: () => (isWaiting ? new Promise<never>(() => {}) : Promise.resolve(new Uint8Array(1))),
        close: async (reason: unknown) => void log.push(String(reason)),
      };
      const stream = toStream(source);
      const reader = stream.getReader();
      const reading = reader.read();
      if (!isWaiting) await reading;
      stream.stop(new Error('over'));
      stream.stop();
      await expect(isWaiting ? reading : reader.read()).rejects.toThrow('over');
      expect(log[0]).toBe('Error: over');
    }
  });

  it('a stream that has ended can still be stopped', async () => {
    const stream = toStream({ read: async () => undefined, close: async () => {} });
    expect(await new Response(stream).text()).toBe('');
    expect(() => stream.stop()).not.toThrow();
  });
});

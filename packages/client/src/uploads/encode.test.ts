import { describe, expect, it, vi } from 'vitest';
import type { Operation } from '../operation.ts';
import type { PlannedRequest } from '../request/plan.ts';
import { plain } from '../request/table.ts';
import { encode } from './encode.ts';

/** The body that is sent for a kind of body. */
const sent = (kind: PlannedRequest['kind'], body: unknown, type = '') => {
  const operation: Operation = { ...plain, name: 'test.call', method: 'PUT', path: '/' };
  return encode({ operation, path: '/', query: {}, headers: {}, type: undefined, kind, body }, type);
};

describe('encode', () => {
  it('encode leaves types that fetch supports unchanged', async () => {
    const bodies = [new Uint8Array(1), new ArrayBuffer(1), new Blob(), new FormData(), new URLSearchParams()];
    for (const body of bodies) expect(await sent('binary', body)).toBe(body);
  });

  it('encode leaves a stream unchanged only in a Worker, where it may know its length', async () => {
    const body = new Blob(['text']).stream();
    vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
    expect(await sent('binary', body)).toBe(body);
    vi.unstubAllGlobals();
    const wrapped = await sent('binary', body);
    expect(wrapped).not.toBe(body);
    expect(await new Response(wrapped).text()).toBe('text');
  });

  it('encode streams an async iterable, and closes it when reading stops', async () => {
    let closed = false;
    async function* endless() {
      try {
        for (;;) yield 'x';
      } finally {
        closed = true;
      }
    }
    const stream = (await sent('binary', endless())) as ReadableStream<Uint8Array>;
    const reader = stream.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('x');
    await reader.cancel();
    expect(closed).toBe(true);
  });

  it('encode uses the body of a Response, and an empty one if there is none', async () => {
    expect(await new Response(await sent('binary', new Response('r'))).text()).toBe('r');
    expect(await sent('binary', new Response(null))).toBe('');
  });

  it('encode writes rows as lines of JSON, and leaves text unchanged', async () => {
    expect(await sent('ndjson', [{ a: 1 }, { b: '\n' }])).toBe('{"a":1}\n{"b":"\\n"}\n');
    expect(await sent('ndjson', { a: 1 })).toBe('{"a":1}\n');
    expect(await sent('ndjson', [])).toBe('');
    expect(await sent('ndjson', '{"a":1}')).toBe('{"a":1}');
  });

  it('encode writes objects as a form if the content type says so', async () => {
    expect(await sent('form', { a: 'b c', d: [1] })).toBe('a=b%20c&d=1');
    expect(await sent('json', { a: 1 }, 'application/x-www-form-urlencoded')).toBe('a=1');
  });

  it.each([
    [null, 'null'],
    [undefined, 'undefined'],
    [{ a: 1 }, 'object'],
    [[1], 'an array'],
  ])('encode rejects %o in place of bytes or text', async (body, got) => {
    await expect(sent('binary', body)).rejects.toMatchObject({
      name: 'UsageError',
      message: `test.call: the body must be text, bytes, a file or a stream, not ${got}`,
    });
    await expect(sent('multipart', [{ name: 'value', value: body }])).rejects.toMatchObject({
      name: 'UsageError',
      parameter: 'value',
      message: `test.call: "value" must be text, bytes, a file or a stream, not ${got}`,
    });
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { PlannedRequest } from '../request/plan.ts';
import { type Operation, plain } from '../request/table.ts';
import { encode } from './encode.ts';

/** What is sent for a body of a kind. */
const sent = (kind: PlannedRequest['kind'], body: unknown, type = '') => {
  const operation: Operation = { ...plain, name: 'test.call', method: 'PUT', path: '/' };
  return encode({ operation, path: '/', query: {}, headers: {}, type: undefined, kind, body }, type);
};

describe('encode', () => {
  it('leaves what fetch knows as it is', async () => {
    const bodies = [new Uint8Array(1), new ArrayBuffer(1), new Blob(), new FormData(), new URLSearchParams()];
    for (const body of bodies) expect(await sent('binary', body)).toBe(body);
  });

  it('leaves a stream as it is in a Worker only, where it may know its length', async () => {
    const body = new Blob(['text']).stream();
    vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
    expect(await sent('binary', body)).toBe(body);
    vi.unstubAllGlobals();
    const wrapped = await sent('binary', body);
    expect(wrapped).not.toBe(body);
    expect(await new Response(wrapped).text()).toBe('text');
  });

  it('streams an async iterable, and closes it when reading stops', async () => {
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

  it('takes the body of a Response, and nothing of one without', async () => {
    expect(await new Response(await sent('binary', new Response('r'))).text()).toBe('r');
    expect(await sent('binary', new Response(null))).toBe('');
  });

  it('writes rows as lines of JSON, and text as it is', async () => {
    expect(await sent('ndjson', [{ a: 1 }, { b: '\n' }])).toBe('{"a":1}\n{"b":"\\n"}\n');
    expect(await sent('ndjson', { a: 1 })).toBe('{"a":1}\n');
    expect(await sent('ndjson', [])).toBe('');
    expect(await sent('ndjson', '{"a":1}')).toBe('{"a":1}');
  });

  it('writes objects as a form where the type says so', async () => {
    expect(await sent('form', { a: 'b c', d: [1] })).toBe('a=b%20c&d=1');
    expect(await sent('json', { a: 1 }, 'application/x-www-form-urlencoded')).toBe('a=1');
  });

  it.each([
    [null, 'null'],
    [undefined, 'undefined'],
    [{ a: 1 }, 'object'],
    [[1], 'an array'],
  ])('refuses %o where bytes or text are due', async (body, got) => {
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

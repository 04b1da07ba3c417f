import { afterEach, describe, expect, it, vi } from 'vitest';
import { harness, ok } from '../test-support.ts';

afterEach(() => vi.unstubAllGlobals());

const upload = (body: unknown) => {
  const { client, calls } = harness(ok(1));
  return client.post('/x', { body }).then(() => calls[0]);
};
const stream = () => new Blob(['bytes']).stream();

describe('a body that is not JSON', () => {
  it('Node does not buffer a body for a redirect', async () => {
    expect((await upload(stream()))?.init).toMatchObject({ redirect: 'error', duplex: 'half' });
    expect((await upload(new Blob(['a'])))?.init.redirect).toBe('manual'); // as bytes, for a custom fetch
    expect((await upload({ a: 1 }))?.init.redirect).toBe('manual');
  });

  it('a Worker gets no option that it does not support', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
    expect((await upload(stream()))?.init.redirect).toBe('manual');
  });

  it('a body is read whole if fetch would stringify a stream', async () => {
    const own = globalThis.Request;
    class WithoutStreams extends own {
      constructor(url: string, init: RequestInit) {
        super(url, { ...init, body: String(init.body) }); // as in Firefox and Safari
      }
    }
    vi.stubGlobal('Request', WithoutStreams);
    const call = await upload(stream());
    expect(new TextDecoder().decode(call?.body as ArrayBuffer)).toBe('bytes');
    expect(call?.init).not.toHaveProperty('duplex');
  });

  it('a value that JSON cannot hold is reported with the operation', async () => {
    const circle: { self?: object } = {};
    circle.self = circle;
    for (const body of [circle, { n: 1n }]) {
      const { client, calls } = harness(ok(1));
      await expect(client.post('/x', { body })).rejects.toMatchObject({
        name: 'UsageError',
        message: expect.stringMatching(/^POST \/x: the body cannot be serialized as JSON: /),
      });
      expect(calls).toEqual([]);
    }
  });
});

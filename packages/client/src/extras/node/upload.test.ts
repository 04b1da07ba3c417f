/** Streams sent through `nodeTransport()` behave like those sent through `fetch`: each test runs with both. */
import { describe, expect, it } from 'vitest';
import { echo, failure, GET, grown, serve, serveRaw, transports, until } from './test-support.ts';
import { nodeTransport } from './transport.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const init = (body: unknown, more: RequestInit = {}): RequestInit =>
  ({ ...GET, method: 'PUT', duplex: 'half', body, ...more }) as RequestInit; // more body types than the DOM's

describe.each(transports)('a stream sent by %s', (_, transport) => {
  it.each([
    ['ReadableStream', () => new Blob(['one', 'two']).stream()],
    [
      'async iterable',
      async function* () {
        yield bytes('one');
        yield bytes('two');
      },
    ],
  ])('a stream arrives completely: %s', async (_, make) => {
    const answered = await (await transport(await serve(echo), init(make()))).json();
    expect(answered).toMatchObject({ method: 'PUT', body: 'onetwo', headers: { 'transfer-encoding': 'chunked' } });
  });

  it('a stream is sent with the length given by the caller', async () => {
    const headers = { 'content-length': '6' };
    const answered = await (
      await transport(await serve(echo), init(new Blob(['onetwo']).stream(), { headers }))
    ).json();
    expect(answered).toMatchObject({ body: 'onetwo', headers: { 'content-length': '6' } });
  });

  it('a stream is read no faster than the connection accepts', async () => {
    let pulled = 0;
    let isOver = false;
    const url = await serveRaw((socket) => void socket.pause());
    const controller = new AbortController();
    const body = new ReadableStream({
      async pull(to) {
        await new Promise(setImmediate);
        // Streams left open by fetch would be read on during the following tests.
        if (isOver) return to.close();
        pulled += 65_536;
        to.enqueue(new Uint8Array(65_536));
      },
    });
    const sent = failure(transport(url, init(body, { signal: controller.signal })));
    await until(() => pulled > 0);
    expect(await grown(() => pulled, 2 ** 26)).toBeLessThan(2 ** 26);
    controller.abort(new Error('mine'));
    expect(await sent).toEqual(new Error('mine'));
    isOver = true;
  });

  it('a failing stream fails the request', async () => {
    const body = new ReadableStream({
      pull(to) {
        to.error(new Error('the disk is gone'));
      },
    });
    const failed = await failure(transport(await serve(echo), init(body)));
    expect([failed.name, failed.cause ?? failed]).toEqual(['TypeError', new Error('the disk is gone')]);
  });
});

// Not tested with fetch, which waits forever and leaves streams open.
describe('a stream sent by nodeTransport', () => {
  const transport = nodeTransport();

  it('a stream of anything but bytes is rejected', async () => {
    const body = new ReadableStream({
      pull(to) {
        to.enqueue(7);
      },
    });
    expect((await failure(transport(await serve(echo), init(body)))).name).toBe('TypeError');
  });

  it('a stream may get its response before its end', async () => {
    const url = await serve((_, response) => void response.writeHead(413, { connection: 'close' }).end('too large'));
    let isCancelled = false;
    const body = new ReadableStream({
      async pull(to) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        to.enqueue(new Uint8Array(1000));
      },
      cancel() {
        isCancelled = true;
      },
    });
    const response = await transport(url, init(body));
    expect([response.status, await response.text()]).toEqual([413, 'too large']);
    await until(() => isCancelled);
  });
});

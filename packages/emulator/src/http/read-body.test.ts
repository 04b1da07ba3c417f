import { describe, expect, it } from 'vitest';
import { readWhole } from './read-body.ts';

/** A body of so many pieces of a kilobyte, and how many of them were taken. */
function endless(pieces: number) {
  const seen = { taken: 0, isCancelled: false };
  const body = new ReadableStream({
    pull(controller) {
      if (seen.taken++ < pieces) controller.enqueue(new Uint8Array(1024));
      else controller.close();
    },
    cancel() {
      seen.isCancelled = true;
    },
  });
  const options = { method: 'PUT', body, duplex: 'half' };
  return { seen, request: (headers = {}) => new Request('http://x', { ...options, headers } as RequestInit) }; // duplex is Node's
}

describe('a body', () => {
  it('without a length is read no further than it may be', async () => {
    const { seen, request } = endless(1000);
    await expect(readWhole(request(), 10_240)).rejects.toMatchObject({ status: 413 });
    expect(seen.taken).toBeLessThan(20);
    expect(seen.isCancelled).toBe(true);
  });

  it('is not read at all when its length says that it is too much', async () => {
    const { seen, request } = endless(1000);
    await expect(readWhole(request({ 'content-length': '1024000' }), 10_240)).rejects.toMatchObject({ status: 413 });
    expect(seen.taken).toBeLessThan(3);
  });

  it('that is just right is whole', async () => {
    expect((await readWhole(endless(10).request(), 10_240)).length).toBe(10_240);
  });
});

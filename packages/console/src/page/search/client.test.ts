import { describe, expect, it } from 'vitest';
import { createSearchClient, type SearchWorker } from './client.ts';
import type { SearchReport, SearchRequest } from './messages.ts';

class FakeWorker implements SearchWorker {
  readonly asked: SearchRequest[] = [];
  isEnded = false;
  #hear: (event: { readonly data: SearchReport }) => void = () => undefined;
  #fail: () => void = () => undefined;

  postMessage(request: SearchRequest): void {
    this.asked.push(request);
  }
  addEventListener(type: 'message' | 'error', listener: (event: { readonly data: SearchReport }) => void): void {
    if (type === 'message') this.#hear = listener;
    else this.#fail = () => listener({ data: { kind: 'ready' } });
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: SearchReport): void {
    this.#hear({ data });
  }
  answer(total: number): void {
    this.say({
      kind: 'answer',
      id: this.asked.at(-1)?.id ?? 0,
      answer: { hits: [], total, places: [], isExact: false },
    });
  }
  crash(): void {
    this.#fail();
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const client = createSearchClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return { client, workers };
}

const nameOf = (promise: Promise<unknown>): Promise<string> => promise.then(String, (error: Error) => error.name);

describe('the search client', () => {
  it('no worker is started before the first query', () => {
    const { client, workers } = setUp();
    expect([client.state(), workers.length]).toEqual(['idle', 0]);
    client.warm();
    client.warm();
    expect([client.state(), workers.length]).toEqual(['loading', 1]);
  });

  it("the client returns the worker's results", async () => {
    const { client, workers } = setUp();
    const found = client.search('dns', { limit: 3 });
    expect(workers[0]?.asked).toEqual([{ id: 1, query: 'dns', options: { limit: 3 } }]);
    workers[0]?.answer(7);
    expect(await found).toEqual({ hits: [], total: 7, places: [], isExact: false });
  });

  it('the client sends one query at a time, and then only the latest of those waiting', async () => {
    const { client, workers } = setUp();
    const first = nameOf(client.search('d'));
    const second = nameOf(client.search('dn'));
    const third = client.search('dns');
    expect(workers[0]?.asked.map(({ query }) => query)).toEqual(['d']);
    workers[0]?.answer(1);
    expect(workers[0]?.asked.map(({ query }) => query)).toEqual(['d', 'dns']);
    workers[0]?.answer(3);
    expect(await Promise.all([first, second, third])).toEqual([
      'AbortError',
      'AbortError',
      { hits: [], total: 3, places: [], isExact: false },
    ]);
  });

  it('a query is aborted by its signal, and later ones still work', async () => {
    const { client, workers } = setUp();
    const control = new AbortController();
    const first = nameOf(client.search('dns', { signal: control.signal }));
    control.abort();
    expect(await first).toBe('AbortError');
    const second = client.search('kv');
    workers[0]?.answer(1);
    workers[0]?.answer(2);
    expect(await second).toEqual({ hits: [], total: 2, places: [], isExact: false });
    expect(await nameOf(client.search('late', { signal: AbortSignal.abort() }))).toBe('AbortError');
  });

  it('the client reports when it is ready, but not to listeners that have left', () => {
    const { client, workers } = setUp();
    const states: string[] = [];
    const end = client.subscribe(() => states.push(client.state()));
    client.warm();
    workers[0]?.say({ kind: 'ready' });
    end();
    workers[0]?.crash();
    expect(states).toEqual(['loading', 'ready']);
    expect(client.state()).toBe('failed');
  });

  it('the client reports why there is no result, and retries with the next query', async () => {
    const { client, workers } = setUp();
    const first = client.search('dns');
    workers[0]?.say({ kind: 'failed', message: 'The server answered 503.' });
    await expect(first).rejects.toThrow('The server answered 503.');
    expect([client.state(), workers[0]?.isEnded]).toEqual(['failed', true]);
    const second = client.search('dns');
    workers[0]?.answer(9);
    workers[1]?.answer(2);
    expect(await second).toEqual({ hits: [], total: 2, places: [], isExact: false });
  });

  it('a failed query does not affect others', async () => {
    const { client, workers } = setUp();
    const first = client.search('dns');
    workers[0]?.say({ kind: 'failed', id: 1, message: 'no' });
    await expect(first).rejects.toThrow('no');
    const second = client.search('kv');
    workers[0]?.answer(1);
    expect(await second).toEqual({ hits: [], total: 1, places: [], isExact: false });
  });
});

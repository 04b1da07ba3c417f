import { getEventListeners } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BaseClient } from '../client.ts';
import { APIConnectionError, APIConnectionTimeoutError, APIUserAbortError } from '../errors/errors.ts';
import { UsageError } from '../errors/usage-error.ts';
import { failureOf, fakeClock, harness, ok, refused } from '../test-support.ts';
import type { AttemptInfo, Middleware } from '../types.ts';

afterEach(() => vi.useRealTimers());

const NEVER = new Promise<never>(() => {});
const lost = new TypeError('fetch failed');

/** Records the hooks that are called. Hooks in `more` replace single ones, and are recorded too. */
function witness(name: string, seen: string[], more: Middleware = {}): Middleware {
  const tell = (hook: string) => seen.push(`${name} ${hook}`);
  return {
    onRequest(info) {
      tell('request');
      return more.onRequest?.(info);
    },
    onResponse(info) {
      tell(`response ${info.response.status}`);
      return more.onResponse?.(info);
    },
    onError(info) {
      tell(`error ${info.error}`);
      return more.onError?.(info);
    },
  };
}

describe('the order', () => {
  it('hooks run in list order for requests and in reverse for responses', async () => {
    const seen: string[] = [];
    const fetched = () => {
      seen.push('fetch');
      return ok(1);
    };
    const { client } = harness(fetched, { middleware: [witness('a', seen), witness('b', seen), witness('c', seen)] });
    expect(await client.get('/x')).toMatchObject({ result: 1 });
    const answers = ['c response 200', 'b response 200', 'a response 200'];
    expect(seen).toEqual(['a request', 'b request', 'c request', 'fetch', ...answers]);
  });

  it('onError hooks run in reverse, each with the result of the previous one', async () => {
    const seen: string[] = [];
    const middleware = [
      witness('a', seen),
      witness('b', seen, { onError: ({ error }) => new Error('second', { cause: error }) }),
      witness('c', seen, { onError: ({ error }) => new Error('first', { cause: error }) }),
    ];
    const { client, calls } = harness(lost, { middleware });
    const error = await failureOf(client.get('/x'));
    expect(seen.slice(3)).toEqual([
      'c error APIConnectionError: GET /x: Connection error: fetch failed.',
      'b error Error: first',
      'a error Error: second',
    ]);
    expect(error).toMatchObject({
      message: 'second',
      cause: { message: 'first', cause: { name: 'APIConnectionError' } },
    });
    expect(calls).toHaveLength(1);
  });

  it('missing hooks are skipped', async () => {
    const { client } = harness([lost, ok(1)], { middleware: [{}, { onResponse() {} }, {}] });
    expect(await client.get('/x')).toMatchObject({ result: 1 });
  });
});

describe('a response from onRequest', () => {
  it("a response from onRequest replaces the server's: nothing is sent and no other hook runs", async () => {
    const seen: string[] = [];
    const middleware = [
      witness('a', seen),
      witness('b', seen, { onRequest: () => ok('kept') }),
      witness('c', seen, { onRequest: () => ok('never') }),
    ];
    const { client, calls } = harness(ok('sent'), { middleware });
    expect(await client.get('/x')).toMatchObject({ result: 'kept' });
    expect(calls).toEqual([]);
    expect(seen).toEqual(['a request', 'b request']);
  });

  it('a response from onRequest is treated like any other: a refusal is retried or becomes an error', async () => {
    const replies = [refused(503), refused(403)];
    const { client, calls, waits } = harness(ok(1), { middleware: [{ onRequest: async () => replies.shift() }] });
    await expect(client.get('/x')).rejects.toMatchObject({ status: 403, attempts: 2 });
    expect(waits).toHaveLength(1);
    expect(calls).toEqual([]);
  });
});

describe('the return value of a hook', () => {
  it("a response returned by a hook replaces the server's", async () => {
    const middleware: Middleware[] = [
      { onResponse: async ({ response }) => ok(`${(await response.json()).result} and a`) },
      { onResponse: ({ response }) => (response.status === 404 ? ok('b') : undefined) },
    ];
    expect(await harness(refused(404), { middleware }).client.get('/x')).toMatchObject({ result: 'b and a' });
  });

  it('a response from onError ends the other onError hooks, and each onResponse hook sees it', async () => {
    const seen: string[] = [];
    const middleware = [
      witness('a', seen),
      witness('b', seen, { onError: async () => ok('kept') }),
      witness('c', seen),
    ];
    const { client, calls } = harness(lost, { middleware });
    expect(await client.get('/x')).toMatchObject({ result: 'kept' });
    expect(seen.slice(3)).toEqual([
      'c error APIConnectionError: GET /x: Connection error: fetch failed.',
      'b error APIConnectionError: GET /x: Connection error: fetch failed.',
      'c response 200',
      'b response 200',
      'a response 200',
    ]);
    expect(calls).toHaveLength(1);
  });

  it('without a return value, the error is retried or thrown as usual', async () => {
    const onError = vi.fn();
    const { client, calls } = harness(lost, { middleware: [{ onError }] });
    await expect(client.get('/x')).rejects.toBeInstanceOf(APIConnectionError);
    expect(calls).toHaveLength(3);
    expect(onError).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['onRequest', ok(1), 'Headers', 'a Response or nothing', '; headers are changed in place'],
    ['onResponse', ok(1), 'Headers', 'a Response or nothing', ''],
    ['onError', lost, 'Headers', 'a Response, an Error or nothing', ''],
  ])('a return value of another type from %s is rejected', async (hook, reply, given, allowed, hint) => {
    // A program without types may return this.
    const middleware = [{ [hook]: ({ headers }: AttemptInfo) => headers }] as unknown as Middleware[];
    const error = await failureOf(harness(reply, { middleware }).client.get('/x'));
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toBe(`middleware: ${hook} must return ${allowed}, not ${given}${hint}`);
  });
});

describe('an error thrown by a hook', () => {
  it.each([
    ['onRequest', ok(1), 0, ['a request', 'b request']],
    ['onResponse', ok(1), 1, ['a request', 'b request', 'b response 200']],
    [
      'onError',
      lost,
      1,
      ['a request', 'b request', 'b error APIConnectionError: GET /x: Connection error: fetch failed.'],
    ],
  ] as const)(
    'an error thrown by %s reaches the caller unchanged: no other hook, no other attempt',
    async (hook, reply, sent, order) => {
      for (const isAsync of [false, true]) {
        const own = Object.freeze(new RangeError('mine'));
        const seen: string[] = [];
        const fail = () => {
          if (isAsync) return Promise.reject(own);
          throw own;
        };
        const { client, calls, waits } = harness(reply, {
          middleware: [witness('a', seen), witness('b', seen, { [hook]: fail })],
        });
        expect(await failureOf(client.get('/x'))).toBe(own);
        expect(calls).toHaveLength(sent);
        expect(seen).toEqual(order);
        expect(waits).toEqual([]);
      }
    },
  );

  it('an error thrown by a hook is not retried, even if it is a connection error', async () => {
    const own = new APIConnectionError();
    const again: Middleware[] = [
      { onRequest: () => Promise.reject<never>(own) },
      {
        onError({ error }) {
          throw error;
        },
      },
    ];
    for (const one of again) {
      const { client, waits } = harness(lost, { middleware: [one] });
      await expect(client.get('/x')).rejects.toBeInstanceOf(APIConnectionError);
      expect(waits).toEqual([]);
    }
  });

  it('an error thrown by a hook is not retried, even if it is that of the previous attempt', async () => {
    let kept: unknown;
    const breaker: Middleware = {
      onRequest() {
        if (kept) throw kept;
      },
      onError({ error }) {
        kept = error;
      },
    };
    const { client, waits } = harness(lost, { middleware: [breaker], maxRetries: 5 });
    expect(await failureOf(client.get('/x'))).toBe(kept);
    expect(waits).toHaveLength(1);
  });

  it('a hook may throw any value', async () => {
    const middleware: Middleware[] = [{ onRequest: () => Promise.reject<never>('text') }];
    expect(await failureOf(harness(ok(1), { middleware }).client.get('/x'))).toBe('text');
  });
});

describe('every attempt', () => {
  it('every attempt runs all hooks, with its number and the time waited before', async () => {
    const seen: [number, number][] = [];
    const { client } = harness([refused(500), lost, ok(1)], {
      middleware: [{ onRequest: ({ attempt, waited }) => void seen.push([attempt, waited]) }],
    });
    await client.get('/x');
    expect(seen).toEqual([
      [1, 0],
      [2, 500],
      [3, 1000],
    ]);
  });

  it('every attempt reports the operation, its path template, the URL, and the last known limit', async () => {
    const seen: AttemptInfo[] = [];
    const limit = { ratelimit: '"default";r=7;t=30', 'ratelimit-policy': '"default";q=10;w=60' };
    const reply = () => new Response('{"success":true,"result":1}', { headers: limit });
    const { client } = harness(reply, { middleware: [{ onRequest: (info) => void seen.push(info) }] });
    for (let i = 0; i < 2; i++) await client.test.records?.get?.('r1', { zone_id: 'z1' });
    expect(seen.map(({ operation, method, path, url, budget }) => [operation, method, path, url, budget])).toEqual(
      [undefined, { name: 'default', quota: 10, window: 60, left: 6, resetsIn: 31_000 }].map((budget) => [
        'test.records.get',
        'GET',
        '/zones/{zone_id}/dns_records/{record_id}',
        'https://api.cloudflare.com/client/v4/zones/z1/dns_records/r1',
        budget,
      ]),
    );
  });

  it('every page of a list and every redirect is an attempt', async () => {
    const seen: string[] = [];
    const moved = new Response(null, { status: 307, headers: { location: '/client/v4/elsewhere' } });
    const page = (n: number) => ok([n], { page: n, per_page: 1, total_pages: 2, count: 1, total_count: 2 });
    const { client } = harness([moved, page(1), page(2)], {
      middleware: [{ onRequest: ({ attempt, url }) => void seen.push(`${attempt} ${new URL(url).pathname}`) }],
    });
    const items = [];
    for await (const item of client.test.records?.list?.({ zone_id: 'z1' }) ?? []) items.push(item);
    expect(items).toEqual([1, 2]);
    const own = '/client/v4/zones/z1/dns_records';
    expect(seen).toEqual([`1 ${own}`, '2 /client/v4/elsewhere', `1 ${own}`]);
  });

  it('every attempt sends the headers as changed by hooks, and the next one starts with the original ones', async () => {
    const onRequest = ({ headers, attempt }: AttemptInfo) => {
      headers.append('x-seen', `${attempt}`);
      headers.set('authorization', 'Bearer fresh');
      headers.delete('user-agent');
    };
    const { client, calls } = harness([refused(500), ok(1)], { middleware: [{ onRequest }] });
    await client.get('/x');
    const wire = calls.map(({ headers }) => ['x-seen', 'authorization', 'user-agent'].map((name) => headers.get(name)));
    expect(wire).toEqual([
      ['1', 'Bearer fresh', null],
      ['2', 'Bearer fresh', null],
    ]);
  });

  it('credentials are shown to hooks only', async () => {
    const lines: unknown[] = [];
    const write = (...line: unknown[]) => lines.push(...line);
    const seen: (string | null)[] = [];
    const { client } = harness(new TypeError('bad token-for-tests'), {
      logLevel: 'debug',
      logger: { error: write, warn: write, info: write, debug: write },
      middleware: [{ onRequest: ({ headers }) => void seen.push(headers.get('authorization')) }],
    });
    const error = await failureOf(client.get('/x', { maxRetries: 0 }));
    expect(seen).toEqual(['Bearer token-for-tests']);
    expect(`${error.stack} ${JSON.stringify([error, lines])} ${lines}`).not.toContain('token-for-tests');
    expect(lines.length).toBeGreaterThan(0);
  });

  it('a credential added by a hook is masked too', async () => {
    const onRequest = ({ headers }: AttemptInfo) => headers.set('authorization', 'Bearer canary-of-a-hook');
    const echo = ({ headers }: { headers: Headers }) =>
      new Response(`no such ${headers.get('authorization')}`, { status: 400 });
    const error = await failureOf(harness(echo, { middleware: [{ onRequest }] }).client.get('/x'));
    expect(error.message).toBe('GET /x: 400 no such Bearer ***');
  });
});

describe('a hanging hook', () => {
  const hanging = (hook: string): Middleware[] => [{ [hook]: () => NEVER }];

  it.each(['onRequest', 'onResponse'])(
    'a hanging %s ends with the time limit of its attempt, and is retried',
    async (hook) => {
      vi.useFakeTimers();
      const { client } = harness(ok(1), { middleware: hanging(hook), timeout: 50, maxRetries: 1 });
      const failed = failureOf(client.get('/x'));
      await vi.runAllTimersAsync();
      expect(await failed).toBeInstanceOf(APIConnectionTimeoutError);
      expect(await failed).toMatchObject({ attempts: 2 });
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it.each(['onRequest', 'onResponse', 'onError'])('a hanging %s ends when the caller aborts', async (hook) => {
    const controller = new AbortController();
    const { client } = harness(hook === 'onError' ? lost : ok(1), { middleware: hanging(hook) });
    const failed = failureOf(client.get('/x', { signal: controller.signal }));
    setTimeout(() => controller.abort(), 5);
    expect(await failed).toBeInstanceOf(APIUserAbortError);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  it("onError may take time after the attempt's time limit", async () => {
    vi.useFakeTimers();
    const later = () => new Promise<Response>((resolve) => setTimeout(() => resolve(ok('kept')), 500));
    const { client } = harness(() => NEVER, { middleware: [{ onError: later }], timeout: 50 });
    const answer = client.get('/x');
    await vi.runAllTimersAsync();
    expect(await answer).toMatchObject({ result: 'kept' });
  });
});

describe('10,000 calls', () => {
  it('10,000 calls leave no listener, no timer and no attempt behind', async () => {
    setFlagsFromString('--expose_gc');
    const collect: () => void = runInNewContext('gc');
    const { signal } = new AbortController();
    const attempts: WeakRef<Headers>[] = [];
    const hooks: Middleware = {
      onRequest: ({ headers, attempt }) => void (attempt === 1 && attempts.push(new WeakRef(headers))),
      async onResponse() {},
      async onError() {},
    };
    let calls = 0;
    const fetch = async () => {
      calls++;
      if (calls % 100 === 0) throw lost;
      return calls % 101 ? ok(calls) : refused(500);
    };
    const client = new BaseClient({
      apiToken: 't',
      clock: fakeClock(),
      fetch,
      middleware: [hooks, hooks],
      retry: { budget: 1000 },
      maxRetries: 9,
    });
    const timers = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    for (let i = 0; i < 10_000; i += 100)
      await Promise.all(Array.from({ length: 100 }, () => client.get('/x', { signal })));
    expect(attempts).toHaveLength(20_000);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    expect(process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout')).toHaveLength(timers);
    // The target of a WeakRef lives until the turn of the event loop ends.
    await new Promise((resolve) => setTimeout(resolve));
    collect();
    expect(attempts.filter((one) => one.deref()).length).toBeLessThan(100);
  });
});

/** Servers that stall, drip, disconnect or send an invalid response: each call ends in time, with a specific error. */
import { index, type Operation } from '@flarewire/contract';
import Cloudflare, { APIConnectionTimeoutError, APIError, type ClientOptions } from 'flarewire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anyClient, rejection } from '../secrets/canaries.ts';
import { makeParams } from '../whole-api/cases.ts';
import { allSubjects } from '../whole-api/contract-reading.ts';
import { type Answer, drip, head, type RawServer, rawServer, until, whole } from './raw-server.ts';

const TIMEOUT = 200;
/** Generous, because a busy machine is slow; without a timeout, the calls would never end. */
const SOON = 60_000;

let server: RawServer | undefined;
afterEach(() => server?.close());

async function start(answer: Answer, options: ClientOptions = {}) {
  server = await rawServer(answer);
  const { url, seen } = server;
  const client = new Cloudflare({
    apiToken: 't',
    baseURL: url,
    maxRetries: 0,
    timeout: TIMEOUT,
    logLevel: 'off',
    ...options,
  });
  return { client, seen };
}

/** The error of a call, which must end in time. */
async function endsInTime(work: () => PromiseLike<unknown>): Promise<unknown> {
  const started = performance.now();
  const error = await rejection(work());
  expect(performance.now() - started).toBeLessThan(SOON);
  return error;
}

const stalls: { readonly [how: string]: Answer } = {
  'accepts and says nothing': () => {},
  'sends half a status line': (socket) => void socket.write('HTTP/1.1 2'),
  'sends a header every 20 ms': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket.write(`x-a: ${'b'.repeat(8)}\r\n`), 20);
    socket.on('close', () => clearInterval(timer));
  },
  'sends informational answers only': (socket) => {
    const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  },
  'sends headers and stalls': (socket) => void socket.write(head({ length: 100 })),
  'sends half of a body and stalls': (socket) => void socket.write(`${head({ length: 100 })}{"success":true,`),
  'sends all but the last chunk': (socket) =>
    void socket.write(`${head({ headers: 'transfer-encoding: chunked\r\n' })}10\r\n{"success":true}\r\n`),
  'sends a byte every 50 ms': (socket) => {
    socket.write(head({ length: 100_000 }));
    drip(socket, 50);
  },
  'sends a chunk every 10 ms': (socket) => {
    socket.write(head({ headers: 'transfer-encoding: chunked\r\n' }));
    drip(socket, 10, '1\r\n \r\n');
  },
  'redirects to itself after a while, again and again': (socket) => {
    const timer = setTimeout(
      () => socket.write(head({ status: '307 Temporary Redirect', length: 0, headers: 'location: /x\r\n' })),
      150,
    );
    socket.on('close', () => clearTimeout(timer));
  },
};

describe('a server that', () => {
  const limited = Object.entries(stalls).filter(([how]) => !how.startsWith('redirects'));

  test.each(limited)('a server that %s is abandoned when the time is up', async (_, answer) => {
    const { client, seen } = await start(answer);
    const works = [
      () => client.zones.get({ zone_id: 'z' }),
      () => client.call('zones.get', { zone_id: 'z' }),
      () => client.post('/x', { body: {} }),
      () => client.zones.list(),
      () => client.zones.list().toArray(),
      () => client.zones.list().withResponse(),
      () => client.dns.records.export({ zone_id: 'z' }),
    ];
    for (const error of await Promise.all(works.map(endsInTime))) {
      expect(error).toBeInstanceOf(APIConnectionTimeoutError);
      expect(error).toMatchObject({
        name: 'APIConnectionTimeoutError',
        message: expect.stringMatching(/^Request timed out\./),
        attempts: 1,
        retryable: true,
      });
    }
    await until(() => seen.busy === 0);
  });

  test.each(Object.entries(stalls))(
    'a server that %s is abandoned at the deadline, despite retries',
    async (_, answer) => {
      const { client, seen } = await start(answer, { timeout: 60_000, maxRetries: 9, deadline: TIMEOUT });
      const error = await endsInTime(() => client.zones.get({ zone_id: 'z' }));
      expect(error).toMatchObject({
        name: 'APIConnectionTimeoutError',
        message: expect.stringMatching(/^Request timed out: the deadline/),
      });
      await until(() => seen.busy === 0);
    },
  );

  test('a call to a stalled server ends at once on an abort, at every step', async () => {
    for (const [, answer] of Object.entries(stalls)) {
      const { client, seen } = await start(answer, { timeout: 60_000 });
      const controller = new AbortController();
      const work = rejection(client.zones.get({ zone_id: 'z' }, { signal: controller.signal }));
      await until(() => seen.requests.length > 0);
      controller.abort();
      expect(await work).toMatchObject({
        name: 'APIUserAbortError',
        message: 'Request was aborted.',
        retryable: false,
      });
      await until(() => seen.busy === 0);
      await server?.close();
    }
  });
});

describe('the time of an attempt', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('the time limit of an attempt covers headers and body together', async () => {
    // The facts for errors are loaded with the first error, which takes extra time.
    const refusing = async () => new Response('{}', { status: 404 });
    await rejection(new Cloudflare({ apiToken: 't', fetch: refusing, maxRetries: 0 }).zones.get({ zone_id: 'z' }));
    for (const status of [200, 404]) {
      const fetch = async (): Promise<Response> => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        return new Response(new ReadableStream(), { status });
      };
      const client = new Cloudflare({ apiToken: 't', fetch, maxRetries: 0, timeout: TIMEOUT, logLevel: 'off' });
      let error: unknown;
      const work = rejection(client.zones.get({ zone_id: 'z' })).then((caught) => {
        error = caught;
      });
      await vi.advanceTimersByTimeAsync(TIMEOUT - 1);
      expect(error).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(error).toMatchObject(status === 200 ? { name: 'APIConnectionTimeoutError' } : { status });
      await work;
      expect(vi.getTimerCount()).toBe(0);
    }
  });
});

test('a response that arrives too late, from a fetch that ignores signals, is cancelled', async () => {
  let cancelled = 0;
  for (const isAborted of [false, true]) {
    const controller = new AbortController();
    let answer: (response: Response) => void = () => {};
    const fetch = (): Promise<Response> => {
      if (isAborted) setTimeout(() => controller.abort());
      return new Promise((resolve) => {
        answer = resolve;
      });
    };
    const client = new Cloudflare({
      apiToken: 't',
      fetch,
      maxRetries: 0,
      timeout: isAborted ? SOON : 1,
      logLevel: 'off',
    });
    const error = await rejection(client.get('/x', { signal: controller.signal }));
    expect(error).toMatchObject({ message: expect.stringMatching(/^Request (timed|was)/) });
    answer(new Response(new ReadableStream({ cancel: () => void cancelled++ })));
  }
  await until(() => cancelled === 2);
});

describe('an interrupted response', () => {
  test.each<[string, Answer]>([
    ['before it begins', (socket) => socket.destroy()],
    ['in the status line', (socket) => socket.end('HTTP/1.1 2')],
    ['in the headers', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-le')],
    ['in the body', (socket) => socket.end(`${head({ length: 100 })}{"success":true,"result":{}}`)],
    [
      'between two chunks',
      (socket) => socket.end(`${head({ headers: 'transfer-encoding: chunked\r\n' })}10\r\n{"success":true}\r\n`),
    ],
    ['by a reset', (socket) => socket.write(`${head({ length: 100 })}{"a":1`, () => socket.resetAndDestroy())],
    ['because it is not HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
  ])('an interrupted response is a connection error: %s', async (_, answer) => {
    const { client } = await start(answer);
    for (const work of [
      () => client.zones.get({ zone_id: 'z' }),
      () => client.get('/x'),
      () => client.zones.list().toArray(),
    ])
      expect(await endsInTime(work)).toMatchObject({
        name: 'APIConnectionError',
        message: expect.stringMatching(/^(zones|GET).*: Connection error: .+\.$/),
        cause: expect.any(Error),
      });
  });
});

const refusal = { success: false, errors: [{ code: 7003, message: 'Could not route' }], messages: [], result: null };

/** Invalid responses of status 200 in place of JSON, and the error message. */
const none: readonly (readonly [what: string, answer: string, message: RegExp])[] = [
  [
    'an HTML page',
    whole('<!DOCTYPE html><title>Just a moment…</title>', { type: 'text/html' }),
    /expected JSON, got HTML page: Just a moment/,
  ],
  [
    'a text',
    whole('upstream gone', { type: 'text/plain' }),
    /expected JSON, got text\/plain(, 13 characters| upstream gone)/,
  ],
  [
    'truncated JSON',
    whole('{"success":true,"result":{"id":'),
    /expected JSON, got malformed or unexpected JSON, 31 characters/,
  ],
  ['a page called JSON', whole('<html>'), /expected JSON, got malformed or unexpected JSON, 6 characters/],
  ['nothing', whole(''), /expected JSON, got an empty body/],
  ['nothing of no type', 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n', /expected JSON, got an empty body/],
];

describe('an invalid response', () => {
  test.each(none)('an invalid response is distinguished from a result: %s', async (_, answer, message) => {
    const { client } = await start((socket) => socket.write(answer));
    for (const work of [
      () => client.zones.get({ zone_id: 'z' }),
      () => client.zones.create({ account: {}, name: 'example.com' }),
      () => client.zones.list(),
      () => client.zones.list().toArray(),
      () => client.user.tokens.verify(),
      () => client.accounts.tokens.create({ account_id: 'a', name: 'n', policies: [] }),
    ])
      expect(await endsInTime(work)).toMatchObject({
        name: 'APIError',
        status: 200,
        message: expect.stringMatching(message),
      });
  });

  test.each(['502 Bad Gateway', '403 Forbidden', '429 Too Many Requests'])(
    'an invalid response under %s keeps its status',
    async (status) => {
      for (const [, answer] of none) {
        const { client } = await start((socket) => socket.write(answer.replace('200 OK', status)));
        for (const work of [
          () => client.zones.get({ zone_id: 'z' }),
          () => client.get('/x'),
          () => client.kv.namespaces.values.get('k', { account_id: 'a', namespace_id: 'n' }),
        ])
          expect(await endsInTime(work)).toMatchObject({
            status: Number.parseInt(status, 10),
            message: expect.not.stringContaining('undefined'),
          });
        await server?.close();
      }
    },
  );

  test('an invalid response is an error, null after a DELETE, or the declared form, and never undefined, for every kind of operation', async () => {
    const kinds = new Map<string, Operation>();
    for (const operation of index().operations) {
      const { response, envelope, page, method, nullable, quirk, items } = operation;
      kinds.set([response, envelope, page, method, nullable, quirk, items].join(), operation);
    }
    expect(kinds.size).toBeGreaterThan(30);
    const subjects = new Map((await allSubjects()).map((subject) => [subject.operation.name, subject]));
    const answers: [string, () => Response][] = [
      ['HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
      ['text', () => new Response('gone', { headers: { 'content-type': 'text/plain' } })],
      ['broken', () => new Response('{"success":tr', { headers: { 'content-type': 'application/json' } })],
      ['a text in JSON', () => Response.json('gone')],
      ['empty', () => new Response('', { headers: { 'content-type': 'application/json' } })],
      ...[200, 201, 202, 400, 404, 500].map((status): [string, () => Response] => [
        `a refusal under ${status}`,
        () => Response.json(refusal, { status }),
      ]),
    ];
    const faults: string[] = [];
    for (const [, operation] of kinds) {
      const subject = subjects.get(operation.name);
      if (!subject) throw new Error(operation.name);
      for (const [what, answer] of answers) {
        const client = anyClient({ apiToken: 't', maxRetries: 0, fetch: async () => answer(), logLevel: 'off' });
        const due = dueOf(operation, what);
        const got = await Promise.resolve(client.call(operation.name, makeParams(subject, 'required'))).then(
          (value) => (value === null ? 'null' : value instanceof Response ? 'Response' : typeof value),
          (error) => (error instanceof APIError && error.status ? 'error' : String(error)),
        );
        if (got !== due) faults.push(`${operation.name}: ${got} in place of ${due} for ${what}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

/** The expected outcome of a response. */
function dueOf({ response, method, envelope, page }: Operation, what: string): string {
  if (/[45]\d\d$/.test(what)) return 'error';
  // The bytes belong to the caller, whatever they are.
  if (response === 'binary') return 'Response';
  // Rows are read as they come; only a page of HTML is known to be none.
  if (response === 'rows') return what === 'HTML' ? 'error' : 'object';
  if (what.startsWith('a refusal')) return 'error';
  if (response === 'void') return 'undefined';
  if (response === 'text') return 'string';
  if (what === 'empty' && method === 'DELETE') return page ? 'object' : 'null';
  return what === 'a text in JSON' && !envelope ? 'string' : 'error';
}

/** An error reports the failure, the calling code and advice: for every operation and every kind of failure. */
import { index } from '@flarewire/contract';
import * as flarewire from 'flarewire';
import Cloudflare, { type ClientOptions } from 'flarewire';
import { describe, expect, test } from 'vitest';
import { anyClient, rejection } from '../secrets/canaries.ts';
import { callers, mistaken } from '../whole-api/callers.ts';
import { makeParams } from '../whole-api/cases.ts';
import { allSubjects } from '../whole-api/contract-reading.ts';

const clock = { now: () => 0, random: () => 0, sleep: async () => {} };
const refused = (
  status: number,
  errors: unknown[] = [{ code: 10000, message: 'Authentication error' }],
  headers = {},
) => Response.json({ success: false, errors, messages: [], result: null }, { status, headers });

const make = (fetch: ClientOptions['fetch'], options: ClientOptions = {}) =>
  new Cloudflare({ apiToken: 't', clock, logLevel: 'off', fetch, ...options });

const second = (request: string, answer: () => Response): Response =>
  /page=[2-9]/.test(request)
    ? answer()
    : Response.json({
        success: true,
        result: [{ id: '1' }],
        result_info: { page: 1, per_page: 1, total_pages: 9, total_count: 9 },
      });

/** Kinds of failure: the behaviour of fetch, and options of the client. */
const failures: {
  readonly [how: string]: readonly [
    fetch: (url: string, init: RequestInit) => Promise<Response>,
    options?: ClientOptions,
  ];
} = {
  'a refusal': [async () => refused(403)],
  'a refusal as a success': [async () => refused(200)],
  'what is not JSON': [async () => new Response('<html>')],
  'no connection': [async () => Promise.reject(new TypeError('fetch failed'))],
  'a redirect': [async () => new Response(null, { status: 302, headers: { location: 'https://example.com' } })],
  'a timeout': [() => new Promise(() => {}), { timeout: 1, maxRetries: 0 }],
  'a deadline': [() => new Promise(() => {}), { deadline: 5, clock: { sleep: async () => {} } }],
};

/** The first lines of an error's stack name the calling function. */
function expectCaller(error: unknown, name: string): void {
  expect(error).toBeInstanceOf(flarewire.CloudflareError);
  const { stack = '', message, name: kind } = error as Error; // asserted above
  const [first, ...frames] = stack.split('\n');
  expect(first).toBe(`${kind}: ${message}`);
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.every((frame) => /^\s+at /.test(frame))).toBe(true);
  expect(frames.find((frame) => frame.includes('callers.ts'))).toContain(name);
}

describe('the stack has the caller’s own line', () => {
  const cases = Object.keys(failures).flatMap((how) => Object.keys(callers).map((name) => [how, name] as const));

  test.each(cases)('the stack of %s, called %s', async (how, name) => {
    const [fetch, options] = failures[how] ?? [];
    // The headers are those of a success; only reading the body fails.
    if (name === 'byVerb' && /JSON/.test(how)) return expect(await callers.byVerb?.(make(fetch))).toBe('<html>');
    if (name === 'byResponse' && /success|JSON/.test(how))
      return expect(await callers[name]?.(make(fetch))).toBeInstanceOf(Response);
    expectCaller(await rejection(Promise.resolve(callers[name]?.(make(fetch, options)))), name);
  });

  test("the stack of an error of a later page has the caller's line", async () => {
    for (const name of ['byLoop', 'byArray', 'byLoopAhead']) {
      const client = make(async (url) => second(url, () => refused(500)));
      const error = await rejection(Promise.resolve(callers[name]?.(client)));
      expect(error).toMatchObject({ status: 500, operation: 'zones.list' });
      expectCaller(error, name);
    }
  });

  test("the stack of an abort has the caller's line, before and during the call and between two attempts", async () => {
    for (const name of Object.keys(callers)) {
      const controller = new AbortController();
      const hang = make(() => new Promise(() => setTimeout(() => controller.abort(), 1)));
      expectCaller(await rejection(Promise.resolve(callers[name]?.(hang, { signal: controller.signal }))), name);
      expectCaller(await rejection(Promise.resolve(callers[name]?.(hang, { signal: AbortSignal.abort() }))), name);
      const again = new AbortController();
      const busy = make(async () => refused(503), { clock: { sleep: () => new Promise(() => again.abort()) } });
      const error = await rejection(Promise.resolve(callers[name]?.(busy, { signal: again.signal })));
      expect(error).toMatchObject({ name: 'APIUserAbortError', operation: expect.any(String) });
      expectCaller(error, name);
    }
  });

  test("the stack of an unknown outcome has the caller's line", async () => {
    const error = await rejection(Promise.resolve(callers.byVerb?.(make(async () => refused(500), { retry: 'safe' }))));
    expect(error).toMatchObject({ name: 'OutcomeUnknownError' });
    expectCaller(error, 'byVerb');
  });

  test.each(Object.keys(mistaken))("the stack of a usage error has the caller's line: %s", async (name) => {
    const error = await rejection(Promise.resolve(mistaken[name]?.(make(async () => refused(200)))));
    expect(error).toMatchObject({ name: 'UsageError' });
    expectCaller(error, name);
  });
});

describe('the facts of an error', () => {
  test('an error message is one line, whatever the API sends', async () => {
    const errors = [
      {
        code: 1,
        message: 'first\r\n  second\u2028third',
        source: { pointer: '/a\n/b' },
        error_chain: [{ code: 2, message: 'in\nner' }],
      },
    ];
    for (const answer of [
      refused(400, errors),
      refused(200, errors),
      new Response('<html>\n<p>\n', { status: 502 }),
      new Response('a\n\nb'),
      refused(400, []),
    ]) {
      const error = await rejection(make(async () => answer.clone(), { maxRetries: 0 }).zones.get({ zone_id: 'z' }));
      expect(error).toMatchObject({ message: expect.stringMatching(/^zones\.get: \d{3} [^\r\n\u2028]+$/) });
    }
  });

  test('an error has the whole chain of errors, including the innermost', async () => {
    const errors = [
      {
        code: 6003,
        message: 'Invalid request headers',
        error_chain: [{ code: 6111, message: 'Invalid format', error_chain: [{ code: 7, message: 'deep' }] }],
      },
      { code: 9, message: 'other' },
    ];
    const error = await rejection(make(async () => refused(400, errors)).zones.get({ zone_id: 'z' }));
    expect(error).toMatchObject({
      code: 6003,
      errors: [{ code: 6003 }, { code: 9 }],
      chain: [{ code: 6003 }, { code: 6111 }, { code: 7 }, { code: 9 }],
      message: expect.stringContaining('[6003] Invalid request headers; [6111] Invalid format; [7] deep; [9] other'),
    });
  });

  test('an error accepts malformed chains', async () => {
    const depth = 5000;
    const deep = `[${'{"code":1,"message":"m","error_chain":['.repeat(depth)}${']}'.repeat(depth)}]`;
    for (const errors of [
      deep,
      '[null,"text",3,{"message":null}]',
      '[{"error_chain":"x"}]',
      '[{"error_chain":[[]]}]',
      '"text"',
      '{}',
    ]) {
      const body = `{"success":false,"errors":${errors},"result":null}`;
      const client = make(async () => new Response(body, { status: 400 }));
      const error = await rejection(client.zones.get({ zone_id: 'z' }));
      expect(error).toMatchObject({ name: 'BadRequestError', status: 400 });
    }
  });

  test.each([
    [400, false],
    [401, false],
    [403, false],
    [404, false],
    [408, true],
    [409, true],
    [422, false],
    [429, true],
    [500, true],
    [503, true],
    [520, true],
  ])('an error of status %i says if and when to try again', async (status, retryable) => {
    const headers = { 'retry-after': '7', 'cf-ray': '8f1-AMS' };
    const error = await rejection(
      make(async () => refused(status, [], headers), { maxRetries: 0 }).zones.get({ zone_id: 'z' }),
    );
    expect(error).toMatchObject({
      status,
      retryable,
      retryAfter: 7000,
      rayId: '8f1-AMS',
      operation: 'zones.get',
      method: 'GET',
      path: '/zones/{zone_id}',
      attempts: 1,
      docs: expect.stringMatching(/^https:\/\/developers\.cloudflare\.com\//),
      message: expect.stringContaining('(ray 8f1-AMS)'),
    });
  });

  test.each([
    [404, 'isNotFound'],
    [401, 'isAuthenticationError'],
    [403, 'isPermissionDenied'],
    [409, 'isConflict'],
    [429, 'isRateLimited'],
  ] as const)('an error of status %i is recognized by %s, and by no other guard', async (status, guard) => {
    const error = await rejection(make(async () => refused(status), { maxRetries: 0 }).get('/x'));
    const guards = [
      'isNotFound',
      'isAuthenticationError',
      'isPermissionDenied',
      'isConflict',
      'isRateLimited',
      'isConnectionError',
      'isTimeout',
      'isAbort',
      'isUsageError',
      'isOutcomeUnknown',
    ] as const;
    const seenBy = (given: unknown) => guards.filter((one) => ({ ...flarewire })[one](given));
    expect(seenBy(error)).toEqual([guard]);
    expect(seenBy(structuredClone(error))).toEqual([guard]);
    expect([flarewire.hasCode(error, 10000), flarewire.hasCode(error, 10001)]).toEqual([true, false]);
  });

  test('a 403 names the required permission groups, for every operation that declares them', async () => {
    // The ids belong to an emulator, which would be pointed out for Cloudflare's own address.
    const baseURL = 'https://cloudflare.test';
    const client = anyClient({
      apiToken: 't',
      baseURL,
      fetch: async () => refused(403),
      maxRetries: 0,
      logLevel: 'off',
    });
    const faults: string[] = [];
    let stated = 0;
    for (const subject of await allSubjects()) {
      const { name, permissions = [], docs } = subject.operation;
      const error = (await rejection(client.call(name, makeParams(subject, 'required')))) as flarewire.APIError; // asserted below
      const reported = [...(error.permissions ?? [])].sort();
      if (permissions.length > 0) stated++;
      if (reported.join() !== [...new Set(permissions)].sort().join())
        faults.push(`${name}: ${reported} in place of ${permissions}`);
      if (reported.length > 0 && !error.message.includes(`'${error.permissions?.[0]}'`))
        faults.push(`${name}: not in its message: ${error.message}`);
      if (error.docs !== docs) faults.push(`${name}: ${error.docs} in place of ${docs}`);
    }
    expect(faults).toEqual([]);
    expect(stated).toBe(index().operations.filter(({ permissions }) => permissions?.length).length);
    expect(stated).toBeGreaterThan(2500);
  });
});

/** Runs against the real OpenTelemetry SDK, in memory. */
import { getEventListeners } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type Context,
  context,
  metrics as globalMetrics,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BaseClient } from '../client.ts';
import { APIUserAbortError } from '../errors/errors.ts';
import { UsageError } from '../errors/usage-error.ts';
import { failureOf, harness, json, limitedServer, ok, refused, virtualClock } from '../test-support.ts';
import { type OtelOptions, otel } from './otel.ts';
import { infoFor, sdk, TEMPLATE, traced, url } from './otel-test-support.ts';

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
});
afterAll(() => context.disable());

const lost = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:80') });
const NEVER = new Promise<never>(() => {});
const labels = {
  'http.request.method': 'GET',
  'server.address': 'api.cloudflare.com',
  'server.port': 443,
  'url.template': TEMPLATE,
  'flarewire.operation': 'test.records.get',
};

describe('the span of an attempt', () => {
  it('the span follows the conventions for HTTP clients', async () => {
    const reply = json({ success: true, result: 1 }, 200, { 'cf-ray': '8f00-FRA' });
    const { run, spans } = traced(reply);
    await run();
    expect(spans()).toHaveLength(1);
    expect(spans()[0]).toMatchObject({
      name: `GET ${TEMPLATE}`,
      kind: SpanKind.CLIENT,
      ended: true,
      status: { code: SpanStatusCode.UNSET },
      events: [],
      instrumentationScope: { name: 'flarewire' },
    });
    expect(spans()[0]?.attributes).toEqual({
      ...labels,
      'url.full': url,
      'http.response.status_code': 200,
      'cloudflare.ray_id': '8f00-FRA',
      'flarewire.wait_ms': 0,
    });
  });

  it('the span is named by the method alone if the path contains values', async () => {
    const { client, spans } = traced(ok(1));
    await client.get('/zones/z1/secret?name=www');
    expect(spans().map(({ name }) => name)).toEqual(['GET']);
    expect(spans()[0]?.attributes).not.toHaveProperty('url.template');
    expect(spans()[0]?.attributes).not.toHaveProperty('flarewire.operation');
  });

  it.each([
    ['http://127.0.0.1:8787/client/v4', '127.0.0.1', 8787],
    ['http://[::1]/v4', '::1', 80],
    ['https://localhost', 'localhost', 443],
  ])('the span has the server address of %s', async (baseURL, address, port) => {
    const { run, attributes } = traced(ok(1), { baseURL });
    await run();
    expect(attributes()).toMatchObject([{ 'server.address': address, 'server.port': port }]);
  });

  it('every attempt has its own span, with its number and its wait', async () => {
    const { run, spans, attributes } = traced([refused(500), lost, ok(1)]);
    await run();
    expect(spans().map(({ status }) => status)).toEqual([
      { code: SpanStatusCode.ERROR },
      {
        code: SpanStatusCode.ERROR,
        message: 'test.records.get: Connection error: connect ECONNREFUSED 127.0.0.1:80.',
      },
      { code: SpanStatusCode.UNSET },
    ]);
    const names = ['http.request.resend_count', 'error.type', 'http.response.status_code', 'flarewire.wait_ms'];
    expect(attributes().map((all) => names.map((name) => all[name]))).toEqual([
      [undefined, '500', 500, 0],
      [1, 'APIConnectionError', undefined, 500],
      [2, undefined, 200, 1000],
    ]);
  });

  it('the span reports the wait requested by a 429, and the remaining budget', async () => {
    const limit = { 'retry-after': '3', ratelimit: '"default";r=7;t=30', 'ratelimit-policy': '"default";q=10;w=60' };
    const { run, attributes } = traced([refused(429, limit), ok(1)]);
    await run();
    expect(attributes()).toMatchObject([
      { 'error.type': '429', 'flarewire.wait_ms': 0 },
      {
        'flarewire.wait_ms': 3000,
        'cloudflare.rate_limit.policy': 'default',
        'cloudflare.rate_limit.left': 6,
        'cloudflare.rate_limit.quota': 10,
      },
    ]);
    expect(attributes()[0]).not.toHaveProperty('cloudflare.rate_limit.left');
  });

  it('a redirect has its own span and is not an error', async () => {
    const moved = new Response(null, { status: 307, headers: { location: '/client/v4/elsewhere' } });
    const { run, spans, attributes } = traced([moved, ok(1)]);
    await run();
    expect(spans().map(({ status }) => status.code)).toEqual([SpanStatusCode.UNSET, SpanStatusCode.UNSET]);
    expect(attributes()).toMatchObject([
      { 'http.response.status_code': 307, 'url.full': url },
      { 'http.request.resend_count': 1, 'url.full': 'https://api.cloudflare.com/client/v4/elsewhere' },
    ]);
  });

  it('the span distinguishes an abort from a timeout', async () => {
    const controller = new AbortController();
    const { run, spans } = traced(() => NEVER, { maxRetries: 0, timeout: 5 });
    await failureOf(run() as Promise<unknown>);
    const aborted = failureOf(run({ signal: controller.signal, timeout: 60_000 }) as Promise<unknown>);
    setTimeout(() => controller.abort(), 5);
    expect(await aborted).toBeInstanceOf(APIUserAbortError);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    expect(spans().map(({ attributes, status }) => [attributes['error.type'], status])).toEqual([
      ['APIConnectionTimeoutError', { code: SpanStatusCode.ERROR, message: 'Request timed out.' }],
      ['APIUserAbortError', { code: SpanStatusCode.ERROR, message: 'Request was aborted.' }],
    ]);
  });

  it('the span ends with the headers, even if the body is not read', async () => {
    const { client, spans } = traced(() => new Response(new ReadableStream({ pull: () => NEVER })));
    const response = await client.get('/x').asResponse();
    expect(spans().map(({ ended }) => ended)).toEqual([true]);
    expect(response.bodyUsed).toBe(false);
    await response.body?.cancel();
    expect(spans()).toHaveLength(1);
  });

  it('the span ends once if other middleware replaces an error with a response', async () => {
    const { run, spans, metrics } = traced(lost, { middleware: [{ onError: () => ok(1) }] });
    await run();
    expect(spans().map(({ attributes }) => attributes['error.type'])).toEqual(['APIConnectionError']);
    const { dataPoints } = (await metrics())['http.client.request.duration'] ?? {};
    expect(dataPoints?.map(({ attributes }) => attributes['error.type'])).toEqual(['APIConnectionError']);
  });

  it('there is no span if other middleware responded and nothing was sent', async () => {
    const { run, spans, calls } = traced(ok(1), { middleware: [{ onRequest: () => ok(2) }] });
    await run();
    expect([spans(), calls]).toEqual([[], []]);
  });

  it('the span has the attributes set by the program', async () => {
    const { run, attributes, metrics } = traced(ok(1), {}, { attributes: { 'app.account': 'harbour' } });
    await run();
    expect(attributes()).toMatchObject([{ 'app.account': 'harbour' }]);
    expect((await metrics())['http.client.request.duration']?.dataPoints[0]?.attributes).toMatchObject({
      'app.account': 'harbour',
    });
  });
});

describe('the parent', () => {
  it("the parent of every page's span is the span that is active while the list is read", async () => {
    const page = (n: number) => ok([n], { page: n, per_page: 1, total_pages: 3, count: 1, total_count: 3 });
    const { client, tracerProvider, spans } = traced([page(1), page(2), page(3)]);
    const tracer = tracerProvider.getTracer('test');
    const parent = tracer.startSpan('job');
    const items: unknown[] = [];
    await context.with(trace.setSpan(context.active(), parent), async () => {
      for await (const item of client.test.records?.list?.({ zone_id: 'z1' }) ?? []) items.push(item);
    });
    parent.end();
    expect(items).toEqual([1, 2, 3]);
    const pages = spans().filter(({ name }) => name.startsWith('GET'));
    const { spanId, traceId } = parent.spanContext();
    expect(pages.map((span) => [span.parentSpanContext?.spanId, span.spanContext().traceId])).toEqual(
      Array(3).fill([spanId, traceId]),
    );
  });

  it('the parent stays that of its call for concurrent, queued and retried calls', async () => {
    const { tracerProvider, meterProvider, spans } = sdk();
    const clock = virtualClock();
    const server = limitedServer(clock, { quota: 20, window: 10 });
    let sent = 0;
    const fetch = async () => (++sent % 7 ? server.fetch() : refused(503));
    const client = new BaseClient({
      apiToken: 't',
      clock,
      fetch,
      maxRetries: 9,
      middleware: [otel({ tracerProvider, meterProvider })],
    });
    const tracer = tracerProvider.getTracer('test');
    const wanted = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        tracer.startActiveSpan(`job ${i}`, async (parent) => {
          await client.get(`/x/${i}`);
          parent.end();
          return [`https://api.cloudflare.com/client/v4/x/${i}`, parent.spanContext().spanId] as const;
        }),
      ),
    );
    const parents = new Map<unknown, unknown>(wanted);
    const own = spans().filter(({ name }) => name === 'GET');
    expect(own.length).toBeGreaterThan(60);
    for (const { attributes, parentSpanContext } of own)
      expect(parentSpanContext?.spanId).toBe(parents.get(attributes['url.full']));
    expect(own.some(({ attributes }) => Number(attributes['flarewire.wait_ms']) > 1000)).toBe(true);
  });

  it('a span outside of all spans has no parent', async () => {
    const { run, spans } = traced(ok(1));
    await run();
    expect(spans()[0]?.parentSpanContext).toBeUndefined();
  });
});

describe('the ids of the trace', () => {
  const inject = (
    active: Context,
    carrier: unknown,
    setter: { set(to: unknown, name: string, value: string): void },
  ) => {
    const { traceId, spanId } = trace.getSpanContext(active) ?? {};
    setter.set(carrier, 'traceparent', `00-${traceId}-${spanId}-01`);
    for (const [name, { value }] of propagation.getBaggage(active)?.getAllEntries() ?? [])
      setter.set(carrier, 'baggage', `${name}=${value}`);
  };
  beforeAll(() => {
    propagation.setGlobalPropagator({ inject, extract: (active) => active, fields: () => ['traceparent'] });
  });
  afterAll(() => propagation.disable());
  const withBaggage = <T>(work: () => T): T =>
    context.with(
      propagation.setBaggage(context.active(), propagation.createBaggage({ customer: { value: '7' } })),
      work,
    );

  it('trace ids are not sent to the API by default', async () => {
    const { run, calls } = traced(ok(1));
    await withBaggage(run);
    expect(calls[0]?.headers.has('traceparent')).toBe(false);
  });

  it('trace ids of the attempt are sent if enabled, and never with baggage', async () => {
    const { run, calls, spans } = traced([refused(500), ok(1)], {}, { propagate: true });
    await withBaggage(run);
    const sent = calls.map(({ headers }) => headers.get('traceparent'));
    expect(sent).toEqual(spans().map((span) => `00-${span.spanContext().traceId}-${span.spanContext().spanId}-01`));
    expect(sent).toHaveLength(2);
    expect(calls.map(({ headers }) => headers.get('baggage'))).toEqual([null, null]);
  });
});

describe('the metrics', () => {
  it('the metrics are the standard duration, waits, resends, refusals and the budget', async () => {
    const limit = { 'retry-after': '3', ratelimit: '"default";r=7;t=30', 'ratelimit-policy': '"default";q=10;w=60' };
    const { run, metrics } = traced([refused(429, limit), lost, ok(1)]);
    await run();
    const all = await metrics();
    const points = (name: string) =>
      all[name]?.dataPoints.map(({ attributes, value }) => {
        const { count, sum } = Object(value); // a histogram's value, else a number
        return [attributes, count === undefined ? value : name === 'flarewire.wait.duration' ? [count, sum] : count];
      });
    expect(all['http.client.request.duration']?.descriptor).toMatchObject({
      unit: 's',
      advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10] },
    });
    expect(points('http.client.request.duration')).toEqual([
      [{ ...labels, 'http.response.status_code': 429, 'error.type': '429' }, 1],
      [{ ...labels, 'error.type': 'APIConnectionError' }, 1],
      [{ ...labels, 'http.response.status_code': 200 }, 1],
    ]);
    expect(points('flarewire.wait.duration')).toEqual([[labels, [3, 3 + 1]]]);
    expect(points('flarewire.resends')).toEqual([[labels, 2]]);
    expect(points('cloudflare.rate_limit.refusals')).toEqual([[labels, 1]]);
    const whose = {
      'server.address': 'api.cloudflare.com',
      'server.port': 443,
      'cloudflare.rate_limit.policy': 'default',
    };
    expect(points('cloudflare.rate_limit.left')).toEqual([[whose, 5]]);
    expect(points('cloudflare.rate_limit.quota')).toEqual([[whose, 10]]);
  });

  it('the metrics are in seconds', async () => {
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return ok(1);
    };
    const { run, metrics, spans } = traced(slow);
    const started = performance.now();
    await run();
    const most = (performance.now() - started) / 1000;
    const { sum } = Object((await metrics())['http.client.request.duration']?.dataPoints[0]?.value);
    const [seconds = 0, nanoseconds = 0] = spans()[0]?.duration ?? [];
    for (const measured of [sum, seconds + nanoseconds / 1e9]) {
      expect(measured).toBeGreaterThan(0.015);
      // Spans have a resolution of whole milliseconds.
      expect(measured).toBeLessThan(most + 0.002);
    }
  });
});

describe('a program', () => {
  it('a program may set up its SDK after its client', async () => {
    const { client } = harness(ok(1), { middleware: [otel()] });
    await client.get('/before');
    const { tracerProvider, meterProvider, spans, metrics } = sdk();
    trace.setGlobalTracerProvider(tracerProvider);
    globalMetrics.setGlobalMeterProvider(meterProvider);
    await client.get('/after');
    trace.disable();
    globalMetrics.disable();
    expect(spans().map(({ attributes }) => attributes['url.full'])).toEqual([
      'https://api.cloudflare.com/client/v4/after',
    ]);
    expect(Object.keys(await metrics())).toContain('http.client.request.duration');
  });

  it('a program works with a failing SDK', async () => {
    const fail = () => {
      throw new Error('out of order');
    };
    const broken = { getTracer: () => ({ startSpan: fail, startActiveSpan: fail }) };
    const { run } = traced(ok({ id: 'x' }), {}, { tracerProvider: broken });
    expect(await run()).toEqual({ id: 'x' });
  });

  it('a provider without the required methods is rejected', () => {
    // A program without types may pass these.
    const wrong = { tracerProvider: {}, meterProvider: 5 } as unknown as OtelOptions;
    expect(() => otel(wrong)).toThrow(UsageError);
    expect(() => otel(wrong)).toThrow("otel: option 'tracerProvider' has no getTracer()");
    expect(() => otel({ ...wrong, tracerProvider: undefined })).toThrow("option 'meterProvider' has no getMeter()");
  });

  it('attempts that never ended are not retained', async () => {
    setFlagsFromString('--expose_gc');
    const collect: () => void = runInNewContext('gc');
    const { tracerProvider, meterProvider } = sdk();
    const { onRequest } = otel({ tracerProvider, meterProvider });
    const headers: WeakRef<Headers>[] = [];
    for (let i = 0; i < 1000; i++) {
      const info = infoFor();
      onRequest?.(info);
      headers.push(new WeakRef(info.headers));
    }
    // The target of a WeakRef lives until the turn of the event loop ends.
    await new Promise((resolve) => setTimeout(resolve));
    collect();
    expect(headers.filter((one) => one.deref()).length).toBeLessThan(10);
  });
});

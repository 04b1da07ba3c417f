/** For tests: an in-memory OpenTelemetry SDK, and a client that it observes. */
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { onTestFinished } from 'vitest';
import { harness, type Reply } from '../test-support.ts';
import type { AttemptInfo, ClientOptions } from '../types.ts';
import { type OtelOptions, otel } from './otel.ts';

export const TEMPLATE = '/zones/{zone_id}/dns_records/{record_id}';
export const url = 'https://api.cloudflare.com/client/v4/zones/z1/dns_records/r1';

/** An SDK that records everything in memory. */
export function sdk() {
  const exporter = new InMemorySpanExporter();
  const tracerProvider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  const measured = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: measured, exportIntervalMillis: 1e9 });
  const meterProvider = new MeterProvider({ readers: [reader] });
  onTestFinished(async () => {
    await tracerProvider.shutdown();
    await meterProvider.shutdown();
  });
  return {
    tracerProvider,
    meterProvider,
    spans: () => exporter.getFinishedSpans(),
    async metrics() {
      await reader.forceFlush();
      const all =
        measured
          .getMetrics()
          .at(-1)
          ?.scopeMetrics.flatMap((scope) => scope.metrics) ?? [];
      return Object.fromEntries(all.map((metric) => [metric.descriptor.name, metric]));
    },
  };
}

export const providersOf = ({ tracerProvider, meterProvider }: ReturnType<typeof sdk>) => ({
  tracerProvider,
  meterProvider,
});

/** A client of the test product with spans and metrics. */
export function traced(replies: Reply | Reply[], options: ClientOptions = {}, own: OtelOptions = {}) {
  const kept = sdk();
  const middleware = [...(options.middleware ?? []), otel({ ...providersOf(kept), ...own })];
  const made = harness(replies, { ...options, middleware });
  const attributes = () => kept.spans().map((span) => span.attributes);
  const run = (...args: unknown[]) => made.client.test.records?.get?.('r1', { zone_id: 'z1' }, ...args);
  return { ...kept, ...made, attributes, run };
}

/** An attempt as the client reports it. */
export const infoFor = (): AttemptInfo => ({
  operation: 'test.records.get',
  method: 'GET',
  path: TEMPLATE,
  url,
  headers: new Headers(),
  attempt: 1,
  waited: 0,
  budget: undefined,
  signal: new AbortController().signal,
});
